// SPDX-License-Identifier: GPL-3.0-or-later
// What a step costs with the default oil, beside a step of the same circuit with the textbook's constant density.
#include "tests/benchmarks/drawn_circuit.h"

#include <algorithm>
#include <cmath>

namespace bramah::bench {
namespace {

constexpr double kMicrosecondsPerSecond = 1e6;
constexpr int kOilRounds = 41;
constexpr int kOilRunsOfRound = 5;

double secondsPerStep(const DrawnCircuit& circuit, const DrawnRun& run)
{
    const TimedSolution solution = circuit.solve(run);
    return solution.seconds / static_cast<double>(solution.steps);
}

/// Seconds per step of each circuit, run in turns: medians of rounds, of each the least, which a busy machine moves
/// less.
std::pair<double, double> stepsInTurns(const DrawnCircuit& one, const DrawnCircuit& other, const DrawnRun& run)
{
    std::vector<double> oneSeconds;
    std::vector<double> otherSeconds;
    for (int round = 0; round < kOilRounds; ++round) {
        double oneLeast = HUGE_VAL;
        double otherLeast = HUGE_VAL;
        for (int k = 0; k < kOilRunsOfRound; ++k) {
            oneLeast = std::min(oneLeast, secondsPerStep(one, run));
            otherLeast = std::min(otherLeast, secondsPerStep(other, run));
        }
        oneSeconds.push_back(oneLeast);
        otherSeconds.push_back(otherLeast);
    }
    return {median(oneSeconds), median(otherSeconds)};
}

Result oilCost()
{
    const DrawnCircuit oil(QStringLiteral("resources/examples/cylinder_drive_oil.mo"));
    const DrawnCircuit textbook(QStringLiteral("resources/examples/cylinder_drive.mo"));
    if (!oil.isCompiled() || !textbook.isCompiled())
        return {{}, {}, QStringLiteral("the drives cannot be compiled")};
    Result result;
    for (const auto& [mode, name] : {std::pair{solver::EvaluationMode::Tape, "step on a tape"},
                                     std::pair{solver::EvaluationMode::Native, "step as machine code"}}) {
        DrawnRun run{{QStringLiteral("mass.s"), QStringLiteral("mass.v")}};
        run.mode = mode;
        const auto [oilSeconds, textbookSeconds] = stepsInTurns(oil, textbook, run);
        result.measurements.push_back({QString::fromLatin1(name), oilSeconds * kMicrosecondsPerSecond,
                                       QStringLiteral("us"), textbookSeconds * kMicrosecondsPerSecond});
    }
    return result;
}

const RegisterBenchmark kOilCost("oil_cost", "time per step of the drive with the default oil, beside constant density",
                                 oilCost);

}  // namespace
}  // namespace bramah::bench
