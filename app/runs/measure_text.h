// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/measure.h"

#include <QString>

namespace bramah::app {

/// The value of a measure with its unit, or a dash.
[[nodiscard]] QString measureText(const solver::Measure& measure, const solver::MeasureResult& result);
/// The limits of a measure in its unit, as `≤ 160 bar`; empty without any. \a column: its unit.
[[nodiscard]] QString limitText(const solver::Measure& measure, const solver::ResultColumn& column);

}  // namespace bramah::app
