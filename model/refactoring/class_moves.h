// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/refactoring/class_files.h"

#include <QString>

#include <tl/expected.hpp>

namespace bramah::model {

/// Gives a class another name, where it is declared and wherever it is named; its file or folder too, if it is one of a
/// library. Or why it cannot have it: no name, taken beside it, or somebody who names it would mean another class by
/// it.
[[nodiscard]] tl::expected<ClassChange, QString> renameClass(const ClassNode& node, const QString& name);

/// Takes a class out of its package and writes it into \a package, as a file of its own if that is a folder, and all
/// references follow; what it names around itself is imported in it. Or why it cannot be.
[[nodiscard]] tl::expected<ClassChange, QString> moveClass(const ClassNode& node, const ClassNode& package);

/// Takes a class away; references to it stay and miss it. Returns the reason if that is not possible.
[[nodiscard]] tl::expected<ClassChange, QString> removeClass(const ClassNode& node);

/// Writes a copy of \a node, for a component of \a user alone, and gives this component the copy as its class. The copy
/// stands beside \a node, if that is of the same file, else in \a user; its name is that of \a node with a number. All
/// in the text of \a user. Or why it cannot be.
[[nodiscard]] tl::expected<TextEdits, QString> ownClassFor(const ClassNode& node, const ClassNode& user,
                                                           const QString& component);

}  // namespace bramah::model
