// SPDX-License-Identifier: GPL-3.0-or-later
// A position loop with so much gain that it swings and its oil cavitates in each period, beside the same circuit
// written by hand, at equal mean error. The circuit is swinging_servo.mo; with BDF it takes 13,600 steps at 1e-4 and
// 22,100 at 1e-5, as the servo did that set the goal (13,400 and 22,000).
#include "tests/benchmarks/drawn_circuit.h"
#include "tests/benchmarks/hand_program.h"
#include "tests/benchmarks/plain_oil.h"

#include <array>

namespace bramah::bench {
namespace {

/// The circuit's equations; masses are excess masses: mass less volume times PlainOil::kDensity.
class PlainServo
{
public:
    enum State : std::size_t { Supply, Relief, SideA, SideB, Position, Speed, Shaping, StateCount };

    PlainServo()
    {
        const double density = PlainOil::kDensity * oil_.relativeDensity(kTank + kSetPressure + kOverride);
        reliefArea_ = kReliefFlow / (kReliefDischarge * std::sqrt(2 * (kSetPressure + kOverride) / density));
        const double open = kValveFlow / (kValveDischarge * std::sqrt(2 * kValveDrop / PlainOil::kDensity));
        edgeWidth_ = open / kTravel;
    }

    void evaluate(const double* x, double* d)
    {
        std::array<double, kVolumes> r{}, p{};
        const std::array<double, kVolumes> size = volumes(x[Position]);
        for (std::size_t k = 0; k < kVolumes; ++k) {
            r[k] = 1 + x[kMasses[k]] / (PlainOil::kDensity * size[k]);
            p[k] = oil_.pressure(r[k], guesses_[k]);
        }
        const auto [rP, rA, rB] = r;
        const auto [pP, pA, pB] = p;
        const double spool = std::clamp(kGain * (x[Shaping] - x[Position]) * kTravel, -kTravel, kTravel);
        const double plus = edgeWidth_ * std::max(0.0, spool), minus = edgeWidth_ * std::max(0.0, -spool);
        const double mPA = edge_.flow(plus, pP, pA, rP, rA);
        const double mBT = edge_.flow(plus, pB, kTank, rB, 1);
        const double mPB = edge_.flow(minus, pP, pB, rP, rB);
        const double mAT = edge_.flow(minus, pA, kTank, rA, 1);
        const double mRelief = relief_.flow(reliefArea_ * std::max(0.0, x[Relief]), pP, kTank, rP, 1);
        const double target = std::clamp((pP - kTank - kSetPressure) / kOverride, 0.0, 1.0);

        d[Supply] = PlainOil::kDensity * kDisplacement / (2 * M_PI) * kPumpSpeed - mRelief - mPA - mPB;
        d[Relief] = (target - x[Relief]) / kReliefLag;
        d[SideA] = mPA - mAT - PlainOil::kDensity * kAreaA * x[Speed];
        d[SideB] = mPB - mBT + PlainOil::kDensity * kAreaB * x[Speed];
        d[Position] = x[Speed];
        d[Speed] = ((pA - kTank) * kAreaA - (pB - kTank) * kAreaB) / kMass;
        d[Shaping] = (kTarget - x[Shaping]) / kShapingTime;
    }

    [[nodiscard]] HandProgram program()
    {
        constexpr double kPressureSize = 1e6;
        HandProgram program;
        program.derivatives = [this](double, const double* x, double* d) { evaluate(x, d); };
        program.row = [this](const double* x, std::vector<double>& row) { toRow(x, row); };
        program.start.assign(StateCount, 0.0);
        program.nominals.assign(StateCount, 1.0);
        program.nominals[Position] = program.nominals[Speed] = 0.1;
        program.start[Position] = program.start[Shaping] = kStartPosition;
        const std::array<double, kVolumes> size = volumes(kStartPosition);
        for (std::size_t k = 0; k < kVolumes; ++k) {
            const double mass = PlainOil::kDensity * size[k];
            program.start[kMasses[k]] = mass * (oil_.relativeDensity(k == 0 ? kSupplyStart : kSideStart) - 1);
            program.nominals[kMasses[k]] = mass * kPressureSize / PlainOil::kBulkModulus;
        }
        return program;
    }

private:
    static constexpr std::size_t kVolumes = 3;
    static constexpr std::array<std::size_t, kVolumes> kMasses{Supply, SideA, SideB};

