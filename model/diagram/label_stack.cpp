// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/label_stack.h"

#include <algorithm>
#include <array>
#include <optional>

namespace bramah::model {
namespace {

constexpr double kGap = 0.6;    // diagram units between texts, and between a text and the symbol
constexpr double kTouch = 0.2;  // a text so near an edge of its symbol stands beside it

/// Coordinates in which the lines of turned texts lie on one another too: x along the letters.
QRectF inReading(QRectF rect, bool isTurned)
{
    return isTurned ? QRectF(-rect.bottom(), rect.left(), rect.height(), rect.width()) : rect;
}

QRectF fromReading(QRectF rect, bool isTurned)
{
    return isTurned && !rect.isNull() ? QRectF(rect.top(), -rect.right(), rect.height(), rect.width()) : rect;
}

/// A place of \a size with the edge or middle of \a rect, and its upper edge at \a top.
QRectF below(QRectF rect, QSizeF size, StackSide side, double top)
{
    if (size.isEmpty())
        return {};
    double left = rect.center().x() - size.width() / 2;
    if (side == StackSide::Left)
        left = rect.left();
    else if (side == StackSide::Right)
        left = rect.right() - size.width();
    return {QPointF(left, top), size};
}

/// Lets the texts of \a stack, if it stands beside \a body, begin at its edge there; the room that they take together
/// stays. Returns that edge.
std::optional<StackSide> alignBeside(LabelStack& stack, const QRectF& body)
{
    const std::array<QRectF*, 3> texts{&stack.code, &stack.function, &stack.data};
    QRectF all = stack.code;
    for (const QRectF* text : texts)
        if (!text->isNull())
            all = all.united(*text);
    const bool isRight = all.left() >= body.right() - kTouch;
    if (!isRight && all.right() > body.left() + kTouch)
        return std::nullopt;
    for (QRectF* text : texts)
        if (!text->isNull())
            isRight ? text->moveLeft(all.left()) : text->moveRight(all.right());
    return isRight ? StackSide::Left : StackSide::Right;
}

}  // namespace

LabelStack stacked(QRectF name, QRectF body, const LabelSizes& sizes, StackSide side, bool isTurned)
{
    const QRectF at = inReading(name, isTurned), around = inReading(body, isTurned);
    const double functionHeight = sizes.function.isEmpty() ? 0 : sizes.function.height();
    const double dataHeight = sizes.data.isEmpty() ? 0 : sizes.data.height();
    const bool isRight = at.left() >= around.right() - kTouch, isLeft = at.right() <= around.left() + kTouch;
    const bool isBeside = isRight || isLeft;
    if (isBeside && at.top() < around.bottom() && at.bottom() > around.top())
        side = isRight ? StackSide::Left : StackSide::Right;
    // A name in a corner of the bounds, beside the leads of ports, keeps its distance from the drawing too.
    const bool isAbove = !isBeside && at.center().y() < around.center().y() - kTouch;
    LabelStack stack;
    double top = at.center().y() - sizes.code.height() / 2;
    if (isAbove)
        top = at.bottom() - dataHeight - sizes.code.height();
    else if (!isBeside && at.center().y() > around.center().y() + kTouch)
        top = at.top();
    stack.code = below(at, sizes.code, side, top);
    stack.data = below(at, sizes.data, side, top + sizes.code.height());
    stack.function = below(at, sizes.function, side, top - functionHeight);
    stack.side = alignBeside(stack, around).value_or(side);
    for (QRectF* rect : {&stack.code, &stack.function, &stack.data})
        *rect = fromReading(*rect, isTurned);
    return stack;
}

std::vector<CoilPlace> coilPlacesOf(const DiagramComponent& symbol)
{
    constexpr double kHalfLength = 3, kHalfWidth = 2;  // of a coil, diagram units
    std::vector<CoilPlace> places;
    const auto count = std::min(symbol.coilPorts.size(), symbol.notes.coils.size());
    for (qsizetype k = 0; k < count; ++k) {
        const DiagramPort* port = symbol.port(symbol.coilPorts[k]);
        if (!port || symbol.notes.coils[k].isEmpty())
            continue;
        const QPointF outward = vectorOf(port->side);
        const QPointF middle = port->position - kHalfLength * outward;
        const bool isLying = outward.y() == 0;
        // Below a lying coil on its outer side, as the letter of the coil has the inner one; beside a standing one.
        const QPointF corner =
            isLying ? middle - QPointF(0, kHalfWidth + kGap / 2) : middle + QPointF(kHalfWidth + kGap, 0);
        places.push_back({symbol.notes.coils[k], corner, isLying && outward.x() < 0, isLying});
    }
    return places;
}

}  // namespace bramah::model
