// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notes/note.h"

#include "model/notes/nearness.h"
#include "model/notes/note_table.h"

#include <algorithm>
#include <span>

namespace bramah::model {
namespace {

constexpr double kTitleInset = 1;  // diagram units
constexpr double kLargestDot = 4;

struct IsMoving {
    bool operator()(const LineGraphic& line) const { return line.points.dynamic; }
    bool operator()(const PolygonGraphic& polygon) const { return polygon.points.dynamic; }
    template <typename Shape>
    bool operator()(const Shape& shape) const
    {
        return shape.extent.dynamic;
    }
};

bool isTitleOf(const RectangleGraphic& frame, const Graphic& graphic)
{
    const auto* text = std::get_if<TextGraphic>(&graphic);
    if (!text || !isPlain(graphic) || !isPlain(frame) || text->alignment == TextAlignment::Center)
        return false;
    const QRectF box = text->extent.value.rect();
    const QRectF wanted = titleExtent(frame.extent.value.rect(), box.height()).rect();
    return box.height() > 0 && isNear(box.topLeft(), wanted.topLeft()) &&
           isNear(box.bottomRight(), wanted.bottomRight());
}

bool isDotOf(const LineGraphic& line, const Graphic& graphic)
{
    const auto* dot = std::get_if<EllipseGraphic>(&graphic);
    if (!dot || !isPlain(graphic) || !isPlain(line) || line.points.value.size() < 2)
        return false;
    const QRectF box = dot->extent.value.rect();
    return dot->fillPattern.value == FillPattern::Solid && box.width() <= kLargestDot &&
           isNear(box.center(), line.points.value.back());
}

/// The number of graphics at the beginning of \a graphics that are one note.
std::size_t lengthOfNote(std::span<const Graphic> graphics)
{
    const Graphic& first = graphics.front();
    const bool hasNext = graphics.size() > 1;
    if (const auto* line = std::get_if<LineGraphic>(&first))
        return hasNext && isDotOf(*line, graphics[1]) ? 2 : 1;
    const auto* rectangle = std::get_if<RectangleGraphic>(&first);
    if (!rectangle)
        return 1;
    if (const std::size_t table = lengthOfTable(graphics); table > 0)
        return table;
    return hasNext && isTitleOf(*rectangle, graphics[1]) ? 2 : 1;
}

bool hasArrow(const LineGraphic& line)
{
    return line.startArrow != Arrow::None || line.endArrow != Arrow::None;
}

}  // namespace

QRectF Note::boundsOf(const std::vector<Graphic>& graphics)
{
    QRectF bounds = model::boundsOf(graphics.front());
    for (const Graphic& graphic : graphics)
        bounds = united(bounds, model::boundsOf(graphic));
    return bounds;
}

NoteKind kindOf(const std::vector<Graphic>& graphics)
{
    const Graphic& first = graphics.front();
    if (std::holds_alternative<TextGraphic>(first))
        return NoteKind::Text;
    if (std::holds_alternative<BitmapGraphic>(first))
        return NoteKind::Picture;
    if (const auto* line = std::get_if<LineGraphic>(&first))
        return hasArrow(*line) || graphics.size() > 1 ? NoteKind::Leader : NoteKind::Shape;
    const auto* rectangle = std::get_if<RectangleGraphic>(&first);
    if (!rectangle)
        return NoteKind::Shape;
    if (lengthOfTable(graphics) > 0)
        return NoteKind::Table;
    return rectangle->fillPattern.value == FillPattern::None ? NoteKind::Frame : NoteKind::Shape;
}

std::vector<Note> notesOf(const std::vector<Graphic>& graphics, const std::vector<int>& numbers)
{
    std::vector<Note> notes;
    const std::size_t count = std::min(graphics.size(), numbers.size());
    const auto isShown = [&](std::size_t at) {
        return numbers[at] >= 0 && std::visit([](const GraphicItem& item) { return item.visible.value; }, graphics[at]);
    };
    for (std::size_t at = 0; at < count;) {
        if (!isShown(at)) {
            ++at;
            continue;
        }
        // Those that follow each other in the list without a gap.
        std::size_t end = at + 1;
        while (end < count && isShown(end) && numbers[end] == numbers[end - 1] + 1)
            ++end;
        while (at < end) {
            const std::size_t length = lengthOfNote(std::span(graphics).subspan(at, end - at));
            Note note{{numbers[at]},
                      {},
                      {graphics.begin() + std::ptrdiff_t(at), graphics.begin() + std::ptrdiff_t(at + length)}};
            note.kind = kindOf(note.graphics);
            notes.push_back(std::move(note));
            at += length;
        }
    }
    return notes;
}

bool isPlain(const Graphic& graphic)
{
    const GraphicItem& item = std::visit([](const GraphicItem& each) -> const GraphicItem& { return each; }, graphic);
    return item.origin == Dynamic<QPointF>() && item.rotation == Dynamic<double>() && !std::visit(IsMoving(), graphic);
}

Extent titleExtent(QRectF frame, double height)
{
    const double top = frame.bottom() - kTitleInset;  // y points up
    return {{frame.left() + kTitleInset, top - height}, {frame.right() - kTitleInset, top}};
}

const TextGraphic* titleOf(const std::vector<Graphic>& frame)
{
    const auto* rectangle = frame.empty() ? nullptr : std::get_if<RectangleGraphic>(&frame.front());
    return rectangle && frame.size() == 2 && isTitleOf(*rectangle, frame[1]) ? std::get_if<TextGraphic>(&frame[1])
                                                                             : nullptr;
}

EllipseGraphic leaderDot(QPointF end, Color color)
{
    EllipseGraphic dot;
    const QPointF half(kLeaderDot / 2, kLeaderDot / 2);
    dot.extent.value = {end - half, end + half};
    dot.lineColor.value = dot.fillColor.value = color;
    dot.fillPattern.value = FillPattern::Solid;
    return dot;
}

}  // namespace bramah::model
