// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_map.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_style.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

constexpr double kLeastInk = 0.18, kMostInk = 0.75;               ///< of the ends of the gradient
constexpr std::size_t kPictureColumns = 160, kPictureRows = 120;  ///< of the picture that is stretched over the map
constexpr int kMapLevels = 6;
constexpr int kScaleWidth = 12;   ///< px
constexpr double kDiscSize = 7;   ///< px
constexpr double kDotSize = 2.5;  ///< px
constexpr std::size_t kMostDots = 900;
constexpr int kShades = 24;   ///< of discs
constexpr int kMapTicks = 4;  ///< about as many; the plot is narrow
constexpr double kLineAlpha = 0.55, kDotAlpha = 0.5;
constexpr double kMapRoom = 0.03;  ///< of a range, at both ends

std::vector<double> logarithms(std::vector<double> values)
{
    for (double& value : values)
        value = std::log10(value);
    return values;
}

double fromAxis(double coordinate, bool isLogarithmic)
{
    return isLogarithmic ? std::pow(10, coordinate) : coordinate;
}

/// Lets \a axis show \a least to \a most and a little more.
void showRange(QCPAxis& axis, double least, double most, bool isLogarithmic, const QString& title)
{
    PlotStyle::setLogarithmic(axis, isLogarithmic);
    axis.setLabel(title);
    if (isLogarithmic) {
        const double factor = std::pow(most / least, kMapRoom);
        axis.setRange(least / factor, most * factor);
        return;
    }
    axis.ticker()->setTickCount(kMapTicks);
    const double room = kMapRoom * (most > least ? most - least : std::max(std::abs(most), 1.0));
    axis.setRange(least - room, most + room);
}

}  // namespace

StudyMap::StudyMap(QCustomPlot& plot, const editor::ActiveTheme& theme)
    : plot_(plot), theme_(theme), margins_(new QCPMarginGroup(&plot))
{
}

void StudyMap::clear()
{
    isWhole_ = false;
    if (scale_ == nullptr)
        return;
    plot_.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, nullptr);
    plot_.plotLayout()->remove(scale_);
    plot_.plotLayout()->simplify();
    scale_ = nullptr;
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis})
        PlotStyle::setLogarithmic(*axis, false);
}

QCPColorGradient StudyMap::gradient() const
{
    const Theme& theme = theme_.theme();
    const QColor middle = theme.curveColor(0);
    QCPColorGradient gradient;
    gradient.clearColorStops();
    gradient.setColorStopAt(0, Theme::mix(middle, theme.color(ColorRole::PlotBackground), kLeastInk));
    gradient.setColorStopAt(0.5, middle);
    gradient.setColorStopAt(1, Theme::mix(theme.color(ColorRole::Text), middle, kMostInk));
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    return gradient;
}

void StudyMap::addScale(const std::vector<double>& values, const QString& title)
{
    const auto [least, most] = std::ranges::minmax(values);
    levels_ = roundLevels(least, most, kMapLevels);
    scale_ = new QCPColorScale(&plot_);
    plot_.plotLayout()->addElement(0, 1, scale_);
    scale_->setType(QCPAxis::atRight);
    scale_->setBarWidth(kScaleWidth);
    scale_->setGradient(gradient());
    scale_->setDataRange(most > least ? QCPRange(least, most) : QCPRange(least - 0.5, least + 0.5));
    for (QCPAxis* axis : scale_->axis()->axisRect()->axes())
        PlotStyle::apply(*axis, theme_.theme(), false);
    if (levels_.size() > 1) {
        const QSharedPointer<QCPAxisTickerFixed> ticker(new QCPAxisTickerFixed);
        ticker->setTickStep(levels_[1] - levels_[0]);
        scale_->axis()->setTicker(ticker);
    }
    scale_->axis()->setLabel(title);
    plot_.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, margins_);
    scale_->setMarginGroup(QCP::msTop | QCP::msBottom, margins_);
}

