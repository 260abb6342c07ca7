// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Differentiates the equations that constrain states, until the highest derivatives can all be solved for.
///
/// A pendulum of length L with positions x and y has x^2 + y^2 = L^2. That equation names no derivative, so nothing in
/// it determines x'' or y''; differentiated twice it does: x x'' + y y'' + x'^2 + y'^2 = 0. Pantelides' algorithm finds
/// which equations need this how often, from the structure alone. It assigns to each equation one highest derivative
/// that occurs in it, by alternating paths. If there is no such path, the equations met on the way are too many for
/// their unknowns: all of them are differentiated, the derivatives of their unknowns become new unknowns, and the
/// search goes on. It ends if an assignment exists once a variable and its derivatives count as one unknown, which is
/// looked at first; a model without one is reported with its smallest wrong part.
///
/// The working set then holds the original equations and their derivatives, linked by `derivative` and
/// `antiderivative`.
///
/// Pantelides, "The consistent initialization of differential-algebraic systems", SIAM J. Sci. Stat. Comput. 9, 1988.
void reduceIndex(Compilation& compilation);

/// Chooses which variables are integrated: the states.
///
/// After reduceIndex() there are more equations than unknowns: the pendulum has its constraint and two derivatives of
/// it. For each differentiated equation one derivative becomes a *dummy*: an unknown of its own that is solved for
/// instead of integrated; for the pendulum x'' and x' (y and y' are the states) or y'' and y'. The dummies G of a group
/// of equations g are good if dg/dG is regular. From the highest derivatives downward, makeCandidate() evaluates the
/// columns of dg/d(candidates) at the start values, and Gaussian elimination takes as many of them as there are
/// equations. Wishes decide first: never, avoid, variables the model does not differentiate itself, default, fixed
/// start, prefer, always; among equals, columns that cannot become zero (SignAnalysis), then the largest one.
///
/// The choice is made once, before the run. If its matrix may become singular later (the pendulum at y = 0), a watch
/// ends the run with a message (DeadCentreWatch). The parameters whose values have decided are kept in
/// Compilation::usedValues.
///
/// Mattsson and Söderlind, "Index reduction in differential-algebraic equations using dummy derivatives", SIAM J. Sci.
/// Comput. 14, 1993.
void selectStates(Compilation& compilation);

}  // namespace bramah::solver
