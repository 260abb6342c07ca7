// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/study_run.h"

#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/progress_line.h"
#include "model/files/output_file.h"
#include "solver/run/stored_variables.h"
#include "solver/study/study_csv.h"
#include "solver/study/study_journal.h"
#include "solver/use/frequency_forms.h"
#include "solver/use/variation.h"

#include <QElapsedTimer>

#include <algorithm>

namespace bramah::cli {
namespace {

/// Runs the points that the journal does not hold yet. Returns a message if it cannot be written.
QString runRest(const solver::Study& study, int jobs, solver::StudyJournal& journal, CommandStreams& streams)
{
    ProgressLine progress(streams);
    bool isWritten = true;
    solver::runStudy(study, journal.missing(), jobs, [&](const solver::StudyResult& result) {
        isWritten = journal.add(result);
        progress.show([&] { return tr("%1 of %2 runs").arg(journal.results().size()).arg(study.points.size()); });
        return isWritten;
    });
    return isWritten ? QString() : journal.problem();
}

bool hasFailed(const std::pair<const std::size_t, solver::StudyResult>& entry)
{
    return !entry.second.failure.isEmpty();
}

/// Says why the first run failed that did; each run's own reason stands in its row of the CSV file.
void writeFirstFailure(const std::map<std::size_t, solver::StudyResult>& results, CommandStreams& streams)
{
    if (const auto first = std::ranges::find_if(results, hasFailed); first != results.end())
        streams.err << tr("run %1 failed: %2").arg(first->first + 1).arg(first->second.failure) << '\n';
}

}  // namespace

int misused(CommandStreams& streams, const char* command, const QString& message)
{
    streams.err << tr("bramah %1: %2").arg(QLatin1String(command), message) << '\n';
    return kExitUsage;
}

tl::expected<std::uint64_t, QString> wholeNumber(const CommandOptions& options, const char* name, std::uint64_t least,
                                                 std::uint64_t otherwise)
{
    if (!options.isSet(name))
        return otherwise;
    bool isNumber = false;
    const std::uint64_t number = options.value(name).toULongLong(&isNumber);
    if (isNumber && number >= least)
        return number;
    return tl::unexpected(
        tr("--%1 is a whole number from %2, not `%3`").arg(QLatin1String(name)).arg(least).arg(options.value(name)));
}

tl::expected<solver::Reduction, QString> reductionOf(const CommandOptions& options)
{
    const QString name = options.value("reduce");
    if (name.isEmpty())
        return solver::Reduction::Final;
    if (const auto reduction = solver::reductionNamed(name.toStdString()))
        return *reduction;
    return tl::unexpected(tr("--reduce is final, min, max or mean, not `%1`").arg(name));
}

QString chooseQuestion(const CommandOptions& options, const solver::StoredStudy& stored, solver::Model& model,
                       solver::Study& study, std::vector<solver::ParameterRange>& ranges)
{
    const auto outputs = solver::splitOutputs(stored.outputs);
    if (!outputs)
        return outputs.error();
    if (!outputs->variables.isEmpty())
        study.settings.variables = solver::exactly(outputs->variables);
    auto frequencies = solver::frequencyForms(outputs->numbers, model);
    if (!frequencies)
        return frequencies.error();
    study.frequencies = *std::move(frequencies);
    if (options.isSet("outputs"))
        study.settings.variables = QRegularExpression(options.value("outputs"));
    if (study.settings.variables && !study.settings.variables->isValid())
        return tr("the regular expression `%1` is wrong: %2")
            .arg(options.value("outputs"), study.settings.variables->errorString());
    auto variations = stored.vary.empty()
                          ? solver::readVariations(options.values("vary"), model, QStringLiteral("--vary"))
                          : solver::readVariations(solver::textsOf(stored.vary), model, {});
    if (!variations)
        return variations.error();
    for (solver::Variation& variation : *variations) {
        study.parameters.push_back(variation.path);
        ranges.push_back(std::move(variation.range));
    }
    return {};
}

tl::expected<StudyResults, int> runAndWrite(const solver::Study& study, const CommandOptions& options, int jobs,
                                            CommandStreams& streams)
{
    const auto wrong = [&](const QString& problem) { return tl::unexpected<int>(wrongInput(streams, problem)); };
    QElapsedTimer clock;
    clock.start();
    const QString path = options.value("csv");
    const bool hasJournal = !isConsole(path) && !model::OutputFile::isDirect(path);
    solver::StudyJournal journal(hasJournal ? path + QStringLiteral(".part") : QString(), study);
    if (const auto problem = journal.open(options.isSet("resume")))
        return wrong(*problem);
    const std::size_t before = journal.results().size();
    if (const QString problem = runRest(study, jobs, journal, streams); !problem.isEmpty())
        return wrong(problem);
    if (const auto problem = writeOutput(path, solver::studyCsv(study, journal.results()), streams))
        return wrong(*problem);
    journal.remove();
    const auto failed = std::ranges::count_if(journal.results(), hasFailed);
    writeFirstFailure(journal.results(), streams);
    streams.err << tr("%1 runs, %2 of them taken over, %3 failed; %4 s on %5 threads")
                       .arg(study.points.size())
                       .arg(before)
                       .arg(failed)
                       .arg(static_cast<double>(clock.elapsed()) / 1e3, 0, 'f', 1)
                       .arg(std::min(jobs, static_cast<int>(std::max<std::size_t>(study.points.size(), 1))))
                << '\n';
    if (static_cast<std::size_t>(failed) == study.points.size())
        return tl::unexpected<int>(kExitRunFailed);
    return journal.results();
}

}  // namespace bramah::cli
