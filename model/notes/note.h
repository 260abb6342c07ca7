// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"

#include <QHashFunctions>

#include <cstdint>
#include <vector>

namespace bramah::model {

/// A note by the number of its first graphic in the class's own list `annotation(Diagram(graphics))`.
struct NoteId {
    int first = 0;
    friend bool operator==(NoteId, NoteId) = default;
    friend auto operator<=>(NoteId, NoteId) = default;
};

/// For QHash: ids that are equal have equal hashes.
inline size_t qHash(NoteId id, size_t seed = 0)
{
    return ::qHash(id.first, seed);
}

/// What a note is to the person who wrote it, found from its graphics.
enum class NoteKind : std::uint8_t {
    Text,
    Leader,   ///< a line with an arrow, or with a dot at its end
    Frame,    ///< a rectangle that is not filled, with a title in an upper corner or without
    Table,    ///< see note_table.h
    Picture,  ///< a bitmap
    Shape,    ///< any other graphic
};

/// Graphics of a class's own sheet that belong together; they follow each other in its list.
struct Note {
    NoteId id;
    NoteKind kind = NoteKind::Shape;
    std::vector<Graphic> graphics;  ///< from the lowest to the topmost; at least one

    /// The bounds on the sheet of all its graphics, without line widths.
    [[nodiscard]] QRectF bounds() const { return boundsOf(graphics); }
    friend bool operator==(const Note&, const Note&) = default;

    /// The bounds of \a graphics, of which there is at least one.
    [[nodiscard]] static QRectF boundsOf(const std::vector<Graphic>& graphics);
};

/// What \a graphics are together, as a note without a number.
[[nodiscard]] NoteKind kindOf(const std::vector<Graphic>& graphics);

/// The notes among \a graphics of a sheet. \a numbers: of each graphic its number in the class's own list; -1: it is of
/// a base class. Hidden graphics are no notes.
[[nodiscard]] std::vector<Note> notesOf(const std::vector<Graphic>& graphics, const std::vector<int>& numbers);

/// The graphic is drawn by its extent or points alone: nothing turns, shifts or moves it.
[[nodiscard]] bool isPlain(const Graphic& graphic);

/// The place of a title of \a height in the upper corners of \a frame; its alignment tells in which one it stands.
[[nodiscard]] Extent titleExtent(QRectF frame, double height);
/// The title of a frame; null if it has none.
[[nodiscard]] const TextGraphic* titleOf(const std::vector<Graphic>& frame);

/// The diameter of the dot at the end of a leader [diagram units].
inline constexpr double kLeaderDot = 1.2;
/// The dot of a leader that ends at \a end.
[[nodiscard]] EllipseGraphic leaderDot(QPointF end, Color color);

}  // namespace bramah::model
