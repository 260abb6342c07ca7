// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// The program for a row of results: the derivative and output programs without the instructions that none of the
/// chosen outputs depends on. Most rows lie between two steps, where nothing else is asked for.
class RowProgram
{
public:
    /// \a chosen: indices into system.layout.outputs.
    RowProgram(const CompiledSystem& system, std::span<const std::size_t> chosen);

    [[nodiscard]] const Program& program() const { return program_; }
    /// True if the whole derivative program must have run at the point. If it iterates, the start of the next iteration
    /// must not depend on which outputs were chosen.
    [[nodiscard]] bool needsDerivatives() const { return needsDerivatives_; }
    /// The places of the chosen outputs, in their order.
    [[nodiscard]] const std::vector<ValuePlace>& places() const { return places_; }

private:
    Program program_;
    std::vector<ValuePlace> places_;
    bool needsDerivatives_ = false;
};

/// \a parts one after the other, without the instructions that the \a wanted slots do not depend on.
[[nodiscard]] Program pruned(const CompiledTape& tape, std::span<const Program* const> parts,
                             std::span<const Slot> wanted);

}  // namespace bramah::solver
