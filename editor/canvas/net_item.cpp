// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/net_item.h"

#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/symbol_stamp.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace bramah::editor {

namespace {

/// \a theme for a line within a band of \a color: on a dark sheet the light ink would make the band paler than its
/// colour in the legend, so the line is a dark one there, as on a light sheet.
SheetTheme onBand(const SheetTheme& theme, const QColor& color)
{
    constexpr int kDarker = 260;  // percent
    SheetTheme shown = theme;
    if (theme.isDark && color.isValid())
        shown.ink = color.darker(kDarker);
    return shown;
}

}  // namespace

NetItem::NetItem(const model::Net& net, const SheetTheme& theme) : net_(net), theme_(&theme)
{
    setAcceptedMouseButtons(Qt::NoButton);
    layOut();
}

void NetItem::show(const model::Net& net)
{
    if (net == net_)
        return;
    prepareGeometryChange();
    net_ = net;
    layOut();
    update();
}

void NetItem::showShift(const SheetShifts::Lines& shift)
{
    if (shift == shift_)
        return;
    prepareGeometryChange();
    shift_ = shift;
    layOut();
    update();
}

void NetItem::setTheme(const SheetTheme& theme)
{
    theme_ = &theme;
    update();
}

void NetItem::showResult(const NetResult& result)
{
    if (result == result_)
        return;
    result_ = result;
    update();
}

void NetItem::layOut()
{
    // Rods are drawn below the oil lines that cross them.
    setZValue(net_.isDouble ? 0.5 : 1);
    constexpr double kMargin = 1.5;
    bounds_ = {};
    shown_ = shifted(net_, shift_);
    for (const model::NetSegment& segment : shown().segments) {
        const QRectF rect = QRectF(toScene(segment.line.p1()), toScene(segment.line.p2())).normalized();
        bounds_ |= rect.adjusted(-kMargin, -kMargin, kMargin, kMargin);
    }
}

void NetItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const double scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    const double pixelsPerUnit = scale * painter->device()->devicePixelRatioF();
    if (isStampScale(pixelsPerUnit) && !net_.isDouble) {
        paintBand(*painter, shown(), result_);
        paintThinNet(*painter, shown(), onBand(*theme_, result_.color));
        return;
    }
    painter->save();
    paintBand(*painter, shown(), result_);
    paintNet(*painter, shown(), onBand(*theme_, result_.color), DetailLevel::at(pixelsPerUnit));
    paintArrows(*painter, shown(), result_, *theme_);
    painter->restore();
}

}  // namespace bramah::editor
