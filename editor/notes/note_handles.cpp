// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/notes/note_handles.h"

#include "editor/render/note_text.h"
#include "model/notes/note_table.h"

#include <algorithm>

namespace bramah::editor {
namespace {

using model::GraphicHandle;
using model::NoteKind;
using model::NoteTable;

constexpr double kLeastSize = 2;  // of a text, a picture, a frame or a column [diagram units]
constexpr int kLeftSide = 7, kRightSide = 3;

bool isShown(NoteKind kind, const GraphicHandle& handle)
{
    if (handle.kind != GraphicHandle::Kind::Edge)
        return true;
    if (kind == NoteKind::Text)
        return handle.number == kLeftSide || handle.number == kRightSide;
    return kind != NoteKind::Picture || handle.number % 2 == 0;
}

std::vector<NoteHandle> handlesOfTable(const NoteTable& table)
{
    std::vector<NoteHandle> handles;
    for (int column = 0; column < table.columns(); ++column)
        handles.push_back({NoteHandle::Kind::Column, {}, column, table.cellRect(0, column).bottomRight()});
    for (int row = 0; row < table.rows(); ++row)
        handles.push_back({NoteHandle::Kind::Row, {}, row, table.cellRect(row, 0).topLeft()});
    return handles;
}

NoteGraphics pulledTable(const NoteGraphics& graphics, const NoteHandle& handle, QPointF place)
{
    NoteTable table = NoteTable::of(graphics);
    if (handle.kind == NoteHandle::Kind::Column) {
        const QRectF cell = table.cellRect(0, handle.number);
        constexpr double kLeastColumn = 3;
        table.widths[static_cast<std::size_t>(handle.number)] = std::max(kLeastColumn, place.x() - cell.left());
    } else {
        const QRectF cell = table.cellRect(handle.number, 0);
        table.heights[static_cast<std::size_t>(handle.number)] = std::max(kLeastSize, cell.bottom() - place.y());
    }
    return fitted(table.graphics());
}

/// \a place so that the box of a picture keeps its proportions when its corner \a number is dragged there.
QPointF inProportion(QRectF box, int number, QPointF place)
{
    const QPointF opposite(number == 0 || number == 6 ? box.right() : box.left(),
                           number <= 2 ? box.bottom() : box.top());
    const QPointF corner(number == 0 || number == 6 ? box.left() : box.right(), number <= 2 ? box.top() : box.bottom());
    const QPointF diagonal = corner - opposite;
    const double share = std::max((place.x() - opposite.x()) / diagonal.x(), (place.y() - opposite.y()) / diagonal.y());
    const double least = kLeastSize / std::min(box.width(), box.height());
    return model::rounded(opposite + std::max(share, least) * diagonal);
}

/// Keeps a box from being turned inside out.
QPointF withinBox(QRectF box, const GraphicHandle& handle, QPointF place)
{
    const int n = handle.number;
    if (n == 0 || n >= 6)
        place.setX(std::min(place.x(), box.right() - kLeastSize));
    if (n >= 2 && n <= 4)
        place.setX(std::max(place.x(), box.left() + kLeastSize));
    if (n <= 2)
        place.setY(std::min(place.y(), box.bottom() - kLeastSize));
    if (n >= 4 && n <= 6)
        place.setY(std::max(place.y(), box.top() + kLeastSize));
    return place;
}

}  // namespace

std::vector<NoteHandle> handlesOfNote(const NoteGraphics& graphics)
{
    const NoteKind kind = model::kindOf(graphics);
    if (kind == NoteKind::Table)
        return handlesOfTable(NoteTable::of(graphics));
    std::vector<NoteHandle> handles;
    for (const GraphicHandle& handle : model::handlesOf(graphics.front()))
        if (isShown(kind, handle))
            handles.push_back({NoteHandle::Kind::Graphic, handle, 0, handle.place});
    return handles;
}

NoteGraphics pulledNote(const NoteGraphics& graphics, const NoteHandle& handle, QPointF place)
{
    if (handle.kind != NoteHandle::Kind::Graphic)
        return pulledTable(graphics, handle, place);
    NoteGraphics pulled = graphics;
    if (handle.graphic.kind == GraphicHandle::Kind::Edge && model::isPlain(graphics.front())) {
        const QRectF box = model::boundsOf(graphics.front());
        place = withinBox(box, handle.graphic, place);
        if (model::kindOf(graphics) == NoteKind::Picture)
            place = inProportion(box, handle.graphic.number, place);
    }
    pulled.front() = model::pulled(graphics.front(), handle.graphic, place);
    return fitted(std::move(pulled));
}

}  // namespace bramah::editor
