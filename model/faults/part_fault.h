// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace bramah::model {

class Instance;

/// A fault of a part that a parameter stands for, by `__Bramah(fault(caption="Piston leaks", to=1e-10))` at its
/// declaration: the worse the fault, the further the parameter goes from its own value towards \c to, SI, or towards
/// its own value times \c factor.
struct PartFault {
    std::string parameter;  ///< path, as `cylinder.leakage`
    std::string component;  ///< path of the part, as `cylinder`
    QString caption;        ///< in the user's language
    std::optional<double> to, factor;
};

/// The faults of all parts of \a circuit at any depth, in the order of the text. Of a parameter whose value another
/// part gives, as of an oil that comes from the sheet, only where it is given.
[[nodiscard]] std::vector<PartFault> partFaultsOf(const Instance& circuit);

}  // namespace bramah::model
