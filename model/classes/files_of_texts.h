// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/text/named_file.h"

namespace bramah::model {

/// The file of a picture or style sheet that a text of \a node names: `modelica://Library/...` within that library's
/// folder, or an address or path, relative to the class's file, within the folder of its own library or file.
[[nodiscard]] NamedFile fileNamedBy(const ClassNode& node, const QString& address);

}  // namespace bramah::model
