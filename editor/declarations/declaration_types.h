// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/declarations/declaration_rows.h"

#include <QString>
#include <QStringList>

namespace bramah::editor {

class DocumentSession;

/// The reason why \a type, typed with prefixes and dimensions, cannot be the type of a port, parameter or variable of
/// the shown class; empty if it can.
[[nodiscard]] QString typeFault(const DocumentSession& session, DeclarationRow::Group group, const QString& type);
/// Types to choose from, by full name: for a port the connectors of the file and of all libraries; for others
/// predefined types, types with units and enumerations.
[[nodiscard]] QStringList typesFor(const DocumentSession& session, DeclarationRow::Group group);
/// The declaration of a new port, like that of its neighbour or as usual in the library, at a free place on the edge of
/// the symbol.
[[nodiscard]] QString portText(const DocumentSession& session, const DeclarationRows& rows, const QString& name);

}  // namespace bramah::editor
