// SPDX-License-Identifier: GPL-3.0-or-later
// Solve time of the drawn drive circuit beside the same circuit written by hand, at equal error.
#include "model/classes/class_library.h"
#include "solver/compile/compile.h"
#include "solver/flat/flatten.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/drive_yardstick.h"
#include "tests/benchmarks/work_precision.h"

#include <QDir>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::bench {
namespace {

using reference::Command;
using reference::DriveCircuit;

constexpr double kError = 5e-4;
constexpr int kTolerances = 41;
constexpr double kLoosest = 3e-4;
constexpr double kTightest = 1e-7;
constexpr double kToleranceShare = 20;  // of which Bramah's steps may use a twentieth

using Rows = std::vector<std::vector<double>>;

/// Largest error of pressures, position and speed as a share of each one's range.
double errorOf(const Rows& rows, const Rows& exact)
{
    double worst = 0;
    for (const auto state : {DriveCircuit::LineP, DriveCircuit::PressureA, DriveCircuit::PressureB, DriveCircuit::LineB,
                             DriveCircuit::Position, DriveCircuit::Speed}) {
        const auto k = static_cast<std::size_t>(state);
        double lower = HUGE_VAL;
        double upper = -HUGE_VAL;
        double error = 0;
        for (std::size_t row = 0; row < exact.size(); ++row) {
            lower = std::min(lower, exact[row][k]);
            upper = std::max(upper, exact[row][k]);
            error = std::max(error, std::abs(rows[row][k] - exact[row][k]));
        }
        worst = std::max(worst, error / (upper - lower));
    }
    return worst;
}

/// The example, compiled once and run again and again.
class DrawnDrive
{
public:
    explicit DrawnDrive(const QString& file)
    {
        model::ClassLibrary library;
        library.addDefaultSearchPaths();
        model::Diagnostics diagnostics;
        const auto classes = library.loadFile(file, diagnostics);
        if (classes.size() != 1)
            return;
        solver::FlattenOutcome flat = solver::flatten(library, *classes.front());
        if (flat.model)
            system_ = solver::compile(std::move(*flat.model)).system;
    }
    [[nodiscard]] bool isCompiled() const { return system_ != nullptr; }

    [[nodiscard]] TimedSolution solve(double tolerance, solver::EvaluationMode mode) const
    {
        static const std::array<QString, DriveCircuit::StateCount> kPaths{
            QStringLiteral("lineP.p"), QStringLiteral("relief.y"),    QStringLiteral("valve.x"),
            QStringLiteral("valve.v"), QStringLiteral("cylinder.pA"), QStringLiteral("cylinder.pB"),
            QStringLiteral("lineB.p"), QStringLiteral("mass.s"),      QStringLiteral("mass.v")};
        solver::RunSettings settings;
        settings.stopTime = 3;
        settings.interval = 1e-3;
        settings.tolerance = tolerance;
        settings.evaluation = mode;
        settings.eventRows = solver::EventRows::None;
        settings.variables = QRegularExpression(
            QStringLiteral("lineP\\.p|relief\\.y|valve\\.[xv]|cylinder\\.p[AB]|lineB\\.p|mass\\.[sv]"));
        solver::SimulationRun run(solver::prepareCompiled(system_), settings);
        solver::ResultStore store;
        run.start();
        run.wait();
        run.drainInto(store);
        const solver::RunStatus status = run.status();
        TimedSolution solution;
        solution.seconds = status.statistics.initialiseSeconds + status.statistics.integrateSeconds;
        solution.steps = static_cast<long>(status.statistics.steps);
        solution.rows.assign(store.rowCount(), std::vector<double>(DriveCircuit::StateCount));
        for (std::size_t state = 0; state < kPaths.size(); ++state)
            for (std::size_t row = 0; row < store.rowCount(); ++row)
                solution.rows[row][state] = store.value(store.find(kPaths[state]), row);
        return solution;
    }

private:
    std::shared_ptr<const solver::CompiledSystem> system_;
};

Result compare(Command command, const char* file, solver::EvaluationMode mode)
{
    Result result;
    const DrawnDrive drawn(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")))
                               .filePath(QStringLiteral("resources/examples/") + QString::fromLatin1(file)));
    if (!drawn.isCompiled()) {
        result.failure = QStringLiteral("%1 cannot be compiled").arg(QString::fromLatin1(file));
        return result;
    }
    DriveCircuit circuit;
    circuit.command = command;
    const Rows exact = circuit.solve(3, 1e-3);

    std::vector<WorkPoint> byHand;
    std::vector<WorkPoint> byBramah;
    for (int k = 0; k < kTolerances; ++k) {
        const double tolerance = kLoosest * std::pow(kTightest / kLoosest, k / (kTolerances - 1.0));
        std::vector<double> handSeconds;
        std::vector<double> bramahSeconds;
        TimedSolution hand;
        TimedSolution bramah;
        for (int repeat = 0; repeat < kRepeats; ++repeat) {
            hand = solveByHand(circuit, tolerance);
            handSeconds.push_back(hand.seconds);
            bramah = drawn.solve(kToleranceShare * tolerance, mode);
            bramahSeconds.push_back(bramah.seconds);
        }
        if (hand.rows.size() != exact.size() || bramah.rows.size() != exact.size()) {
            result.failure = QStringLiteral("a run did not come to its end at tolerance %1").arg(tolerance);
            return result;
        }
        byHand.push_back({errorOf(hand.rows, exact), median(handSeconds), hand.steps});
        byBramah.push_back({errorOf(bramah.rows, exact), median(bramahSeconds), bramah.steps});
    }
    const double hand = secondsAt(kError, byHand);
    const double bramah = secondsAt(kError, byBramah);
    result.measurements = {
        {QStringLiteral("solve, beside plain C++"), bramah * kMilliseconds, QStringLiteral("ms"), hand * kMilliseconds},
        {QStringLiteral("steps, beside plain C++"), stepsAt(kError, byBramah), {}, stepsAt(kError, byHand)}};
    return result;
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
