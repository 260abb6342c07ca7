// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

namespace bramah::reference {

enum class Command { Ramps, Steps };

/// The drive circuit as plain equations, SI: a pump feeds a cylinder through a proportional valve. Written from its
/// description alone, to be compared with what the program makes of the drawn circuit.
struct DriveCircuit {
    Command command = Command::Ramps;

    double density = 870, bulkModulus = 1e9, ambient = 1e5;
    double cavityPressure = 0.5e5;  // p_s: below it the oil is a cavity
    double dischargeCoefficient = 0.67, smallPressure = 1e3;
    double displacement = 25e-6, pumpSpeed = 150, pumpLeakage = 1e-12;
    double lineVolume = 1e-3;
    double reliefPressure = 150e5, reliefOverride = 10e5, reliefFlow = 6e-4, reliefLag = 5e-3;
    double spoolFrequency = 250, spoolDamping = 0.8, spoolTravel = 2e-3, spoolClearance = 1e-6;
    double edgeWidth = 3.14159265358979323846 * 10e-3 * 0.25;
    double areaA = 19.6e-4, areaB = 13.5e-4, stroke = 1, deadVolume = 1e-4, cylinderLeakage = 1e-12;
    double cylinderDamping = 1000, startPosition = 0.2, startPressureA = 50e5;
    double lineBVolume = 1e-4, orificeBArea = 1.2e-5;
    double mass = 500, damping = 500, load = -5000;

    /// The unknowns, in this order.
    enum State { LineP, Relief, Spool, SpoolSpeed, PressureA, PressureB, LineB, Position, Speed, StateCount };
    [[nodiscard]] std::vector<double> start() const;
    void derivatives(double t, const std::vector<double>& x, std::vector<double>& xdot) const;
    /// Spool travel asked for, as a share of the full one.
    [[nodiscard]] double commandAt(double t) const;
    /// Times between which the command is smooth.
    [[nodiscard]] std::vector<double> corners() const;

    /// States at k*interval up to \a stopTime, to about \a tolerance of their size.
    [[nodiscard]] std::vector<std::vector<double>> solve(double stopTime, double interval,
                                                         double tolerance = 1e-10) const;
};

}  // namespace bramah::reference
