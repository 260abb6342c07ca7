// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model {

class ClassNode;

/// Is the class a base that gets an extending class, with a sheet of its own, wherever it is placed? It says
/// `__Bramah(extendToPlace=true)`, as a macro-step does.
[[nodiscard]] bool isExtendedToPlace(const ClassNode& node);

}  // namespace bramah::model
