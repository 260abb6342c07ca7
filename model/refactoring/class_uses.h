// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"

#include <QString>

#include <memory>
#include <vector>

namespace bramah::model {

/// A place in a text that names a class.
struct ClassUse {
    enum class Kind : std::uint8_t {
        Component,  ///< a component is of it
        Base,       ///< extended, or a short class made from it
        Import,
        Redeclaration,
        Expression,  ///< a function, or the package of a constant
        Within,      ///< a file says that it lies in it
        Link         ///< in documentation
    };
    Kind kind = Kind::Component;
    std::shared_ptr<const syntax::SyntaxTree> tree;
    Span name;                        ///< of the class itself, the last part of `whole`
    Span whole;                       ///< as written, with the packages in front of it
    const ClassNode* user = nullptr;  ///< the class that says so; null of Within
    QString component;                ///< of Component: its name, the first of its clause
};

/// The uses of \a target in the texts that a user may change: files opened, and libraries that are not found by
/// MODELICAPATH nor shipped; in the latter too if \a target is of one. In the order of the texts. Loads files.
[[nodiscard]] std::vector<ClassUse> usesOf(const ClassNode& target);

/// Is the class written where a user may change it: not in the shipped library, nor in one found by MODELICAPATH?
[[nodiscard]] bool isOfUser(const ClassNode& node);

/// The classes of the text of \a node, beside it or around what it is in, that it names: elsewhere it would still need
/// them. In the text's order.
[[nodiscard]] std::vector<const ClassNode*> neighboursOf(const ClassNode& node);

/// The number of components, redeclarations and base classes among \a uses. Imports and links do not count.
[[nodiscard]] int countUses(const std::vector<ClassUse>& uses);

}  // namespace bramah::model
