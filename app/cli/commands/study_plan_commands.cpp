// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/study_plan_commands.h"

#include "app/cli/commands/asked_study.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/commands/study_teller.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "model/files/output_file.h"
#include "solver/plan/plan_writer.h"
#include "solver/plan/planned_study.h"
#include "solver/study/study_csv.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <numeric>

namespace bramah::cli {
namespace {

/// The program for machines without a screen: this one, or that beside it.
QString programForSlices()
{
    const QString beside = QCoreApplication::applicationDirPath() + QStringLiteral("/bramah-cli");
    return QFileInfo(beside).isExecutable() ? beside : QCoreApplication::applicationFilePath();
}

int planCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("study plan"),
                           QStringLiteral("study plan FILE --vary WHAT ... --slices N -o FOLDER ..."),
                           tr("Writes a study to a folder, to be run in slices by many machines, as a job array of "
                              "Slurm."));
    addStudyOptions(options);
    options.add(QStringLiteral("slices"), QStringLiteral("N"), tr("Number of jobs that the runs are dealt out to."));
    options.add(QStringLiteral("o"), QStringLiteral("folder"), tr("The folder, which is new or empty."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    if ((!options.isSet("vary") && !options.isSet("stored")) || !options.isSet("slices") || !options.isSet("o"))
        return misused(streams, "study plan", tr("--vary, or --stored, --slices and -o are needed"));
    const auto slices = wholeNumber(options, "slices", 1, 1);
    if (!slices)
        return misused(streams, "study plan", slices.error());
    const auto asked = askedStudy(options, streams);
    if (!asked)
        return asked.error();
    if (*slices > asked->study.points.size())
        return misused(streams, "study plan",
                       tr("there are %1 runs, too few for %2 slices").arg(asked->study.points.size()).arg(*slices));
    const QString folder = options.value("o");
    if (const auto problem =
            solver::writePlan({&asked->model->library(), QString::fromStdString(asked->model->node()->qualifiedName()),
                               options.values("set"), &asked->study, asked->design, *slices, programForSlices(),
                               streams.program() + QLatin1Char(' ') + QStringLiteral(BRAMAH_VERSION)},
                              folder))
        return wrongInput(streams, *problem);
    const auto plan = solver::StudyPlan::read(folder);
    if (!plan)
        return wrongInput(streams, plan.error());
    streams.out << solver::submitLine(*plan) << '\n';
    streams.err << tr("%1 runs in %2 slices; the line above starts them under Slurm. Then: %3 study status %4, and "
                      "study collect")
                       .arg(asked->study.points.size())
                       .arg(*slices)
                       .arg(streams.program(), folder)
                << '\n';
    return kExitOk;
}

/// Reads the plan in \a folder and makes its study. If there is none, writes why and returns an exit code.
tl::expected<std::pair<solver::StudyPlan, solver::Study>, int> openPlan(const QString& folder, CommandStreams& streams)
{
    auto plan = solver::StudyPlan::read(folder);
    if (!plan)
        return tl::unexpected<int>(wrongInput(streams, plan.error()));
    auto study = solver::plannedStudy(*plan);
    if (!study)
        return tl::unexpected<int>(wrongInput(streams, study.error()));
    return std::pair(std::move(*plan), std::move(*study));
}

int runSliceCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("study run-slice"), QStringLiteral("study run-slice FOLDER SLICE [--jobs N]"),
                           tr("Runs what is missing of a slice, a number from 0."));
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; 1 by default."));
    if (const auto code = options.parse(arguments, 2, 2, streams))
        return *code;
    bool isNumber = false;
    const std::uint64_t slice = options.files().at(1).toULongLong(&isNumber);
    const auto jobs = wholeNumber(options, "jobs", 1, 1);
    if (!isNumber || !jobs)
        return misused(
            streams, "study run-slice",
            isNumber ? jobs.error() : tr("a slice is a whole number from 0, not `%1`").arg(options.files().at(1)));
    const auto open = openPlan(options.files().front(), streams);
    if (!open)
        return open.error();
    const auto& [plan, study] = *open;
    if (slice >= plan.sliceCount)
        return wrongInput(streams, tr("there is no slice %1; the last one is %2").arg(slice).arg(plan.sliceCount - 1));
    const auto report = [&](std::size_t) { return true; };
    const int most = static_cast<int>(std::min<std::uint64_t>(*jobs, 256));
    if (const auto problem = solver::runSlice(plan, study, slice, most, report))
        return wrongInput(streams, *problem);
    streams.err << tr("slice %1: all %2 runs are done").arg(slice).arg(plan.pointsOf(slice).size()) << '\n';
    return kExitOk;
}

