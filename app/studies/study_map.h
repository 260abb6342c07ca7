// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/value_grid.h"
#include "editor/theme/active_theme.h"

#include <QString>

class QCPAxis;
class QCPColorGradient;
class QCPColorScale;
class QCPMarginGroup;
class QCustomPlot;

namespace bramah::app {

/// What a map shows: the answers of runs over two parameters, all in the units of the titles.
struct MapContent {
    std::vector<PlacedValue> runs;
    bool mayBeGrid = false;  ///< the runs were asked for at all combinations of values
    QString xTitle, yTitle, valueTitle;
};

/// A map of answers over two parameters: colours and lines of equal answers where the runs lie on a grid, otherwise a
/// disc of its colour for each run; a scale beside it. More answers have more ink. An axis whose values grow by one
/// factor is logarithmic. Borrows all.
class StudyMap
{
public:
    StudyMap(QCustomPlot& plot, const editor::ActiveTheme& theme);

    void draw(const MapContent& content);
    /// Leaves the axes to others.
    void clear();
    /// Does it cover its whole area, so that each place of it belongs to a run?
    [[nodiscard]] bool isWhole() const { return isWhole_; }

private:
    [[nodiscard]] QCPColorGradient gradient() const;
    void addScale(const std::vector<double>& values, const QString& title);
    void drawGrid(const ValueGrid& grid);
    void drawLine(const std::vector<QLineF>& pieces, double level, bool isXLogarithmic, bool isYLogarithmic);
    void drawRuns(const std::vector<PlacedValue>& runs);
    void drawDots(const std::vector<PlacedValue>& runs);

    QCustomPlot& plot_;
    const editor::ActiveTheme& theme_;
    QCPMarginGroup* margins_;
    QCPColorScale* scale_ = nullptr;
    std::vector<double> levels_;  ///< of the scale, and of the lines
    bool isWhole_ = false;
};

}  // namespace bramah::app
