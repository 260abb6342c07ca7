// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/exclusions.h"

#include <optional>

namespace bramah::editor {

class DocumentSession;

/// The place of a problem in the document's text. For a problem of a class in another file it is the declaration of the
/// component concerned, or of one around it; nothing if the text has neither.
[[nodiscard]] std::optional<model::Span> placeInText(const DocumentSession& session, const model::Diagnostic& problem);

/// The open and excluded problems of the session.
[[nodiscard]] model::SortedProblems sortedProblems(const DocumentSession& session);
/// Excludes \a problem with \a reason, an empty one includes it again; one undo entry. False if that is not possible.
bool excludeProblem(DocumentSession& session, const model::Diagnostic& problem, const QString& reason);

/// The open problems that concern the shown sheet (ShownPlace::onSheet()). A mistake in the text of a component's
/// declaration, as in a value given to it, belongs to that component.
[[nodiscard]] model::Diagnostics problemsOnSheet(const DocumentSession& session);

}  // namespace bramah::editor
