// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace bramah::model {

/// Powers of the base quantities of a unit: length, mass, time, current, temperature, amount, angle. Angle is one of
/// them so that 1/s never passes for rad/s.
using Dimension = std::array<double, 7>;

/// A unit of measure: value in SI = value * factor + offset.
struct Unit {
    QString name;  ///< as written: "cm3/rev"
    Dimension dimension{};
    double factor = 1;
    double offset = 0;  ///< of temperatures and gauge pressures only

    [[nodiscard]] bool isCompatibleWith(const Unit& other) const { return dimension == other.dimension; }
};

/// Gauge pressures, as `bar(g)`, count from the standard atmosphere [Pa].
inline constexpr double kStandardAtmosphere = 101325;

/// Reads a unit in Modelica's notation (`m3/(s.Pa)`, `cm3/rev`, `degC`, `%`) or as engineers write it (`l/min`,
/// `bar(g)`, `N·m`, `mm²`, `rpm`, `psi`). Nothing if it is not known.
[[nodiscard]] std::optional<Unit> parseUnit(QStringView text);

/// \a value in \a from as a value in \a to; nothing if a unit is unknown or they do not measure the same. An empty unit
/// is 1.
[[nodiscard]] std::optional<double> convert(double value, const QString& from, const QString& to);

/// Units to choose from for a quantity whose SI unit is \a siUnit, the usual one first; at least \a siUnit itself.
[[nodiscard]] QStringList unitChoices(const QString& siUnit);

/// \a unit as it is shown to a reader: `cm³/rev`, `N·m`, `°C`.
[[nodiscard]] QString prettyUnit(const QString& unit);

}  // namespace bramah::model
