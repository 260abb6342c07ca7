// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <tl/expected.hpp>

namespace bramah::model {

/// Reads a value with or without a unit, as `25cm3/rev`, `150 bar`, `150 bar(g)`, `1e-5`.
/// \param text what the user has typed
/// \param siUnit the unit the value is wanted in; empty for a plain number
/// \param assumedUnit the unit of a value without one; empty: \a siUnit
/// \param locale its decimal separator is taken besides `.`
/// \return the SI value, or a sentence that says what is wrong
[[nodiscard]] tl::expected<double, QString> parseQuantity(QStringView text, const QString& siUnit,
                                                          const QString& assumedUnit = {},
                                                          const QLocale& locale = QLocale::c());

/// \a value with \a digits significant digits, without trailing zeros, with powers of ten only beyond 1e-4..1e7: `150`,
/// `0.3333`, `1.2e-12`.
[[nodiscard]] QString formatNumber(double value, int digits = 4, const QLocale& locale = QLocale::c());
/// The shortest text that reads back as exactly \a value, for a field to be edited.
[[nodiscard]] QString exactNumber(double value, const QLocale& locale = QLocale::c());

/// \a value as the shortest Modelica number that reads back to it: `1.5e7`, `0.025`, `140e5`.
[[nodiscard]] QString modelicaNumber(double value);

/// An SI value with a unit for reading: `150 bar`, `35 cm³/rev`; in the SI unit if \a unit does not fit.
[[nodiscard]] QString formatQuantity(double siValue, const QString& siUnit, const QString& unit, int digits = 4,
                                     const QLocale& locale = QLocale::c());

/// The unit in which \a siValue reads best: \a unit or, if the number lies outside of 0.1 to 1000 there, the same unit
/// with the metric prefix that brings it nearest, of those that engineers use for \a siUnit: N for 0.00254 kN.
[[nodiscard]] QString readableUnit(double siValue, const QString& siUnit, const QString& unit);

}  // namespace bramah::model
