// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/port.h"

#include <cmath>

namespace bramah::model {

namespace {

QString lineColorText(LineStyle style)
{
    const Color color = lineColor(style);
    return QStringLiteral("color={%1,%2,%3}").arg(int(color.red)).arg(int(color.green)).arg(int(color.blue));
}

}  // namespace

std::optional<LineStyle> lineStyleNamed(const QString& name)
{
    static const std::pair<const char*, LineStyle> kNames[] = {{"working", LineStyle::Working},
                                                               {"pilot", LineStyle::Pilot},
                                                               {"mechanical", LineStyle::Mechanical},
                                                               {"electrical", LineStyle::Electrical},
                                                               {"thermal", LineStyle::Thermal},
                                                               {"bond", LineStyle::Bond},
                                                               {"bus", LineStyle::Bus},
                                                               {"signal", LineStyle::Signal}};
    for (const auto& [known, style] : kNames)
        if (name == QLatin1String(known))
            return style;
    return std::nullopt;
}

Color lineColor(LineStyle style)
{
    switch (style) {
    case LineStyle::Signal: return {44, 99, 201};
    case LineStyle::BooleanSignal: return {168, 60, 160};
    case LineStyle::Electrical: return {15, 123, 119};
    case LineStyle::Bond: return {96, 104, 116};
    case LineStyle::Bus: return {190, 130, 20};
    default: return {};
    }
}

QString lineAttributes(LineStyle style)
{
    switch (style) {
    case LineStyle::Pilot: return QStringLiteral("pattern=LinePattern.Dash");
    case LineStyle::Signal:
    case LineStyle::BooleanSignal:
    case LineStyle::Electrical:
    case LineStyle::Bond: return lineColorText(style);
    case LineStyle::Bus: return lineColorText(style) + QStringLiteral(", thickness=0.5");
    default: return {};
    }
}

QPointF vectorOf(Side side)
{
    switch (side) {
    case Side::North: return {0, 1};
    case Side::East: return {1, 0};
    case Side::South: return {0, -1};
    case Side::West: return {-1, 0};
    }
    return {1, 0};
}

Side sideAlong(QPointF direction)
{
    if (std::abs(direction.x()) >= std::abs(direction.y()))
        return direction.x() < 0 ? Side::West : Side::East;
    return direction.y() < 0 ? Side::South : Side::North;
}

}  // namespace bramah::model
