// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace bramah::app {

class DocumentPage;

/// Asks for a picture and attaches it to the cursor over the sheet.
void addPicture(DocumentPage& page, QWidget& window);

}  // namespace bramah::app
