// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model {

/// True once three quarters of the thread's stack are in use. Whatever follows a text into itself, as deep as the text
/// says, asks: functions that call themselves out of expressions and statements of any depth, parameters that each
/// take the value of the next. It gives up then, with a message, instead of crashing.
[[nodiscard]] bool isStackAlmostFull();

}  // namespace bramah::model
