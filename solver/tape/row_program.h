// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compiled_system.h"

#include <span>
#include <vector>

namespace bramah::solver {

/// The program for a row of results: derivative and output programs without instructions that no chosen output depends
/// on. Most rows are between two steps, where nothing else is needed.
class RowProgram
{
public:
    /// \a chosen: indices into system.layout.outputs.
    RowProgram(const CompiledSystem& system, std::span<const std::size_t> chosen);

    /// The instructions, in slots of the system.
    [[nodiscard]] const Program& program() const { return program_; }
    /// True if the whole derivative program must have run at the point. If it iterates, the start of the next iteration
    /// must not depend on the chosen outputs.
    [[nodiscard]] bool needsDerivatives() const { return needsDerivatives_; }
    /// The places of the chosen outputs, in their order.
    [[nodiscard]] const std::vector<ValuePlace>& places() const { return places_; }

private:
    Program program_;
    std::vector<ValuePlace> places_;
    bool needsDerivatives_ = false;
};

/// \a parts one after the other, without instructions on which no \a wanted slot depends.
[[nodiscard]] Program pruned(const CompiledTape& tape, std::span<const Program* const> parts,
                             std::span<const Slot> wanted);

}  // namespace bramah::solver
