// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/nonlinear/nonlinear_system.h"

namespace bramah::solver {

/// A way to solve a system whose Newton iteration fails, by its name in messages.
struct RescueMethod {
    const char* name;
    bool (*solve)(NonlinearSystem& system, std::span<double> z);
};

/// The ways there are, quickest first: a line search, an automatic homotopy, pseudo-transient continuation.
[[nodiscard]] std::span<const RescueMethod> rescueMethods();

}  // namespace bramah::solver
