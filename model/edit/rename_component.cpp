// SPDX-License-Identifier: GPL-3.0-or-later
// References to a component in the class that declares it.
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/text_layout.h"
#include "model/syntax/reference_walk.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

/// Replaces each reference to a component; walks everything that is looked up in the class's scope.
class ReferenceRenamer
{
public:
    ReferenceRenamer(const SyntaxTree& tree, TextEdits& edits, QByteArray name, QByteArray newName)
        : layout_(tree), edits_(edits), name_(std::move(name)), newName_(std::move(newName))
    {
    }

    void renameIn(const ClassDefinition& definition)
    {
        for (const auto* element : definition.elements)
            renameIn(*element);
        for (const auto& section : definition.equationSections)
            renameIn(section.equations);
        for (const auto& section : definition.algorithmSections)
            renameIn(section.statements);
        if (definition.external) {
            if (definition.external->result)
                rename(*definition.external->result);
            renameIn(definition.external->arguments);
            renameIn(definition.external->annotation);
        }
        renameIn(definition.annotation);
    }

    void rename(const Identifier& identifier) { layout_.replaceName(edits_, identifier.span, newName_); }

private:
    [[nodiscard]] bool isMeant(std::string_view text) const
    {
        return text == std::string_view(name_.constData(), static_cast<std::size_t>(name_.size())) && shadows_ == 0;
    }

    void rename(const ComponentReference& reference)
    {
        if (!reference.isGlobal && isMeant(reference.parts[0].name.text))
            rename(reference.parts[0].name);
        for (const auto& part : reference.parts)
            renameIn(part.subscripts);
    }

    /// Ranges are looked up outside of the loop, all else inside, where an index may hide the component.
    template <typename Inside>
    void withIndices(List<ForIndex> indices, Inside inside)
    {
        const int before = shadows_;
        for (const auto& index : indices) {
            if (index.range)
                renameIn(index.range);
            shadows_ += isNamed(index.name.text);
        }
        inside();
        shadows_ = before;
    }
    [[nodiscard]] bool isNamed(std::string_view text) const
    {
        return text == std::string_view(name_.constData(), static_cast<std::size_t>(name_.size()));
    }

    void renameIn(ExpressionPtr expression)
    {
        if (!expression)
            return;
        const auto& e = *expression;
        switch (e.kind) {
        case ExpressionKind::Reference: rename(e.as<ComponentReference>()); break;
        case ExpressionKind::Call: {
            const auto& call = e.as<CallExpression>();
            // `f(...)` is a class, `component.f(...)` a function of a component.
            if (call.callee->parts.size() > 1)
                rename(*call.callee);
            withIndices(call.iterators, [&] { renameIn(call.arguments); });
            break;
        }
        case ExpressionKind::Array: {
            const auto& array = e.as<ArrayExpression>();
            withIndices(array.iterators, [&] { renameIn(array.elements); });
            break;
        }
        default: forEachChild(e, [this](const Expression& child) { renameIn(&child); });
        }
    }
    void renameIn(List<ExpressionPtr> expressions)
    {
        for (const auto* expression : expressions)
            renameIn(expression);
    }
    void renameIn(List<FunctionArgument> arguments)
    {
        for (const auto& argument : arguments)
            renameIn(argument.value);
    }

    void renameIn(List<const Equation*> equations)
    {
        for (const auto* equation : equations) {
            renameIn(equation->left);
            renameIn(equation->right);
            for (const auto& branch : equation->branches) {
                renameIn(branch.condition);
                renameIn(branch.equations);
            }
            withIndices(equation->indices, [&] { renameIn(equation->body); });
            renameIn(equation->comment.annotation);
        }
    }
    void renameIn(List<const Statement*> statements)
    {
        for (const auto* statement : statements) {
            renameIn(statement->target);
            renameIn(statement->value);
            for (const auto& branch : statement->branches) {
                renameIn(branch.condition);
                renameIn(branch.statements);
            }
            withIndices(statement->indices, [&] { renameIn(statement->body); });
            renameIn(statement->comment.annotation);
        }
    }

    void renameIn(const Annotation* annotation)
    {
        if (annotation)
            renameIn(annotation->arguments);
    }
    /// Names of arguments are looked up in the modified class, their values here.
    void renameIn(const ClassModification* modification)
    {
        if (!modification)
            return;
        for (const auto& argument : modification->arguments) {
            renameIn(argument.modification);
            if (argument.element)
                renameIn(*argument.element);
        }
    }
    void renameIn(const Modification* modification)
    {
        if (!modification)
            return;
        renameIn(modification->nested);
        renameIn(modification->value);
    }

    void renameIn(const Element& element)
    {
        renameIn(element.modification);
        renameIn(element.subscripts);
        for (const auto& component : element.components) {
            renameIn(component.subscripts);
            renameIn(component.modification);
            renameIn(component.condition);
            renameIn(component.comment.annotation);
        }
        if (element.constraint) {
            renameIn(element.constraint->modification);
            renameIn(element.constraint->comment.annotation);
        }
        renameIn(element.comment.annotation);
        // A short class is modified in this scope; a long one has its own.
        if (element.definition) {
            renameIn(element.definition->baseSubscripts);
            renameIn(element.definition->baseModification);
        }
    }

    TextLayout layout_;
    TextEdits& edits_;
    QByteArray name_;
    QByteArray newName_;
    int shadows_ = 0;  ///< loops around, whose index has the component's name
};

}  // namespace

TextEdits renameComponent(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                          const QString& newName)
{
    TextEdits edits;
    const auto declared = findComponent(definition, name);
    if (!declared || name == newName || newName.isEmpty())
        return edits;
    ReferenceRenamer renamer(tree, edits, name.toUtf8(), newName.toUtf8());
    renamer.rename(declared.component->name);
    renamer.renameIn(definition);
    return edits;
}

}  // namespace bramah::model
