// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/affine_map.h"
#include "model/notes/note.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// The graphics of notes: new ones, their texts and styles. Texts have the size that their letters need; heights follow
/// when text, width or letters change, downwards from the upper edge. All lengths in diagram units, y up.
namespace bramah::editor {

/// The graphics of one note, from the lowest to the topmost; the kind of the note follows from them (model::kindOf()).
using NoteGraphics = std::vector<model::Graphic>;

/// A text without words in a box of \a width, whose upper left corner is \a corner.
[[nodiscard]] NoteGraphics newTextNote(QPointF corner, double width);
/// A line from \a from, where its text is, to an arrow at \a to.
[[nodiscard]] NoteGraphics newLeader(QPointF from, QPointF to);
/// A chain line around \a area.
[[nodiscard]] NoteGraphics newFrame(QRectF area);
/// A table of \a rows with at least two texts, whose upper left corner is \a corner.
[[nodiscard]] NoteGraphics newTableNote(const std::vector<QStringList>& rows, QPointF corner);

/// The upper left corner and the width of a new text beside the end of a leader that comes from \a to.
struct TextPlace {
    QPointF corner;
    double width;
};
/// The text stands beyond \a from, on the side away from \a to, where the arrow is; its first line is at the leader's
/// height.
[[nodiscard]] TextPlace placeBesideLeader(QPointF from, QPointF to);

/// \a graphics with the heights that their texts need, and with dots and titles where they belong.
[[nodiscard]] NoteGraphics fitted(NoteGraphics graphics);

/// The number of texts that can be written in a note: the cells of a table, the one text of a text or frame.
[[nodiscard]] int textCountOf(const NoteGraphics& graphics);
/// The text number \a which, for frames without title as it would be; nothing if there is none.
[[nodiscard]] std::optional<model::TextGraphic> textOf(const NoteGraphics& graphics, int which);
/// The number of the text at \a place, 0 if there is none.
[[nodiscard]] int textAt(const NoteGraphics& graphics, QPointF place);
/// What is written there, as shown.
[[nodiscard]] QString wordsOf(const NoteGraphics& graphics, int which);
/// \a words as that text. A frame with none loses its title.
[[nodiscard]] NoteGraphics withWords(NoteGraphics graphics, int which, const QString& words);
/// All words of a note, for finding.
[[nodiscard]] QString allWordsOf(const NoteGraphics& graphics);

/// How a note looks. What it does not have, or where its parts differ, is nothing.
struct NoteStyle {
    std::optional<double> fontSize;  ///< points
    std::optional<bool> isBold;
    std::optional<model::TextAlignment> alignment;
    std::optional<model::LinePattern> pattern;  ///< of a frame or leader
    std::optional<double> thickness;            ///< of a frame or leader [mm]
    /// What is drawn at the end that points.
    enum class End { None, Arrow, Dot };
    std::optional<End> end;  ///< of a leader
    friend bool operator==(const NoteStyle&, const NoteStyle&) = default;
};
/// What both have, where they are equal.
[[nodiscard]] NoteStyle commonOf(const NoteStyle& a, const NoteStyle& b);
/// The style of the note \a graphics, of which there is at least one.
[[nodiscard]] NoteStyle styleOfNote(const NoteGraphics& graphics);
/// \a graphics with those properties of \a style that are given and that they have.
[[nodiscard]] NoteGraphics withNoteStyle(NoteGraphics graphics, const NoteStyle& style);

/// Puts \a rows of texts into the cells of a table from cell \a which on; the table grows for them.
[[nodiscard]] NoteGraphics withRows(const NoteGraphics& table, int which, const std::vector<QStringList>& rows);

/// \a graphics under quarter turns, mirrors and shifts: what is read stays upright.
[[nodiscard]] NoteGraphics turnedNote(const NoteGraphics& graphics, const model::AffineMap& map);

}  // namespace bramah::editor
