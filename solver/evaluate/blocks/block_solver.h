// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"
#include "solver/linear_algebra/dense_lu.h"
#include "solver/linear_algebra/rank_revealing_lu.h"
#include "solver/nonlinear/scalar_newton.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/runnable_program.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Runs programs: straight-line code, linear blocks, and Newton's method for the other blocks. Works on one
/// array of slots. Large: it holds the work space of all blocks, made at construction so that no step
/// allocates.
class BlockSolver
{
public:
    /// Borrows both; \a slots has a cell for each slot of \a tape, and must not move.
    BlockSolver(const CompiledTape& tape, std::vector<double>& slots);

    /// Runs all steps in order, up to the first failure. \a isStopWanted, which may be empty, is polled in Newton
    /// loops. Values are not checked: slots may become infinite or NaN.
    [[nodiscard]] FailureKind run(const RunnableProgram& program, const std::function<bool()>& isStopWanted);
    /// True if singular blocks were solved since the last call.
    [[nodiscard]] bool takeSingularity() { return std::exchange(wasSingular_, false); }
    /// The block of the last failure, and its row with the largest residual.
    [[nodiscard]] const TapeBlock& failedBlock() const { return tape_.blocks[failedBlock_]; }
    /// Counts residuals of failedBlock() from 0; of a singular matrix it is the row without a pivot.
    [[nodiscard]] std::uint32_t failedRow() const { return failedRow_; }
    ///@{
    /// Work space for matrices up to the size of the largest block, for others who solve for the unknowns of blocks.
    /// The next run() overwrites it.
    [[nodiscard]] DenseLu& denseLu() { return lu_; }
    [[nodiscard]] RankRevealingLu& singularLu() { return singularLu_; }
    ///@}
    /// Stores the present tears; Newton's method returns to them if it fails from other ones.
    void acceptTears();
    /// Sets the tears to their start attributes.
    void resetTears();

