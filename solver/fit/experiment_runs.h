// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/fit_question.h"
#include "solver/tape/code_for_many_runs.h"

#include <tl/expected.hpp>

#include <functional>
#include <vector>

namespace bramah::solver {

/// A signal's measured samples that a fit looks at.
struct FitSamples {
    std::size_t experiment = 0, signal = 0;
    std::vector<double> times;   ///< [s], rising, of the measurement
    std::vector<double> values;  ///< finite
    std::size_t every = 1;       ///< so many samples of the file are behind one of these
};

/// The values of the model at the samples of all signals, in their order; or why a run failed.
using SimulatedSamples = tl::expected<std::vector<std::vector<double>>, QString>;

/// The settings of the run that repeats \a experiment, without values of what is fitted.
[[nodiscard]] RunSettings settingsOf(const FitQuestion& question, const FitExperiment& experiment);

/// The equations of that run.
[[nodiscard]] const std::shared_ptr<const CompiledSystem>& systemOf(const FitQuestion& question,
                                                                    const FitExperiment& experiment);

/// Machine code for the runs of all experiments.
[[nodiscard]] std::vector<CodeForManyRuns> codesFor(const FitQuestion& question);

/// Repeats the experiments of a fit with other values of parameters. A point is a value for each parameter, then a
/// shift for each experiment that has one. For one thread, but runs go through \c FitQuestion::jobs at a time.
class ExperimentRuns
{
public:
    /// Borrows the question. \a isStopWanted ends runs early, which then count as failed.
    ExperimentRuns(const FitQuestion& question, std::function<bool()> isStopWanted);

    /// Why the question cannot be asked, in the user's words; nothing if it can.
    [[nodiscard]] const std::optional<QString>& problem() const { return problem_; }
    /// The samples of all signals, experiment after experiment, as simulate() answers: those within the windows, of
    /// long measurements only some.
    [[nodiscard]] const std::vector<FitSamples>& samples() const { return samples_; }
    /// Indices of the experiments whose shifts are part of a point.
    [[nodiscard]] const std::vector<std::size_t>& shifted() const { return shifted_; }

    /// What the model gives at \a points. Points that differ in shifts only share their runs.
    [[nodiscard]] std::vector<SimulatedSamples> simulate(const std::vector<std::vector<double>>& points);
    /// The number of runs so far.
    [[nodiscard]] std::size_t runCount() const { return runCount_; }

private:
    /// Curves of one run: those of the experiment's signals, in their order.
    struct Curves {
        std::vector<double> times;
        std::vector<std::vector<double>> values;
        QString failure;
    };
    using RunKey = std::pair<std::size_t, std::vector<double>>;  ///< experiment and values of the parameters

    void takeSamples();
    void planRun(std::size_t experiment);
    [[nodiscard]] Curves run(const RunKey& key) const;
    [[nodiscard]] SimulatedSamples at(const std::vector<double>& point,
                                      const std::vector<std::pair<RunKey, Curves>>& runs) const;

    const FitQuestion& question_;
    std::function<bool()> isStopWanted_;
    std::vector<CodeForManyRuns> codes_;
    std::optional<QString> problem_;
    std::vector<FitSamples> samples_;
    std::vector<std::size_t> shifted_;
    std::vector<RunSettings> settings_;  ///< of each experiment
    std::vector<std::pair<RunKey, Curves>> latest_;
    std::size_t runCount_ = 0;
};

}  // namespace bramah::solver
