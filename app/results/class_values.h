// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QString>

namespace bramah::app {

/// Values of a class's variables over time, from a run or computed otherwise, as a sheet of it can show them.
struct ClassValues {
    QString className;
    solver::ResultStore results;
};

}  // namespace bramah::app
