// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/flattened_model.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "app/cli/plot_picture.h"
#include "solver/reports/saved_state_file.h"
#include "solver/reports/statistics_report.h"
#include "solver/results/csv_writer.h"
#include "solver/results/output_file.h"
#include "solver/run/simulation_run.h"

#include <QFile>
#include <QJsonDocument>
#include <QStringList>

namespace bramah::app {
namespace {

constexpr int kWaitMilliseconds = 100;

void addOptions(CommandOptions& options)
{
    addRunOptions(options);
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes the results; `-` to the console."));
    options.add(QStringLiteral("events"), QStringLiteral("rows"), tr("both (default): two rows at an event; none."));
    options.add(QStringLiteral("variables"), QStringLiteral("regex"), tr("Variables to store, by their whole path."));
    options.add(QStringLiteral("save-state"), QStringLiteral("out"),
                tr("Writes where the run ended, for --start-from."));
    options.add(QStringLiteral("statistics"), QStringLiteral("out"), tr("Writes statistics as JSON."));
    options.add(QStringLiteral("plot"), QStringLiteral("out"), tr("Writes a picture of the results: png, svg, pdf."));
}

/// Reads which rows and variables are stored. False with a message if the options are wrong.
bool readRowOptions(const CommandOptions& options, solver::RunSettings& settings, CommandStreams& streams)
{
    const QString events = options.isSet("events") ? options.value("events") : QStringLiteral("both");
    if (events == QLatin1String("none"))
        settings.eventRows = solver::EventRows::None;
    else if (events != QLatin1String("both")) {
        streams.err << tr("bramah simulate: --events is both or none, not `%1`").arg(events) << '\n';
        return false;
    }
    if (options.isSet("variables"))
        settings.variables = QRegularExpression(options.value("variables"));
    return true;
}

/// A file that cannot be written is better known before the run than after it.
std::optional<QString> unwritableFile(const CommandOptions& options)
{
    for (const char* name : {"csv", "save-state", "statistics", "plot"}) {
        const QString path = options.value(name);
        if (path.isEmpty() || path == QLatin1String("-"))
            continue;
        if (auto problem = solver::OutputFile::whyUnwritable(path))
            return problem;
    }
    return std::nullopt;
}

std::optional<QString> writeStatistics(const solver::RunStatus& status, const QString& path)
{
    QJsonObject json = statisticsJson(status.statistics);
    json.insert(QStringLiteral("endTime"), status.end->time);
    json.insert(QStringLiteral("endMessage"), status.end->message);
    json.insert(QStringLiteral("endComponent"), status.end->component);
    json.insert(QStringLiteral("isRegularEnd"), status.end->isRegular());
    return solver::OutputFile::write(path, QJsonDocument(json).toJson());
}

std::optional<QString> writeCsvOf(const solver::ResultStore& store, const CommandOptions& options, QTextStream& out)
{
    solver::CsvOptions csv;
    csv.withEventRows = options.value("events") != QLatin1String("none");
    if (options.value("csv") != QLatin1String("-"))
        return solver::writeCsvFile(store, options.value("csv"), csv);
    out.flush();
    if (out.device() != nullptr)
        return solver::writeCsv(store, *out.device(), csv);
    QFile console;
    if (!console.open(stdout, QIODevice::WriteOnly))
        return console.errorString();
    if (auto problem = solver::writeCsv(store, console, csv))
        return problem;
    return console.flush() ? std::nullopt
                           : std::optional(tr("the console cannot be written to: %1").arg(console.errorString()));
}

/// Writes all files that are wanted; one that cannot be written costs no other. Returns the fault.
QStringList writeResults(const solver::ResultStore& store, const CommandOptions& options,
                         const solver::RunStatus& status, const model::ClassNode& node, QTextStream& out)
{
    QStringList problems;
    const auto note = [&](const std::optional<QString>& problem) {
        if (problem)
            problems << *problem;
    };
    if (options.isSet("csv"))
        note(writeCsvOf(store, options, out));
    if (options.isSet("save-state") && status.lastState)
        note(solver::writeSavedState(*status.lastState, options.value("save-state")));
    if (options.isSet("statistics"))
        note(writeStatistics(status, options.value("statistics")));
    if (options.isSet("plot"))
        note(writePlotOfResults(store, node, options.value("plot")));
    return problems;
}

/// Writes the last good time of a failed run, and the results that there are in spite of it.
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
    for (const QString& note : status.notes)
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
}

}  // namespace

int simulateCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("simulate"), QStringLiteral("simulate FILE [--class C] [--csv OUT] ..."),
                           tr("Runs a model."));
    addOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;

    FlattenedModel model = flattenModel(options, streams);
    if (!model.flat)
        return kExitWrongInput;
    auto settings = runSettings(options, model.flat->experiment, streams);
    if (!settings)
        return settings.error();
    if (!readRowOptions(options, *settings, streams))
        return kExitUsage;
    settings->parameterValues = std::move(model.values);
    if (const auto problem = unwritableFile(options))
        return wrongInput(streams, *problem);

    solver::SimulationRun run(solver::prepareFlat(std::move(*model.flat)), *settings);
    solver::ResultStore store;
    const InterruptWatch watch;
    run.start();
    while (!run.isEnded()) {
        if (watch.isInterrupted())
            run.stop();
        run.waitForRows(kWaitMilliseconds);
        run.drainInto(store);
    }
    run.drainInto(store);
    const solver::RunStatus status = run.status();
    writeCompiled(status.diagnostics, *model.loaded.library, *model.node, model.unbalanced, streams.err);
    writeEnd(status, options, *model.node, streams);
    if (status.end->isInputError())
        return kExitWrongInput;
    if (options.isSet("variables") && store.columns().empty())
        return wrongInput(streams, tr("no variable matches `%1`").arg(options.value("variables")));
    const QStringList problems = writeResults(store, options, status, *model.node, streams.out);
    for (const QString& problem : problems)
        streams.err << tr("error: %1").arg(problem) << '\n';
    if (!status.end->isRegular() || status.end->reason == solver::EndReason::Stopped)
        return kExitRunFailed;
    return problems.isEmpty() ? kExitOk : kExitWrongInput;
}

}  // namespace bramah::app
