// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/unit_table.h"

#include <numbers>

namespace bramah::model {
namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kInch = 0.0254;              // m, exact
constexpr double kPound = 0.45359237;         // kg, exact
constexpr double kStandardGravity = 9.80665;  // m/s2, exact
constexpr double kPoundForce = kPound * kStandardGravity;
constexpr double kPsi = kPoundForce / (kInch * kInch);

constexpr Dimension kNone{};
constexpr Dimension kLength{1};
constexpr Dimension kVolume{3};
constexpr Dimension kMass{0, 1};
constexpr Dimension kTime{0, 0, 1};
constexpr Dimension kForce{1, 1, -2};
constexpr Dimension kPressure{-1, 1, -2};
constexpr Dimension kEnergy{2, 1, -2};
constexpr Dimension kPower{2, 1, -3};
constexpr Dimension kTemperature{0, 0, 0, 0, 1};
constexpr Dimension kAngle{0, 0, 0, 0, 0, 0, 1};

constexpr UnitSymbol kSymbols[] = {
    {"m", kLength, 1, true},
    {"g", kMass, 1e-3, true},
    {"s", kTime, 1, true},
    {"A", {0, 0, 0, 1}, 1, true},
    {"K", kTemperature, 1, true},
    {"mol", {0, 0, 0, 0, 0, 1}, 1, true},
    {"rad", kAngle, 1, true},
    {"Hz", {0, 0, -1}, 1, true},
    {"N", kForce, 1, true},
    {"Pa", kPressure, 1, true},
    {"J", kEnergy, 1, true},
    {"W", kPower, 1, true},
    {"V", {2, 1, -3, -1}, 1, true},
    {"C", {0, 0, 1, 1}, 1, true},
    {"Ohm", {2, 1, -3, -2}, 1, true},
    {"S", {-2, -1, 3, 2}, 1, true},
    {"F", {-2, -1, 4, 2}, 1, true},
    {"H", {2, 1, -2, -2}, 1, true},
    {"Wb", {2, 1, -2, -1}, 1, true},
    {"T", {0, 1, -2, -1}, 1, true},
    {"l", kVolume, 1e-3, true},
    {"L", kVolume, 1e-3, true},
    {"bar", kPressure, 1e5, true},
    {"St", {2, 0, -1}, 1e-4, true},
    {"P", {-1, 1, -1}, 0.1, true},
    {"Wh", kEnergy, 3600, true},
    {"%", kNone, 1e-2, false},
    {"ppm", kNone, 1e-6, false},
    {"min", kTime, 60, false},
    {"h", kTime, 3600, false},
    {"d", kTime, 86400, false},
    {"t", kMass, 1e3, false},
    {"deg", kAngle, kPi / 180, false},
    {"rev", kAngle, 2 * kPi, false},
    {"rpm", {0, 0, -1, 0, 0, 0, 1}, 2 * kPi / 60, false},
    {"atm", kPressure, kStandardAtmosphere, false},
    {"at", kPressure, kStandardGravity * 1e4, false},
    {"psi", kPressure, kPsi, false},
    {"in", kLength, kInch, false},
    {"ft", kLength, 12 * kInch, false},
    {"gal", kVolume, 231 * kInch* kInch* kInch, false},
    {"lb", kMass, kPound, false},
    {"lbf", kForce, kPoundForce, false},
    {"kgf", kForce, kStandardGravity, false},
    {"hp", kPower, 550 * 12 * kInch* kPoundForce, false},
    {"PS", kPower, 75 * kStandardGravity, false},
    {"degC", kTemperature, 1, false, 273.15},
    {"degF", kTemperature, 5.0 / 9, false, 273.15 - 32 * 5.0 / 9},
    {"bar(g)", kPressure, 1e5, false, kStandardAtmosphere},
    {"Pa(a)", kPressure, 1, false},
    {"bar(a)", kPressure, 1e5, false},
    {"kPa(a)", kPressure, 1e3, false},
    {"MPa(a)", kPressure, 1e6, false},
    {"GPa(a)", kPressure, 1e9, false},
    {"kPa(g)", kPressure, 1e3, false, kStandardAtmosphere},
    {"MPa(g)", kPressure, 1e6, false, kStandardAtmosphere},
    {"psi(g)", kPressure, kPsi, false, kStandardAtmosphere},
    {"psi(a)", kPressure, kPsi, false},
};

struct MetricPrefix {
    const char* symbol;
    double factor;
};
constexpr MetricPrefix kPrefixes[] = {
    {"T", 1e12}, {"G", 1e9},  {"M", 1e6},  {"k", 1e3},  {"h", 1e2},  {"da", 10},
    {"d", 0.1},  {"c", 1e-2}, {"m", 1e-3}, {"u", 1e-6}, {"n", 1e-9}, {"p", 1e-12},
};

}  // namespace

std::span<const UnitSymbol> unitSymbols()
{
    return kSymbols;
}

const UnitSymbol* findUnitSymbol(QStringView name)
{
    for (const UnitSymbol& symbol : kSymbols)
        if (name == QLatin1String(symbol.symbol))
            return &symbol;
    return nullptr;
}

std::optional<double> metricPrefix(QStringView prefix)
{
    for (const MetricPrefix& candidate : kPrefixes)
        if (prefix == QLatin1String(candidate.symbol))
            return candidate.factor;
    return std::nullopt;
}

}  // namespace bramah::model
