// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class ClassManager;
class DocumentPage;
class MyComponents;

/// Asks for a name and a place, this file or My components, and makes one component of the selected ones: one entry of
/// the undo stack. A message names any obstacle.
void wrapComponents(DocumentPage& page, ClassManager& classes, const MyComponents& own);
/// Puts the parts of the selected component in its place. A message names any obstacle.
void unwrapComponent(DocumentPage& page);

}  // namespace bramah::app
