// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QByteArray>

namespace bramah::model {

/// Where a class has its equations and algorithms: from the keyword of the first section to the end of the last one,
/// with what stands between them.
struct EquationPart {
    Span span;          ///< empty, at the place for one, if the class has no section
    QByteArray before;  ///< what has to stand in front of a first section that is written there
};

/// Of a long class of a tree without errors.
[[nodiscard]] EquationPart equationPartOf(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition);

}  // namespace bramah::model
