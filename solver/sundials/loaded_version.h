// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace bramah::solver {

/// The version of SUNDIALS that the program runs with.
[[nodiscard]] std::string sundialsVersion();

}  // namespace bramah::solver
