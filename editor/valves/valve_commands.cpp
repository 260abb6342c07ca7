// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/valves/valve_commands.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/translate.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"
#include "model/text/dotted_name.h"
#include "model/valves/valve_annotation.h"
#include "model/valves/valve_class.h"
#include "model/valves/valve_symbol.h"

namespace bramah::editor {

namespace {

constexpr double kScale = 0.1;  // of symbols on the sheet

const model::syntax::ClassDefinition* definitionOf(const DocumentSession& session, const QString& className)
{
    return model::findClass(session.file().document().tree(), className);
}

const model::DiagramComponent* selectedSymbol(const DocumentSession& session)
{
    const Selection& selection = session.selection();
    return selection.components.size() == 1 ? session.sheet().diagram().symbol(*selection.components.begin()) : nullptr;
}

QByteArray textOf(const DocumentSession& session, const model::syntax::ClassDefinition& definition)
{
    return session.file().document().text().bytes().mid(definition.span.begin,
                                                        definition.span.end - definition.span.begin);
}

/// The text of the class that is made from \a table at the same place.
QByteArray madeText(const DocumentSession& session, const model::syntax::ClassDefinition& definition,
                    const model::ValveTable& table)
{
    const model::TextLayout layout(session.file().document().tree());
    return model::valveClassText(table, model::toString(definition.name.text),
                                 layout.indentationAt(definition.span.begin));
}

/// The placement of a symbol with its icon at the usual scale, mirrored as before.
model::Placement sized(model::Placement placement, const model::Extent& icon)
{
    const model::Extent& old = placement.extent;
    const double x = old.second.x() < old.first.x() ? -kScale : kScale;
    const double y = old.second.y() < old.first.y() ? -kScale : kScale;
    placement.extent = {{icon.first.x() * x, icon.first.y() * y}, {icon.second.x() * x, icon.second.y() * y}};
    return placement;
}

}  // namespace

QString classNameFault(const DocumentSession& session, const QString& name)
{
    if (!DocumentSession::isName(name))
        return tr("“%1” is not a name: use letters, digits and _, a letter first.").arg(name);
    const auto* definition = definitionOf(session, session.sheet().className());
    if (!definition)
        return tr("There is no model to put the valve in.");
    bool isTaken = session.sheet().diagram().symbol({name}) != nullptr;
    for (const auto* element : definition->elements)
        isTaken |= element->definition && model::toString(element->definition->name.text) == name;
    return isTaken ? tr("“%1” is taken in this model.").arg(name) : QString();
}

QString freeValveName(const DocumentSession& session, const model::ValveTable& table)
{
    const QString wanted =
        QStringLiteral("%1%2%3")
            .arg(table.isProportional ? QStringLiteral("ProportionalValve") : QStringLiteral("Valve"))
            .arg(table.portCount)
            .arg(table.boxes().size());
    QString name = wanted;
    for (int number = 2; !classNameFault(session, name).isEmpty() && number < 1000; ++number)
        name = QStringLiteral("%1_%2").arg(wanted).arg(number);
    return name;
}

std::optional<model::ValveTable> selectedValveTable(const DocumentSession& session)
{
    const model::DiagramComponent* symbol = selectedSymbol(session);
    const model::ClassNode* node =
        symbol ? session.workspace().library().find(symbol->className.toStdString()) : nullptr;
    if (!node || !node->definition())
        return std::nullopt;
    const auto table = model::valveTableOf(*node->definition());
    if (!table || !*table)
        return std::nullopt;
    model::ValveTable plain = **table;
    plain.positions = plain.boxes();
    plain.variants.clear();
    return plain;
}

QString selectedOwnValve(const DocumentSession& session)
{
    const model::DiagramComponent* symbol = selectedSymbol(session);
    if (!symbol || !session.isEditable() || !session.file().classNames().contains(symbol->className))
        return {};
    const auto* definition = definitionOf(session, symbol->className);
    const auto table = definition ? model::valveTableOf(*definition) : std::nullopt;
    return table && *table && (*table)->variants.empty() ? symbol->className : QString();
}

bool isChangedByHand(const DocumentSession& session, const QString& className)
{
    const auto* definition = definitionOf(session, className);
    const auto table = definition ? model::valveTableOf(*definition) : std::nullopt;
    return table && *table && madeText(session, *definition, **table) != textOf(session, *definition);
}

QString addValve(DocumentSession& session, const model::ValveTable& table, const QString& name)
{
    const auto* definition = definitionOf(session, session.sheet().className());
    if (!definition || !classNameFault(session, name).isEmpty())
        return {};
    const model::syntax::SyntaxTree& tree = session.file().document().tree();
    const QByteArray indentation = model::TextLayout(tree).innerIndentation(*definition);
    const bool isDone =
        session.file().applyEdits(tr("Add valve %1").arg(name),
                                  model::addClass(tree, *definition, model::valveClassText(table, name, indentation)));
    return isDone ? session.sheet().className() + QLatin1Char('.') + name : QString();
}

bool changeValve(DocumentSession& session, const QString& className, const model::ValveTable& table)
{
    const auto* definition = definitionOf(session, className);
    if (!definition)
        return false;
    const QString name = tr("Change valve %1").arg(model::lastName(className));
    const model::Extent icon = model::ValveGeometry::of(table).extent;
    model::DiagramChanges changes;
    for (const model::DiagramComponent& symbol : session.sheet().diagram().components())
        if (symbol.className == className)
            changes.push_back(
                model::SetPlacement{symbol.id, sized(symbol.placement.anchoredAt(symbol.anchor()), icon)});
    session.file().undoStack().beginMacro(name);
    const bool isDone =
        session.file().applyEdits(name, model::replaceClass(*definition, madeText(session, *definition, table)));
    if (isDone)
        session.apply(name, changes);
    session.file().undoStack().endMacro();
    return isDone;
}

}  // namespace bramah::editor
