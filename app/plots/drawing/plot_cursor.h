// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include "app/plots/drawing/custom_plot.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace bramah::app {

/// The value of one curve at the cursor.
struct CursorReading {
    double y = 0;  ///< height of the curve [px]
    QString text;  ///< value with unit
    QColor color;
    bool isEarlierRun = false;
};

/// The two times that the user has marked, of which one or both may be missing.
struct TimeMarks {
    std::optional<double> a, b;

    /// The range between them, if both are there.
    [[nodiscard]] std::optional<QCPRange> range() const
    {
        return a && b ? std::optional(QCPRange(std::min(*a, *b), std::max(*a, *b))) : std::nullopt;
    }
    friend bool operator==(const TimeMarks&, const TimeMarks&) = default;
};

/// A vertical line through a plot with a flag at each curve that shows its value there, and one below that names the
/// place. The place is a time unless setPlaceText() says otherwise.
class PlotCursor : public QCPAbstractItem
{
    Q_OBJECT
public:
    /// In \a rect, which outlives the cursor. \a readings returns the flags' contents at a time.
    PlotCursor(QCPAxisRect& rect, std::function<std::vector<CursorReading>(double time)> readings);

    /// The place of a time along the axis; by default the axis's own scale.
    void setScale(std::function<double(double time)> scale) { scale_ = std::move(scale); }
    /// The text of the flag below, for the place of the cursor.
    void setPlaceText(std::function<QString(double place)> text) { placeText_ = std::move(text); }
    /// Is there a flag below that names the place?
    void setPlaceShown(bool isShown) { isPlaceShown_ = isShown; }
    void setTheme(const editor::Theme& theme) { theme_ = &theme; }
    /// Without a time the cursor is hidden.
    void setTime(std::optional<double> time) { time_ = time; }
    [[nodiscard]] std::optional<double> time() const { return time_; }
    /// Two further lines, A and B, with the range between them.
    void setMarks(const TimeMarks& marks) { marks_ = marks; }
    [[nodiscard]] const TimeMarks& marks() const { return marks_; }
    /// The mark whose line is near the pixel \a x: 'a', 'b' or 0.
    [[nodiscard]] char markNear(double x) const;
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
    void drawMarks(QCPPainter* painter) const;
    [[nodiscard]] double pixelOf(double time) const;
    void drawFlags(QCPPainter* painter, double x, std::vector<CursorReading> readings) const;
    void drawFlag(QCPPainter* painter, const QRectF& flag, const CursorReading& reading) const;
    void drawPlace(QCPPainter* painter, double x) const;
    [[nodiscard]] QString timeText() const;

    [[nodiscard]] double placeOf(double time) const { return scale_ ? scale_(time) : time; }

    QCPAxisRect& rect_;
    std::function<std::vector<CursorReading>(double)> readings_;
    std::function<double(double)> scale_;
    std::function<QString(double)> placeText_;
    const editor::Theme* theme_ = &editor::Theme::light();
    std::optional<double> time_;
    bool isPlaceShown_ = true;
    TimeMarks marks_;
};

/// The boxes of the cursor's flags at \a x within \a area, for curves at the heights \a y [px], sorted, and texts of
/// the \a widths: at their curves, moved where they would overlap, in as many columns on either side of the line as
/// their number needs.
[[nodiscard]] std::vector<QRectF> placeFlags(double x, std::span<const double> y, std::span<const double> widths,
                                             double height, const QRectF& area);

}  // namespace bramah::app
