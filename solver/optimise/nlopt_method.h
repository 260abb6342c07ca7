// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// A function on a box that is to be least where others are not positive.
struct BoxFunction {
    std::vector<double> lower, upper;
    std::size_t constraints = 0;
    /// The function, then the constraints; nothing ends the method at once.
    std::function<std::optional<std::vector<double>>(std::span<const double>)> values;
};

/// Methods of NLopt, which need no derivatives.
enum class NloptMethod : std::uint8_t {
    Bobyqa,   ///< quadratic models (M. J. D. Powell, Cambridge NA2009/06); two variables or more, without constraints
    Cobyla,   ///< linear models, with constraints (M. J. D. Powell, 1994)
    Sbplx,    ///< compares only: Nelder and Mead's simplices in subspaces (T. Rowan, 1990); without constraints
    DirectL,  ///< divides the box (J. M. Gablonsky, C. T. Kelley, J. Global Optim. 21, 2001); infinite values are holes
};

/// Moves \a x to a better place of the box. \a step: how far the first steps lead; it ends when steps are shorter than
/// \a tolerance. False: \c values ended it. Where NLopt refuses its input, which
/// is not of a user, it throws std::logic_error.
bool runNlopt(NloptMethod method, const BoxFunction& function, std::vector<double>& x, double step, double tolerance);

}  // namespace bramah::solver
