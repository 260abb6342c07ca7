// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/results/result_column.h"
#include "solver/run/run_settings.h"

#include <QRegularExpression>
#include <QStringList>

#include <span>
#include <vector>

namespace bramah::solver {

/// The outputs that a run with these settings stores, as indices into layout().outputs.
[[nodiscard]] std::vector<std::size_t> chosenOutputs(const SystemEvaluator& evaluator, const RunSettings& settings);

/// Chosen outputs of which a row has those with values of their own.
struct RowOutputs {
    std::vector<std::size_t> outputs;  ///< of a row, as indices into layout().outputs
    std::vector<ColumnPlace> places;   ///< of the chosen ones
};
/// The outputs of \a chosen of which none is always equal to another one, or its negative, in this order.
[[nodiscard]] RowOutputs rowOutputs(const SystemEvaluator& evaluator, std::span<const std::size_t> chosen);

/// The columns of the \a chosen outputs, with present values of densities.
[[nodiscard]] std::vector<ResultColumn> columnsOf(const SystemEvaluator& evaluator,
                                                  std::span<const std::size_t> chosen);

/// The variable or parameter at \a path as a column, by which its values are shown, without a density; with the path
/// alone if there is none.
[[nodiscard]] ResultColumn columnFor(const FlatModel& model, const QString& path);
/// The selection of RunSettings::variables that matches these \a paths and no others.
[[nodiscard]] QRegularExpression exactly(QStringList paths);

}  // namespace bramah::solver
