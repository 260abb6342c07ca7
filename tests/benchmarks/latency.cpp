// SPDX-License-Identifier: GPL-3.0-or-later
// How long a user waits: from Run to the first sample, from a parameter change to the first sample that shows it.
#include "app/documents/document_page.h"
#include "app/run/prepare_model.h"
#include "editor/session/document_session.h"
#include "model/classes/class_library.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/app/window/test_window.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/prepare_flat.h"
#include "tests/solver/library/library_run.h"

#include <QDir>

#include <algorithm>
#include <chrono>

namespace bramah::bench {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

Measurement inMilliseconds(const QString& name, const std::vector<double>& seconds)
{
    return {name, median(seconds) * kMilliseconds, QStringLiteral("ms")};
}

QString examplePath()
{
    return QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")))
        .filePath(QStringLiteral("resources/examples/cylinder_drive.mo"));
}

/// What the editor does on Run after an edit of the structure (app/run/prepare_model.cpp): the library is copied for
/// the worker, which flattens and compiles the model.
Result latencyOfRun()
{
    constexpr double kPlotTimer = 30e-3;  // the editor asks for new samples this often
    model::ClassLibrary library;
    library.addSearchPath(test::libraryFolder());
    model::Diagnostics diagnostics;
    const auto classes = library.loadFile(examplePath(), diagnostics);
    Result result;
    if (classes.empty()) {
        result.failure = QStringLiteral("the example cannot be read");
        return result;
    }
    const std::string name = classes.back()->qualifiedName();
    std::vector<double> copying, flattening, compiling, starting, whole;
    for (int k = 0; k < kRepeats; ++k) {
        const auto begin = Clock::now();
        const std::shared_ptr<const model::ClassLibrary> copy = library.clone();
        copying.push_back(secondsSince(begin));
        solver::RunSettings settings;
        settings.stopTime = 3;
        settings.interval = 1e-3;
        double flattenSeconds = 0;
        solver::SimulationRun run(
            [&](const std::function<bool()>& isStopWanted) {
                const auto start = Clock::now();
                solver::FlattenOutcome flat = solver::flatten(*copy, *copy->find(name));
                flattenSeconds = secondsSince(start);
                return flat.model ? test::prepareFlat(std::move(*flat.model))(isStopWanted)
                                  : solver::PreparedSystem{nullptr, std::move(flat.diagnostics)};
            },
            settings);
        solver::ResultStore store;
        run.start();
        while (run.drainInto(store) == 0 && !run.isEnded())
            run.waitForRows(1);
        whole.push_back(secondsSince(begin));
        if (store.isEmpty()) {
            result.failure = run.status().end->message;
            return result;
        }
        flattening.push_back(flattenSeconds);
        compiling.push_back(run.status().statistics.compileSeconds - flattenSeconds);
        starting.push_back(whole.back() - copying.back() - run.status().statistics.compileSeconds);
        run.stop();
    }
    result.measurements = {inMilliseconds(QStringLiteral("copy the library"), copying),
                           inMilliseconds(QStringLiteral("flatten"), flattening),
                           inMilliseconds(QStringLiteral("compile"), compiling),
                           inMilliseconds(QStringLiteral("initialise, first sample in the queue"), starting),
                           inMilliseconds(QStringLiteral("Run to first sample in the queue"), whole),
                           {QStringLiteral("the same to the plot, at worst; allowed"),
                            (median(whole) + kPlotTimer) * kMilliseconds, QStringLiteral("ms"), 100}};
    return result;
}

/// What the editor does on Run after a change of a value: it takes the system that it has compiled before.
Result latencyOfChangedRun()
{
    test::TestWindow window;
    window.window().documents().open(examplePath());
    editor::DocumentSession& session = window.page().session();
    const auto cache = std::make_shared<solver::ModelCache>();
    const auto check = [&] { return app::prepareCheck(session, cache)([] { return false; })->system; };
    const auto system = check();
    Result result;
    std::vector<double> waiting;
    for (int k = 0; k < kRepeats; ++k) {
        const QString value = QString::number(100e5 + 1e5 * k);
        if (!session.apply(QStringLiteral("a value"), {model::SetModifier{model::ComponentId{QStringLiteral("relief")},
                                                                          QStringLiteral("p_set"), value}})) {
            result.failure = QStringLiteral("the example has no relief.p_set");
            return result;
        }
        const auto begin = Clock::now();
        solver::RunSettings settings;
        settings.stopTime = 3;
        settings.interval = 1e-3;
        solver::SimulationRun run(app::prepareModel(session, cache), settings);
        solver::ResultStore store;
        run.start();
        while (run.drainInto(store) == 0 && !run.isEnded())
            run.waitForRows(1);
        waiting.push_back(secondsSince(begin));
        run.stop();
        if (store.isEmpty() || !system || check() != system) {
            result.failure = QStringLiteral("the changed value has been compiled");
            return result;
        }
    }
    result.measurements = {{QStringLiteral("Run to first sample in the queue; allowed"),
                            median(waiting) * kMilliseconds, QStringLiteral("ms"), 5}};
    return result;
}

Result latencyOfChange()
{
    const solver::CompileOutcome compiled =
        solver::compile(test::flatText("model Change\n"
                                       "  parameter Real k = 1;\n"
                                       "  Real shown = k;\n"
                                       "  Real x(start = 1, fixed = true), v(start = 0, fixed = true);\n"
                                       "equation\n"
                                       "  der(x) = v; der(v) = -1e4*x - 10*v + k;\n"
                                       "end Change;\n"));
    Result result;
    solver::RunSettings settings;
    settings.stopTime = 1e5;
    settings.interval = 1e-3;
    solver::SimulationRun run(solver::prepareCompiled(compiled.system), settings);
    solver::ResultStore store;
    run.start();
    while (run.drainInto(store) == 0 && !run.isEnded())
        run.waitForRows(1);
    if (store.isEmpty()) {
        result.failure = run.status().end->message;
        return result;
    }
    const int shown = store.find(QStringLiteral("shown"));
    std::vector<double> delays;
    for (int k = 0; k < kRepeats; ++k) {
        const double value = 2 + k;
        const auto begin = Clock::now();
        run.setParameter(QStringLiteral("k"), value);
        while (store.value(shown, store.rowCount() - 1) != value && secondsSince(begin) < 5) {
            run.waitForRows(1);
            run.drainInto(store);
        }
        delays.push_back(secondsSince(begin));
    }
    run.stop();
    result.measurements = {{QStringLiteral("change to first sample in the queue; allowed"),
                            median(delays) * kMilliseconds, QStringLiteral("ms"), 10},
                           {QStringLiteral("longest of %1; allowed").arg(kRepeats),
                            std::ranges::max(delays) * kMilliseconds, QStringLiteral("ms"), 10}};
    return result;
}

const RegisterBenchmark kRun("latency_run", "from Run on the drive circuit to its first sample, by stages",
                             latencyOfRun);
const RegisterBenchmark kChangedRun("latency_changed_run",
                                    "from Run on the drive circuit with another value to its first sample",
                                    latencyOfChangedRun);
const RegisterBenchmark kChange("latency_change", "from a parameter change to the first sample that shows it",
                                latencyOfChange);

}  // namespace
}  // namespace bramah::bench
