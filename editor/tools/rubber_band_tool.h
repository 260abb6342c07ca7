// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/selection.h"
#include "editor/tools/tool.h"

#include <QRectF>

namespace bramah::editor {

/// Selects by a rectangle: drawn to the right objects inside of it, to the left also those that it touches.
class RubberBandTool : public Tool
{
public:
    /// \a start: a corner on the sheet. \a modifiers: with Shift or Ctrl what was selected stays so.
    RubberBandTool(ToolContext& context, QPointF start, Qt::KeyboardModifiers modifiers);

    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void cancel() override;
    [[nodiscard]] bool isEdit() const override { return false; }

private:
    QPointF start_;
    Selection before_;
    Qt::KeyboardModifiers modifiers_;
};

}  // namespace bramah::editor
