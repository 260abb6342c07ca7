// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/refactoring/class_uses.h"

#include "model/classes/class_library.h"
#include "model/classes/class_names.h"
#include "model/edit/class_in_text.h"
#include "model/syntax/reference_walk.h"

#include <QDir>

#include <algorithm>
#include <set>

namespace bramah::model {

using namespace syntax;

namespace {

using Kind = ClassUse::Kind;

/// Finds names in one class that mean the target.
class UseFinder
{
public:
    UseFinder(const ClassNode& target, ClassNames& names, std::vector<ClassUse>& found)
        : target_(target), names_(names), found_(found)
    {
    }

    /// Searches \a user and the classes in it.
    void look(const ClassNode& user)
    {
        if (!user.definition() || !user.tree())
            return;
        place_ = &user;
        tree_ = user.tree();
        noteComponents(*user.definition());
        walk(*user.definition());
        for (const ClassNode* inner : user.children())
            UseFinder(target_, names_, found_).look(*inner);
    }

private:
    void noteComponents(const ClassDefinition& definition)
    {
        for (const Element* element : definition.elements)
            for (const syntax::Component& component : element->components)
                components_.insert(component.name.text);
    }

    /// The number of parts of the dotted \a parts that name the target; 0 if they do not.
    template <typename Parts, typename TextOf>
    std::size_t partsOfTarget(const Parts& parts, bool isGlobal, const ClassNode& place, TextOf textOf)
    {
        const auto isTarget = [&](const auto& part) { return textOf(part) == target_.name(); };
        if (parts.empty() || std::ranges::none_of(parts, isTarget))
            return 0;
        const ClassNode* at =
            isGlobal ? place.library().root().child(textOf(parts.front())) : names_.first(textOf(parts.front()), place);
        for (std::size_t i = 0; at; ++i) {
            if (at == &target_ && textOf(parts[i]) == target_.name())
                return i + 1;
            if (i + 1 == parts.size())
                break;
            at = names_.memberClass(*at, textOf(parts[i + 1]));
        }
        return 0;
    }

    void add(Kind kind, Span first, Span last, const QString& component = {})
    {
        found_.push_back({kind, tree_, last, {first.begin, last.end}, place_, component});
    }

    void name(const Name& written, Kind kind, const ClassNode& place, const QString& component = {})
    {
        const auto textOf = [](const Identifier& part) { return part.text; };
        if (const std::size_t count = partsOfTarget(written.parts, written.isGlobal, place, textOf))
            add(kind, written.parts[0].span, written.parts[count - 1].span, component);
    }

    void reference(const ComponentReference& written, bool isCallee)
    {
        const auto textOf = [](const ReferencePart& part) { return part.name.text; };
        if (!written.isGlobal && !(isCallee && written.parts.size() == 1) &&
            components_.contains(written.parts[0].name.text))
            return;
        if (const std::size_t count = partsOfTarget(written.parts, written.isGlobal, *place_, textOf))
            add(Kind::Expression, written.parts[0].name.span, written.parts[count - 1].name.span);
    }

    void walk(const ClassDefinition& definition)
    {
        for (const Element* element : definition.elements)
            walk(*element);
        for (const EquationSection& section : definition.equationSections)
            walk(section.equations);
        for (const AlgorithmSection& section : definition.algorithmSections)
            walk(section.statements);
        if (definition.external)
            walk(definition.external->arguments);
        walk(definition.annotation);
        walk(definition.extendsModification);
        if (definition.base.isEmpty())
            return;
        // The base of a short class is looked up outside of it.
        name(definition.base, Kind::Base, *place_->parent());
        walk(definition.baseSubscripts);
        walk(definition.baseModification);
    }

