// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/written_equations.h"

#include "model/text/source_text.h"
#include "solver/flat_model/expression_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace bramah::solver {
namespace {

constexpr std::size_t kLongestText = 100;  ///< characters; a longer one is cut
constexpr double kRounding = 1e-9;

bool isSame(const Origin& a, const Origin& b)
{
    return a.component == b.component && a.text == b.text && a.span.begin == b.span.begin && a.span.end == b.span.end;
}

}  // namespace

WrittenEquations::WrittenEquations(const Compilation& compilation)
    : c_(compilation),
      cone_(compilation.model.graph),
      values_(compilation.model.graph, [this](const ExpressionNode& leaf) { return valueOf(leaf); })
{
}

AliasTarget WrittenEquations::targetOf(VariableId variable) const
{
    const auto i = solver::index(variable);
    return c_.roles[i] == Role::Eliminated ? c_.aliases[i] : AliasTarget{variable, 1, 0};
}

/// A value for each variable such that exactly the equations that alias elimination consumed become identities.
double WrittenEquations::valueOf(VariableId variable) const
{
    if (c_.role(variable) == Role::Parameter)
        return c_.parameterValues[solver::index(variable)];
    const AliasTarget target = targetOf(variable);
    if (target.representative == kNoVariable)
        return target.value;
    return target.sign * arbitraryValue(solver::index(target.representative));
}

double WrittenEquations::valueOf(const ExpressionNode& leaf) const
{
    if (leaf.operation == Operation::Variable)
        return valueOf(leaf.variable);
    if (leaf.operation == Operation::Derivative)
        if (const VariableId derivative = c_.derivatives[solver::index(leaf.variable)]; derivative != kNoVariable)
            return valueOf(derivative);
    return 0.7390851332151607;
}

QString WrittenEquations::name(const Origin& origin, ExprId left, ExprId right) const
{
    const FlatModel& model = c_.model;
    const bool hasText =
        origin.text >= 0 && static_cast<std::size_t>(origin.text) < model.texts.size() && origin.span.length() > 0;
    QString text, place;
    if (hasText) {
        const model::SourceText& source = *model.texts[static_cast<std::size_t>(origin.text)];
        const std::string_view written = source.view(origin.span);
        text = QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size()))
                   .section(QRegularExpression(QStringLiteral("\\bannotation\\s*\\(")), 0, 0)
                   .simplified();
        if (text.size() > static_cast<qsizetype>(kLongestText))
            text = text.left(kLongestText) + QStringLiteral("...");
        place = QStringLiteral(" (line %1)").arg(source.position(origin.span.begin).line);
    } else {
        text = QString::fromStdString(equationText(model, left, right, kLongestText));
    }
    const std::string& component = model.component(origin.component).path;
    return QStringLiteral("`%1`").arg(text) +
           (component.empty() ? place : QStringLiteral(" of `%1`").arg(QString::fromStdString(component)));
}

QString WrittenEquations::name(const ContinuousEquation& equation) const
{
    return name(equation.origin, equation.left, equation.right);
}

QString WrittenEquations::name(std::size_t flatEquation) const
{
    const FlatEquation& e = c_.model.equations[flatEquation];
    return name(e.origin, e.left, e.right);
}

std::vector<VariableId> WrittenEquations::unknownsOf(std::size_t flatEquation)
{
    std::vector<VariableId> result;
    const auto add = [&](VariableId variable) {
        if (variable != kNoVariable && c_.role(variable) != Role::Parameter && c_.role(variable) != Role::Input &&
            std::ranges::find(result, variable) == result.end())
            result.push_back(variable);
    };
    const FlatEquation& e = c_.model.equations[flatEquation];
    for (const ExprId side : {e.left, e.right})
        for (const ExprId id : cone_.collect(side)) {
            const ExpressionNode& n = c_.model.graph.node(id);
            if (n.operation == Operation::Variable)
                add(n.variable);
            else if (n.operation == Operation::Derivative)
                add(c_.derivatives[solver::index(n.variable)]);
        }
    return result;
}

