// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/text_plan.h"

#include <algorithm>

namespace bramah::editor {

namespace {

constexpr double kGap = 0.6;         // diagram units between a symbol and a text beside it
constexpr double kNarrowest = 0.75;  // width of squeezed letters over their usual one
constexpr double kTouch = 0.2;       // diagram units: a text so near an edge of its symbol stands beside it

/// The side of \a body at which a text with the place \a rect stands; Own: over it.
TextSpot::Side sideOf(const QRectF& rect, const QRectF& body)
{
    if (rect.left() >= body.right() - kTouch)
        return TextSpot::Side::Right;
    if (rect.right() <= body.left() + kTouch)
        return TextSpot::Side::Left;
    if (rect.bottom() <= body.top() + kTouch)
        return TextSpot::Side::Above;
    return rect.top() >= body.bottom() - kTouch ? TextSpot::Side::Below : TextSpot::Side::Own;
}

/// A place of \a size with the edge at \a body of \a rect, and with its alignment along that edge.
QRectF grown(const QRectF& rect, QSizeF size, TextSpot::Side side, Qt::Alignment alignment)
{
    QRectF grown(QPointF(), size);
    grown.moveCenter(rect.center());
    if (side == TextSpot::Side::Right)
        grown.moveLeft(rect.left());
    else if (side == TextSpot::Side::Left)
        grown.moveRight(rect.right());
    else if (alignment & Qt::AlignLeft)
        grown.moveLeft(rect.left());
    else if (alignment & Qt::AlignRight)
        grown.moveRight(rect.right());
    if (side == TextSpot::Side::Above)
        grown.moveBottom(rect.bottom());
    if (side == TextSpot::Side::Below)
        grown.moveTop(rect.top());
    return grown;
}

QRectF beside(const QRectF& body, QSizeF size, TextSpot::Side side)
{
    QRectF rect(QPointF(), size);
    rect.moveCenter(body.center());
    switch (side) {
    case TextSpot::Side::Right: rect.moveLeft(body.right() + kGap); break;
    case TextSpot::Side::Left: rect.moveRight(body.left() - kGap); break;
    case TextSpot::Side::Above: rect.moveBottom(body.top() - kGap); break;
    case TextSpot::Side::Below: rect.moveTop(body.bottom() + kGap); break;
    case TextSpot::Side::Own: break;
    }
    return rect;
}

}  // namespace

bool TextPlan::isEnlarged(const PlacedText& text) const
{
    return text.height * zoom_ < kLeastLetters;
}

TextPlan::Rank TextPlan::rankOf(const PlacedText& text)
{
    if (!text.isLabel)
        return Rank::Letter;
    return text.isName ? Rank::Name : Rank::Value;
}

TextPlan::TextPlan(double zoom, const std::vector<TextOwner>& owners, const std::vector<QRectF>& lines,
                   const std::vector<QRectF>& marks)
    : zoom_(zoom)
{
    for (const QRectF& line : lines)
        lines_.add(line);
    for (const QRectF& mark : marks)
        marks_.add(mark);
    for (const TextOwner& owner : owners) {
        bodies_.add(owner.body);
        spots_.insert(owner.name, std::vector<TextSpot>(owner.texts->size()));
    }
    for (const Rank rank : {Rank::Name, Rank::Letter, Rank::Value})
        for (const TextOwner& owner : owners) {
            std::vector<TextSpot>& spots = spots_[owner.name];
            for (std::size_t k = 0; k < owner.texts->size(); ++k)
                if (rankOf((*owner.texts)[k]) == rank)
                    place(owner, k, spots[k]);
        }
}

void TextPlan::place(const TextOwner& owner, std::size_t index, TextSpot& spot)
{
    const PlacedText& text = (*owner.texts)[index];
    const auto rectAt = [&](const TextSpot& at) { return shown(text, owner.body, at).rect; };
    const auto take = [&](const TextSpot& at) {
        spot = at;
        const QRectF rect = rectAt(at);
        spot.hasHalo = text.isLabel && !rect.intersects(owner.body) && lines_.isTaken(rect);
        texts_.add(rect);
    };
    if (!text.isLabel) {
        const QRectF rect = rectAt(spot);
        const bool isWithin = owner.body.adjusted(-kTouch, -kTouch, kTouch, kTouch).contains(rect);
        if (!isEnlarged(text) || (isWithin && !texts_.isTaken(rect)))
            take(spot);
        else
            spot.isShown = false;
        return;
    }
    if (!isEnlarged(text) && !marks_.isTaken(text.rect)) {
        take({});
        return;
    }
    const bool isOver = sideOf(text.rect, owner.body) == TextSpot::Side::Own;
    const auto isFree = [&](const TextSpot& at) {
        const QRectF rect = rectAt(at);
        const QRectF own = at.side == TextSpot::Side::Own && isOver ? owner.body : QRectF();
        return !bodies_.isTaken(rect, own) && !texts_.isTaken(rect) && !marks_.isTaken(rect);
    };
    using Side = TextSpot::Side;
    static constexpr TextSpot kSpots[] = {{Side::Own, 0},   {Side::Own, 1},   {Side::Own, 2},  {Side::Above, 0},
                                          {Side::Below, 0}, {Side::Right, 0}, {Side::Left, 0}, {Side::Below, 1}};
    for (const TextSpot& at : kSpots) {
        const bool staysUpright = at.side == Side::Own || !text.isTurned;
        if (staysUpright && (!isOver || at.line == 0) && isFree(at)) {
            take(at);
            return;
        }
    }
    if (isEnlarged(text))
        spot.isShown = false;
    else
        take({});
}

PlacedText TextPlan::shown(const PlacedText& text, const QRectF& body, const TextSpot& spot) const
{
    PlacedText shown = text;
    shown.height = legibleHeight(text.height, zoom_);
    QSizeF size = text.rect.size() * (shown.height / text.height);
    const TextSpot::Side own = sideOf(text.rect, body);
    // A name in a box, as of a step, stays within it as long as its letters can be narrower.
    const bool isOver = own == TextSpot::Side::Own && spot.side == TextSpot::Side::Own;
    if (const double room = body.width() - 2 * kGap; isOver && text.isLabel && !text.isTurned && size.width() > room) {
        shown.squeeze = std::max(kNarrowest, room / size.width());
        size.setWidth(size.width() * shown.squeeze);
    }
    const TextSpot::Side side = spot.side == TextSpot::Side::Own ? own : spot.side;
    shown.rect =
        spot.side == TextSpot::Side::Own ? grown(text.rect, size, own, text.alignment) : beside(body, size, spot.side);
    shown.rect.translate(0, (side == TextSpot::Side::Above ? -1 : 1) * spot.line * size.height());
    shown.hasHalo = spot.hasHalo;
    return shown;
}

}  // namespace bramah::editor
