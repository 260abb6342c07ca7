// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/measure_text.h"

#include "app/translate.h"
#include "solver/results/column_units.h"

namespace bramah::app {

namespace {

constexpr int kMeasureDigits = 5;

}  // namespace

QString measureText(const solver::Measure& measure, const solver::MeasureResult& result)
{
    return result.value ? valueText(result.column, *result.value, measure.unit, kMeasureDigits) : QStringLiteral("—");
}

QString limitText(const solver::Measure& measure, const solver::ResultColumn& column)
{
    const auto text = [&](double limit) { return valueText(column, limit, measure.unit, kMeasureDigits); };
    if (measure.lower && measure.upper)
        return tr("%1 to %2").arg(text(*measure.lower), text(*measure.upper));
    if (measure.lower)
        return QStringLiteral("≥ ") + text(*measure.lower);
    return measure.upper ? QStringLiteral("≤ ") + text(*measure.upper) : QString();
}

}  // namespace bramah::app