void WrittenEquations::index()
{
    if (std::exchange(isIndexed_, true))
        return;
    isUsed_.assign(c_.model.equations.size(), false);
    equationsOf_.assign(c_.model.variables.size(), {});
    for (std::size_t i = 0; i < c_.model.equations.size(); ++i) {
        const FlatEquation& e = c_.model.equations[i];
        const double left = values_(e.left), right = values_(e.right);
        if (!(std::fabs(left - right) <= kRounding * (1 + std::fabs(left))))
            continue;
        isUsed_[i] = true;
        for (const VariableId variable : unknownsOf(i))
            equationsOf_[solver::index(variable)].push_back(static_cast<std::uint32_t>(i));
    }
}

std::vector<std::uint32_t> WrittenEquations::eliminating()
{
    index();
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < isUsed_.size(); ++i)
        if (isUsed_[i])
            found.push_back(i);
    return found;
}

std::size_t WrittenEquations::flatEquationOf(const ContinuousEquation& equation)
{
    // Several equations may come from one place in the text: takes the one with the same difference.
    std::size_t found = c_.model.equations.size();
    const double difference = values_(equation.left) - values_(equation.right);
    for (std::size_t i = 0; i < c_.model.equations.size(); ++i) {
        const FlatEquation& e = c_.model.equations[i];
        if (!isSame(e.origin, equation.origin))
            continue;
        const double own = values_(e.left) - values_(e.right);
        if (std::fabs(std::fabs(own) - std::fabs(difference)) <= kRounding * (1 + std::fabs(own)))
            return i;
        found = i;
    }
    return found;
}

void WrittenEquations::explain(VariableId from, VariableId to, Sources& sources)
{
    struct Step {
        VariableId variable;
        std::size_t before;
        std::uint32_t equation;
    };
    std::vector<Step> steps{{from, 0, 0}};
    std::unordered_set<std::uint32_t> seen{solver::index(from)};
    const auto addWay = [&](std::size_t last) {
        for (std::size_t i = last; i > 0; i = steps[i].before) {
            sources.equations.push_back(steps[i].equation);
            sources.variables.push_back(steps[i].variable);
        }
        sources.variables.push_back(from);
    };
    const AliasTarget own = targetOf(from);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].variable == to) {
            addWay(i);
            return;
        }
        for (const std::uint32_t equation : equationsOf_[solver::index(steps[i].variable)]) {
            const std::vector<VariableId> unknowns = unknownsOf(equation);
            if (to == kNoVariable && unknowns.size() == 1) {
                sources.equations.push_back(equation);
                addWay(i);
                return;
            }
            for (const VariableId next : unknowns)
                if (targetOf(next).representative == own.representative && seen.insert(solver::index(next)).second)
                    steps.push_back({next, i, equation});
        }
    }
}

WrittenEquations::Sources WrittenEquations::sourcesOf(const std::vector<const ContinuousEquation*>& equations)
{
    index();
    Sources sources;
    std::vector<VariableId> unknowns;
    for (const ContinuousEquation* equation : equations) {
        const std::size_t i = flatEquationOf(*equation);
        if (i == c_.model.equations.size())
            continue;
        sources.equations.push_back(i);
        if (isUsed_[i])  // an equation that repeats others; not wanted here
            for (const VariableId variable : unknownsOf(i))
                std::erase(equationsOf_[solver::index(variable)], static_cast<std::uint32_t>(i));
        for (const VariableId variable : unknownsOf(i))
            unknowns.push_back(variable);
    }
    std::unordered_map<std::uint32_t, VariableId> firstOf;
    for (const VariableId variable : unknowns) {
        const AliasTarget target = targetOf(variable);
        if (target.representative == kNoVariable) {
            explain(variable, kNoVariable, sources);
            continue;
        }
        const auto [first, isNew] = firstOf.try_emplace(solver::index(target.representative), variable);
        if (!isNew && first->second != variable)
            explain(first->second, variable, sources);
    }
    const auto unify = [](auto& list) {
        auto kept = list.begin();
        for (auto item = list.begin(); item != list.end(); ++item)
            if (std::find(list.begin(), kept, *item) == kept)
                *kept++ = *item;
        list.erase(kept, list.end());
    };
    unify(sources.equations);
    unify(sources.variables);
    return sources;
}

std::vector<VariableId> WrittenEquations::variablesOf(VariableId unknown, const Sources& sources)
{
    std::vector<VariableId> result;
    for (const std::size_t equation : sources.equations)
        for (const VariableId variable : unknownsOf(equation))
            if ((variable == unknown || targetOf(variable).representative == unknown) &&
                std::ranges::find(result, variable) == result.end())
                result.push_back(variable);
    return result;
}

}  // namespace bramah::solver