    void walk(const Element& element)
    {
        switch (element.kind) {
        case ElementKind::Import: import(element); break;
        case ElementKind::Extends: name(element.name, Kind::Base, *place_); break;
        case ElementKind::Component:
            name(element.name, element.prefixes.isRedeclare ? Kind::Redeclaration : Kind::Component, *place_,
                 element.components.empty() ? QString() : toString(element.components[0].name.text));
            break;
        case ElementKind::Class: break;  // a class node of its own, which look() visits
        }
        walk(element.modification);
        walk(element.subscripts);
        for (const syntax::Component& component : element.components) {
            walk(component.subscripts);
            walk(component.modification);
            if (component.condition)
                walk(*component.condition);
            walk(component.comment.annotation);
        }
        if (element.constraint) {
            name(element.constraint->type, Kind::Redeclaration, *place_);
            walk(element.constraint->modification);
        }
        walk(element.comment.annotation);
    }

    void import(const Element& element)
    {
        const auto textOf = [](const Identifier& part) { return part.text; };
        if (const std::size_t count = partsOfTarget(element.name.parts, true, *place_, textOf))
            add(Kind::Import, element.name.parts[0].span, element.name.parts[count - 1].span);
        const ClassNode* package =
            element.importedNames.empty() ? nullptr : place_->library().find(dotted(element.name));
        for (const Identifier& one : element.importedNames)
            if (package && package->child(one.text) == &target_)
                add(Kind::Import, one.span, one.span);
    }

    static std::string dotted(const Name& name)
    {
        std::string text;
        for (const Identifier& part : name.parts)
            (text += text.empty() ? "" : ".") += part.text;
        return text;
    }

    void walk(const ClassModification* modification)
    {
        if (!modification)
            return;
        for (const Argument& argument : modification->arguments) {
            walk(argument.modification);
            if (!argument.element)
                continue;
            if (argument.element->kind == ElementKind::Component)
                name(argument.element->name, Kind::Redeclaration, *place_);
            if (argument.element->definition) {
                name(argument.element->definition->base, Kind::Redeclaration, *place_);
                walk(argument.element->definition->baseModification);
            }
            for (const syntax::Component& component : argument.element->components)
                walk(component.modification);
            if (argument.element->constraint)
                name(argument.element->constraint->type, Kind::Redeclaration, *place_);
        }
    }
    void walk(const Modification* modification)
    {
        if (!modification)
            return;
        walk(modification->nested);
        if (modification->value)
            walk(*modification->value);
    }
    void walk(const Annotation* annotation)
    {
        if (annotation)
            walk(annotation->arguments);
    }
    void walk(List<ExpressionPtr> expressions)
    {
        for (const Expression* expression : expressions)
            if (expression)
                walk(*expression);
    }
    void walk(List<const Equation*> equations)
    {
        for (const Equation* equation : equations) {
            for (const Expression* side : {equation->left, equation->right})
                if (side)
                    walk(*side);
            for (const EquationBranch& branch : equation->branches) {
                if (branch.condition)
                    walk(*branch.condition);
                walk(branch.equations);
            }
            walk(equation->indices);
            walk(equation->body);
        }
    }
    void walk(List<const Statement*> statements)
    {
        for (const Statement* statement : statements) {
            for (const Expression* side : {statement->target, statement->value})
                if (side)
                    walk(*side);
            for (const StatementBranch& branch : statement->branches) {
                if (branch.condition)
                    walk(*branch.condition);
                walk(branch.statements);
            }
            walk(statement->indices);
            walk(statement->body);
        }
    }
    void walk(List<ForIndex> indices)
    {
        for (const ForIndex& index : indices)
            if (index.range)
                walk(*index.range);
    }
    void walk(const Expression& expression)
    {
        if (const auto* written = expression.to<ComponentReference>()) {
            reference(*written, false);
            for (const ReferencePart& part : written->parts)
                walk(part.subscripts);
            return;
        }
        if (const auto* call = expression.to<CallExpression>())
            reference(*call->callee, true);
        else if (const auto* partial = expression.to<PartialApplication>())
            name(partial->function, Kind::Expression, *place_);
        else if (const auto* text = expression.to<StringLiteral>())
            links(*text);
        forEachChild(expression, [this](const Expression& child) { walk(child); });
    }

