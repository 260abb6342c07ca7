// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace bramah::editor {
class DocumentSession;
}

namespace bramah::app {

/// The names that can stand behind \a whole and a dot in an equation of the class that \a session shows: parts of a
/// component, classes of a package. If \a whole is empty: the class's own components, the predefined functions,
/// keywords. Sorted.
[[nodiscard]] QStringList proposedNames(const editor::DocumentSession& session, const QString& whole);

}  // namespace bramah::app
