// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/symbol_item.h"

#include "editor/render/page_painter.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/symbol_stamp.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace bramah::editor {

SymbolItem::SymbolItem(const model::DiagramComponent& symbol, const SheetTheme& theme) : symbol_(symbol), theme_(&theme)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(symbol.page ? -1 : 2);
    layOut();
}

void SymbolItem::show(const model::DiagramComponent& symbol)
{
    if (symbol == symbol_)
        return;
    prepareGeometryChange();
    if (symbol.className != symbol_.className)
        moved_ = nullptr;
    const QPointF before = symbol_.anchor();
    if (shiftTo(symbol)) {
        const QPointF shift = toScene(symbol_.anchor()) - toScene(before);
        for (PlacedText& text : texts_)
            text.rect.translate(shift);
        bounds_.translate(shift);
    } else {
        symbol_ = symbol;
        layOut();
    }
    update();
}

/// True if only the place differed, so that texts need no new layout: the item's symbol is there now.
bool SymbolItem::shiftTo(const model::DiagramComponent& symbol)
{
    const model::AffineMap before = symbol_.map;
    symbol_.moveTo(symbol.placement);
    return symbol_ == symbol && symbol.map.m11 == before.m11 && symbol.map.m12 == before.m12 &&
           symbol.map.m21 == before.m21 && symbol.map.m22 == before.m22;
}

void SymbolItem::showMoved(const model::IconPtr& icon)
{
    if (icon == moved_ || (icon && icon->graphics == shownIcon()->graphics))
        return;
    prepareGeometryChange();
    moved_ = icon;
    layOut();
    update();
}

void SymbolItem::showMotion(const QTransform& motion)
{
    if (motion == motion_)
        return;
    prepareGeometryChange();
    motion_ = motion;
    update();
}

QRectF SymbolItem::movedBounds() const
{
    const QPointF way = motion_.map(bounds_.center()) - bounds_.center();
    return motion_.mapRect(bounds_) | bounds_.translated(way);
}

model::DiagramComponent SymbolItem::shown() const
{
    model::DiagramComponent symbol = symbol_;
    symbol.icon = shownIcon();
    return symbol;
}

QRectF SymbolItem::shownBounds() const
{
    const QRectF bounds = moved_ ? symbol_.map.mapRect(moved_->bodyBounds()) : symbol_.bounds;
    return motion_.isIdentity() ? bounds : toScene(motion_.mapRect(toScene(bounds)));
}

void SymbolItem::showAt(const model::Placement& placement)
{
    model::DiagramComponent moved = symbol_;
    moved.moveTo(placement);
    show(moved);
}

void SymbolItem::showLabelAt(const model::LabelPlacement& label)
{
    model::DiagramComponent labelled = symbol_;
    labelled.label = label;
    show(labelled);
}

QPointF SymbolItem::way() const
{
    const QPointF center = toScene(symbol_.bounds).center();
    return motion_.map(center) - center;
}

void SymbolItem::setTheme(const SheetTheme& theme)
{
    theme_ = &theme;
    update();
}

void SymbolItem::layOut()
{
    texts_ = textsOf(shown());
    constexpr double kMargin = 1.5;  // for arrows and line widths outside of the points
    const QRectF body =
        moved_ ? model::united(symbol_.bounds, symbol_.map.mapRect(moved_->bodyBounds())) : symbol_.bounds;
    bounds_ = toScene(body).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    if (const QRectF texts = boundsOf(texts_); !texts.isEmpty())
        bounds_ |= texts.adjusted(-1, -0.5, 1, 0.5);
}

void SymbolItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const double scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    const double pixelsPerUnit = scale * painter->device()->devicePixelRatioF();
    const DetailLevel detail = DetailLevel::at(pixelsPerUnit);
    Q_UNUSED(option)
    if (hasPaperTexts(symbol_)) {
        painter->save();
        paintPage(*painter, symbol_, *theme_, detail);
        painter->restore();
        return;
    }
    if (isStampScale(pixelsPerUnit) && !moved_ && motion_.isIdentity() && !symbol_.isMissing) {
        paintStamp(*painter, symbol_, *theme_);
        return;
    }
    painter->save();
    painter->setTransform(motion_, true);
    if (moved_)
        paintSymbol(*painter, shown(), *theme_, detail, OnTop::Parts);
    else
        paintSymbol(*painter, symbol_, *theme_, detail);
    painter->restore();
}

}  // namespace bramah::editor
