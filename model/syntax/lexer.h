// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/syntax/token.h"
#include "model/text/source_text.h"

#include <memory>
#include <vector>

namespace bramah::model::syntax {

/// Splits \a text into tokens that cover all of its bytes; the last one is EndOfFile. Text that is no token of Modelica
/// becomes an Invalid token and a diagnostic.
[[nodiscard]] std::vector<Token> tokenize(const std::shared_ptr<const SourceText>& text, Diagnostics& diagnostics);

}  // namespace bramah::model::syntax
