// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"
#include "model/valves/valve_table.h"

#include <QByteArray>

#include <optional>

namespace bramah::model {

/// The newest `__Bramah(valve(format=...))`. Format 2 adds throttles, check valves, overrides, pilot stages and four
/// positions; a table without these is written in format 1.
inline constexpr int kValveFormat = 2;

/// The table; nothing if there is none or its format is newer; a fault if it describes no valid valve.
[[nodiscard]] std::optional<tl::expected<ValveTable, ValveFault>> valveTableOf(
    const syntax::ClassDefinition& definition);
/// The text `valve(format=1, ports=4, positions={"P>A, B>T", "", "P>B, A>T"}, left="solenoid spring", ...)`.
[[nodiscard]] QByteArray valveAnnotationText(const ValveTable& table);

}  // namespace bramah::model
