// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace bramah::model {

/// Exponents of length, mass, time, current, temperature, amount and angle in a unit. Angle counts as a base quantity
/// so that 1/s and rad/s differ.
using Dimension = std::array<double, 7>;

/// A unit of measure: value in SI = value * factor + offset.
struct Unit {
    QString name;  ///< as written: "cm3/rev"
    Dimension dimension{};
    double factor = 1;
    double offset = 0;  ///< only for temperatures and gauge pressures

    /// Do both measure the same dimension, so that convert() can lead from one to the other? Angles count: 1/s is not
    /// rad/s.
    [[nodiscard]] bool isCompatibleWith(const Unit& other) const { return dimension == other.dimension; }
};

/// The pressure from which gauge pressures such as `bar(g)` count [Pa].
inline constexpr double kStandardAtmosphere = 101325;

/// Reads a unit in Modelica's notation (`m3/(s.Pa)`, `cm3/rev`, `degC`, `%`) or as engineers write it (`l/min`,
/// `bar(g)`, `N·m`, `mm²`, `rpm`, `psi`). Nothing if it is not known.
[[nodiscard]] std::optional<Unit> parseUnit(QStringView text);

/// Could \a text be a unit, if perhaps one that is not known? False if its brackets or operators do not fit together.
[[nodiscard]] bool isUnitText(QStringView text);

/// \a value in unit \a from, converted to unit \a to; nothing if a unit is unknown or they measure different
/// quantities. An empty unit is 1.
[[nodiscard]] std::optional<double> convert(double value, const QString& from, const QString& to);

/// Units for a quantity whose SI unit is \a siUnit, the usual one first; at least \a siUnit itself.
[[nodiscard]] QStringList unitChoices(const QString& siUnit);

/// The SI unit, as the types of a model have it, for a quantity in \a unit: Pa for bar, m3/rev for cm3/rev. Empty if
/// there is no usual one.
[[nodiscard]] QString siUnitFor(const Unit& unit);

/// The SI unit of quantities of \a dimension: the name that engineers use, as `Pa`, else composed of base units, as
/// `kg.m/s3`; `1` for a number.
[[nodiscard]] QString siUnitOf(const Dimension& dimension);

/// \a unit in typographic form: `cm³/rev`, `N·m`, `°C`.
[[nodiscard]] QString prettyUnit(const QString& unit);

}  // namespace bramah::model
