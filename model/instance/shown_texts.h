// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::model {

class Instance;

/// The description in a component's declaration, in the user's language; empty for the model itself.
[[nodiscard]] QString shownDescription(const Instance& component);

/// The documentation of the instance's class, `Documentation(info = ...)`, as HTML in the user's language; if it has
/// none, that of the nearest base class.
[[nodiscard]] QString shownDocumentation(const Instance& instance);

}  // namespace bramah::model
