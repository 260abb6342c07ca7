// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/index_reduction/index_reduction.h"

#include "solver/compile/analysis/differentiate.h"
#include "solver/compile/analysis/sign_analysis.h"
#include "solver/compile/index_reduction/dead_centre_watch.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/expression_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace bramah::solver {

namespace {

/// A derivative that may become a dummy.
struct Candidate {
    VariableId derivative = kNoVariable;
    int reluctance = 0;
    bool isSafe = true;                ///< none of its coefficients can be zero
    std::vector<double> coefficients;  ///< one for each equation
    double size = 0;
};

/// Where the coefficients of candidates are compared.
struct Point {
    NumericValue& value;
    bool hasSizes = true;  ///< derivatives are as large as the nominal values say; else all are near 1
    /// Does a coefficient count however small it is beside the others of its equation, if it is no error by rounding?
    bool countsSmall = false;
};

class StateSelection
{
public:
    explicit StateSelection(Compilation& compilation)
        : c_(compilation),
          graph_(compilation.model.graph),
          cone_(graph_),
          signs_(compilation),
          partial_(graph_),
          ofParameters_(graph_,
                        [this](const ExpressionNode& n) {
                            return n.operation == Operation::Variable ? c_.parameterValues[index(n.variable)] : 0.0;
                        }),
          atStart_(graph_, [this](const ExpressionNode& n) { return startValue(n, false); }),
          anywhere_(graph_, [this](const ExpressionNode& n) { return startValue(n, true); }),
          withAnyFunctions_(
              graph_, [this](const ExpressionNode& n) { return startValue(n, true); }, NumericValue::Calls::Arbitrary),
          deadCentres_(compilation, partial_, atStart_),
          isDummy_(compilation.model.variables.size(), false)
    {
    }

    void run()
    {
        for (std::vector<std::size_t>& group : highestGroups())
            chooseForGroup(std::move(group));
        if (c_.hasErrors())
            return;
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i) {
            const VariableId derivative = c_.derivatives[i];
            if (c_.roles[i] != Role::Continuous || derivative == kNoVariable)
                continue;
            if (isDummy_[index(derivative)]) {
                c_.derivatives[i] = kNoVariable;
                c_.antiderivatives[index(derivative)] = kNoVariable;
                if (c_.model.variables[i].stateSelect == StateSelect::Always)
                    c_.report(model::DiagnosticKind::StateNotPossible,
                              {QString::fromStdString(c_.model.variables[i].path)}, c_.model.variables[i].origin);
            } else {
                c_.states.push_back(VariableId{i});
            }
        }
    }

private:
    /// The value of a leaf at the start. Variables without a start, and with \a isGeneric all, get some number other
    /// than 0 and 1, so that only an identity makes a coefficient zero.
    double startValue(const ExpressionNode& n, bool isGeneric)
    {
        if (n.operation != Operation::Variable)
            return 0;
        const FlatVariable& v = c_.model.variable(n.variable);
        if (c_.role(n.variable) == Role::Parameter)
            return c_.parameterValues[index(n.variable)];
        if (!isGeneric && v.hasStart && v.start != kNoExpr)
            return ofParameters_(v.start);
        return arbitraryValue(index(n.variable));
    }

    [[nodiscard]] std::vector<VariableId> candidatesOf(std::size_t equation)
    {
        std::vector<VariableId> result;
        const ExprId sides[] = {c_.equations[equation].left, c_.equations[equation].right};
        for (VariableId v : cone_.variables(sides))
            if (c_.role(v) == Role::Continuous && c_.derivatives[index(v)] == kNoVariable &&
                c_.antiderivatives[index(v)] != kNoVariable)
                result.push_back(v);
        return result;
    }

