// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class DocumentPage;

/// Asks for a name and makes one component of the selected ones. A message names any obstacle.
void wrapComponents(DocumentPage& page);
/// Puts the parts of the selected component in its place. A message names any obstacle.
void unwrapComponent(DocumentPage& page);

}  // namespace bramah::app
