// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/deciding_conditions.h"

#include "solver/expressions/expression_cone.h"
#include "solver/structure/matching.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace bramah::solver {

namespace {

/// Large: it keeps marks by expression between matchings, so that few are needed for a large circuit.
class DecidingConditions
{
public:
    DecidingConditions(const FlatModel& flat, const ConditionValue& valueOf)
        : flat_(flat),
          graph_(flat.graph),
          cone_(flat.graph),
          inner_(flat.graph),
          isDifferentiated_(flat.variables.size(), false),
          isOfParameters_(flat.graph.size(), false),
          isChoice_(flat.graph.size(), false),
          hasChoice_(flat.graph.size(), false)
    {
        for (const FlatEquation& equation : flat.equations)
            for (const ExprId side : {equation.left, equation.right})
                note(side, valueOf);
    }

    std::vector<ExprId> run()
    {
        const std::span<const Choice> all(choices_);
        if (all.empty())
            return {};
        marks_.assign(graph_.size() * 2, 0);
        if (keepsUnknowns(all))
            return {};
        most_ = matched({});
        if (keepsMatching(all) || matched(all) == most_)
            return {};
        std::vector<ExprId> deciding;
        addDeciding(all, deciding);
        if (deciding.empty())
            for (const Choice& choice : all)
                deciding.push_back(choice.condition);
        return deciding;
    }

private:
    struct Choice {
        ExprId condition;
        bool value;
    };

    /// Adds those of \a choices that decide alone. Fewer choices never decide more: if half of them together do not
    /// matter, none of that half does, so that few matchings are needed for a thousand choices.
    void addDeciding(std::span<const Choice> choices, std::vector<ExprId>& deciding)
    {
        if (matched(choices) == most_)
            return;
        if (choices.size() == 1) {
            deciding.push_back(choices.front().condition);
            return;
        }
        addDeciding(choices.first(choices.size() / 2), deciding);
        addDeciding(choices.subspan(choices.size() / 2), deciding);
    }

    [[nodiscard]] bool isUnknown(VariableId id) const
    {
        return flat_.variable(id).variability > Variability::Parameter;
    }

    /// Collects the conditions below \a root that depend on parameters alone, and the differentiated expressions there.
    void note(ExprId root, const ConditionValue& valueOf)
    {
        for (const ExprId id : cone_.collectFurther(std::span(&root, 1))) {
            const ExpressionNode& node = graph_.node(id);
            isOfParameters_[index(id)] = isOfParameters(id);
            graph_.forEachOperand(id, [&](ExprId operand) {
                if (hasChoice_[index(operand)])
                    hasChoice_[index(id)] = true;
            });
            if (node.operation == Operation::Derivative)
                isDifferentiated_[index(node.variable)] = true;
            if (node.operation == Operation::Differentiate)
                for (const VariableId v : inner_.variables(std::span(&node.a, 1)))
                    isDifferentiated_[index(v)] = true;
            if (node.operation != Operation::If || !isOfParameters_[index(node.a)])
                continue;
            if (seen_.insert(index(node.a)).second)
                if (const auto value = valueOf(node.a)) {
                    choices_.push_back({node.a, *value});
                    isChoice_[index(node.a)] = true;
                }
            if (isChoice_[index(node.a)])
                hasChoice_[index(id)] = true;
        }
    }

    /// Does an expression, whose operands were visited before, depend on parameters alone?
    [[nodiscard]] bool isOfParameters(ExprId id) const
    {
        const ExpressionNode& node = graph_.node(id);
        if (node.operation == Operation::Variable)
            return !isUnknown(node.variable) && flat_.variable(node.variable).isFixed;
        bool result = node.a != kNoExpr || node.operation == Operation::Constant;
        graph_.forEachOperand(id, [&](ExprId operand) { result = result && isOfParameters_[index(operand)]; });
        return result;
    }

    /// The number of equations that can be matched to an unknown of their own (for each the highest derivative) with
    /// only the chosen branches of \a choices.
    std::size_t matched(std::span<const Choice> choices)
    {
        take(choices);
        Incidence incidence;
        incidence.columns = static_cast<std::uint32_t>(flat_.variables.size());
        for (std::uint32_t i = 0; i < flat_.equations.size(); ++i) {
            if (whole_.rows() > 0 && !hasChoice(flat_.equations[i])) {
                incidence.addRow(whole_.row(i));
                continue;
            }
            collectRow(flat_.equations[i]);
            incidence.addRow(row_);
        }
        Matching matching = maximumMatching(incidence);
        const auto isMatched = [](std::uint32_t column) { return column != kUnmatched; };
        const std::ptrdiff_t count = std::ranges::count_if(matching.columnOfRow, isMatched);
        if (choices.empty()) {
            whole_ = std::move(incidence);
            columnOfRow_ = std::move(matching.columnOfRow);
        }
        return static_cast<std::size_t>(count);
    }

