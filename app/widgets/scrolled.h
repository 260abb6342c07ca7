// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace bramah::app {

/// \a content in an area without a frame, in which one scrolls where the room is smaller than it is. The area takes no
/// focus of its own, so that Tab goes on among the widgets of the content.
[[nodiscard]] QScrollArea* scrolled(QWidget& content);

}  // namespace bramah::app
