// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/words/end_words.h"

#include <QString>

namespace bramah::solver {

/// The end of a run, in words for its user.
struct RunEnd {
    EndReason reason = EndReason::StopTimeReached;
    double time = 0;       ///< simulated time reached [s]
    QString component;     ///< path of the component that caused it, as `relief`; may be empty
    QString message;       ///< what was observed
    QString advice;        ///< what to try; may be empty
    QString toAllow = {};  ///< path of an FMU whose program the user has to allow first; mostly empty

    /// True if the results are complete, as model and user wanted.
    [[nodiscard]] bool isRegular() const
    {
        return reason == EndReason::StopTimeReached || reason == EndReason::Terminated || reason == EndReason::Stopped;
    }
    /// Who caused it and what was observed, in one line.
    [[nodiscard]] QString text() const
    {
        return component.isEmpty() ? message : QStringLiteral("`%1`: %2").arg(component, message);
    }
    /// True if the input is wrong and not the run: exit code 1 instead of 2.
    [[nodiscard]] bool isInputError() const
    {
        return reason == EndReason::NotCompiled || reason == EndReason::BadSettings;
    }
};

}  // namespace bramah::solver
