// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/index_reduction/index_reduction.h"

#include "solver/compile/analysis/differentiate.h"
#include "solver/compile/analysis/singular_report.h"
#include "solver/expressions/expression_cone.h"
#include "solver/flat_model/expression_text.h"
#include "solver/structure/matching.h"

#include <algorithm>
#include <span>

namespace bramah::solver {

namespace {

constexpr int kMostDifferentiations = 8;  ///< of one equation; real models stay below 4

class Pantelides
{
public:
    explicit Pantelides(Compilation& compilation)
        : c_(compilation), cone_(compilation.model.graph), totalDerivative_(compilation)
    {
    }

    void run()
    {
        for (std::size_t e = 0; e < c_.equations.size(); ++e)
            addIncidence(e);
        if (!isStructurallyRegular())
            return;
        matchHighest();
        const std::size_t original = c_.equations.size();
        for (std::size_t e = 0; e < original; ++e) {
            std::size_t top = e;
            while (matchedVariable_[top] == kNoVariable) {
                if (c_.isStopWanted() || c_.hasErrors())
                    return;
                growMarks();
                ++mark_;
                colouredEquations_.clear();
                colouredVariables_.clear();
                if (augment(top))
                    break;
                if (!differentiateColoured())
                    return;
                while (c_.equations[top].derivative >= 0)
                    top = static_cast<std::size_t>(c_.equations[top].derivative);
            }
        }
    }

private:
    void addIncidence(std::size_t e)
    {
        const ExprId sides[] = {c_.equations[e].left, c_.equations[e].right};
        for (VariableId v : cone_.variables(sides))
            if (c_.role(v) == Role::Continuous)
                entries_.push_back(v);
        starts_.push_back(entries_.size());
        matchedVariable_.push_back(kNoVariable);
        equationMarks_.push_back(0);
    }

    /// The unknowns in equation \a e, in rising order.
    [[nodiscard]] std::span<const VariableId> unknownsOf(std::size_t e) const
    {
        return std::span(entries_).subspan(starts_[e], starts_[e + 1] - starts_[e]);
    }
    [[nodiscard]] std::size_t rows() const { return starts_.size() - 1; }

    [[nodiscard]] bool isHighest(VariableId v) const { return c_.derivatives[index(v)] == kNoVariable; }

    /// True if every equation gets an unknown of its own when a variable and its derivatives count as one; otherwise no
    /// differentiation helps (and Pantelides' algorithm would not end).
    bool isStructurallyRegular()
    {
        std::vector<std::uint32_t> columnOf(c_.model.variables.size(), kUnmatched);
        std::vector<VariableId> unknowns;
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i) {
            if (c_.roles[i] != Role::Continuous || c_.antiderivatives[i] != kNoVariable)
                continue;
            for (VariableId v{i}; v != kNoVariable; v = c_.derivatives[index(v)])
                columnOf[index(v)] = static_cast<std::uint32_t>(unknowns.size());
            unknowns.push_back(VariableId{i});
        }
        Incidence incidence;
        incidence.columns = static_cast<std::uint32_t>(unknowns.size());
        std::vector<std::uint32_t> row;
        for (std::size_t e = 0; e < rows(); ++e) {
            row.clear();
            for (VariableId v : unknownsOf(e))
                row.push_back(columnOf[index(v)]);
            std::sort(row.begin(), row.end());
            row.erase(std::unique(row.begin(), row.end()), row.end());
            incidence.addRow(row);
        }
        const Matching matching = maximumMatching(incidence);
        if (matching.isPerfect())
            return true;
        reportSingular(c_, c_.equations, unknowns, incidence, matching);
        return false;
    }

    void growMarks()
    {
        variableMarks_.resize(c_.model.variables.size(), 0);
        matchedEquation_.resize(c_.model.variables.size(), -1);
    }

    void matchHighest()
    {
        growMarks();
        Incidence incidence;
        incidence.columns = static_cast<std::uint32_t>(c_.model.variables.size());
        std::vector<std::uint32_t> row;
        for (std::size_t e = 0; e < rows(); ++e) {
            row.clear();
            for (VariableId v : unknownsOf(e))
                if (isHighest(v))
                    row.push_back(index(v));
            incidence.addRow(row);
        }
        const Matching matching = maximumMatching(incidence);
        for (std::uint32_t e = 0; e < incidence.rows(); ++e) {
            if (matching.columnOfRow[e] == kUnmatched)
                continue;
            matchedVariable_[e] = VariableId{matching.columnOfRow[e]};
            matchedEquation_[matching.columnOfRow[e]] = static_cast<std::int32_t>(e);
        }
    }

    void colour(std::size_t equation)
    {
        equationMarks_[equation] = mark_;
        colouredEquations_.push_back(equation);
    }

