// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/reading/sheet_words.h"

#include "editor/render/sheet_geometry.h"
#include "editor/session/workspace.h"
#include "editor/translate.h"
#include "model/diagram/technical_data.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace bramah::editor {

namespace {

using model::ComponentId;
using model::ConnectionId;
using model::Diagram;
using model::DiagramComponent;
using model::NoteId;

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

/// The class in words, or its name if it is not known.
QString classInWords(const DocumentSession& session, const DiagramComponent& symbol)
{
    if (symbol.isMissing)
        return tr("unknown class %1").arg(symbol.className);
    const model::ClassNode* node = session.workspace().library().find(symbol.className.toStdString());
    const QString shown = node ? node->shownName() : QString();
    return shown.isEmpty() ? model::lastName(symbol.className) : shown;
}

QString symbolName(const DocumentSession& session, const DiagramComponent& symbol)
{
    const QString what = classInWords(session, symbol);
    const QString name = symbol.id.name.isEmpty() ? what : tr("%1, %2").arg(symbol.id.name, what);
    return symbol.designation.isEmpty() ? name : tr("%1, %2").arg(name, symbol.designation);
}

QString lineName(const Diagram& diagram, const ConnectionId& id)
{
    const SeenLine line = seenLine(diagram, id);
    return tr("line from %1 to %2").arg(line.first.text(), line.last.text());
}

QString kindInWords(model::NoteKind kind)
{
    switch (kind) {
    case model::NoteKind::Text: return tr("text");
    case model::NoteKind::Leader: return tr("leader");
    case model::NoteKind::Frame: return tr("frame");
    case model::NoteKind::Table: return tr("table");
    case model::NoteKind::Picture: return tr("picture");
    default: return tr("drawing");
    }
}

/// The kind of a note and what is written in it.
QString noteName(const model::Note& note)
{
    QStringList words{tr("note, %1").arg(kindInWords(note.kind))};
    for (const model::Graphic& graphic : note.graphics)
        if (const auto* text = std::get_if<model::TextGraphic>(&graphic); text && !text->textString.value.isEmpty())
            words << text->textString.value;
    return words.join(QStringLiteral(": "));
}

/// A place in modules, as the status bar shows it.
QString placeText(QPointF place)
{
    const QLocale locale;
    return tr("at %1, %2")
        .arg(locale.toString(place.x() / kModule, 'g', 4), locale.toString(place.y() / kModule, 'g', 4));
}

/// The lines at a symbol: "P to relief.P".
QStringList linesAt(const Diagram& diagram, const DiagramComponent& symbol)
{
    QStringList lines;
    for (const ConnectionId& id : diagram.connectionsAt(symbol.id)) {
        const SeenLine line = seenLine(diagram, id);
        const bool isFirst = line.first.component == symbol.id;
        const model::PortRef& own = isFirst ? line.first : line.last;
        const model::PortRef& other = isFirst ? line.last : line.first;
        if (own.component == symbol.id)
            lines << tr("%1 to %2").arg(own.port, other.text());
    }
    lines.removeDuplicates();
    return lines;
}

}  // namespace

std::vector<SheetPart> partsOf(const Diagram& diagram)
{
    std::vector<SheetPart> parts;
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const DiagramComponent& symbol : *symbols)
            if (!symbol.isInLine)
                parts.emplace_back(symbol.id);
    QSet<ConnectionId> told;
    for (const model::DiagramConnection& connection : diagram.connections()) {
        if (told.contains(connection.id))
            continue;
        for (const ConnectionId& one : seenLine(diagram, connection.id).connections)
            told.insert(one);
        parts.emplace_back(connection.id);
    }
    for (const model::Note& note : diagram.notes())
        parts.emplace_back(note.id);
    return parts;
}

QString nameInWords(const DocumentSession& session, const SheetPart& part)
{
    const Diagram& diagram = session.sheet().diagram();
    return std::visit(Overloaded{[&](const ComponentId& id) {
                                     const DiagramComponent* symbol = diagram.symbol(id);
                                     return symbol ? symbolName(session, *symbol) : QString();
                                 },
                                 [&](const ConnectionId& id) { return lineName(diagram, id); },
                                 [&](const NoteId& id) {
                                     const model::Note* note = diagram.note(id);
                                     return note ? noteName(*note) : QString();
                                 }},
                      part);
}

