// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

namespace bramah::model {

/// Reports numbers given to parameters of \a instance that lie outside the range that is usual for them,
/// `__Bramah(usual={1e-6, 1e-3})` at their declaration, in SI units: allowed, but often a unit forgotten. Where the
/// same number in another unit of the quantity is usual, the message asks for that. Warnings go to the tree's
/// diagnostics.
void checkUsualValues(InstanceTree& tree, const Instance& instance);

}  // namespace bramah::model
