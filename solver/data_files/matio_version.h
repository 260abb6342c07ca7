// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace bramah::solver {

/// The version of MAT File I/O, the library for `.mat` that the program runs with.
[[nodiscard]] std::string matioVersion();

}  // namespace bramah::solver
