// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/blocks/block_solver.h"

#include "solver/expressions/numeric_value.h"
#include "solver/nonlinear/block_rescue.h"
#include "solver/nonlinear/least_squares.h"
#include "solver/nonlinear/scalar_newton.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {

/// A Newton block as a system for the other methods.
class BlockSystem final : public NonlinearSystem
{
public:
    BlockSystem(BlockSolver& solver, const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                const std::function<bool()>& isStopWanted)
        : solver_(solver), block_(block), program_(program), newton_(newton), isStopWanted_(isStopWanted)
    {
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        const auto bound = [&](Slot slot, double otherwise) {
            return slot == kNoSlot || !solver.isWithinBounds_ ? otherwise : solver.slots_[slot];
        };
        for (std::uint32_t k = 0; k < block.size(); ++k) {
            nominals.push_back(solver.nominalOf(block, k));
            lowest.push_back(bound(block.minSlots[k], -kInfinity));
            highest.push_back(bound(block.maxSlots[k], kInfinity));
        }
    }

    bool residual(std::span<const double> z, std::span<double> result) override
    {
        for (std::uint32_t k = 0; k < block_.size(); ++k)
            solver_.slots_[block_.tearSlots[k]] = z[k];
        const bool isFinite = solver_.evaluate(block_, program_, newton_, result.data());
        for (double& value : result)
            value = -value;
        return isFinite;
    }

    bool jacobian(std::span<const double> z, std::span<double> matrix) override
    {
        std::vector<double> unused(z.size());
        return residual(z, unused) && solver_.evaluateMatrix(block_, program_, newton_, matrix.data());
    }

    bool isStopWanted() const override { return isStopWanted_ && isStopWanted_(); }

private:
    BlockSolver& solver_;
    const TapeBlock& block_;
    const RunnableProgram& program_;
    std::uint32_t newton_;
    const std::function<bool()>& isStopWanted_;
};

BlockSolver::BlockSolver(const CompiledTape& tape, std::vector<double>& slots) : tape_(tape), slots_(slots)
{
    std::uint32_t largest = 0, total = 0;
    for (const TapeBlock& block : tape.blocks) {
        largest = std::max(largest, block.size());
        firstAccepted_.push_back(total);
        total += block.size();
    }
    lu_.reserve(largest);
    singularLu_.reserve(largest);
    step_.resize(largest);
    nextStep_.resize(largest);
    start_.resize(largest);
    trial_.resize(largest);
    weights_.resize(largest);
    accepted_.resize(total);
    largest_.resize(total);
    for (const TapeBlock& block : tape.blocks)
        ones_.push_back(block.isLinear || block.size() != 1
                            ? OneUnknown()
                            : OneUnknown{block.tearSlots[0], block.residualSlots[0], block.matrixSlots[0],
                                         block.nominalSlots[0], block.minSlots[0], block.maxSlots[0]});
}

FailureKind BlockSolver::run(const RunnableProgram& program, const std::function<bool()>& isStopWanted)
{
    const Program& tape = *program.program;
    if (!tape.newtonRanges.empty() && isStopWanted && isStopWanted())
        return FailureKind::Cancelled;
    for (std::size_t i = 0; i < tape.steps.size(); ++i) {
        const ProgramStep& step = tape.steps[i];
        if (step.kind == StepKind::Run) {
            program.step(i).run(slots_.data(), tape_.functions);
            continue;
        }
        const TapeBlock& block = tape_.blocks[step.block];
        const FailureKind failure = step.kind == StepKind::SolveLinear
                                        ? solveLinear(block)
                                        : solveNewton(block, program, step.begin, isStopWanted);
        if (failure != FailureKind::None) {
            failedBlock_ = step.block;
            failedProgram_ = program;
            failedNewton_ = step.kind == StepKind::SolveNewton ? step.begin : kLinear;
            return failure;
        }
    }
    return FailureKind::None;
}

FailureKind BlockSolver::solveLinear(const TapeBlock& block)
{
    const std::uint32_t size = block.size();
    double* matrix = lu_.matrix();
    for (std::size_t i = 0; i < block.matrixSlots.size(); ++i)
        matrix[i] = slots_[block.matrixSlots[i]];
    if (!lu_.factorise(size)) {
        failedRow_ = lu_.zeroPivot();
        return solveSingular(block) ? FailureKind::None : FailureKind::SingularBlock;
    }
    for (std::uint32_t r = 0; r < size; ++r)
        step_[r] = slots_[block.rightSideSlots[r]];
    lu_.solve(step_.data());
    for (std::uint32_t k = 0; k < size; ++k)
        slots_[block.tearSlots[k]] = step_[k];
    return FailureKind::None;
}

