// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace bramah::model {

/// A choice of units for a whole sheet, by its name in `__Bramah(units="US")`: `MPa` (pressures in MPa), `SI` (SI units
/// without prefixes), `US` (psi, gal/min, in, lbf). Empty: each quantity in the unit that its type names.
[[nodiscard]] QStringList unitSetNames();
/// The unit in which \a set shows quantities of \a siUnit; empty: it says nothing about them.
[[nodiscard]] QString unitInSet(const QString& set, const QString& siUnit);

}  // namespace bramah::model
