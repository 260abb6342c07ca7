// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

#include <QByteArray>

namespace bramah::model {

/// The text `model NAME "..." ... end NAME` of the valve that \a table describes: ports, inputs, a metering edge for
/// each path of the oil, symbol, documentation, and the table in its annotation. All lines but the first are indented
/// by \a indentation; the last has no semicolon. If checkValve(\a table) finds a fault, the text still shows the
/// symbol. There must be no variants. Electronics are left out, as the class has no parameter for them.
[[nodiscard]] QByteArray valveClassText(const ValveTable& table, const QString& name,
                                        const QByteArray& indentation = {});

/// A description of the class such as `4/3 directional valve`.
[[nodiscard]] QString valveDescription(const ValveTable& table);

}  // namespace bramah::model
