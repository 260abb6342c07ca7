// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "model/loading/loaded_files.h"
#include "solver/run/run_settings.h"
#include "solver/use/model.h"

#include <QJsonObject>

#include <tl/expected.hpp>

#include <memory>

namespace bramah::cli {

/// Reads \a files (folders too) with the libraries that the options name.
[[nodiscard]] model::LoadedFiles loadFiles(const QStringList& files, const CommandOptions& options);

/// The class the command is about: --class, or the one model of the files. Null with a message if there is none.
[[nodiscard]] const model::ClassNode* chosenClass(const model::LoadedFiles& loaded, const CommandOptions& options,
                                                  CommandStreams& streams);

/// The model that a command is about, with the values of --set. Its classes live as long as it.
using CommandModel = std::shared_ptr<solver::Model>;

/// Reads and flattens the class that \a options name, for \a purpose; writes what is wrong. Null: the input is wrong.
[[nodiscard]] CommandModel openModel(const CommandOptions& options, CommandStreams& streams,
                                     solver::ModelSource purpose = {});

/// The model that a command runs, and how.
struct ModelToRun {
    CommandModel model;
    solver::RunSettings settings;  ///< with the values of --set
};

/// Reads both from the options of a run. If something is wrong, writes a message and returns an exit code.
[[nodiscard]] tl::expected<ModelToRun, int> modelToRun(CommandOptions& options, CommandStreams& streams,
                                                       solver::ModelSource purpose = {});

/// The function that a run of \a model calls in its worker; openModel() has told what flattening found.
[[nodiscard]] solver::PrepareSystem prepareRun(const CommandModel& model);

/// The equations of \a model in \a form; writes their problems. Null: there are none.
[[nodiscard]] const solver::BuiltForm* builtFor(solver::Model& model, const solver::ModelForm& form,
                                                CommandStreams& streams);
/// An evaluator of \a model in \a form, whose parameters are up to date; writes what is wrong. Null: there is none.
[[nodiscard]] std::unique_ptr<solver::SystemEvaluator> evaluatorFor(solver::Model& model, const solver::ModelForm& form,
                                                                    CommandStreams& streams);

/// The problems \a compiled of \a model. If there are errors among them, first those of the drawing, which are nearer
/// to its author than unsolvable equations, then the components whose equations do not match.
[[nodiscard]] model::Diagnostics compiledProblems(const model::Diagnostics& compiled, solver::Model& model);
/// Writes them.
void writeCompiled(const model::Diagnostics& compiled, solver::Model& model, QTextStream& stream);

/// Writes diagnostics in the command line's form, each once.
void writeDiagnostics(const model::Diagnostics& diagnostics, QTextStream& stream);

/// Writes the failure of an evaluation, with its component.
void writeFailure(const solver::EvaluationStatus& status, const solver::FlatModel& model, CommandStreams& streams);

/// \a value for JSON, which has no NaN and no infinity: null instead.
[[nodiscard]] QJsonValue jsonNumber(double value);
/// Writes \a json to the file \a path, or to the console for `-`. False with a message if that fails.
[[nodiscard]] bool writeJson(const QJsonObject& json, const QString& path, CommandStreams& streams);

}  // namespace bramah::cli
