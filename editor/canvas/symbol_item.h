// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "editor/render/symbol_texts.h"
#include "model/diagram/diagram.h"

#include <QGraphicsItem>

namespace bramah::editor {

/// Shows one symbol. Knows only a copy of its symbol; it takes no events. Its texts are painted by the scene, over all
/// symbols and lines; pages, which lie below them all, and lists paint their own.
class SymbolItem : public QGraphicsItem
{
public:
    /// \a symbol is copied; \a theme is kept by address and must outlive the item.
    SymbolItem(const model::DiagramComponent& symbol, const SheetTheme& theme);

    /// The symbol as the diagram or a preview has it, without motion.
    [[nodiscard]] const model::DiagramComponent& symbol() const { return symbol_; }
    /// Does nothing if the symbol is the same.
    void show(const model::DiagramComponent& symbol);
    /// Draws \a icon in place of the symbol's own, as results move it; null: the symbol at rest.
    void showMoved(const model::IconPtr& icon);
    /// Draws the symbol displaced in the scene, as results move it; texts keep their shape.
    void showMotion(const QTransform& motion);
    /// The drawing that is shown now.
    [[nodiscard]] const model::IconPtr& shownIcon() const { return moved_ ? moved_ : symbol_.icon; }
    /// The bounds on the sheet of the present drawing, without texts.
    [[nodiscard]] QRectF shownBounds() const;
    /// Shows the symbol at another place while it is dragged.
    void showAt(const model::Placement& placement);
    /// Shows the symbol's texts at another place while they are dragged.
    void showLabelAt(const model::LabelPlacement& label);
    /// The texts at their own places, without motion.
    [[nodiscard]] const std::vector<PlacedText>& texts() const { return texts_; }
    /// How far results have moved the symbol in the scene, and its texts with it.
    [[nodiscard]] QPointF way() const;
    /// Paints in the colours of \a theme, which must outlive the item.
    void setTheme(const SheetTheme& theme);

    [[nodiscard]] QRectF boundingRect() const override { return motion_.isIdentity() ? bounds_ : movedBounds(); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void layOut();
    [[nodiscard]] QRectF movedBounds() const;
    bool shiftTo(const model::DiagramComponent& symbol);
    /// The symbol with its present drawing.
    [[nodiscard]] model::DiagramComponent shown() const;

    model::DiagramComponent symbol_;
    model::IconPtr moved_;
    QTransform motion_;
    std::vector<PlacedText> texts_;
    QRectF bounds_;  ///< without motion
    const SheetTheme* theme_;
};

}  // namespace bramah::editor
