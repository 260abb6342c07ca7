// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "solver/evaluate/system_evaluator.h"

#include <QJsonObject>

#include <functional>
#include <memory>

namespace bramah::app {

/// The model of a command that analyses instead of simulating, ready to be evaluated.
struct AnalysisModel {
    std::unique_ptr<solver::SystemEvaluator> evaluator;  ///< with the values of --set
    /// Makes another evaluator of the same system with the same values, for another thread.
    std::function<std::unique_ptr<solver::SystemEvaluator>()> makeAnother;
    solver::Experiment experiment;
};

/// Reads, flattens and compiles the class that \a options name and writes errors. \a change may add to the flat model
/// before it is compiled; a message it returns ends the command. No evaluator means that the input is wrong.
[[nodiscard]] AnalysisModel prepareAnalysis(const CommandOptions& options, CommandStreams& streams,
                                            const std::function<QString(solver::FlatModel& flat)>& change = {});

/// Writes the failure of an evaluation, with its component.
void writeFailure(const solver::EvaluationStatus& status, const solver::FlatModel& model, CommandStreams& streams);

/// Writes \a json to the file \a path, or to the console for `-`. False with a message if that fails.
[[nodiscard]] bool writeJson(const QJsonObject& json, const QString& path, CommandStreams& streams);

}  // namespace bramah::app