    /// While true, a block at which Newton's method fails is tried with all other methods (block_rescue.h): at the
    /// start of a run and at events, where a smaller step cannot help. Allocates.
    void setThorough(bool isThorough) { isThorough_ = isThorough; }
    /// While true, a solution far from its guess is given up for a nearer one, if there is one at the end of a
    /// continuous path from the guess: at the start of a run, where the guess is what the user gave and where equations
    /// may have many solutions, as those of an angle. Allocates.
    void setNearest(bool isNearest) { isNearest_ = isNearest; }
    /// While false, unknowns may leave their min and max. Back to true, those outside are set to the violated bound.
    void setWithinBounds(bool isWithinBounds);
    /// An unknown that is outside of its bounds where the equations of its block hold.
    struct Violation {
        std::uint32_t tear = 0;  ///< index in the block
        double value = 0, bound = 0;
        bool isBelow = false;
    };
    /// For the block of the last failure: the unknown farthest outside of its bounds in the solution without bounds;
    /// nothing if there is no such solution. Leaves the unknowns unchanged. Allocates.
    [[nodiscard]] std::optional<Violation> violation();
    /// As last set by setThorough(); false at first.
    [[nodiscard]] bool isThorough() const { return isThorough_; }
    /// Names of the methods that helped since the last resetTears(), each once, as `line search, automatic homotopy`.
    [[nodiscard]] const std::string& rescuedBy() const { return rescuedBy_; }
    /// Residuals of the block of the last failure at the end of its iteration, and their derivatives by the tears, row
    /// by row. False if they are not finite.
    bool evaluateFailedBlock(std::span<double> residuals, std::span<double> matrix);
    /// The usual size of tear \a k: its nominal value, else its start or present value, else 1.
    [[nodiscard]] double nominalOf(const TapeBlock& block, std::uint32_t k) const;

private:
    friend class BlockSystem;  // a block as the methods of solver/nonlinear see it: evaluates it and sets its tears
    [[nodiscard]] FailureKind solveLinear(const TapeBlock& block);
    /// The solution with the smallest norm, if the equations do not contradict each other.
    [[nodiscard]] bool solveSingular(const TapeBlock& block);
    [[nodiscard]] FailureKind solveNewton(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                          const std::function<bool()>& isStopWanted);
    /// By Newton's method; if it fails, with literal relations and by the other methods, where they are wanted.
    [[nodiscard]] FailureKind solveByAnyMethod(const TapeBlock& block, const RunnableProgram& program,
                                               std::uint32_t newton, const std::function<bool()>& isStopWanted);
    [[nodiscard]] FailureKind newtonFrom(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton);
    [[nodiscard]] FailureKind newtonOfOne(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton);
    [[nodiscard]] FailureKind newtonOfSeveral(const TapeBlock& block, const RunnableProgram& program,
                                              std::uint32_t newton);
    /// Takes a solution that is nearer to \a guess than that of the tears, if Newton's method leapt over one.
    void seekNearer(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                    std::span<const double> guess, const std::function<bool()>& isStopWanted);
    [[nodiscard]] std::vector<double> tearsOf(const TapeBlock& block) const;
    void setTears(const TapeBlock& block, std::span<const double> values);
    /// The nominal value of tear \a k, else its start value, where one is given and not 0.
    [[nodiscard]] std::optional<double> givenSizeOf(const TapeBlock& block, std::uint32_t k) const;
    [[nodiscard]] FailureKind rescue(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                     const std::function<bool()>& isStopWanted);
    /// Do the equations hold at the present tears as well as their terms are rounded, which are as large as the largest
    /// values of the unknowns make them? Where an ideal check valve opens, its flow and its drop are both zero, and the
    /// pressures on both sides leave more of rounding than the flow that has leaked until then lets expect.
    [[nodiscard]] bool isSolvedButForRounding(const TapeBlock& block, const RunnableProgram& program,
                                              std::uint32_t newton);
    /// Newton's method from the present tears, the last accepted ones and the start attributes; one unknown is also
    /// bracketed.
    [[nodiscard]] FailureKind newtonFromAll(const TapeBlock& block, const RunnableProgram& program,
                                            std::uint32_t newton);
    /// The same while the relations that the unknowns decide are literal, for held branches without a value: the root
    /// of a negative number has none, on the way to a solution too. Ends with the truths as they were.
    [[nodiscard]] FailureKind solveLiterally(const TapeBlock& block, const RunnableProgram& program,
                                             std::uint32_t newton, const std::function<bool()>& isStopWanted);
    /// Evaluates the equations at the present tears, with literal relations if they are to be.
    void runResidual(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton);
    [[nodiscard]] FailureKind solveBracketed(const TapeBlock& block, const RunnableProgram& program,
                                             std::uint32_t newton);
    /// Writes the negated residuals to \a result; false if not all are finite.
    bool evaluate(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton, double* result);
    /// Derivatives of the residuals at the point of the last evaluation. If they are not finite there, as that of a
    /// root at 0, those of a point near by. False if these are not finite either.
    bool evaluateMatrix(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton, double* matrix);
    bool evaluateMatrixHere(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                            double* matrix);
    [[nodiscard]] std::size_t numberOf(const TapeBlock& block) const
    {
        return static_cast<std::size_t>(&block - tape_.blocks.data());
    }
    void acceptTear(std::size_t place, double value);
    [[nodiscard]] double norm(std::uint32_t size, const double* step) const;
    /// Smaller values of an unknown count as this size: a small part of its nominal value, 0 without one.
    [[nodiscard]] double smallestSize(Slot nominal) const
    {
        return nominal == kNoSlot ? 0 : NewtonLimits::kSmallPart * std::fabs(slots_[nominal]);
    }
    /// The same for tear \a k; without a nominal value a small part of the largest value that it has had. A flow that
    /// has come to rest is solved only as well as the pressures around it are rounded.
    [[nodiscard]] double smallestOf(const TapeBlock& block, std::uint32_t k) const
    {
        const Slot nominal = block.nominalSlots[k];
        return nominal == kNoSlot ? NewtonLimits::kSmallPart * largest_[firstAccepted_[numberOf(block)] + k]
                                  : smallestSize(nominal);
    }
    /// Where an unknown may lie.
    struct Range {
        double lowest = -std::numeric_limits<double>::infinity(), highest = std::numeric_limits<double>::infinity();
        /// \a value, or the bound that it violates; NaN stays.
        [[nodiscard]] double nearest(double value) const { return std::min(std::max(value, lowest), highest); }
    };
    /// The mass of an empty volume is 0 only within the tolerance of a run, so its pressure may lie slightly below the
    /// bound: by \a slack.
    [[nodiscard]] Range rangeOf(Slot min, Slot max, double slack) const
    {
        Range range;
        if (isWithinBounds_ && min != kNoSlot)
            range.lowest = slots_[min] - slack;
        if (isWithinBounds_ && max != kNoSlot)
            range.highest = slots_[max] + slack;
        return range;
    }
    [[nodiscard]] Range rangeOf(const TapeBlock& block, std::uint32_t k) const
    {
        return rangeOf(block.minSlots[k], block.maxSlots[k], smallestSize(block.nominalSlots[k]));
    }
    /// What Newton's method needs of a block with one unknown, side by side in memory.
    struct OneUnknown {
        Slot tear = kNoSlot, residual = kNoSlot, slope = kNoSlot, nominal = kNoSlot, min = kNoSlot, max = kNoSlot;
        double lastSlope = std::numeric_limits<double>::quiet_NaN();  ///< at the last solution
    };

    const CompiledTape& tape_;
    std::vector<double>& slots_;
    DenseLu lu_;
    RankRevealingLu singularLu_;
    std::vector<double> step_, nextStep_, start_, trial_, weights_;
    std::vector<double> accepted_;  ///< tears of all blocks one after the other
    std::vector<double> largest_;   ///< of their absolute values, accepted since resetTears()
    std::vector<OneUnknown> ones_;  ///< by block; not used for linear ones and those with more unknowns
    std::vector<std::uint32_t> firstAccepted_;
    bool wasSingular_ = false;
    std::uint32_t failedBlock_ = 0, failedRow_ = 0;
    static constexpr std::uint32_t kLinear = std::numeric_limits<std::uint32_t>::max();
    std::optional<RunnableProgram> failedProgram_;
    std::uint32_t failedNewton_ = kLinear;  ///< number of the block among the program's Newton blocks
    bool isThorough_ = false;
    bool isNearest_ = false;
    bool isLiteral_ = false;          ///< relations that the unknowns of the block decide are taken literally
    bool hasSeenNotANumber_ = false;  ///< at a trial point of the block
    bool isWithinBounds_ = true;
    std::string rescuedBy_;
};

}  // namespace bramah::solver
