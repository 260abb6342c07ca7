// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_definition.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::app {

/// The value axes of a plot with their units.
using UnitsOfAxes = std::vector<std::pair<QString, QCPAxis*>>;

/// The notes of a plot: texts in boxes, each with an arrow. A note whose place is not shown, or whose unit no axis has,
/// is not drawn.
class PlotNotes : public QCPAbstractItem
{
    Q_OBJECT
public:
    /// In \a rect, which outlives it. \a axes are asked for at each drawing.
    PlotNotes(QCPAxisRect& rect, std::function<UnitsOfAxes()> axes);

    void setTheme(const editor::Theme& theme) { theme_ = &theme; }
    void setNotes(const std::vector<PlotNote>& notes) { notes_ = notes; }
    [[nodiscard]] const std::vector<PlotNote>& notes() const { return notes_; }

    /// Where the arrow of a note points to [px]; nothing if that is not shown.
    [[nodiscard]] std::optional<QPointF> tipOf(const PlotNote& note) const;
    /// The box of a note whose tip is at \a tip [px].
    [[nodiscard]] QRectF boxOf(const PlotNote& note, QPointF tip) const;
    /// The middle of its box [px]; nothing if the note is not shown.
    [[nodiscard]] std::optional<QPointF> middleOf(const PlotNote& note) const;
    /// The number of the note whose box is at \a position [px].
    [[nodiscard]] std::optional<std::size_t> noteAt(QPointF position) const;
    /// The number of the note whose arrow points to \a position [px].
    [[nodiscard]] std::optional<std::size_t> tipAt(QPointF position) const;
    /// Lets \a note point to \a position [px], in the unit that it has if there is still an axis for it.
    void pointTo(PlotNote& note, QPointF position) const;
    /// Lets the middle of the box of \a note be at \a position [px].
    void moveBox(PlotNote& note, QPointF position) const;

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    /// The axis for \a unit, or for another one of its quantity.
    [[nodiscard]] std::optional<std::pair<QString, QCPAxis*>> axisFor(const QString& unit) const;

    QCPAxisRect& rect_;
    std::function<UnitsOfAxes()> axes_;
    const editor::Theme* theme_ = &editor::Theme::light();
    std::vector<PlotNote> notes_;
};

}  // namespace bramah::app
