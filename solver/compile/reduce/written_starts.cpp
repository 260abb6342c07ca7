// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/written_starts.h"

namespace bramah::solver {

namespace {

constexpr std::string_view kStart = ".start";

/// Is the start of \a variable a number, or a truth, that the model itself has given to a variable that has one?
bool isWrittenAsNumber(const FlatModel& model, const FlatVariable& variable)
{
    return variable.isChosen() && variable.variability > Variability::Parameter && variable.start != kNoExpr &&
           variable.type <= ValueType::Boolean && model.graph.node(variable.start).operation == Operation::Constant;
}

FlatVariable startOf(const FlatVariable& variable)
{
    FlatVariable start;
    start.path = variable.path + std::string(kStart);
    start.type = variable.type;
    start.variability = Variability::Parameter;
    start.isProtected = true;
    start.isFixed = true;
    start.writtenAt = variable.writtenAt;
    start.binding = variable.start;
    start.texts = variable.texts;
    start.origin = variable.origin;
    return start;
}

}  // namespace

void nameWrittenStarts(FlatModel& model)
{
    const std::size_t count = model.variables.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!isWrittenAsNumber(model, model.variables[i]))
            continue;
        const VariableId start = model.declare(startOf(model.variables[i]));
        model.variables[i].start = model.graph.variable(start);
    }
}

ExprId writtenStart(const FlatModel& model, const FlatVariable& variable)
{
    if (variable.start == kNoExpr)
        return kNoExpr;
    const ExpressionNode node = model.graph.node(variable.start);
    if (node.operation != Operation::Variable)
        return variable.start;
    const FlatVariable& start = model.variable(node.variable);
    return start.path == variable.path + std::string(kStart) ? start.binding : variable.start;
}

}  // namespace bramah::solver
