// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_results.h"
#include "editor/canvas/sheet_shifts.h"
#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

#include <QGraphicsItem>

namespace bramah::editor {

/// Shows the lines and dots of one net. Knows only a copy of its net; it takes no events.
class NetItem : public QGraphicsItem
{
public:
    /// \a net is copied; \a theme is kept by address and must outlive the item.
    NetItem(const model::Net& net, const SheetTheme& theme);

    /// The net as the diagram has it, without motion.
    [[nodiscard]] const model::Net& net() const { return net_; }
    /// Does nothing if the net is the same.
    void show(const model::Net& net);
    /// Paints in the colours of \a theme, which must outlive the item.
    void setTheme(const SheetTheme& theme);
    /// Draws the lines shifted, as results move them.
    void showShift(const SheetShifts::Lines& shift);
    /// The net as it is drawn.
    [[nodiscard]] const model::Net& shown() const { return shift_.way.isNull() ? net_ : shown_; }
    /// Shows results on the net.
    void showResult(const NetResult& result);

    [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void layOut();

    model::Net net_;
    SheetShifts::Lines shift_;
    model::Net shown_;
    NetResult result_;
    QRectF bounds_;
    const SheetTheme* theme_;
};

}  // namespace bramah::editor
