// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"
#include "model/valves/valve_table.h"

#include <QByteArray>

#include <optional>

namespace bramah::model {

/// The newest `__Bramah(valve(format=...))`. 2 has throttles and check valves, overrides, pilot stages and four
/// positions; a table without them says 1.
inline constexpr int kValveFormat = 2;

/// Has the class a valve's table in its annotation, in whatever format?
[[nodiscard]] bool hasValveTable(const syntax::ClassDefinition& definition);
/// That table: nothing if there is none or its format is a newer one; a fault if it says no valve.
[[nodiscard]] std::optional<tl::expected<ValveTable, ValveFault>> valveTableOf(
    const syntax::ClassDefinition& definition);
/// `valve(format=1, ports=4, positions={"P>A, B>T", "", "P>B, A>T"}, left="solenoid spring", ...)`
[[nodiscard]] QByteArray valveAnnotationText(const ValveTable& table);

}  // namespace bramah::model
