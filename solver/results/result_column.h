// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>

namespace bramah::solver {

/// A stored variable.
struct ResultColumn {
    QString path;         ///< as `lineP.p`
    QString unit;         ///< SI unit of the model: "Pa"; may be empty
    QString displayUnit;  ///< unit for display: "bar"; may be empty
    QString ownUnit;      ///< display unit of the variable's type, regardless of the sheet's unit set
    QString quantity;
    double density = 0;  ///< kg/m3, to convert a mass flow to a volume flow; 0: it is no flow with a known density
    QString description;
    QString component;        ///< path of its component, as `lineP`
    bool isDiscrete = false;  ///< constant between events: drawn as steps
    bool isBoolean = false;   ///< 0 is false, 1 is true

    friend bool operator==(const ResultColumn&, const ResultColumn&) = default;
};

/// Where the values of a variable are: those of many are always equal to those of another one, or the negatives of
/// them, and are stored once.
struct ColumnPlace {
    std::size_t stored = 0;  ///< number of the stored column
    bool isNegated = false;

    /// The value of the variable, where the stored column has \a storedValue.
    [[nodiscard]] double of(double storedValue) const { return isNegated ? -storedValue : storedValue; }
    friend bool operator==(const ColumnPlace&, const ColumnPlace&) = default;
};

}  // namespace bramah::solver