    /// Finds addresses such as `modelica://Pack.Pump` in a text.
    void links(const StringLiteral& text)
    {
        const std::string_view bytes = tree_->text().view(text.span);
        const std::string wanted = "modelica://" + target_.qualifiedName();
        for (std::size_t at = bytes.find(wanted); at != std::string_view::npos; at = bytes.find(wanted, at + 1)) {
            const std::size_t end = at + wanted.size();
            const bool isLonger =
                end < bytes.size() && (std::isalnum(static_cast<unsigned char>(bytes[end])) != 0 || bytes[end] == '_');
            if (isLonger)
                continue;
            const auto offset = [&](std::size_t in) { return text.span.begin + static_cast<std::int32_t>(in); };
            const std::size_t begin = end - target_.name().size();
            add(Kind::Link, {offset(at + 11), offset(at + 11)}, {offset(begin), offset(end)});
        }
    }

    const ClassNode& target_;
    ClassNames& names_;
    std::vector<ClassUse>& found_;
    const ClassNode* place_ = nullptr;
    std::shared_ptr<const SyntaxTree> tree_;
    std::set<std::string_view> components_;
};

/// Folders of libraries that the user does not edit.
QStringList foreignFolders()
{
    QStringList folders{QDir(ClassLibrary::shippedLibraryPath()).absolutePath()};
    for (const QString& path : qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts))
        folders.append(QDir(path).absolutePath());
    folders.removeAll(QString());
    return folders;
}

bool isForeign(const ClassNode& top, const QStringList& folders)
{
    if (!top.definition() || !top.tree())
        return true;
    const QString file = top.tree()->text().fileName();
    return std::ranges::any_of(folders,
                               [&](const QString& folder) { return file.startsWith(folder + QLatin1Char('/')); });
}

const ClassNode& topOf(const ClassNode& node)
{
    const ClassNode* at = &node;
    while (at->parent() && at->parent()->parent())
        at = at->parent();
    return *at;
}

/// Adds files whose `within` names the target or a class in it.
void addWithins(const ClassNode& node, const ClassNode& target, std::set<const SyntaxTree*>& seen,
                std::vector<ClassUse>& found)
{
    const auto& tree = node.tree();
    if (tree && seen.insert(tree.get()).second && tree->root().hasWithin) {
        const Name& within = tree->root().within;
        const ClassNode* at = &node.library().root();
        for (const Identifier& part : within.parts) {
            at = at ? at->child(part.text) : nullptr;
            if (at == &target)
                found.push_back(
                    {Kind::Within, tree, part.span, {within.parts[0].span.begin, part.span.end}, nullptr, {}});
        }
    }
    for (const ClassNode* inner : node.children())
        addWithins(*inner, target, seen, found);
}

}  // namespace

std::vector<ClassUse> usesOf(const ClassNode& target)
{
    std::vector<ClassUse> found;
    ClassNames names(target.library());
    const QStringList folders = foreignFolders();
    std::set<const SyntaxTree*> seen;
    for (const ClassNode* top : target.library().topLevelClasses()) {
        if (isForeign(*top, folders) && top != &topOf(target))
            continue;
        UseFinder(target, names, found).look(*top);
        addWithins(*top, target, seen, found);
    }
    return found;
}

bool isOfUser(const ClassNode& node)
{
    return !isForeign(topOf(node), foreignFolders());
}

std::vector<const ClassNode*> neighboursOf(const ClassNode& node)
{
    std::vector<const ClassNode*> found;
    ClassNames names(node.library());
    const auto look = [&](const auto& self, const ClassNode& around) -> void {
        for (const ClassNode* candidate : around.children()) {
            if (candidate == &node || candidate->tree() != node.tree())
                continue;
            std::vector<ClassUse> uses;
            UseFinder(*candidate, names, uses).look(node);
            if (!uses.empty() && !node.qualifiedName().starts_with(candidate->qualifiedName() + '.'))
                found.push_back(candidate);
            self(self, *candidate);
        }
    };
    const ClassNode& top = topOf(node);
    if (&top != &node && top.tree() == node.tree())
        look(look, top);
    return found;
}

int countUses(const std::vector<ClassUse>& uses)
{
    return static_cast<int>(std::ranges::count_if(uses, [](const ClassUse& use) {
        return use.kind != Kind::Import && use.kind != Kind::Link && use.kind != Kind::Within;
    }));
}

}  // namespace bramah::model
