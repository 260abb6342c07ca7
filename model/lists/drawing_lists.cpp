// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lists/drawing_lists.h"

#include "model/codes/component_code.h"
#include "model/diagram/symbol_notes.h"
#include "model/instance/shown_texts.h"
#include "model/lists/listed_parts.h"
#include "model/lists/step_list.h"
#include "model/syntax/annotation_values.h"
#include "model/translate.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

/// The code of a part, or its path if it has none.
QString nameOf(const ListedPart& part)
{
    return part.code.isEmpty() ? part.path : part.code;
}

DrawingListTable partsTable(const std::vector<ListedPart>& parts)
{
    DrawingListTable table{{tr("Code"), tr("Quantity"), tr("Designation"), tr("Type code"), tr("Maker"),
                            tr("Material no."), tr("Data"), tr("Setting"), tr("Remark")},
                           {}};
    for (const PartsRow& row : partsRows(parts)) {
        const ListedPart& first = row.parts.front();
        DrawingListRow cells;
        cells.quantity = row.quantity();
        cells.cells = {row.codes().join(QLatin1String(", ")),
                       QString::number(*cells.quantity),
                       first.designation,
                       first.part.type,
                       first.part.maker,
                       first.part.number,
                       first.data == first.setting ? QString() : first.data,
                       first.setting,
                       first.part.remark};
        for (const ListedPart& part : row.parts)
            cells.components.append(part.path);
        table.rows.push_back(cells);
        for (const Accessory& accessory : first.accessories) {
            DrawingListRow with;
            with.quantity = accessory.quantity * row.quantity();
            with.cells = {tr("to %1").arg(nameOf(first)),
                          QString::number(*with.quantity),
                          accessory.designation,
                          accessory.type,
                          accessory.maker,
                          accessory.number,
                          QString(),
                          QString(),
                          QString()};
            with.components = cells.components;
            table.rows.push_back(with);
        }
    }
    return table;
}

DrawingListTable settingsTable(const std::vector<ListedPart>& parts)
{
    DrawingListTable table{{tr("Code"), tr("Designation"), tr("Setting"), tr("Remark")}, {}};
    for (const ListedPart& part : parts)
        if (!part.setting.isEmpty())
            table.rows.push_back(
                {{nameOf(part), part.designation, part.setting, part.part.remark}, {}, {part.path}, {}});
    return table;
}

/// A port as a list of lines names it: code of the component, or its name, and port.
QString nameOf(const Diagram& sheet, const PortRef& ref)
{
    const DiagramComponent* component = sheet.component(ref.component);
    if (!component || component->notes.code.isEmpty())
        return ref.text();
    return component->notes.code + QLatin1Char(' ') + ref.port;
}

/// Gathers the ports of components with codes that other lines join to the node at \a ref, through further nodes.
void gatherBehind(const Diagram& sheet, const PortRef& ref, QSet<ComponentId>& passed, QStringList& names)
{
    passed.insert(ref.component);
    for (const ConnectionId& id : sheet.connectionsAt(ref.component)) {
        const PortRef& other = id.a.component == ref.component ? id.b : id.a;
        if (passed.contains(other.component))
            continue;
        if (sheet.isNodePort(other))
            gatherBehind(sheet, other, passed, names);
        else if (const auto* component = sheet.component(other.component);
                 component && !component->notes.code.isEmpty())
            names.append(nameOf(sheet, other));
    }
}

/// The end \a ref of \a line. A node, where lines meet, is named by what else is joined to it.
QString endOf(const Diagram& sheet, const ConnectionId& line, const PortRef& ref)
{
    if (!sheet.isNodePort(ref))
        return nameOf(sheet, ref);
    QStringList names;
    QSet<ComponentId> passed{line.a.component, line.b.component};
    gatherBehind(sheet, ref, passed, names);
    names.removeDuplicates();
    std::ranges::sort(names, isCodeBefore);
    constexpr qsizetype kMost = 4;
    if (names.size() > kMost)
        names = names.mid(0, kMost) << QStringLiteral("\u2026");
    return names.isEmpty() ? nameOf(sheet, ref) : names.join(QLatin1String(", "));
}

DrawingListTable linesTable(const Diagram& sheet, const QString& place, const std::vector<ListedPart>& parts)
{
    DrawingListTable table{{tr("Line"), tr("Size"), tr("Use"), tr("From"), tr("To")}, {}};
    for (const DiagramConnection& line : sheet.connections())
        if (!line.code.isEmpty())
            table.rows.push_back({{line.code.number, line.code.size, line.code.application,
                                   endOf(sheet, line.id, line.id.a), endOf(sheet, line.id, line.id.b)},
                                  {},
                                  {},
                                  line.id});
    std::ranges::stable_sort(table.rows, [](const DrawingListRow& a, const DrawingListRow& b) {
        return isCodeBefore(a.cells.front(), b.cells.front());
    });
    for (const ListedPart& part : parts) {
        if (componentKindOf(*part.instance).productClass != QLatin1String("WP"))
            continue;
        QStringList ends;
        for (const DiagramConnection& line : sheet.connections())
            for (const auto& [own, other] : {std::pair(line.id.a, line.id.b), std::pair(line.id.b, line.id.a)})
                if (nameWithin(place, own.component.name) == part.path)
                    ends.append(endOf(sheet, line.id, other));
        table.rows.push_back(
            {{nameOf(part), part.data, tr("hose assembly"), ends.value(0), ends.value(1)}, {}, {part.path}, {}});
    }
    return table;
}

DrawingListTable coilsTable(const std::vector<ListedPart>& parts)
{
    DrawingListTable table{{tr("Name"), tr("Valve"), tr("Coil"), tr("What it does")}, {}};
    for (const ListedPart& part : parts) {
        const QStringList ports = componentKindOf(*part.instance).coilPorts;
        const QStringList names = syntax::vendorStrings(part.instance->component()->comment.annotation, "coils");
        for (qsizetype k = 0; k < ports.size(); ++k)
            if (const Instance* port = part.instance->child(ports[k].toStdString()))
                table.rows.push_back(
                    {{names.value(k), nameOf(part), ports[k], shownDescription(*port)}, {}, {part.path}, {}});
    }
    std::ranges::stable_sort(table.rows, [](const DrawingListRow& a, const DrawingListRow& b) {
        const QString& one = a.cells.front();
        const QString& other = b.cells.front();
        return one.isEmpty() != other.isEmpty() ? other.isEmpty() : isCodeBefore(one, other);
    });
    return table;
}

}  // namespace

QString keyOf(DrawingList list)
{
    switch (list) {
    case DrawingList::Parts: return QStringLiteral("parts");
    case DrawingList::Settings: return QStringLiteral("settings");
    case DrawingList::Lines: return QStringLiteral("lines");
    case DrawingList::Coils: return QStringLiteral("coils");
    case DrawingList::Steps: break;
    }
    return QStringLiteral("steps");
}

DrawingListTable drawingListOf(const Instance& top, const QString& place, const Diagram& sheet, DrawingList list)
{
    if (list == DrawingList::Steps) {
        const Instance* shown = place.isEmpty() ? &top : top.descendant(place.toStdString());
        return shown ? stepsTable(*shown, sheet) : DrawingListTable();
    }
    const std::vector<ListedPart> parts = listedParts(top, place);
    switch (list) {
    case DrawingList::Settings: return settingsTable(parts);
    case DrawingList::Lines: return linesTable(sheet, place, parts);
    case DrawingList::Coils: return coilsTable(parts);
    default: return partsTable(parts);
    }
}

}  // namespace bramah::model
