// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"
#include "model/notes/note.h"

#include <QSet>

#include <optional>
#include <vector>

namespace bramah::model {
class Diagram;
}

namespace bramah::editor {

/// The selected objects of a sheet, by ids, so that the selection survives a new diagram.
struct Selection {
    QSet<model::ComponentId> components;
    QSet<model::ConnectionId> connections;
    QSet<model::NoteId> notes = {};

    /// True if nothing is selected; it is not known here whether the ids are on the sheet.
    [[nodiscard]] bool isEmpty() const { return components.isEmpty() && connections.isEmpty() && notes.isEmpty(); }
    /// The number of symbols, connects and notes; a seen line counts once for each of its connects.
    [[nodiscard]] int count() const { return static_cast<int>(components.size() + connections.size() + notes.size()); }
    /// From the lowest to the topmost.
    [[nodiscard]] std::vector<model::NoteId> sortedNotes() const;
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// The selected notes, and those that lie on selected pages; each once, from the lowest to the topmost.
[[nodiscard]] std::vector<model::NoteId> movedNotes(const model::Diagram& diagram, const Selection& selection);

/// A line as a reader sees it: its connections, from end to end, meet at nodes made by drawing that show no dot.
struct SeenLine {
    std::vector<model::ConnectionId> connections;  ///< at least one
    model::PortRef first;
    model::PortRef last;

    /// Is the connect a part of this line?
    [[nodiscard]] bool contains(const model::ConnectionId& id) const;
};

/// The line that the connection \a id is a part of.
[[nodiscard]] SeenLine seenLine(const model::Diagram& diagram, const model::ConnectionId& id);
/// The lines that the connections of \a selection are parts of, each once.
[[nodiscard]] std::vector<SeenLine> seenLines(const model::Diagram& diagram, const Selection& selection);
/// The line that is selected, if nothing else is.
[[nodiscard]] std::optional<SeenLine> onlyLine(const model::Diagram& diagram, const Selection& selection);

}  // namespace bramah::editor
