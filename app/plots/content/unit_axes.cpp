// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/unit_axes.h"

#include "app/plots/drawing/plot_style.h"
#include "model/units/shown_unit.h"

#include <QCoreApplication>
#include "app/plots/drawing/custom_plot.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

QString titleOf(const QString& unit)
{
    const QString quantity = model::quantityName(unit);
    if (unit.isEmpty() || unit == QLatin1String("1"))
        return QCoreApplication::translate("UnitAxes", "Value");
    if (quantity.isEmpty())
        return QCoreApplication::translate("UnitAxes", "[%1]", "axis title: unit").arg(unit);
    return QCoreApplication::translate("UnitAxes", "%1 [%2]", "axis title: quantity and unit").arg(quantity, unit);
}

/// The common name of \a quantities; pressures by kind, as 0 bar absolute and 0 bar gauge differ.
QString titleOf(const QString& unit, const QStringList& quantities)
{
    const auto isAbsolute = [](const QString& one) { return one == QLatin1String("AbsolutePressure"); };
    const bool hasAbsolute = std::ranges::any_of(quantities, isAbsolute);
    const bool hasDifference = std::ranges::any_of(quantities, model::isDifference);
    const QString counted = model::printedUnit(unit, QStringLiteral("AbsolutePressure"));
    if (hasDifference && hasAbsolute)
        return QCoreApplication::translate("UnitAxes", "Pressure [%1], difference [%2]").arg(counted, unit);
    if (hasDifference)
        return QCoreApplication::translate("UnitAxes", "Pressure difference [%1]").arg(unit);
    return hasAbsolute ? QCoreApplication::translate("UnitAxes", "%1 [%2]", "axis title: quantity and unit")
                             .arg(model::quantityName(unit), counted)
                       : titleOf(unit);
}

/// 1, 2 or 5 times a power of ten, about a sixth of \a span.
double roundStep(double span)
{
    const double raw = span / 6;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    const double mantissa = raw / power;
    return (mantissa <= 1 ? 1 : mantissa <= 2 ? 2 : mantissa <= 5 ? 5 : 10) * power;
}

}  // namespace

UnitAxes::UnitAxes(QCPAxisRect& rect) : rect_(rect) {}

void UnitAxes::setUnits(const QStringList& units, const editor::Theme& theme)
{
    for (auto it = axes_.begin(); it != axes_.end();) {
        const bool isKept = units.contains(it->first);
        if (!isKept)
            rect_.removeAxis(it->second);
        it = isKept ? it + 1 : axes_.erase(it);
    }
    for (const QString& unit : units) {
        if (axis(unit))
            continue;
        // A place on the left is free when its unit has been removed.
        const bool isLeft = rect_.axisCount(QCPAxis::atLeft) == 0;
        QCPAxis* made = rect_.addAxis(isLeft ? QCPAxis::atLeft : QCPAxis::atRight);
        made->setLabel(titleOf(unit));
        made->setLayer(QStringLiteral("axes"));
        made->grid()->setLayer(QStringLiteral("grid"));
        made->setPadding(2);
        made->setRange(0, 1);
        axes_.emplace_back(unit, made);
    }
    setTheme(theme);
}

void UnitAxes::tellQuantities(const QString& unit, const QStringList& quantities)
{
    if (QCPAxis* told = axis(unit))
        told->setLabel(titleOf(unit, quantities));
}

QCPAxis* UnitAxes::axis(const QString& unit) const
{
    for (const auto& [name, found] : axes_)
        if (name == unit)
            return found;
    return nullptr;
}

QString UnitAxes::unitOf(const QCPAxis* axis) const
{
    for (const auto& [name, found] : axes_)
        if (found == axis)
            return name;
    return {};
}

void UnitAxes::setTheme(const editor::Theme& theme)
{
    bool isFirst = true;
    for (const auto& [name, axis] : axes_) {
        PlotStyle::apply(*axis, theme, isFirst);
        isFirst = false;
    }
}

QCPRange UnitAxes::decades(double lower, double upper)
{
    constexpr double kBelow = 1e-4, kSlack = 1.1;
    if (!(upper > 0))
        return {kBelow, 1};
    return {(lower > 0 ? lower : upper * kBelow) / kSlack, upper * kSlack};
}

QCPRange UnitAxes::roundRange(double lower, double upper)
{
    if (!(upper > lower)) {
        const double half = lower == 0 ? 1 : std::abs(lower) * 0.1;
        return {lower - half, upper + half};
    }
    if (lower > 0 && lower < 0.5 * upper)
        lower = 0;
    if (upper < 0 && upper > 0.5 * lower)
        upper = 0;
    const double step = roundStep(upper - lower);
    // A curve that ends slightly above a round value needs no empty band above it.
    const double slack = 0.02 * (upper - lower);
    return {std::floor((lower + (lower == 0 ? 0 : slack)) / step) * step - (lower == 0 ? 0 : slack),
            std::ceil((upper - slack) / step) * step + slack};
}

}  // namespace bramah::app
