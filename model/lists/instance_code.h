// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/codes/sheet_codes.h"
#include "model/instance/instance.h"

#include <QString>

#include <map>

namespace bramah::model {

/// The codes of the components of a class, at any depth, for drawing sets and lists. What a sheet says about codes is
/// read once. Borrows the class.
class InstanceCodes
{
public:
    /// \a top is the instance of the class whose sheets the codes are on.
    explicit InstanceCodes(const Instance& top) : top_(top) {}

    /// The code of the component at \a path, as `drive.valve`: the code on the sheet of its class, `1.2`, with the
    /// codes of the components around it as modules in front, `A-1.2`. A component around it without a code counts by
    /// the module that the sheet of its class names. Empty if the component has no code.
    [[nodiscard]] QString codeOf(const QString& path);

private:
    struct OnSheet {
        SheetCodes codes;
        CodeScheme scheme = CodeScheme::Iso2012;  ///< of the codes that are there
    };
    const OnSheet& onSheet(const Instance& sheet);

    const Instance& top_;
    std::map<const Instance*, OnSheet> sheets_;
};

}  // namespace bramah::model
