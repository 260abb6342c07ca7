// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/selection.h"

#include "model/diagram/diagram.h"
#include "model/pages/page_places.h"

#include <algorithm>

namespace bramah::editor {

namespace {

using model::ConnectionId;
using model::Diagram;
using model::PortRef;

/// The connection by which \a line goes on at \a end, unless a reader sees that it ends there.
std::optional<ConnectionId> beyond(const Diagram& diagram, const ConnectionId& line, const PortRef& end)
{
    const model::DiagramComponent* node = diagram.component(end.component);
    const int net = node && node->isInLine ? diagram.netOf(line) : -1;
    if (net < 0 || showsDot(diagram.nets()[static_cast<std::size_t>(net)], node->anchor()))
        return std::nullopt;
    std::optional<ConnectionId> next;
    for (const ConnectionId& other : diagram.nets()[static_cast<std::size_t>(net)].connections) {
        const bool isAtNode = other.a.component == end.component || other.b.component == end.component;
        if (other == line || !isAtNode || diagram.connection(other)->points.size() < 2)
            continue;
        if (next)
            return std::nullopt;
        next = other;
    }
    return next;
}

/// In the direction of \a line.
SeenLine followed(const Diagram& diagram, const ConnectionId& line)
{
    SeenLine seen{{line}, line.a, line.b};
    const auto follow = [&](PortRef& end, bool isFirst) {
        ConnectionId last = line;
        for (auto next = beyond(diagram, last, end); next && !seen.contains(*next); next = beyond(diagram, last, end)) {
            seen.connections.insert(isFirst ? seen.connections.begin() : seen.connections.end(), *next);
            end = next->a.component == end.component ? next->b : next->a;
            last = *next;
        }
    };
    follow(seen.last, false);
    follow(seen.first, true);
    return seen;
}

}  // namespace

std::vector<model::NoteId> Selection::sortedNotes() const
{
    std::vector<model::NoteId> sorted(notes.begin(), notes.end());
    std::ranges::sort(sorted);
    return sorted;
}

std::vector<model::NoteId> movedNotes(const Diagram& diagram, const Selection& selection)
{
    Selection moved = selection;
    for (const model::DiagramComponent& page : diagram.pages())
        if (selection.components.contains(page.id))
            for (const model::NoteId note : model::notesOn(diagram, page))
                moved.notes.insert(note);
    return moved.sortedNotes();
}

bool SeenLine::contains(const ConnectionId& id) const
{
    return std::ranges::find(connections, id) != connections.end();
}

SeenLine seenLine(const Diagram& diagram, const ConnectionId& id)
{
    SeenLine seen = followed(diagram, id);
    if (seen.connections.size() == 1)
        return seen;
    // The same line from each of its connections: the direction is that of the first.
    const auto& ofNet = diagram.nets()[static_cast<std::size_t>(diagram.netOf(id))].connections;
    const auto first = std::ranges::find_if(ofNet, [&](const ConnectionId& one) { return seen.contains(one); });
    return *first == id ? seen : followed(diagram, *first);
}

std::vector<SeenLine> seenLines(const Diagram& diagram, const Selection& selection)
{
    std::vector<SeenLine> lines;
    QSet<ConnectionId> known;
    for (const ConnectionId& id : selection.connections) {
        if (known.contains(id))
            continue;
        lines.push_back(seenLine(diagram, id));
        for (const ConnectionId& part : lines.back().connections)
            known.insert(part);
    }
    return lines;
}

std::optional<SeenLine> onlyLine(const Diagram& diagram, const Selection& selection)
{
    if (selection.connections.isEmpty() || !selection.components.isEmpty() || !selection.notes.isEmpty())
        return std::nullopt;
    SeenLine line = seenLine(diagram, *selection.connections.begin());
    if (!std::ranges::all_of(selection.connections, [&](const ConnectionId& id) { return line.contains(id); }))
        return std::nullopt;
    return line;
}

}  // namespace bramah::editor
