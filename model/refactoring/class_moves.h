// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/refactoring/class_files.h"

#include <QString>

#include <tl/expected.hpp>

namespace bramah::model {

/// Renames a class where it is declared and used, and its file or folder if it is one of a library. The error
/// says why that is not possible: not a name, already used beside it, or a use of it would then mean another
/// class.
[[nodiscard]] tl::expected<ClassChange, QString> renameClass(const ClassNode& node, const QString& name);

/// Moves a class into \a package, as a file of its own if that is a folder; all references follow, and what the class
/// uses of its old surroundings is imported in it. The error says why that is not possible.
[[nodiscard]] tl::expected<ClassChange, QString> moveClass(const ClassNode& node, const ClassNode& package);

/// Removes a class; references to it stay and become errors. The error says why that is not possible.
[[nodiscard]] tl::expected<ClassChange, QString> removeClass(const ClassNode& node);

/// Copies \a node for one component of \a user alone and makes the copy its class. The copy stands beside \a node if
/// that is in the same file, else in \a user; its name is that of \a node with a number. All edits are of the text of
/// \a user. The error says why that is not possible.
[[nodiscard]] tl::expected<TextEdits, QString> ownClassFor(const ClassNode& node, const ClassNode& user,
                                                           const QString& component);

}  // namespace bramah::model
