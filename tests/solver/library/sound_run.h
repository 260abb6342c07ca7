// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/solver/library/library_run.h"

#include <limits>

namespace bramah::test {

/// What is wrong with \a run, a run of \a text that stored every variable: how it ended, a message that is more than a
/// note, a value that is not finite, an absolute pressure that is not positive or not below \a highestPressure [Pa].
/// Empty if nothing.
[[nodiscard]] QString faultOf(const LibraryRun& run, const QByteArray& text,
                              double highestPressure = std::numeric_limits<double>::infinity());

}  // namespace bramah::test