bool BlockSolver::solveSingular(const TapeBlock& block)
{
    const std::uint32_t size = block.size();
    double* matrix = singularLu_.matrix();
    for (std::uint32_t r = 0; r < size; ++r) {
        step_[r] = slots_[block.rightSideSlots[r]];
        for (std::uint32_t c = 0; c < size; ++c)
            matrix[std::size_t{r} * size + c] = slots_[block.matrixSlots[std::size_t{r} * size + c]];
    }
    constexpr double kContradiction = 1e-9;
    // An unknown that occurs in no equation keeps its last value if it occurred before, as the enthalpy of oil that has
    // stopped; else it is a mistake in the model, not free to choose.
    std::vector<std::uint32_t> unused;
    for (std::uint32_t c = 0; c < size; ++c) {
        bool isUsed = false;
        for (std::uint32_t r = 0; r < size; ++r)
            isUsed = isUsed || matrix[std::size_t{r} * size + c] != 0;
        if (!isUsed && !block.mayVanish[c])
            return false;
        if (!isUsed)
            unused.push_back(c);
    }
    if (!singularLu_.factorise(size) || !singularLu_.solve(step_.data(), 1, kContradiction))
        return false;
    for (const std::uint32_t c : unused)
        step_[c] = accepted_[firstAccepted_[numberOf(block)] + c];
    for (std::uint32_t k = 0; k < size; ++k)
        slots_[block.tearSlots[k]] = step_[k];
    wasSingular_ = wasSingular_ || singularLu_.rank() < size;
    return true;
}

double BlockSolver::norm(std::uint32_t size, const double* step) const
{
    double largest = 0;
    for (std::uint32_t k = 0; k < size; ++k) {
        const double own = std::fabs(step[k]) * weights_[k];
        if (!(own <= largest))
            largest = own;
    }
    return largest;
}

void BlockSolver::runResidual(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton)
{
    program.residual(newton).run(slots_.data(), tape_.functions);
    if (!isLiteral_)
        return;
    // A truth may depend on unknowns that follow from other truths.
    for (std::size_t round = 0; round <= block.truthSlots.size(); ++round) {
        program.matrix(newton).run(slots_.data(), tape_.functions);
        bool isChanged = false;
        for (std::size_t i = 0; i < block.truthSlots.size(); ++i) {
            double& truth = slots_[block.truthSlots[i]];
            isChanged = isChanged || truth != slots_[block.literalSlots[i]];
            truth = slots_[block.literalSlots[i]];
        }
        if (!isChanged)
            return;
        program.residual(newton).run(slots_.data(), tape_.functions);
    }
}

bool BlockSolver::evaluate(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton, double* result)
{
    runResidual(block, program, newton);
    bool isFinite = true;
    for (std::uint32_t r = 0; r < block.size(); ++r) {
        result[r] = -slots_[block.residualSlots[r]];
        isFinite = isFinite && std::isfinite(result[r]);
    }
    if (!isFinite)
        hasSeenNotANumber_ = true;
    return isFinite;
}

bool BlockSolver::evaluateMatrix(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                 double* matrix)
{
    if (evaluateMatrixHere(block, program, newton, matrix))
        return true;
    constexpr double kNearBy = 1e-8;  // of the size of an unknown
    const std::vector<double> tears = tearsOf(block);
    bool isFinite = false;
    for (const double sign : {1.0, -1.0}) {
        for (std::uint32_t k = 0; k < block.size(); ++k) {
            const double size = std::max(std::fabs(tears[k]), nominalOf(block, k));
            slots_[block.tearSlots[k]] = tears[k] + sign * kNearBy * size * arbitraryValue(k);
        }
        runResidual(block, program, newton);
        isFinite = evaluateMatrixHere(block, program, newton, matrix);
        if (isFinite)
            break;
    }
    setTears(block, tears);
    runResidual(block, program, newton);
    return isFinite;
}

bool BlockSolver::evaluateMatrixHere(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                     double* matrix)
{
    program.matrix(newton).run(slots_.data(), tape_.functions);
    bool isFinite = true;
    for (std::size_t i = 0; i < block.matrixSlots.size(); ++i) {
        matrix[i] = slots_[block.matrixSlots[i]];
        isFinite = isFinite && std::isfinite(matrix[i]);
    }
    return isFinite;
}

