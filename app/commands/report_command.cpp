// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/command_model.h"
#include "app/cli/models/finished_run.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "app/cli/outputs/measured_files.h"
#include "app/cli/outputs/model_parameters.h"
#include "app/commands/drawing_commands.h"
#include "app/plots/plot_annotation.h"
#include "app/plots/plot_limits.h"
#include "app/report/circuit_report.h"
#include "app/results/kept_runs.h"
#include "app/translate.h"
#include "editor/drawing/drawn_sheet.h"
#include "model/files/output_file.h"
#include "solver/measures/measure_annotation.h"
#include "solver/use/parameter_settings.h"

#include <QFileInfo>

namespace bramah::app {

namespace {

/// The kept run of the circuit in \a file with this name, or in a folder of it, with its values; null, with a message,
/// if there is none.
std::unique_ptr<RunRecord> keptRun(const QString& file, const QString& name, cli::CommandStreams& streams)
{
    const QString folder = keptRunsFolder(file);
    QStringList names;
    for (const QString& path : keptRunsIn(folder)) {
        auto run = readKeptRun(path);
        if (!run) {
            streams.err << tr("note: %1").arg(run.error()) << '\n';
            continue;
        }
        names << QStringLiteral("`%1`").arg((*run)->name);
        if ((*run)->name != name && QFileInfo(path).fileName() != name)
            continue;
        auto values = readKeptValues(path);
        if (!values) {
            streams.err << tr("error: %1").arg(values.error()) << '\n';
            return nullptr;
        }
        (*run)->results = std::move(*values);
        (*run)->isUnread = false;
        return std::move(*run);
    }
    streams.err
        << (names.isEmpty()
                ? tr("error: no run is kept in `%1`; Ctrl+K in the panel Runs keeps one").arg(folder)
                : tr("error: no kept run is called `%1`; there are %2").arg(name, names.join(QStringLiteral(", "))))
        << '\n';
    return nullptr;
}

/// Writes the report of \a record, a run of \a node. \a values: parameters that the command line has set [SI].
int report(const model::ClassLibrary& library, const model::ClassNode& node, const RunHistory& history,
           const RunRecord& record, const std::vector<std::pair<QString, double>>& values,
           const cli::CommandOptions& options, cli::CommandStreams& streams)
{
    model::InstanceTree tree(library);
    const model::Instance& instance = tree.instantiate(node);
    model::IconCache icons;
    const model::Diagram diagram = editor::drawnSheet(icons, instance);
    PlottableVariables variables(history);
    const auto parameters = cli::parametersOf(instance, values);
    variables.setParameters([&](const RunRecord*, const QString& path) { return parameters(path); });
    cli::readMeasuredFiles(node, variables.measured(), streams);
    const ReportSource source{instance,
                              diagram,
                              history,
                              record,
                              variables,
                              plotsOf(node).value_or(PlotPages()),
                              solver::measuresOf(node),
                              QFileInfo(options.files().front()).fileName()};
    PaintedPlots plots(history, variables, source.plots, limitsOf(source.measures));
    if (const auto problem = writeReport(circuitReport(source, plots), options.value("o")))
        return cli::wrongInput(streams, *problem);
    if (!record.end->isRegular()) {
        streams.err << tr("error: %1; the report says so").arg(record.end->message) << '\n';
        return cli::kExitRunFailed;
    }
    for (const solver::Measure& measure : source.measures)
        if (solver::measured(measure, record.results, variables.namesIn(record)).isLimitBroken()) {
            streams.err << tr("note: the limit of `%1` is broken").arg(measure.name) << '\n';
            return cli::kExitLimitBroken;
        }
    return cli::kExitOk;
}

/// Reports a kept run, with the text that it was started from.
int reportKept(const cli::CommandOptions& options, cli::CommandStreams& streams)
{
    if (options.isSet("set")) {
        return options.wrongUse(streams, tr("--set is for a new run; --run reports one as it was made"));
    }
    const QString file = options.files().front();
    std::unique_ptr<RunRecord> kept = keptRun(file, options.value("run"), streams);
    if (!kept)
        return cli::kExitWrongInput;
    model::LoadedFiles loaded = cli::loadFiles({}, options);
    // In the place of the circuit's file, so that measured data are found beside it.
    kept->model.fileName = QFileInfo(file).absoluteFilePath();
    loaded.library->addFile(kept->model.read().tree);
    const model::ClassNode* node = loaded.library->find(kept->className.toStdString());
    if (!node)
        return cli::wrongInput(streams,
                               tr("the text of `%1` does not have the class `%2`").arg(kept->name, kept->className));
    kept->isShown = true;
    RunHistory history;
    history.addKept(std::move(kept));
    return report(*loaded.library, *node, history, *history.latest(), {}, options, streams);
}

}  // namespace

int reportCommand(const QStringList& arguments, cli::CommandStreams& streams)
{
    cli::CommandOptions options(QStringLiteral("report"),
                                QStringLiteral("report FILE [--class C] -o OUT.pdf|.html ..."),
                                tr("Runs a model and makes a report of it: sheet, plots, measures, values."));
    cli::addRunOptions(options);
    options.add(QStringLiteral("o"), QStringLiteral("out"), tr("The file to write: pdf or html."));
    options.add(QStringLiteral("run"), QStringLiteral("name"),
                tr("Reports the run of this name that is kept in FILE's `.runs` folder, instead of running FILE."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const QString out = options.value("o");
    if (out.isEmpty()) {
        return options.wrongUse(streams, tr("say where to write it with -o OUT.pdf or -o OUT.html"));
    }
    if (const auto problem = model::OutputFile::whyUnwritable(out))
        return cli::wrongInput(streams, *problem);
    if (options.isSet("run"))
        return reportKept(options, streams);
    auto toRun = cli::modelToRun(options, streams);
    if (!toRun)
        return toRun.error();
    auto& [model, settings] = *toRun;

    solver::ResultStore store;
    solver::SimulationRun run(cli::prepareRun(model), settings);
    const solver::RunStatus status = cli::runToEnd(run, store);
    cli::writeDiagnostics(status.diagnostics, streams.err);
    if (status.end->isInputError()) {
        streams.err << tr("error: %1").arg(status.end->message) << '\n';
        return cli::kExitWrongInput;
    }
    QStringList changes;
    for (const auto& [path, value] : solver::valuesOf(*model))
        changes.append(QStringLiteral("%1 = %2").arg(path).arg(value, 0, 'g', 10));
    RunHistory history;
    RunRecord& record = history.start(QString::fromStdString(model->node()->qualifiedName()), settings, changes);
    record.model = KeptModelText{model->node()->tree()->text().fileName(), model->node()->tree()->text().bytes(),
                                 QString::fromStdString(model->node()->qualifiedName())};
    record.results = std::move(store);
    record.statistics = status.statistics;
    history.end(record, *status.end);
    return report(model->library(), *model->node(), history, record, solver::valuesOf(*model), options, streams);
}

}  // namespace bramah::app
