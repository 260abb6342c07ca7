// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis_model.h"

#include "app/cli/flattened_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "solver/compile/compile.h"
#include "solver/reports/failure_text.h"

#include <QJsonDocument>

namespace bramah::app {
AnalysisModel prepareAnalysis(const CommandOptions& options, CommandStreams& streams,
                              const std::function<QString(solver::FlatModel& flat)>& change)
{
    FlattenedModel model = flattenModel(options, streams);
    AnalysisModel result;
    if (!model.flat)
        return result;
    result.experiment = model.flat->experiment;
    if (change) {
        if (const QString problem = change(*model.flat); !problem.isEmpty()) {
            streams.err << tr("error: %1").arg(problem) << '\n';
            return result;
        }
    }
    const solver::CompileOutcome compiled = solver::compile(std::move(*model.flat));
    writeCompiled(compiled.diagnostics, *model.loaded.library, *model.node, model.unbalanced, streams.err);
    if (!compiled.system)
        return result;
    const auto make = [system = compiled.system, values = model.values] {
        auto evaluator = solver::makeEvaluator(system);
        for (const auto& [path, value] : values)
            evaluator->setParameter(evaluator->model().findVariable(path.toStdString()), value);
        return evaluator;
    };
    auto evaluator = make();
    const solver::EvaluationStatus status = evaluator->updateParameters();
    if (!status.ok()) {
        writeFailure(status, evaluator->model(), streams);
        return result;
    }
    result.evaluator = std::move(evaluator);
    result.makeAnother = make;
    return result;
}

void writeFailure(const solver::EvaluationStatus& status, const solver::FlatModel& model, CommandStreams& streams)
{
    const QString detail = solver::failureText(status, model);
    const std::string& path = model.component(status.component).path;
    streams.err << tr("error: %1")
                       .arg(path.empty() ? detail
                                         : QStringLiteral("`%1`: %2").arg(QString::fromStdString(path), detail))
                << '\n';
}

bool writeJson(const QJsonObject& json, const QString& path, CommandStreams& streams)
{
    const auto problem = writeOutput(path, QJsonDocument(json).toJson(), streams);
    if (problem)
        streams.err << tr("error: %1").arg(*problem) << '\n';
    return !problem;
}

}  // namespace bramah::app
