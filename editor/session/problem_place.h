// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

#include <optional>

namespace bramah::editor {

class DocumentSession;

/// The place of a problem in the document's text. A problem of a class of another file is placed at the declaration of
/// the component that it is about, or of the one around that; nothing if the text has neither.
[[nodiscard]] std::optional<model::Span> placeInText(const DocumentSession& session, const model::Diagnostic& problem);

/// The problems about the sheet shown (ShownPlace::onSheet()). A fault in the text of a component's declaration, as a
/// name in a value given to it, belongs to that component.
[[nodiscard]] model::Diagnostics problemsOnSheet(const DocumentSession& session);

}  // namespace bramah::editor
