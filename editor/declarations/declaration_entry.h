// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/declarations/declaration_rows.h"
#include "model/edit/text_edits.h"

#include <QString>
#include <QStringList>

namespace bramah::editor {

class DocumentSession;

/// The columns of the table, from the left; Count is their number.
enum class DeclarationColumn { Name, Type, Unit, Value, Minimum, Maximum, Description, Group, Tab, Count };

/// The meaning of a text typed into a cell of the table of declarations.
struct DeclarationEntry {
    QString fault;           ///< why it is refused; empty if it is accepted
    model::TextEdits edits;  ///< of the document's text; empty if nothing changes
};

/// The text of a cell: numbers in engineering units, `100 bar`, other expressions as written.
[[nodiscard]] QString cellText(const DeclarationRow& row, DeclarationColumn column);
/// Can the cell be changed? Not in inherited declarations; a unit not if the type determines it.
[[nodiscard]] bool isCellEditable(const DeclarationRow& row, DeclarationColumn column);
/// Interprets \a text for a cell of the class that \a session shows.
[[nodiscard]] DeclarationEntry understood(const DocumentSession& session, const DeclarationRow& row,
                                          DeclarationColumn column, const QString& text);
/// The choices for a cell; empty for free text.
[[nodiscard]] QStringList proposals(const DocumentSession& session, const DeclarationRows& rows,
                                    const DeclarationRow& row, DeclarationColumn column);

/// Adds a port, parameter or variable with a free name behind the last one of its group. Returns the name; empty, with
/// nothing changed, if the text cannot be edited.
[[nodiscard]] QString addDeclarationTo(DocumentSession& session, const DeclarationRows& rows,
                                       DeclarationRow::Group group);

}  // namespace bramah::editor
