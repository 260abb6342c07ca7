// SPDX-License-Identifier: BSD-3-Clause
#include "solver/flat_model/shared_expressions.h"

#include "solver/expressions/number_text.h"
#include "solver/flat_model/expression_text.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr int kDeepest = 24;     ///< levels of operators in one text
constexpr int kLeastLevels = 8;  ///< of operators: an expression with fewer is written wherever it is used
constexpr ExpressionType kReal{ValueType::Real}, kBoolean{ValueType::Boolean}, kInteger{ValueType::Integer};

/// Does the operation cause events by itself, unless it stands within noEvent()?
bool causesEvents(Operation operation)
{
    return isRelation(operation) || operation == Operation::Floor || operation == Operation::Ceil;
}

bool isWhole(double value)
{
    return std::isfinite(value) && value == std::floor(value);
}

}  // namespace

std::string quotedName(std::string_view name)
{
    std::string text = "'";
    for (const char letter : name) {
        if (letter == '\'' || letter == '\\')
            text += '\\';
        text += letter;
    }
    return text + '\'';
}

std::string nameText(std::string_view name)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const bool isPlain = !name.empty() && isLetter(name.front()) &&
                         std::ranges::all_of(name, [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
    return isPlain ? std::string(name) : quotedName(name);
}

SharedExpressions::SharedExpressions(const FlatModel& model)
    : model_(model), hasRelations_(model.graph.size()), isParametric_(model.graph.size()), heights_(model.graph.size())
{
    // Operands have smaller numbers than their expression.
    for (std::uint32_t i = 0; i < model.graph.size(); ++i) {
        const ExprId id{i};
        const ExpressionNode& node = model.graph.node(id);
        bool hasRelations = causesEvents(node.operation), isParametric = true;
        int height = 0;
        model.graph.forEachOperand(id, [&](ExprId operand) {
            hasRelations = hasRelations || hasRelations_[index(operand)];
            isParametric = isParametric && isParametric_[index(operand)];
            height = std::max(height, heights_[index(operand)] + 1);
        });
        switch (node.operation) {
        case Operation::Variable:
            isParametric =
                isDeclared(node.variable) && model.variable(node.variable).variability <= Variability::Parameter;
            break;
        case Operation::Derivative:
        case Operation::Pre:
        case Operation::Time:
        case Operation::Initial:
        case Operation::Terminal:
        case Operation::Sample:
        case Operation::Delay:
        case Operation::Remembered: isParametric = false; break;
        case Operation::NoEvent: hasRelations = false; break;
        default: break;
        }
        hasRelations_[i] = hasRelations;
        isParametric_[i] = isParametric;
        heights_[i] = height;
    }
    for (const FlatVariable& variable : model.variables)
        if (variable.type == ValueType::Enumeration && !variable.texts->literals.empty())
            enumerations_.try_emplace(variable.texts->literals,
                                      "Enumeration" + std::to_string(enumerations_.size() + 1));
    countUses();
}

SharedExpressions::Key SharedExpressions::keyOf(ExprId id, bool isLiteral) const
{
    return {index(id), isLiteral && hasRelations_[index(id)]};
}

void SharedExpressions::countUses()
{
    std::vector<Key> next;
    const auto use = [&](ExprId id, bool isLiteral) {
        if (id == kNoExpr)
            return;
        const Key key = keyOf(id, isLiteral);
        if (++uses_[key] == 1)
            next.push_back(key);
    };
    const auto useAction = [&](const FlatAction& action) {
        use(action.value, false);
        use(action.otherwise, false);
        for (const ExprId value : action.message.values)
            use(value, false);
    };
    for (const FlatVariable& variable : model_.variables)
        for (const ExprId id : {variable.binding, variable.start, variable.nominal, variable.min, variable.max})
            use(id, false);
    for (const auto* equations : {&model_.initialEquations, &model_.equations})
        for (const FlatEquation& equation : *equations) {
            use(equation.left, false);
            use(equation.right, false);
        }
    for (const FlatWhen& when : model_.whens)
        for (const FlatWhen::Branch& branch : when.branches) {
            for (const ExprId condition : branch.conditions)
                use(condition, false);
            std::ranges::for_each(branch.actions, useAction);
        }
    std::ranges::for_each(model_.assertions, useAction);
    for (const FlatHistory& history : model_.histories) {
        for (const auto* list : {&history.inputs, &history.settings})
            for (const ExprId id : *list)
                use(id, false);
        use(history.position, false);
    }
    while (!next.empty()) {
        const Key key = next.back();
        next.pop_back();
        const ExprId id{key.first};
        const bool isLiteral = key.second || model_.graph.node(id).operation == Operation::NoEvent;
        model_.graph.forEachOperand(id, [&](ExprId operand) { use(operand, isLiteral); });
    }
}

ExpressionType SharedExpressions::typeOf(const FlatVariable& variable) const
{
    const auto* literals = &variable.texts->literals;
    if (variable.type == ValueType::Enumeration)
        return literals->empty() ? kInteger : ExpressionType{ValueType::Enumeration, literals};
    return {variable.type};
}

ExpressionType SharedExpressions::typeOf(ExprId id) const
{
    const ExpressionNode& node = model_.graph.node(id);
    switch (node.operation) {
    case Operation::Constant: return {ValueType::Real, nullptr, true};
    case Operation::Variable:
    case Operation::Pre: return isDeclared(node.variable) ? typeOf(model_.variable(node.variable)) : kReal;
    case Operation::If:
    case Operation::Homotopy: {
        const ExprId first = node.operation == Operation::If ? node.b : node.a;
        const ExprId second = node.operation == Operation::If ? node.c : node.b;
        const ExpressionType type = typeOf(first);
        return type.isOpen() || (type.type == ValueType::Integer && typeOf(second).type == ValueType::Real &&
                                 !typeOf(second).isOpen())
                   ? typeOf(second)
                   : type;
    }
    case Operation::NoEvent: return typeOf(node.a);
    case Operation::Smooth: return typeOf(node.b);
    case Operation::Initial:
    case Operation::Terminal:
    case Operation::Sample: return kBoolean;
    default: return isLogical(node.operation) ? kBoolean : kReal;
    }
}

bool SharedExpressions::isWorthAName(ExprId id, bool isLiteral) const
{
    const ExpressionNode& node = model_.graph.node(id);
    const ExpressionType type = typeOf(id);
    if (type.isOpen() || type.type != ValueType::Real || node.operation == Operation::Variable ||
        node.operation == Operation::Derivative || node.operation == Operation::Pre ||
        node.operation == Operation::Remembered)
        return false;
    const auto uses = uses_.find(keyOf(id, isLiteral));
    const int height = heights_[index(id)];
    return (uses != uses_.end() && uses->second > 1 && height >= kLeastLevels) ||
           (height > 0 && height % kDeepest == 0);
}

std::string SharedExpressions::nameFor(ExprId id, bool isLiteral, ExpressionType type)
{
    const auto [known, isNew] = numbers_.try_emplace(keyOf(id, isLiteral), order_.size());
    if (isNew)
        order_.push_back({id, known->first.second, type});
    return "'shared." + std::to_string(known->second + 1) + '\'';
}

std::string SharedExpressions::named(ExprId id, ExpressionType type)
{
    const ExpressionNode& node = model_.graph.node(id);
    return node.operation == Operation::Variable ? variableName(node.variable) : nameFor(id, false, type);
}

std::string SharedExpressions::declaration(std::size_t number)
{
    const Shared one = order_[number];
    std::string text = isParametric_[index(one.id)] ? "  final parameter " : "  ";
    text += one.type.type == ValueType::Boolean ? "Boolean" : "Real";
    std::string value = inner(one.id, one.type, one.isLiteral, 0);
    if (one.isLiteral)
        value = "noEvent(" + value + ')';
    return text + " 'shared." + std::to_string(number + 1) + "' = " + value + ";\n";
}

std::string SharedExpressions::variableName(VariableId id) const
{
    return quotedName(isDeclared(id) ? model_.variable(id).path : '$' + std::to_string(index(id)));
}

std::string SharedExpressions::constantText(double value, ExpressionType wanted) const
{
    if (wanted.type == ValueType::Boolean)
        return value != 0 ? "true" : "false";
    const double last = wanted.literals ? static_cast<double>(wanted.literals->size()) : 0;
    if (wanted.type == ValueType::Enumeration && isWhole(value) && value >= 1 && value <= last)
        return enumerations_.at(*wanted.literals) + '.' +
               nameText((*wanted.literals)[static_cast<std::size_t>(value) - 1]);
    return numberText(value);
}

std::string SharedExpressions::text(ExprId id, ExpressionType wanted, bool isLiteral)
{
    if (!isWorthAName(id, isLiteral))
        return converted(id, wanted, isLiteral, 0);
    const std::string name = nameFor(id, isLiteral, kReal);
    return wanted.type == ValueType::Integer ? "integer(" + name + ')' : name;
}

/// The text of \a id as a value of type \a wanted.
std::string SharedExpressions::converted(ExprId id, ExpressionType wanted, bool isLiteral, int outer)
{
    const ExpressionType type = typeOf(id);
    if (type.isOpen() || type.type == wanted.type)
        return inner(id, wanted, isLiteral, outer);
    if (type.type == ValueType::Boolean)
        return "(if " + inner(id, type, isLiteral, 1) + " then 1 else 0)";
    if (type.type == ValueType::Enumeration)
        return "Integer(" + inner(id, type, isLiteral, 0) + ')';
    if (wanted.type == ValueType::Integer)
        return "integer(" + inner(id, type, isLiteral, 0) + ')';
    if (wanted.type == ValueType::Boolean)
        return inner(id, type, isLiteral, 5) + " > 0.5";
    return inner(id, type, isLiteral, outer);
}

std::string SharedExpressions::relation(ExprId id, bool isLiteral, int own)
{
    const ExpressionNode& node = model_.graph.node(id);
    ExpressionType type = typeOf(node.a);
    if (type.isOpen() || type.type == ValueType::Real)
        type = typeOf(node.b).isOpen() ? type : typeOf(node.b);
    if (type.isOpen() || (type.type == ValueType::Integer && typeOf(node.a).type == ValueType::Real))
        type = kReal;
    return converted(node.a, type, isLiteral, own + 1) + operationText(node.operation) +
           converted(node.b, type, isLiteral, own + 1);
}

std::string SharedExpressions::inner(ExprId id, ExpressionType wanted, bool isLiteral, int outer)
{
    const ExpressionNode& node = model_.graph.node(id);
    // The one that is being declared is named by no text of its own: it comes here with no brackets around it.
    const int own = bindingStrength(node.operation);
    const auto bracketed = [&](std::string text) { return own < outer ? '(' + text + ')' : text; };
    const auto operand = [&](ExprId at, ExpressionType type, int strength) {
        if (isWorthAName(at, isLiteral))
            return type.type == ValueType::Integer ? "integer(" + nameFor(at, isLiteral, kReal) + ')'
                                                   : nameFor(at, isLiteral, kReal);
        return converted(at, type, isLiteral, strength);
    };
    switch (node.operation) {
    case Operation::Constant: {
        const std::string text = constantText(node.value, wanted);
        return text.front() == '-' && outer > 5 ? '(' + text + ')' : text;
    }
    case Operation::Variable: return variableName(node.variable);
    case Operation::Derivative: return "der(" + variableName(node.variable) + ')';
    case Operation::Pre: return "pre(" + variableName(node.variable) + ')';
    case Operation::Time: return "time";
    case Operation::Negate: return bracketed('-' + operand(node.a, kReal, own + 1));
    case Operation::Not: return bracketed("not " + operand(node.a, kBoolean, own + 1));
    case Operation::And:
    case Operation::Or:
        return bracketed(operand(node.a, kBoolean, own) + operationText(node.operation) +
                         operand(node.b, kBoolean, own + 1));
    case Operation::If:
        return bracketed("if " + operand(node.a, kBoolean, 1) + " then " + operand(node.b, wanted, 1) + " else " +
                         operand(node.c, wanted, 0));
    case Operation::Add:
    case Operation::Subtract:
    case Operation::Multiply:
    case Operation::Divide:
    case Operation::Power:
        return bracketed(operand(node.a, kReal, node.operation == Operation::Power ? own + 1 : own) +
                         operationText(node.operation) + operand(node.b, kReal, own + 1));
    default: return isRelation(node.operation) ? bracketed(relation(id, isLiteral, own)) : call(id, wanted, isLiteral);
    }
}

std::string SharedExpressions::functionName(std::uint32_t number) const
{
    return quotedName(model_.graph.functions()[number]->name() + '.' + std::to_string(number + 1));
}

std::string SharedExpressions::call(ExprId id, ExpressionType wanted, bool isLiteral)
{
    const ExpressionNode& node = model_.graph.node(id);
    const auto operand = [&](ExprId at, ExpressionType type, bool isWithin) {
        return isWorthAName(at, isWithin) ? nameFor(at, isWithin, kReal) : converted(at, type, isWithin, 0);
    };
    switch (node.operation) {
    case Operation::Initial: return "initial()";
    case Operation::Terminal: return "terminal()";
    case Operation::NoEvent: return "noEvent(" + operand(node.a, wanted, true) + ')';
    case Operation::Smooth:
        return "smooth(" + operand(node.a, kInteger, isLiteral) + ", " + operand(node.b, wanted, isLiteral) + ')';
    case Operation::Homotopy:
        return "homotopy(" + operand(node.a, wanted, isLiteral) + ", " + operand(node.b, wanted, isLiteral) + ')';
    case Operation::Remembered:
        return "'transport." + std::to_string(node.history() + 1) + '.' + std::to_string(node.output()) + '\'';
    default: break;
    }
    const bool isJoined = node.operation == Operation::CallJoined;
    std::string name = operationText(node.operation);
    if (node.operation == Operation::Call || isJoined) {
        functions_.insert(node.function);
        name = functionName(node.function);
    }
    std::string arguments;
    const auto argument = [&](ExprId at) {
        arguments += (arguments.empty() ? "" : ", ") + operand(at, kReal, isLiteral);
    };
    if (isJoined)
        std::ranges::for_each(model_.graph.joinedArguments(id), argument);
    else
        model_.graph.forEachOperand(id, argument);
    return name + '(' + arguments + ')';
}

}  // namespace bramah::solver
