// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/loop_function.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// One run of a loop with given arguments.
class LoopRun
{
public:
    /// Borrows \a program; \a arguments are its LoopProgram::argumentCount numbers. Nothing runs yet.
    LoopRun(const LoopProgram& program, std::span<const double> arguments);

    /// Carried value \a output after the loop; for the index behind the last one, 1 if it has ended by its condition.
    [[nodiscard]] double value(std::size_t output);
    /// The derivative of carried value \a output by argument \a k.
    [[nodiscard]] double slope(std::size_t output, std::size_t k);

private:
    /// Runs all iterations; false if there are too many.
    bool run();
    void compute(const std::vector<LoopProgram::Step>& steps);
    void update(const std::vector<LoopProgram::Update>& updates);
    void call(const LoopProgram::Step& step);
    /// The derivative of the result \a y of \a step, from those of its operands.
    [[nodiscard]] double slopeOf(const LoopProgram::Step& step, double y) const;

    const LoopProgram& program_;
    std::vector<double> values_, slopes_;  ///< by slot; slopes only if they are wanted
    std::vector<double> arguments_, next_, nextSlopes_;
};

}  // namespace bramah::solver
