// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

#include <optional>

namespace bramah::editor {

class DocumentSession;

/// Where a problem stands in the document's text. One of a class of another file stands at the declaration of the
/// component that it is about, or of the one that this is a part of; nothing if the text has none of them.
[[nodiscard]] std::optional<model::Span> placeInText(const DocumentSession& session, const model::Diagnostic& problem);

/// The problems about the sheet shown (ShownPlace::onSheet()). What is wrong in the text of a component's declaration, as
/// a name in a value given to it, is of that component.
[[nodiscard]] model::Diagnostics problemsOnSheet(const DocumentSession& session);

}  // namespace bramah::editor