bool BlockSolver::evaluateFailedBlock(std::span<double> residuals, std::span<double> matrix)
{
    const TapeBlock& block = failedBlock();
    if (failedNewton_ != kLinear) {
        const bool isFinite = evaluate(block, *failedProgram_, failedNewton_, residuals.data());
        for (double& value : residuals)
            value = -value;
        return evaluateMatrixHere(block, *failedProgram_, failedNewton_, matrix.data()) && isFinite;
    }
    for (std::size_t i = 0; i < block.matrixSlots.size(); ++i)
        matrix[i] = slots_[block.matrixSlots[i]];
    for (std::uint32_t r = 0; r < block.size(); ++r)
        residuals[r] = slots_[block.rightSideSlots[r]];
    return true;
}

void BlockSolver::setWithinBounds(bool isWithinBounds)
{
    isWithinBounds_ = isWithinBounds;
    for (const TapeBlock& block : tape_.blocks)
        for (std::uint32_t k = 0; k < block.size(); ++k)
            slots_[block.tearSlots[k]] = rangeOf(block, k).nearest(slots_[block.tearSlots[k]]);
    acceptTears();
}

std::optional<BlockSolver::Violation> BlockSolver::violation()
{
    if (failedNewton_ == kLinear || !isWithinBounds_)
        return std::nullopt;
    const TapeBlock& block = failedBlock();
    const std::vector<double> tears = tearsOf(block);
    const std::string rescuedBy = rescuedBy_;
    const std::uint32_t failedRow = failedRow_;
    isWithinBounds_ = false;
    for (std::uint32_t k = 0; k < block.size(); ++k)
        slots_[block.tearSlots[k]] = slots_[block.startSlots[k]];
    const bool isSolved = newtonFrom(block, *failedProgram_, failedNewton_) == FailureKind::None ||
                          rescue(block, *failedProgram_, failedNewton_, {}) == FailureKind::None;
    isWithinBounds_ = true;
    std::optional<Violation> found;
    double farthest = 0;
    for (std::uint32_t k = 0; isSolved && k < block.size(); ++k) {
        const double value = slots_[block.tearSlots[k]];
        const double away = (value - rangeOf(block, k).nearest(value)) / nominalOf(block, k);
        if (std::fabs(away) <= farthest)
            continue;
        farthest = std::fabs(away);
        const Slot bound = away < 0 ? block.minSlots[k] : block.maxSlots[k];
        found = Violation{k, value, slots_[bound], away < 0};
    }
    setTears(block, tears);
    rescuedBy_ = rescuedBy;
    failedRow_ = failedRow;
    return found;
}

std::optional<double> BlockSolver::givenSizeOf(const TapeBlock& block, std::uint32_t k) const
{
    for (const Slot slot : {block.nominalSlots[k], block.startSlots[k]}) {
        const double size = slot == kNoSlot ? 0 : std::fabs(slots_[slot]);
        if (size > 0 && std::isfinite(size))
            return size;
    }
    return std::nullopt;
}

double BlockSolver::nominalOf(const TapeBlock& block, std::uint32_t k) const
{
    if (const auto size = givenSizeOf(block, k))
        return *size;
    const double size = std::fabs(slots_[block.tearSlots[k]]);
    return size > 0 && std::isfinite(size) ? size : 1;
}

FailureKind BlockSolver::newtonFrom(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton)
{
    // Most blocks of circuits have one unknown.
    return block.size() == 1 ? newtonOfOne(block, program, newton) : newtonOfSeveral(block, program, newton);
}

FailureKind BlockSolver::newtonOfOne(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton)
{
    double* const slots = slots_.data();
    OneUnknown& one = ones_[numberOf(block)];
    const RunnableRange equation = program.residual(newton);
    const auto residual = [&] {
        if (isLiteral_)
            runResidual(block, program, newton);
        else
            equation.run(slots, tape_.functions);
        const double value = slots[one.residual];
        if (!std::isfinite(value))
            hasSeenNotANumber_ = true;
        return value;
    };
    const auto slope = [&] {
        program.matrix(newton).run(slots, tape_.functions);
        double value = slots[one.slope];
        if (!std::isfinite(value))
            static_cast<void>(evaluateMatrix(block, program, newton, &value));
        return value;
    };
    const double smallest = smallestOf(block, 0);
    const Range range = rangeOf(one.min, one.max, smallestSize(one.nominal));
    const auto within = [&](double z) { return range.nearest(z); };
    failedRow_ = 0;
    switch (scalarNewton(slots[one.tear], one.lastSlope, smallest, residual, slope, within)) {
    case ScalarNewtonEnd::Converged: return FailureKind::None;
    case ScalarNewtonEnd::NotANumber: return FailureKind::NotANumber;
    case ScalarNewtonEnd::NoSlope: return FailureKind::SingularBlock;
    case ScalarNewtonEnd::NotSolved: break;
    }
    return FailureKind::BlockNotSolved;
}

