// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/finished_run.h"
#include "app/cli/flattened_model.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "app/cli/outputs/measured_files.h"
#include "app/cli/outputs/model_parameters.h"
#include "app/plots/plot_annotation.h"
#include "app/report/circuit_report.h"
#include "model/diagram/diagram_builder.h"
#include "model/files/output_file.h"
#include "model/routing/missing_lines.h"
#include "solver/measures/measure_annotation.h"

#include <QFileInfo>

namespace bramah::app {

int reportCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("report"), QStringLiteral("report FILE [--class C] -o OUT.pdf|.html ..."),
                           tr("Runs a model and makes a report of it: sheet, plots, measures, values."));
    addRunOptions(options);
    options.add(QStringLiteral("o"), QStringLiteral("out"), tr("The file to write: pdf or html."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const QString out = options.value("o");
    if (out.isEmpty()) {
        streams.err << tr("bramah report: say where to write it with -o OUT.pdf or -o OUT.html") << '\n';
        return kExitUsage;
    }
    FlattenedModel model = flattenModel(options, streams);
    if (!model.flat)
        return kExitWrongInput;
    auto settings = runSettings(options, model.flat->experiment, streams);
    if (!settings)
        return settings.error();
    settings->parameterValues = model.values;
    if (const auto problem = model::OutputFile::whyUnwritable(out))
        return wrongInput(streams, *problem);

    solver::ResultStore store;
    solver::SimulationRun run(solver::prepareFlat(std::move(*model.flat)), *settings);
    const solver::RunStatus status = runToEnd(run, store);
    writeDiagnostics(status.diagnostics, streams.err);
    if (status.end->isInputError()) {
        streams.err << tr("error: %1").arg(status.end->message) << '\n';
        return kExitWrongInput;
    }
    QStringList changes;
    for (const auto& [path, value] : model.values)
        changes.append(QStringLiteral("%1 = %2").arg(path).arg(value, 0, 'g', 10));
    RunHistory history;
    RunRecord& record = history.start(QString::fromStdString(model.node->qualifiedName()), *settings, changes);
    record.model = KeptModelText{model.node->tree()->text().fileName(), model.node->tree()->text().bytes(),
                                 QString::fromStdString(model.node->qualifiedName())};
    record.results = std::move(store);
    record.statistics = status.statistics;
    history.end(record, *status.end);

    model::InstanceTree tree(*model.loaded.library);
    const model::Instance& instance = tree.instantiate(*model.node);
    model::IconCache icons;
    const model::Diagram diagram = model::withMissingLines(model::DiagramBuilder(icons).build(instance));
    PlottableVariables variables(history);
    const auto parameters = parametersOf(instance, model.values);
    variables.setParameters([&](const RunRecord*, const QString& path) { return parameters(path); });
    readMeasuredFiles(*model.node, variables.measured(), streams);
    const ReportSource source{instance,
                              diagram,
                              history,
                              record,
                              variables,
                              plotsOf(*model.node).value_or(PlotDefinitions()),
                              solver::measuresOf(*model.node),
                              QFileInfo(options.files().front()).fileName()};
    PaintedPlots plots(history, variables, source.plots);
    if (const auto problem = writeReport(circuitReport(source, plots), out))
        return wrongInput(streams, *problem);
    if (!status.end->isRegular()) {
        streams.err << tr("error: %1; the report says so").arg(status.end->message) << '\n';
        return kExitRunFailed;
    }
    for (const solver::Measure& measure : source.measures)
        if (solver::measured(measure, record.results, variables.namesIn(record)).isLimitBroken()) {
            streams.err << tr("note: the limit of `%1` is broken").arg(measure.name) << '\n';
            return kExitLimitBroken;
        }
    return kExitOk;
}

}  // namespace bramah::app
