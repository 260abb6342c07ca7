// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace bramah::editor {

class DocumentSession;

/// Replaces the single selected component by the parts of its class (model/hierarchy/unwrap_plan.h) and
/// selects these; a class in another file stays unchanged. One undo entry. The error names the
/// obstacle.
tl::expected<void, QString> unwrapSelection(DocumentSession& session);

}  // namespace bramah::editor
