// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

namespace bramah::model {

/// A sentence that says what is wrong with a valve's table and how to mend it.
[[nodiscard]] QString faultText(const ValveFault& fault);
/// The name of an actuator for users.
[[nodiscard]] QString actuatorName(ValveActuator actuator, bool isProportional);

}  // namespace bramah::model
