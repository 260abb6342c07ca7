// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model {
class ClassNode;
}

namespace bramah::editor {

/// Can a user place the class on a sheet: a model or block that is not partial, or a base that gets an extending class
/// when it is placed?
[[nodiscard]] bool isPlaceable(const model::ClassNode& node);
/// Does a package contain only classes for the library's own use (interfaces, types, functions, bases)?
[[nodiscard]] bool isInternalPackage(const model::ClassNode& node);

}  // namespace bramah::editor
