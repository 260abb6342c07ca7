// SPDX-License-Identifier: GPL-3.0-or-later
// What each shipped circuit costs: steps, rejected steps, events, and the states that ask for them. Where
// BRAMAH_EARLIER_DIR names the source folder of an earlier version with what was built in it, its times stand beside.
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/example_sums.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"

#include <algorithm>
#include <cstdio>

namespace bramah::bench {
namespace {

/// The state that limited most steps, with its share, and the one that made most of them fail.
QString busiest(const solver::RunStatistics& statistics)
{
    const auto limiting =
        std::max_element(statistics.stateStatistics.begin(), statistics.stateStatistics.end(),
                         [](const auto& a, const auto& b) { return a.limitedSteps < b.limitedSteps; });
    if (limiting == statistics.stateStatistics.end() || statistics.steps == 0)
        return {};
    return QStringLiteral("%1 %2 %")
        .arg(QString::fromStdString(limiting->path))
        .arg(100 * limiting->limitedSteps / statistics.steps);
}

Result run()
{
    Result result;
    const std::vector<test::Example> examples = test::shippedExamples();
    if (examples.empty()) {
        result.skipped = QStringLiteral("no examples: run it in the source folder");
        return result;
    }
    double steps = 0, rejected = 0, events = 0, seconds = 0;
    std::printf("  %-42s %8s %8s %7s %9s %10s  %s\n", "circuit", "steps", "rejected", "events", "steps/s", "time/ms",
                "limited by");
    test::LibraryRunOptions options;
    options.useExperiment = true;
    for (const test::Example& example : examples) {
        const test::LibraryRun run =
            example.isInLibrary ? test::runClass(example.name, options) : test::runText(example.text, options);
        const QString name = QString(example.name).remove(QStringLiteral("Bramah.Examples."));
        if (!run.isRegular()) {
            result.failure += name + QStringLiteral(": ") + run.messages() + QLatin1Char('\n');
            continue;
        }
        const solver::RunStatistics& s = run.status.statistics;
        const auto failures = s.errorTestFailures + s.newtonFailures;
        const auto eventCount = s.stateEvents + s.timeEvents;
        std::printf("  %-42s %8lld %8lld %7lld %9.0f %10.1f  %s\n", qPrintable(name), static_cast<long long>(s.steps),
                    static_cast<long long>(failures), static_cast<long long>(eventCount),
                    static_cast<double>(s.steps) / (run.results.lastTime() - run.results.firstTime()),
                    1e3 * s.integrateSeconds, qPrintable(busiest(s)));
        std::fflush(stdout);
        steps += static_cast<double>(s.steps);
        rejected += static_cast<double>(failures);
        events += static_cast<double>(eventCount);
        seconds += s.integrateSeconds;
    }
    result.measurements = {{QStringLiteral("circuits"), static_cast<double>(examples.size()), {}},
                           {QStringLiteral("steps"), steps, {}},
                           {QStringLiteral("rejected steps"), rejected, {}},
                           {QStringLiteral("events"), events, {}},
                           {QStringLiteral("time of all"), seconds, QStringLiteral("s")}};
    if (const QString earlier = qEnvironmentVariable("BRAMAH_EARLIER_DIR"); !earlier.isEmpty()) {
        const Result compared = compareWithEarlier(earlier);
        result.failure += compared.failure;
        result.measurements.insert(result.measurements.end(), compared.measurements.begin(),
                                   compared.measurements.end());
    }
    return result;
}

const RegisterBenchmark kExamples("examples", "steps, rejected steps and events of every shipped circuit", run);

}  // namespace
}  // namespace bramah::bench
