// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/benchmark.h"

namespace bramah::bench {

/// The solve times of all shipped circuits together, each with its program and sources: the one built beside this
/// program, and the one in \a earlierFolder, a source folder of an earlier version with what was built in it. Both
/// run in turns; circuits that only one has do not count.
[[nodiscard]] Result compareWithEarlier(const QString& earlierFolder);

}  // namespace bramah::bench
