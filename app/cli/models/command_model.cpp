// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/command_model.h"

#include "app/cli/models/drawn_class.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "model/diagram/diagram_checks.h"
#include "solver/reports/failure_text.h"
#include "solver/use/parameter_settings.h"

#include <QJsonDocument>
#include <QSet>

#include <cmath>

namespace bramah::cli {

model::LoadedFiles loadFiles(const QStringList& files, const CommandOptions& options)
{
    return model::loadFiles(files, options.values("library"));
}

const model::ClassNode* chosenClass(const model::LoadedFiles& loaded, const CommandOptions& options,
                                    CommandStreams& streams)
{
    const auto chosen = model::chosenModel(loaded, options.value("class"));
    if (!chosen)
        streams.err << tr("error: %1").arg(chosen.error()) << '\n';
    return chosen.value_or(nullptr);
}

CommandModel openModel(const CommandOptions& options, CommandStreams& streams, solver::ModelSource purpose)
{
    const model::LoadedFiles loaded = loadFiles(options.files(), options);
    writeDiagnostics(loaded.diagnostics, streams.err);
    const model::ClassNode* node = hasErrors(loaded.diagnostics) ? nullptr : chosenClass(loaded, options, streams);
    if (!node)
        return nullptr;
    purpose.library = loaded.library;
    purpose.className = node->qualifiedName();
    auto model = std::make_shared<solver::Model>(std::move(purpose));
    if (const auto problem = model->set(solver::settingsFrom(options.values("set")))) {
        streams.err << tr("error: %1").arg(QString::fromStdString(*problem)) << '\n';
        return nullptr;
    }
    const solver::FlattenOutcome& flat = model->flattened();
    writeDiagnostics(flat.diagnostics, streams.err);
    return flat.model ? model : nullptr;
}

tl::expected<ModelToRun, int> modelToRun(CommandOptions& options, CommandStreams& streams, solver::ModelSource purpose)
{
    CommandModel model = openModel(options, streams, std::move(purpose));
    if (!model)
        return tl::unexpected<int>(kExitWrongInput);
    auto settings = runSettings(options, model->flattened().model->experiment, streams);
    if (!settings)
        return tl::unexpected(settings.error());
    settings->parameterValues = solver::valuesOf(*model);
    return ModelToRun{std::move(model), std::move(*settings)};
}

solver::PrepareSystem prepareRun(const CommandModel& model)
{
    return [model](const std::function<bool()>& isStopWanted) {
        const solver::BuiltForm& made = model->built({}, isStopWanted);
        return solver::PreparedSystem{model->evaluator({}, isStopWanted), made.diagnostics, made.system};
    };
}

const solver::BuiltForm* builtFor(solver::Model& model, const solver::ModelForm& form, CommandStreams& streams)
{
    const solver::BuiltForm& made = model.built(form);
    if (!made.problem.empty())
        streams.err << tr("error: %1").arg(QString::fromStdString(made.problem)) << '\n';
    writeCompiled(made.diagnostics, model, streams.err);
    return made.system ? &made : nullptr;
}

std::unique_ptr<solver::SystemEvaluator> evaluatorFor(solver::Model& model, const solver::ModelForm& form,
                                                      CommandStreams& streams)
{
    if (!builtFor(model, form, streams))
        return nullptr;
    auto evaluator = model.evaluator(form);
    const solver::EvaluationStatus status = evaluator->updateParameters();
    if (status.ok())
        return evaluator;
    writeFailure(status, evaluator->model(), streams);
    return nullptr;
}

model::Diagnostics compiledProblems(const model::Diagnostics& compiled, solver::Model& model)
{
    model::Diagnostics all;
    if (hasErrors(compiled)) {
        all = DrawnClass(model.library(), *model.node()).problems();
        const model::Diagnostics& unbalanced = model.flattened().unbalanced;
        all.insert(all.end(), unbalanced.begin(), unbalanced.end());
    }
    model::appendCompiled(all, compiled);
    return all;
}

void writeCompiled(const model::Diagnostics& compiled, solver::Model& model, QTextStream& stream)
{
    writeDiagnostics(compiledProblems(compiled, model), stream);
}

void writeDiagnostics(const model::Diagnostics& diagnostics, QTextStream& stream)
{
    QSet<QString> written;
    for (const model::Diagnostic& diagnostic : diagnostics) {
        const QString line = diagnostic.commandLineText();
        if (!written.contains(line))
            stream << line << '\n';
        written.insert(line);
    }
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

QJsonValue jsonNumber(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

bool writeJson(const QJsonObject& json, const QString& path, CommandStreams& streams)
{
    const auto problem = writeOutput(path, QJsonDocument(json).toJson(), streams);
    if (problem)
        streams.err << tr("error: %1").arg(*problem) << '\n';
    return !problem;
}

}  // namespace bramah::cli
