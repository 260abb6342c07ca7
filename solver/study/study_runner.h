// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/run/run_settings.h"
#include "solver/run/simulation_run.h"
#include "solver/study/frequency_number.h"
#include "solver/study/responses.h"
#include "solver/tape/compiled_system.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// Runs of one compiled system with different values of some parameters.
struct Study {
    std::shared_ptr<const CompiledSystem> system;
    RunSettings settings;  ///< of each run; `variables` are the outputs
    std::vector<QString> parameters;
    std::vector<std::vector<double>> points;  ///< one value [SI] for each parameter
    Reduction reduction = Reduction::Final;
    Measures measures;                              ///< numbers of each run beside the outputs
    std::vector<AskedFrequencyNumber> frequencies;  ///< numbers of responses to sines beside them
};

/// The result of one run of a study.
struct StudyResult {
    std::size_t point = 0;
    std::vector<double> values;  ///< one for each response, SI; NaN if the run failed, or it has no value
    QString failure;             ///< why it did not reach its stop time, or a response to sines has no number
};

/// The numbers that \a study keeps, in the order of StudyResult::values.
[[nodiscard]] Responses responsesOf(const Study& study);

/// Makes the run of \a study with these values of its parameters [SI], one for each, which leaves the rows of \a
/// variables in \a results. Any thread.
RunStatus runInto(ResultStore& results, const Study& study, const std::vector<double>& values,
                  const QRegularExpression& variables, const std::function<bool()>& isStopWanted = {});

/// The run of \a study with these values of its parameters [SI], one for each, reduced to \a responses, those of
/// responsesOf(); nothing if it was stopped. Any thread.
[[nodiscard]] std::optional<StudyResult> runOne(const Study& study, const std::vector<double>& values,
                                                const Responses& responses,
                                                const std::function<bool()>& isStopWanted = {});

/// Runs \a points of \a study in \a jobs threads. \a take receives each result as it is ready, from one thread at a
/// time and in any order; when it returns false, no further run starts. A failed run is a result like others. When \a
/// isStopWanted, which any thread may ask, returns true, runs end within 0.2 s, and those that it ended have no result.
void runStudy(const Study& study, std::span<const std::size_t> points, int jobs,
              const std::function<bool(const StudyResult&)>& take, const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
