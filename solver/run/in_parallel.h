// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace bramah::solver {

/// As many threads as this machine runs at a time, at least 1.
[[nodiscard]] int processorCount();

/// Calls \a work for 0, 1, ... \a count - 1 in \a jobs threads, that of the caller among them, and returns when all
/// calls have. Each index is taken in order by the next thread that is free. When a call returns false, no further one
/// begins.
void forEachInParallel(std::size_t count, int jobs, const std::function<bool(std::size_t)>& work);

}  // namespace bramah::solver
