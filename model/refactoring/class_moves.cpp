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

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

using Kind = ClassUse::Kind;

QString shown(const ClassNode& node)
{
    return QString::fromStdString(node.qualifiedName());
}

bool isName(const QString& text)
{
    const bool hasOnlyLetters = std::ranges::all_of(
        text, [](QChar c) { return c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('_')); });
    return hasOnlyLetters && !text.isEmpty() && !text.front().isDigit() &&
           keywordOrIdentifier(text.toStdString()) == TokenKind::Identifier;
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
    if (isWholeLibrary(node))
        return tr("%1 is a whole library: close it, rename, move or delete its folder or file, and open it again.")
            .arg(shown(node));
    return std::nullopt;
}

/// The element that declares \a node in the class around it; null if it stands in its file by itself.
const Element* elementOf(const ClassNode& node)
{
    const auto* around = node.parent() && node.parent()->definition() ? node.parent()->definition() : nullptr;
    if (!around)
        return nullptr;
    const auto found = std::ranges::find_if(
        around->elements, [&](const Element* element) { return element->definition == node.definition(); });
    return found == around->elements.end() ? nullptr : *found;
}

/// Removes the class from its text, or its file.
void removeFrom(ClassChange& change, const ClassNode& node)
{
    const auto& classes = node.tree()->root().classes;
    if (isFileOfLibrary(node) && classes.size() == 1) {
        change.moves.push_back({pathOf(node), {}});
    } else {
        const Element* element = elementOf(node);
        TextLayout(*node.tree())
            .removeWithSemicolon(change.editsOf(*node.tree()), element ? element->span : node.definition()->span);
    }
    changeOrder(*node.parent(), QString::fromStdString(node.name()), {}, change);
}

std::optional<QString> faultOfFolder(const ClassNode& node)
{
    if (isFolderOfLibrary(node))
        return tr("%1 is a folder with all that is in it: move or delete its classes one by one.").arg(shown(node));
    return std::nullopt;
}

/// The text of the class's own file: `within Package;`, what stands in front of the class, and the class.
QByteArray textOfFile(const ClassNode& node, const ClassNode& package, const QByteArray& text)
{
    QByteArray head;
    if (isFileOfLibrary(node))
        for (const Token& token : node.tree()->tokens()) {
            if (!isTrivia(token.kind))
                break;
            head += node.tree()->text().bytes().mid(token.span.begin, token.span.length());
        }
    return head + "within " + QByteArray::fromStdString(package.qualifiedName()) + ";\n" + text + ";\n";
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

tl::expected<ClassChange, QString> renameClass(const ClassNode& node, const QString& name)
{
    if (const auto fault = faultOf(node))
        return tl::unexpected(*fault);
    if (!isName(name))
        return tl::unexpected(tr("“%1” is not a name: use letters, digits and _, a letter first.").arg(name));
    if (declares(*node.parent(), name) || declares(node, name))
        return tl::unexpected(tr("“%1” is taken there.").arg(name));
    ClassChange change;
    ClassNames names(node.library());
    for (const ClassUse& use : usesOf(node)) {
        const bool isAlone = use.name == use.whole && use.kind != Kind::Import && use.kind != Kind::Within;
        if (isAlone && use.user && (names.first(name.toStdString(), *use.user) || declares(*use.user, name)))
            return tl::unexpected(tr("In %1 the name “%2” means something else.").arg(shown(*use.user), name));
        TextLayout(*use.tree).replaceName(change.editsOf(*use.tree), use.name, name.toUtf8());
    }
    const ClassDefinition& definition = *node.definition();
    const TextLayout layout(*node.tree());
    layout.replaceName(change.editsOf(*node.tree()), definition.name.span, name.toUtf8());
    if (!definition.endName.text.empty())
        layout.replaceName(change.editsOf(*node.tree()), definition.endName.span, name.toUtf8());
    const bool isFolder = isFolderOfLibrary(node);
    if (isFolder || (isFileOfLibrary(node) && node.tree()->root().classes.size() == 1)) {
        const QFileInfo from(pathOf(node));
        const QString to = from.dir().filePath(isFolder ? name : name + QStringLiteral(".mo"));
        if (QFileInfo::exists(to))
            return tl::unexpected(tr("There is a file %1 already.").arg(QDir::toNativeSeparators(to)));
        change.moves.push_back({from.filePath(), to});
    }
    changeOrder(*node.parent(), QString::fromStdString(node.name()), name, change);
    return change;
}

tl::expected<ClassChange, QString> moveClass(const ClassNode& node, const ClassNode& package)
{
    if (const auto fault = faultOf(node))
        return tl::unexpected(*fault);
    if (const auto fault = faultOfFolder(node))
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
    const QString file = fileIn(package, name);
    if (QFileInfo::exists(file))
        return tl::unexpected(tr("There is a file %1 already.").arg(QDir::toNativeSeparators(file)));
    const QByteArray text =
        copiedClass(node, name, file.isEmpty() ? TextLayout(*package.tree()).innerIndentation(*holder) : QByteArray());
    if (text.isEmpty())
        return tl::unexpected(tr("%1 cannot be copied.").arg(shown(node)));
    ClassChange change;
    const QByteArray full = (shown(package) + QLatin1Char('.') + name).toUtf8();
    for (const ClassUse& use : usesOf(node)) {
        const bool isInside = use.tree == node.tree() && use.name.begin >= node.definition()->span.begin &&
                              use.name.end <= node.definition()->span.end;
        if (isInside)
            continue;
        if (use.kind == Kind::Import && use.name == use.whole)
            return tl::unexpected(tr("%1 imports it together with others; import it alone.").arg(shown(*use.user)));
        change.editsOf(*use.tree).replace(use.whole, full);
    }
    removeFrom(change, node);
    if (!file.isEmpty()) {
        change.written[file] = textOfFile(node, package, text);
        changeOrder(package, {}, name, change);
    } else if (!change.editsOf(*package.tree()).add(addClass(*package.tree(), *holder, text))) {
        return tl::unexpected(tr("%1 cannot be moved there.").arg(shown(node)));
    }
    return change;
}

tl::expected<ClassChange, QString> removeClass(const ClassNode& node)
{
    if (const auto fault = faultOf(node))
        return tl::unexpected(*fault);
    if (const auto fault = faultOfFolder(node))
        return tl::unexpected(*fault);
    ClassChange change;
    removeFrom(change, node);
    return change;
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
