// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/run_values.h"

#include <utility>
#include <vector>

namespace bramah::solver {

/// The assertions of a run: a failed error ends it, a failed warning is kept once.
class AssertionChecks
{
public:
    /// Borrows \a values, the values of the run.
    explicit AssertionChecks(const RunValues& values);

    /// Checks assertion \a number, whose value has been computed: fails for an error, keeps the message of a warning.
    [[nodiscard]] EvaluationStatus check(std::size_t number);
    /// The same for \a action, an assertion at an event.
    [[nodiscard]] EvaluationStatus checkAtEvent(const CompiledAction& action);
    /// The message of \a action with the present values.
    [[nodiscard]] ModelMessage messageOf(const CompiledAction& action) const;
    /// Warnings since the last call, each once in a run.
    [[nodiscard]] std::vector<AssertionWarning> takeWarnings() { return std::exchange(warnings_, {}); }
    /// Forgets everything for a new run.
    void forget();

private:
    /// Keeps the warning of a failed assertion if it is its first one.
    void warn(const CompiledAction& assertion, std::vector<bool>& hasWarned, std::size_t number);

    const RunValues& values_;
    std::vector<bool> hasWarned_;       ///< by assertion
    std::vector<bool> hasEventWarned_;  ///< by action at events
    std::vector<AssertionWarning> warnings_;
};

}  // namespace bramah::solver
