// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"

#include <QString>

#include <memory>
#include <vector>

namespace bramah::model {

/// A place in a text that names a class.
struct ClassUse {
    /// In what way a place uses the class.
    enum class Kind : std::uint8_t {
        Component,  ///< it is the type of a component
        Base,       ///< it is extended, or a short class is made from it
        Import,
        Redeclaration,
        Expression,  ///< a function, or the package of a constant
        Within,      ///< the `within` clause of a file
        Link         ///< in documentation
    };
    Kind kind = Kind::Component;
    std::shared_ptr<const syntax::SyntaxTree> tree;
    Span name;                        ///< of the class itself, the last part of `whole`
    Span whole;                       ///< as written, with the packages in front of it
    const ClassNode* user = nullptr;  ///< the class that contains the use; null for Within
    QString component;                ///< of Component: name of the component, the first of its clause
};

/// The uses of \a target in texts that the user may change: opened files, and libraries that are neither shipped nor
/// found by MODELICAPATH; if \a target belongs to one of those, in them too. In the order of the texts. Loads files.
[[nodiscard]] std::vector<ClassUse> usesOf(const ClassNode& target);

/// May the user change the class? It is neither in the shipped library nor in one that MODELICAPATH leads to.
[[nodiscard]] bool isOfUser(const ClassNode& node);

/// The classes in the text of \a node's file, beside it or further out, that it uses: a copy elsewhere would still need
/// them. In the order of the text.
[[nodiscard]] std::vector<const ClassNode*> neighboursOf(const ClassNode& node);

/// The number of components, redeclarations and base classes among \a uses. Imports and links do not count.
[[nodiscard]] int countUses(const std::vector<ClassUse>& uses);

}  // namespace bramah::model
