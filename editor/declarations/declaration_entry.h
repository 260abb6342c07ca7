// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/declarations/declaration_rows.h"
#include "model/edit/text_edits.h"

#include <QString>
#include <QStringList>

namespace bramah::editor {

class DocumentSession;

enum class DeclarationColumn { Name, Type, Unit, Value, Minimum, Maximum, Description, Group, Tab, Count };

/// The meaning of a text that a user typed into a cell of the table of declarations.
struct DeclarationEntry {
    QString fault;           ///< why it cannot be taken; empty if it can
    model::TextEdits edits;  ///< of the document's text; none if nothing changes
};

/// The text of a cell: numbers in the unit engineers use, `100 bar`, other expressions as written.
[[nodiscard]] QString cellText(const DeclarationRow& row, DeclarationColumn column);
/// Can the cell be changed? Of inherited declarations none can; a unit cannot where the type says it.
[[nodiscard]] bool isCellEditable(const DeclarationRow& row, DeclarationColumn column);
/// Understands \a text for a cell of a class that \a session shows.
[[nodiscard]] DeclarationEntry understood(const DocumentSession& session, const DeclarationRow& row,
                                          DeclarationColumn column, const QString& text);
/// The choices for a cell; empty if it is free text.
[[nodiscard]] QStringList proposals(const DocumentSession& session, const DeclarationRows& rows,
                                    const DeclarationRow& row, DeclarationColumn column);

/// Adds a port, parameter or variable with a free name, behind the last one of its group. Its name; empty, and nothing
/// done, if the text cannot be edited.
[[nodiscard]] QString addDeclarationTo(DocumentSession& session, const DeclarationRows& rows,
                                       DeclarationRow::Group group);

}  // namespace bramah::editor
