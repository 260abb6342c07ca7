// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/exclusions.h"

#include <optional>

namespace bramah::editor {

class DocumentSession;

/// The place of a problem in the document's text. A problem of a class of another file is placed at the declaration of
/// the component that it is about, or of the one around that; nothing if the text has neither.
[[nodiscard]] std::optional<model::Span> placeInText(const DocumentSession& session, const model::Diagnostic& problem);

/// The problems of the session: those to be looked at, and those that are let be.
[[nodiscard]] model::SortedProblems sortedProblems(const DocumentSession& session);
/// Lets \a problem be for \a reason, an empty one takes that back; one undo step. False if it cannot be.
bool excludeProblem(DocumentSession& session, const model::Diagnostic& problem, const QString& reason);

/// The problems to be looked at that are about the sheet shown (ShownPlace::onSheet()). A fault in the text of a
/// component's declaration, as a name in a value given to it, belongs to that component.
[[nodiscard]] model::Diagnostics problemsOnSheet(const DocumentSession& session);

}  // namespace bramah::editor
