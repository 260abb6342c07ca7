// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_style.h"

#include "app/plots/custom_plot.h"

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

QFont PlotStyle::font(const QCustomPlot& plot)
{
    QFont font = plot.QWidget::font();
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
    axis.setTickLength(0, 4);
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
    axis.setSelectableParts(QCPAxis::spNone);
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
