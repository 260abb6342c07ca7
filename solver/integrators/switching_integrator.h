// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <functional>
#include <memory>

namespace bramah::solver {

/// The methods among which a run chooses.
struct SwitchedMethods {
    std::unique_ptr<SwitchedMethod> implicitMethod;                     ///< Radau IIA
    std::unique_ptr<SwitchedMethod> explicitMethod;                     ///< null: not to be used
    std::function<std::unique_ptr<SwitchedMethod>()> makeRescueMethod;  ///< CVODE's BDF, made when it is needed
};

/// Methods that alternate during a run. The explicit one is cheaper where steps are as short as the fastest time
/// constant anyway, as in oscillations and in cavitating oil; elsewhere that constant limits its steps. The choice is
/// made by measurement: the simulated time that a method covers for its work, in windows of some steps. It uses counted
/// operations instead of the clock, so that a run can be repeated. \a derivativeWork: as in SystemLayout.
///
/// After each window of 20 steps the progress p of the active method is its simulated time divided by its operations.
/// - A step of the explicit method costs about 7 W, W operations for one evaluation of the equations, and is stable up
///   to 3 / r, where r [1/s] is the fastest rate of the system. If 1.5 p > 3 / (7 W r), it cannot be much better than
///   the implicit method and is not tried. Otherwise it is tried for one window.
/// - The explicit method stays active while its p is at least 1.2 times that of the implicit method when last active;
///   the implicit method, whose errors are smaller than requested, stays unless it is worse by that factor.
/// - A trial without gain doubles the number of windows before the next one, up to 32; a trial with gain halves it.
/// - If a step of the explicit method fails, the implicit one continues from the last accepted step.
///
/// L. Petzold, "Automatic selection of methods for solving stiff and nonstiff systems of ordinary differential
/// equations", SIAM J. Sci. Stat. Comput. 4, 1983, compares expected step lengths; measured progress includes the cost.
///
/// Both methods are one-step methods and can stall together: where a law changes its slope a thousandfold within what
/// the tolerance allows a state, Newton's iteration for the three coupled stages of the implicit one fails again and
/// again, and the explicit one is as slow as the fastest rate. A multistep method has one stage, predicted from the
/// past, and passes there. So after 10 windows of which each would make the run, \a runLength [s], longer than 250,000
/// steps, the rescue method is tried for 100 steps. It stays if its progress in the last 50 is at least twice that of
/// the methods before, and until it becomes worse; meanwhile these are tried again after 32, 64, ... windows. A step
/// that the implicit method cannot make is tried by the rescue method, too, unless the equations have no value there.
[[nodiscard]] std::unique_ptr<Integrator> makeSwitchingIntegrator(SwitchedMethods methods, double derivativeWork,
                                                                  double runLength);

}  // namespace bramah::solver
