// SPDX-License-Identifier: GPL-3.0-or-later
// Drive circuits on one pump line, 10 to 1,000 of them: what a component costs must not depend on how many there are.
#include "solver/evaluate/system_evaluator.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "solver/tape/compiled_system.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/many_drives.h"

#include <malloc.h>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>

namespace bramah::bench {
namespace {

constexpr std::array kCounts{10, 100, 1000};
constexpr double kMicroseconds = 1e6;
constexpr double kNanoseconds = 1e9;

QString named(const char* what, int count)
{
    return QStringLiteral("%1, N = %2").arg(QLatin1String(what)).arg(count);
}

/// Bytes that are allocated now. What has been freed does not count, whether the system has it back or not.
double allocatedBytes()
{
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd);
}

/// What a component costs in one number of circuits, round by round.
struct ComponentCosts {
    double components = 0;
    std::vector<double> flattening, compiling;  ///< [us of processor time]
    std::vector<double> bytes;                  ///< of the compiled system

    /// Nothing, or why it does not compile.
    [[nodiscard]] QString addRound(int count, bool isOilDefault = false)
    {
        const QByteArray text = ManyDrives{count, 0, isOilDefault}.text();
        const double before = allocatedBytes();
        const CompiledText compiled = compileText(text);
        if (!compiled.system)
            return compiled.failure;
        components = static_cast<double>(compiled.components);
        flattening.push_back(compiled.flattenSeconds / components * kMicroseconds);
        compiling.push_back(compiled.compileSeconds / components * kMicroseconds);
        bytes.push_back((allocatedBytes() - before) / components);
        return {};
    }
};

Result scaleCompile()
{
    Result result;
    constexpr int kRepeats = 5;
    // A first compilation, not counted, reads the library's files: that is no cost of a component.
    result.failure = ComponentCosts().addRound(kCounts.front());
    std::array<ComponentCosts, kCounts.size()> costs;
    ComponentCosts withDefaultOil;
    for (int round = 0; round < kRepeats && result.failure.isEmpty(); ++round) {
        for (std::size_t i = 0; i < kCounts.size() && result.failure.isEmpty(); ++i)
            result.failure = costs[i].addRound(kCounts[i]);
        if (result.failure.isEmpty())
            result.failure = withDefaultOil.addRound(kCounts.back(), true);
    }
    if (!result.failure.isEmpty())
        return result;
    std::vector<double> flattening, compiling, both, bytes;
    for (std::size_t i = 0; i < kCounts.size(); ++i) {
        const int count = kCounts[i];
        flattening.push_back(median(costs[i].flattening));
        compiling.push_back(median(costs[i].compiling));
        both.push_back(flattening.back() + compiling.back());
        bytes.push_back(median(costs[i].bytes));
        result.measurements.push_back({named("components", count), costs[i].components, {}});
        result.measurements.push_back({named("flatten a component", count), flattening.back(), QStringLiteral("us")});
        result.measurements.push_back({named("compile a component", count), compiling.back(), QStringLiteral("us")});
        result.measurements.push_back({named("memory of a component", count), bytes.back(), QStringLiteral("B")});
    }
    result.measurements.push_back(
        {QStringLiteral("flatten a component, default oil"), median(withDefaultOil.flattening), QStringLiteral("us")});
    result.measurements.push_back(
        {QStringLiteral("compile a component, default oil"), median(withDefaultOil.compiling), QStringLiteral("us")});
    result.measurements.push_back(spreadOf(QStringLiteral("spread of flattening"), flattening));
    result.measurements.push_back(spreadOf(QStringLiteral("spread of compiling"), compiling));
    result.measurements.push_back(spreadOf(QStringLiteral("spread of both, from text to system"), both));
    result.measurements.push_back(spreadOf(QStringLiteral("spread of memory"), bytes));
    return result;
}

/// A run of many drives with two stored variables. Nothing, and a failure in \a result, if it does not come to its end.
std::optional<solver::RunStatistics> runDrives(const CompiledText& compiled, solver::EvaluationMode mode,
                                               Result& result)
{
    solver::RunSettings settings;
    settings.stopTime = 3;
    settings.interval = 1e-2;
    settings.evaluation = mode;
    settings.variables = QRegularExpression(QStringLiteral("lineP\\.p|branch\\[1\\]\\.mass\\.s"));
    solver::SimulationRun run(solver::prepareCompiled(compiled.system), settings);
    run.start();
    run.wait();
    const solver::RunStatus status = run.status();
    if (!status.end || !status.end->isRegular()) {
        result.failure = status.end ? status.end->message : QStringLiteral("the run has no end");
        return std::nullopt;
    }
    return status.statistics;
}

/// What a step of a component costs in one number of circuits: the least of several runs, as others only add to it.
struct StepCosts {
    CompiledText compiled;
    int runsPerRound = 1;  ///< short runs are disturbed more easily
    double nanoseconds = HUGE_VAL;
    solver::RunStatistics statistics;

