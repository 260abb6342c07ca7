// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/mends.h"

namespace bramah::editor {

class DocumentSession;

/// The ways to mend a problem of the shown drawing, the usual one first; empty if it cannot be edited.
[[nodiscard]] std::vector<model::Mend> mendsFor(DocumentSession& session, const model::Diagnostic& problem);
/// The same for all problems of one component, each once.
[[nodiscard]] std::vector<model::Mend> mendsFor(DocumentSession& session, const model::ComponentId& component);
/// One undo entry; new symbols are selected.
bool applyMend(DocumentSession& session, const model::Mend& mend);

}  // namespace bramah::editor
