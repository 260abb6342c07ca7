// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/carried_classes.h"

#include "editor/session/document_session.h"
#include "model/classes/class_node.h"
#include "model/diagram/diagram.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"
#include "model/syntax/token.h"

#include <algorithm>
#include <functional>

namespace bramah::editor {

using namespace model::syntax;
using model::ClassNode;

namespace {

bool isAround(const ClassNode& outer, const ClassNode& inner)
{
    for (const ClassNode* node = inner.parent(); node; node = node->parent())
        if (node == &outer)
            return true;
    return false;
}

/// The class that \a name means in the text of \a node, if it is written in the same file.
const ClassNode* lookedUp(const ClassNode& node, const std::string& name)
{
    for (const ClassNode* scope = &node; scope; scope = scope->parent()) {
        if (scope->name() == name && scope->tree() == node.tree())
            return scope;
        if (scope->parent() && scope->tree() != node.tree())
            continue;
        const ClassNode* found = scope->child(name);
        if (found && found->tree() == node.tree())
            return found;
    }
    return nullptr;
}

/// Visits the identifiers in a class's text; \a isBehindPoint: a dot precedes the identifier.
void forEachName(const SyntaxTree& tree, model::Span span,
                 const std::function<void(const Token& name, bool isBehindPoint)>& take)
{
    TokenKind before = TokenKind::EndOfFile;
    for (const Token& token : tree.tokens()) {
        if (token.span.begin < span.begin || token.span.end > span.end || isTrivia(token.kind))
            continue;
        if (token.kind == TokenKind::Identifier)
            take(token, before == TokenKind::Dot);
        before = token.kind;
    }
}

QByteArray withoutIndentation(QByteArray text, const QByteArray& indentation)
{
    return indentation.isEmpty() ? text : text.replace('\n' + indentation, "\n");
}

QByteArray bytesOf(const SyntaxTree& tree, model::Span span)
{
    const std::string_view view = tree.text().view(span);
    return {view.data(), static_cast<qsizetype>(view.size())};
}

std::shared_ptr<const SyntaxTree> parsed(const QByteArray& text)
{
    return SyntaxTree::parse(std::make_shared<const model::SourceText>(QString(), text));
}

/// \a text with names replaced as in \a names, except names of members behind a dot.
QByteArray renamed(const QByteArray& text, const QHash<QString, QString>& names)
{
    const auto tree = parsed(text + ';');
    model::TextEdits edits;
    const auto length = static_cast<std::int32_t>(text.size());
    forEachName(*tree, {0, length}, [&](const Token& token, bool isBehindPoint) {
        const QString name = QString::fromUtf8(bytesOf(*tree, token.span));
        if (!isBehindPoint && names.value(name, name) != name)
            edits.replace(token.span, names.value(name).toUtf8());
    });
    return edits.appliedTo(text);
}

/// The full name of a class of the document with the same text as \a wanted; empty if there is none.
QString sameClass(const SyntaxTree& tree, const CarriedClass& wanted)
{
    QString found;
    const std::function<void(const ClassDefinition&, const QString&)> look = [&](const ClassDefinition& definition,
                                                                                 const QString& path) {
        const QString name = model::toString(definition.name.text);
        if (found.isEmpty() && name == wanted.name && carriedClass(tree, definition) == wanted)
            found = path + name;
        for (const Element* element : definition.elements)
            if (element->kind == ElementKind::Class && element->definition)
                look(*element->definition, path + name + QLatin1Char('.'));
    };
    QString within;
    for (const auto& part : tree.root().within.parts)
        within += model::toString(part.text) + QLatin1Char('.');
    for (const ClassDefinition* definition : tree.root().classes)
        look(*definition, within);
    return found;
}

bool isTaken(const DocumentSession& session, const ClassDefinition& shown, const QString& name)
{
    const auto isIt = [&](const Element* element) {
        return element->definition && model::toString(element->definition->name.text) == name;
    };
    return session.sheet().diagram().symbol({name}) || std::any_of(shown.elements.begin(), shown.elements.end(), isIt);
}

/// Is the class written in the file \a home, outside of packages?
bool travels(const ClassNode& node, const SyntaxTree* home)
{
    if (!home || node.tree().get() != home || !node.definition())
        return false;
    const ClassNode* outer = node.parent();
    return !outer || !outer->parent() || outer->kind() != ClassKind::Package;
}

}  // namespace

CarriedClass carriedClass(const SyntaxTree& tree, const ClassDefinition& definition)
{
    const QByteArray indentation = model::TextLayout(tree).indentationAt(definition.span.begin);
    QByteArray text = bytesOf(tree, definition.span);
    text.replace("\r\n", "\n");
    return {model::toString(definition.name.text), withoutIndentation(text, indentation)};
}

Travellers travellersOf(const std::vector<const ClassNode*>& used, const SyntaxTree* home)
{
    Travellers travellers;
    std::vector<const ClassNode*>& found = travellers.nodes;
    const auto add = [&](const ClassNode& node) {
        const auto isThere = [&](const ClassNode* other) { return other == &node || isAround(*other, node); };
        const auto isOfSameName = [&](const ClassNode* other) { return other->name() == node.name(); };
        if (travels(node, home) && std::none_of(found.begin(), found.end(), isThere) &&
            std::none_of(found.begin(), found.end(), isOfSameName))
            found.push_back(&node);
    };
    for (const ClassNode* node : used)
        if (node)
            add(*node);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const ClassNode& node = *found[i];
        const model::Span span = node.definition()->span;
        const QByteArray outerText = bytesOf(*home, span);
        // The class will stand elsewhere: a path to a class that is copied too is shortened to its name, and the name
        // of a class that stays becomes its full name.
        model::TextEdits adapted;
        const auto replace = [&](std::int32_t from, std::int32_t to, const QByteArray& text) {
            adapted.replace({from - span.begin, to - span.begin}, text);
        };
        std::vector<Token> path;
        const auto takePath = [&] {
            const ClassNode* meant =
                path.empty() ? nullptr : lookedUp(node, bytesOf(*home, path.front().span).toStdString());
            std::size_t part = 1;
            while (meant && isAround(*meant, node) && part < path.size())
                meant = meant->child(bytesOf(*home, path[part++].span).toStdString());
            if (!meant || meant == &node || isAround(node, *meant) || isAround(*meant, node))
                return;
            if (travels(*meant, home)) {
                add(*meant);
                if (part > 1)
                    replace(path.front().span.begin, path[part - 1].span.begin, QByteArray());
            } else if (part == 1) {
                replace(path.front().span.begin, path.front().span.end,
                        QByteArray::fromStdString(meant->qualifiedName()));
            }
        };
        forEachName(*home, span, [&](const Token& token, bool isBehindPoint) {
            if (!isBehindPoint) {
                takePath();
                path.clear();
            }
            path.push_back(token);
        });
        takePath();
        CarriedClass carried = carriedClass(*home, *node.definition());
        if (!adapted.isEmpty()) {
            const QByteArray indentation = model::TextLayout(*home).indentationAt(span.begin);
            carried.text = withoutIndentation(adapted.appliedTo(outerText).replace("\r\n", "\n"), indentation);
        }
        travellers.classes.push_back(std::move(carried));
    }
    return travellers;
}

