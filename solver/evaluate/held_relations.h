// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/run_values.h"

#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The relations of a run, whose truths are held between events: the distance of each one from a change.
class HeldRelations
{
public:
    /// Borrows \a values.
    explicit HeldRelations(RunValues& values);

    /// Writes the zero-crossing functions; the program of the relations must have run.
    void crossings(std::span<double> values) const;
    /// Lets relation \a i contradict its held truth by \a size until the next event.
    void tolerate(std::size_t i, double size) { tolerances_.emplace_back(i, size); }
    /// Ends tolerate() of all relations.
    void forgetTolerances() { tolerances_.clear(); }
    /// Evaluates the derivatives by \a derive, and \a rest behind them, once with literal relations, as held branches
    /// may have no value beyond the event that ends them.
    EvaluationStatus evaluateLiterally(const std::function<EvaluationStatus()>& derive,
                                       const std::function<EvaluationStatus()>& rest);
    /// The truth that contradicted its relation in the last evaluateLiterally(), the first of them; kNoVariable if none
    /// did.
    [[nodiscard]] VariableId contradicted() const { return contradicted_; }

private:
    /// A run of relations with consecutive left and right slots, which are subtracted as arrays.
    struct Differences {
        std::size_t root = 0;  ///< index of the first one
        Slot left = kNoSlot, right = kNoSlot;
        std::size_t count = 0;
    };

    RunValues& values_;
    std::vector<Differences> differences_;
    std::vector<std::size_t> floors_;                         ///< relations of floor and ceil
    std::vector<std::pair<std::size_t, double>> tolerances_;  ///< index and tolerance of relations that may contradict
    std::vector<double> savedTruths_;
    VariableId contradicted_ = kNoVariable;
};

}  // namespace bramah::solver