    /// Groups of highest derivatives of differentiated equations that share candidates.
    std::vector<std::vector<std::size_t>> highestGroups()
    {
        std::vector<std::size_t> equations;
        for (std::size_t e = 0; e < c_.equations.size(); ++e)
            if (c_.equations[e].antiderivative >= 0 && c_.equations[e].derivative < 0)
                equations.push_back(e);
        std::vector<std::size_t> parent(equations.size());
        std::iota(parent.begin(), parent.end(), std::size_t{0});
        const auto root = [&](std::size_t i) {
            while (parent[i] != i)
                i = parent[i] = parent[parent[i]];
            return i;
        };
        std::unordered_map<std::uint32_t, std::size_t> firstWith;
        for (std::size_t i = 0; i < equations.size(); ++i) {
            for (VariableId v : candidatesOf(equations[i])) {
                const auto [place, isNew] = firstWith.try_emplace(index(v), i);
                if (!isNew)
                    parent[root(i)] = root(place->second);
            }
        }
        std::vector<std::vector<std::size_t>> groups;
        std::unordered_map<std::size_t, std::size_t> groupOf;
        for (std::size_t i = 0; i < equations.size(); ++i) {
            const auto [place, isNew] = groupOf.try_emplace(root(i), groups.size());
            if (isNew)
                groups.emplace_back();
            groups[place->second].push_back(equations[i]);
        }
        return groups;
    }

    /// Chooses from the highest derivatives down: the equations of the next level are those before the last
    /// differentiation, and its candidates the variables of one derivative less.
    void chooseForGroup(std::vector<std::size_t> equations)
    {
        std::vector<VariableId> candidates;
        for (std::size_t e : equations) {
            const std::vector<VariableId> own = candidatesOf(e);
            candidates.insert(candidates.end(), own.begin(), own.end());
        }
        for (bool isHighest = true; !equations.empty(); isHighest = false) {
            std::sort(candidates.begin(), candidates.end());
            candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
            const std::vector<VariableId> chosen = choose(equations, candidates);
            if (chosen.size() < equations.size()) {
                reportNoChoice(equations);
                return;
            }
            noteUsedValues(equations, candidates, chosen);
            if (isHighest)
                watchForDeadCentre(equations, candidates, chosen);
            candidates.clear();
            for (VariableId v : chosen) {
                isDummy_[index(v)] = true;
                const VariableId lower = c_.antiderivatives[index(v)];
                if (c_.antiderivatives[index(lower)] != kNoVariable)
                    candidates.push_back(lower);
            }
            std::vector<std::size_t> lower;
            for (std::size_t e : equations) {
                const std::int32_t before = c_.equations[e].antiderivative;
                if (c_.equations[static_cast<std::size_t>(before)].antiderivative >= 0)
                    lower.push_back(static_cast<std::size_t>(before));
            }
            equations = std::move(lower);
        }
    }

    [[nodiscard]] int reluctance(VariableId derivative) const
    {
        const VariableId of = c_.antiderivatives[index(derivative)];
        const FlatVariable& v = c_.model.variable(of);
        switch (v.stateSelect) {
        case StateSelect::Never: return 0;
        case StateSelect::Avoid: return 1;
        case StateSelect::Prefer: return 6;
        case StateSelect::Always: return 7;
        case StateSelect::Default: break;
        }
        if (v.isFixed)
            return 5;
        // A derivative that only differentiation added belongs to a variable that is algebraic in the model.
        if (index(derivative) >= firstMadeByReduction())
            return 2;
        return v.hasStart ? 4 : 3;
    }

    [[nodiscard]] std::uint32_t firstMadeByReduction() const { return c_.variablesBeforeReduction; }

    /// Chooses as many candidates as equations, preferably dummies without wishes, whose coefficients form a regular
    /// matrix: at the start; if it is singular there, at a point of no meaning. A function may be flat at such a point,
    /// as the pressure over the density of an oil that boils; so at last functions are sloped, and all derivatives
    /// near 1. Where that finds no choice, small coefficients count too: units may make them so.
    std::vector<VariableId> choose(const std::vector<std::size_t>& equations, const std::vector<VariableId>& variables)
    {
        std::vector<VariableId> chosen;
        for (const Point& point : {Point{atStart_}, Point{anywhere_}, Point{withAnyFunctions_, false},
                                   Point{atStart_, true, true}, Point{anywhere_, true, true}}) {
            std::vector<Candidate> candidates;
            for (VariableId v : variables)
                candidates.push_back(makeCandidate(equations, v, point));
            chosen = eliminate(equations.size(), std::move(candidates), point.countsSmall ? 0 : kZero);
            if (chosen.size() == equations.size())
                break;
        }
        return chosen;
    }

