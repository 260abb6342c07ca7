// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/declarations/declaration_rows.h"

#include <QString>
#include <QStringList>

namespace bramah::editor {

class DocumentSession;

/// The reason why \a type, as typed with its prefixes and dimensions, cannot be that of a port, parameter or variable
/// of the shown class; empty if it can.
[[nodiscard]] QString typeFault(const DocumentSession& session, DeclarationRow::Group group, const QString& type);
/// Types to choose from, by full name: connectors of the file and of all libraries for a port; the predefined types,
/// types with units and enumerations for the others.
[[nodiscard]] QStringList typesFor(const DocumentSession& session, DeclarationRow::Group group);
/// The declaration of a new port, as its neighbour or the library has them, with a place at the edge of the symbol
/// where no port is.
[[nodiscard]] QString portText(const DocumentSession& session, const DeclarationRows& rows, const QString& name);

}  // namespace bramah::editor
