// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/carried_starts.h"

#include "solver/compile/reduce/alias_classes.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace bramah::solver {

namespace {

class StartCarrying
{
public:
    explicit StartCarrying(Compilation& compilation) : c_(compilation), graph_(compilation.model.graph) {}

    void run()
    {
        findChosen();
        if (open_.empty())
            return;
        for (const ContinuousEquation& equation : c_.equations)
            if (std::optional<Sum> sum = sumOf(equation))
                sums_.push_back(std::move(*sum));
        for (std::size_t number = 0; number < sums_.size(); ++number)
            for (const SignedVariable& term : sums_[number].terms)
                places_[term.variable].push_back(number);
        putKnownValues();
        while (!open_.empty()) {
            const VariableId from = open_.back();
            open_.pop_back();
            for (const std::size_t number : places_[from])
                carry(from, sums_[number]);
        }
    }

private:
    /// The sum of the terms and of the rest, which is over parameters, is 0.
    struct Sum {
        std::vector<SignedVariable> terms;
        ExprId rest = kNoExpr;
    };

    void findChosen()
    {
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i)
            if (c_.roles[i] == Role::Continuous && isGiven(VariableId{i}))
                open_.push_back(VariableId{i});
    }

    [[nodiscard]] bool isGiven(VariableId variable) const
    {
        const FlatVariable& v = c_.model.variable(variable);
        return v.isChosen() && v.start != kNoExpr;
    }

    /// \a equation as a sum; nothing if it has another form or too many terms.
    std::optional<Sum> sumOf(const ContinuousEquation& equation)
    {
        constexpr std::size_t kMostUnknowns = 6;
        Sum sum{{}, graph_.constant(0)};
        std::vector<std::pair<ExprId, int>> open{{equation.left, 1}, {equation.right, -1}};
        while (!open.empty()) {
            const auto [id, sign] = open.back();
            open.pop_back();
            const ExpressionNode node = graph_.node(id);
            switch (node.operation) {
            case Operation::Add:
            case Operation::Subtract:
                open.emplace_back(node.a, sign);
                open.emplace_back(node.b, node.operation == Operation::Add ? sign : -sign);
                break;
            case Operation::Negate: open.emplace_back(node.a, -sign); break;
            case Operation::Constant: addToRest(sum, id, sign); break;
            case Operation::Variable:
                if (c_.role(node.variable) == Role::Parameter)
                    addToRest(sum, id, sign);
                else if (c_.role(node.variable) == Role::Continuous && sum.terms.size() < kMostUnknowns)
                    sum.terms.push_back({node.variable, sign});
                else
                    return std::nullopt;
                break;
            default: return std::nullopt;
            }
        }
        return sum;
    }

    void addToRest(Sum& sum, ExprId value, int sign)
    {
        sum.rest = graph_.binary(sign > 0 ? Operation::Add : Operation::Subtract, sum.rest, value);
    }

    /// Variables that equal a value over parameters give way to it in the other sums.
    void putKnownValues()
    {
        std::vector<std::size_t> single;
        for (std::size_t number = 0; number < sums_.size(); ++number)
            if (sums_[number].terms.size() == 1)
                single.push_back(number);
        while (!single.empty()) {
            const Sum known = sums_[single.back()];
            single.pop_back();
            if (known.terms.size() != 1)
                continue;
            const SignedVariable variable = known.terms.front();
            for (const std::size_t number : places_[variable.variable]) {
                Sum& sum = sums_[number];
                for (const SignedVariable& term : sum.terms)
                    if (term.variable == variable.variable)
                        addToRest(sum, known.rest, -term.sign * variable.sign);
                std::erase_if(sum.terms, [&](const SignedVariable& t) { return t.variable == variable.variable; });
                if (sum.terms.size() == 1)
                    single.push_back(number);
            }
        }
    }

    /// Gives the start of \a from to the other one of the two variables of \a sum.
    void carry(VariableId from, const Sum& sum)
    {
        if (sum.terms.size() != 2 || sum.terms[0].variable == sum.terms[1].variable)
            return;
        const bool isFirst = sum.terms[0].variable == from;
        const SignedVariable own = sum.terms[isFirst ? 0 : 1], other = sum.terms[isFirst ? 1 : 0];
        FlatVariable& to = c_.model.variables[index(other.variable)];
        if (isGiven(other.variable) || to.isFixed)
            return;
        Sum start{{}, graph_.constant(0)};
        addToRest(start, c_.model.variable(from).start, -own.sign * other.sign);
        addToRest(start, sum.rest, -other.sign);
        to.start = start.rest;
        to.hasStart = true;
        to.writtenAt = c_.model.variable(from).writtenAt;
        c_.noteFormulas(other.variable);
        open_.push_back(other.variable);
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    std::vector<Sum> sums_;
    std::unordered_map<VariableId, std::vector<std::size_t>> places_;  ///< of each variable: its sums
    std::vector<VariableId> open_;                                     ///< whose starts are still to be carried
};

}  // namespace

void carryStarts(Compilation& compilation)
{
    StartCarrying(compilation).run();
}

}  // namespace bramah::solver
