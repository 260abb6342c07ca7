// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::solver {

enum class EndReason {
    StopTimeReached,
    Terminated,            ///< the model called terminate()
    Stopped,               ///< stop() was called
    NotCompiled,           ///< the model has errors; see RunStatus::diagnostics
    BadSettings,           ///< as an unknown parameter path or a stop time before the start time
    InitialisationFailed,  ///< no consistent start was found
    AssertionFailed,       ///< an assertion of the model
    EquationsFailed,       ///< NaN, or an implicit block that cannot be solved
    StepFailed,            ///< the error test or Newton's iteration fails at the smallest step
    Chattering,            ///< a relation switches again and again within almost no time
    InternalFailure,       ///< a broken invariant of Bramah
};

/// The end of a run, in words for its user.
struct RunEnd {
    EndReason reason = EndReason::StopTimeReached;
    double time = 0;    ///< simulated time reached [s]
    QString component;  ///< path of the one to blame, as `relief`; empty if none is
    QString message;    ///< the observation
    QString advice;     ///< advice to try; may be empty

    /// True where the results are as complete as the model and its user wanted.
    [[nodiscard]] bool isRegular() const
    {
        return reason == EndReason::StopTimeReached || reason == EndReason::Terminated || reason == EndReason::Stopped;
    }
    /// True if the input is wrong rather than the run: exit code 1 instead of 2.
    [[nodiscard]] bool isInputError() const
    {
        return reason == EndReason::NotCompiled || reason == EndReason::BadSettings;
    }
};

}  // namespace bramah::solver
