// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model {

class ClassNode;

/// Is the class a base that gets an extending class, with a sheet of its own, wherever it is placed? It says
/// `__Bramah(extendToPlace=true)`, as a macro-step does.
[[nodiscard]] bool isExtendedToPlace(const ClassNode& node);

/// Does the class itself, not a base of it, say that it is a page?
[[nodiscard]] bool isPageClass(const ClassNode& node);
/// Can a user place the class on a sheet: a model or block that is not partial, or a base that gets an extending class
/// when it is placed?
[[nodiscard]] bool isPlaceable(const ClassNode& node);
/// Does a package contain only classes for the library's own use (interfaces, types, functions, bases)?
[[nodiscard]] bool isInternalPackage(const ClassNode& node);
/// Does the palette offer the class? Those of internal packages are not offered, except for buses.
[[nodiscard]] bool isOffered(const ClassNode& node);

}  // namespace bramah::model
