// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

#include <QByteArray>

namespace bramah::model {

/// The text of a class `model NAME "..." ... end NAME` of the valve that \a table says: ports, inputs, a metering edge
/// for each way the oil can take, the symbol, the documentation, and the table itself in its annotation. Its lines are
/// indented by \a indentation but for the first; the last has no semicolon. checkValve(\a table) is right, and it has
/// no variants.
[[nodiscard]] QByteArray valveClassText(const ValveTable& table, const QString& name,
                                        const QByteArray& indentation = {});

/// `4/3 directional valve`, as a class is described.
[[nodiscard]] QString valveDescription(const ValveTable& table);

}  // namespace bramah::model
