// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/linear_algebra/dense_lu.h"
#include "solver/linear_algebra/rank_revealing_lu.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/runnable_program.h"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Runs programs: straight-line code, linear blocks, and Newton's method for the others. All storage is made at
/// construction. Works on one array of slots.
/// Large: the work space of all blocks, made once so that no step allocates.
class BlockSolver
{
public:
    BlockSolver(const CompiledTape& tape, std::vector<double>& slots);

    [[nodiscard]] FailureKind run(const RunnableProgram& program, const std::function<bool()>& isStopWanted);
    /// Singular blocks were solved since the last call.
    [[nodiscard]] bool takeSingularity() { return std::exchange(wasSingular_, false); }
    /// The block of the last failure, and its row that is worst off.
    [[nodiscard]] const TapeBlock& failedBlock() const { return tape_.blocks[failedBlock_]; }
    [[nodiscard]] std::uint32_t failedRow() const { return failedRow_; }
    [[nodiscard]] DenseLu& denseLu() { return lu_; }
    [[nodiscard]] RankRevealingLu& singularLu() { return singularLu_; }
    /// Makes the present tears the ones to go back to when Newton fails from others.
    void acceptTears();
    /// Puts the tears on their start attributes.
    void resetTears();

    /// While true, a block that Newton's method fails at is tried by every other way there is (block_rescue.h): at the
    /// start of a run and at events, where no smaller step helps. Allocates.
    void setThorough(bool isThorough) { isThorough_ = isThorough; }
    /// While false, unknowns may leave their min and max. Back to true, those that did stand on the bound they passed.
    void setWithinBounds(bool isWithinBounds);
    /// An unknown that leaves its bounds where the equations of its block hold.
    struct Violation {
        std::uint32_t tear = 0;  ///< of the block
        double value = 0, bound = 0;
        bool isBelow = false;
    };
    /// Of the block of the last failure, the unknown that leaves its bounds farthest in the solution that there is
    /// beyond them; nothing if none is found there either. Leaves the unknowns as they are. Allocates.
    [[nodiscard]] std::optional<Violation> violation();
    [[nodiscard]] bool isThorough() const { return isThorough_; }
    /// Names of the ways that helped since the last resetTears(), each once, as `line search, automatic homotopy`.
    [[nodiscard]] const std::string& rescuedBy() const { return rescuedBy_; }
    /// Residuals of the block of the last failure where its iteration ended, and their derivatives by the tears, row by
    /// row. False if they are not finite.
    bool evaluateFailedBlock(std::span<double> residuals, std::span<double> matrix);
    /// The usual size of tear \a k: its nominal value, else its start or present value, else 1.
    [[nodiscard]] double nominalOf(const TapeBlock& block, std::uint32_t k) const;

private:
    [[nodiscard]] FailureKind solveLinear(const TapeBlock& block);
    /// The smallest of the solutions, if the equations do not contradict each other.
    [[nodiscard]] bool solveSingular(const TapeBlock& block);
    [[nodiscard]] FailureKind solveNewton(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                          const std::function<bool()>& isStopWanted);
    [[nodiscard]] FailureKind newtonFrom(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton);
    [[nodiscard]] FailureKind rescue(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                     const std::function<bool()>& isStopWanted);
    [[nodiscard]] FailureKind solveBracketed(const TapeBlock& block, const RunnableProgram& program,
                                             std::uint32_t newton);
    /// Residuals into \a result (negated); false if not all are finite.
    friend class BlockSystem;
    bool evaluate(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton, double* result);
    /// Derivatives of the residuals where they were last evaluated; false if not all are finite.
    bool evaluateMatrix(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton, double* matrix);
    [[nodiscard]] double norm(std::uint32_t size, const double* step) const;
    [[nodiscard]] double clamped(const TapeBlock& block, std::uint32_t k, double value) const;

    const CompiledTape& tape_;
    std::vector<double>& slots_;
    DenseLu lu_;
    RankRevealingLu singularLu_;
    std::vector<double> step_, nextStep_, start_, trial_, weights_;
    std::vector<double> accepted_;  ///< tears of all blocks in a row
    std::vector<std::uint32_t> firstAccepted_;
    bool wasSingular_ = false;
    std::uint32_t failedBlock_ = 0, failedRow_ = 0;
    static constexpr std::uint32_t kLinear = std::numeric_limits<std::uint32_t>::max();
    std::optional<RunnableProgram> failedProgram_;
    std::uint32_t failedNewton_ = kLinear;  ///< the block's place among the program's Newton blocks
    bool isThorough_ = false;
    bool isWithinBounds_ = true;
    std::string rescuedBy_;
};

}  // namespace bramah::solver
