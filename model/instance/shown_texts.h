// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace bramah::model {

class ClassNode;
class Instance;

/// The description in a component's declaration, in the user's language; empty for the model itself.
[[nodiscard]] QString shownDescription(const Instance& component);

/// The literals of an enumeration, in its order: full name, and description in the user's language or else the name.
[[nodiscard]] std::vector<std::pair<QString, QString>> shownLiterals(const ClassNode& enumeration);

/// The documentation of the instance's class, `Documentation(info = ...)`, as HTML in the user's language; if it has
/// none, that of the nearest base class.
[[nodiscard]] QString shownDocumentation(const Instance& instance);

}  // namespace bramah::model
