// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/instance/instance.h"

#include <QByteArray>

#include <vector>

namespace bramah::cli {

/// The text of a model `ContactSheet` with the symbols of \a classes in rows: each package under a title, each symbol
/// over the name of its class and the rule it is drawn by (`__Bramah(rule=...)`). Pages, which are paper, are left out.
[[nodiscard]] QByteArray contactSheetText(const std::vector<const model::ClassNode*>& classes);

/// The rule by which the symbol of a class is drawn, from the annotation `__Bramah(rule=...)` of the class or a base
/// class; empty if none has it.
[[nodiscard]] QString symbolRule(const model::Instance& classInstance);

}  // namespace bramah::cli