    Candidate makeCandidate(const std::vector<std::size_t>& equations, VariableId v, const Point& point)
    {
        Candidate candidate;
        candidate.derivative = v;
        candidate.reluctance = reluctance(v);
        candidate.coefficients.assign(equations.size(), 0);
        const double nominal = point.hasSizes ? nominalOf(v) : 1;
        for (std::size_t r = 0; r < equations.size(); ++r) {
            const ContinuousEquation& e = c_.equations[equations[r]];
            const ExprId left = partial_(e.left, v), right = partial_(e.right, v);
            if (left == kNoExpr || right == kNoExpr)
                continue;
            const ExprId coefficient = graph_.binary(Operation::Subtract, left, right);
            if (graph_.isConstant(coefficient, 0))
                continue;
            candidate.isSafe = candidate.isSafe && signs_.isNeverZero(coefficient);
            double number = point.value(coefficient) * nominal;
            if (point.countsSmall && std::fabs(number) <= kRoundings * point.value.rounding(coefficient) * nominal)
                number = 0;
            candidate.coefficients[r] = std::isfinite(number) ? number : 0;
        }
        return candidate;
    }

    /// Records the coefficients that decided, unless the choice is good for all values of parameters.
    void noteUsedValues(const std::vector<std::size_t>& equations, const std::vector<VariableId>& candidates,
                        const std::vector<VariableId>& chosen)
    {
        if (isSafe(equations, chosen))
            return;
        for (const std::size_t e : equations)
            for (const VariableId v : candidates) {
                const ExprId left = partial_(c_.equations[e].left, v), right = partial_(c_.equations[e].right, v);
                const ExprId nominal = c_.model.variable(c_.antiderivatives[index(v)]).nominal;
                for (const ExprId used : {left, right, nominal})
                    if (used != kNoExpr)
                        c_.usedValues.push_back(used);
            }
    }

    /// True for a single equation that is solved for a derivative whose coefficient is never zero.
    [[nodiscard]] bool isSafe(const std::vector<std::size_t>& equations, const std::vector<VariableId>& chosen)
    {
        return equations.size() == 1 && makeCandidate(equations, chosen.front(), {atStart_}).isSafe;
    }

    [[nodiscard]] double nominalOf(VariableId derivative)
    {
        const FlatVariable& v = c_.model.variable(c_.antiderivatives[index(derivative)]);
        const double nominal = v.nominal == kNoExpr ? 1 : std::fabs(atStart_(v.nominal));
        return nominal > 0 && std::isfinite(nominal) ? nominal : 1;
    }

