// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/keyboard_stops.h"

#include "editor/render/sheet_geometry.h"

#include <algorithm>
#include <cmath>

namespace bramah::editor {

KeyboardStops::KeyboardStops(const model::Diagram& diagram, bool onlyPorts)
{
    std::vector<std::pair<const model::DiagramComponent*, bool>> symbols;
    for (const model::DiagramComponent& symbol : diagram.ownPorts())
        symbols.emplace_back(&symbol, true);
    for (const model::DiagramComponent& symbol : diagram.components())
        symbols.emplace_back(&symbol, false);
    if (!onlyPorts)
        for (const model::DiagramComponent& page : diagram.pages())
            symbols.emplace_back(&page, false);
    std::erase_if(symbols, [](const auto& entry) { return !entry.first->placement.visible; });
    // Symbols that look like one row may differ slightly in height.
    constexpr double kRow = 10 * kModule;
    const auto rowOf = [](const model::DiagramComponent& symbol) {
        return -std::round(symbol.bounds.center().y() / kRow);
    };
    std::stable_sort(symbols.begin(), symbols.end(), [&](const auto& a, const auto& b) {
        return std::pair(rowOf(*a.first), a.first->bounds.center().x()) <
               std::pair(rowOf(*b.first), b.first->bounds.center().x());
    });
    for (const auto& [symbol, isOwn] : symbols) {
        Hit hit;
        hit.symbol = symbol->id;
        if (!onlyPorts) {
            hit.kind = Hit::Kind::Symbol;
            // A page is taken at its corner, as its middle belongs to what lies there.
            hit.position = symbol->page ? symbol->bounds.topLeft() + QPointF(1, 1) : symbol->bounds.center();
            stops_.push_back(hit);
        }
        hit.kind = Hit::Kind::Port;
        for (const model::DiagramPort& port : symbol->ports) {
            hit.port = refOf(*symbol, port, isOwn);
            hit.position = port.position;
            stops_.push_back(hit);
        }
    }
    if (!onlyPorts)
        addNotes(diagram);
}

void KeyboardStops::addNotes(const model::Diagram& diagram)
{
    for (const model::Note& note : diagram.notes()) {
        Hit hit;
        hit.kind = Hit::Kind::Note;
        hit.note = note.id;
        hit.position = note.bounds().center();
        stops_.push_back(hit);
    }
}

std::optional<Hit> KeyboardStops::next(const Hit& current, bool forward) const
{
    if (stops_.empty())
        return std::nullopt;
    const auto found = std::find_if(stops_.begin(), stops_.end(), [&](const Hit& stop) {
        return stop.kind == current.kind && stop.symbol == current.symbol && stop.note == current.note &&
               (stop.kind != Hit::Kind::Port || stop.port == current.port);
    });
    if (found == stops_.end())
        return forward ? stops_.front() : stops_.back();
    if (found == (forward ? stops_.end() - 1 : stops_.begin()))
        return std::nullopt;
    return forward ? *(found + 1) : *(found - 1);
}

}  // namespace bramah::editor
