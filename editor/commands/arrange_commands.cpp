// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/arrange_commands.h"

#include "editor/session/document_session.h"
#include "model/planning/connection_plan.h"
#include "model/planning/note_plan.h"
#include "model/routing/router.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <vector>

namespace bramah::editor {
namespace {

/// A symbol or a note that is arranged.
struct Arranged {
    const model::DiagramComponent* symbol = nullptr;
    const model::Note* note = nullptr;
    QRectF bounds;  ///< of its drawing
    QPointF anchor;
};
using Things = std::vector<Arranged>;

Things arrangedThings(const DocumentSession& session)
{
    Things things;
    const model::Diagram& diagram = session.sheet().diagram();
    for (const auto* list : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *list)
            if (session.selection().components.contains(symbol.id) && !symbol.isInherited && !symbol.isAutoNode)
                things.push_back({&symbol, nullptr, symbol.bounds, symbol.anchor()});
    for (const model::Note& note : diagram.notes())
        if (session.selection().notes.contains(note.id))
            things.push_back({nullptr, &note, note.bounds(), note.bounds().center()});
    return things;
}

bool isLevelAlignment(Alignment alignment)
{
    return alignment == Alignment::Left || alignment == Alignment::Centre || alignment == Alignment::Right;
}

/// The coordinate of a thing along the axis of the alignment.
double placeOf(const Arranged& thing, Alignment alignment)
{
    switch (alignment) {
    case Alignment::Left: return thing.bounds.left();
    case Alignment::Right: return thing.bounds.right();
    case Alignment::Centre: return thing.anchor.x();
    case Alignment::Middle: return thing.anchor.y();
    // The sheet's y points up: a rectangle's top is the lower edge.
    case Alignment::Top: return thing.bounds.bottom();
    case Alignment::Bottom: return thing.bounds.top();
    }
    return 0;
}

/// The coordinate at which all are aligned.
double targetOf(const Things& things, Alignment alignment)
{
    std::vector<double> places;
    for (const Arranged& thing : things)
        places.push_back(placeOf(thing, alignment));
    const auto [least, most] = std::ranges::minmax(places);
    switch (alignment) {
    case Alignment::Left:
    case Alignment::Bottom: return least;
    case Alignment::Right:
    case Alignment::Top: return most;
    case Alignment::Centre:
    case Alignment::Middle: break;
    }
    return (least + most) / 2;
}

bool moveThings(DocumentSession& session, const QString& name, const Things& things, const std::vector<QPointF>& shifts)
{
    const model::Diagram& diagram = session.sheet().diagram();
    std::vector<std::pair<model::ComponentId, model::Placement>> places;
    model::DiagramChanges notes;
    for (std::size_t k = 0; k < things.size(); ++k) {
        // Notes need not meet lines, so they stand where they are wanted.
        if (things[k].note)
            std::ranges::move(model::planNoteMove(diagram, {things[k].note->id}, model::rounded(shifts[k])),
                              std::back_inserter(notes));
        else if (const QPointF shift = model::Router::snapped(shifts[k]); !shift.isNull())
            places.emplace_back(things[k].symbol->id, things[k].symbol->placement.movedBy(shift));
    }
    model::DiagramChanges changes = places.empty() ? model::DiagramChanges() : model::planMove(diagram, places).changes;
    std::ranges::move(notes, std::back_inserter(changes));
    return !changes.empty() && session.apply(name, changes);
}

}  // namespace

bool alignSelection(DocumentSession& session, Alignment alignment)
{
    const Things things = arrangedThings(session);
    if (things.size() < 2)
        return false;
    const double target = targetOf(things, alignment);
    std::vector<QPointF> shifts;
    for (const Arranged& thing : things) {
        const double way = target - placeOf(thing, alignment);
        shifts.push_back(isLevelAlignment(alignment) ? QPointF(way, 0) : QPointF(0, way));
    }
    return moveThings(session, QCoreApplication::translate("Commands", "Align symbols"), things, shifts);
}

bool distributeSelection(DocumentSession& session, Qt::Orientation direction)
{
    Things things = arrangedThings(session);
    if (things.size() < 3)
        return false;
    const auto place = [&](const Arranged& thing) {
        return direction == Qt::Horizontal ? thing.anchor.x() : thing.anchor.y();
    };
    std::ranges::stable_sort(things, {}, place);
    const double first = place(things.front());
    const double step = (place(things.back()) - first) / static_cast<double>(things.size() - 1);
    std::vector<QPointF> shifts;
    for (std::size_t k = 0; k < things.size(); ++k) {
        const double way = first + step * static_cast<double>(k) - place(things[k]);
        shifts.push_back(direction == Qt::Horizontal ? QPointF(way, 0) : QPointF(0, way));
    }
    return moveThings(session, QCoreApplication::translate("Commands", "Distribute symbols"), things, shifts);
}

bool spreadSelection(DocumentSession& session)
{
    constexpr double kShare = 0.5;
    const Things things = arrangedThings(session);
    if (things.size() < 2)
        return false;
    QPointF middle;
    for (const Arranged& thing : things)
        middle += thing.anchor / static_cast<double>(things.size());
    std::vector<QPointF> shifts;
    for (const Arranged& thing : things)
        shifts.push_back(kShare * (thing.anchor - middle));
    return moveThings(session, QCoreApplication::translate("Commands", "Spread symbols"), things, shifts);
}

}  // namespace bramah::editor
