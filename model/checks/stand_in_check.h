// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

namespace bramah::model {

/// Reports components of \a instance whose class only stands for another one, `__Bramah(standsFor="...")`: it has ports
/// and no equations, so that no run can be right. The errors go to the tree's diagnostics.
void checkStandIns(InstanceTree& tree, const Instance& instance);

}  // namespace bramah::model
