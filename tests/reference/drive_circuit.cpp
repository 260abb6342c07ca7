// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/drive_circuit.h"

#include "tests/reference/radau.h"

#include <algorithm>
#include <cmath>

namespace bramah::reference {
namespace {

/// From 0 to 1 between \a begin and \a begin + \a duration; a step just behind \a begin without duration.
double ramp(double t, double begin, double duration)
{
    if (duration == 0)
        return t > begin ? 1 : 0;
    return std::clamp((t - begin) / duration, 0.0, 1.0);
}

}  // namespace

double DriveCircuit::commandAt(double t) const
{
    const bool isRamp = command == Command::Ramps;
    return 0.5 * ramp(t, 0.1, isRamp ? 0.15 : 0) - ramp(t, 1.3, isRamp ? 0.3 : 0) +
           0.5 * ramp(t, 2.5, isRamp ? 0.15 : 0);
}

std::vector<double> DriveCircuit::corners() const
{
    if (command == Command::Ramps)
        return {0.1, 0.25, 1.3, 1.6, 2.5, 2.65};
    return {0.1, 1.3, 2.5};
}

std::vector<double> DriveCircuit::start() const
{
    std::vector<double> x(StateCount, 0.0);
    const double balance = ambient + ((startPressureA - ambient) * areaA + load) / areaB;
    x[LineP] = ambient;
    x[PressureA] = startPressureA;
    x[PressureB] = balance;
    x[LineB] = balance;
    x[Position] = startPosition;
    return x;
}

void DriveCircuit::derivatives(double t, const std::vector<double>& x, std::vector<double>& xdot) const
{
    const double tank = ambient;
    const auto orifice = [&](double area, double drop) {
        return dischargeCoefficient * area * std::sqrt(2 / density) * drop /
               std::pow(drop * drop + smallPressure * smallPressure, 0.25);
    };
    const auto modulus = [&](double p) {
        if (p >= cavityPressure)
            return bulkModulus;
        const double a = cavityPressure / bulkModulus;
        const double share = p / cavityPressure;
        return bulkModulus * share * share * (1 + a * (1 / share - 1));
    };

    const double travel = std::clamp(x[Spool], -spoolTravel, spoolTravel);
    const double areaPlus = edgeWidth * std::max(0.0, travel + spoolClearance);
    const double areaMinus = edgeWidth * std::max(0.0, -travel + spoolClearance);
    const double qPA = orifice(areaPlus, x[LineP] - x[PressureA]);
    const double qBT = orifice(areaPlus, x[LineB] - tank);
    const double qPB = orifice(areaMinus, x[LineP] - x[LineB]);
    const double qAT = orifice(areaMinus, x[PressureA] - tank);

    const double pumpFlow = displacement / (2 * M_PI) * pumpSpeed - pumpLeakage * (x[LineP] - tank);
    const double reliefArea =
        reliefFlow / (dischargeCoefficient * std::sqrt(2 * (reliefPressure + reliefOverride) / density));
    const double qRelief = orifice(reliefArea * x[Relief], x[LineP] - tank);
    const double reliefTarget = std::clamp((x[LineP] - tank - reliefPressure) / reliefOverride, 0.0, 1.0);

    const double qOrificeB = orifice(orificeBArea, x[LineB] - x[PressureB]);
    const double qLeak = cylinderLeakage * (x[PressureA] - x[PressureB]);
    const double volumeA = deadVolume + areaA * x[Position];
    const double volumeB = deadVolume + areaB * (stroke - x[Position]);
    const double v = x[Speed];

    xdot[LineP] = modulus(x[LineP]) / lineVolume * (pumpFlow - qRelief - qPA - qPB);
    xdot[Relief] = (reliefTarget - x[Relief]) / reliefLag;
    xdot[Spool] = x[SpoolSpeed];
    xdot[SpoolSpeed] = spoolFrequency * spoolFrequency * (commandAt(t) * spoolTravel - x[Spool]) -
                       2 * spoolDamping * spoolFrequency * x[SpoolSpeed];
    xdot[PressureA] = modulus(x[PressureA]) / volumeA * (qPA - qAT - qLeak - areaA * v);
    xdot[PressureB] = modulus(x[PressureB]) / volumeB * (qOrificeB + qLeak + areaB * v);
    xdot[LineB] = modulus(x[LineB]) / lineBVolume * (qPB - qBT - qOrificeB);
    xdot[Position] = v;
    xdot[Speed] =
        ((x[PressureA] - ambient) * areaA - (x[PressureB] - ambient) * areaB - (cylinderDamping + damping) * v + load) /
        mass;
}

std::vector<std::vector<double>> DriveCircuit::solve(double stopTime, double interval, double tolerance) const
{
    const std::vector<double> scales{1e6, 1, 1e-3, 0.1, 1e6, 1e6, 1e6, 0.1, 0.1};
    // A step begins just behind its corner: inside an interval the command is that of the interval's middle.
    double middle = 0;
    Radau radau([&](double t, const std::vector<double>& x,
                    std::vector<double>& xdot) { derivatives(command == Command::Steps ? middle : t, x, xdot); },
                scales, tolerance);

    std::vector<double> x = start();
    std::vector<std::vector<double>> rows{x};
    const auto intervals = static_cast<long>(std::llround(stopTime / interval));
    for (long k = 1; k <= intervals; ++k) {
        const double begin = static_cast<double>(k - 1) * interval;
        const double end = static_cast<double>(k) * interval;
        std::vector<double> stops;
        for (const double corner : corners())
            if (corner > begin + 1e-9 * interval && corner < end - 1e-9 * interval)
                stops.push_back(corner);
        stops.push_back(end);
        double from = begin;
        for (const double to : stops) {
            middle = (from + to) / 2;
            radau.advance(from, to, x);
            from = to;
        }
        rows.push_back(x);
    }
    return rows;
}

}  // namespace bramah::reference