QString valuesInWords(const DocumentSession& session, const SheetPart& part)
{
    const auto* id = std::get_if<ComponentId>(&part);
    const model::Instance* sheet = session.sheet().instance();
    const model::Instance* component = id && sheet ? sheet->child(id->baseName().toStdString()) : nullptr;
    if (!component)
        return {};
    QStringList values = model::technicalDataOf(*component, {}).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (const QString setting = model::settingOf(*component); !setting.isEmpty() && !values.contains(setting))
        values.prepend(setting);
    return values.join(QStringLiteral("; ")).replace(QChar::Nbsp, QLatin1Char(' '));
}

QString placeInWords(const DocumentSession& session, const SheetPart& part)
{
    const Diagram& diagram = session.sheet().diagram();
    const QString place = placeText(boundsOf(diagram, part).center());
    const auto* id = std::get_if<ComponentId>(&part);
    const DiagramComponent* symbol = id ? diagram.symbol(*id) : nullptr;
    return symbol ? (QStringList{place} + linesAt(diagram, *symbol)).join(QStringLiteral("; ")) : place;
}

QRectF boundsOf(const Diagram& diagram, const SheetPart& part)
{
    return std::visit(Overloaded{[&](const ComponentId& id) {
                                     const DiagramComponent* symbol = diagram.symbol(id);
                                     return symbol ? symbol->bounds : QRectF();
                                 },
                                 [&](const ConnectionId& id) {
                                     QPolygonF points;
                                     for (const ConnectionId& one : seenLine(diagram, id).connections)
                                         if (const auto* connection = diagram.connection(one))
                                             for (const QPointF point : connection->points)
                                                 points << point;
                                     return points.boundingRect();
                                 },
                                 [&](const NoteId& id) {
                                     const model::Note* note = diagram.note(id);
                                     return note ? note->bounds() : QRectF();
                                 }},
                      part);
}

bool isThere(const Diagram& diagram, const SheetPart& part)
{
    return std::visit(Overloaded{[&](const ComponentId& id) { return diagram.symbol(id) != nullptr; },
                                 [&](const ConnectionId& id) { return diagram.connection(id) != nullptr; },
                                 [&](const NoteId& id) { return diagram.note(id) != nullptr; }},
                      part);
}

bool isSelected(const Diagram& diagram, const Selection& selection, const SheetPart& part)
{
    return std::visit(Overloaded{[&](const ComponentId& id) { return selection.components.contains(id); },
                                 [&](const ConnectionId& id) {
                                     return std::ranges::any_of(
                                         seenLine(diagram, id).connections,
                                         [&](const ConnectionId& one) { return selection.connections.contains(one); });
                                 },
                                 [&](const NoteId& id) { return selection.notes.contains(id); }},
                      part);
}

Selection selectionOf(const Diagram& diagram, const SheetPart& part)
{
    Selection selection;
    std::visit(Overloaded{[&](const ComponentId& id) { selection.components.insert(id); },
                          [&](const ConnectionId& id) {
                              for (const ConnectionId& one : seenLine(diagram, id).connections)
                                  selection.connections.insert(one);
                          },
                          [&](const NoteId& id) { selection.notes.insert(id); }},
               part);
    return selection;
}

QString overviewInWords(const DocumentSession& session)
{
    const Diagram& diagram = session.sheet().diagram();
    int symbols = 0, lines = 0;
    QStringList selected;
    for (const SheetPart& part : partsOf(diagram)) {
        symbols += std::holds_alternative<ComponentId>(part) ? 1 : 0;
        lines += std::holds_alternative<ConnectionId>(part) ? 1 : 0;
        if (isSelected(diagram, session.selection(), part))
            selected << nameInWords(session, part);
    }
    const QString all = tr("Symbols: %1. Lines: %2.").arg(symbols).arg(lines);
    return selected.isEmpty() ? all : tr("%1 Selected: %2").arg(all, selected.join(QStringLiteral("; ")));
}

}  // namespace bramah::editor