FailureKind BlockSolver::newtonOfSeveral(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton)
{
    const std::uint32_t size = block.size();
    if (!evaluate(block, program, newton, nextStep_.data()))
        return FailureKind::NotANumber;
    for (int iteration = 0; iteration < NewtonLimits::kMostIterations; ++iteration) {
        std::uint32_t worst = 0;
        for (std::uint32_t r = 0; r < size; ++r)
            if (std::fabs(nextStep_[r]) > std::fabs(nextStep_[worst]))
                worst = r;
        failedRow_ = worst;
        if (nextStep_[worst] == 0)
            return FailureKind::None;
        static_cast<void>(evaluateMatrix(block, program, newton, lu_.matrix()));
        if (!lu_.factorise(size)) {
            failedRow_ = lu_.zeroPivot();
            return FailureKind::SingularBlock;
        }
        std::copy_n(nextStep_.data(), size, step_.data());
        lu_.solve(step_.data());
        for (std::uint32_t k = 0; k < size; ++k) {
            start_[k] = slots_[block.tearSlots[k]];
            const double scale = std::max(std::fabs(start_[k]), smallestOf(block, k));
            weights_[k] = scale > 1e-100 ? 1 / scale : 1;
        }
        const double length = norm(size, step_.data());
        if (iteration == 0 && length <= NewtonLimits::kSolved)
            return FailureKind::None;
        // Natural monotonicity test (Deuflhard, 2004): the simplified Newton step from the new point must be shorter.
        for (double damping = 1;; damping /= 2) {
            for (std::uint32_t k = 0; k < size; ++k)
                slots_[block.tearSlots[k]] = rangeOf(block, k).nearest(start_[k] + damping * step_[k]);
            const bool isFinite = evaluate(block, program, newton, nextStep_.data());
            if (isFinite && length <= NewtonLimits::kConverged && damping == 1)
                return FailureKind::None;
            if (isFinite) {
                std::copy_n(nextStep_.data(), size, trial_.data());
                lu_.solve(trial_.data());
                const double nextLength = norm(size, trial_.data());
                if (NewtonLimits::isExact(nextLength, length))
                    return FailureKind::None;
                if (damping == 1 && NewtonLimits::isLastStep(nextLength, length)) {
                    for (std::uint32_t k = 0; k < size; ++k)
                        slots_[block.tearSlots[k]] = rangeOf(block, k).nearest(slots_[block.tearSlots[k]] + trial_[k]);
                    const bool isEvaluated = evaluate(block, program, newton, nextStep_.data());
                    return isEvaluated ? FailureKind::None : FailureKind::NotANumber;
                }
                if (nextLength <= (1 - damping / 4) * length)
                    break;
                if (length <= NewtonLimits::kStagnated && damping == 1)
                    return FailureKind::None;
            }
            if (damping < NewtonLimits::kSmallestDamping) {
                for (std::uint32_t k = 0; k < size; ++k)
                    slots_[block.tearSlots[k]] = start_[k];
                return isSolvedButForRounding(block, program, newton) ? FailureKind::None : FailureKind::BlockNotSolved;
            }
        }
    }
    return FailureKind::BlockNotSolved;
}

bool BlockSolver::isSolvedButForRounding(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton)
{
    constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();
    const std::uint32_t size = block.size();
    if (!evaluate(block, program, newton, nextStep_.data()) ||
        !evaluateMatrixHere(block, program, newton, lu_.matrix()))
        return false;
    const double* const largest = &largest_[firstAccepted_[numberOf(block)]];
    for (std::uint32_t r = 0; r < size; ++r) {
        double terms = 0;
        for (std::uint32_t k = 0; k < size; ++k)
            terms = std::max(terms, std::fabs(lu_.matrix()[r * size + k]) * largest[k]);
        if (!(std::fabs(nextStep_[r]) <= kRounding * terms))
            return false;
    }
    return true;
}

