// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include <QString>

class QCPLegend;
class QCPTextElement;
class QCustomPlot;

namespace bramah::app {

/// The row above the curves of a plot: title, then legend, which therefore never covers a curve. Borrows the plot.
class PlotHeader
{
public:
    explicit PlotHeader(QCustomPlot& plot);

    [[nodiscard]] QCPLegend& legend() { return *legend_; }
    void setTitle(const QString& title);
    void applyTheme(const editor::Theme& theme);
    /// Breaks the legend into rows that fit \a width [px] and shortens names that are longer than a row.
    void wrap(int width);

private:
    QCustomPlot& plot_;
    QCPTextElement* title_;
    QString fullTitle_;
    QCPLegend* legend_;
};

}  // namespace bramah::app
