// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace bramah::model {

/// Names for `__Bramah(units="US")`, which chooses units for a whole sheet: `MPa` (pressures in MPa), `SI` (SI units
/// without prefixes), `US` (psi, gal/min, in, lbf). Without one each quantity has the unit of its type.
[[nodiscard]] QStringList unitSetNames();
/// The unit in which \a set shows quantities of \a siUnit; empty if the set has none for them.
[[nodiscard]] QString unitInSet(const QString& set, const QString& siUnit);

}  // namespace bramah::model
