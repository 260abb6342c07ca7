// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compiled_system.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// A straight-line program over slots of its own, as few as it needs: those of values that no further instruction reads
/// are used again, and the values of a strip lie side by side. What a large system touches in an evaluation then fits
/// nearer caches. Only the results are there afterwards. Immutable.
class CompactProgram
{
public:
    /// A value that the program reads and does not compute, except time and states.
    struct Given {
        Slot from;  ///< slot of the system
        Slot to;    ///< slot of this program
    };

    /// An input of the system that the program reads; it is among the given values too.
    struct Input {
        std::size_t number;  ///< in CompiledSystem::inputs
        Slot to;             ///< slot of this program
    };

    /// What computes \a results as \a program does; nothing if that has implicit blocks or calls of
    /// joined arguments, or the system delays.
    [[nodiscard]] static std::optional<CompactProgram> of(const CompiledSystem& system, const Program& program,
                                                          std::span<const ValuePlace> results);
    /// What computes the derivatives of the states of \a system; null if there is no such program.
    [[nodiscard]] static std::shared_ptr<const CompactProgram> ofDerivatives(const CompiledSystem& system);

    /// The instructions, in slots of this program: to be run on an array of slotCount() numbers.
    [[nodiscard]] const Program& program() const { return program_; }
    /// The number of slots.
    [[nodiscard]] std::size_t slotCount() const { return slotCount_; }
    /// The slot of the time [s].
    [[nodiscard]] static Slot time() { return 0; }
    [[nodiscard]] static Slot firstState() { return 1; }  ///< the other states follow
    ///@{
    /// What has to be written before a run of the program, beside time and states.
    [[nodiscard]] const std::vector<Given>& given() const { return given_; }
    [[nodiscard]] const std::vector<Input>& inputs() const { return inputs_; }
    ///@}
    /// In the order of those that were asked for, in slots of this program.
    [[nodiscard]] const std::vector<ValuePlace>& results() const { return results_; }

private:
    Program program_;
    std::size_t slotCount_ = 0;
    std::vector<Given> given_;
    std::vector<Input> inputs_;
    std::vector<ValuePlace> results_;
};

}  // namespace bramah::solver