    /// Does each equation contain the same unknowns with only the chosen branches of \a choices?
    bool keepsUnknowns(std::span<const Choice> choices) { return rowsWithChoice({}) == rowsWithChoice(choices); }

    /// The unknowns of each equation that contains a choice, with only the chosen branches of \a choices.
    std::vector<std::vector<std::uint32_t>> rowsWithChoice(std::span<const Choice> choices)
    {
        take(choices);
        std::vector<std::vector<std::uint32_t>> rows;
        for (const FlatEquation& equation : flat_.equations)
            if (hasChoice(equation)) {
                collectRow(equation);
                rows.push_back(row_);
            }
        return rows;
    }

    [[nodiscard]] bool hasChoice(const FlatEquation& equation) const
    {
        return hasChoice_[index(equation.left)] || hasChoice_[index(equation.right)];
    }

    /// Does the matching with all branches together also hold with only the chosen branches of \a choices?
    bool keepsMatching(std::span<const Choice> choices)
    {
        take(choices);
        for (std::uint32_t i = 0; i < flat_.equations.size(); ++i) {
            if (!hasChoice(flat_.equations[i]) || columnOfRow_[i] == kUnmatched)
                continue;
            collectRow(flat_.equations[i]);
            if (!std::ranges::binary_search(row_, columnOfRow_[i]))
                return false;
        }
        return true;
    }

    void take(std::span<const Choice> choices)
    {
        taken_.clear();
        for (const Choice& choice : choices)
            taken_.emplace(index(choice.condition), choice.value);
    }

    /// Collects the unknowns of \a equation in row_, each once.
    void collectRow(const FlatEquation& equation)
    {
        row_.clear();
        ++mark_;
        for (const ExprId side : {equation.left, equation.right})
            collect(side);
        std::ranges::sort(row_);
        row_.erase(std::unique(row_.begin(), row_.end()), row_.end());
    }

    /// Collects the unknowns below \a root, in the branches that are taken, in row_.
    void collect(ExprId root)
    {
        open_.assign(1, {root, false});
        while (!open_.empty()) {
            const auto [id, isInDerivative] = open_.back();
            open_.pop_back();
            std::uint32_t& mark = marks_[std::size_t{index(id)} * 2 + (isInDerivative ? 1 : 0)];
            if (mark == mark_)
                continue;
            mark = mark_;
            const ExpressionNode& node = graph_.node(id);
            if (node.operation == Operation::Variable || node.operation == Operation::Derivative) {
                const bool isHighest = isInDerivative || node.operation == Operation::Derivative;
                if (isUnknown(node.variable) && isHighest == isDifferentiated_[index(node.variable)])
                    row_.push_back(index(node.variable));
                continue;
            }
            if (node.operation == Operation::If && isChoice_[index(node.a)]) {
                if (const auto taken = taken_.find(index(node.a)); taken != taken_.end()) {
                    open_.emplace_back(taken->second ? node.b : node.c, isInDerivative);
                    continue;
                }
            }
            const bool isBelow = isInDerivative || node.operation == Operation::Differentiate;
            graph_.forEachOperand(id, [&](ExprId operand) { open_.emplace_back(operand, isBelow); });
        }
    }

    const FlatModel& flat_;
    const ExpressionGraph& graph_;
    ExpressionCone cone_, inner_;
    std::vector<bool> isDifferentiated_;  ///< by variable
    std::vector<bool> isOfParameters_;    ///< by expression
    std::vector<bool> isChoice_;          ///< by expression: it is the condition of one of choices_
    std::vector<bool> hasChoice_;         ///< by expression: it contains one with such a condition
    std::unordered_set<std::uint32_t> seen_;
    std::vector<Choice> choices_;                    ///< by condition over parameters
    std::unordered_map<std::uint32_t, bool> taken_;  ///< branches taken in the present matching
    std::size_t most_ = 0;                           ///< number of matched equations with all branches together
    std::vector<std::uint32_t> marks_;               ///< by expression, twice: outside of derivatives and in them
    std::uint32_t mark_ = 0;                         ///< mark of the present equation
    std::vector<std::pair<ExprId, bool>> open_;
    std::vector<std::uint32_t> row_;
    Incidence whole_;                         ///< with all branches together
    std::vector<std::uint32_t> columnOfRow_;  ///< the matching of whole_
};

}  // namespace

std::vector<ExprId> decidingConditions(const FlatModel& flat, const ConditionValue& valueOf)
{
    return DecidingConditions(flat, valueOf).run();
}

}  // namespace bramah::solver
