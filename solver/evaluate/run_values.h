// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/block_solver.h"
#include "solver/evaluate/kept_point.h"
#include "solver/evaluate/run_inputs.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/program_set.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

/// Are all values finite?
[[nodiscard]] bool areFinite(std::span<const double> values);

/// The slots of one run and the programs that fill them, on which an evaluator and its parts work. Results for the last
/// (t, x) are kept, so that outputs or relations at the same point cost only their own part.
class RunValues
{
public:
    /// \a isStopWanted is polled in Newton loops and long evaluations; it must outlive this object.
    RunValues(std::shared_ptr<const CompiledSystem> compiled, const std::function<bool()>& isStopWanted);
    RunValues(const RunValues&) = delete;  // the blocks refer to the slots
    RunValues& operator=(const RunValues&) = delete;

    /// Writes the point to the slots; nothing is computed yet. False if it is the present point.
    bool moveTo(double t, std::span<const double> x);
    /// Keeps the point in the slots with its derivatives, for returnTo().
    void keepPoint();
    /// Puts the kept point into the slots again, with its derivatives, if it is (t, x); else false.
    bool returnTo(double t, std::span<const double> x);
    /// Forgets the kept point: something that it was computed from has changed.
    void dropKept() { kept_.drop(); }
    /// The time of the kept point [s]; nothing without one.
    [[nodiscard]] const std::optional<double>& keptTime() const { return kept_.time(); }
    /// Runs \a program with the blocks in it. Neither looks at nor changes what is valid.
    EvaluationStatus run(const RunnableProgram& program);
    ///@{
    /// Computes the values at the point in the slots, unless they are valid. A failure tells of the block or, for the
    /// derivatives, of the variable that is not finite.
    EvaluationStatus evaluateDerivatives();
    EvaluationStatus evaluateOutputs();
    EvaluationStatus evaluateRelations();
    ///@}
    /// Discards all results, since slots were changed other than by moveTo() and run().
    void invalidate()
    {
        valid = {};
        ++changes_;
        dropKept();
    }
    /// A number that grows with each invalidate().
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    /// Costs one addition for each state.
    [[nodiscard]] bool areDerivativesFinite() const;
    /// A failure that names the variable that is not finite, or \a what if no single one is found.
    [[nodiscard]] EvaluationStatus notFinite(failures::NotFinite::Of what) const;
    /// Of the point in the slots [s].
    [[nodiscard]] double time() const { return slots[system.tape.time]; }
    [[nodiscard]] double operator[](Slot place) const { return slots[place]; }
    /// The value of \a variable at the point in the slots, as last computed; NaN if it has no slot, as a String.
    [[nodiscard]] double of(VariableId variable) const;
    /// For programs that are run without run().
    [[nodiscard]] const std::function<bool()>& stopCheck() const { return isStopWanted_; }

    /// Which programs' results belong to the point in the slots.
    struct Validity {
        bool derivatives = false, outputs = false, relations = false;
    };

    const CompiledSystem& system;
    double start = 0;  ///< time at which the run began [s]
    std::vector<double> slots;
    std::vector<Slot> derivatives;  ///< by state
    RunInputs inputs;
    ProgramSet programs;
    BlockSolver blocks;
    Validity valid;

private:
    KeptPoint kept_;
    std::uint64_t changes_ = 1;
    const std::function<bool()>& isStopWanted_;
    std::shared_ptr<const CompiledSystem> owner_;
};

}  // namespace bramah::solver
