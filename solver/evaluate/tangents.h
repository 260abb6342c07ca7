// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/run_values.h"

#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// How much everything changes with the inputs, in one direction, at fixed states and truths, at the point in the slots
/// of a run: the programs are run once more, each instruction with the derivative of its operation, and each block is
/// solved for the derivatives of its unknowns (forward differentiation; Griewank and Walther, Evaluating Derivatives,
/// 2nd edition, SIAM 2008, section 3.1). Exact to rounding. Where an operation has no derivative it is that of one
/// side.
class Tangents
{
public:
    /// All outputs have been evaluated at the point. \a values is left as it is, but for its solver's matrices.
    explicit Tangents(RunValues& values);

    /// Runs derivatives and outputs with \a seeds, the changes of inputs.
    [[nodiscard]] EvaluationStatus run(std::span<const std::pair<VariableId, double>> seeds);
    /// The change of \a variable by the last run(); NaN if it has no slot, as a String.
    [[nodiscard]] double of(VariableId variable) const;

private:
    [[nodiscard]] EvaluationStatus run(const Program& program);
    void runInstructions(const Program& program, std::uint32_t begin, std::uint32_t end);
    void runOne(const Instruction& instruction);
    /// The derivative of the value of \a i, which \a value is.
    [[nodiscard]] double slopeOf(const Instruction& i, double value) const;
    [[nodiscard]] double slopeOfCall(const Instruction& i) const;
    [[nodiscard]] double slopeOfJoinedCall(const Instruction& i) const;
    /// M z = r gives M z' = r' - M' z.
    [[nodiscard]] EvaluationStatus solveLinear(const TapeBlock& block);
    /// G(z, u) = 0 gives G_z z' = -G_u; the columns of G_z come from running the residuals once for each unknown.
    [[nodiscard]] EvaluationStatus solveNewton(const TapeBlock& block, const Program& program,
                                               const Program::NewtonRanges& ranges);
    /// Solves the matrix in the block solver for the derivatives in solution_ and puts them into those of the unknowns.
    [[nodiscard]] EvaluationStatus solve(const TapeBlock& block, const std::vector<double>& matrix);

    RunValues& values_;
    std::vector<double> slots_, slopes_;
    std::vector<double> solution_;
};

}  // namespace bramah::solver
