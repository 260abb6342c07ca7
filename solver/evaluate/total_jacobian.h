// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/run_values.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// The total derivative of the derivatives by the states, through implicit blocks too.
class TotalJacobian
{
public:
    /// Borrows \a values; reserves its work space.
    explicit TotalJacobian(RunValues& values);

    /// Writes it at the point in the slots, in the order of SystemLayout::odeJacobian.
    EvaluationStatus evaluate(std::span<double> values);

private:
    /// Solves each block for the derivatives of its unknowns.
    EvaluationStatus solveBlocks();
    bool solveSingularPart(const ImplicitJacobian::BlockPart& part, double* own);
    [[nodiscard]] EvaluationStatus notFinite() const;

    RunValues& values_;
    std::vector<double> work_;  ///< S of ImplicitJacobian
};

}  // namespace bramah::solver
