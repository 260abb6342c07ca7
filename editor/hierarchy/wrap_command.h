// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace bramah::editor {

class DocumentSession;

/// The fault of \a name for a class inside the shown one; empty if there is none.
[[nodiscard]] QString innerClassFault(const DocumentSession& session, const QString& name);
/// A name that is free.
[[nodiscard]] QString freeInnerClassName(const DocumentSession& session);

/// Makes one component of the selected ones, of a new class \a className in the shown one
/// (model/hierarchy/wrap_plan.h), and selects it. One undo entry. The error names the obstacle.
tl::expected<void, QString> wrapSelection(DocumentSession& session, const QString& className);

}  // namespace bramah::editor
