// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_model.h"
#include "app/cli/commands.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "model/files/output_file.h"
#include "model/text/dotted_name.h"
#include "solver/study/study_csv.h"
#include "solver/study/study_journal.h"
#include "solver/study/study_points.h"
#include "solver/use/parameter_settings.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <thread>

namespace bramah::app {
namespace {

constexpr std::size_t kMostPoints = 10'000'000;
constexpr std::array kReductions{std::pair{"final", solver::Reduction::Final}, std::pair{"min", solver::Reduction::Min},
                                 std::pair{"max", solver::Reduction::Max}, std::pair{"mean", solver::Reduction::Mean}};
constexpr std::array kSamplings{std::pair{"grid", solver::Sampling::Grid}, std::pair{"list", solver::Sampling::List},
                                std::pair{"lhs", solver::Sampling::LatinHypercube}};

/// Writes a message about wrong options; an exit code.
int misused(CommandStreams& streams, const QString& message)
{
    streams.err << tr("bramah sweep: %1").arg(message) << '\n';
    return kExitUsage;
}

template <typename Choices>
auto choice(const CommandOptions& options, const char* name, const Choices& choices)
    -> std::optional<typename Choices::value_type::second_type>
{
    if (!options.isSet(name))
        return choices.front().second;
    for (const auto& [text, value] : choices)
        if (options.value(name) == QLatin1String(text))
            return value;
    return std::nullopt;
}

QString tooManyRuns()
{
    return tr("these are more than %1 runs").arg(kMostPoints);
}

/// Adds the values of `--vary path=from:to:n` or `--vary path=a,b,c` to a study. Returns a message if the option is
/// wrong.
QString addVariation(const QString& variation, solver::Model& model, solver::Study& study,
                     std::vector<solver::ParameterRange>& ranges)
{
    const qsizetype equals = model::findUnquoted(variation, u'=');
    const QString text = variation.mid(equals + 1);
    const QStringList parts = text.split(QLatin1Char(':'));
    const bool isRange = parts.size() == 3;
    bool isCount = true;
    const int count = isRange ? parts[2].toInt(&isCount) : 0;
    if (equals <= 0 || !isCount || (isRange && count < 1) || (!isRange && parts.size() != 1))
        return tr("`--vary %1` has neither the form path=from:to:count nor path=value,value").arg(variation);

    if (isRange && static_cast<std::size_t>(count) > kMostPoints)
        return tooManyRuns();
    const QStringList values = isRange ? parts.first(2) : text.split(QLatin1Char(','));
    QStringList settings;
    for (const QString& value : values)
        settings << variation.first(equals + 1) + value;
    const solver::FlatModel& flat = *model.flattened().model;
    const auto read = solver::readParameterSettings(settings, flat, *model.node(), QStringLiteral("--vary"));
    if (!read)
        return read.error();
    const std::string given = variation.first(equals).trimmed().toStdString();
    if (flat.passedRecordOf(given) != nullptr)
        return tr("`%1` has the value of `%2`; vary that one, or set this one with --set")
            .arg(QString::fromStdString(given), QString::fromStdString(flat.variable(flat.findVariable(given)).path));
    if (!read->overrides.isEmpty())
        return tr("`%1` decides which equations there are, so it cannot be varied; set it with --set")
            .arg(variation.first(equals));
    const QString& path = read->values.front().first;
    if (std::ranges::find(study.parameters, path) != study.parameters.end())
        return tr("`%1` is varied twice").arg(path);
    study.parameters.push_back(path);
    solver::ParameterRange& range = ranges.emplace_back();
    if (isRange) {
        range = {{}, read->values[0].second, read->values[1].second};
        range.values = solver::evenlySpaced(range.from, range.to, count);
    } else {
        for (const auto& setting : read->values)
            range.values.push_back(setting.second);
        const auto [least, most] = std::ranges::minmax(range.values);
        range.from = least;
        range.to = most;
    }
    return {};
}

/// Writes the progress of a study about once a second.
class Progress
{
public:
    Progress(std::size_t total, CommandStreams& streams) : total_(total), streams_(streams) { sinceText_.start(); }