    /// Gaussian elimination that takes columns by wish first, then by size; those below \a smallest that may be zero
    /// are left out.
    static std::vector<VariableId> eliminate(std::size_t rows, std::vector<Candidate> candidates, double smallest)
    {
        constexpr std::size_t kLargestFullSearch = 200;
        std::vector<double> rowScale(rows, 0);
        for (const Candidate& candidate : candidates)
            for (std::size_t r = 0; r < rows; ++r)
                rowScale[r] = std::max(rowScale[r], std::fabs(candidate.coefficients[r]));
        for (Candidate& candidate : candidates)
            for (std::size_t r = 0; r < rows; ++r)
                candidate.coefficients[r] /= rowScale[r] > 0 ? rowScale[r] : 1;
        std::vector<VariableId> chosen;
        std::vector<bool> isRowUsed(rows, false);
        while (chosen.size() < rows && !candidates.empty()) {
            for (Candidate& candidate : candidates) {
                candidate.size = 0;
                for (std::size_t r = 0; r < rows; ++r)
                    if (!isRowUsed[r])
                        candidate.size = std::max(candidate.size, std::fabs(candidate.coefficients[r]));
                if (candidates.size() > kLargestFullSearch && candidate.size > 0)
                    candidate.size = 1;
            }
            // A coefficient that cannot be zero may be small because of its unit; another small one may be a zero with
            // rounding.
            std::erase_if(candidates, [smallest](const Candidate& candidate) {
                return candidate.size == 0 || (!candidate.isSafe && candidate.size < smallest);
            });
            const auto best = std::min_element(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) {
                return std::tuple(a.reluctance, !a.isSafe, -a.size) < std::tuple(b.reluctance, !b.isSafe, -b.size);
            });
            if (best == candidates.end())
                break;
            const Candidate pivot = std::move(*best);
            candidates.erase(best);
            std::size_t pivotRow = rows;
            for (std::size_t r = 0; r < rows; ++r)
                if (!isRowUsed[r] &&
                    (pivotRow == rows || std::fabs(pivot.coefficients[r]) > std::fabs(pivot.coefficients[pivotRow])))
                    pivotRow = r;
            isRowUsed[pivotRow] = true;
            chosen.push_back(pivot.derivative);
            for (Candidate& candidate : candidates) {
                const double factor = candidate.coefficients[pivotRow] / pivot.coefficients[pivotRow];
                if (factor == 0)
                    continue;
                for (std::size_t r = 0; r < rows; ++r) {
                    if (isRowUsed[r])
                        continue;
                    double& coefficient = candidate.coefficients[r];
                    const double change = factor * pivot.coefficients[r];
                    const double rounding = kZero * std::max(std::fabs(coefficient), std::fabs(change));
                    coefficient = std::fabs(coefficient - change) > rounding ? coefficient - change : 0;
                }
            }
        }
        return chosen;
    }

    /// Was the equation differentiated twice? Only constraints of motion have dead centres. Volumes with a common
    /// pressure have none, and their units make a comparison of coefficients meaningless.
    [[nodiscard]] bool isOfPositions(std::size_t equation) const
    {
        const std::int32_t before = c_.equations[equation].antiderivative;
        return before >= 0 && c_.equations[static_cast<std::size_t>(before)].antiderivative >= 0;
    }

    void watchForDeadCentre(const std::vector<std::size_t>& equations, const std::vector<VariableId>& candidates,
                            const std::vector<VariableId>& chosen)
    {
        // Those of bodies in space come together with constraints of their angular velocities.
        const auto ofPositions = std::ranges::count_if(equations, [&](std::size_t e) { return isOfPositions(e); });
        const bool isOfBodies = equations.size() > DeadCentreWatch::kFewEquations && ofPositions > 0;
        if (isSafe(equations, chosen) || (ofPositions < std::ssize(equations) && !isOfBodies))
            return;
        std::vector<ScaledDerivative> dummies, others;
        bool isWished = false;
        for (VariableId v : candidates) {
            (std::ranges::find(chosen, v) == chosen.end() ? others : dummies).push_back({v, nominalOf(v)});
            isWished = isWished || c_.model.variable(c_.antiderivatives[index(v)]).stateSelect != StateSelect::Default;
        }
        deadCentres_.add(equations, dummies, others, isWished);
    }

    void reportNoChoice(const std::vector<std::size_t>& equations)
    {
        // The equation as written, not its derivative.
        std::size_t e = equations.front();
        while (c_.equations[e].antiderivative >= 0)
            e = static_cast<std::size_t>(c_.equations[e].antiderivative);
        c_.report(model::DiagnosticKind::NoStateChoice,
                  {QString::fromStdString(equationText(c_.model, c_.equations[e].left, c_.equations[e].right))},
                  c_.equations[e].origin);
    }

    static constexpr double kZero = 1e-9;  ///< beside a coefficient of 1
    static constexpr double kRoundings = 16;

    Compilation& c_;
    ExpressionGraph& graph_;
    ExpressionCone cone_;
    SignAnalysis signs_;
    PartialDerivative partial_;
    NumericValue ofParameters_, atStart_, anywhere_, withAnyFunctions_;
    DeadCentreWatch deadCentres_;
    std::vector<bool> isDummy_;
};

}  // namespace

void selectStates(Compilation& compilation)
{
    StateSelection(compilation).run();
}

}  // namespace bramah::solver
