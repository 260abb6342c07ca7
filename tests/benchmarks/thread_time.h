// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ctime>

namespace bramah::bench {

/// Seconds of the processor that this thread had.
[[nodiscard]] inline double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace bramah::bench