FailureKind BlockSolver::solveBracketed(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton)
{
    double& z = slots_[block.tearSlots[0]];
    const auto residual = [&](double at) {
        z = at;
        double value = 0;
        return evaluate(block, program, newton, &value) ? value : std::nan("");
    };
    const double middle = rangeOf(block, 0).nearest(z);
    double low = middle, high = middle;
    double valueLow = residual(middle), valueHigh = valueLow;
    double width = std::max(std::fabs(middle) * 0.01,
                            block.nominalSlots[0] != kNoSlot ? 0.01 * std::fabs(slots_[block.nominalSlots[0]]) : 1e-3);
    for (int i = 0; i < 200 && !(valueLow * valueHigh <= 0); ++i, width *= 1.6) {
        const double nextLow = rangeOf(block, 0).nearest(low - width),
                     nextHigh = rangeOf(block, 0).nearest(high + width);
        const double atLow = residual(nextLow), atHigh = residual(nextHigh);
        if (std::isfinite(atLow)) {
            low = nextLow;
            valueLow = atLow;
        }
        if (std::isfinite(atHigh)) {
            high = nextHigh;
            valueHigh = atHigh;
        }
        if (!std::isfinite(atLow) && !std::isfinite(atHigh))
            return FailureKind::BlockNotSolved;
    }
    if (!(valueLow * valueHigh <= 0))
        return FailureKind::BlockNotSolved;
    // Bisection, alternating with the Illinois variant of false position (Dowell and Jarratt, 1971).
    for (int i = 0; i < 200; ++i) {
        const double between = low - valueLow * (high - low) / (valueHigh - valueLow);
        const bool isBisection = i % 3 == 2 || !(between > low && between < high);
        const double next = isBisection ? low + 0.5 * (high - low) : between;
        const double value = residual(next);
        if (!std::isfinite(value))
            return FailureKind::NotANumber;
        if (value == 0 || next == low || next == high || high - low <= 1e-15 * std::fabs(next))
            return FailureKind::None;
        if ((value > 0) == (valueLow > 0)) {
            low = next;
            valueLow = value;
        } else {
            high = next;
            valueHigh = value;
        }
    }
    return FailureKind::None;
}

FailureKind BlockSolver::rescue(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                const std::function<bool()>& isStopWanted)
{
    BlockSystem system(*this, block, program, newton, isStopWanted);
    const auto number = numberOf(block);
    // Guesses: start attributes, the last solution, and usual sizes where neither has a value.
    std::vector<std::vector<double>> guesses(3, std::vector<double>(block.size()));
    for (std::uint32_t k = 0; k < block.size(); ++k) {
        guesses[0][k] = rangeOf(block, k).nearest(slots_[block.startSlots[k]]);
        guesses[1][k] = rangeOf(block, k).nearest(accepted_[firstAccepted_[number] + k]);
        guesses[2][k] = rangeOf(block, k).nearest(system.nominals[k]);
    }
    guesses.erase(std::unique(guesses.begin(), guesses.end()), guesses.end());
    FailureKind failure = FailureKind::BlockNotSolved;
    for (const RescueMethod& method : rescueMethods()) {
        for (std::vector<double> z : guesses) {
            if (isStopWanted && isStopWanted())
                return FailureKind::Cancelled;
            static_cast<void>(method.solve(system, z));
            // Newton's method decides, also after a method that almost converged.
            setTears(block, z);
            failure = newtonFrom(block, program, newton);
            if (failure != FailureKind::None)
                continue;
            if (rescuedBy_.find(method.name) == std::string::npos)
                rescuedBy_ += (rescuedBy_.empty() ? "" : ", ") + std::string(method.name);
            return failure;
        }
    }
    return failure;
}

std::vector<double> BlockSolver::tearsOf(const TapeBlock& block) const
{
    std::vector<double> tears;
    for (const Slot slot : block.tearSlots)
        tears.push_back(slots_[slot]);
    return tears;
}

void BlockSolver::setTears(const TapeBlock& block, std::span<const double> values)
{
    for (std::uint32_t k = 0; k < block.size(); ++k)
        slots_[block.tearSlots[k]] = values[k];
}

