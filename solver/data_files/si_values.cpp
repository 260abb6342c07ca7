// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/si_values.h"

#include "model/units/unit.h"

#include <cmath>

namespace bramah::solver {

SiScale siScale(double factor, double offset)
{
    constexpr double kRounding = 1e-15;
    const double parts = std::round(1 / factor);
    const bool isPart = parts > 1 && parts < 1e15 && std::abs(parts * factor - 1) < kRounding;
    return {factor, isPart ? parts : 1, offset};
}

SiScale setUnit(ResultColumn& column, const QString& unit)
{
    const auto known = model::parseUnit(unit);
    const QString si = known && !unit.isEmpty() ? model::siUnitFor(*known) : QString();
    if (si.isEmpty()) {
        column.unit = column.displayUnit = unit;
        return {};
    }
    column.unit = si;
    column.displayUnit = unit;
    // Of an angle of which models count whole revolutions: cm3/rev are a millionth of m3/rev.
    const double whole = model::parseUnit(si)->factor;
    return siScale(known->factor / whole, known->offset / whole);
}

}  // namespace bramah::solver
