// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"
#include "model/planning/diagram_change.h"

namespace bramah::editor {

/// Drags the selected symbols; lines follow, and with a page what lies on it, unless Alt is held. One undo entry on
/// release of the button.
class MoveTool : public Tool
{
public:
    /// \a start: where the button was pressed.
    MoveTool(ToolContext& context, QPointF start);

    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void cancel() override;

private:
    QPointF start_;
    QPointF delta_;
    bool isPageAlone_ = false;  ///< without what lies on it
    model::DiagramChanges changes_;
    int count_ = 0;
};

}  // namespace bramah::editor
