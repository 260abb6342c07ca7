// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

class QPainter;

namespace bramah::editor {

/// Are symbols at this scale [pixels per diagram unit] so small that cached pixel pictures look like shapes?
[[nodiscard]] bool isStampScale(double pixelsPerUnit);

/// Paints a symbol's drawing without ports and texts, if \a painter has the scene's coordinates without rotation: from
/// a cache of pictures for this scale, on whole pixels. For the screen only.
void paintStamp(QPainter& painter, const model::DiagramComponent& symbol, const SheetTheme& theme);
/// Paints a net's lines in the same way: thin, without dots.
void paintThinNet(QPainter& painter, const model::Net& net, const SheetTheme& theme);

}  // namespace bramah::editor
