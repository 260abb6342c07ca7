// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include "app/plots/drawing/custom_plot.h"

#include <functional>
#include <optional>
#include <vector>

namespace bramah::app {

/// The value of one curve at the cursor.
struct CursorReading {
    double y = 0;  ///< height of the curve [px]
    QString text;  ///< value with unit
    QColor color;
    bool isEarlierRun = false;
};

/// A vertical line through a plot with a flag at each curve that shows its value there.
class PlotCursor : public QCPAbstractItem
{
    Q_OBJECT
public:
    /// \a readings returns the flags' contents at a time.
    PlotCursor(QCustomPlot& plot, std::function<std::vector<CursorReading>(double time)> readings);

    /// The place of a time along the axis; by default the axis's own scale.
    void setScale(std::function<double(double time)> scale) { scale_ = std::move(scale); }
    void setTheme(const editor::Theme& theme) { theme_ = &theme; }
    /// Without a time the cursor is hidden.
    void setTime(std::optional<double> time) { time_ = time; }
    [[nodiscard]] std::optional<double> time() const { return time_; }
    /// The second, fixed line, from which time differences are measured.
    void setMark(std::optional<double> time) { mark_ = time; }
    [[nodiscard]] std::optional<double> mark() const { return mark_; }
    /// The contents of the flags; empty while the cursor is hidden.
    [[nodiscard]] std::vector<CursorReading> readings() const
    {
        return time_ ? readings_(*time_) : std::vector<CursorReading>();
    }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawLine(QCPPainter* painter, double x, Qt::PenStyle style) const;
    void drawFlags(QCPPainter* painter, double x, std::vector<CursorReading> readings) const;
    void drawTime(QCPPainter* painter, double x) const;

    [[nodiscard]] double placeOf(double time) const { return scale_ ? scale_(time) : time; }

    std::function<std::vector<CursorReading>(double)> readings_;
    std::function<double(double)> scale_;
    const editor::Theme* theme_ = &editor::Theme::light();
    std::optional<double> time_;
    std::optional<double> mark_;
};

}  // namespace bramah::app
