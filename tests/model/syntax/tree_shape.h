// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <QString>
#include <QStringList>

namespace bramah::test {

/// \a expression with all its structure in parentheses, as `(+ a (* b c))`.
[[nodiscard]] QString shapeOf(const model::syntax::Expression* expression);

/// What can be read of \a definition, a line for each element, equation and statement, indented by nesting.
[[nodiscard]] QString outlineOf(const model::syntax::ClassDefinition& definition);

// Pieces of the above.
[[nodiscard]] QString toText(std::string_view text);
[[nodiscard]] QString nameText(const model::syntax::Name& name);
[[nodiscard]] QString referenceText(const model::syntax::ComponentReference& reference);
[[nodiscard]] QString joined(model::syntax::List<model::syntax::ExpressionPtr> expressions);
[[nodiscard]] QString joined(model::syntax::List<model::syntax::FunctionArgument> arguments);
[[nodiscard]] QString joined(model::syntax::List<model::syntax::ForIndex> indices);

}  // namespace bramah::test
