// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class DocumentPage;

/// Asks for a name and makes one component of the selected ones. A message says what is in the way.
void wrapComponents(DocumentPage& page);

}  // namespace bramah::app
