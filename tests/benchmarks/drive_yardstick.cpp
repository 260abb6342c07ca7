// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/drive_yardstick.h"

#include "solver/sundials/sundials_objects.h"
#include "solver/vector_registers.h"

#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace bramah::bench {
namespace {

using reference::Command;
using reference::DriveCircuit;
constexpr int kStates = DriveCircuit::StateCount;
constexpr int kRows = 3001;
constexpr double kInterval = 1e-3;
constexpr std::array<double, kStates> kNominals{1e5, 1, 1e-3, 1e-1, 1e5, 1e5, 1e5, 0.1, 0.1};

/// The right-hand side, written out with what is constant taken out of it.
struct PlainDrive {
    explicit PlainDrive(const DriveCircuit& circuit) : c(circuit)
    {
        flowFactor = c.dischargeCoefficient * std::sqrt(2 / c.density);
        reliefArea =
            c.reliefFlow / (c.dischargeCoefficient * std::sqrt(2 * (c.reliefPressure + c.reliefOverride) / c.density));
        pumpFlow = c.displacement / (2 * M_PI) * c.pumpSpeed;
        smallSquare = c.smallPressure * c.smallPressure;
    }

    [[nodiscard]] double flow(double area, double drop) const
    {
        return flowFactor * area * drop / std::sqrt(std::sqrt(drop * drop + smallSquare));
    }
    [[nodiscard]] double modulus(double p) const
    {
        if (p >= c.cavityPressure)
            return c.bulkModulus;
        const double a = c.cavityPressure / c.bulkModulus;
        const double share = p / c.cavityPressure;
        return c.bulkModulus * share * share * (1 + a * (1 / share - 1));
    }
    void evaluate(double t, const double* x, double* d) const
    {
        const double command = c.command == Command::Ramps ? c.commandAt(t) : stepCommand;
        const double travel = std::clamp(x[2], -c.spoolTravel, c.spoolTravel);
        const double plus = c.edgeWidth * std::max(0.0, travel + c.spoolClearance);
        const double minus = c.edgeWidth * std::max(0.0, -travel + c.spoolClearance);
        const double qPA = flow(plus, x[0] - x[4]);
        const double qBT = flow(plus, x[6] - c.ambient);
        const double qPB = flow(minus, x[0] - x[6]);
        const double qAT = flow(minus, x[4] - c.ambient);
        const double qRelief = flow(reliefArea * x[1], x[0] - c.ambient);
        const double target = std::clamp((x[0] - c.ambient - c.reliefPressure) / c.reliefOverride, 0.0, 1.0);
        const double qOrifice = flow(c.orificeBArea, x[6] - x[5]);
        const double leak = c.cylinderLeakage * (x[4] - x[5]);
        const double v = x[8];
        d[0] = modulus(x[0]) / c.lineVolume * (pumpFlow - c.pumpLeakage * (x[0] - c.ambient) - qRelief - qPA - qPB);
        d[1] = (target - x[1]) / c.reliefLag;
        d[2] = x[3];
        d[3] = c.spoolFrequency * c.spoolFrequency * (command * c.spoolTravel - x[2]) -
               2 * c.spoolDamping * c.spoolFrequency * x[3];
        d[4] = modulus(x[4]) / (c.deadVolume + c.areaA * x[7]) * (qPA - qAT - leak - c.areaA * v);
        d[5] = modulus(x[5]) / (c.deadVolume + c.areaB * (c.stroke - x[7])) * (qOrifice + leak + c.areaB * v);
        d[6] = modulus(x[6]) / c.lineBVolume * (qPB - qBT - qOrifice);
        d[7] = v;
        d[8] = ((x[4] - c.ambient) * c.areaA - (x[5] - c.ambient) * c.areaB - (c.cylinderDamping + c.damping) * v +
                c.load) /
               c.mass;
    }
    static int callback(double t, N_Vector x, N_Vector d, void* self)
    {
        static_cast<const PlainDrive*>(self)->evaluate(t, N_VGetArrayPointer(x), N_VGetArrayPointer(d));
        return 0;
    }

