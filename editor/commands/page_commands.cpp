// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/page_commands.h"

#include "editor/commands/circuit_clipboard.h"
#include "editor/commands/command_names.h"
#include "editor/commands/sheet_commands.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/classes/placing.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/pages/page_places.h"
#include "model/pages/page_plan.h"
#include "model/planning/connection_plan.h"
#include "model/planning/note_plan.h"
#include "model/routing/router.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace bramah::editor {
namespace {

constexpr auto kPages = "Bramah.Drawing.Pages";

/// Can the parameter be written where the page is placed?
bool isField(const model::Instance& parameter)
{
    const model::Modifier* binding = parameter.modifiers().binding();
    return parameter.builtin() == model::BuiltinType::String && parameter.prefixes().isParameter &&
           !parameter.isProtected() && !parameter.prefixes().isFinal && !(binding && binding->isFinal);
}

QString valueOf(const model::Instance& parameter)
{
    const model::Value value = parameter.value();
    const auto* text = value.to<std::string>();
    return text ? QString::fromStdString(*text) : QString();
}

const model::DiagramComponent* pageNumber(const DocumentSession& session, int page)
{
    const auto& pages = session.sheet().diagram().pages();
    return page >= 0 && page < static_cast<int>(pages.size()) ? &pages[static_cast<std::size_t>(page)] : nullptr;
}

const model::Instance* instanceOf(const DocumentSession& session, const model::DiagramComponent& page)
{
    const model::Instance* sheet = session.sheet().instance();
    return sheet ? sheet->child(page.id.name.toStdString()) : nullptr;
}

QString stringLiteral(const QString& text)
{
    return QString::fromUtf8(model::syntax::quoted(text));
}

/// The texts of \a page that its title block has from where it is placed, but not those of one sheet alone.
PageFields sharedFields(const DocumentSession& session, const model::DiagramComponent& page)
{
    PageFields fields;
    if (const model::Instance* instance = instanceOf(session, page))
        for (const auto& parameter : instance->children())
            if (isField(*parameter))
                fields.insert(QString::fromStdString(parameter->name()), valueOf(*parameter));
    for (const char* own : {"sheet", "sheets", "subtitle"})
        fields.remove(QLatin1String(own));
    return fields;
}

/// `(title = "Press", owner = "...")`: the fields that the class of \a page has, and whose default is another one.
QString modificationOf(DocumentSession& session, const QString& className, const PageFields& fields)
{
    model::InstanceTree tree(session.workspace().library());
    const model::ClassNode* node = session.workspace().library().find(className.toStdString());
    if (!node)
        return {};
    QStringList modifiers;
    for (const auto& parameter : tree.instantiate(*node).children()) {
        const QString name = QString::fromStdString(parameter->name());
        if (isField(*parameter) && fields.contains(name) && fields.value(name) != valueOf(*parameter))
            modifiers.append(name + QLatin1String(" = ") + stringLiteral(fields.value(name)));
    }
    return modifiers.isEmpty() ? QString() : QLatin1Char('(') + modifiers.join(QLatin1String(", ")) + QLatin1Char(')');
}

}  // namespace

QStringList pageClasses(Workspace& workspace, const QStringList& packages)
{
    QStringList classes;
    for (const QString& package : QStringList(QLatin1String(kPages)) + packages) {
        const model::ClassNode* node = workspace.library().find(package.toStdString());
        if (!node)
            continue;
        std::vector<const model::ClassNode*> nodes = node->children();
        nodes.insert(nodes.begin(), node);
        for (const model::ClassNode* one : nodes)
            if (const QString name = QString::fromStdString(one->qualifiedName());
                model::isPageClass(*one) && !classes.contains(name))
                classes.append(name);
    }
    return classes;
}

QString fittingPageClass(DocumentSession& session)
{
    const QStringList names = pageClasses(session.workspace(), {});
    std::vector<model::DiagramComponent> pages;
    QStringList known;
    for (const QString& name : names) {
        // Sizes of ISO 216 come first in a world that prints on them.
        const auto symbol = session.workspace().symbolOf(name);
        const QString own = name.section(QLatin1Char('.'), -1);
        if (symbol && symbol->page && own.startsWith(QLatin1Char('A')) && own.at(1).isDigit()) {
            pages.push_back(*symbol);
            known.append(name);
        }
    }
    if (pages.empty())
        return {};
    return known.at(static_cast<qsizetype>(model::fittingPage(session.sheet().diagram(), pages)));
}

bool addPage(DocumentSession& session, const QString& className, const PageFields& fields)
{
    const model::Diagram& diagram = session.sheet().diagram();
    const auto symbol = session.workspace().symbolOf(className);
    if (!symbol || !symbol->page)
        return false;
    PageFields given = fields;
    if (!diagram.pages().empty())
        given.insert(sharedFields(session, diagram.pages().back()));
    model::AddComponent add;
    add.className = model::nameSeenFrom(diagram.className(), className);
    add.name = diagram.freeName(QStringLiteral("page1"));
    add.placement = model::nextPagePlace(diagram, *symbol);
    add.modification = modificationOf(session, className, given);
    Selection selection;
    selection.components.insert({add.name});
    return session.apply(QCoreApplication::translate("Commands", "Add a page"), {add}, selection);
}

