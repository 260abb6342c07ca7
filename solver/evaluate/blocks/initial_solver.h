// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/block_solver.h"
#include "solver/tape/compiled_system.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace bramah::solver {

/// Solves the initial system: first the actual equations from the start attributes; if that fails and the model has
/// homotopy(), along a ramp from the simplified equations; then, if asked for, with all rescue methods for the blocks
/// at which Newton's method fails.
class InitialSolver
{
public:
    /// Borrows both. Bounds of unknowns hold at first.
    InitialSolver(const CompiledInitial& initial, const FlatModel& model);

    /// Forgets earlier solutions; \a slots are those of the system.
    void begin(std::span<const double> slots);
    /// As BlockSolver::setWithinBounds(), for the blocks of the initial system.
    void setWithinBounds(bool isWithinBounds) { blocks_.setWithinBounds(isWithinBounds); }
    /// Solves with the discrete values in \a slots and writes states and guesses for tears there.
    [[nodiscard]] EvaluationStatus solve(std::span<double> slots, bool isThorough,
                                         const std::function<bool()>& isStopWanted);
    /// The value in a slot of the initial system (not of the simulation) after solve().
    [[nodiscard]] double value(Slot slot) const { return slots_[slot]; }
    /// How the last solve() came to its solution: "actual equations", "homotopy", or the names of
    /// BlockSolver::rescuedBy().
    [[nodiscard]] const std::string& method() const { return method_; }

private:
    [[nodiscard]] EvaluationStatus runAt(double lambda, const std::function<bool()>& isStopWanted);
    [[nodiscard]] EvaluationStatus ramp(const std::function<bool()>& isStopWanted);

    const CompiledInitial& initial_;
    const FlatModel& model_;
    std::vector<double> slots_;
    BlockSolver blocks_;
    std::string method_;
};

}  // namespace bramah::solver
