// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/fitted_texts.h"

#include "solver/results/column_units.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

int digitsOf(const FittedValue& value)
{
    constexpr int kFewest = 4, kMost = 10;
    const double share = (value.upper - value.lower) / std::abs(value.value);
    if (!std::isfinite(share) || !(share > 0))
        return kFewest;
    return std::clamp(2 + static_cast<int>(std::ceil(-std::log10(share))), kFewest, kMost);
}

}  // namespace

QString nameText(const FittedValue& value)
{
    return value.isShift ? tr("shift of %1").arg(value.name) : value.name;
}

QString numberText(const FittedValue& value, double number, const ResultColumn& column)
{
    ResultColumn shown = column;
    if (value.isShift)
        shown.unit = value.unit;
    return valueText(shown, number, {}, digitsOf(value));
}

QString boundsText(const FittedValue& value, const ResultColumn& column)
{
    const bool hasLower = std::isfinite(value.lower), hasUpper = std::isfinite(value.upper);
    const QString lower = hasLower ? numberText(value, value.lower, column) : QString();
    const QString upper = hasUpper ? numberText(value, value.upper, column) : QString();
    return hasLower && hasUpper ? tr("%1 to %2").arg(lower, upper)
           : hasLower           ? tr("%1 or more").arg(lower)
           : hasUpper           ? tr("%1 or less").arg(upper)
                                : tr("cannot be told");
}

}  // namespace bramah::solver