    DriveCircuit c;
    double flowFactor, reliefArea, pumpFlow, smallSquare;
    double stepCommand = 0;
};

}  // namespace

TimedSolution solveByHand(const DriveCircuit& circuit, double tolerance)
{
    TimedSolution solution;
    PlainDrive drive(circuit);
    solver::clearUpperVectors();
    const auto begin = std::chrono::steady_clock::now();
    const solver::SundialsContext context = solver::makeContext();
    N_Vector x = N_VNew_Serial(kStates, context.get());
    N_Vector absolute = N_VNew_Serial(kStates, context.get());
    const std::vector<double> start = circuit.start();
    for (int k = 0; k < kStates; ++k) {
        NV_Ith_S(x, k) = start[static_cast<std::size_t>(k)];
        NV_Ith_S(absolute, k) = tolerance * kNominals[static_cast<std::size_t>(k)];
    }
    void* memory = CVodeCreate(CV_BDF, context.get());
    CVodeInit(memory, PlainDrive::callback, 0, x);
    CVodeSetUserData(memory, &drive);
    CVodeSVtolerances(memory, tolerance, absolute);
    CVodeSetMaxNumSteps(memory, 1000000);
    SUNMatrix matrix = SUNDenseMatrix(kStates, kStates, context.get());
    SUNLinearSolver solver = SUNLinSol_Dense(x, matrix, context.get());
    CVodeSetLinearSolver(memory, solver, matrix);

    solution.rows.reserve(kRows);
    solution.rows.push_back(start);
    const std::vector<double> corners = circuit.corners();
    std::size_t corner = 0;
    long stepsBefore = 0;
    CVodeSetStopTime(memory, corners[0]);
    for (int row = 1; row < kRows; ++row) {
        const double time = row * kInterval;
        double reached = 0;
        while (reached < time) {
            const int flag = CVode(memory, time, x, &reached, CV_NORMAL);
            if (flag < 0)
                break;
            if (flag != CV_TSTOP_RETURN)
                continue;
            const double at = corners[corner];
            ++corner;
            if (circuit.command == Command::Steps) {
                long steps = 0;
                CVodeGetNumSteps(memory, &steps);
                stepsBefore += steps;
                drive.stepCommand = circuit.commandAt(at + 1e-9);
                CVodeReInit(memory, at, x);
            }
            if (corner < corners.size())
                CVodeSetStopTime(memory, corners[corner]);
            if (at >= time - 1e-9)
                break;
        }
        solution.rows.emplace_back(N_VGetArrayPointer(x), N_VGetArrayPointer(x) + kStates);
    }
    CVodeGetNumSteps(memory, &solution.steps);
    solution.steps += stepsBefore;
    CVodeFree(&memory);
    SUNLinSolFree(solver);
    SUNMatDestroy(matrix);
    N_VDestroy(x);
    N_VDestroy(absolute);
    solution.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return solution;
}

Result compareDrive(const QString& file, solver::EvaluationMode mode, Comparison::Solve byHand, const Rows& exact)
{
    using reference::DriveCircuit;
    DrawnRun run{{QStringLiteral("lineP.p"), QStringLiteral("relief.y"), QStringLiteral("valve.x"),
                  QStringLiteral("valve.v"), QStringLiteral("cylinder.pA"), QStringLiteral("cylinder.pB"),
                  QStringLiteral("lineB.p"), QStringLiteral("mass.s"), QStringLiteral("mass.v")}};
    run.mode = mode;
    return compareDrawn(file, run, std::move(byHand), exact,
                        {DriveCircuit::LineP, DriveCircuit::PressureA, DriveCircuit::PressureB, DriveCircuit::LineB,
                         DriveCircuit::Position, DriveCircuit::Speed},
                        &Difference::largest);
}

}  // namespace bramah::bench