    void show(std::size_t done)
    {
        if (sinceText_.elapsed() < 1000)
            return;
        sinceText_.restart();
        streams_.err << tr("%1 of %2 runs").arg(done).arg(total_) << '\n';
        streams_.err.flush();
    }

private:
    std::size_t total_;
    CommandStreams& streams_;
    QElapsedTimer sinceText_;
};

/// Runs the points that the journal does not hold yet. Returns a message if it cannot be written.
QString runRest(const solver::Study& study, int jobs, solver::StudyJournal& journal, CommandStreams& streams)
{
    std::vector<std::size_t> rest;
    for (std::size_t point = 0; point < study.points.size(); ++point)
        if (!journal.results().contains(point))
            rest.push_back(point);
    Progress progress(study.points.size(), streams);
    bool isWritten = true;
    solver::runStudy(study, rest, jobs, [&](const solver::StudyResult& result) {
        isWritten = journal.add(result);
        progress.show(journal.results().size());
        return isWritten;
    });
    return isWritten ? QString() : journal.problem();
}

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
    const auto wrong = [&](const QString& message) { return tl::unexpected(misused(streams, message)); };
    const auto reduction = choice(options, "reduce", kReductions);
    const auto sampling = choice(options, "sampling", kSamplings);
    if (!reduction)
        return wrong(tr("--reduce is final, min, max or mean, not `%1`").arg(options.value("reduce")));
    if (!sampling)
        return wrong(tr("--sampling is grid, list or lhs, not `%1`").arg(options.value("sampling")));
    if (!options.isSet("vary") || !options.isSet("csv"))
        return wrong(tr("--vary and --csv are needed"));
    if (options.isSet("resume") && isConsole(options.value("csv")))
        return wrong(tr("--resume goes on with a study that was written to a file; name it with --csv"));
    bool isNumber = true;
    const quint64 seed = options.isSet("seed") ? options.value("seed").toULongLong(&isNumber) : 0;
    if (!isNumber)
        return wrong(tr("--seed is a whole number, not `%1`").arg(options.value("seed")));
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const int jobs = options.isSet("jobs") ? options.value("jobs").toInt(&isNumber) : cores;
    if (!isNumber || jobs < 1)
        return wrong(tr("--jobs is a whole number from 1, not `%1`").arg(options.value("jobs")));
    return SweepChoices{*reduction, *sampling, seed, jobs};
}

/// Chooses the outputs and points of \a study. Returns a message if an option is wrong.
QString planStudy(const CommandOptions& options, const SweepChoices& choices, solver::Model& model,
                  solver::Study& study)
{
    if (options.isSet("outputs"))
        study.settings.variables = QRegularExpression(options.value("outputs"));
    if (study.settings.variables && !study.settings.variables->isValid())
        return tr("the regular expression `%1` is wrong: %2")
            .arg(options.value("outputs"), study.settings.variables->errorString());
    std::vector<solver::ParameterRange> ranges;
    for (const QString& variation : options.values("vary"))
        if (const QString problem = addVariation(variation, model, study, ranges); !problem.isEmpty())
            return problem;
    const std::size_t count = solver::pointCount(ranges, choices.sampling);
    if (count == 0)
        return tr("--sampling %1 needs as many values of each parameter").arg(options.value("sampling"));
    if (count > kMostPoints)
        return tooManyRuns();
    study.points = solver::studyPoints(ranges, choices.sampling, choices.seed);
    return {};
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

/// Runs \a study, of which a journal may hold results already, and writes its CSV. Returns an exit code.
int runAndWrite(const solver::Study& study, const CommandOptions& options, int jobs, CommandStreams& streams)
{
    QElapsedTimer clock;
    clock.start();
    const QString path = options.value("csv");
    const bool hasJournal = !isConsole(path) && !model::OutputFile::isDirect(path);
    solver::StudyJournal journal(hasJournal ? path + QStringLiteral(".part") : QString(), study);
    if (const auto problem = journal.open(options.isSet("resume")))
        return wrongInput(streams, *problem);
    const std::size_t before = journal.results().size();
    if (const QString problem = runRest(study, jobs, journal, streams); !problem.isEmpty())
        return wrongInput(streams, problem);
    if (const auto problem = writeOutput(path, solver::studyCsv(study, journal.results()), streams))
        return wrongInput(streams, *problem);
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
    return static_cast<std::size_t>(failed) < study.points.size() ? kExitOk : kExitRunFailed;
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
    if (solver::studyOutputs(study).empty())
        return wrongInput(streams, tr("no variable matches `%1`").arg(options.value("outputs")));
    return runAndWrite(study, options, choices->jobs, streams);
}

}  // namespace bramah::app
