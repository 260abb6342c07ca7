// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_geometry.h"

#include <QPointF>
#include <Qt>

#include <optional>

namespace bramah::editor {

/// The step by an arrow key for an object being placed, on the sheet: one module; nothing for other keys.
[[nodiscard]] inline std::optional<QPointF> arrowStep(int key)
{
    switch (key) {
    case Qt::Key_Left: return QPointF(-kModule, 0);
    case Qt::Key_Right: return QPointF(kModule, 0);
    case Qt::Key_Up: return QPointF(0, kModule);
    case Qt::Key_Down: return QPointF(0, -kModule);
    default: return std::nullopt;
    }
}

}  // namespace bramah::editor
