// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include <QSize>
#include <QString>

#include <vector>

class QCPLegend;
class QCPTextElement;
class QCustomPlot;
class QFontMetrics;

namespace bramah::app {

class LegendEntry;

/// The row above the curves of a plot: title, then legend, which therefore never covers a curve. Borrows the plot.
class PlotHeader
{
public:
    explicit PlotHeader(QCustomPlot& plot);

    [[nodiscard]] QCPLegend& legend() { return *legend_; }
    void setTitle(const QString& title);
    void applyTheme(const editor::Theme& theme);
    /// Breaks the legend into rows that fit the plot's size \a plot [px] and shortens names that are longer than a row.
    /// A low plot has fewer rows, with shorter names, and no title where it has no room.
    void wrap(QSize plot);

private:
    [[nodiscard]] std::vector<LegendEntry*> entries() const;
    /// Shortens the names to \a width [px]; returns the width of the widest entry.
    static int shorten(const std::vector<LegendEntry*>& entries, const QFontMetrics& metrics, int width);
    /// How many rows a legend may have in a plot of this height [px].
    [[nodiscard]] static int rowsWithin(int height, const LegendEntry& entry);

    QCustomPlot& plot_;
    QCPTextElement* title_;
    QString fullTitle_;
    QCPLegend* legend_;
};

}  // namespace bramah::app
