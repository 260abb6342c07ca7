// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"

class QXmlStreamWriter;

namespace bramah::solver {

/// Can a unit be written by base units, with whole exponents?
[[nodiscard]] bool hasBaseUnits(const model::Unit& unit);
/// Writes the element \a name, as `BaseUnit`, that says what \a unit is in base units of SI; FMI and SSP have the same.
void writeBaseUnit(QXmlStreamWriter& xml, const QString& name, const model::Unit& unit);

}  // namespace bramah::solver
