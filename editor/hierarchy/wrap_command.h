// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace bramah::editor {

class DocumentSession;

/// What is wrong with \a name for a class inside the shown one; empty if nothing is.
[[nodiscard]] QString innerClassFault(const DocumentSession& session, const QString& name);
/// A free name for such a class.
[[nodiscard]] QString freeInnerClassName(const DocumentSession& session);

/// Makes one component of the selected ones, with a new class \a className inside the shown one
/// (model/hierarchy/wrap_plan.h), and selects it. One undo entry. The error names the obstacle.
tl::expected<void, QString> wrapSelection(DocumentSession& session, const QString& className);

}  // namespace bramah::editor
