// SPDX-License-Identifier: GPL-3.0-or-later
// Every shipped circuit by every method that a user can choose, and at a loose tolerance: a run ends right, or with a
// reason, and a looser tolerance costs no more.
#include "solver/reports/method_texts.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace bramah::bench {
namespace {

using solver::SolverKind;

constexpr double kSeconds = 20;        // a method that does not fit a circuit takes for ever
constexpr double kAllowedMean = 0.02;  // of the range: methods at one tolerance have errors of different size
constexpr double kAllowedCost = 1.2;

test::LibraryRun runOf(const test::Example& example, const test::LibraryRunOptions& options)
{
    return example.isInLibrary ? test::runClass(example.name, options) : test::runText(example.text, options);
}

QString shortName(const test::Example& example)
{
    return QString(example.name).remove(QStringLiteral("Bramah.Examples."));
}

/// The largest mean difference of a continuous variable, in shares of its range.
double largestMean(const test::LibraryRun& run, const test::LibraryRun& exact, QString& path)
{
    double largest = 0;
    for (const solver::ResultColumn& column : exact.results.columns()) {
        const auto range = exact.results.range(exact.results.find(column.path));
        if (run.results.find(column.path) < 0 || !(range.upper - range.lower > 1e-9 * std::abs(range.upper)))
            continue;
        const double mean = test::meanDifference(run.results, exact.results, column.path);
        if (mean > largest) {
            largest = mean;
            path = column.path;
        }
    }
    return largest;
}

Result compareMethods()
{
    Result result;
    constexpr std::array kKinds{SolverKind::Auto,       SolverKind::Radau,  SolverKind::Cvode,
                                SolverKind::CvodeAdams, SolverKind::Arkode, SolverKind::Ida};
    std::array<int, kKinds.size()> right{}, stopped{};
    int differing = 0;
    for (const test::Example& example : test::shippedExamples()) {
        test::LibraryRunOptions options;
        options.useExperiment = true;
        options.eventRows = solver::EventRows::None;
        options.solver = SolverKind::Radau;
        options.otherTolerance = 1e-9;
        const test::LibraryRun exact = runOf(example, options);
        options.otherTolerance = 0;
        options.seconds = kSeconds;
        for (std::size_t k = 0; k < kKinds.size(); ++k) {
            options.solver = kKinds[k];
            const test::LibraryRun run = runOf(example, options);
            const QString method = QString::fromUtf8(solver::nameOf(kKinds[k]));
            if (!run.isRegular()) {
                ++stopped[k];
                std::printf("  %-42s %-12s %s\n", qPrintable(shortName(example)), qPrintable(method),
                            qPrintable(run.messages()));
                if (!run.status.end || run.status.end->message.isEmpty())
                    result.failure += shortName(example) + QStringLiteral(" ends without a reason by ") + method;
                continue;
            }
            if (run.status.end->reason == solver::EndReason::Stopped) {
                ++stopped[k];
                std::printf("  %-42s %-12s not done in %g s\n", qPrintable(shortName(example)), qPrintable(method),
                            kSeconds);
                continue;
            }
            QString path;
            const double mean = largestMean(run, exact, path);
            if (mean > kAllowedMean) {
                ++differing;
                std::printf("  %-42s %-12s %s differs by %.3g of its range\n", qPrintable(shortName(example)),
                            qPrintable(method), qPrintable(path), mean);
            } else {
                ++right[k];
            }
            std::fflush(stdout);
        }
    }
    for (std::size_t k = 0; k < kKinds.size(); ++k) {
        const QString method = QString::fromUtf8(solver::nameOf(kKinds[k]));
        result.measurements.push_back({method + QStringLiteral(": right"), static_cast<double>(right[k]), {}});
        result.measurements.push_back(
            {method + QStringLiteral(": ended with a reason"), static_cast<double>(stopped[k]), {}});
    }
    result.measurements.push_back({QStringLiteral("differ"), static_cast<double>(differing), {}});
    return result;
}

Result compareTolerances()
{
    Result result;
    double largest = 0;
    for (const test::Example& example : test::shippedExamples()) {
        test::LibraryRunOptions options;
        options.useExperiment = true;
        const auto costAt = [&](double tolerance) {
            options.otherTolerance = tolerance;
            return static_cast<double>(runOf(example, options).status.statistics.derivativeEvaluations);
        };
        const double cost = costAt(1e-3) / costAt(1e-4);
        if (cost > kAllowedCost)
            std::printf("  %-42s costs %.2f times as much at 1e-3 as at 1e-4\n", qPrintable(shortName(example)), cost);
        largest = std::max(largest, cost);
    }
    result.measurements.push_back({QStringLiteral("largest cost at 1e-3 over that at 1e-4"), largest, {}});
    return result;
}

const RegisterBenchmark kMethods("methods", "every shipped circuit by every method", compareMethods);
const RegisterBenchmark kTolerances("loose_tolerances", "evaluations of every shipped circuit at 1e-3 and at 1e-4",
                                    compareTolerances);

}  // namespace
}  // namespace bramah::bench
