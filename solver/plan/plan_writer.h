// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/plan/study_plan.h"

#include <optional>

namespace bramah::model {
class ClassLibrary;
}  // namespace bramah::model

namespace bramah::solver {

struct Study;

/// What a plan is made of.
struct PlanSource {
    const model::ClassLibrary* library = nullptr;  ///< of the model, after its equations were made
    QString className;
    QStringList given;             ///< values of parameters, as `path=value`
    const Study* study = nullptr;  ///< the runs
    StudyDesign design;            ///< of their points
    std::size_t sliceCount = 1;    ///< at most as many as there are points
    QString program;               ///< path of the program that runs a slice, `bramah-cli`
    QString version;               ///< as `Bramah 0.1.0`
};

/// Makes the folder \a folder, which is new or empty, with everything that a slice needs but the program and its own
/// library. Reads it back, and believes it only if it holds the same study. Returns why it could not be made, or
/// nothing; then nothing is left of it.
[[nodiscard]] std::optional<QString> writePlan(const PlanSource& source, const QString& folder);

/// The line that starts all slices as a job array of Slurm.
[[nodiscard]] QString submitLine(const StudyPlan& plan);

}  // namespace bramah::solver
