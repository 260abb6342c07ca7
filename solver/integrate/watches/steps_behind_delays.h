// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/integrator.h"

#include <vector>

namespace bramah::solver {

/// How long the steps of a system with delays may be. While waves run through delays, a quarter of the shortest delay,
/// so that the past keeps their shape; where all that comes out of delays goes along straight lines, as long as that is
/// known. A step longer than a delay needs values that only itself will give: they are foreseen on the line that the
/// signal goes along, and the step stands only if what goes into the delays in it is that within the tolerance. So a
/// circuit at rest takes long steps, whatever the length of its lines.
class StepsBehindDelays
{
public:
    /// \a tolerance: share of a signal's largest value by which it may miss what was foreseen.
    StepsBehindDelays(SystemEvaluator& evaluator, double tolerance);

    [[nodiscard]] bool hasDelays() const { return evaluator_.past() != nullptr; }
    /// Limits the next step of \a integrator.
    void limit(Integrator& integrator);
    /// Says whether the step just made met what had been foreseen; if not, the next one will be shorter. \a x is left
    /// at some point of the step. Failures of equations count as a surprise.
    [[nodiscard]] bool isAsForeseen(const Integrator& integrator, std::span<double> x);
    /// In so many parts of equal length a step of \a length [s] is remembered.
    [[nodiscard]] int partsOf(double length) const;

private:
    SystemEvaluator& evaluator_;
    double tolerance_;
    double foresight_;    ///< so many of the shortest delays the next step may be long
    int untilTrial_ = 0;  ///< steps before the next one may be longer than a delay
    int patience_;        ///< steps from a surprise to the next trial
};

}  // namespace bramah::solver
