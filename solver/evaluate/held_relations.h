// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/run_values.h"

#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The relations of a run, whose truths are held between events: how far each is from flipping.
class HeldRelations
{
public:
    explicit HeldRelations(RunValues& values);

    /// Writes the zero-crossing functions; the program of the relations has run.
    void crossings(std::span<double> values) const;
    /// Relation \a i may be off by \a size and still be as it is held, until the next event.
    void tolerate(std::size_t i, double size) { tolerances_.emplace_back(i, size); }
    void forgetTolerances() { tolerances_.clear(); }
    /// Frozen branches may have no value beyond the event that ends them: takes the relations literally for once.
    EvaluationStatus evaluateLiterally();

private:
    /// A run of relations whose left and right slots are consecutive too, so that they are subtracted as arrays.
    struct Differences {
        std::size_t root = 0;  ///< of the first
        Slot left = kNoSlot, right = kNoSlot;
        std::size_t count = 0;
    };

    RunValues& values_;
    std::vector<Differences> differences_;
    std::vector<std::size_t> floors_;                         ///< relations of floor and ceil
    std::vector<std::pair<std::size_t, double>> tolerances_;  ///< relations held against rounding, and how much it is
    std::vector<double> savedTruths_;
};

}  // namespace bramah::solver
