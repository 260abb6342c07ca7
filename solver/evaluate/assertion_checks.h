// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/run_values.h"

#include <utility>
#include <vector>

namespace bramah::solver {

/// The assertions of a run: those that fail end it, those that warn do so once.
class AssertionChecks
{
public:
    explicit AssertionChecks(const RunValues& values);

    /// Assertion \a number, whose value has been computed: fails if it is an error, else a warning is kept.
    [[nodiscard]] EvaluationStatus check(std::size_t number);
    /// The same for \a action of an event, which is an assertion.
    [[nodiscard]] EvaluationStatus checkAtEvent(const CompiledAction& action);
    /// The message of \a action with its values now.
    [[nodiscard]] ModelMessage messageOf(const CompiledAction& action) const;
    /// Warnings since the last call, each once in a run.
    [[nodiscard]] std::vector<AssertionWarning> takeWarnings() { return std::exchange(warnings_, {}); }
    /// A new run begins.
    void forget();

private:
    /// Keeps the warning of an assertion that has failed, if it is its first.
    void warn(const CompiledAction& assertion, std::vector<bool>& hasWarned, std::size_t number);

    const RunValues& values_;
    std::vector<bool> hasWarned_;       ///< by assertion
    std::vector<bool> hasEventWarned_;  ///< by action at events
    std::vector<AssertionWarning> warnings_;
};

}  // namespace bramah::solver
