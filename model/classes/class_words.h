// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::model {

/// A class name as words: `PilotReliefValve` is "Pilot relief valve", `ProportionalValve43` "Proportional valve 4/3",
/// `two_speed_press` "Two speed press".
[[nodiscard]] QString wordsOf(const QString& className);

}  // namespace bramah::model
