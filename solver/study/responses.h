// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/measure.h"
#include "solver/results/result_store.h"
#include "solver/run/run_settings.h"
#include "solver/study/reduction.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

class CompiledSystem;
class SystemEvaluator;

/// A number that a study keeps of each run.
struct Response {
    QString name;         ///< path of the variable, or name of the measure
    ResultColumn column;  ///< the kind and the units of its values
};

/// What a study asks of its runs: variables, each reduced to a number, and named measures. Finds once what of it the
/// model has, so that each run stores no more than that. Any thread, once it is made.
class Responses
{
public:
    /// Variables that \a settings select, reduced by \a reduction (none without a selection, if there is something
    /// else), \a measures, and \a others, which are not of a run over time.
    Responses(std::shared_ptr<const CompiledSystem> system, const RunSettings& settings, Reduction reduction,
              Measures measures, std::vector<Response> others = {});

    /// Variables first, then measures.
    [[nodiscard]] const std::vector<Response>& list() const { return responses_; }
    /// Why the model does not have what a measure asks for; nothing if it has all.
    [[nodiscard]] const std::optional<QString>& problem() const { return problem_; }
    /// The selection of variables that a run has to store.
    [[nodiscard]] const QRegularExpression& stored() const { return stored_; }

    /// Is there any for which a run has to be made?
    [[nodiscard]] bool needsRun() const { return !variables_.empty() || !measures_.empty(); }
    /// The responses but the others of a run with these \a results, of parameters as in \a settings; NaN where a
    /// measure has no value.
    [[nodiscard]] std::vector<double> of(const ResultStore& results, const RunSettings& settings) const;

private:
    std::shared_ptr<const CompiledSystem> system_;
    Reduction reduction_;
    Measures measures_;
    std::vector<QString> variables_;
    std::vector<Response> responses_;
    QRegularExpression stored_;
    std::optional<QString> problem_;
};

}  // namespace bramah::solver
