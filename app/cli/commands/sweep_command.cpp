// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "solver/run/in_parallel.h"
#include "solver/study/study_points.h"

#include <algorithm>
#include <array>

namespace bramah::cli {
namespace {

constexpr std::array kSamplings{std::pair{"grid", solver::Sampling::Grid}, std::pair{"list", solver::Sampling::List},
                                std::pair{"lhs", solver::Sampling::LatinHypercube}};

void addSweepOptions(CommandOptions& options)
{
    options.add(QStringLiteral("vary"), QStringLiteral("path=from:to:n"),
                tr("Values of a parameter, evenly spaced, or a list: path=a,b,c. SI, or with units; repeatable."));
    options.add(QStringLiteral("outputs"), QStringLiteral("regex"), tr("Variables to keep, by their whole path."));
    options.add(QStringLiteral("reduce"), QStringLiteral("how"), tr("final (default), min, max or mean over time."));
    options.add(QStringLiteral("sampling"), QStringLiteral("how"),
                tr("grid (default): all combinations; list: first with first, second with second; lhs: a Latin "
                   "hypercube of n points."));
    options.add(QStringLiteral("seed"), QStringLiteral("N"), tr("Of the Latin hypercube; 0 by default."));
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; all cores by default."));
    options.add(QStringLiteral("resume"), {}, tr("Goes on with a study that was interrupted."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes a row for each run; `-` to the console."));
    addRunOptions(options);
}

/// The options that depend on no model.
struct SweepChoices {
    solver::Reduction reduction = solver::Reduction::Final;
    solver::Sampling sampling = solver::Sampling::Grid;
    quint64 seed = 0;
    int jobs = 1;
};

/// If an option is wrong, writes a message and returns an exit code.
tl::expected<SweepChoices, int> readChoices(const CommandOptions& options, CommandStreams& streams)
{
    const auto wrong = [&](const QString& message) { return tl::unexpected(misused(streams, "sweep", message)); };
    const auto reduction = reductionOf(options);
    if (!reduction)
        return wrong(reduction.error());
    const QString name = options.isSet("sampling") ? options.value("sampling") : QStringLiteral("grid");
    const auto sampling =
        std::ranges::find_if(kSamplings, [&](const auto& one) { return name == QLatin1String(one.first); });
    if (sampling == kSamplings.end())
        return wrong(tr("--sampling is grid, list or lhs, not `%1`").arg(name));
    if (!options.isSet("vary") || !options.isSet("csv"))
        return wrong(tr("--vary and --csv are needed"));
    if (options.isSet("resume") && isConsole(options.value("csv")))
        return wrong(tr("--resume goes on with a study that was written to a file; name it with --csv"));
    const auto seed = wholeNumber(options, "seed", 0, 0);
    const auto jobs = wholeNumber(options, "jobs", 1, static_cast<std::uint64_t>(solver::processorCount()));
    if (!seed || !jobs)
        return wrong(seed ? jobs.error() : seed.error());
    return SweepChoices{*reduction, sampling->second, *seed, static_cast<int>(std::min<std::uint64_t>(*jobs, 256))};
}

/// Chooses the outputs and points of \a study. Returns a message if an option is wrong.
QString planStudy(const CommandOptions& options, const SweepChoices& choices, solver::Model& model,
                  solver::Study& study)
{
    std::vector<solver::ParameterRange> ranges;
    if (const QString problem = chooseQuestion(options, {}, model, study, ranges); !problem.isEmpty())
        return problem;
    const bool isList = choices.sampling != solver::Sampling::Grid;
    const auto isAsLong = [&](const auto& range) { return range.values.size() == ranges.front().values.size(); };
    const solver::StudyDesign design{choices.sampling, ranges.empty() ? 0 : ranges.front().values.size(), choices.seed};
    const std::size_t count = isList && !std::ranges::all_of(ranges, isAsLong) ? 0 : solver::pointCount(ranges, design);
    if (count == 0)
        return tr("--sampling %1 needs as many values of each parameter").arg(options.value("sampling"));
    if (count > kMostPoints)
        return tr("these are more than %1 runs").arg(kMostPoints);
    study.points = solver::studyPoints(ranges, design);
    return {};
}

}  // namespace

int sweepCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("sweep"),
                           QStringLiteral("sweep FILE --vary path=from:to:n ... --outputs REGEX --csv OUT ..."),
                           tr("Runs a model with many values of its parameters, on all cores."));
    addSweepOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const auto choices = readChoices(options, streams);
    if (!choices)
        return choices.error();
    auto toRun = modelToRun(options, streams);
    if (!toRun)
        return toRun.error();
    auto& [model, settings] = *toRun;
    solver::Study study;
    study.reduction = choices->reduction;
    study.settings = std::move(settings);
    if (const QString problem = planStudy(options, *choices, *model, study); !problem.isEmpty())
        return wrongInput(streams, problem);

    const solver::BuiltForm* equations = builtFor(*model, {}, streams);
    if (!equations)
        return kExitWrongInput;
    study.system = equations->system;
    if (solver::responsesOf(study).list().empty())
        return wrongInput(streams, tr("no variable matches `%1`").arg(options.value("outputs")));
    const auto results = runAndWrite(study, options, choices->jobs, streams);
    return results ? kExitOk : results.error();
}

}  // namespace bramah::cli
