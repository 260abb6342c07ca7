// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"
#include "model/valves/valve_table.h"

#include <optional>

namespace bramah::editor {

class DocumentSession;

/// The fault of \a name for a new class inside the shown one; empty if there is none.
[[nodiscard]] QString classNameFault(const DocumentSession& session, const QString& name);
/// A name that is free there: `Valve43`, `Valve43_2`, ...
[[nodiscard]] QString freeValveName(const DocumentSession& session, const model::ValveTable& table);

/// The table of the valve that is selected alone, of the library too; of one with variants, what it joins by default.
[[nodiscard]] std::optional<model::ValveTable> selectedValveTable(const DocumentSession& session);
/// The class of the valve that is selected alone, if the document holds it and its table can be changed; else empty.
[[nodiscard]] QString selectedOwnValve(const DocumentSession& session);
/// Is the class other than its table makes it, so that changing the table takes something away?
[[nodiscard]] bool isChangedByHand(const DocumentSession& session, const QString& className);

/// Adds the class inside the shown one, as one undo entry; its full name, empty if it could not be added.
QString addValve(DocumentSession& session, const model::ValveTable& table, const QString& name);
/// Makes the class \a className anew from \a table, and gives its symbols on the sheet their new size.
bool changeValve(DocumentSession& session, const QString& className, const model::ValveTable& table);

}  // namespace bramah::editor
