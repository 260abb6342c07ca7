// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lists/listed_parts.h"

#include "model/codes/component_code.h"
#include "model/diagram/symbol_notes.h"
#include "model/diagram/technical_data.h"
#include "model/instance/shown_texts.h"
#include "model/lists/instance_code.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace bramah::model {
namespace {

/// \a text as cells of tables have it, with plain blanks, by which they are searched.
QString inOneLine(const QString& text)
{
    return QString(text).replace(QLatin1Char('\n'), QLatin1String(", ")).replace(QChar::Nbsp, QLatin1Char(' '));
}

ListedPart listedPart(InstanceCodes& all, const Instance& component, const QString& path, const SheetCodes& codes)
{
    const auto* annotation = component.component()->comment.annotation;
    ListedPart part;
    part.path = path;
    part.code = all.codeOf(path);
    part.instance = &component;
    part.part = partDataOf(annotation);
    part.designation = part.part.designation;
    if (part.designation.isEmpty())
        part.designation = shownDescription(component);
    if (part.designation.isEmpty())
        part.designation = component.classNode().shownDescription();
    part.accessories = accessoriesOf(annotation);
    part.data = inOneLine(dataAtSymbol(annotation).text.value_or(technicalDataOf(component, codes)));
    part.setting = inOneLine(settingOf(component));
    if (component.isArray())
        part.count = static_cast<int>(component.elements().size());
    return part;
}

void collect(InstanceCodes& all, const Instance& sheet, const QString& place, std::vector<ListedPart>& parts)
{
    const auto* definition = sheet.classNode().definition();
    const SheetCodes codes = definition ? sheetCodesOf(*definition) : SheetCodes();
    for (const auto& child : sheet.children()) {
        using syntax::ClassKind;
        if (!child->component() || child->isMissing() || child->isConnector() || child->prefixes().isOuter ||
            (child->isArray() && child->elements().empty()) ||
            (child->kind() != ClassKind::Model && child->kind() != ClassKind::Block))
            continue;
        const QString path = nameWithin(place, QString::fromStdString(child->name()));
        if (componentKindOf(*child).isCoded())
            parts.push_back(listedPart(all, *child, path, codes));
        else if (!child->isProtected())
            collect(all, *child, path, parts);
    }
}

/// A reservoir is drawn wherever a line ends in it: of its symbols those with a code count, or the first one.
void countReservoirsOnce(std::vector<ListedPart>& parts)
{
    const auto isReservoir = [](const ListedPart& part) { return componentKindOf(*part.instance).standsUpright; };
    const bool hasCoded =
        std::ranges::any_of(parts, [&](const ListedPart& part) { return !part.code.isEmpty() && isReservoir(part); });
    bool isFirst = !hasCoded;
    std::erase_if(parts, [&](const ListedPart& part) {
        return part.code.isEmpty() && isReservoir(part) && !std::exchange(isFirst, false);
    });
}

bool isSame(const ListedPart& a, const ListedPart& b)
{
    return &a.instance->classNode() == &b.instance->classNode() && a.part == b.part && a.accessories == b.accessories &&
           a.data == b.data && a.setting == b.setting && a.designation == b.designation;
}

}  // namespace

QString nameWithin(const QString& place, const QString& name)
{
    return place.isEmpty() ? name : place + QLatin1Char('.') + name;
}

std::vector<ListedPart> listedParts(const Instance& top, const QString& place)
{
    std::vector<ListedPart> parts;
    const Instance* sheet = place.isEmpty() ? &top : top.descendant(place.toStdString());
    InstanceCodes all(top);
    if (sheet)
        collect(all, *sheet, place, parts);
    countReservoirsOnce(parts);
    std::ranges::stable_sort(parts, [](const ListedPart& a, const ListedPart& b) {
        if (a.code.isEmpty() != b.code.isEmpty())
            return b.code.isEmpty();
        return isCodeBefore(a.code, b.code);
    });
    return parts;
}

QStringList PartsRow::codes() const
{
    QStringList codes;
    for (const ListedPart& part : parts)
        if (!part.code.isEmpty())
            codes.append(part.code);
    return codes;
}

int PartsRow::quantity() const
{
    return std::accumulate(parts.begin(), parts.end(), 0,
                           [](int sum, const ListedPart& part) { return sum + part.count; });
}

std::vector<PartsRow> partsRows(const std::vector<ListedPart>& parts)
{
    std::vector<PartsRow> rows;
    for (const ListedPart& part : parts) {
        const auto row =
            std::ranges::find_if(rows, [&](const PartsRow& one) { return isSame(one.parts.front(), part); });
        if (row == rows.end())
            rows.push_back({{part}});
        else
            row->parts.push_back(part);
    }
    return rows;
}

}  // namespace bramah::model
