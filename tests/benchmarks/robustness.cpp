// SPDX-License-Identifier: GPL-3.0-or-later
// Random circuits, ugly ones too: each runs to its end or stops with somebody to blame.
#include "model/classes/class_library.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/convergence.h"
#include "tests/solver/library/circuit_run.h"
#include "tests/solver/library/library_run.h"
#include "tests/solver/library/random_circuits.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iterator>
#include <map>

namespace bramah::bench {
namespace {

constexpr int kMostListed = 40;
constexpr int kMostCompared = 150;  // at two tolerances, with all choices of models

/// Which seeds to try: `BRAMAH_ROBUSTNESS=first,count`; 2,000 by default.
std::pair<int, int> seeds()
{
    const QStringList parts =
        qEnvironmentVariable("BRAMAH_ROBUSTNESS", QStringLiteral("1,2000")).split(QLatin1Char(','));
    return {parts.value(0).toInt(), std::max(1, parts.value(1).toInt())};
}

Result robustness()
{
    model::ClassLibrary library;
    library.addSearchPath(test::libraryFolder());
    const test::RandomCircuits circuits(library);
    const auto [first, count] = seeds();
    const QString folder = qEnvironmentVariable("BRAMAH_ROBUSTNESS_FOLDER");

    Result result;
    std::map<test::CircuitEnd, int> ends;
    double longest = 0;
    int listed = 0;
    for (int seed = first; seed < first + count; ++seed) {
        const QByteArray text = circuits.text(static_cast<std::uint64_t>(seed));
        if (!folder.isEmpty()) {
            QFile file(QDir(folder).filePath(QStringLiteral("circuit%1.mo").arg(seed)));
            if (file.open(QIODevice::WriteOnly))
                file.write(text);
        }
        const auto start = std::clock();
        const test::CircuitOutcome outcome = test::runCircuit(text);
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        longest = std::max(longest, seconds);
        ++ends[outcome.end];
        const bool isAsExpected = outcome.end == test::CircuitEnd::StopTime || outcome.end == test::CircuitEnd::Refused;
        if (!isAsExpected && listed++ < kMostListed)
            std::fprintf(stderr, "  seed %d, %.1f s: %s\n", seed, seconds, qPrintable(outcome.message));
    }
    const int valid = std::max(1, count - ends[test::CircuitEnd::Refused]);
    const auto share = [&](test::CircuitEnd end) { return 100.0 * ends[end] / valid; };
    result.measurements = {
        {QStringLiteral("valid circuits"), static_cast<double>(valid), {}},
        {QStringLiteral("classes that they are made of"), static_cast<double>(circuits.classCount()), {}},
        {QStringLiteral("run to their stop time"), share(test::CircuitEnd::StopTime), QStringLiteral("%")},
        {QStringLiteral("stop with somebody to blame"), share(test::CircuitEnd::Blamed), QStringLiteral("%")},
        {QStringLiteral("over their budget of time"), share(test::CircuitEnd::OverBudget), QStringLiteral("%")},
        {QStringLiteral("wrong: nobody to blame, no number, not compiled"), share(test::CircuitEnd::Wrong),
         QStringLiteral("%")},
        {QStringLiteral("longest, CPU time"), longest, QStringLiteral("s")}};
    const Convergence convergence = measureConvergence(circuits, first, std::min(count, kMostCompared));
    std::ranges::copy(convergence.measurements, std::back_inserter(result.measurements));
    QStringList failures = convergence.disagreements;
    if (ends[test::CircuitEnd::Wrong] > 0)
        failures.prepend(QStringLiteral("%1 circuits ended wrongly").arg(ends[test::CircuitEnd::Wrong]));
    result.failure = failures.join(QStringLiteral("; "));
    return result;
}

const RegisterBenchmark kRobustness("robustness", "2,000 random circuits: the share that runs to its end", robustness);

}  // namespace
}  // namespace bramah::bench
