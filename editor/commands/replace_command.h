// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::editor {

class DocumentSession;

/// Puts a component of the class \a className in the place of each selected one: names, places, lines and the values of
/// parameters that both classes have stay. One undo entry; false if there is nothing to replace.
bool replaceSelection(DocumentSession& session, const QString& className);

}  // namespace bramah::editor
