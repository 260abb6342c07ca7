// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <QString>

namespace bramah::model {

/// The unit in which values of \a variable are shown: by the unit set of the model at the top, else its `displayUnit`;
/// empty if neither says anything.
[[nodiscard]] QString displayUnitOf(const Instance& variable);
/// The same with the unit set of the model, see unitSetOf(), which need not be looked for then.
[[nodiscard]] QString displayUnitIn(const QString& set, const Instance& variable);
/// The unit set of a model, as unit_set.h names it; empty for none.
[[nodiscard]] QString unitSetOf(const Instance& model);

}  // namespace bramah::model
