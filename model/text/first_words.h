// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::model {

/// What a description says before its details, which follow a colon, semicolon, comma or bracket, of Latin or of
/// Chinese text: "Spool" of "Spool: 1 solenoid a has switched". May be empty.
[[nodiscard]] QString firstWords(const QString& description);

}  // namespace bramah::model
