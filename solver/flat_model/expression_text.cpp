// SPDX-License-Identifier: BSD-3-Clause
#include "solver/flat_model/expression_text.h"

#include "solver/expressions/number_text.h"
#include "solver/history/history_operator.h"

namespace bramah::solver {

int bindingStrength(Operation operation)
{
    switch (operation) {
    case Operation::If: return 0;
    case Operation::Or: return 1;
    case Operation::And: return 2;
    case Operation::Not: return 3;
    case Operation::Add:
    case Operation::Subtract:
    case Operation::Negate: return 5;
    case Operation::Multiply:
    case Operation::Divide: return 6;
    case Operation::Power: return 7;
    default: return isRelation(operation) ? 4 : 8;
    }
}

namespace {

constexpr int kMaxTextDepth = 60;

class Printer
{
public:
    Printer(const FlatModel& model, std::size_t maximumLength) : model_(model), maximumLength_(maximumLength) {}

    void print(ExprId id, int outerPrecedence, int depth)
    {
        if (depth > kMaxTextDepth || text_.size() > maximumLength_) {
            if (!text_.ends_with("..."))
                text_ += "...";
            return;
        }
        const ExpressionNode& n = model_.graph.node(id);
        const int own = bindingStrength(n.operation);
        const bool needsBrackets = own < outerPrecedence;
        if (needsBrackets)
            text_ += '(';
        printNode(id, n, own, depth);
        if (needsBrackets)
            text_ += ')';
    }

    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    void printNode(ExprId id, const ExpressionNode& n, int own, int depth)
    {
        switch (n.operation) {
        case Operation::Constant: text_ += numberText(n.value); return;
        case Operation::Variable: text_ += path(n.variable); return;
        case Operation::Derivative: text_ += "der(" + path(n.variable) + ")"; return;
        case Operation::Pre: text_ += "pre(" + path(n.variable) + ")"; return;
        case Operation::Time: text_ += "time"; return;
        case Operation::Initial:
        case Operation::Terminal: text_ += operationText(n.operation); return;
        case Operation::Remembered:
            text_ += n.history() < model_.histories.size() ? model_.histories[n.history()].operation->name() : "";
            text_ += "(...)";
            return;
        case Operation::Negate:
            text_ += '-';
            print(n.a, own + 1, depth + 1);
            return;
        case Operation::Not:
            text_ += "not ";
            print(n.a, own + 1, depth + 1);
            return;
        case Operation::If:
            text_ += "if ";
            print(n.a, 1, depth + 1);
            text_ += " then ";
            print(n.b, 1, depth + 1);
            text_ += " else ";
            print(n.c, 0, depth + 1);
            return;
        default: break;
        }
        if (own < 8) {
            const bool isPower = n.operation == Operation::Power;
            print(n.a, isPower || own == 4 ? own + 1 : own, depth + 1);
            text_ += operationText(n.operation);
            print(n.b, own + 1, depth + 1);
            return;
        }
        const bool isCall = n.operation == Operation::Call || n.operation == Operation::CallJoined;
        text_ += isCall ? model_.graph.functions()[n.function]->name() : operationText(n.operation);
        text_ += '(';
        bool isFirst = true;
        const auto argument = [&](ExprId operand) {
            if (!isFirst)
                text_ += ", ";
            isFirst = false;
            print(operand, 0, depth + 1);
        };
        if (n.operation == Operation::CallJoined)
            std::ranges::for_each(model_.graph.joinedArguments(id), argument);
        else
            model_.graph.forEachOperand(id, argument);
        text_ += ')';
    }

    [[nodiscard]] std::string path(VariableId id) const
    {
        return index(id) < model_.variables.size() ? model_.variable(id).path : "$" + std::to_string(index(id));
    }

    const FlatModel& model_;
    std::size_t maximumLength_;
    std::string text_;
};

}  // namespace

std::string expressionText(const FlatModel& model, ExprId expression, std::size_t maximumLength)
{
    Printer printer(model, maximumLength);
    printer.print(expression, 0, 0);
    return printer.take();
}

std::string operationName(Operation operation)
{
    switch (operation) {
    case Operation::Add: return "add";
    case Operation::Subtract: return "subtract";
    case Operation::Multiply: return "multiply";
    case Operation::Divide: return "divide";
    case Operation::Power: return "power";
    case Operation::Negate: return "negate";
    case Operation::Less: return "less";
    case Operation::LessEqual: return "lessEqual";
    case Operation::Greater: return "greater";
    case Operation::GreaterEqual: return "greaterEqual";
    case Operation::Equal: return "equal";
    case Operation::NotEqual: return "notEqual";
    case Operation::And: return "and";
    case Operation::Or: return "or";
    case Operation::Not: return "not";
    case Operation::If: return "if";
    case Operation::NoEvent: return "copy";
    default: return operationText(operation);
    }
}

std::string equationText(const FlatModel& model, ExprId left, ExprId right, std::size_t maximumLength)
{
    return expressionText(model, left, maximumLength) + " = " + expressionText(model, right, maximumLength);
}

}  // namespace bramah::solver
