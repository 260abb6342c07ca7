// SPDX-License-Identifier: GPL-3.0-or-later
// What a step costs with the default oil, beside a step of the same circuit with the textbook's constant density.
#include "tests/benchmarks/drawn_circuit.h"

namespace bramah::bench {
namespace {

constexpr int kOilRepeats = 101;

double secondsPerStep(const DrawnCircuit& circuit, const DrawnRun& run)
{
    const TimedSolution solution = circuit.solve(run);
    return solution.seconds / static_cast<double>(solution.steps);
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
        std::vector<double> oilSeconds;
        std::vector<double> textbookSeconds;
        for (int repeat = 0; repeat < kOilRepeats; ++repeat) {
            oilSeconds.push_back(secondsPerStep(oil, run));
            textbookSeconds.push_back(secondsPerStep(textbook, run));
        }
        result.measurements.push_back({QString::fromLatin1(name), median(oilSeconds) * kMilliseconds * 1e3,
                                       QStringLiteral("us"), median(textbookSeconds) * kMilliseconds * 1e3});
    }
    return result;
}

const RegisterBenchmark kOilCost("oil_cost", "time per step of the drive with the default oil, beside constant density",
                                 oilCost);

}  // namespace
}  // namespace bramah::bench
