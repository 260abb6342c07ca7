// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::editor {

class DocumentSession;

/// Replaces each selected component by one of class \a className: names, places, lines and values of parameters that
/// both classes have stay. One undo entry; false if nothing can be replaced.
bool replaceSelection(DocumentSession& session, const QString& className);

}  // namespace bramah::editor
