// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/templates/copied_class.h"

#include "model/classes/class_node.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/text_edits.h"
#include "model/edit/text_layout.h"
#include "model/syntax/string_literal.h"

#include <set>
#include <string>

namespace bramah::model {

using namespace syntax;

namespace {

/// The first names of all references in the class, whatever they mean.
std::set<std::string> namesIn(const SyntaxTree& tree, const ClassDefinition& definition)
{
    const Span span = definition.span;
    std::set<std::string> names;
    bool isBehindDot = false;
    for (const Token& token : tree.tokens()) {
        if (token.span.begin < span.begin || isTrivia(token.kind))
            continue;
        if (token.span.end > span.end)
            break;
        const bool isOwnName =
            token.span.begin == definition.name.span.begin || token.span.begin == definition.endName.span.begin;
        if (token.kind == TokenKind::Identifier && !isBehindDot && !isOwnName)
            names.insert(std::string(tree.text().view(token.span)));
        isBehindDot = token.kind == TokenKind::Dot;
    }
    return names;
}

bool declares(const ClassDefinition& definition, const std::string& name)
{
    for (const Element* element : definition.elements) {
        for (const Component& component : element->components)
            if (component.name.text == name)
                return true;
        const bool isClass = element->definition && element->definition->name.text == name;
        const bool isImport =
            element->kind == ElementKind::Import &&
            (element->alias.text == name || (!element->name.isEmpty() && element->name.parts.back().text == name));
        if (isClass || isImport)
            return true;
    }
    return false;
}

/// The full name of the class that \a name means in the packages around \a node; empty if it means none.
std::string meantAround(const ClassNode& node, const std::string& name)
{
    for (const ClassNode* around = node.parent(); around && around->parent(); around = around->parent())
        if (const ClassNode* found = around->child(name))
            return found->qualifiedName();
    return {};
}

}  // namespace

QByteArray copiedClass(const ClassNode& node, const QString& name, const QByteArray& indentation)
{
    const ClassDefinition* definition = node.definition();
    if (!definition || !node.tree() || definition->form != ClassForm::Long)
        return {};
    const SyntaxTree& tree = *node.tree();
    const TextLayout layout(tree);
    const QByteArray step = layout.indentationStep(*definition);
    QByteArray imports;
    for (const std::string& used : namesIn(tree, *definition)) {
        const bool isItself = used == node.name() && name.toStdString() == used;
        const std::string full = declares(*definition, used) || isItself ? std::string() : meantAround(node, used);
        if (!full.empty())
            imports += "\n" + step + "import " + QByteArray::fromStdString(full) + ';';
    }
    const QByteArray own = layout.indentationAt(definition->span.begin);
    TextEdits edits;
    edits.replace(definition->name.span, name.toUtf8());
    edits.insert(definition->headerEnd, QByteArray(imports).replace("\n", "\n" + own));
    edits.replace(definition->endName.span, name.toUtf8());
    const QByteArray before = tree.text().bytes();
    const QByteArray after = edits.appliedTo(before);
    QByteArray text =
        after.mid(definition->span.begin, definition->span.end - definition->span.begin + after.size() - before.size());
    text.replace("\r\n", "\n");
    return text.replace("\n" + own, "\n").replace("\n", "\n" + indentation);
}

QByteArray copiedFromLibrary(const ClassNode& node, const QString& name, const QByteArray& indentation)
{
    QByteArray text = copiedClass(node, name);
    if (text.isEmpty())
        return {};
    const auto tree = SyntaxTree::parse(std::make_shared<const SourceText>(QString(), text + ';'));
    const ClassDefinition* definition = findClass(*tree, name);
    if (!definition)
        return {};
    const QString original = QString::fromStdString(node.textPlace().qualifiedName());
    text = setClassAnnotation(*tree, *definition, {{{"__Bramah", "copyOf"}, quoted(original)}})
               .appliedTo(tree->text().bytes());
    text.chop(1);
    return text.replace("\n", "\n" + indentation);
}

}  // namespace bramah::model
