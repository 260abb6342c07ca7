// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/refactoring/class_moves.h"

#include "model/classes/class_library.h"
#include "model/classes/class_names.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/text_layout.h"
#include "model/refactoring/class_uses.h"
#include "model/syntax/token.h"
#include "model/templates/copied_class.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

using Kind = ClassUse::Kind;

QString shown(const ClassNode& node)
{
    return QString::fromStdString(node.qualifiedName());
}

QString fileOf(const ClassNode& node)
{
    return node.tree()->text().fileName();
}

bool isName(const QString& text)
{
    const bool hasOnlyLetters = std::ranges::all_of(
        text, [](QChar c) { return c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('_')); });
    return hasOnlyLetters && !text.isEmpty() && !text.front().isDigit() &&
           keywordOrIdentifier(text.toStdString()) == TokenKind::Identifier;
}

/// Is the class a file of its own in the folder of a library? Then files would have to change their names.
bool isFileOfLibrary(const ClassNode& node)
{
    const auto& classes = node.tree()->root().classes;
    return node.tree()->root().hasWithin && !node.tree()->root().within.isEmpty() &&
           std::ranges::find(classes, node.definition()) != classes.end();
}

bool declares(const ClassNode& around, const QString& name)
{
    const std::string wanted = name.toStdString();
    if (around.child(wanted))
        return true;
    const auto* definition = around.definition();
    return definition && std::ranges::any_of(definition->elements, [&](const Element* element) {
               return std::ranges::any_of(element->components,
                                          [&](const syntax::Component& one) { return one.name.text == wanted; });
           });
}

std::optional<QString> faultOf(const ClassNode& node)
{
    if (!node.definition() || !node.tree())
        return tr("The class %1 has no text.").arg(shown(node));
    if (isFileOfLibrary(node))
        return tr("%1 is a file of its own in the folder of a library; rename or move the file.").arg(shown(node));
    return std::nullopt;
}

/// The element of the class around \a node that declares it; null if it stands by itself in its file.
const Element* elementOf(const ClassNode& node)
{
    const auto* around = node.parent() && node.parent()->definition() ? node.parent()->definition() : nullptr;
    if (!around)
        return nullptr;
    const auto found = std::ranges::find_if(
        around->elements, [&](const Element* element) { return element->definition == node.definition(); });
    return found == around->elements.end() ? nullptr : *found;
}

void removeFrom(EditsByFile& edits, const ClassNode& node)
{
    const Element* element = elementOf(node);
    TextLayout(*node.tree())
        .removeWithSemicolon(edits[fileOf(node)], element ? element->span : node.definition()->span);
}

/// A name that no class or component of \a around has.
QString freeName(const ClassNode& around, const QString& base)
{
    QString stem = base;
    while (stem.size() > 1 && stem.back().isDigit())
        stem.chop(1);
    for (int number = 2;; ++number)
        if (const QString name = stem + QString::number(number); !declares(around, name))
            return name;
}

}  // namespace

tl::expected<EditsByFile, QString> renameClass(const ClassNode& node, const QString& name)
{
    if (const auto fault = faultOf(node))
        return tl::unexpected(*fault);
    if (!isName(name))
        return tl::unexpected(tr("“%1” is no name: letters, digits and _, a letter first.").arg(name));
    if (declares(*node.parent(), name) || declares(node, name))
        return tl::unexpected(tr("“%1” is taken there.").arg(name));
    EditsByFile edits;
    ClassNames names(node.library());
    for (const ClassUse& use : usesOf(node)) {
        const bool isAlone = use.name == use.whole && use.kind != Kind::Import && use.kind != Kind::Within;
        if (isAlone && use.user && (names.first(name.toStdString(), *use.user) || declares(*use.user, name)))
            return tl::unexpected(tr("In %1 the name “%2” means something else.").arg(shown(*use.user), name));
        TextLayout(*use.tree).replaceName(edits[use.tree->text().fileName()], use.name, name.toUtf8());
    }
    const ClassDefinition& definition = *node.definition();
    const TextLayout layout(*node.tree());
    layout.replaceName(edits[fileOf(node)], definition.name.span, name.toUtf8());
    if (!definition.endName.text.empty())
        layout.replaceName(edits[fileOf(node)], definition.endName.span, name.toUtf8());
    return edits;
}

tl::expected<EditsByFile, QString> moveClass(const ClassNode& node, const ClassNode& package)
{
    if (const auto fault = faultOf(node))
        return tl::unexpected(*fault);
    const auto* holder = package.definition();
    if (!holder || !package.tree() || !isLongClass(*holder))
        return tl::unexpected(tr("%1 cannot hold classes.").arg(shown(package)));
    const QString name = QString::fromStdString(node.name());
    const QString prefix = shown(node) + QLatin1Char('.');
    if (node.parent() == &package || &package == &node || shown(package).startsWith(prefix))
        return tl::unexpected(tr("%1 is there already.").arg(shown(node)));
    if (declares(package, name))
        return tl::unexpected(tr("“%1” is taken there.").arg(name));
    const QByteArray text = copiedClass(node, name, TextLayout(*package.tree()).innerIndentation(*holder));
    if (text.isEmpty())
        return tl::unexpected(tr("%1 cannot be copied.").arg(shown(node)));
    EditsByFile edits;
    const QByteArray full = (shown(package) + QLatin1Char('.') + name).toUtf8();
    for (const ClassUse& use : usesOf(node)) {
        const bool isInside = use.tree == node.tree() && use.name.begin >= node.definition()->span.begin &&
                              use.name.end <= node.definition()->span.end;
        if (isInside)
            continue;
        if (use.kind == Kind::Import && use.name == use.whole)
            return tl::unexpected(tr("%1 imports it together with others; import it alone.").arg(shown(*use.user)));
        edits[use.tree->text().fileName()].replace(use.whole, full);
    }
    removeFrom(edits, node);
    if (!edits[package.tree()->text().fileName()].add(addClass(*package.tree(), *holder, text)))
        return tl::unexpected(tr("%1 cannot be moved there.").arg(shown(node)));
    return edits;
}

tl::expected<EditsByFile, QString> removeClass(const ClassNode& node)
{
    if (const auto fault = faultOf(node))
        return tl::unexpected(*fault);
    EditsByFile edits;
    removeFrom(edits, node);
    return edits;
}

tl::expected<TextEdits, QString> ownClassFor(const ClassNode& node, const ClassNode& user, const QString& component)
{
    if (!user.definition() || !user.tree() || !findComponent(*user.definition(), component))
        return tl::unexpected(tr("%1 is not declared in %2.").arg(component, shown(user)));
    const bool isBeside = node.tree() == user.tree() && node.parent() && node.parent()->definition();
    const ClassNode& around = isBeside ? *node.parent() : user;
    const QString name = freeName(around, QString::fromStdString(node.name()));
    const SyntaxTree& tree = *user.tree();
    const QByteArray text = copiedClass(node, name, TextLayout(tree).innerIndentation(*around.definition()));
    if (text.isEmpty())
        return tl::unexpected(tr("%1 cannot be copied.").arg(shown(node)));
    TextEdits edits = setType(tree, *user.definition(), component,
                              nameSeenFrom(shown(user), shown(around) + QLatin1Char('.') + name));
    if (edits.isEmpty() || !edits.add(addClass(tree, *around.definition(), text)))
        return tl::unexpected(tr("%1 cannot be copied.").arg(shown(node)));
    return edits;
}

}  // namespace bramah::model
