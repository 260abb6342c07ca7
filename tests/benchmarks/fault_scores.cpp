// SPDX-License-Identifier: GPL-3.0-or-later
// How often the right fault is named: with noise of 1 %, and with mass and load of the model 5 % wrong. Not a measure
// of speed, but it takes minutes. BRAMAH_FAULT_SEEDS: logs of each fault, in place of 20.
#include "tests/solver/faults/fault_scores.h"
#include "tests/benchmarks/benchmark.h"

#include <algorithm>
#include <chrono>

namespace bramah::bench {
namespace {

using Values = std::vector<std::pair<QString, double>>;

int seeds()
{
    return std::max(1, qEnvironmentVariableIntValue("BRAMAH_FAULT_SEEDS"));
}

Result scores(test::FaultyCircuit circuit, const test::FaultSizes& faults, const Values& wrong,
              const std::vector<const char*>& paths)
{
    Result result;
    const auto begin = std::chrono::steady_clock::now();
    const test::FaultScore score = test::scoreOf(circuit, faults, wrong, paths, seeds());
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const double all = score.all();
    result.measurements = {{QStringLiteral("share named rightly"), score.named / all, {}},
                           {QStringLiteral("share of an honest \"cannot tell\""), score.honest / all, {}},
                           {QStringLiteral("share named wrongly"), score.wrong / all, {}},
                           {QStringLiteral("size of those named, worst error"), score.worstSize, {}},
                           {QStringLiteral("a search"), seconds / all, QStringLiteral("s")}};
    return result;
}

const Values kWrongDrive{{QStringLiteral("mass.m"), 525}, {QStringLiteral("load.f_constant"), -5250}};
const Values kWrongLoads{{QStringLiteral("cylinder1.m_moving"), 210}, {QStringLiteral("force1.f_constant"), -10500}};

const RegisterBenchmark kDrive("fault_scores_drive", "8 faults of the drive, logs of four signals", [] {
    return scores(test::faultyCircuit("cylinder_drive"), test::driveFaults(), kWrongDrive,
                  {"mass.s", "lineP.p", "cylinder.pA", "cylinder.pB"});
});
const RegisterBenchmark kPressure("fault_scores_pressure", "the same, with one pressure logged", [] {
    return scores(test::faultyCircuit("cylinder_drive"), test::driveFaults(), kWrongDrive, {"lineP.p"});
});
const RegisterBenchmark kLoadSensing("fault_scores_load_sensing", "8 faults of the load-sensing example", [] {
    test::FaultyCircuit circuit = test::faultyCircuit("load_sensing");
    // Until both consumers have moved. Later the second one sinks in jerks, which takes two thirds of the steps.
    circuit.question.fit.settings.stopTime = 1.5;
    return scores(std::move(circuit), test::loadSensingFaults(), kWrongLoads,
                  {"cylinder1.x", "cylinder2.x", "lineP.p", "line1.p", "line2.p"});
});

}  // namespace
}  // namespace bramah::bench
