// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/models/finished_run.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/input_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/outputs/mat_output.h"
#include "app/cli/outputs/measure_output.h"
#include "app/cli/pictures/animation_options.h"
#include "app/cli/pictures/pictures.h"
#include "model/files/output_file.h"
#include "solver/parts/parts_comparison.h"
#include "solver/parts/parts_setting.h"
#include "solver/reports/saved_state_file.h"
#include "solver/reports/statistics_report.h"
#include "solver/results/csv_writer.h"
#include "solver/run/simulation_run.h"
#include "solver/tape/compiled_system.h"
#include "solver/use/driven_form.h"
#include "solver/use/parameter_settings.h"

#include <QJsonDocument>
#include <QStringList>

#include <cmath>

namespace bramah::cli {
namespace {

constexpr int kMostThreads = 256;

void addSimulateOptions(CommandOptions& options)
{
    addRunOptions(options);
    addInputOption(options);
    options.add(QStringLiteral("parts"), QStringLiteral("how"),
                tr("Where delay lines cut the model: joint, by one integrator; parts, each part by its own; auto, in "
                   "parts where that takes less time (the default, unless the class says otherwise); compare, both, "
                   "with the largest difference."));
    options.add(QStringLiteral("threads"), QStringLiteral("N"),
                tr("Of a run in parts; as many as the processor has. Results are the same for any number."));
    options.add(QStringLiteral("speed"), QStringLiteral("X"),
                tr("Simulated seconds per second: 1 keeps time with the clock and tells how well."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes the results; `-` to the console."));
    options.add(QStringLiteral("mat"), QStringLiteral("out"),
                tr("Writes the results as a .mat file, as OpenModelica and Dymola do."));
    options.add(QStringLiteral("events"), QStringLiteral("rows"), tr("both (default): two rows at an event; none."));
    options.add(QStringLiteral("variables"), QStringLiteral("regex"), tr("Variables to store, by their whole path."));
    options.add(QStringLiteral("save-state"), QStringLiteral("out"),
                tr("Writes where the run ended, for --start-from."));
    options.add(QStringLiteral("statistics"), QStringLiteral("out"), tr("Writes statistics as JSON."));
    options.add(QStringLiteral("measures"), {},
                tr("Writes the measures of the class; the exit code is 2 if one is beyond its limit."));
    options.addPicture(QStringLiteral("plot"), QStringLiteral("out"),
                       tr("Writes a picture of the results: png, svg, pdf."));
    addAnimationOptions(options);
}

/// Reads which rows and variables are stored. False with a message if the options are wrong.
bool readRowOptions(const CommandOptions& options, solver::RunSettings& settings, CommandStreams& streams)
{
    const QString events = options.isSet("events") ? options.value("events") : QStringLiteral("both");
    if (events == QLatin1String("none"))
        settings.eventRows = solver::EventRows::None;
    else if (events != QLatin1String("both")) {
        options.wrongUse(streams, tr("--events is both or none, not `%1`").arg(events));
        return false;
    }
    if (options.isSet("variables"))
        settings.variables = QRegularExpression(options.value("variables"));
    return true;
}

/// Reads in which parts and how fast the model is run. False with a message if the options are wrong.
bool readPartOptions(CommandOptions& options, const model::ClassNode& node, solver::RunSettings& settings,
                     bool& isComparing, CommandStreams& streams)
{
    const QString name = options.value("parts");
    const auto parts = options.isSet("parts") ? solver::partsSettingNamed(name) : solver::partsSettingOf(node);
    if (!parts) {
        options.wrongUse(streams, tr("--parts is auto, joint, parts or compare, not `%1`").arg(name));
        return false;
    }
    settings.parts = partsChoiceOf(*parts);
    isComparing = parts == solver::PartsSetting::Compare;
    const double threads = options.number("threads", {}, 0, streams);
    settings.speed = options.number("speed", {}, solver::kAsFastAsPossible, streams);
    if (options.hasBadNumber())
        return false;
    if (!(threads >= 0 && threads <= kMostThreads && threads == std::floor(threads))) {
        options.wrongUse(streams, tr("--threads is a whole number up to %1").arg(kMostThreads));
        return false;
    }
    if (!(settings.speed >= 0)) {
        options.wrongUse(streams, tr("--speed is positive; 0 is as fast as possible"));
        return false;
    }
    settings.threads = static_cast<int>(threads);
    return true;
}

/// The first file that cannot be written; checked before the run, so that no results are lost.
std::optional<QString> unwritableFile(const CommandOptions& options)
{
    for (const char* name : {"csv", "mat", "save-state", "statistics", "plot", "animate"}) {
        const QString path = options.value(name);
        if (path.isEmpty() || isConsole(path))
            continue;
        if (auto problem = model::OutputFile::whyUnwritable(path))
            return problem;
    }
    return std::nullopt;
}

QByteArray statisticsText(const solver::RunStatus& status)
{
    QJsonObject json = statisticsJson(status.statistics);
    json.insert(QStringLiteral("endTime"), status.end->time);
    json.insert(QStringLiteral("endMessage"), status.end->message);
    json.insert(QStringLiteral("endComponent"), status.end->component);
    json.insert(QStringLiteral("isRegularEnd"), status.end->isRegular());
    return QJsonDocument(json).toJson();
}

/// Runs the model once more, in parts, and writes where the results differ most. Returns the exit code.
int compareParts(const std::shared_ptr<const solver::CompiledSystem>& system, solver::RunSettings settings,
                 const solver::ResultStore& joint, CommandStreams& streams)
{
    if (!system || !system->parts) {
        streams.err << tr("note: nothing to compare: no delay, as of a transmission line, cuts the model into parts")
                    << '\n';
        return kExitOk;
    }
    settings.parts = solver::PartsChoice::Parts;
    solver::SimulationRun run(solver::prepareCompiled(system), settings);
    solver::ResultStore store;
    const solver::RunStatus status = runToEnd(run, store);
    if (!status.end->isRegular()) {
        streams.err << tr("error: in parts: %1").arg(status.end->message) << '\n';
        return kExitRunFailed;
    }
    streams.err << tr("in %1 parts and %2 threads: %3 steps, solved in %4 ms")
                       .arg(status.statistics.parts.size())
                       .arg(status.statistics.threads)
                       .arg(status.statistics.steps)
                       .arg(status.statistics.integrateSeconds * 1e3, 0, 'f', 1)
                << '\n';
    if (const auto most = largestDifference(joint, store))
        streams.err << tr("largest difference: %1 of the range of `%2`, at %3 s: %4 and, in parts, %5")
                           .arg(QString::number(most->share, 'g', 3), most->path, QString::number(most->time, 'g', 8),
                                QString::number(most->first, 'g', 10), QString::number(most->second, 'g', 10))
                    << '\n';
    return kExitOk;
}

/// A run that failed at its start has no course, which its own message says well enough.
bool hasCourse(const solver::ResultStore& store, const solver::RunStatus& status)
{
    return !store.isEmpty() && (status.end->isRegular() || store.firstTime() < store.lastTime());
}

/// Writes all files that are wanted, also if one of them cannot be written. Returns what went wrong.
QStringList writeResults(solver::ResultStore& store, const CommandOptions& options, const solver::RunStatus& status,
                         const model::ClassNode& node, CommandStreams& streams)
{
    QStringList problems;
    const auto note = [&](const std::optional<QString>& problem) {
        if (problem)
            problems << *problem;
    };
    if (options.isSet("csv"))
        note(writeOutput(options.value("csv"), streams, [&](QIODevice& device) {
            solver::CsvOptions csv;
            csv.withEventRows = options.value("events") != QLatin1String("none");
            return solver::writeCsv(store, device, csv);
        }));
    if (options.isSet("mat"))
        note(isConsole(options.value("mat"))
                 ? writeOutput(options.value("mat"), streams,
                               [&](QIODevice& device) { return solver::writeMat(store, device); })
                 : writeMatOutput(store, options.value("mat")));
    if (options.isSet("save-state") && status.lastState)
        note(writeOutput(options.value("save-state"), solver::savedStateText(*status.lastState), streams));
    if (options.isSet("statistics"))
        note(writeOutput(options.value("statistics"), statisticsText(status), streams));
    if (options.isSet("plot") && hasCourse(store, status))
        note(streams.pictures->writePlots(store, node, options.value("plot")));
    return problems;
}

/// Writes the last good time of a failed run; its results up to that time are kept.
void writeLastGood(const solver::RunStatus& status, const CommandOptions& options, CommandStreams& streams)
{
    if (!status.lastState)
        return;
    const QString time = QString::number(status.lastState->time, 'g', 6);
    streams.err << (options.isSet("save-state")
                        ? tr("note: the last good state is that at %1 s, in `%2`; the results up to there are kept")
                              .arg(time, options.value("save-state"))
                        : tr("note: the last good state is that at %1 s, which --save-state writes; the results up to "
                             "there are kept")
                              .arg(time))
                << '\n';
}

void writeEnd(const solver::RunStatus& status, const CommandOptions& options, const model::ClassNode& node,
              CommandStreams& streams)
{
    QStringList notes = status.notes;
    if (!status.partsText.isEmpty() && !notes.contains(status.partsText))
        notes << status.partsText;
    for (const QString& note : notes)
        streams.err << tr("note: %1").arg(note) << '\n';
    const solver::RunEnd& end = *status.end;
    if (!end.isRegular()) {
        streams.err << tr("error: %1")
                           .arg(end.component.isEmpty() ? end.message
                                                        : QStringLiteral("`%1`: %2").arg(end.component, end.message))
                    << '\n';
        if (!end.advice.isEmpty())
            streams.err << tr("  try: %1").arg(end.advice) << '\n';
        writeLastGood(status, options, streams);
        return;
    }
    if (end.reason == solver::EndReason::Terminated)
        streams.err << tr("note: the model ended the run at %1 s: %2").arg(end.time).arg(end.message) << '\n';
    if (end.reason == solver::EndReason::Stopped)
        streams.err << tr("note: interrupted at %1 s; the results up to there are kept").arg(end.time) << '\n';
    const solver::RunStatistics& s = status.statistics;
    streams.err << tr("%1: to %2 s, %3 steps, %4 events, %5 rows; compiled in %6 ms, solved in %7 ms (%8)")
                       .arg(QString::fromStdString(node.qualifiedName()))
                       .arg(end.time)
                       .arg(s.steps)
                       .arg(s.stateEvents + s.timeEvents)
                       .arg(s.rows)
                       .arg(s.compileSeconds * 1e3, 0, 'f', 1)
                       .arg(s.integrateSeconds * 1e3, 0, 'f', 1)
                       .arg(QString::fromStdString(s.solver))
                << '\n';
    if (s.pace.rows > 0)
        streams.err << paceText(s.pace, QLocale::c()) << '\n';
}

}  // namespace

int simulateCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("simulate"), QStringLiteral("simulate FILE [--class C] [--csv OUT] ..."),
                           tr("Runs a model."));
    addSimulateOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;