    /// Searches an alternating path from \a start to a free highest derivative and marks the visited nodes.
    bool augment(std::size_t start)
    {
        struct Step {
            std::size_t equation;
            std::size_t next = 0;
        };
        std::vector<Step> path{{start}};
        colour(start);
        while (!path.empty()) {
            Step& step = path.back();
            const std::span<const VariableId> own = unknownsOf(step.equation);
            if (step.next == own.size()) {
                path.pop_back();
                continue;
            }
            const VariableId v = own[step.next++];
            if (!isHighest(v) || variableMarks_[index(v)] == mark_)
                continue;
            variableMarks_[index(v)] = mark_;
            colouredVariables_.push_back(v);
            const std::int32_t other = matchedEquation_[index(v)];
            if (other < 0) {
                for (const Step& s : path) {
                    const VariableId taken = unknownsOf(s.equation)[s.next - 1];
                    matchedVariable_[s.equation] = taken;
                    matchedEquation_[index(taken)] = static_cast<std::int32_t>(s.equation);
                }
                return true;
            }
            if (equationMarks_[static_cast<std::size_t>(other)] != mark_) {
                colour(static_cast<std::size_t>(other));
                path.push_back({static_cast<std::size_t>(other)});
            }
        }
        return false;
    }

    [[nodiscard]] int timesDifferentiated(std::size_t equation) const
    {
        int times = 0;
        for (std::int32_t e = c_.equations[equation].antiderivative; e >= 0;
             e = c_.equations[static_cast<std::size_t>(e)].antiderivative)
            ++times;
        return times;
    }

    /// Equation \a e, a derivative, has only numbers: the equation that it was differentiated from follows from the
    /// other marked ones, or contradicts them.
    void reportNothingLeft(std::size_t e)
    {
        const auto numbers = c_.equations[e];
        Block block;
        std::vector<ContinuousEquation> written;
        for (std::size_t equation : colouredEquations_) {
            block.equations.push_back(static_cast<std::uint32_t>(written.size()));
            written.push_back(c_.equations[equation]);
            for (VariableId v : unknownsOf(equation))
                block.unknowns.push_back(v);
        }
        std::size_t from = e;
        while (c_.equations[from].antiderivative >= 0)
            from = static_cast<std::size_t>(c_.equations[from].antiderivative);
        for (VariableId v : unknownsOf(from))
            block.unknowns.push_back(v);
        reportDependent(c_, written, block, numbers.left != numbers.right);
    }

    bool differentiateColoured()
    {
        for (VariableId v : colouredVariables_)
            static_cast<void>(c_.derivativeOf(v));
        growMarks();
        for (std::size_t e : colouredEquations_) {
            const ContinuousEquation from = c_.equations[e];
            if (timesDifferentiated(e) > 0 && unknownsOf(e).empty()) {
                reportNothingLeft(e);
                return false;
            }
            if (timesDifferentiated(e) >= kMostDifferentiations) {
                c_.report(model::DiagnosticKind::IndexTooHigh,
                          {QString::fromStdString(equationText(c_.model, from.left, from.right))}, from.origin);
                return false;
            }
            ContinuousEquation derived;
            const FlatEquation place{from.left, from.right, from.origin};
            derived.left = totalDerivative_(from.left, place);
            derived.right = derived.left == kNoExpr ? kNoExpr : totalDerivative_(from.right, place);
            if (derived.right == kNoExpr)
                return false;
            derived.origin = from.origin;
            derived.antiderivative = static_cast<std::int32_t>(e);
            c_.equations[e].derivative = static_cast<std::int32_t>(c_.equations.size());
            c_.equations.push_back(derived);
            addIncidence(c_.equations.size() - 1);
        }
        growMarks();
        for (VariableId v : colouredVariables_) {
            const std::int32_t matched = matchedEquation_[index(v)];
            if (matched < 0)
                continue;
            const std::int32_t derived = c_.equations[static_cast<std::size_t>(matched)].derivative;
            const VariableId derivative = c_.derivatives[index(v)];
            matchedEquation_[index(derivative)] = derived;
            matchedVariable_[static_cast<std::size_t>(derived)] = derivative;
        }
        return true;
    }

    Compilation& c_;
    ExpressionCone cone_;
    TotalDerivative totalDerivative_;
    std::vector<VariableId> entries_;            ///< unknowns of all equations, equation after equation
    std::vector<std::size_t> starts_{0};         ///< by equation: begin of its entries; one more at the end
    std::vector<VariableId> matchedVariable_;    ///< by equation
    std::vector<std::int32_t> matchedEquation_;  ///< by variable
    std::vector<std::uint32_t> equationMarks_, variableMarks_;
    std::uint32_t mark_ = 0;
    std::vector<std::size_t> colouredEquations_;
    std::vector<VariableId> colouredVariables_;
};

}  // namespace

void reduceIndex(Compilation& compilation)
{
    Pantelides(compilation).run();
}

}  // namespace bramah::solver
