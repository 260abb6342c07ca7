// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <QString>

namespace bramah::model {

/// The unit in which values of \a variable are shown: from the unit set of the model at the top, else its
/// `displayUnit`; empty if neither gives one.
[[nodiscard]] QString displayUnitOf(const Instance& variable);
/// The same for a known unit set, see unitSetOf().
[[nodiscard]] QString displayUnitIn(const QString& set, const Instance& variable);
/// The name of a model's unit set, see unit_set.h; empty for none.
[[nodiscard]] QString unitSetOf(const Instance& model);

}  // namespace bramah::model
