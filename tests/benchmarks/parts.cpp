// SPDX-License-Identifier: GPL-3.0-or-later
// A ring main with eight drives, all at once and in the nine parts that its lines cut it into. Speed counts only at
// equal exactness: both are compared with a run at a tolerance of 1e-9, and their errors are printed beside each other.
// The error of one run at one tolerance is a matter of luck, by a third either way, so the mean over some tolerances
// near by is printed too. Machine code that a run has made serves the later ones; what a person waits for, the first
// run of a circuit, is measured as well.
#include "solver/compile/compile.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "solver/tape/compiled_system.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/library_run.h"

#include <QDir>

#include <cmath>

namespace bramah::bench {
namespace {

constexpr int kRounds = 3;
constexpr double kMostDifferent = 2e-3;  ///< of a variable's range, by which a stroke or a pressure may differ
constexpr double kTolerance = 1e-6, kExact = 1e-9;
constexpr double kMostError = 1.25;                ///< mean error in parts, as a multiple of that of the joint run
constexpr double kNear[] = {0.5, 0.7, 1, 1.4, 2};  ///< tolerances at which errors are compared, over kTolerance

struct PartsRow {
    double seconds = HUGE_VAL;
    std::int64_t steps = 0;
    solver::ResultStore results;
};

/// One run; what went wrong, or nothing.
QString addRun(const std::shared_ptr<const solver::CompiledSystem>& system, solver::PartsChoice parts, int threads,
               PartsRow& row, double tolerance = kTolerance)
{
    solver::RunSettings settings;
    settings.tolerance = tolerance;
    settings.stopTime = 5;
    settings.interval = 0.005;
    settings.parts = parts;
    settings.threads = threads;
    settings.eventRows = solver::EventRows::None;
    settings.variables = QRegularExpression(QStringLiteral("main[1-8]\\.p|drive[1-8]\\.cylinder\\.x|station\\.p"));
    solver::SimulationRun run(solver::prepareCompiled(system), settings);
    run.start();
    run.wait();
    const solver::RunStatus status = run.status();
    if (!status.end->isRegular())
        return status.end->message;
    row.results = solver::ResultStore();
    run.drainInto(row.results);
    row.seconds = std::min(row.seconds, status.statistics.integrateSeconds);
    row.steps = status.statistics.steps;
    return {};
}

/// The largest difference of a variable, as a share of its range.
double largestShare(const solver::ResultStore& a, const solver::ResultStore& b)
{
    double largest = 0;
    for (int column = 0; column < static_cast<int>(a.columns().size()); ++column) {
        const solver::ValueRange range = a.range(column);
        for (std::size_t row = 0; row < std::min(a.rowCount(), b.rowCount()); ++row)
            largest =
                std::max(largest, std::fabs(a.value(column, row) - b.value(column, row)) / (range.upper - range.lower));
    }
    return largest;
}

/// The mean difference of all variables at all rows, as a share of their ranges.
double meanShare(const solver::ResultStore& a, const solver::ResultStore& exact)
{
    double sum = 0;
    std::size_t count = 0;
    for (int column = 0; column < static_cast<int>(exact.columns().size()); ++column) {
        const solver::ValueRange range = exact.range(column);
        for (std::size_t row = 0; row < std::min(a.rowCount(), exact.rowCount()); ++row, ++count)
            sum += std::fabs(a.value(column, row) - exact.value(column, row)) / (range.upper - range.lower);
    }
    return sum / static_cast<double>(count);
}

/// The mean error of runs, the geometric mean over tolerances near the usual one.
QString findError(const std::shared_ptr<const solver::CompiledSystem>& system, solver::PartsChoice parts,
                  const solver::ResultStore& exact, double& error)
{
    double sum = 0;
    for (const double factor : kNear) {
        PartsRow row;
        if (const QString failure = addRun(system, parts, 1, row, factor * kTolerance); !failure.isEmpty())
            return failure;
        sum += std::log(meanShare(row.results, exact));
    }
    error = std::exp(sum / std::size(kNear));
    return {};
}

solver::CompileOutcome compiledRing()
{
    return solver::compile(test::flatFile(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")))
                                              .filePath(QStringLiteral("resources/examples/ring_main.mo"))));
}

Result partsOfTheRing()
{
    Result result;
    const solver::CompileOutcome compiled = compiledRing();
    if (!compiled.system || !compiled.system->parts) {
        result.failure = QStringLiteral("the ring main cannot be compiled, or is in one part");
        return result;
    }
    PartsRow joint, one, two, firstJoint, firstOne, firstTwo, exact;
    result.failure = addRun(compiled.system, solver::PartsChoice::Joint, 1, exact, kExact);
    for (int round = 0; round < kRounds && result.failure.isEmpty(); ++round) {
        result.failure = addRun(compiled.system, solver::PartsChoice::Joint, 1, joint);
        result.failure += addRun(compiled.system, solver::PartsChoice::Parts, 1, one);
        result.failure += addRun(compiled.system, solver::PartsChoice::Parts, 2, two);
        result.failure += addRun(compiledRing().system, solver::PartsChoice::Joint, 1, firstJoint);
        result.failure += addRun(compiledRing().system, solver::PartsChoice::Parts, 1, firstOne);
        result.failure += addRun(compiledRing().system, solver::PartsChoice::Parts, 2, firstTwo);
    }
    double near = 0, jointNear = 0;
    if (result.failure.isEmpty())
        result.failure = findError(compiled.system, solver::PartsChoice::Joint, exact.results, jointNear);
    if (result.failure.isEmpty())
        result.failure = findError(compiled.system, solver::PartsChoice::Parts, exact.results, near);
    if (!result.failure.isEmpty())
        return result;
    const double share = largestShare(joint.results, one.results);
    const double error = meanShare(one.results, exact.results), jointError = meanShare(joint.results, exact.results);
    if (share > kMostDifferent)
        result.failure = QStringLiteral("strokes and pressures differ by %1 of their range").arg(share);
    else if (error > kMostError * jointError)
        result.failure = QStringLiteral("the mean error is %1 times that of the joint run").arg(error / jointError);
    result.measurements = {
        {QStringLiteral("in parts, one thread, beside joint"), one.seconds, QStringLiteral("s"), joint.seconds},
        {QStringLiteral("in parts, two threads, beside joint"), two.seconds, QStringLiteral("s"), joint.seconds},
        {QStringLiteral("first run in parts, one thread, beside joint"), firstOne.seconds, QStringLiteral("s"),
         firstJoint.seconds},
        {QStringLiteral("first run in parts, two threads, beside joint"), firstTwo.seconds, QStringLiteral("s"),
         firstJoint.seconds},
        {QStringLiteral("steps, all parts, beside joint"),
         static_cast<double>(one.steps),
         {},
         static_cast<double>(joint.steps)},
        {QStringLiteral("mean error, in parts, beside joint"), 1e6 * error, QStringLiteral("1e-6"), 1e6 * jointError},
        {QStringLiteral("the same over tolerances near by"), 1e6 * near, QStringLiteral("1e-6"), 1e6 * jointNear},
        {QStringLiteral("largest difference of strokes and pressures"), 100 * share, QStringLiteral("%")}};
    return result;
}

const RegisterBenchmark kParts("parts_8_drives", "a ring main with 8 drives, joint and in parts", partsOfTheRing);

}  // namespace
}  // namespace bramah::bench
