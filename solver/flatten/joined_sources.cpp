// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/joined_sources.h"

#include "solver/flatten/balance_check.h"
#include "solver/messages/flat_messages.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

using model::DiagnosticKind;

namespace {

/// Values that differ by less than this count as equal.
constexpr double kSame = 1e-9;

}  // namespace

VariableId JoinedSources::flowBeside(VariableId potential) const
{
    const auto& variables = lowering_.context().variables;
    const model::Instance* instance = variables.elementOf(potential).instance;
    if (!instance || !instance->parent() || !instance->parent()->isConnector() || instance->isArray())
        return kNoVariable;
    const ConnectorScalars scalars = scalarsOf(*instance->parent(), variables);
    return scalars.flows.size() == 1 && scalars.potentials.size() == 1 ? scalars.flows.front() : kNoVariable;
}

bool JoinedSources::isOfParameters(ExprId value) const
{
    const ExpressionNode& node = lowering_.graph().node(value);
    switch (node.operation) {
    case Operation::Constant: return true;
    case Operation::Variable: {
        const Variability variability = lowering_.flat().variable(node.variable).variability;
        return variability == Variability::Parameter || variability == Variability::Constant;
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
    case Operation::Differentiate: return false;
    default: break;
    }
    bool isOf = true;
    lowering_.graph().forEachOperand(value, [&](ExprId operand) { isOf = isOf && isOfParameters(operand); });
    return isOf;
}

void JoinedSources::note(ExprId variable, ExprId value, std::size_t equation)
{
    const ExpressionNode& node = lowering_.graph().node(variable);
    if (node.operation != Operation::Variable ||
        lowering_.flat().variable(node.variable).variability != Variability::Continuous)
        return;
    const ExpressionNode& other = lowering_.graph().node(value);
    const auto known = other.operation == Operation::Variable ? given_.find(index(other.variable)) : given_.end();
    if (known != given_.end() && known->second.equation != equation)
        given_.try_emplace(index(node.variable), Source{equation, known->second.value, node.variable, kNoVariable});
    else if (isOfParameters(value))
        given_.try_emplace(index(node.variable), Source{equation, value, node.variable, kNoVariable});
}

void JoinedSources::findGiven()
{
    // The second walk finds values that depend on those of the first one.
    const auto& equations = lowering_.flat().equations;
    for (int walk = 0; walk < 2; ++walk)
        for (std::size_t i = 0; i < equations.size(); ++i) {
            note(equations[i].left, equations[i].right, i);
            note(equations[i].right, equations[i].left, i);
        }
}

std::vector<JoinedSources::Source> JoinedSources::sourcesIn(const std::vector<VariableId>& group) const
{
    std::vector<Source> sources;
    for (const VariableId variable : group) {
        const auto found = given_.find(index(variable));
        if (found == given_.end())
            continue;
        Source source = found->second;
        source.flow = flowBeside(variable);
        if (source.flow != kNoVariable)
            sources.push_back(source);
    }
    return sources;
}

QString JoinedSources::ownerOf(VariableId potential) const
{
    const FlatModel& flat = lowering_.flat();
    return QString::fromStdString(flat.component(flat.variable(potential).origin.component).path);
}

std::optional<double> JoinedSources::numberOf(ExprId value)
{
    return lowering_.structural().valueOf(Symbolic::scalar(value, ValueType::Real)).number();
}

void JoinedSources::mergeInto(const Source& first, const Source& other)
{
    FlatModel& flat = lowering_.flat();
    FlatEquation& equation = flat.equations[other.equation];
    const auto one = numberOf(first.value), two = numberOf(other.value);
    const QString& unit = QString::fromStdString(flat.variable(first.potential).texts->unit);
    if (one && two && std::abs(*one - *two) > kSame * std::max(std::abs(*one), std::abs(*two))) {
        const auto shown = [&](double value) { return QString::number(value, 'g', 10) + QLatin1Char(' ') + unit; };
        lowering_.messages().diagnostics().push_back(diagnosticAt(
            flat, DiagnosticKind::SourcesDiffer,
            {ownerOf(first.potential), ownerOf(other.potential), shown(*one).trimmed(), shown(*two).trimmed()},
            equation.origin));
        lowering_.messages().countOther();
        return;
    }
    ExpressionGraph& graph = flat.graph;
    const ExprId largest = graph.binary(Operation::Max, graph.unary(Operation::Abs, first.value),
                                        graph.unary(Operation::Abs, other.value));
    const ExprId difference = graph.unary(Operation::Abs, graph.binary(Operation::Subtract, first.value, other.value));
    FlatAction same;
    same.kind = ActionKind::Assert;
    same.value = graph.unary(Operation::NoEvent,
                             graph.binary(Operation::LessEqual, difference,
                                          graph.binary(Operation::Multiply, graph.constant(kSame), largest)));
    const QString gap(QLatin1Char('\n'));  // where a value goes
    const QString text =
        tr("`%1` and `%2` are joined, but set different values there, %3 and %4; make them equal, or put "
           "a line between them")
            .arg(ownerOf(first.potential), ownerOf(other.potential), gap, gap);
    for (const QString& piece : text.split(gap))
        same.message.texts.push_back(piece.toStdString());
    same.message.values = {first.value, other.value};
    same.origin = equation.origin;
    flat.assertions.push_back(std::move(same));
    equation.left = graph.variable(other.flow);
    equation.right = graph.variable(first.flow);
}

void JoinedSources::merge(const std::vector<std::vector<VariableId>>& groups)
{
    findGiven();
    if (given_.size() < 2)
        return;
    for (const std::vector<VariableId>& group : groups) {
        if (group.size() < 2)
            continue;
        const std::vector<Source> sources = sourcesIn(group);
        for (std::size_t i = 1; i < sources.size(); ++i)
            mergeInto(sources.front(), sources[i]);
    }
}

}  // namespace bramah::solver
