// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_names.h"

namespace bramah::model {

/// The class that `redeclare model extends Name` continues: the one of its name that the class around \a node inherits
/// (specification 3.6, 7.3.1). Null if there is none, or if \a node is no such class.
[[nodiscard]] const ClassNode* continuedClass(const ClassNode& node, ClassNames& names);

}  // namespace bramah::model
