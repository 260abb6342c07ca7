// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/experiment_text.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::app {

/// What is done with measured runs.
enum class FitTask : std::uint8_t {
    Preview,  ///< what they can tell
    Fit,      ///< values of parameters that they ask for
    Faults,   ///< which fault explains them
};

/// How one measured file of the document takes part.
struct MeasuredRunUse {
    enum class Role : std::uint8_t { Fitted, Validation, Unused };
    QString name;  ///< of the file in the document
    Role role = Role::Fitted;
    QString clauses;  ///< as behind the file in solver::readExperiment(): `shift -20 ms:20 ms; set mass.s.start=0.1`
};

/// A question to measured runs, as it is written.
struct FitRequest {
    FitTask task = FitTask::Fit;
    QStringList free;  ///< as solver::readFreeParameter() takes them
    std::vector<MeasuredRunUse> runs;
    solver::Outliers outliers = solver::Outliers::Count;
};

}  // namespace bramah::app