    /// False, and a failure in \a result, if a run does not come to its end.
    [[nodiscard]] bool addRound(Result& result)
    {
        for (int run = 0; run < runsPerRound; ++run) {
            const auto made = runDrives(compiled, solver::EvaluationMode::Auto, result);
            if (!made)
                return false;
            statistics = *made;
            const double work = static_cast<double>(made->steps) * static_cast<double>(compiled.components);
            nanoseconds = std::min(nanoseconds, made->integrateSeconds / work * kNanoseconds);
        }
        return true;
    }
};

Result scaleRun(double stagger)
{
    constexpr int kRepeats = 3;
    Result result;
    std::array<StepCosts, kCounts.size()> costs;
    for (std::size_t i = 0; i < kCounts.size(); ++i) {
        costs[i].compiled = compileText(ManyDrives{kCounts[i], stagger}.text());
        costs[i].runsPerRound = kCounts.back() / kCounts[i] / 10 + 1;
        result.failure = costs[i].compiled.failure;
        if (!costs[i].compiled.system)
            return result;
    }
    for (int round = 0; round < kRepeats; ++round)
        for (StepCosts& cost : costs)
            if (!cost.addRound(result))
                return result;
    std::vector<double> nanoseconds;
    for (std::size_t i = 0; i < kCounts.size(); ++i) {
        const solver::RunStatistics& statistics = costs[i].statistics;
        const auto steps = static_cast<double>(statistics.steps);
        nanoseconds.push_back(costs[i].nanoseconds);
        result.measurements.push_back({named("steps", kCounts[i]), steps, {}});
        result.measurements.push_back({named("evaluations a step", kCounts[i]),
                                       static_cast<double>(statistics.derivativeEvaluations) / steps,
                                       {}});
        result.measurements.push_back(
            {named("Jacobians a step", kCounts[i]), static_cast<double>(statistics.jacobianEvaluations) / steps, {}});
        result.measurements.push_back(
            {named("factorisations a step", kCounts[i]), static_cast<double>(statistics.factorisations) / steps, {}});
        result.measurements.push_back({named("a step of a component", kCounts[i]), nanoseconds.back(),
                                       QStringLiteral("ns"), i == 0 ? 0 : nanoseconds.front()});
    }
    result.measurements.push_back(spreadOf(QStringLiteral("spread"), nanoseconds));
    return result;
}

/// Seconds that one call takes: the least of several rounds.
template <typename Call>
double secondsOf(Call&& call)
{
    using Clock = std::chrono::steady_clock;
    double least = HUGE_VAL;
    for (int round = 0; round < 7; ++round) {
        int calls = 0;
        const auto begin = Clock::now();
        double seconds = 0;
        do {
            call();
            ++calls;
            seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        } while (seconds < 0.05);
        least = std::min(least, seconds / calls);
    }
    return least;
}

Result evaluate()
{
    Result result;
    const CompiledText compiled = compileText(ManyDrives{100, 0}.text());
    if (!compiled.system) {
        result.failure = compiled.failure;
        return result;
    }
    std::array<double, 2> derivatives{}, jacobians{}, shares{};
    for (const auto mode : {solver::EvaluationMode::Tape, solver::EvaluationMode::Native}) {
        const auto evaluator = solver::makeEvaluator(compiled.system);
        evaluator->setEvaluationMode(mode);
        std::vector<double> x(evaluator->layout().states.size()), xdot(x.size());
        std::vector<double> jacobian(static_cast<std::size_t>(evaluator->layout().odeJacobian.entries()));
        if (!evaluator->initialise(0, x).status.ok()) {
            result.failure = QStringLiteral("the circuits cannot be initialised");
            return result;
        }
        double t = 0;  // each call at a time of its own: nothing kept can be used again
        const auto which = static_cast<std::size_t>(mode == solver::EvaluationMode::Native);
        derivatives[which] = secondsOf([&] { (void)evaluator->derivatives(t += 1e-9, x, xdot); });
        jacobians[which] = secondsOf([&] { (void)evaluator->jacobian(t += 1e-9, x, jacobian); });
        const auto statistics = runDrives(compiled, mode, result);
        if (!statistics)
            return result;
        shares[which] =
            (static_cast<double>(statistics->derivativeEvaluations) * derivatives[which] +
             static_cast<double>(statistics->jacobianEvaluations) * (jacobians[which] - derivatives[which])) /
            statistics->integrateSeconds;
    }
    result.measurements = {{QStringLiteral("derivatives, native beside tape"), derivatives[1] * kMicroseconds,
                            QStringLiteral("us"), derivatives[0] * kMicroseconds},
                           {QStringLiteral("derivatives and Jacobian, native beside tape"),
                            jacobians[1] * kMicroseconds, QStringLiteral("us"), jacobians[0] * kMicroseconds},
                           {QStringLiteral("their share in a run, native"), shares[1] * 100, QStringLiteral("%")},
                           {QStringLiteral("their share in a run, tape"), shares[0] * 100, QStringLiteral("%")}};
    return result;
}

const RegisterBenchmark kScaleCompile("scale_compile", "drive circuits on one line: flattening, compiling, memory",
                                      scaleCompile);
const RegisterBenchmark kScaleRun("scale_run", "drive circuits on one line, moving in step",
                                  [] { return scaleRun(0); });
const RegisterBenchmark kScaleStaggered("scale_run_staggered", "the same, each 0.1 s after the one before",
                                        [] { return scaleRun(0.1); });
const RegisterBenchmark kEvaluate("eval_native_vs_tape", "one evaluation of 100 drive circuits", evaluate);

}  // namespace
}  // namespace bramah::bench
