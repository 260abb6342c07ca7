// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::model {

/// The unit in which \a set shows quantities of \a siUnit; empty if the set has none for them. `__Bramah(units="US")`
/// chooses one for a whole sheet: `MPa` (pressures in MPa), `SI` (SI units without prefixes), `US` (psi, gal/min, in,
/// lbf). Without one each quantity has the unit of its type.
[[nodiscard]] QString unitInSet(const QString& set, const QString& siUnit);

}  // namespace bramah::model
