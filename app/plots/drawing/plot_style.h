// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include <QFont>
#include <QPen>

class QCPAxis;
class QCPLegend;
class QCustomPlot;

namespace bramah::app {

/// The look of plots in a theme: faint grid, hairline axes, digits of one width.
class PlotStyle
{
public:
    static void apply(QCustomPlot& plot, const editor::Theme& theme);
    static void apply(QCPAxis& axis, const editor::Theme& theme, bool hasGrid);
    /// Gives \a axis decades, or equal steps.
    static void setLogarithmic(QCPAxis& axis, bool isLogarithmic);
    static void apply(QCPLegend& legend, const editor::Theme& theme);
    /// The pen of the latest run: the theme's colours one after the other, then again with dashes, so that 24 differ.
    [[nodiscard]] static QPen curvePen(int index, const editor::Theme& theme);
    /// The pen of an earlier run, paler; \a age counts shown runs back from the latest, 1 is the one before it.
    [[nodiscard]] static QPen earlierPen(int index, int age, const editor::Theme& theme);
    /// The pen of an earlier run in the legend.
    [[nodiscard]] static QPen earlierRunPen(int age, const editor::Theme& theme);
    /// \a color with an opacity from 0 to 1.
    [[nodiscard]] static QColor faded(QColor color, double opacity);
    /// The plot's font for ticks and values.
    [[nodiscard]] static QFont font(const QCustomPlot& plot);
};

/// Width of a curve [px].
inline constexpr double kCurveWidth = 1.5;
/// Opacity of the curves of earlier runs.
inline constexpr double kEarlierRunStrength = 0.38;

}  // namespace bramah::app
