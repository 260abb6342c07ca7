// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model {

/// True once three quarters of the thread's stack are in use. To be asked in recursions whose depth the model's text
/// determines: functions that call themselves in nested expressions and statements, parameters that each take the value
/// of the next. The caller then gives up with a message instead of a crash.
[[nodiscard]] bool isStackAlmostFull();

}  // namespace bramah::model