QByteArray indented(QByteArray text, const QByteArray& indentation)
{
    return text.replace("\n", '\n' + indentation);
}

ArrivalPlan planArrival(const DocumentSession& session, const std::vector<CarriedClass>& classes)
{
    ArrivalPlan plan;
    const SyntaxTree& tree = session.file().document().tree();
    const ClassDefinition* shown = model::findClass(tree, session.sheet().className());
    if (!shown)
        return plan;
    std::vector<const CarriedClass*> missing;
    QStringList given;
    for (const CarriedClass& one : classes) {
        if (const QString known = sameClass(tree, one); !known.isEmpty()) {
            plan.names.insert(one.name, model::nameSeenFrom(session.sheet().className(), known));
            continue;
        }
        QString name = one.name;
        for (int number = 2; isTaken(session, *shown, name) || given.contains(name); ++number)
            name = QStringLiteral("%1_%2").arg(one.name).arg(number);
        given.append(name);
        plan.names.insert(one.name, name);
        missing.push_back(&one);
    }
    const model::TextLayout layout(tree);
    QByteArray text;
    for (const CarriedClass* one : missing) {
        if (!text.isEmpty())
            text += ";\n" + layout.innerIndentation(*shown);
        text += indented(renamed(one->text, plan.names), layout.innerIndentation(*shown));
    }
    if (!text.isEmpty())
        plan.edits = model::addClass(tree, *shown, text.replace("\n", layout.lineEnd()));
    return plan;
}

}  // namespace bramah::editor
