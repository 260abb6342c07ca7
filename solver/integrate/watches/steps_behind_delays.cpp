// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/watches/steps_behind_delays.h"

#include "solver/evaluate/past_signals.h"
#include "solver/history/signal_piece.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

// Points of a step that are stored for delayed signals. What runs through a line may be steeper than the states at an
// end that only reflects it.
constexpr double kPiecesPerDelay = 4;
constexpr int kPartsOfPiece = static_cast<int>(SignalPiece::kMostPoints) - 1;
constexpr int kChecks = 4;  // points of a long step at which predictions are checked
constexpr double kFirstForesight = 2, kMostForesight = 1e6;
constexpr double kRounding = 1e-9;  // relative to a delay
constexpr int kLeastPatience = 4, kMostPatience = 64;

}  // namespace

StepsBehindDelays::StepsBehindDelays(RunMemory& memory, double tolerance)
    : memory_(memory), tolerance_(tolerance), foresight_(kFirstForesight), patience_(kLeastPatience)
{
}

void StepsBehindDelays::limit(Integrator& integrator)
{
    const PastSignals* past = memory_.past();
    if (!past)
        return;
    const double delay = past->shortestDelay();
    if (!(delay > 0)) {
        if (const double longest = past->largestStep(); longest > 0)
            integrator.limitSteps(longest);
        return;
    }
    const double foreseen = untilTrial_ > 0 ? delay : foresight_ * delay;
    untilTrial_ -= untilTrial_ > 0 ? 1 : 0;
    double step = past->largestStep();
    if (integrator.wantedStep() > step) {
        const double longest = std::min(past->straightAhead(integrator.time()), foreseen);
        // Powers of two, so that matrix factors for the last step's length can be reused.
        while (2 * step <= longest)
            step *= 2;
    }
    integrator.limitSteps(step);
}

bool StepsBehindDelays::isAsForeseen(const Integrator& integrator, std::span<double> x)
{
    const PastSignals* past = memory_.past();
    if (!past)
        return true;
    const double from = integrator.previousTime(), to = integrator.time();
    if (const double delay = past->shortestDelay(); !(delay > 0) || to - from <= delay * (1 + kRounding))
        return true;
    for (int check = 1; check <= kChecks; ++check) {
        const double t = check == kChecks ? to : std::lerp(from, to, check / static_cast<double>(kChecks));
        integrator.interpolate(t, x);
        if (memory_.evaluateDelayed(t, x).ok() && past->surprise() <= tolerance_)
            continue;
        foresight_ = kFirstForesight;
        untilTrial_ = patience_;
        patience_ = std::min(2 * patience_, kMostPatience);
        return false;
    }
    foresight_ = std::min(2 * foresight_, kMostForesight);
    patience_ = kLeastPatience;
    return true;
}

int StepsBehindDelays::partsOf(double length) const
{
    const PastSignals* past = memory_.past();
    if (!past)
        return 1;
    const double shortest = past->shortestRemembered();
    const double delays = shortest > 0 ? length / shortest : 0;
    if (delays > 1 + kRounding)
        return kPartsOfPiece;
    return kPartsOfPiece * std::max(1, static_cast<int>(std::ceil(kPiecesPerDelay * delays - kRounding)));
}

}  // namespace bramah::solver
