// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/blocks/resting_system.h"

#include "solver/expressions/expression_cone.h"
#include "solver/structure/matching.h"

#include <algorithm>
#include <array>
#include <optional>

namespace bramah::solver {

namespace {

class RestingSystem
{
public:
    explicit RestingSystem(Compilation& compilation) : c_(compilation), cone_(compilation.model.graph) {}

    void run()
    {
        moving_ = c_.equations.size();
        for (const VariableId state : c_.states) {
            const VariableId rate = c_.derivatives[index(state)];
            c_.equations.push_back({.left = c_.model.graph.variable(rate),
                                    .right = c_.model.graph.constant(0),
                                    .origin = c_.model.variable(state).origin,
                                    .restOf = isPosition(state) ? state : kNoVariable});
        }
        isHeld_.assign(c_.states.size(), false);
        for (std::size_t count = 0; count <= c_.states.size(); ++count) {
            sort();
            const std::optional<std::size_t> free = freeState();
            if (!free)
                break;
            isHeld_[*free] = true;
        }
        leaveOutSurplus();
        std::vector<VariableId> held;
        for (std::size_t k = 0; k < c_.states.size(); ++k)
            if (isHeld_[k])
                held.push_back(c_.states[k]);
        c_.states = std::move(held);
    }

private:
    /// Is the equation used? Those that say that a held state rests are not.
    [[nodiscard]] bool isUsed(std::size_t equation) const { return equation < moving_ || !isHeld_[equation - moving_]; }

    void sort()
    {
        std::vector<std::uint32_t> columnOf(c_.model.variables.size(), kUnmatched);
        unknowns_.clear();
        for (std::uint32_t i = 0; i < c_.model.variables.size(); ++i) {
            const auto state = std::ranges::find(c_.states, VariableId{i});
            const bool isHeld =
                state != c_.states.end() && isHeld_[static_cast<std::size_t>(state - c_.states.begin())];
            if (c_.roles[i] != Role::Continuous || isHeld)
                continue;
            columnOf[i] = static_cast<std::uint32_t>(unknowns_.size());
            unknowns_.push_back(VariableId{i});
        }
        incidence_ = {};
        incidence_.columns = static_cast<std::uint32_t>(unknowns_.size());
        rows_.clear();
        for (std::uint32_t e = 0; e < c_.equations.size(); ++e) {
            if (!isUsed(e))
                continue;
            std::vector<std::uint32_t> row;
            const std::array sides{c_.equations[e].left, c_.equations[e].right};
            for (const VariableId v : cone_.variables(sides))
                if (columnOf[index(v)] != kUnmatched)
                    row.push_back(columnOf[index(v)]);
            incidence_.addRow(row);
            rows_.push_back(e);
        }
        matching_ = maximumMatching(incidence_);
    }

    [[nodiscard]] bool isPosition(VariableId state) const
    {
        const std::string& unit = c_.model.variable(state).texts->unit;
        return unit == "m" || unit == "rad";
    }

    /// A state that nothing determines, preferably a position.
    [[nodiscard]] std::optional<std::size_t> freeState() const
    {
        std::optional<std::size_t> found;
        for (const SingularSubset& subset : singularSubsets(incidence_, matching_)) {
            if (subset.isOverdetermined)
                continue;
            for (const std::uint32_t column : subset.columns) {
                const auto state = std::ranges::find(c_.states, unknowns_[column]);
                if (state == c_.states.end())
                    continue;
                if (!found || isPosition(*state))
                    found = static_cast<std::size_t>(state - c_.states.begin());
            }
        }
        return found;
    }

    void leaveOutSurplus()
    {
        std::vector<ContinuousEquation> kept;
        for (std::uint32_t r = 0; r < rows_.size(); ++r)
            if (matching_.columnOfRow[r] != kUnmatched)
                kept.push_back(c_.equations[rows_[r]]);
        c_.equations = std::move(kept);
    }

    Compilation& c_;
    ExpressionCone cone_;
    std::size_t moving_ = 0;  ///< the first so many equations are those of the moving system
    std::vector<bool> isHeld_;
    std::vector<VariableId> unknowns_;
    std::vector<std::uint32_t> rows_;
    Incidence incidence_;
    Matching matching_;
};

}  // namespace

void bringToRest(Compilation& compilation)
{
    RestingSystem(compilation).run();
}

}  // namespace bramah::solver