void StudyMap::draw(const MapContent& content)
{
    clear();
    std::vector<double> values;
    for (const PlacedValue& run : content.runs)
        if (std::isfinite(run.value))
            values.push_back(run.value);
    if (values.empty())
        return;
    const ValueGrid grid = content.mayBeGrid ? gridOf(content.runs) : ValueGrid();
    addScale(values, content.valueTitle);
    const auto [left, right] = std::ranges::minmax(content.runs, {}, &PlacedValue::x);
    const auto [below, above] = std::ranges::minmax(content.runs, {}, &PlacedValue::y);
    showRange(*plot_.xAxis, left.x, right.x, areDecades(grid.x), content.xTitle);
    showRange(*plot_.yAxis, below.y, above.y, areDecades(grid.y), content.yTitle);
    isWhole_ = !grid.isEmpty();
    if (isWhole_) {
        drawGrid(grid);
        drawDots(content.runs);
    } else {
        drawRuns(content.runs);
    }
}

void StudyMap::drawGrid(const ValueGrid& grid)
{
    const bool isXLogarithmic = areDecades(grid.x), isYLogarithmic = areDecades(grid.y);
    // The picture is stretched evenly between its corners, so that its columns are even in what the axis shows evenly.
    const ValueGrid shown{isXLogarithmic ? logarithms(grid.x) : grid.x, isYLogarithmic ? logarithms(grid.y) : grid.y,
                          grid.values};
    const ValueGrid fine = resampled(shown, kPictureColumns, kPictureRows);
    auto* map = new QCPColorMap(plot_.xAxis, plot_.yAxis);
    map->data()->setSize(static_cast<int>(kPictureColumns), static_cast<int>(kPictureRows));
    map->data()->setRange(QCPRange(grid.x.front(), grid.x.back()), QCPRange(grid.y.front(), grid.y.back()));
    for (std::size_t row = 0; row < kPictureRows; ++row)
        for (std::size_t column = 0; column < kPictureColumns; ++column)
            map->data()->setCell(static_cast<int>(column), static_cast<int>(row), fine.at(column, row));
    map->setColorScale(scale_);
    map->setInterpolate(false);
    for (const double level : levels_)
        drawLine(isoline(fine, level), level, isXLogarithmic, isYLogarithmic);
}

void StudyMap::drawLine(const std::vector<QLineF>& pieces, double level, bool isXLogarithmic, bool isYLogarithmic)
{
    QVector<double> x, y;
    for (const QLineF& piece : pieces) {
        for (const QPointF& end : {piece.p1(), piece.p2()}) {
            x << fromAxis(end.x(), isXLogarithmic);
            y << fromAxis(end.y(), isYLogarithmic);
        }
        x << std::nan("");
        y << std::nan("");
    }
    const QCPRange range = scale_->dataRange();
    const bool isOnDarkInk = (level - range.lower) / range.size() > 0.5;
    const Theme& theme = theme_.theme();
    auto* line = new QCPCurve(plot_.xAxis, plot_.yAxis);
    line->setPen(
        QPen(PlotStyle::faded(theme.color(isOnDarkInk ? ColorRole::PlotBackground : ColorRole::Text), kLineAlpha), 1));
    line->setData(x, y);
}

void StudyMap::drawDots(const std::vector<PlacedValue>& runs)
{
    if (runs.size() > kMostDots)
        return;
    QCPGraph* dots = plot_.addGraph();
    dots->setLineStyle(QCPGraph::lsNone);
    dots->setScatterStyle(QCPScatterStyle(
        QCPScatterStyle::ssDisc, PlotStyle::faded(theme_.theme().color(ColorRole::Text), kDotAlpha), kDotSize));
    for (const PlacedValue& run : runs)
        if (std::isfinite(run.value))
            dots->addData(run.x, run.y);
}

void StudyMap::drawRuns(const std::vector<PlacedValue>& runs)
{
    QCPColorGradient colors = gradient();
    const QCPRange range = scale_->dataRange();
    std::array<QCPGraph*, kShades> shades{};
    for (const PlacedValue& run : runs) {
        if (!std::isfinite(run.value))
            continue;
        const int shade =
            std::clamp(static_cast<int>((run.value - range.lower) / range.size() * kShades), 0, kShades - 1);
        QCPGraph*& graph = shades[static_cast<std::size_t>(shade)];
        if (graph == nullptr) {
            graph = plot_.addGraph();
            graph->setLineStyle(QCPGraph::lsNone);
            const QColor fill = colors.color(shade + 0.5, QCPRange(0, kShades));
            const QPen rim(PlotStyle::faded(theme_.theme().color(ColorRole::PlotAxis), kLineAlpha), 0.5);
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, rim, fill, kDiscSize));
        }
        graph->addData(run.x, run.y);
    }
}

}  // namespace bramah::app
