// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace bramah::solver {

/// The version of LAPACK that the program runs with.
[[nodiscard]] std::string lapackVersion();

}  // namespace bramah::solver
