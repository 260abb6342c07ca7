// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/semi_linear_chains.h"

#include "solver/expressions/linear_form.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

namespace {

/// An equation `y = semiLinear(x, positive, negative)`.
struct SemiLinear {
    std::size_t equation = 0;
    ExprId positive = kNoExpr, negative = kNoExpr;
    ExprId truth = kNoExpr;  ///< value of x >= 0, or without isUpward of x <= 0
    bool isUpward = true;
};

/// The product sign * variable.
struct Signed {
    VariableId variable = kNoVariable;
    int sign = 1;
};

class SemiLinearChains
{
public:
    explicit SemiLinearChains(Compilation& compilation)
        : c_(compilation), graph_(compilation.model.graph), linearise_(graph_)
    {
        for (const EventRelation& crossing : c_.crossings)
            if (crossing.operation == Operation::GreaterEqual && graph_.isConstant(crossing.right, 0))
                crossings_.emplace(index(crossing.truth), crossing.left);
    }

    void run()
    {
        if (crossings_.empty())
            return;
        for (std::size_t e = 0; e < c_.equations.size(); ++e)
            read(e);
        for (auto& [variables, group] : groups_)
            if (group.size() > 1)
                resolve(variables.first, variables.second, group);
    }

private:
    [[nodiscard]] std::optional<Signed> signedVariable(ExprId id) const
    {
        Signed result;
        for (; graph_.node(id).operation == Operation::Negate; id = graph_.node(id).a)
            result.sign = -result.sign;
        if (graph_.node(id).operation != Operation::Variable)
            return std::nullopt;
        result.variable = graph_.node(id).variable;
        if (c_.role(result.variable) == Role::Eliminated) {
            const AliasTarget& target = c_.aliases[index(result.variable)];
            result = {target.representative, target.sign * result.sign};
        }
        return result.variable == kNoVariable || c_.role(result.variable) != Role::Continuous ? std::nullopt
                                                                                              : std::optional(result);
    }

    /// The s in \a value = s*x; kNoExpr if it has another form.
    [[nodiscard]] ExprId slopeOf(ExprId value, VariableId x)
    {
        linearise_.clear();
        linearise_.setUnknown(x, 0);
        const std::optional<LinearForm> form = linearise_(value);
        return form && graph_.isConstant(form->rest, 0) ? form->coefficient(0) : kNoExpr;
    }

    void read(std::size_t e)
    {
        const ContinuousEquation& equation = c_.equations[e];
        for (const auto& [left, right] : {std::pair(equation.left, equation.right), {equation.right, equation.left}}) {
            const ExpressionNode choice = graph_.node(right);
            const auto y = choice.operation == Operation::If ? signedVariable(left) : std::nullopt;
            const ExpressionNode condition = y ? graph_.node(choice.a) : ExpressionNode();
            const auto crossing = y && condition.operation == Operation::Variable
                                      ? crossings_.find(index(condition.variable))
                                      : crossings_.end();
            const auto x = crossing != crossings_.end() ? signedVariable(crossing->second) : std::nullopt;
            if (!x || x->variable == y->variable)
                continue;
            ExprId first = slopeOf(choice.b, x->variable), second = slopeOf(choice.c, x->variable);
            if (first == kNoExpr || second == kNoExpr)
                continue;
            if (y->sign < 0) {
                first = graph_.unary(Operation::Negate, first);
                second = graph_.unary(Operation::Negate, second);
            }
            SemiLinear found{e, first, second, choice.a, x->sign > 0};
            if (!found.isUpward)
                std::swap(found.positive, found.negative);
            groups_[{y->variable, x->variable}].push_back(found);
            return;
        }
    }

    /// The only equation of \a group whose slope for positive x is \a slope, an unknown or its negative; null if there
    /// is none.
    [[nodiscard]] const SemiLinear* continued(const std::vector<SemiLinear>& group, ExprId slope) const
    {
        const std::optional<Signed> unknown = signedVariable(slope);
        if (!unknown || c_.derivatives[index(unknown->variable)] != kNoVariable)
            return nullptr;
        const SemiLinear* found = nullptr;
        for (const SemiLinear& link : group) {
            if (link.positive != slope)
                continue;
            if (found)
                return nullptr;
            found = &link;
        }
        return found;
    }

    void resolve(VariableId y, VariableId x, const std::vector<SemiLinear>& group)
    {
        std::map<ExprId, int> ends;
        for (const SemiLinear& link : group)
            ++ends[link.negative];
        const auto isInside = [&](ExprId slope) {
            const auto end = ends.find(slope);
            return end != ends.end() && end->second == 1 && continued(group, slope) != nullptr;
        };
        for (const SemiLinear& first : group) {
            if (isInside(first.positive))
                continue;
            std::vector<const SemiLinear*> chain{&first};
            while (isInside(chain.back()->negative))
                chain.push_back(continued(group, chain.back()->negative));
            if (chain.size() > 1)
                replace(y, x, chain);
        }
    }

    void replace(VariableId y, VariableId x, const std::vector<const SemiLinear*>& chain)
    {
        const SemiLinear* judge = chain.front();
        for (const SemiLinear* link : chain)
            if (link->isUpward) {
                judge = link;
                break;
            }
        const ExprId sa = chain.front()->positive, sb = chain.back()->negative;
        const ExprId slope = judge->isUpward ? graph_.ternary(Operation::If, judge->truth, sa, sb)
                                             : graph_.ternary(Operation::If, judge->truth, sb, sa);
        set(*chain.front(), graph_.variable(y), graph_.binary(Operation::Multiply, slope, graph_.variable(x)));
        for (std::size_t i = 1; i < chain.size(); ++i)
            set(*chain[i], chain[i]->positive, slope);
    }

    void set(const SemiLinear& link, ExprId left, ExprId right)
    {
        c_.equations[link.equation].left = left;
        c_.equations[link.equation].right = right;
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    LinearFormBuilder linearise_;
    std::map<std::uint32_t, ExprId> crossings_;  ///< by truth variable: the expression compared with zero
    std::map<std::pair<VariableId, VariableId>, std::vector<SemiLinear>> groups_;  ///< by y and x
};

}  // namespace

void resolveSemiLinearChains(Compilation& compilation)
{
    SemiLinearChains(compilation).run();
}

}  // namespace bramah::solver