/// Says what is missing, of up to so many slices.
QString missingText(const std::vector<solver::SliceState>& states)
{
    constexpr int kMostNamed = 20;
    QStringList slices;
    int others = 0;
    for (std::size_t slice = 0; slice < states.size(); ++slice) {
        if (states[slice].isComplete())
            continue;
        if (slices.size() < kMostNamed)
            slices << QString::number(slice);
        else
            ++others;
    }
    return others > 0 ? tr("%1 and %2 more").arg(slices.join(QStringLiteral(","))).arg(others)
                      : slices.join(QStringLiteral(","));
}

int statusCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("study status"), QStringLiteral("study status FOLDER"),
                           tr("Says how far the slices of a planned study are; the exit code is 2 while runs are "
                              "missing."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const auto plan = solver::StudyPlan::read(options.files().front());
    if (!plan)
        return wrongInput(streams, plan.error());
    const std::vector<solver::SliceState> states = solver::sliceStates(*plan);
    std::size_t done = 0, failed = 0;
    bool isRight = true;
    for (std::size_t slice = 0; slice < states.size(); ++slice) {
        const solver::SliceState& state = states[slice];
        streams.out << tr("slice %1: %2 of %3 runs").arg(slice).arg(state.done).arg(state.points)
                    << (state.failed > 0 ? tr(", %1 failed").arg(state.failed) : QString())
                    << (state.problem.isEmpty() ? QString() : tr("; %1").arg(state.problem)) << '\n';
        done += state.done;
        failed += state.failed;
        isRight = isRight && state.problem.isEmpty();
    }
    streams.out << tr("%1 of %2 runs are done, %3 failed").arg(done).arg(plan->pointCount).arg(failed) << '\n';
    if (done < plan->pointCount)
        streams.out << tr("runs are missing of the slices %1").arg(missingText(states)) << '\n';
    return isRight && done == plan->pointCount ? kExitOk : kExitRunFailed;
}

int collectCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("study collect"),
                           QStringLiteral("study collect FOLDER --csv OUT [--json OUT] [--partial]"),
                           tr("Puts the results of all slices together, as `study` writes them."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes a row for each run; `-` to the console."));
    options.add(QStringLiteral("json"), QStringLiteral("out"),
                tr("Writes spreads and sensitivities as JSON; `-` to the console."));
    options.add(QStringLiteral("partial"), {}, tr("Takes what there is while runs are missing."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    if (!options.isSet("csv"))
        return misused(streams, "study collect", tr("--csv is needed"));
    const auto open = openPlan(options.files().front(), streams);
    if (!open)
        return open.error();
    const auto& [plan, study] = *open;
    const auto results = solver::collected(plan, study);
    if (!results)
        return wrongInput(streams, results.error());
    const std::size_t missing = plan.pointCount - results->size();
    if (missing > 0 && !options.isSet("partial"))
        return wrongInput(streams,
                          tr("%1 of %2 runs are missing, of the slices %3; run these again, or take what there "
                             "is with --partial")
                              .arg(missing)
                              .arg(plan.pointCount)
                              .arg(missingText(solver::sliceStates(plan))));
    if (const auto problem = writeOutput(options.value("csv"), solver::studyCsv(study, *results), streams))
        return wrongInput(streams, *problem);
    if (missing > 0)
        streams.err << tr("note: %1 of %2 runs are missing").arg(missing).arg(plan.pointCount) << '\n';
    return tellStudy(study, plan.design, *results, options, streams);
}

}  // namespace

int (*studyPlanCommand(const QString& name))(const QStringList& arguments, CommandStreams& streams)
{
    using Run = int (*)(const QStringList&, CommandStreams&);
    static constexpr std::array<std::pair<const char*, Run>, 4> kCommands{{{"plan", planCommand},
                                                                           {"run-slice", runSliceCommand},
                                                                           {"status", statusCommand},
                                                                           {"collect", collectCommand}}};
    const auto* const found =
        std::ranges::find_if(kCommands, [&](const auto& entry) { return name == QLatin1String(entry.first); });
    return found == kCommands.end() ? nullptr : found->second;
}

}  // namespace bramah::cli
