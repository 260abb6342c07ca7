// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/runtime/checks.h"

namespace bramah::test {

/// Runs the tests of EventIteration.
void runEventIterationTests(Checks& check);
/// Runs the tests of the evaluator: values at the start and of blocks.
void runEvaluatorTests(Checks& check);
/// Runs the tests of what is written to the standard streams: nothing.
void runQuietTests(Checks& check);

}  // namespace bramah::test
