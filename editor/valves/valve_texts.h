// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

namespace bramah::editor {

/// The fault of a valve's table and the way to mend it, as a sentence.
[[nodiscard]] QString faultText(const model::ValveFault& fault);
/// An actuator as users call it.
[[nodiscard]] QString actuatorName(model::ValveActuator actuator, bool isProportional);

}  // namespace bramah::editor
