// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <span>

namespace bramah::model {

/// Reports `inner` components without effect: no `outer` element has their name and no expression names them, though
/// another `inner` of the same class is found, as a second fluid of a sheet (Modelica 3.6, 5.4). \a classes: all
/// instances of classes in the model. Warnings go to the tree's diagnostics.
void checkInners(InstanceTree& tree, std::span<const Instance* const> classes);

}  // namespace bramah::model
