// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/curve_source.h"
#include "app/results/run_history.h"
#include "solver/measured/measured_data.h"
#include "solver/measures/result_expression.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <vector>

namespace bramah::app {

/// The value of a parameter in a run, or with a null run that of the present model; nothing if there is none.
using RunParameter = std::function<std::optional<solver::KnownNumber>(const RunRecord* run, const QString& path)>;

/// What of a document can be plotted: the variables of its latest run, those that the present model would store,
/// measured channels, and expressions over variables. Borrows the history. GUI thread.
class PlottableVariables : public QObject
{
    Q_OBJECT
public:
    explicit PlottableVariables(const RunHistory& history, QObject* parent = nullptr);

    /// Sets the variables of the present model.
    void setModelVariables(std::vector<solver::ResultColumn> variables);
    [[nodiscard]] solver::MeasuredData& measured() { return measured_; }
    [[nodiscard]] const solver::MeasuredData& measured() const { return measured_; }
    /// Sets where expressions find parameters.
    void setParameters(RunParameter parameter) { parameter_ = std::move(parameter); }
    /// The variables of the latest run, then those that only the model has, then measured channels.
    [[nodiscard]] std::vector<solver::ResultColumn> all() const;
    /// The variable of the latest run, else of the model, else of an earlier run, else a measured channel, or what an
    /// expression gives; null if there is none. Valid until changed().
    [[nodiscard]] const solver::ResultColumn* find(const QString& text) const;
    /// \a text as an expression over variables and channels that find() finds, or why it is none.
    [[nodiscard]] tl::expected<solver::ResultExpression, solver::ExpressionProblem> read(const QString& text) const;
    /// The curve of a variable, a channel or an expression in \a run, which must outlive it; null if the run does not
    /// have it.
    [[nodiscard]] std::unique_ptr<CurveSource> curve(const RunRecord& run, const QString& text) const;
    /// What expressions over \a run may name.
    [[nodiscard]] solver::ResultNames namesIn(const RunRecord& run) const;

Q_SIGNALS:
    void changed();

private:
    void noteRuns();
    void noteMeasured();
    /// Of runs and model.
    [[nodiscard]] const solver::ResultColumn* findVariable(const QString& path) const;
    [[nodiscard]] const std::vector<solver::ResultColumn>* latestColumns() const;

    const RunHistory& history_;
    solver::MeasuredData measured_;
    RunParameter parameter_;
    std::vector<solver::ResultColumn> modelVariables_;
    QHash<QString, int> indexByPath_;  ///< into modelVariables_
    /// What expressions give, by their texts, since the last change; null: nothing.
    mutable QHash<QString, std::shared_ptr<const solver::ResultColumn>> computed_;
    int seenRun_ = 0;
    std::size_t seenColumns_ = 0;
};

}  // namespace bramah::app
