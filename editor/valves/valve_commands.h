// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"
#include "model/valves/valve_table.h"

#include <optional>

namespace bramah::editor {

class DocumentSession;

/// What is wrong with \a name for a new class inside the shown one; empty if nothing is.
[[nodiscard]] QString classNameFault(const DocumentSession& session, const QString& name);
/// A free name for such a class: `Valve43`, `Valve43_2`, ...
[[nodiscard]] QString freeValveName(const DocumentSession& session, const model::ValveTable& table);

/// The table of the single selected valve, also of the library; of one with variants, the default one.
[[nodiscard]] std::optional<model::ValveTable> selectedValveTable(const DocumentSession& session);
/// The class of the single selected valve if the document contains it and its table can be changed; else empty.
[[nodiscard]] QString selectedOwnValve(const DocumentSession& session);
/// Does the class differ from what its table gives, so that a change of the table would lose something?
[[nodiscard]] bool isChangedByHand(const DocumentSession& session, const QString& className);

/// Adds the class inside the shown one as one undo entry; returns its full name, empty on failure.
QString addValve(DocumentSession& session, const model::ValveTable& table, const QString& name);
/// Makes the class \a className again from \a table, and gives its symbols on the sheet their new size.
bool changeValve(DocumentSession& session, const QString& className, const model::ValveTable& table);

}  // namespace bramah::editor