// Where J = dF/dz is almost singular, a step of Newton's method leaps far away, and of many solutions, as an angle of
// a linkage has them turn by turn, it finds any.
void BlockSolver::seekNearer(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                             std::span<const double> guess, const std::function<bool()>& isStopWanted)
{
    constexpr double kFar = 2, kNearer = 0.99;
    BlockSystem system(*this, block, program, newton, isStopWanted);
    const auto distance = [&] {
        double farthest = 0;
        for (std::uint32_t k = 0; k < block.size(); ++k)
            farthest = std::max(farthest, std::fabs(slots_[block.tearSlots[k]] - guess[k]) / system.nominals[k]);
        return farthest;
    };
    for (std::uint32_t k = 0; k < block.size(); ++k)
        system.nominals[k] = givenSizeOf(block, k).value_or(1);
    const double found = distance();
    if (found <= kFar)
        return;
    const std::vector<double> tears = tearsOf(block);
    std::vector<double> z(guess.begin(), guess.end());
    const bool isSolved = solveDownhill(system, z);
    setTears(block, z);
    if (isSolved && newtonFrom(block, program, newton) == FailureKind::None && distance() < kNearer * found)
        return;
    setTears(block, tears);
    runResidual(block, program, newton);
}

FailureKind BlockSolver::solveNewton(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                     const std::function<bool()>& isStopWanted)
{
    for (const Slot slot : block.tearSlots)
        if (!std::isfinite(slots_[slot]))
            slots_[slot] = 0;
    if (!isNearest_)
        return solveByAnyMethod(block, program, newton, isStopWanted);
    const std::vector<double> guess = tearsOf(block);
    const FailureKind failure = solveByAnyMethod(block, program, newton, isStopWanted);
    if (failure == FailureKind::None)
        seekNearer(block, program, newton, guess, isStopWanted);
    return failure;
}

FailureKind BlockSolver::solveByAnyMethod(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                          const std::function<bool()>& isStopWanted)
{
    hasSeenNotANumber_ = false;
    const FailureKind failure = newtonFromAll(block, program, newton);
    if (failure == FailureKind::None)
        return failure;
    if (hasSeenNotANumber_ && !block.truthSlots.empty() &&
        solveLiterally(block, program, newton, isStopWanted) == FailureKind::None)
        return FailureKind::None;
    return isThorough_ ? rescue(block, program, newton, isStopWanted) : failure;
}

FailureKind BlockSolver::solveLiterally(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton,
                                        const std::function<bool()>& isStopWanted)
{
    std::vector<double> truths;
    for (const Slot slot : block.truthSlots)
        truths.push_back(slots_[slot]);
    isLiteral_ = true;
    FailureKind failure = newtonFromAll(block, program, newton);
    if (failure != FailureKind::None && isThorough_)
        failure = rescue(block, program, newton, isStopWanted);
    isLiteral_ = false;
    for (std::size_t i = 0; i < truths.size(); ++i)
        slots_[block.truthSlots[i]] = truths[i];
    return failure;
}

FailureKind BlockSolver::newtonFromAll(const TapeBlock& block, const RunnableProgram& program, std::uint32_t newton)
{
    FailureKind failure = newtonFrom(block, program, newton);
    if (failure == FailureKind::None)
        return failure;
    const auto number = numberOf(block);
    for (const bool fromAccepted : {true, false}) {
        for (std::uint32_t k = 0; k < block.size(); ++k)
            slots_[block.tearSlots[k]] =
                fromAccepted ? accepted_[firstAccepted_[number] + k] : slots_[block.startSlots[k]];
        failure = newtonFrom(block, program, newton);
        if (failure == FailureKind::None)
            return failure;
        if (block.size() == 1 && solveBracketed(block, program, newton) == FailureKind::None &&
            newtonFrom(block, program, newton) != FailureKind::NotANumber)
            return FailureKind::None;
    }
    return failure;
}

void BlockSolver::acceptTears()
{
    for (std::size_t b = 0; b < tape_.blocks.size(); ++b)
        for (std::uint32_t k = 0; k < tape_.blocks[b].size(); ++k)
            acceptTear(firstAccepted_[b] + k, slots_[tape_.blocks[b].tearSlots[k]]);
}

void BlockSolver::acceptTear(std::size_t place, double value)
{
    accepted_[place] = value;
    if (std::fabs(value) > largest_[place] && std::isfinite(value))
        largest_[place] = std::fabs(value);
}

void BlockSolver::resetTears()
{
    for (const TapeBlock& block : tape_.blocks)
        for (std::uint32_t k = 0; k < block.size(); ++k)
            slots_[block.tearSlots[k]] = rangeOf(block, k).nearest(slots_[block.startSlots[k]]);
    std::ranges::fill(largest_, 0.0);
    acceptTears();
    rescuedBy_.clear();
}

}  // namespace bramah::solver
