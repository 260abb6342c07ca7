// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

namespace bramah::editor {

/// A sentence that says what is wrong with a valve's table and how to mend it.
[[nodiscard]] QString faultText(const model::ValveFault& fault);
/// The name of an actuator for users.
[[nodiscard]] QString actuatorName(model::ValveActuator actuator, bool isProportional);

}  // namespace bramah::editor
