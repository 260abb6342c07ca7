// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::app {

/// The text of a menu entry without its `&` and the dots at its end, for lists and tool tips.
[[nodiscard]] QString plainActionText(QString text);

}  // namespace bramah::app