bool duplicatePage(DocumentSession& session, int page)
{
    const model::DiagramComponent* symbol = pageNumber(session, page);
    if (!symbol || !session.sheet().instance())
        return false;
    const model::Diagram& diagram = session.sheet().diagram();
    Selection selection;
    for (const model::ComponentId& id : model::withContents(diagram, {symbol->id}))
        selection.components.insert(id);
    for (const model::NoteId note : model::notesOn(diagram, *symbol))
        selection.notes.insert(note);
    const QPointF way = model::nextPagePlace(diagram, *symbol).centre() - symbol->placement.centre();
    return insertPiece(session, pieceOf(diagram, *session.sheet().instance(), selection), model::Router::snapped(way));
}

bool removePage(DocumentSession& session, int page, bool contents)
{
    const model::DiagramComponent* symbol = pageNumber(session, page);
    if (!symbol)
        return false;
    const model::Diagram& diagram = session.sheet().diagram();
    const std::vector<model::ComponentId> ids =
        contents ? model::withContents(diagram, {symbol->id}) : std::vector<model::ComponentId>{symbol->id};
    return session.apply(QCoreApplication::translate("Commands", "Remove a page"), model::planRemoval(diagram, ids, {}),
                         Selection());
}

bool movePage(DocumentSession& session, int from, int to)
{
    const auto count = static_cast<int>(session.sheet().diagram().pages().size());
    if (from == to || std::min(from, to) < 0 || std::max(from, to) >= count)
        return false;
    std::vector<int> order;
    for (int page = 0; page < count; ++page)
        if (page != from)
            order.push_back(page);
    order.insert(order.begin() + to, from);
    return session.apply(QCoreApplication::translate("Commands", "Move a page"),
                         model::planPageOrder(session.sheet().diagram(), order));
}

bool moveSelectionToPage(DocumentSession& session, int page)
{
    const model::Diagram& diagram = session.sheet().diagram();
    const model::DiagramComponent* target = pageNumber(session, page);
    if (!target)
        return false;
    std::vector<std::pair<model::ComponentId, model::Placement>> places;
    for (const model::ComponentId& id : session.selection().components) {
        const model::DiagramComponent* symbol = diagram.symbol(id);
        if (!symbol || symbol->page || symbol->isInherited)
            continue;
        const int from = model::pageAt(diagram, symbol->bounds.center());
        if (from < 0 || from == page)
            continue;
        const QRectF left = model::areaOf(diagram.pages()[static_cast<std::size_t>(from)]);
        places.emplace_back(id, symbol->placement.movedBy(
                                    model::Router::snapped(model::areaOf(*target).bottomLeft() - left.bottomLeft())));
    }
    return session.apply(nameOfMove(static_cast<int>(places.size())), model::planMove(diagram, places).changes);
}

bool setPrintsAll(DocumentSession& session, bool printsAll)
{
    const auto& tree = session.file().document().tree();
    const auto* definition = model::findClass(tree, session.sheet().className());
    if (!definition || !session.isEditable() || session.sheet().diagram().printsAll() == printsAll)
        return false;
    const model::ArgumentPath path{"__Bramah", "printsAll"};
    return session.file().applyEdits(QCoreApplication::translate("Commands", "Choose what is printed"),
                                     printsAll ? model::setClassAnnotation(tree, *definition, {{path, "true"}})
                                               : model::removeClassAnnotation(tree, *definition, path));
}

std::vector<PageField> pageFields(const DocumentSession& session)
{
    std::vector<PageField> fields;
    const auto& pages = session.sheet().diagram().pages();
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const model::Instance* instance = instanceOf(session, pages[i]);
        if (!instance)
            continue;
        for (const auto& parameter : instance->children()) {
            if (!isField(*parameter))
                continue;
            const QString name = QString::fromStdString(parameter->name());
            auto known = std::ranges::find(fields, name, &PageField::name);
            if (known == fields.end()) {
                PageField field{name, model::shownDescription(*parameter), false, QStringList(qsizetype(pages.size()))};
                const auto* component = parameter->component();
                const auto* dialog = component && component->comment.annotation
                                         ? model::syntax::nestedIn(component->comment.annotation->arguments, "Dialog")
                                         : nullptr;
                field.isMandatory = model::syntax::stringIn(dialog, "group") == QLatin1String("Mandatory");
                known = fields.insert(fields.end(), std::move(field));
            }
            const QString value = valueOf(*parameter);
            known->values[static_cast<qsizetype>(i)] = value.isNull() ? QString(QLatin1String("")) : value;
        }
    }
    return fields;
}

model::DiagramChanges pageFieldChanges(const DocumentSession& session, const PageFields& fields,
                                       const std::vector<PageFields>& ofPages)
{
    model::DiagramChanges changes;
    const std::vector<PageField> known = pageFields(session);
    const auto& pages = session.sheet().diagram().pages();
    for (std::size_t i = 0; i < pages.size(); ++i) {
        PageFields wanted = fields;
        if (i < ofPages.size())
            wanted.insert(ofPages[i]);
        for (const PageField& field : known) {
            const QString& value = field.values.at(static_cast<qsizetype>(i));
            if (wanted.contains(field.name) && !value.isNull() && value != wanted.value(field.name))
                changes.push_back(model::SetModifier{pages[i].id, field.name, stringLiteral(wanted.value(field.name))});
        }
    }
    return changes;
}

bool setPageFields(DocumentSession& session, const PageFields& fields, const std::vector<PageFields>& ofPages)
{
    return session.apply(QCoreApplication::translate("Commands", "Set the drawing's data"),
                         pageFieldChanges(session, fields, ofPages));
}

}  // namespace bramah::editor
