// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <QString>

namespace bramah::model {

/// The code of the component at \a path, as `drive.valve`, from the class \a top, for drawing sets and lists: the code
/// on the sheet of its class, `1.2`, with the codes of the components around it as modules in front, `A-1.2`. A
/// component around it without a code counts by the module that the sheet of its class names. Empty if the component
/// has no code.
[[nodiscard]] QString codeOfInstance(const Instance& top, const QString& path);

}  // namespace bramah::model
