// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/conserved_sums.h"

#include "solver/expressions/expression_cone.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace bramah::solver {

namespace {

/// Conserved quantities that are bound to each other: their derivatives occur in differentiated equations together with
/// a derivative that only index reduction has added (that of the common pressure).
class BoundQuantities
{
public:
    explicit BoundQuantities(Compilation& compilation) : c_(compilation), cone_(compilation.model.graph) {}

    /// Sets of two or more quantities, in rising order.
    std::vector<std::vector<VariableId>> sets()
    {
        for (std::size_t e = 0; e < c_.equations.size(); ++e)
            if (c_.equations[e].antiderivative >= 0)
                addEquation(c_.equations[e]);
        std::map<std::size_t, std::vector<VariableId>> byRoot;
        for (const auto& [quantity, equation] : quantities_)
            byRoot[root(equation)].push_back(quantity);
        std::vector<std::vector<VariableId>> result;
        for (auto& [at, set] : byRoot) {
            std::sort(set.begin(), set.end());
            set.erase(std::unique(set.begin(), set.end()), set.end());
            if (set.size() > 1)
                result.push_back(std::move(set));
        }
        return result;
    }

private:
    void addEquation(const ContinuousEquation& equation)
    {
        const std::size_t own = parents_.size();
        parents_.push_back(own);
        const ExprId sides[] = {equation.left, equation.right};
        for (const VariableId v : cone_.variables(sides)) {
            const VariableId of = c_.antiderivatives[index(v)];
            if (of == kNoVariable)
                continue;
            const bool isMadeByReduction = index(v) >= c_.variablesBeforeReduction;
            if (!isMadeByReduction && c_.model.variable(of).isConserved)
                quantities_.emplace_back(of, own);
            if (!isMadeByReduction && !c_.model.variable(of).isConserved)
                continue;
            const auto [place, isNew] = firstWith_.try_emplace(index(v), own);
            if (!isNew)
                parents_[root(own)] = root(place->second);
        }
    }

    std::size_t root(std::size_t i)
    {
        while (parents_[i] != i)
            i = parents_[i] = parents_[parents_[i]];
        return i;
    }

    Compilation& c_;
    ExpressionCone cone_;
    std::vector<std::size_t> parents_;                            ///< union-find, by differentiated equation
    std::map<std::uint32_t, std::size_t> firstWith_;              ///< by variable: the first equation that contains it
    std::vector<std::pair<VariableId, std::size_t>> quantities_;  ///< quantities and the equations in which they occur
};

ExprId sumOf(Compilation& c, const std::vector<ExprId>& terms)
{
    return std::accumulate(std::next(terms.begin()), terms.end(), terms.front(),
                           [&](ExprId sum, ExprId term) { return c.model.graph.binary(Operation::Add, sum, term); });
}

/// Adds `sum = quantities` and its derivative.
void addSum(Compilation& c, const std::vector<VariableId>& quantities)
{
    std::string path;
    std::vector<ExprId> values, rates, nominals;
    for (const VariableId quantity : quantities) {
        const FlatVariable& v = c.model.variable(quantity);
        path += (path.empty() ? "" : " + ") + v.path;
        values.push_back(c.model.graph.variable(quantity));
        rates.push_back(c.model.graph.variable(c.derivatives[index(quantity)]));
        if (v.nominal != kNoExpr)
            nominals.push_back(v.nominal);
    }
    const Origin origin = c.model.variable(quantities.front()).origin;
    const auto texts = c.model.variable(quantities.front()).texts;
    const VariableId sum = c.makeVariable(path, Role::Continuous, origin);
    FlatVariable& made = c.model.variables[index(sum)];
    made.stateSelect = StateSelect::Always;
    made.texts = texts;
    if (!nominals.empty())
        made.nominal = sumOf(c, nominals);
    c.noteFormulas(sum);
    const VariableId rate = c.derivativeOf(sum);
    const auto first = static_cast<std::int32_t>(c.equations.size());
    c.equations.push_back({c.model.graph.variable(sum), sumOf(c, values), origin, -1, first + 1});
    c.equations.push_back({c.model.graph.variable(rate), sumOf(c, rates), origin, first, -1});
}

}  // namespace

void addConservedSums(Compilation& compilation)
{
    for (const std::vector<VariableId>& set : BoundQuantities(compilation).sets())
        addSum(compilation, set);
}

}  // namespace bramah::solver
