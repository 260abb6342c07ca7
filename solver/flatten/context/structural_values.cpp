// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/structural_values.h"

#include "model/instance/instance.h"

#include <array>
#include <span>

namespace bramah::solver {

bool StructuralValues::isStructural(ExprId root)
{
    // Known are Boolean, Integer and enumeration parameters, parameters to be evaluated, and constants.
    if (const auto known = isStructural_.find(index(root)); known != isStructural_.end())
        return known->second;
    bool result = true;
    const ExpressionNode& node = graph().node(root);
    switch (node.operation) {
    case Operation::Constant: break;
    case Operation::Variable: {
        const FlatVariable& variable = flat_.variable(node.variable);
        if (variable.variability == Variability::Constant)
            break;
        result = variable.variability == Variability::Parameter && variable.isFixed &&
                 (variable.isStructural || variable.type == ValueType::Boolean || variable.type == ValueType::Integer ||
                  variable.type == ValueType::Enumeration);
        break;
    }
    case Operation::Derivative:
    case Operation::Pre:
    case Operation::Time:
    case Operation::Initial:
    case Operation::Terminal:
    case Operation::Sample:
    case Operation::Delay:
    case Operation::Remembered:
    case Operation::Carried:
    case Operation::Differentiate: result = false; break;
    default: graph().forEachOperand(root, [&](ExprId operand) { result = result && isStructural(operand); });
    }
    isStructural_[index(root)] = result;
    return result;
}

void StructuralValues::note(ExprId id)
{
    if (graph().isConstant(id))
        return;
    expressions_.push_back(id);
    recorder_.addStructural(id);
}

model::Value StructuralValues::structuralValue(const Symbolic& lowered)
{
    if (lowered.kind == Symbolic::Kind::Text)
        return toValue(graph(), lowered);
    if (lowered.kind != Symbolic::Kind::Scalars)
        return {};
    for (const ExprId element : lowered.elements)
        if (!isStructural(element))
            return {};
    return boundValue(lowered);
}

model::Value StructuralValues::parameterValue(const Symbolic& lowered)
{
    if (lowered.kind == Symbolic::Kind::Text)
        return toValue(graph(), lowered);
    return lowered.kind == Symbolic::Kind::Scalars ? boundValue(lowered) : model::Value();
}

ExprId StructuralValues::parameterConstant(VariableId parameter)
{
    const auto [instance, offset] = variables_.elementOf(parameter);
    const Variability variability = flat_.variable(parameter).variability;
    if (!instance || (variability != Variability::Parameter && variability != Variability::Constant))
        return kNoExpr;
    const auto [known, isNew] = parameterConstants_.try_emplace(index(parameter), kNoExpr);
    // One that depends on itself has kNoExpr too while it is being found.
    const ExprId constant = isNew ? findConstant(parameter, *instance, offset) : known->second;
    recorder_.addFact(LoweringRecord::Fact::Kind::Parameter, parameter, constant);
    return constant;
}

ExprId StructuralValues::findConstant(VariableId parameter, const model::Instance& instance, std::size_t offset)
{
    model::Value value = instance.value();
    if (!value.isKnown())
        // A binding that only the compiler can evaluate, as a call of an external function.
        if (const model::Modifier* binding = instance.modifiers().binding()) {
            recorder_.noteOwn();
            value = parameterValue(lower_(*binding));
        }
    if (const auto* array = value.to<model::ArrayValue>(); array && offset < array->elements.size())
        value = model::Value(array->elements[offset]);
    const auto number = value.number();
    return parameterConstants_[index(parameter)] = number ? graph().constant(*number) : kNoExpr;
}

model::Value StructuralValues::boundValue(const Symbolic& lowered)
{
    const model::Value result = valueOf(lowered);
    if (result.isKnown())
        for (const ExprId element : lowered.elements)
            note(element);
    return result;
}

model::Value StructuralValues::valueOf(const Symbolic& lowered)
{
    if (model::Value known = toValue(graph(), lowered); known.isKnown())
        return known;
    std::unordered_map<std::uint32_t, ExprId> memo;
    Symbolic values = lowered;
    for (ExprId& element : values.elements) {
        // Most bindings are parameters, most conditions compare one with a constant.
        ExprId constant = constantOf(element);
        if (constant == kNoExpr)
            constant = constantOfOperation(element);
        if (constant == kNoExpr)
            constant = graph().transform(
                element, [this](ExprId id) { return constantOf(id); }, memo);
        element = constant;
    }
    return toValue(graph(), values);
}

ExprId StructuralValues::constantOf(ExprId id)
{
    const ExpressionNode node = graph().node(id);
    return node.operation == Operation::Variable ? parameterConstant(node.variable) : kNoExpr;
}

ExprId StructuralValues::constantOfOperation(ExprId id)
{
    const ExpressionNode node = graph().node(id);
    std::array<ExprId, 3> constants{};
    std::size_t count = 0;
    for (const ExprId operand : {node.a, node.b, node.c}) {
        if (operand == kNoExpr)
            continue;
        const ExprId constant = graph().isConstant(operand) ? operand : constantOf(operand);
        if (constant == kNoExpr)
            return kNoExpr;
        constants[count++] = constant;
    }
    return count == 0 ? kNoExpr : graph().rebuild(id, std::span(constants).first(count));
}

}  // namespace bramah::solver
