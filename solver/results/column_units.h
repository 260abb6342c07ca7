// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/shown_unit.h"
#include "solver/results/result_column.h"

namespace bramah::solver {

/// The unit in which a user reads a column: \a wanted if it fits, else the unit common among engineers. A mass flow of
/// known density is read as a volume flow, unless a unit of mass flow is wanted.
[[nodiscard]] model::ShownUnit shownUnit(const ResultColumn& column, const QString& wanted = {});
/// Names of all units in which a column can be shown, the usual one first.
[[nodiscard]] QStringList unitChoices(const ResultColumn& column);
/// The printed name of one of these units; see model::printedUnit().
[[nodiscard]] QString printedUnit(const ResultColumn& column, const QString& unit);
/// The name of one of these units as other programs read it, with `(a)` where it is printed with it: `bar(a)`,
/// `cm3/rev`.
[[nodiscard]] QString writtenUnit(const ResultColumn& column, const QString& unit);
/// Do these measure the same, as far as units tell it? A volume flow is what is measured of a mass flow.
[[nodiscard]] bool measureTheSame(const ResultColumn& a, const ResultColumn& b);
/// What values of \a simulated are multiplied with to be compared with those of \a measured: what their units differ
/// by, 1 mostly, and beside a volume flow the reciprocal of a mass flow's density.
[[nodiscard]] double scaleBeside(const ResultColumn& simulated, const ResultColumn& measured);
/// \a value [SI] in the usual unit of a column, as `24.0 l/min`, with \a digits significant digits; without a \a wanted
/// unit with the metric prefix that makes it read best, see model::readableUnit(). A Boolean is `yes` or `no`.
[[nodiscard]] QString valueText(const ResultColumn& column, double value, const QString& wanted = {}, int digits = 4);

}  // namespace bramah::solver
