// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/drawing/drawn_sheet.h"

#include "editor/drawing/list_icon.h"
#include "editor/render/sheet_geometry.h"
#include "editor/translate.h"
#include "model/pages/drawing_set.h"
#include "model/pages/page_places.h"
#include "model/routing/missing_lines.h"

#include <algorithm>
#include <tuple>

namespace bramah::editor {
namespace {

QString titleOf(model::DrawingList list)
{
    switch (list) {
    case model::DrawingList::Parts: return tr("Parts list");
    case model::DrawingList::Settings: return tr("Settings");
    case model::DrawingList::Lines: return tr("Lines and hoses");
    case model::DrawingList::Coils: return tr("Coils");
    case model::DrawingList::Steps: break;
    }
    return tr("Steps");
}

/// Fills the lists on a sheet.
class SheetLists
{
public:
    SheetLists(const model::Diagram& sheet, const model::Instance& top, const QString& place)
        : sheet_(sheet), top_(top), place_(place), shown_(place.isEmpty() ? &top : top.descendant(place.toStdString()))
    {
    }

    model::Diagram filled()
    {
        model::DiagramContent content = sheet_.content();
        for (const model::DrawingList kind : model::kDrawingLists) {
            std::vector<model::DiagramComponent*> symbols;
            for (model::DiagramComponent& component : content.components)
                if (component.list == keyOf(kind))
                    symbols.push_back(&component);
            fill(kind, symbols);
        }
        return model::Diagram(std::move(content));
    }

private:
    /// Gives each of \a symbols its rows: in the order of pages, on each from left to right.
    void fill(model::DrawingList kind, std::vector<model::DiagramComponent*>& symbols) const
    {
        if (symbols.empty())
            return;
        std::ranges::stable_sort(symbols, {}, [&](const model::DiagramComponent* symbol) {
            const QPointF corner = symbol->anchor();
            return std::tuple(model::pageAt(sheet_, corner), corner.x(), -corner.y());
        });
        const model::DrawingListTable table = model::drawingListOf(top_, place_, sheet_, kind);
        std::size_t first = 0;
        for (model::DiagramComponent* symbol : symbols) {
            ListPart part{first, table.rows.size() - first, 0};
            if (const std::size_t most = mostRowsOf(*symbol); most > 0)
                part.count = std::min(part.count, most);
            first += part.count;
            if (symbol == symbols.back())
                part.left = table.rows.size() - first;
            symbol->icon = listIcon(*symbol->icon, titleOf(kind), table, part);
            symbol->bounds = symbol->map.mapRect(symbol->icon->bodyBounds());
        }
    }

    /// The value of the parameter `rows`; 0: all.
    [[nodiscard]] std::size_t mostRowsOf(const model::DiagramComponent& symbol) const
    {
        const model::Instance* component = shown_ ? shown_->child(symbol.id.name.toStdString()) : nullptr;
        const model::Instance* rows = component ? component->child("rows") : nullptr;
        const auto number = rows ? rows->value().integer() : std::nullopt;
        return number && *number > 0 ? static_cast<std::size_t>(*number) : 0;
    }

    const model::Diagram& sheet_;
    const model::Instance& top_;
    QString place_;
    const model::Instance* shown_ = nullptr;
};

}  // namespace

model::Diagram drawnSheet(model::IconCache& icons, const model::Instance& top, const QString& place)
{
    const model::Instance* shown = place.isEmpty() ? &top : top.descendant(place.toStdString());
    if (!shown)
        return {};
    model::Diagram sheet = model::withMissingLines(model::DiagramBuilder(icons).build(*shown));
    if (!sheet.pages().empty() || !place.isEmpty())
        sheet = model::asSheetOfSet(sheet, top, place);
    const auto hasList = [](const model::DiagramComponent& component) { return !component.list.isEmpty(); };
    if (std::ranges::any_of(sheet.components(), hasList))
        sheet = SheetLists(sheet, top, place).filled();
    return sheet;
}

std::vector<model::Diagram> drawingSet(model::IconCache& icons, const model::Instance& top, const QString& place,
                                       const model::Diagram& shown)
{
    std::vector<model::Diagram> sheets{shown};
    if (shown.pages().empty())
        return sheets;
    for (const model::SheetOfSet& sheet : model::sheetsOfSet(top))
        if (sheet.place != place && (place.isEmpty() || sheet.place.startsWith(place + QLatin1Char('.'))))
            sheets.push_back(drawnSheet(icons, top, sheet.place));
    return sheets;
}

}  // namespace bramah::editor
