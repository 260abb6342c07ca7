// SPDX-License-Identifier: GPL-3.0-or-later
// What relations cost while none of them fires.
#include "solver/compile/compile.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/library_run.h"

#include <algorithm>

namespace bramah::bench {
namespace {

constexpr int kRelations = 1000;
constexpr int kRuns = 15;
constexpr double kMicroseconds = 1e6;

/// A hundred oscillators; with \a relations comparisons that never change.
QByteArray oscillators(int relations)
{
    return QByteArray(
               "model Oscillators\n"
               "  constant Integer n = 100;\n"
               "  Real x[n](each start = 1, each fixed = true), v[n](each start = 0, each fixed = true);\n"
               "  Integer above;\n"
               "equation\n"
               "  for i in 1:n loop der(x[i]) = v[i]; der(v[i]) = -(10 + i)*x[i]; end for;\n"
               "  above = sum(if x[1 + mod(i, n)] > 2 + i/") +
           QByteArray::number(kRelations) + " then 1 else 0 for i in 1:" + QByteArray::number(relations) +
           ");\nend Oscillators;\n";
}

/// Seconds for each step of a run of \a system.
double secondsOfStep(const std::shared_ptr<const solver::CompiledSystem>& system, QString& failure)
{
    solver::RunSettings settings;
    settings.stopTime = 20;
    settings.interval = 20;
    settings.evaluation = solver::EvaluationMode::Native;
    settings.variables = QRegularExpression(QStringLiteral("x\\[1\\]"));
    solver::SimulationRun run(solver::prepareCompiled(system), settings);
    run.start();
    run.wait();
    const solver::RunStatus status = run.status();
    if (!status.end->isRegular())
        failure = status.end->message;
    return status.statistics.integrateSeconds / static_cast<double>(status.statistics.steps);
}

Result events()
{
    Result result;
    const auto with = solver::compile(test::flatText(oscillators(kRelations))).system;
    const auto without = solver::compile(test::flatText(oscillators(1))).system;
    if (!with || !without) {
        result.failure = QStringLiteral("the oscillators cannot be compiled");
        return result;
    }
    const auto relations = solver::makeEvaluator(with)->layout().relations.size();
    // In turns, so that a slow minute of the machine meets both; the least of several runs.
    double plain = HUGE_VAL, watched = HUGE_VAL;
    for (int k = 0; k < kRuns; ++k) {
        plain = std::min(plain, secondsOfStep(without, result.failure));
        watched = std::min(watched, secondsOfStep(with, result.failure));
    }
    result.measurements = {{QStringLiteral("relations"), static_cast<double>(relations), {}},
                           {QStringLiteral("a step, beside the same without relations"), watched * kMicroseconds,
                            QStringLiteral("us"), plain * kMicroseconds},
                           {QStringLiteral("cost of the relations in a step; allowed"),
                            (watched - plain) * kMicroseconds, QStringLiteral("us"), 5}};
    return result;
}

const RegisterBenchmark kEvents("events_1000", "a thousand relations that are watched and do not fire", events);

}  // namespace
}  // namespace bramah::bench
