// SPDX-License-Identifier: GPL-3.0-or-later
// Solve time of the drawn drive circuit with the default oil beside the same circuit written by hand, at equal error.
#include "tests/benchmarks/drive_yardstick.h"
#include "tests/benchmarks/hand_program.h"
#include "tests/benchmarks/plain_oil.h"

#include <array>

namespace bramah::bench {
namespace {

using reference::DriveCircuit;

constexpr double kReferenceTolerance = 1e-10;

/// The drive with states as of DriveCircuit, but excess masses for pressures: mass less volume times kDensity.
class PlainOilDrive
{
public:
    PlainOilDrive()
    {
        c_.ambient = PlainOil::kReference;
        c_.density = PlainOil::kDensity;
        const double opened = c_.ambient + c_.reliefPressure + c_.reliefOverride;
        const double density = PlainOil::kDensity * oil_.relativeDensity(opened);
        reliefArea_ = c_.reliefFlow /
                      (c_.dischargeCoefficient * std::sqrt(2 * (c_.reliefPressure + c_.reliefOverride) / density));
        pumpFlow_ = PlainOil::kDensity * c_.displacement / (2 * M_PI) * c_.pumpSpeed;
    }

    void evaluate(double t, const double* x, double* d)
    {
        const double volumeA = c_.deadVolume + c_.areaA * x[DriveCircuit::Position];
        const double volumeB = c_.deadVolume + c_.areaB * (c_.stroke - x[DriveCircuit::Position]);
        const double rP = 1 + x[DriveCircuit::LineP] / (PlainOil::kDensity * c_.lineVolume);
        const double rA = 1 + x[DriveCircuit::PressureA] / (PlainOil::kDensity * volumeA);
        const double rB = 1 + x[DriveCircuit::PressureB] / (PlainOil::kDensity * volumeB);
        const double rLine = 1 + x[DriveCircuit::LineB] / (PlainOil::kDensity * c_.lineBVolume);
        const double pP = oil_.pressure(rP, guesses_[0]);
        const double pA = oil_.pressure(rA, guesses_[1]);
        const double pB = oil_.pressure(rB, guesses_[2]);
        const double pLine = oil_.pressure(rLine, guesses_[3]);
        const double tank = c_.ambient;

        const double travel = std::clamp(x[DriveCircuit::Spool], -c_.spoolTravel, c_.spoolTravel);
        const double plus = c_.edgeWidth * std::max(0.0, travel + c_.spoolClearance);
        const double minus = c_.edgeWidth * std::max(0.0, -travel + c_.spoolClearance);
        const double mPA = edge_.flow(plus, pP, pA, rP, rA);
        const double mBT = edge_.flow(plus, pLine, tank, rLine, 1);
        const double mPB = edge_.flow(minus, pP, pLine, rP, rLine);
        const double mAT = edge_.flow(minus, pA, tank, rA, 1);
        const double mRelief = relief_.flow(reliefArea_ * x[DriveCircuit::Relief], pP, tank, rP, 1);
        const double mOrifice = orifice_.flow(c_.orificeBArea, pLine, pB, rLine, rB);
        const double target = std::clamp((pP - tank - c_.reliefPressure) / c_.reliefOverride, 0.0, 1.0);
        const double leak = PlainOil::kDensity * c_.cylinderLeakage * (pA - pB);
        const double v = x[DriveCircuit::Speed];

        d[DriveCircuit::LineP] = pumpFlow_ - PlainOil::kDensity * c_.pumpLeakage * (pP - tank) - mRelief - mPA - mPB;
        d[DriveCircuit::Relief] = (target - x[DriveCircuit::Relief]) / c_.reliefLag;
        d[DriveCircuit::Spool] = x[DriveCircuit::SpoolSpeed];
        d[DriveCircuit::SpoolSpeed] =
            c_.spoolFrequency * c_.spoolFrequency * (c_.commandAt(t) * c_.spoolTravel - x[DriveCircuit::Spool]) -
            2 * c_.spoolDamping * c_.spoolFrequency * x[DriveCircuit::SpoolSpeed];
        d[DriveCircuit::PressureA] = mPA - mAT - leak - PlainOil::kDensity * c_.areaA * v;
        d[DriveCircuit::PressureB] = mOrifice + leak + PlainOil::kDensity * c_.areaB * v;
        d[DriveCircuit::LineB] = mPB - mBT - mOrifice;
        d[DriveCircuit::Position] = v;
        d[DriveCircuit::Speed] =
            ((pA - tank) * c_.areaA - (pB - tank) * c_.areaB - (c_.cylinderDamping + c_.damping) * v + c_.load) /
            c_.mass;
    }

    [[nodiscard]] HandProgram program()
    {
        HandProgram program;
        program.derivatives = [this](double t, const double* x, double* d) { evaluate(t, x, d); };
        program.row = [this](const double* x, std::vector<double>& row) { toRow(x, row); };
        program.nominals = {0, 1, 1e-3, 1e-1, 0, 0, 0, 0.1, 0.1};
        program.start = c_.start();
        for (const auto& [state, volume] : volumes(program.start[DriveCircuit::Position])) {
            program.start[state] = PlainOil::kDensity * volume * (oil_.relativeDensity(program.start[state]) - 1);
            program.nominals[state] = PlainOil::kDensity * volume * kPressureSize / PlainOil::kBulkModulus;
        }
        program.corners = c_.corners();
        return program;
    }

private:
    static constexpr double kPressureSize = 1e6;

    [[nodiscard]] std::array<std::pair<std::size_t, double>, 4> volumes(double position) const
    {
        return {{{DriveCircuit::LineP, c_.lineVolume},
                 {DriveCircuit::PressureA, c_.deadVolume + c_.areaA * position},
                 {DriveCircuit::PressureB, c_.deadVolume + c_.areaB * (c_.stroke - position)},
                 {DriveCircuit::LineB, c_.lineBVolume}}};
    }
    /// The states with pressures in place of masses.
    void toRow(const double* x, std::vector<double>& row)
    {
        row.assign(x, x + DriveCircuit::StateCount);
        std::size_t guess = 0;
        for (const auto& [state, volume] : volumes(x[DriveCircuit::Position]))
            row[state] = oil_.pressure(1 + x[state] / (PlainOil::kDensity * volume), guesses_[guess++]);
    }

    DriveCircuit c_;
    PlainOil oil_;
    PlainHole edge_{c_.dischargeCoefficient, 0.5e5};
    PlainHole relief_{c_.dischargeCoefficient, (c_.reliefPressure + c_.reliefOverride) / 10};
    PlainHole orifice_{c_.dischargeCoefficient, 1e9};
    double reliefArea_ = 0, pumpFlow_ = 0;
    std::array<double, 4> guesses_{50e5, 50e5, 50e5, 50e5};
};

Result compareOil(solver::EvaluationMode mode)
{
    PlainOilDrive drive;
    const HandProgram program = drive.program();
    return compareDrive(
        QStringLiteral("resources/examples/cylinder_drive_oil.mo"), mode,
        [&](double tolerance) { return solveOnCvode(program, tolerance); }, solveExactly(program, kReferenceTolerance));
}

const RegisterBenchmark kOilDriveTape("oil_drive_tape",
                                      "the drive with the default oil at 0.05 % error, beside plain C++ on CVODE",
                                      [] { return compareOil(solver::EvaluationMode::Tape); });
const RegisterBenchmark kOilDriveNative("oil_drive_native", "the same as machine code, without its compilation",
                                        [] { return compareOil(solver::EvaluationMode::Native); });

}  // namespace
}  // namespace bramah::bench
