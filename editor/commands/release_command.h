// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/release/release.h"

namespace bramah::editor {

class DocumentSession;

/// What has changed on the sheet since its release; nothing if it has not been released.
[[nodiscard]] std::optional<model::ReleaseChanges> changesSinceRelease(const DocumentSession& session);
/// The last release; nothing if there is none.
[[nodiscard]] std::optional<model::Release> lastRelease(const DocumentSession& session);
/// Releases the drawing as it is: writes revision, date, approval and status into all title blocks that have such
/// fields and keeps what was released, as one undo entry. \a release: its parts are filled in. False if that is not
/// possible.
bool releaseDrawing(DocumentSession& session, const model::Release& release);

}  // namespace bramah::editor
