// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/asked_study.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/study_plan_commands.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/commands/study_teller.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "solver/run/in_parallel.h"

#include <algorithm>

namespace bramah::cli {
namespace {

int runStudy(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("study"),
                           QStringLiteral("study FILE --vary WHAT ... [--sampling HOW] [--measures] --csv OUT ...\n"
                                          "       or for many machines: study plan, run-slice, status, collect"),
                           tr("Runs a model with many values of its parameters and says how its answers spread and "
                              "what moves them."));
    addStudyOptions(options);
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; all cores by default."));
    options.add(QStringLiteral("resume"), {}, tr("Goes on with a study that was interrupted."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes a row for each run; `-` to the console."));
    options.add(QStringLiteral("json"), QStringLiteral("out"),
                tr("Writes spreads and sensitivities as JSON; `-` to the console."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    if ((!options.isSet("vary") && !options.isSet("stored")) || !options.isSet("csv"))
        return misused(streams, "study", tr("--vary, or --stored, and --csv are needed"));
    if (options.isSet("resume") && isConsole(options.value("csv")))
        return misused(streams, "study",
                       tr("--resume goes on with a study that was written to a file; name it with --csv"));
    const auto jobs = wholeNumber(options, "jobs", 1, static_cast<std::uint64_t>(solver::processorCount()));
    if (!jobs)
        return misused(streams, "study", jobs.error());
    const auto asked = askedStudy(options, streams);
    if (!asked)
        return asked.error();
    const auto results =
        runAndWrite(asked->study, options, static_cast<int>(std::min<std::uint64_t>(*jobs, 256)), streams);
    return results ? tellStudy(asked->study, asked->design, *results, options, streams) : results.error();
}

}  // namespace

int studyCommand(const QStringList& arguments, CommandStreams& streams)
{
    const auto inSlices = studyPlanCommand(arguments.value(0));
    return inSlices ? inSlices(arguments.mid(1), streams) : runStudy(arguments, streams);
}

}  // namespace bramah::cli
