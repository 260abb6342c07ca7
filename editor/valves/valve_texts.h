// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

namespace bramah::editor {

/// What is wrong with a valve's table and how to mend it, as a sentence.
[[nodiscard]] QString faultText(const model::ValveFault& fault);
/// An actuator as users call it.
[[nodiscard]] QString actuatorName(model::ValveActuator actuator, bool isProportional);

}  // namespace bramah::editor
