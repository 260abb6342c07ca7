// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace bramah::editor {

class DocumentSession;

/// Puts what the class of the one selected component is made of in its place (model/hierarchy/unwrap_plan.h), and
/// selects that. One undo entry. The error says what is in the way.
tl::expected<void, QString> unwrapSelection(DocumentSession& session);

}  // namespace bramah::editor
