// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

namespace bramah::model {

/// The message as a window shows it: it begins with a capital letter, and names stand in quotation marks of the
/// interface's language where the command line has back quotes.
[[nodiscard]] QString sentenceOf(const Diagnostic& diagnostic);
/// \a text with its back quotes replaced by quotation marks.
[[nodiscard]] QString withQuotationMarks(const QString& text);

}  // namespace bramah::model
