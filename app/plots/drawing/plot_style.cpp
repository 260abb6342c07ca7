// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/plot_style.h"

#include "app/plots/drawing/custom_plot.h"
#include "editor/render/letters_apart.h"

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

constexpr double kEarlierWidth = 1.2;  // px

/// Solid for the first of each cycle.
QPen dashed(QPen pen, int round, std::initializer_list<QVector<qreal>> patterns)
{
    const int kind = round % (static_cast<int>(patterns.size()) + 1);
    if (kind > 0)
        pen.setDashPattern(*(patterns.begin() + kind - 1));
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

/// Earlier runs differ by dots, as dashes distinguish curves.
QPen ofAge(const QPen& pen, int age)
{
    return dashed(pen, age - 1, {{1.5, 2.5}, {6, 2, 1.5, 2}});
}

}  // namespace

QPen PlotStyle::curvePen(int index, const Theme& theme)
{
    const QPen pen(theme.curveColor(index), kCurveWidth);
    return dashed(pen, index / theme.curveColorCount(), {{7, 3}, {2, 2}});
}

QPen PlotStyle::earlierPen(int index, int age, const Theme& theme)
{
    const QColor paper = theme.color(ColorRole::PlotBackground);
    QPen pen = curvePen(index, theme);
    pen.setColor(Theme::mix(pen.color(), paper, kEarlierRunStrength));
    pen.setWidthF(kEarlierWidth);
    return age > 1 ? ofAge(pen, age) : pen;
}

QPen PlotStyle::earlierRunPen(int age, const Theme& theme)
{
    const QColor color =
        Theme::mix(theme.color(ColorRole::Text), theme.color(ColorRole::PlotBackground), kEarlierRunStrength);
    return ofAge(QPen(color, kEarlierWidth), age);
}

QColor PlotStyle::faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QFont PlotStyle::font(const QCustomPlot& plot)
{
    QFont font = editor::withLettersApart(plot.QWidget::font());
    font.setPointSizeF(qMax(7.0, font.pointSizeF() - 0.5));
    return font;
}

void PlotStyle::apply(QCustomPlot& plot, const Theme& theme)
{
    plot.setBackground(theme.color(ColorRole::PlotBackground));
    plot.setAntialiasedElements(QCP::aePlottables | QCP::aeItems);
    plot.setNoAntialiasingOnDrag(false);
}

void PlotStyle::apply(QCPAxis& axis, const Theme& theme, bool hasGrid)
{
    const QPen line(theme.color(ColorRole::PlotAxis), 1);
    const QFont tickFont = font(*axis.parentPlot());
    axis.setBasePen(line);
    axis.setTickPen(line);
    axis.setSubTicks(false);
    axis.setSubTickPen(line);
    axis.setTickLength(0, 4);
    axis.setSubTickLength(0, 2);
    axis.setTickLabelFont(tickFont);
    axis.setTickLabelColor(theme.color(ColorRole::TextMuted));
    axis.setLabelFont(tickFont);
    axis.setLabelColor(theme.color(ColorRole::Text));
    axis.setNumberFormat(QStringLiteral("gbc"));
    axis.setNumberPrecision(5);
    axis.setTickLabelPadding(4);
    axis.setLabelPadding(4);
    axis.grid()->setVisible(hasGrid);
    axis.grid()->setPen(QPen(theme.color(ColorRole::PlotGrid), 1));
    axis.grid()->setZeroLinePen(
        QPen(Theme::mix(theme.color(ColorRole::PlotAxis), theme.color(ColorRole::PlotGrid), 0.3), 1));
    axis.grid()->setSubGridVisible(false);
    axis.grid()->setSubGridPen(QPen(theme.color(ColorRole::PlotGrid), 1, Qt::DotLine));
    axis.setSelectableParts(QCPAxis::spNone);
}

void PlotStyle::setLogarithmic(QCPAxis& axis, bool isLogarithmic)
{
    axis.setScaleType(isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setTicker(isLogarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                                 : QSharedPointer<QCPAxisTicker>::create());
    axis.setSubTicks(isLogarithmic);
    axis.grid()->setSubGridVisible(isLogarithmic);
}

void PlotStyle::apply(QCPLegend& legend, const Theme& theme)
{
    legend.setBorderPen(Qt::NoPen);
    legend.setBrush(Qt::NoBrush);
    legend.setFont(font(*legend.parentPlot()));
    legend.setTextColor(theme.color(ColorRole::Text));
    legend.setIconSize(18, 10);
    legend.setIconTextPadding(5);
    legend.setMargins({8, 2, 8, 2});
    legend.setColumnSpacing(14);
    legend.setRowSpacing(0);
    legend.setSelectableParts(QCPLegend::spNone);
}

}  // namespace bramah::app
