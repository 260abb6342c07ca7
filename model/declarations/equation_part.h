// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QByteArray>

namespace bramah::model {

/// The part of a class with its equations and algorithms: from the keyword of the first section to the end of the last
/// one, with all text between them.
struct EquationPart {
    Span span;          ///< empty, at the place where a section would go, if the class has none
    QByteArray before;  ///< text to write in front of the first section, if there is none yet
};

/// The equation part of a long class of a tree without errors.
[[nodiscard]] EquationPart equationPartOf(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition);

}  // namespace bramah::model
