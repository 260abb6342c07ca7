// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/arrange_commands.h"

#include "editor/session/document_session.h"
#include "model/planning/connection_plan.h"
#include "model/routing/router.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace bramah::editor {
namespace {

using Symbols = std::vector<const model::DiagramComponent*>;

Symbols arrangedSymbols(const DocumentSession& session)
{
    Symbols symbols;
    for (const auto* list : {&session.sheet().diagram().components(), &session.sheet().diagram().ownPorts()})
        for (const model::DiagramComponent& symbol : *list)
            if (session.selection().components.contains(symbol.id) && !symbol.isInherited && !symbol.isAutoNode)
                symbols.push_back(&symbol);
    return symbols;
}

bool isLevelAlignment(Alignment alignment)
{
    return alignment == Alignment::Left || alignment == Alignment::Centre || alignment == Alignment::Right;
}

/// The coordinate of a symbol along the axis of the alignment.
double placeOf(const model::DiagramComponent& symbol, Alignment alignment)
{
    switch (alignment) {
    case Alignment::Left: return symbol.bounds.left();
    case Alignment::Right: return symbol.bounds.right();
    case Alignment::Centre: return symbol.anchor().x();
    case Alignment::Middle: return symbol.anchor().y();
    // The sheet's y points up: a rectangle's top is the lower edge.
    case Alignment::Top: return symbol.bounds.bottom();
    case Alignment::Bottom: return symbol.bounds.top();
    }
    return 0;
}

/// The coordinate at which all symbols are aligned.
double targetOf(const Symbols& symbols, Alignment alignment)
{
    std::vector<double> places;
    for (const model::DiagramComponent* symbol : symbols)
        places.push_back(placeOf(*symbol, alignment));
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

bool moveSymbols(DocumentSession& session, const QString& name, const Symbols& symbols,
                 const std::vector<QPointF>& shifts)
{
    std::vector<std::pair<model::ComponentId, model::Placement>> places;
    for (std::size_t k = 0; k < symbols.size(); ++k)
        if (const QPointF shift = model::Router::snapped(shifts[k]); !shift.isNull())
            places.emplace_back(symbols[k]->id, symbols[k]->placement.movedBy(shift));
    return !places.empty() && session.apply(name, model::planMove(session.sheet().diagram(), places).changes);
}

}  // namespace

bool alignSelection(DocumentSession& session, Alignment alignment)
{
    const Symbols symbols = arrangedSymbols(session);
    if (symbols.size() < 2)
        return false;
    const double target = targetOf(symbols, alignment);
    std::vector<QPointF> shifts;
    for (const model::DiagramComponent* symbol : symbols) {
        const double way = target - placeOf(*symbol, alignment);
        shifts.push_back(isLevelAlignment(alignment) ? QPointF(way, 0) : QPointF(0, way));
    }
    return moveSymbols(session, QCoreApplication::translate("Commands", "Align symbols"), symbols, shifts);
}

bool distributeSelection(DocumentSession& session, Qt::Orientation direction)
{
    Symbols symbols = arrangedSymbols(session);
    if (symbols.size() < 3)
        return false;
    const auto place = [&](const model::DiagramComponent* symbol) {
        return direction == Qt::Horizontal ? symbol->anchor().x() : symbol->anchor().y();
    };
    std::ranges::stable_sort(symbols, {}, place);
    const double first = place(symbols.front());
    const double step = (place(symbols.back()) - first) / static_cast<double>(symbols.size() - 1);
    std::vector<QPointF> shifts;
    for (std::size_t k = 0; k < symbols.size(); ++k) {
        const double way = first + step * static_cast<double>(k) - place(symbols[k]);
        shifts.push_back(direction == Qt::Horizontal ? QPointF(way, 0) : QPointF(0, way));
    }
    return moveSymbols(session, QCoreApplication::translate("Commands", "Distribute symbols"), symbols, shifts);
}

bool spreadSelection(DocumentSession& session)
{
    constexpr double kShare = 0.5;
    const Symbols symbols = arrangedSymbols(session);
    if (symbols.size() < 2)
        return false;
    QPointF middle;
    for (const model::DiagramComponent* symbol : symbols)
        middle += symbol->anchor() / static_cast<double>(symbols.size());
    std::vector<QPointF> shifts;
    for (const model::DiagramComponent* symbol : symbols)
        shifts.push_back(kShare * (symbol->anchor() - middle));
    return moveSymbols(session, QCoreApplication::translate("Commands", "Spread symbols"), symbols, shifts);
}

}  // namespace bramah::editor
