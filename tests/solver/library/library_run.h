// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/flat_model/flat_model.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"

#include <QByteArray>

#include <memory>

namespace bramah::test {

/// What a simulation with the shipped library ended in.
struct LibraryRun {
    solver::ResultStore results;
    solver::RunStatus status;
    model::Diagnostics diagnostics;  ///< of reading, flattening and compiling

    [[nodiscard]] bool isRegular() const { return status.end && status.end->isRegular(); }
    /// All messages, and how the run ended, a line each.
    [[nodiscard]] QString messages() const;
    /// A variable at \a time, SI; NaN if it is not in the results.
    [[nodiscard]] double at(const QString& path, double time) const;
    [[nodiscard]] double last(const QString& path) const { return at(path, results.lastTime()); }
};

struct LibraryRunOptions {
    double startTime = 0;
    double stopTime = 1;
    double interval = 0;  ///< 0: 500 samples
    double tolerance = 1e-8;
    QByteArray overrides;  ///< modifiers as Modelica text, `(o(d = 2e-3))`
    QString variables;     ///< regular expression; empty: those with plain names
    solver::EvaluationMode evaluation = solver::EvaluationMode::Auto;
    solver::EventRows eventRows = solver::EventRows::Both;
    solver::SolverKind solver = solver::SolverKind::Auto;
    bool isOpened = false;       ///< nothing in the library is protected: see openedLibraryFolder()
    bool useExperiment = false;  ///< times, interval and tolerance as the model's annotation says
    double otherTolerance = 0;   ///< in place of that of the annotation; 0: that one
    double seconds = 0;          ///< after which the run is stopped; 0: never
};

/// The last class of \a text, flattened with the library of the source tree; throws where that gives errors.
[[nodiscard]] solver::FlatModel flatText(const QByteArray& text, const QByteArray& overrides = {});
/// The class of the file \a path.
[[nodiscard]] solver::FlatModel flatFile(const QString& path, const QByteArray& overrides = {});
/// \a flat compiled, with its own parameter values.
[[nodiscard]] std::unique_ptr<solver::SystemEvaluator> evaluatorOf(solver::FlatModel flat);

/// Runs the last class of \a text, with the library of the source tree.
[[nodiscard]] LibraryRun runText(const QByteArray& text, const LibraryRunOptions& options = {});
/// Runs the class of the file \a path.
[[nodiscard]] LibraryRun runFile(const QString& path, const LibraryRunOptions& options = {});
/// Runs the class of this full name, of the library or of those in MODELICAPATH.
[[nodiscard]] LibraryRun runClass(const QString& name, const LibraryRunOptions& options = {});
/// The mean difference of two results with the same rows in the variable \a path, as a share of its range in \a exact
/// or, where that is more, of \a leastRange.
[[nodiscard]] double meanDifference(const solver::ResultStore& results, const solver::ResultStore& exact,
                                    const QString& path, double leastRange = 0);
/// There is an event, an instant with two rows, within 1e-9 of the run's length of \a time.
[[nodiscard]] bool hasEventAt(const LibraryRun& run, double time);
/// The folder that holds the package `Bramah`.
[[nodiscard]] QString libraryFolder();

}  // namespace bramah::test
