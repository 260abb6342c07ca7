// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/mends.h"

namespace bramah::editor {

class DocumentSession;

/// The ways to mend a problem of the shown drawing, the usual one first; empty if the drawing cannot be edited.
[[nodiscard]] std::vector<model::Mend> mendsFor(DocumentSession& session, const model::Diagnostic& problem);
/// The ways for all problems of one component, each once.
[[nodiscard]] std::vector<model::Mend> mendsFor(DocumentSession& session, const model::ComponentId& component);
/// Applies \a mend as one undo entry and selects new symbols.
bool applyMend(DocumentSession& session, const model::Mend& mend);

}  // namespace bramah::editor
