// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/run/run_settings.h"
#include "solver/study/reduction.h"
#include "solver/tape/compiled_system.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

/// Many runs of one compiled system that differ in the values of some parameters.
struct Study {
    std::shared_ptr<const CompiledSystem> system;
    RunSettings settings;  ///< of every run; `variables` are the outputs
    std::vector<QString> parameters;
    std::vector<std::vector<double>> points;  ///< a value [SI] for each parameter
    Reduction reduction = Reduction::Final;
};

/// The result of one run of a study.
struct StudyResult {
    std::size_t point = 0;
    std::vector<double> values;  ///< an output each, SI; NaN where the run failed
    QString failure;             ///< why it did not reach its stop time; empty if it did
};

/// The paths of the variables that \a study keeps, in the order of StudyResult::values.
[[nodiscard]] std::vector<QString> studyOutputs(const Study& study);

/// Runs the \a points of \a study on \a jobs threads. \a take gets each result as it comes, from one thread at a time
/// and in no order; when it returns false no further run starts. A run that fails is a result like others.
void runStudy(const Study& study, std::span<const std::size_t> points, int jobs,
              const std::function<bool(const StudyResult&)>& take);

}  // namespace bramah::solver
