// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pages/page_plan.h"

#include "model/pages/page_places.h"
#include "model/planning/connection_plan.h"
#include "model/planning/note_plan.h"
#include "model/routing/router.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bramah::model {
namespace {

constexpr double kBetweenPages = 40;                      ///< between pages, in units of the sheet
constexpr double kTitleBlock = 36 * kUnitsPerMillimetre;  ///< its height, by ISO 7200
constexpr double kBesideDrawing = 4;                      ///< between the drawing and the frame

/// A page of its class at the place where the icon's origin lies at (0, 0).
DiagramComponent atOrigin(const DiagramComponent& page)
{
    DiagramComponent placed = page;
    placed.moveTo(Placement::at({0, 0}, page.icon->coordinateSystem));
    return placed;
}

}  // namespace

Placement nextPagePlace(const Diagram& diagram, const DiagramComponent& page)
{
    const DiagramComponent placed = atOrigin(page);
    QPointF shift;
    if (diagram.pages().empty()) {
        const QRectF drawn = diagram.bounds();
        // The title block stands below at the right: the drawing goes into the middle of what is above it.
        const QRectF free = areaOf(placed).adjusted(0, kTitleBlock, 0, 0);
        const QPointF middle = drawn.isNull() ? QPointF() : drawn.center();
        shift = Router::snapped(middle - free.center());
    } else {
        const QRectF last = diagram.pages().back().bounds;
        shift = QPointF(last.right() + kBetweenPages - placed.bounds.left(), last.bottom() - placed.bounds.bottom());
    }
    return placed.placement.movedBy(shift);
}

std::size_t fittingPage(const Diagram& diagram, const std::vector<DiagramComponent>& pages)
{
    const QSizeF drawn = diagram.bounds().size() + QSizeF(2 * kBesideDrawing, 2 * kBesideDrawing + kTitleBlock);
    std::vector<std::size_t> order(pages.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto sizeOf = [&](std::size_t i) {
        const QRectF paper = pages[i].bounds;
        return std::pair(std::round(paper.width() * paper.height()), paper.height());
    };
    std::ranges::stable_sort(order, {}, sizeOf);
    const auto fitting = std::ranges::find_if(order, [&](std::size_t i) {
        const QSizeF room = areaOf(pages[i]).size();
        return room.width() >= drawn.width() && room.height() >= drawn.height();
    });
    return fitting == order.end() ? order.back() : *fitting;
}

DiagramChanges planPageMove(const Diagram& diagram, const std::vector<std::pair<ComponentId, Placement>>& places)
{
    std::vector<std::pair<ComponentId, Placement>> all;
    DiagramChanges ofNotes;
    for (const auto& [id, place] : places) {
        const DiagramComponent* page = diagram.symbol(id);
        if (!page || !page->page)
            continue;
        DiagramComponent moved = *page;
        moved.moveTo(place);
        const QPointF way = moved.bounds.center() - page->bounds.center();
        all.emplace_back(id, place);
        for (const ComponentId& symbol : symbolsOn(diagram, *page))
            all.emplace_back(symbol, diagram.symbol(symbol)->placement.movedBy(way));
        std::ranges::move(planNoteMove(diagram, notesOn(diagram, *page), way), std::back_inserter(ofNotes));
    }
    DiagramChanges changes = planMove(diagram, all).changes;
    std::ranges::move(ofNotes, std::back_inserter(changes));
    return changes;
}

DiagramChanges planPageOrder(const Diagram& diagram, const std::vector<int>& order)
{
    if (diagram.pages().empty())
        return {};
    QPointF corner = diagram.pages().front().bounds.bottomLeft();  // the upper left one, as y goes up
    for (const DiagramComponent& page : diagram.pages())
        corner.setX(std::min(corner.x(), page.bounds.left()));
    std::vector<std::pair<ComponentId, Placement>> places;
    for (const int number : order) {
        const DiagramComponent& page = diagram.pages()[static_cast<std::size_t>(number)];
        // What lies on the page stays on the grid.
        const QPointF way = Router::snapped(corner - page.bounds.bottomLeft());
        places.emplace_back(page.id, page.placement.movedBy(way));
        corner.rx() += page.bounds.width() + kBetweenPages;
    }
    return planPageMove(diagram, places);
}

}  // namespace bramah::model
