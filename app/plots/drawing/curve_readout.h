// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_cursor.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace bramah::app {

/// The texts of a place along the axis and of the value that a curve has there.
struct ReadoutWords {
    std::function<QString(double place)> place;
    std::function<QString(double value)> value;
};

/// Reads the curves of a plot under the mouse: a line at the nearest point of a curve, the same in all read rects, and
/// the value of each curve there. Between its points a curve is read as it is drawn, straight.
class CurveReadout : public QObject
{
    Q_OBJECT
public:
    /// Of \a plot, which outlives it.
    explicit CurveReadout(QCustomPlot& plot);

    /// Also reads the graphs in \a rect, in the colours of \a theme.
    void add(QCPAxisRect& rect, ReadoutWords words, const editor::Theme& theme);
    /// Forgets all rects, before the plot deletes them with its items.
    void clear();
    /// \a snap gives the place that is read for a place under the mouse. Unless it is set, the nearest point of a curve
    /// is read.
    void setSnap(std::function<double(double place)> snap) { snap_ = std::move(snap); }

    /// The place read now; none while the mouse is elsewhere.
    [[nodiscard]] std::optional<double> place() const;
    /// The values read now in a rect, by its number in the order of add().
    [[nodiscard]] std::vector<CursorReading> readings(std::size_t rect) const { return cursors_[rect]->readings(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void moveTo(std::optional<QPointF> mouse);

    QCustomPlot& plot_;
    std::vector<QCPAxisRect*> rects_;
    std::vector<PlotCursor*> cursors_;
    std::function<double(double)> snap_;
};

}  // namespace bramah::app
