// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/frozen_time.h"

#include <limits>

namespace bramah::solver {

double FrozenTime::nextTimeEvent(double) const
{
    return std::numeric_limits<double>::infinity();
}

}  // namespace bramah::solver
