// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::model {
class ClassNode;
}

namespace bramah::editor {

/// Says whether a user can put the class on a sheet: a model or block that is not partial and not part of a library's
/// inside.
[[nodiscard]] bool isPlaceable(const model::ClassNode& node);
/// Says whether a package holds classes that only the library itself uses (interfaces, types, functions, bases).
[[nodiscard]] bool isInternalPackage(const model::ClassNode& node);

}  // namespace bramah::editor
