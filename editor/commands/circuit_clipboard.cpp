// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/circuit_clipboard.h"

#include "model/classes/class_library.h"
#include "model/diagram/diagram.h"
#include "model/diagram/diagram_builder.h"
#include "model/diagram/icon_reader.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/planning/connection_plan.h"
#include "model/planning/diagram_edits.h"
#include "model/symbol/graphic_geometry.h"
#include "model/syntax/annotation_values.h"

#include <QHash>

#include <algorithm>

namespace bramah::editor {
namespace {

QString textOf(const model::SourceText& text, model::Span span)
{
    const std::string_view view = text.view(span);
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// The modification of a declaration, as `(m = 5, s(start = 1))`; empty if it has none.
QString modificationOf(const model::syntax::Component& component, const model::SourceText& text)
{
    return component.modification && component.modification->nested ? textOf(text, component.modification->nested->span)
                                                                    : QString();
}

QString prefixesOf(const model::syntax::Prefixes& prefixes)
{
    if (prefixes.isInner && prefixes.isOuter)
        return QStringLiteral("inner outer");
    return prefixes.isInner ? QStringLiteral("inner") : prefixes.isOuter ? QStringLiteral("outer") : QString();
}

model::PortRef renamed(const model::PortRef& ref, const QHash<QString, QString>& names)
{
    const QString base = ref.component.baseName();
    return {{names.value(base, base) + ref.component.name.mid(base.size())}, ref.port};
}

/// Removes nodes whose lines are not copied, and gives circuits
/// whose storing port is not copied nodes of their own.
void fitNodes(const model::Diagram& diagram, const Selection& selection, CircuitPiece& piece)
{
    std::vector<model::ComponentId> others;
    std::vector<model::ConnectionId> otherLines;
    for (const model::DiagramComponent& component : diagram.components())
        if (!selection.components.contains(component.id))
            others.push_back(component.id);
    for (const model::DiagramConnection& connection : diagram.connections())
        if (std::none_of(piece.connections.begin(), piece.connections.end(),
                         [&](const auto& taken) { return taken.a == connection.id.a && taken.b == connection.id.b; }))
            otherLines.push_back(connection.id);
    for (const model::ComponentId& id : model::looseNodes(diagram, diagram.without(others, otherLines))) {
        std::erase_if(piece.components, [&](const auto& added) { return added.name == id.name; });
        std::erase_if(piece.connections,
                      [&](const auto& line) { return line.a.component == id || line.b.component == id; });
        const std::vector<model::ConnectionId> lines = diagram.connectionsAt(id);
        otherLines.insert(otherLines.end(), lines.begin(), lines.end());
        others.push_back(id);
    }
    for (const model::DiagramChange& change : model::planMissingNodes(diagram, diagram.without(others, otherLines))) {
        if (const auto* node = std::get_if<model::AddComponent>(&change))
            piece.components.push_back(*node);
        else if (const auto* line = std::get_if<model::AddConnection>(&change))
            piece.connections.push_back(*line);
    }
}

}  // namespace

CircuitPiece pieceOf(const model::Diagram& diagram, const model::Instance& instance, const Selection& selection)
{
    CircuitPiece piece;
    std::vector<const model::ClassNode*> used;
    const auto take = [&](const model::DiagramComponent& component) {
        if (!selection.components.contains(component.id))
            return;
        const model::Instance* child = instance.child(component.id.name.toStdString());
        if (!child || !child->component() || !child->declaredIn() || !child->declaredIn()->tree())
            return;
        model::AddComponent add;
        add.className = component.className;
        add.name = component.id.name;
        add.placement = component.placement;
        add.modification = modificationOf(*child->component(), child->declaredIn()->tree()->text());
        add.isAutoNode = component.isAutoNode;
        add.prefixes = prefixesOf(child->element()->prefixes);
        piece.components.push_back(std::move(add));
        used.push_back(&child->classNode());
    };
    for (const auto* symbols : {&diagram.components(), &diagram.pages()})
        std::ranges::for_each(*symbols, take);
    Travellers travellers = travellersOf(used, instance.classNode().tree().get());
    for (std::size_t i = 0; i < used.size(); ++i)
        if (std::count(travellers.nodes.begin(), travellers.nodes.end(), used[i]) > 0)
            piece.components[i].className = QString::fromStdString(used[i]->name());
    piece.classes = std::move(travellers.classes);
    for (const model::DiagramConnection& connection : diagram.connections()) {
        const auto isIn = [&](const model::PortRef& ref) {
            return !ref.component.isEmpty() && selection.components.contains({ref.component.baseName()});
        };
        if (isIn(connection.id.a) && isIn(connection.id.b))
            piece.connections.push_back({connection.id.a, connection.id.b, connection.points, connection.style});
    }
    fitNodes(diagram, selection, piece);
    for (const model::Note& note : diagram.notes())
        if (selection.notes.contains(note.id))
            piece.notes.push_back({note.graphics});
    return piece;
}

QByteArray toModelica(const CircuitPiece& piece)
{
    QByteArray frame = "model Piece\n";
    for (const CarriedClass& one : piece.classes)
        frame += "  " + indented(one.text, "  ") + ";\n";
    const auto text = std::make_shared<const model::SourceText>(QString(), frame + "end Piece;\n");
    const auto tree = model::syntax::SyntaxTree::parse(text);
    model::DiagramChanges changes(piece.components.begin(), piece.components.end());
    changes.insert(changes.end(), piece.connections.begin(), piece.connections.end());
    changes.insert(changes.end(), piece.notes.begin(), piece.notes.end());
    return model::textEditsOf(tree, QStringLiteral("Piece"), changes).appliedTo(text->bytes());
}

CircuitPiece fromModelica(const QByteArray& bytes)
{
    CircuitPiece piece;
    const auto text = std::make_shared<const model::SourceText>(QString(), bytes);
    const auto tree = model::syntax::SyntaxTree::parse(text);
    if (tree->hasErrors() || tree->root().classes.size() != 1)
        return piece;
    // Only places and lines are read, so an empty library suffices.
    model::ClassLibrary library;
    const auto nodes = library.addFile(tree);
    if (nodes.empty())
        return piece;
    model::InstanceTree instances(library);
    const model::Instance& root = instances.instantiate(*nodes.front());
    for (const model::syntax::Element* element : nodes.front()->definition()->elements) {
        if (element->kind == model::syntax::ElementKind::Class && element->definition)
            piece.classes.push_back(carriedClass(*tree, *element->definition));
        if (element->kind != model::syntax::ElementKind::Component)
            continue;
        for (const model::syntax::Component& component : element->components) {
            const auto placement = model::readPlacement(component.comment.annotation, root, nullptr, false);
            if (!placement)
                continue;
            model::AddComponent add;
            add.className = textOf(*text, element->name.span);
            add.name = model::toString(component.name.text);
            add.placement = *placement;
            add.modification = modificationOf(component, *text);
            add.isAutoNode = model::syntax::vendorFlag(component.comment.annotation, "auto");
            add.prefixes = prefixesOf(element->prefixes);
            piece.components.push_back(std::move(add));
        }
    }
    model::IconCache icons;
    const model::Diagram diagram = model::DiagramBuilder(icons).build(root);
    for (const model::DiagramConnection& connection : diagram.connections())
        piece.connections.push_back({connection.id.a, connection.id.b, connection.points, connection.style});
    for (const model::Note& note : diagram.notes())
        piece.notes.push_back({note.graphics});
    return piece;
}

model::DiagramChanges planPaste(const model::Diagram& diagram, const CircuitPiece& piece, QPointF delta,
                                Selection& added)
{
    model::DiagramChanges changes;
    QHash<QString, QString> names;
    QStringList taken;
    for (const model::AddComponent& component : piece.components) {
        QString name = diagram.freeName(component.name);
        while (taken.contains(name)) {
            // Not used on the sheet, but by another part of the piece.
            QString stem = name;
            while (!stem.isEmpty() && stem.back().isDigit())
                stem.chop(1);
            int number = name.mid(stem.size()).toInt() + 1;
            while (diagram.freeName(stem + QString::number(number)) != stem + QString::number(number))
                ++number;
            name = stem + QString::number(number);
        }
        taken.append(name);
        names.insert(component.name, name);
        model::AddComponent add = component;
        add.name = name;
        add.placement = component.placement.movedBy(delta);
        changes.push_back(add);
        added.components.insert({name});
    }
    for (const model::AddConnection& connection : piece.connections) {
        model::AddConnection add = connection;
        add.a = renamed(connection.a, names);
        add.b = renamed(connection.b, names);
        for (QPointF& point : add.points)
            point += delta;
        changes.push_back(add);
    }
    int next = diagram.graphics() ? diagram.graphics()->ownCount : 0;
    for (const model::AddNote& note : piece.notes) {
        model::AddNote add;
        for (const model::Graphic& graphic : note.graphics)
            add.graphics.push_back(model::shifted(graphic, delta));
        added.notes.insert({next});
        next += static_cast<int>(add.graphics.size());
        changes.push_back(std::move(add));
    }
    return changes;
}

}  // namespace bramah::editor
