// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/class_references.h"

#include "model/syntax/reference_walk.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace bramah::model {

using namespace syntax;

namespace {

/// Visits all references that are looked up in the scope of the class.
class ReferenceWalker
{
public:
    explicit ReferenceWalker(const ClassReferenceVisit& visit) : visit_(visit) {}

    void walk(const ClassDefinition& definition)
    {
        for (const auto* element : definition.elements)
            walk(*element);
        for (const auto& section : definition.equationSections)
            walk(section.equations);
        for (const auto& section : definition.algorithmSections)
            walk(section.statements);
        if (definition.external) {
            if (definition.external->result)
                walk(*definition.external->result);
            walk(definition.external->arguments);
            walk(definition.external->annotation);
        }
        walk(definition.annotation);
    }

    void walk(const ComponentReference& reference)
    {
        const auto isIndex = [&](std::string_view index) { return index == reference.parts[0].name.text; };
        if (!reference.isGlobal && std::ranges::none_of(indices_, isIndex))
            visit_(reference);
        for (const auto& part : reference.parts)
            walk(part.subscripts);
    }

    /// Ranges are looked up outside of the loop, everything else inside, where an index may hide a component.
    template <typename Inside>
    void withIndices(List<ForIndex> indices, Inside inside)
    {
        const auto before = indices_.size();
        for (const auto& index : indices) {
            if (index.range)
                walk(index.range);
            indices_.push_back(index.name.text);
        }
        inside();
        indices_.resize(before);
    }

    void walk(ExpressionPtr expression)
    {
        if (!expression)
            return;
        const auto& e = *expression;
        switch (e.kind) {
        case ExpressionKind::Reference: walk(e.as<ComponentReference>()); break;
        case ExpressionKind::Call: {
            const auto& call = e.as<CallExpression>();
            // The callee of `f(...)` is a class, that of `component.f(...)` begins with a component.
            if (call.callee->parts.size() > 1)
                walk(*call.callee);
            withIndices(call.iterators, [&] { walk(call.arguments); });
            break;
        }
        case ExpressionKind::Array: {
            const auto& array = e.as<ArrayExpression>();
            withIndices(array.iterators, [&] { walk(array.elements); });
            break;
        }
        default: forEachChild(e, [this](const Expression& child) { walk(&child); });
        }
    }
    void walk(List<ExpressionPtr> expressions)
    {
        for (const auto* expression : expressions)
            walk(expression);
    }
    void walk(List<FunctionArgument> arguments)
    {
        for (const auto& argument : arguments)
            walk(argument.value);
    }

    void walk(const Equation& equation)
    {
        walk(equation.left);
        walk(equation.right);
        for (const auto& branch : equation.branches) {
            walk(branch.condition);
            walk(branch.equations);
        }
        withIndices(equation.indices, [&] { walk(equation.body); });
        walk(equation.comment.annotation);
    }
    void walk(List<const Equation*> equations)
    {
        for (const auto* equation : equations)
            walk(*equation);
    }
    void walk(List<const Statement*> statements)
    {
        for (const auto* statement : statements) {
            walk(statement->target);
            walk(statement->value);
            for (const auto& branch : statement->branches) {
                walk(branch.condition);
                walk(branch.statements);
            }
            withIndices(statement->indices, [&] { walk(statement->body); });
            walk(statement->comment.annotation);
        }
    }

    void walk(const Annotation* annotation)
    {
        if (annotation)
            walk(annotation->arguments);
    }
    /// Argument names are looked up in the modified class, their values in this scope.
    void walk(const ClassModification* modification)
    {
        if (!modification)
            return;
        for (const auto& argument : modification->arguments) {
            walk(argument.modification);
            if (argument.element)
                walk(*argument.element);
        }
    }
    void walk(const Modification* modification)
    {
        if (!modification)
            return;
        walk(modification->nested);
        walk(modification->value);
    }

    void walk(const Component& component)
    {
        walk(component.subscripts);
        walk(component.modification);
        walk(component.condition);
        walk(component.comment.annotation);
    }
    void walk(const Element& element)
    {
        walk(element.modification);
        walk(element.subscripts);
        for (const auto& component : element.components)
            walk(component);
        if (element.constraint) {
            walk(element.constraint->modification);
            walk(element.constraint->comment.annotation);
        }
        walk(element.comment.annotation);
        // The modification of a short class is looked up in this scope; a long class has a scope of its own.
        if (element.definition) {
            walk(element.definition->baseSubscripts);
            walk(element.definition->baseModification);
        }
    }

private:
    const ClassReferenceVisit& visit_;
    std::vector<std::string_view> indices_;  ///< indices of the loops around
};

}  // namespace

void forEachClassReference(const ClassDefinition& definition, const ClassReferenceVisit& visit)
{
    ReferenceWalker(visit).walk(definition);
}

void forEachClassReference(const Component& component, const ClassReferenceVisit& visit)
{
    ReferenceWalker(visit).walk(component);
}

void forEachClassReference(const Equation& equation, const ClassReferenceVisit& visit)
{
    ReferenceWalker(visit).walk(equation);
}

void forEachClassReference(const Expression& expression, const ClassReferenceVisit& visit)
{
    ReferenceWalker(visit).walk(&expression);
}

void forEachClassReference(const ClassModification& modification, const ClassReferenceVisit& visit)
{
    ReferenceWalker(visit).walk(&modification);
}

}  // namespace bramah::model