    auto toRun = modelToRun(options, streams);
    if (!toRun)
        return toRun.error();
    auto& [model, settings] = *toRun;
    bool isComparing = false;
    if (!readRowOptions(options, settings, streams) ||
        !readPartOptions(options, *model->node(), settings, isComparing, streams))
        return kExitUsage;
    if (const int code = readInputSignals(options, settings, streams); code != kExitOk)
        return code;
    const std::optional<AnimationOptions> animation = readAnimationOptions(options, streams);
    if (!animation)
        return kExitUsage;
    if (const auto problem = unwritableFile(options))
        return wrongInput(streams, *problem);

    const solver::ModelForm form = solver::drivenForm(*model->flattened().model, settings.inputs);
    solver::PrepareSystem prepare = prepareRun(model);
    if (form.kind == solver::ModelForm::Kind::Driven) {
        const solver::BuiltForm* driven = builtFor(*model, form, streams);
        if (driven == nullptr)
            return kExitWrongInput;
        prepare = solver::prepareCompiled(driven->system);
    }
    solver::SimulationRun run(std::move(prepare), settings);
    solver::ResultStore store;
    const solver::RunStatus status = runToEnd(run, store);
    writeCompiled(status.diagnostics, *model, streams.err);
    writeEnd(status, options, *model->node(), streams);
    if (status.end->isInputError())
        return kExitWrongInput;
    // The variables are chosen when the start is found, and nothing has been asked for of a run that ended before.
    if (options.isSet("variables") && store.columns().empty() && !store.isEmpty())
        return wrongInput(streams, tr("no variable matches `%1`").arg(options.value("variables")));
    QStringList problems = writeResults(store, options, status, *model->node(), streams);
    if (!animation->path.isEmpty() && hasCourse(store, status))
        if (const auto problem = streams.pictures->writeAnimation(store, model->library(), *model->node(), *animation))
            problems << *problem;
    for (const QString& problem : problems)
        streams.err << tr("error: %1").arg(problem) << '\n';
    if (!status.end->isRegular() || status.end->reason == solver::EndReason::Stopped)
        return kExitRunFailed;
    if (!problems.isEmpty())
        return kExitWrongInput;
    if (options.isSet("measures") && !writeMeasures(*model->node(), solver::valuesOf(*model), store, streams))
        return kExitLimitBroken;
    return isComparing ? compareParts(model->built(form).system, settings, store, streams) : kExitOk;
}

}  // namespace bramah::cli
