// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QString>

#include <utility>
#include <vector>

namespace bramah::model {
class ClassNode;
}

namespace bramah::test {

/// The models and blocks below \a package that are not partial, in the order of their texts.
[[nodiscard]] std::vector<const model::ClassNode*> componentsIn(const model::ClassNode& package);
/// Whether a class of this full name is put on sheets: no part of components, and no circuit.
[[nodiscard]] bool isForUsers(const QString& name);
/// Every symbol of the library that is put on a sheet, by class name.
[[nodiscard]] std::vector<std::pair<QString, model::DiagramComponent>> symbolsOfTheLibrary();

}  // namespace bramah::test
