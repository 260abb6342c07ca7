// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lists/listed_parts.h"

#include "model/codes/component_code.h"
#include "model/diagram/symbol_notes.h"
#include "model/diagram/technical_data.h"
#include "model/instance/shown_texts.h"
#include "model/lists/instance_code.h"

#include <algorithm>
#include <numeric>

namespace bramah::model {
namespace {

/// \a text as cells of tables have it, with plain blanks, by which they are searched.
QString inOneLine(const QString& text)
{
    return QString(text).replace(QLatin1Char('\n'), QLatin1String(", ")).replace(QChar::Nbsp, QLatin1Char(' '));
}

ListedPart listedPart(const Instance& top, const Instance& component, const QString& path)
{
    const auto* annotation = component.component()->comment.annotation;
    ListedPart part;
    part.path = path;
    part.code = codeOfInstance(top, path);
    part.instance = &component;
    part.designation = shownDescription(component);
    if (part.designation.isEmpty())
        part.designation = component.classNode().shownDescription();
    part.part = partDataOf(annotation);
    part.data = inOneLine(dataAtSymbol(annotation).text.value_or(technicalDataOf(component)));
    part.setting = inOneLine(settingOf(component));
    if (component.isArray())
        part.count = static_cast<int>(component.elements().size());
    return part;
}

void collect(const Instance& top, const Instance& sheet, const QString& around, std::vector<ListedPart>& parts)
{
    for (const auto& child : sheet.children()) {
        using syntax::ClassKind;
        if (!child->component() || child->isMissing() || child->isConnector() || child->prefixes().isOuter ||
            (child->isArray() && child->elements().empty()) ||
            (child->kind() != ClassKind::Model && child->kind() != ClassKind::Block))
            continue;
        const QString path = around + QString::fromStdString(child->name());
        if (componentKindOf(*child).isCoded())
            parts.push_back(listedPart(top, *child, path));
        else if (!child->isProtected())
            collect(top, *child, path + QLatin1Char('.'), parts);
    }
}

bool isSame(const ListedPart& a, const ListedPart& b)
{
    return &a.instance->classNode() == &b.instance->classNode() && a.part == b.part && a.data == b.data &&
           a.setting == b.setting && a.designation == b.designation;
}

}  // namespace

std::vector<ListedPart> listedParts(const Instance& top)
{
    std::vector<ListedPart> parts;
    collect(top, top, QString(), parts);
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
