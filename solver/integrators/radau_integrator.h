// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <memory>

namespace bramah::solver {

/// Radau IIA of order 5, an implicit Runge-Kutta method of three stages: L-stable, so weakly damped oscillations do not
/// limit its steps as those of higher-order BDF, and no history is lost at events. A step costs several times as much
/// as one of CVODE and is several times as long. After E. Hairer, G. Wanner, Solving Ordinary Differential Equations II
/// (1996), IV.8: simplified Newton iterations in transformed stages with one real and one complex matrix, an embedded
/// formula of order 3 for the error, predictive step control. Between steps the solution is the collocation polynomial.
///
/// Step control. The error of a step of length h from (t, x) with the stages z is the size e (errorSize()) of
///
///     (g/h I - J)^-1 (f(t, x) + (e1 z1 + e2 z2 + e3 z3) / h),
///
/// where J is the Jacobian of f and g the real eigenvalue of the inverse of the method's matrix. e grows as h^4, so
/// that the next step is the shorter one of
///
///     s h e^(-1/4)   and   0.85 h (h / h0) (e0 / e^2)^(1/4),
///
/// where h0 and e0 belong to the accepted step before, and s, at most 0.85, falls with the number of Newton iterations.
/// The second value continues the trend of the error (K. Gustafsson, "Control-theoretic techniques for stepsize
/// selection in implicit Runge-Kutta methods", ACM TOMS 20, 1994). If the step would grow by less than 1.8, its length
/// and its factors are kept.
///
/// Behind a jump d of f, as of an input that moves in steps, the run goes on without a new start: the prediction of the
/// stages takes c h d, f(t, x) is the new one, and the Jacobian serves as long as the iterations contract. A jump that
/// would move a state by more than ten times what the last step has asks for a start, since steps may have grown long.
[[nodiscard]] std::unique_ptr<SwitchedMethod> makeRadauIntegrator(Equations& equations,
                                                                  const IntegratorOptions& options);

}  // namespace bramah::solver
