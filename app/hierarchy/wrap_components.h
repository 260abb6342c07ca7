// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class ClassManager;
class DocumentPage;
class MyComponents;

/// Asks for a name and a place, this file or My components, and makes one component of the selected ones, as one undo
/// entry. A message names any obstacle.
void wrapComponents(DocumentPage& page, ClassManager& classes, const MyComponents& own);
/// Replaces the selected component by its parts. A message names any obstacle.
void unwrapComponent(DocumentPage& page);

}  // namespace bramah::app
