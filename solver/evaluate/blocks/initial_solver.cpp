// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/blocks/initial_solver.h"

#include "solver/evaluate/blocks/block_failure.h"
#include "solver/evaluate/blocks/unsolved_value.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

InitialSolver::InitialSolver(const CompiledInitial& initial, const FlatModel& model)
    : initial_(initial), model_(model), slots_(initial.tape.initialSlots), blocks_(initial.tape, slots_)
{
    blocks_.setNearest(true);
}

void InitialSolver::begin(std::span<const double> slots)
{
    for (const CompiledInitial::Link& link : initial_.inputs)
        slots_[link.to] = slots[link.from];
    static_cast<void>(blocks_.run(initial_.tape.parameterProgram, {}));
    blocks_.resetTears();
    method_ = "actual equations";
}

EvaluationStatus InitialSolver::runAt(double lambda, const std::function<bool()>& isStopWanted)
{
    if (initial_.tape.lambda != kNoSlot)
        slots_[initial_.tape.lambda] = lambda;
    const FailureKind failed = blocks_.run(initial_.program, isStopWanted);
    if (failed == FailureKind::Cancelled)
        return {FailureKind::Cancelled, false, {}, {}};
    for (const SolvedPlace& place : initial_.solved)
        if (place.slot != kNoSlot && !std::isfinite(slots_[place.slot]))
            return failure(FailureKind::InitialisationFailed, false, place.origin.component,
                           unsolvedValue(model_, place, slots_));
    if (failed == FailureKind::None)
        return {};
    EvaluationStatus status = fullBlockFailure(failed, blocks_);
    status.kind = FailureKind::InitialisationFailed;
    status.recoverable = false;
    return status;
}

EvaluationStatus InitialSolver::ramp(const std::function<bool()>& isStopWanted)
{
    blocks_.resetTears();
    EvaluationStatus status = runAt(0, isStopWanted);
    double lambda = 0, step = 0.1;
    constexpr double kSmallestStep = 1e-4;
    std::vector<double> last = slots_;
    while (status.ok() && lambda < 1) {
        const double next = std::min(1.0, lambda + step);
        const EvaluationStatus attempt = runAt(next, isStopWanted);
        if (attempt.ok()) {
            lambda = next;
            step *= 1.5;
            last = slots_;
            continue;
        }
        std::copy(last.begin(), last.end(), slots_.begin());
        step /= 2;
        if (step < kSmallestStep || attempt.kind == FailureKind::Cancelled)
            status = attempt;
    }
    return status;
}

EvaluationStatus InitialSolver::solve(std::span<double> slots, bool isThorough,
                                      const std::function<bool()>& isStopWanted)
{
    for (const CompiledInitial::Link& link : initial_.inputs)
        slots_[link.to] = slots[link.from];
    EvaluationStatus status = runAt(1, isStopWanted);
    if (!status.ok() && initial_.hasHomotopy && status.kind != FailureKind::Cancelled) {
        status = ramp(isStopWanted);
        method_ = "homotopy";
    }
    if (!status.ok() && isThorough && status.kind != FailureKind::Cancelled) {
        blocks_.resetTears();
        blocks_.setThorough(true);
        status = runAt(1, isStopWanted);
        blocks_.setThorough(false);
        method_ = blocks_.rescuedBy();
    }
    for (const CompiledInitial::Link& link : initial_.results)
        if (link.from != kNoSlot)
            slots[link.to] = slots_[link.from];
    return status;
}

}  // namespace bramah::solver
