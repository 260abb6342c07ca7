// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/placing.h"

#include "model/classes/class_node.h"
#include "model/syntax/annotation_values.h"

namespace bramah::model {

bool isExtendedToPlace(const ClassNode& node)
{
    return node.definition() && syntax::vendorFlag(node.definition()->annotation, "extendToPlace");
}

}  // namespace bramah::model
