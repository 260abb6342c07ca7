// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/fit_question.h"

#include "app/cli/commands/stored_question.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "app/cli/outputs/measured_files.h"
#include "solver/fit/experiment_text.h"
#include "solver/run/in_parallel.h"

#include <algorithm>

namespace bramah::cli {
namespace {

constexpr std::uint64_t kMostJobs = 256;

/// How \a stored uses a measured file of the class.
solver::MeasuredRunUse useOf(const solver::LaidFile& file, const solver::StoredFit& stored)
{
    const auto use = std::ranges::find(stored.runs, file.name, &solver::MeasuredRunUse::name);
    return use == stored.runs.end() ? solver::MeasuredRunUse() : *use;
}

/// The measured runs of --data, or else of the class. The error is a message.
tl::expected<std::vector<solver::FitExperiment>, QString> experimentsOf(const CommandOptions& options,
                                                                        const solver::StoredFit& stored,
                                                                        solver::Model& model)
{
    std::vector<solver::FitExperiment> experiments;
    for (const QString& text : options.values("data")) {
        auto experiment = solver::readExperiment(text, model);
        if (!experiment)
            return tl::unexpected(tr("--data %1").arg(experiment.error()));
        experiments.push_back(std::move(*experiment));
    }
    if (!experiments.empty())
        return experiments;
    solver::MeasuredData data;
    setMeasuredFiles(*model.node(), data);
    using Role = solver::MeasuredRunUse::Role;
    for (const solver::LaidFile& file : solver::laidFilesOf(data)) {
        const solver::MeasuredRunUse use = useOf(file, stored);
        if (use.role == Role::Unused)
            continue;
        auto experiment = solver::experimentOf(file, use.clauses, model);
        if (!experiment && file.fits.empty())
            continue;  // of something else
        if (!experiment)
            return tl::unexpected(experiment.error());
        experiment->isValidation |= use.role == Role::Validation;
        experiments.push_back(std::move(*experiment));
    }
    if (experiments.empty())
        return tl::unexpected(
            tr("there are no measured data: name a file with --data, or lay channels of the class's "
               "measured data beside variables, in the window"));
    return experiments;
}

}  // namespace

void addFitQuestionOptions(CommandOptions& options, const QString& freeHelp)
{
    options.add(QStringLiteral("free"), QStringLiteral("what"), freeHelp);
    options.add(
        QStringLiteral("data"), QStringLiteral("text"),
        tr("A measured run: a file, and behind semicolons which column is which variable and what else holds "
           "for it: \"run1.csv; lineP.p=p1; weight lineP.p=2; input ramp.y=command; set mass.s.start=0.1; shift "
           "-20 ms:20 ms; from 0.5; to 3; validation\"; a column may give an input of the model, or replace a "
           "source. Repeatable; without it the measured data of the class "
           "that are laid beside variables."));
    addStored(options, tr("Asks what the class keeps of the window's panel Fit, in place of --free and --data."));
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; all cores by default."));
    options.add(QStringLiteral("json"), QStringLiteral("out"), tr("Writes what was found; `-` to the console."));
    addRunOptions(options);
}

tl::expected<AskedFit, int> askedFit(CommandOptions& options, const char* command, CommandStreams& streams)
{
    if (const auto problem = storedBesides(options, {"free", "data"}))
        return tl::unexpected<int>(misused(streams, command, *problem));
    const auto jobs = wholeNumber(options, "jobs", 1, static_cast<std::uint64_t>(solver::processorCount()));
    if (!jobs)
        return tl::unexpected<int>(misused(streams, command, jobs.error()));
    solver::ModelSource purpose;
    purpose.isForPeople = true;
    auto toRun = modelToRun(options, streams, purpose);
    if (!toRun)
        return tl::unexpected(toRun.error());
    AskedFit asked{std::move(toRun->model), {}};
    auto stored = storedOr<solver::StoredFit>(options, *asked.model);
    if (!stored)
        return tl::unexpected<int>(wrongInput(streams, stored.error()));
    asked.question.outliers = stored->outliers;
    auto parameters = options.isSet("free")
                          ? solver::readFreeParameters(options.values("free"), *asked.model, QStringLiteral("--free"))
                          : solver::readFreeParameters(solver::textsOf(stored->free), *asked.model, {});
    if (!parameters)
        return tl::unexpected<int>(wrongInput(streams, parameters.error()));
    auto experiments = experimentsOf(options, *stored, *asked.model);
    if (!experiments)
        return tl::unexpected<int>(wrongInput(streams, experiments.error()));
    const solver::BuiltForm* equations = builtFor(*asked.model, {}, streams);
    if (!equations)
        return tl::unexpected<int>(kExitWrongInput);
    asked.question.system = equations->system;
    asked.question.settings = std::move(toRun->settings);
    asked.question.parameters = std::move(*parameters);
    asked.question.experiments = std::move(*experiments);
    asked.question.jobs = static_cast<int>(std::min(*jobs, kMostJobs));
    return asked;
}

}  // namespace bramah::cli
