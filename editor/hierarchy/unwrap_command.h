// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace bramah::editor {

class DocumentSession;

/// Puts the parts of the class of the one selected component in its place (model/hierarchy/unwrap_plan.h), and selects
/// them; also where the class is written in another file, which stays as it is. One undo entry. The error names the
/// obstacle.
tl::expected<void, QString> unwrapSelection(DocumentSession& session);

}  // namespace bramah::editor