    static constexpr double kTank = PlainOil::kReference;
    static constexpr double kDisplacement = 40e-6, kPumpSpeed = 150, kSupplyVolume = 1e-2, kSupplyStart = 300e5;
    static constexpr double kSetPressure = 300e5, kOverride = 10e5, kReliefFlow = 1e-3, kReliefLag = 5e-3;
    static constexpr double kReliefDischarge = 0.7;
    static constexpr double kValveFlow = 40.0 / 60000, kValveDrop = 35e5, kTravel = 2e-3, kValveDischarge = 0.67;
    static constexpr double kAreaA = 8e-4, kAreaB = 5e-4, kStroke = 1, kDeadVolume = 1e-4, kSideStart = 50e5;
    static constexpr double kMass = 100, kGain = 30, kTarget = 0.55, kShapingTime = 0.05, kStartPosition = 0.5;

    [[nodiscard]] static std::array<double, kVolumes> volumes(double position)
    {
        return {kSupplyVolume, kDeadVolume + kAreaA * position, kDeadVolume + kAreaB * (kStroke - position)};
    }
    /// The states with pressures in place of masses.
    void toRow(const double* x, std::vector<double>& row)
    {
        row.assign(x, x + StateCount);
        const std::array<double, kVolumes> size = volumes(x[Position]);
        for (std::size_t k = 0; k < kVolumes; ++k)
            row[kMasses[k]] = oil_.pressure(1 + x[kMasses[k]] / (PlainOil::kDensity * size[k]), guesses_[k]);
    }

    PlainOil oil_;
    PlainHole edge_{kValveDischarge, kValveDrop / 10};
    PlainHole relief_{kReliefDischarge, (kSetPressure + kOverride) / 10};
    double reliefArea_ = 0, edgeWidth_ = 0;
    std::array<double, kVolumes> guesses_{50e5, 50e5, 50e5};
};

Result compareServo(solver::EvaluationMode mode)
{
    constexpr double kServoReference = 1e-9;
    PlainServo servo;
    const HandProgram program = servo.program();
    // In the order of PlainServo::State.
    DrawnRun run{{QStringLiteral("lineP.p"), QStringLiteral("relief.y"), QStringLiteral("cylinder.pA"),
                  QStringLiteral("cylinder.pB"), QStringLiteral("mass.s"), QStringLiteral("mass.v"),
                  QStringLiteral("shaping.y")}};
    run.mode = mode;
    Comparison comparison;
    comparison.error = 1e-3;
    comparison.tolerances = 13;
    comparison.loosest = 6e-5;
    comparison.tightest = 1e-6;
    comparison.repeats = 5;
    return compareDrawn(
        QStringLiteral("tests/benchmarks/swinging_servo.mo"), run,
        [&](double tolerance) { return solveOnCvode(program, tolerance); }, solveExactly(program, kServoReference),
        {PlainServo::Supply, PlainServo::SideA, PlainServo::SideB, PlainServo::Position, PlainServo::Speed},
        &Difference::mean, comparison);
}

const RegisterBenchmark kServoTape("swinging_servo_tape",
                                   "a swinging position loop at 0.1 % mean error, beside plain C++ on CVODE",
                                   [] { return compareServo(solver::EvaluationMode::Tape); });
const RegisterBenchmark kServoNative("swinging_servo_native", "the same as machine code, without its compilation",
                                     [] { return compareServo(solver::EvaluationMode::Native); });

}  // namespace
}  // namespace bramah::bench
