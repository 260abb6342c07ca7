// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/drawn_circuit.h"

#include "model/classes/class_library.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"

#include <QDir>

namespace bramah::bench {

DrawnCircuit::DrawnCircuit(const QString& file)
{
    model::ClassLibrary library;
    library.addDefaultSearchPaths();
    model::Diagnostics diagnostics;
    const QDir sources(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")));
    const auto classes = library.loadFile(sources.filePath(file), diagnostics);
    if (classes.size() != 1)
        return;
    solver::FlattenOutcome flat = solver::flatten(library, *classes.front());
    if (flat.model)
        system_ = solver::compile(std::move(*flat.model)).system;
}

TimedSolution DrawnCircuit::solve(const DrawnRun& run) const
{
    QStringList patterns;
    for (const QString& path : run.paths)
        patterns.append(QRegularExpression::escape(path));
    solver::RunSettings settings;
    settings.stopTime = run.stopTime;
    settings.interval = run.interval;
    settings.tolerance = run.tolerance;
    settings.evaluation = run.mode;
    settings.eventRows = solver::EventRows::None;
    settings.variables = QRegularExpression(patterns.join(QLatin1Char('|')));
    solver::SimulationRun simulation(solver::prepareCompiled(system_), settings);
    solver::ResultStore store;
    simulation.start();
    simulation.wait();
    simulation.drainInto(store);
    const solver::RunStatus status = simulation.status();
    TimedSolution solution;
    solution.seconds = status.statistics.initialiseSeconds + status.statistics.integrateSeconds;
    solution.steps = static_cast<long>(status.statistics.steps);
    solution.rows.assign(store.rowCount(), std::vector<double>(static_cast<std::size_t>(run.paths.size())));
    for (qsizetype column = 0; column < run.paths.size(); ++column) {
        const auto found = store.find(run.paths[column]);
        for (std::size_t row = 0; row < store.rowCount(); ++row)
            solution.rows[row][static_cast<std::size_t>(column)] = store.value(found, row);
    }
    return solution;
}

Result compareDrawn(const QString& file, DrawnRun run, Comparison::Solve byHand, const Rows& exact,
                    const std::vector<std::size_t>& columns, double Difference::*measure, Comparison comparison)
{
    const DrawnCircuit drawn(file);
    if (!drawn.isCompiled())
        return {{}, {}, QStringLiteral("%1 cannot be compiled").arg(file)};
    comparison.rowCount = exact.size();
    comparison.byHand = std::move(byHand);
    comparison.byBramah = [&](double tolerance) {
        run.tolerance = tolerance;
        return drawn.solve(run);
    };
    comparison.errorOf = [&](const Rows& rows) { return differenceOf(rows, exact, columns).*measure; };
    return compareAtError(comparison);
}

}  // namespace bramah::bench
