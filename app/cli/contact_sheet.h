// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/instance/instance.h"

#include <QByteArray>

#include <vector>

namespace bramah::app {

/// A sheet with the symbols of \a classes, in rows, each package under a title and each symbol over its class's name
/// and the rule it is drawn by (`__Bramah(rule=...)`): the text of a model `ContactSheet`.
[[nodiscard]] QByteArray contactSheetText(const std::vector<const model::ClassNode*>& classes);

/// The rule by which a class's symbol is drawn, as its annotation `__Bramah(rule=...)` or a base class's says; empty if
/// none does.
[[nodiscard]] QString symbolRule(const model::Instance& classInstance);

}  // namespace bramah::app
