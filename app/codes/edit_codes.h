// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class DocumentPage;

/// Asks for the codes of the sheet of \a page and changes them, as one undo step.
void editCodes(DocumentPage& page);

}  // namespace bramah::app
