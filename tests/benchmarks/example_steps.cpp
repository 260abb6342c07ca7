// SPDX-License-Identifier: GPL-3.0-or-later
// What each shipped circuit costs: steps, rejected steps, events, and the states that ask for them.
#include "model/classes/class_library.h"
#include "solver/compile/compile.h"
#include "solver/flat/flatten.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/benchmarks/benchmark.h"

#include <QDir>

#include <algorithm>
#include <cstdio>

namespace bramah::bench {
namespace {

struct ExampleRun {
    QString failure;
    solver::RunStatistics statistics;
    double duration = 0;  ///< simulated [s]
};

ExampleRun runExample(const model::ClassLibrary& library, const model::ClassNode& node)
{
    solver::FlattenOutcome flat = solver::flatten(library, node);
    if (!flat.model)
        return {QStringLiteral("does not flatten"), {}, 0};
    const solver::Experiment experiment = flat.model->experiment;
    solver::RunSettings settings;
    settings.stopTime = experiment.stopTime;
    settings.interval = experiment.interval.value_or(0);
    settings.tolerance = experiment.tolerance.value_or(1e-6);
    const auto shared = std::make_shared<solver::FlatModel>(std::move(*flat.model));
    solver::SimulationRun simulation(
        [shared](const std::function<bool()>& isStopWanted) {
            solver::CompileOutcome compiled = solver::compile(std::move(*shared), {isStopWanted, false, {}});
            return solver::PreparedSystem{compiled.system ? solver::makeEvaluator(compiled.system) : nullptr,
                                          compiled.diagnostics};
        },
        settings);
    solver::ResultStore results;
    simulation.start();
    while (!simulation.isEnded()) {
        (void)simulation.waitForRows(50);
        simulation.drainInto(results);
    }
    simulation.drainInto(results);
    const solver::RunStatus status = simulation.status();
    if (!status.end || !status.end->isRegular())
        return {status.end ? status.end->message : QStringLiteral("does not compile"), {}, 0};
    return {{}, status.statistics, experiment.stopTime - experiment.startTime};
}

/// The state that limited most steps, with its share, and the one that made most of them fail.
QString busiest(const solver::RunStatistics& statistics)
{
    const auto limiting =
        std::max_element(statistics.stateStatistics.begin(), statistics.stateStatistics.end(),
                         [](const auto& a, const auto& b) { return a.limitedSteps < b.limitedSteps; });
    if (limiting == statistics.stateStatistics.end() || statistics.steps == 0)
        return {};
    return QStringLiteral("%1 %2 %").arg(limiting->path).arg(100 * limiting->limitedSteps / statistics.steps);
}

void collect(const model::ClassNode& node, std::vector<const model::ClassNode*>& examples)
{
    if (node.kind() == model::syntax::ClassKind::Model)
        examples.push_back(&node);
    for (const model::ClassNode* child : node.children())
        collect(*child, examples);
}

Result run()
{
    Result result;
    model::ClassLibrary library;
    library.addDefaultSearchPaths();
    std::vector<const model::ClassNode*> examples;
    const QDir folder(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")) +
                      QStringLiteral("/resources/examples"));
    for (const QString& file : folder.entryList({QStringLiteral("*.mo")})) {
        model::Diagnostics diagnostics;
        for (const model::ClassNode* node : library.loadFile(folder.filePath(file), diagnostics))
            examples.push_back(node);
    }
    if (const model::ClassNode* package = library.find("Bramah.Examples"))
        collect(*package, examples);
    if (examples.empty()) {
        result.skipped = QStringLiteral("no examples: run it in the source folder");
        return result;
    }
    double steps = 0, rejected = 0, events = 0, seconds = 0;
    std::printf("  %-42s %8s %8s %7s %9s %10s  %s\n", "circuit", "steps", "rejected", "events", "steps/s", "time/ms",
                "limited by");
    for (const model::ClassNode* node : examples) {
        const ExampleRun example = runExample(library, *node);
        const QString name = QString::fromStdString(node->qualifiedName()).remove(QStringLiteral("Bramah.Examples."));
        if (!example.failure.isEmpty()) {
            result.failure = name + QStringLiteral(": ") + example.failure;
            continue;
        }
        const solver::RunStatistics& s = example.statistics;
        const auto failures = s.errorTestFailures + s.newtonFailures;
        const auto eventCount = s.stateEvents + s.timeEvents;
        std::printf("  %-42s %8lld %8lld %7lld %9.0f %10.1f  %s\n", qPrintable(name), static_cast<long long>(s.steps),
                    static_cast<long long>(failures), static_cast<long long>(eventCount),
                    static_cast<double>(s.steps) / example.duration, 1e3 * s.integrateSeconds, qPrintable(busiest(s)));
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
    return result;
}

const RegisterBenchmark kExamples("examples", "steps, rejected steps and events of every shipped circuit", run);

}  // namespace
}  // namespace bramah::bench
