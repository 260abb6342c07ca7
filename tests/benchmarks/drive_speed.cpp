// SPDX-License-Identifier: GPL-3.0-or-later
// Solve time of the drawn drive circuit beside the same circuit written by hand, at equal error.
#include "tests/benchmarks/drive_yardstick.h"

namespace bramah::bench {
namespace {

using reference::Command;
using reference::DriveCircuit;

Result compare(Command command, const char* file, solver::EvaluationMode mode)
{
    DriveCircuit circuit;
    circuit.command = command;
    return compareDrive(
        QStringLiteral("resources/examples/") + QString::fromLatin1(file), mode,
        [&](double tolerance) { return solveByHand(circuit, tolerance); }, circuit.solve(3, 1e-3));
}

constexpr const char* kRampsFile = "cylinder_drive.mo";
constexpr const char* kStepsFile = "cylinder_drive_step.mo";

const RegisterBenchmark kRampsTape("drive_ramps_tape",
                                   "the drive circuit in ramps at 0.05 % error, beside plain C++ on CVODE",
                                   [] { return compare(Command::Ramps, kRampsFile, solver::EvaluationMode::Tape); });
const RegisterBenchmark kStepsTape("drive_steps_tape",
                                   "the drive circuit in steps at 0.05 % error, beside plain C++ on CVODE",
                                   [] { return compare(Command::Steps, kStepsFile, solver::EvaluationMode::Tape); });
const RegisterBenchmark kRampsNative("drive_ramps_native", "the same as machine code, without its compilation", [] {
    return compare(Command::Ramps, kRampsFile, solver::EvaluationMode::Native);
});
const RegisterBenchmark kStepsNative("drive_steps_native", "the same as machine code, without its compilation", [] {
    return compare(Command::Steps, kStepsFile, solver::EvaluationMode::Native);
});

}  // namespace
}  // namespace bramah::bench
