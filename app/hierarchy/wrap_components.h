// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class DocumentPage;

/// Asks for a name and makes one component of the selected ones. A message says what is in the way.
void wrapComponents(DocumentPage& page);
/// Puts what the selected component is made of in its place. A message says what is in the way.
void unwrapComponent(DocumentPage& page);

}  // namespace bramah::app
