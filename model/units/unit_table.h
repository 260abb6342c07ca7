// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"

#include <span>

namespace bramah::model {

/// A unit symbol from which units are composed.
struct UnitSymbol {
    const char* symbol;
    Dimension dimension;  // length, mass, time, current, temperature, amount, angle
    double factor;
    bool takesPrefix;
    double offset = 0;
};

/// All known symbols.
[[nodiscard]] std::span<const UnitSymbol> unitSymbols();
/// The known symbol of exactly this name, or null.
[[nodiscard]] const UnitSymbol* findUnitSymbol(QStringView name);
/// The power of ten of a metric prefix; nothing if there is none of this name.
[[nodiscard]] std::optional<double> metricPrefix(QStringView prefix);

}  // namespace bramah::model
