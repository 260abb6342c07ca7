// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace bramah::app {

class CatalogueShelf;
class DocumentPage;
class MessageBar;

/// Asks for a part from the catalogues and gives it to the selected components; with nothing selected a new component
/// that has its values hangs at the cursor. Says in the page's bar why it cannot.
void choosePart(DocumentPage& page, CatalogueShelf& shelf);

/// Adds the catalogue at \a path to the user's own ones and says in \a messages what became of it.
void addCatalogue(const QString& path, CatalogueShelf& shelf, MessageBar& messages);
/// Asks for the file first.
void askForCatalogue(CatalogueShelf& shelf, MessageBar& messages, QWidget& window);

/// Is the file at \a path a catalogue, by its first line?
[[nodiscard]] bool isCatalogueFile(const QString& path);

}  // namespace bramah::app
