// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include <QFont>

class QCPAxis;
class QCPLegend;
class QCustomPlot;

namespace bramah::app {

/// How plots look in a theme: faint grid, hairline axes, figures of one width.
class PlotStyle
{
public:
    static void apply(QCustomPlot& plot, const editor::Theme& theme);
    static void apply(QCPAxis& axis, const editor::Theme& theme, bool hasGrid);
    static void apply(QCPLegend& legend, const editor::Theme& theme);
    /// The plot's font for ticks and values.
    [[nodiscard]] static QFont font(const QCustomPlot& plot);
};

/// Width of a curve [px].
inline constexpr double kCurveWidth = 1.5;
/// Strength of the curves of earlier runs.
inline constexpr double kEarlierRunStrength = 0.38;

}  // namespace bramah::app
