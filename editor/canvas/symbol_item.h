// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_theme.h"
#include "editor/render/symbol_texts.h"
#include "model/diagram/diagram.h"

#include <QGraphicsItem>

namespace bramah::editor {

/// Shows one symbol with its texts. Knows only a copy of what it shows; it takes no events.
class SymbolItem : public QGraphicsItem
{
public:
    SymbolItem(const model::DiagramComponent& symbol, const SheetTheme& theme);

    [[nodiscard]] const model::DiagramComponent& symbol() const { return symbol_; }
    /// Does nothing if the symbol is the same.
    void show(const model::DiagramComponent& symbol);
    /// The same symbol at another place, while it is dragged.
    void showAt(const model::Placement& placement);
    void setTheme(const SheetTheme& theme);

    [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void layOut();

    model::DiagramComponent symbol_;
    std::vector<PlacedText> texts_;
    QRectF bounds_;
    const SheetTheme* theme_;
};

}  // namespace bramah::editor
