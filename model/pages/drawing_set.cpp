// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pages/drawing_set.h"

#include "model/codes/component_code.h"
#include "model/diagram/icon_reader.h"
#include "model/diagram/symbol_notes.h"
#include "model/lists/instance_code.h"
#include "model/lists/listed_parts.h"

#include <algorithm>

namespace bramah::model {
namespace {

/// Does the declaration put the component on its sheet?
bool isPlaced(const Instance& component)
{
    return readPlacement(component.component()->comment.annotation, *component.parent(), component.declaredIn(), false)
        .has_value();
}

int pagesOn(const Instance& sheet)
{
    return static_cast<int>(std::ranges::count_if(sheet.children(), [](const auto& child) {
        return child->component() && !child->isMissing() && !child->isConnector() &&
               child->kind() == syntax::ClassKind::Class && pageFormatOf(*child) && isPlaced(*child);
    }));
}

/// Can the component have a sheet that belongs to the drawing of what is around it? Those of valves and pumps, which
/// get a code, show how they compute.
bool hasSheet(const Instance& component)
{
    using syntax::ClassKind;
    if (!component.component() || component.isMissing() || component.isConnector() || component.isArray() ||
        component.prefixes().isOuter || component.isProtected() ||
        (component.kind() != ClassKind::Model && component.kind() != ClassKind::Block))
        return false;
    return !componentKindOf(component).isCoded() || pagesOn(component) > 0;
}

void collect(InstanceCodes& codes, const Instance& sheet, const QString& place, std::vector<SheetOfSet>& sheets)
{
    if (const int pages = pagesOn(sheet); pages > 0)
        sheets.push_back({place, pages, {}});
    struct Part {
        QString place, code;
        const Instance* instance = nullptr;
    };
    std::vector<Part> parts;
    for (const auto& child : sheet.children())
        if (hasSheet(*child)) {
            const QString path = nameWithin(place, QString::fromStdString(child->name()));
            parts.push_back({path, codes.codeOf(path), child.get()});
        }
    std::ranges::stable_sort(parts, [](const Part& a, const Part& b) {
        if (a.code.isEmpty() != b.code.isEmpty())
            return b.code.isEmpty();
        return isCodeBefore(a.code, b.code);
    });
    for (const Part& part : parts)
        collect(codes, *part.instance, part.place, sheets);
}

}  // namespace

std::vector<SheetOfSet> sheetsOfSet(const Instance& top)
{
    std::vector<SheetOfSet> sheets;
    InstanceCodes codes(top);
    collect(codes, top, QString(), sheets);
    int count = 0;
    for (const SheetOfSet& sheet : sheets)
        count += sheet.pages;
    int before = 0;
    for (SheetOfSet& sheet : sheets) {
        sheet.numbers = {before, count};
        before += sheet.pages;
    }
    return sheets;
}

Diagram asSheetOfSet(const Diagram& sheet, const Instance& top, const QString& place)
{
    DiagramContent content = sheet.content();
    const std::vector<SheetOfSet> sheets = sheet.pages().empty() ? std::vector<SheetOfSet>() : sheetsOfSet(top);
    const auto own = std::ranges::find(sheets, place, &SheetOfSet::place);
    if (own != sheets.end() && sheets.size() > 1)
        content.set = own->numbers;
    InstanceCodes codes(top);
    if (!place.isEmpty())
        for (DiagramComponent& component : content.components)
            if (const QString code = codes.codeOf(nameWithin(place, component.id.name)); !code.isEmpty()) {
                component.notes.code = code;
                component.setShownName(code);
            }
    return Diagram(std::move(content));
}

}  // namespace bramah::model
