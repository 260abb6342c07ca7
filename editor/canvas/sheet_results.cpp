// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_results.h"

#include "editor/render/dashes.h"
#include "editor/render/sheet_geometry.h"
#include "model/units/quantity_text.h"

#include <QLinearGradient>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::editor {

namespace {

constexpr double kBandWidth = 1.5;                 // diagram units
constexpr double kPilotDash = 3, kPilotGap = 1.5;  // diagram units
constexpr double kArrowSpacing = 8;                // diagram units
constexpr double kArrowLength = 2.6;               // diagram units
constexpr double kArrowEdge = 0.3;   // diagram units of paper around an arrow, which parts it from its line
constexpr double kLeastFlow = 0.01;  // of the largest: less shows no arrows
// Of the legend of the colours: bar, room around it, height of the texts [pixels].
constexpr double kScaleLength = 140, kScaleWidth = 10, kScalePadding = 8, kScaleText = 18;

struct Stop {
    double share;
    QColor color;
};
const std::array<Stop, 4> kStops{
    {{0, QColor(58, 122, 214)}, {0.4, QColor(64, 178, 122)}, {0.7, QColor(238, 190, 50)}, {1, QColor(220, 62, 50)}}};

QPainterPath pathOf(const model::NetSegment& segment)
{
    QPainterPath path(toScene(segment.line.p1()));
    path.lineTo(toScene(segment.line.p2()));
    return path;
}

void paintArrowsAlong(QPainter& painter, const QLineF& line, double flow, double way)
{
    const double length = line.length();
    if (std::abs(flow) < kLeastFlow || length < kArrowLength)
        return;
    const QPointF along = (line.p2() - line.p1()) / length * (flow > 0 ? 1 : -1);
    const QPointF across(-along.y() * kArrowLength / 2.4, along.x() * kArrowLength / 2.4);
    const double first = std::fmod(std::fmod(way, kArrowSpacing) + kArrowSpacing, kArrowSpacing);
    for (double at = first; at < length; at += kArrowSpacing) {
        const QPointF middle = line.pointAt(at / length);
        const QPointF tip = middle + along * kArrowLength / 2, tail = middle - along * kArrowLength / 2;
        painter.drawPolygon(QPolygonF{tip, tail + across, tail - across});
    }
}

}  // namespace

QColor pressureColor(double share)
{
    share = std::clamp(share, 0.0, 1.0);
    std::size_t k = 1;
    while (k + 1 < kStops.size() && kStops[k].share < share)
        ++k;
    const Stop &from = kStops[k - 1], &to = kStops[k];
    const double way = (share - from.share) / (to.share - from.share);
    const auto mixed = [&](int a, int b) { return static_cast<int>(std::lround(a + way * (b - a))); };
    return {mixed(from.color.red(), to.color.red()), mixed(from.color.green(), to.color.green()),
            mixed(from.color.blue(), to.color.blue())};
}

void paintBand(QPainter& painter, const model::Net& net, const NetResult& result)
{
    if (!result.color.isValid())
        return;
    painter.setBrush(Qt::NoBrush);
    QPainterPath path;
    // A pilot line is dashed in its colour too.
    QPen dashed(result.color, kBandWidth, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashed.setDashPattern({kPilotDash / kBandWidth, kPilotGap / kBandWidth});
    for (const model::NetSegment& segment : net.segments)
        if (segment.style == model::LineStyle::Pilot)
            strokePath(painter, dashed, pathOf(segment));
        else
            path.addPath(pathOf(segment));
    painter.setPen(QPen(result.color, kBandWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void paintArrows(QPainter& painter, const model::Net& net, const NetResult& result, const SheetTheme& theme)
{
    if (result.flows.size() != net.segments.size())
        return;
    painter.setPen(QPen(theme.paper, kArrowEdge, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(theme.isDark ? result.color.lighter(130) : result.color.darker(170));
    for (std::size_t s = 0; s < net.segments.size(); ++s) {
        const QLineF& line = net.segments[s].line;
        paintArrowsAlong(painter, {toScene(line.p1()), toScene(line.p2())}, result.flows[s],
                         s < result.ways.size() ? result.ways[s] : 0);
    }
}

std::size_t longestSegment(const model::Net& net)
{
    const auto longest = std::ranges::max_element(
        net.segments, {}, [](const model::NetSegment& segment) { return segment.line.length(); });
    return static_cast<std::size_t>(longest - net.segments.begin());
}

QSizeF scaleSize()
{
    return {kScaleLength + 2 * kScalePadding, kScaleText + kScaleWidth + kScalePadding + 4};
}

void paintScale(QPainter& painter, const PressureScale& scale, const SheetTheme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(kScalePadding, kScaleText + 4, kScaleLength, kScaleWidth);
    QColor plate = theme.paper;
    plate.setAlphaF(0.9F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(QRectF(QPointF(), scaleSize()), 6, 6);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (const Stop& stop : kStops)
        gradient.setColorAt(stop.share, stop.color);
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 3, 3);
    QFont font = painter.font();
    font.setPixelSize(11);
    painter.setFont(font);
    painter.setPen(theme.ink);
    const QLocale locale;
    const QRectF texts = bar.adjusted(0, -kScaleText, 0, -kScaleWidth - 2);
    painter.drawText(texts, Qt::AlignLeft | Qt::AlignVCenter, model::formatNumber(scale.lower, 4, locale));
    painter.drawText(texts, Qt::AlignRight | Qt::AlignVCenter,
                     model::formatNumber(scale.upper, 4, locale) + QLatin1Char(' ') + scale.unit);
    painter.restore();
}

}  // namespace bramah::editor
