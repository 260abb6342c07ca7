// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <QStringList>

namespace bramah::app {

/// What can be typed of a model where values vary: paths.
struct ModelNames {
    QStringList parameters;  ///< whose values a run can change
    QStringList variables;   ///< that a run can store
};
[[nodiscard]] ModelNames namesOf(const solver::FlatModel& model);

}  // namespace bramah::app
