// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace bramah::app {

class DocumentPage;

/// Asks for a table (CSV) and a name, and writes the values of the selected components, or of the whole sheet, as a row
/// of the table; other rows stay.
void saveValues(DocumentPage& page, QWidget& window);
/// Asks for a table and a row of it, and gives the selected components, or the sheet, its values; one undo entry.
void takeValues(DocumentPage& page, QWidget& window);

}  // namespace bramah::app
