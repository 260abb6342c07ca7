// SPDX-License-Identifier: GPL-3.0-or-later
// What the servo example answers to sines of 40 frequencies and 4 amplitudes, on two cores.
#include "solver/analysis/harmonic_response.h"
#include "solver/compile/compile.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/library_run.h"

#include <QDir>

#include <chrono>
#include <cmath>

namespace bramah::bench {
namespace {

constexpr int kFrequencies = 40;
constexpr double kWanted = 5;  ///< s

Result harmonics()
{
    solver::FlatModel flat =
        test::flatFile(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")))
                           .filePath(QStringLiteral("resources/examples/servo_position_control.mo")));
    Result result;
    result.failure = solver::addHarmonicInput(flat, "valve.u", {});
    const solver::CompileOutcome compiled = solver::compile(std::move(flat));
    if (!result.failure.isEmpty() || !compiled.system) {
        result.failure += QStringLiteral(" the servo example cannot be compiled");
        return result;
    }
    solver::HarmonicQuestion question;
    question.amplitudes = {0.01, 0.1, 0.3, 1};
    for (int k = 0; k < kFrequencies; ++k)
        question.frequencies.push_back(std::pow(100.0, static_cast<double>(k) / (kFrequencies - 1)));
    question.outputs = {"mass.v"};
    question.jobs = 2;
    int periods = 0, unsettled = 0;
    const auto begin = std::chrono::steady_clock::now();
    solver::runHarmonics(
        question, [&] { return solver::makeEvaluator(compiled.system); },
        [&](const solver::HarmonicPoint& point) {
            periods += point.periods;
            unsettled += point.isSettled ? 0 : 1;
            if (!point.failure.isEmpty())
                result.failure = point.failure;
            return point.failure.isEmpty();
        });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    result.measurements = {{QStringLiteral("40 x 4 points, beside 5 s"), seconds, QStringLiteral("s"), kWanted},
                           {QStringLiteral("periods"), static_cast<double>(periods), {}},
                           {QStringLiteral("points that did not settle"), static_cast<double>(unsettled), {}}};
    return result;
}

const RegisterBenchmark kHarmonics("harmonics_servo", "sines of 40 frequencies and 4 amplitudes on two cores",
                                   harmonics);

}  // namespace
}  // namespace bramah::bench
