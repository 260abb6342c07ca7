// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

namespace bramah::test {

/// The tree of a file "example.mo" with the text \a bytes.
[[nodiscard]] std::shared_ptr<const model::syntax::SyntaxTree> parseText(const QByteArray& bytes);
[[nodiscard]] std::shared_ptr<const model::syntax::SyntaxTree> parseExpression(const QByteArray& bytes);

/// The diagnostics as `line:column: message`, one a line.
[[nodiscard]] QString messagesOf(const model::syntax::SyntaxTree& tree);

}  // namespace bramah::test
