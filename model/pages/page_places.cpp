// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pages/page_places.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

/// From millimetres on the paper of \a page into units of the sheet.
AffineMap mapOf(const DiagramComponent& page)
{
    const QRectF paper = page.icon->coordinateSystem.extent.rect();
    const QSizeF size = page.page->format.paper;
    return AffineMap{paper.width() / size.width(), 0, 0, paper.height() / size.height(), paper.left(), paper.top()}
        .then(page.map);
}

}  // namespace

int pageAt(const Diagram& diagram, QPointF place)
{
    const auto found =
        std::ranges::find_if(diagram.pages(), [&](const auto& page) { return page.bounds.contains(place); });
    return found == diagram.pages().end() ? -1 : static_cast<int>(found - diagram.pages().begin());
}

QString sheetNumber(const Diagram& diagram, int page)
{
    const DiagramComponent& symbol = diagram.pages()[static_cast<std::size_t>(page)];
    return symbol.page->hasOwnNumber ? symbol.resolved(QStringLiteral("%sheet"))
                                     : QString::number(diagram.set().before + page + 1);
}

QRectF areaOf(const DiagramComponent& page)
{
    return mapOf(page).mapRect(page.page->format.area);
}

QString zoneAt(const DiagramComponent& page, QPointF place)
{
    return page.page->format.zoneAt(mapOf(page).inverse().map(place));
}

std::vector<ComponentId> symbolsOn(const Diagram& diagram, const DiagramComponent& page)
{
    std::vector<ComponentId> symbols;
    for (const auto* list : {&diagram.components(), &diagram.ownPorts()})
        for (const DiagramComponent& symbol : *list)
            if (!symbol.isInherited && symbol.placement.visible && page.bounds.contains(symbol.bounds.center()))
                symbols.push_back(symbol.id);
    return symbols;
}

std::vector<NoteId> notesOn(const Diagram& diagram, const DiagramComponent& page)
{
    std::vector<NoteId> notes;
    for (const Note& note : diagram.notes())
        if (page.bounds.contains(note.bounds().center()))
            notes.push_back(note.id);
    return notes;
}

std::vector<ComponentId> withContents(const Diagram& diagram, const std::vector<ComponentId>& symbols)
{
    std::vector<ComponentId> all = symbols;
    QSet<ComponentId> known(symbols.begin(), symbols.end());
    for (const DiagramComponent& page : diagram.pages())
        if (known.contains(page.id))
            for (const ComponentId& id : symbolsOn(diagram, page))
                if (!known.contains(id)) {
                    known.insert(id);
                    all.push_back(id);
                }
    return all;
}

}  // namespace bramah::model
