// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capsules/capsule_ports.h"
#include "solver/overview/structure_table.h"

namespace bramah::solver {

/// \a table, made by portTable() of \a system, with the role of each port and whether it is an end or a relay port;
/// then the ports of components of \a root that modulate or are one side of a protocol.
[[nodiscard]] StructureTable withRoles(StructureTable table, const CompiledSystem& system, const model::Instance& root);

/// Rich text about the port \a connector in \a root for a tool tip: its role, its kind, the signals that it carries;
/// empty if there is none. \a system: null while the class cannot be compiled.
[[nodiscard]] QString portTip(const model::Instance& root, const CompiledSystem* system, const QString& connector);

}  // namespace bramah::solver
