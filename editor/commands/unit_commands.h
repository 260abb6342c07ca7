// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::editor {

class DocumentSession;

/// The unit set of the shown class (model/units/unit_set.h); empty for none.
[[nodiscard]] QString unitSetOf(const DocumentSession& session);
/// Writes the unit set into the class, as one undo entry. False if it has this set already or cannot be edited.
bool setUnitSet(DocumentSession& session, const QString& set);

}  // namespace bramah::editor
