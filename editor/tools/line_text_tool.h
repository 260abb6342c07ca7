// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"
#include "model/diagram/diagram.h"

namespace bramah::editor {

/// Drags what is written at a line. One undo entry on release of the button.
class LineTextTool : public Tool
{
public:
    /// \a start: where the button was pressed.
    LineTextTool(ToolContext& context, const model::ConnectionId& line, QPointF start);

    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void cancel() override;

private:
    model::ConnectionId id_;
    QPointF start_;
    model::LineCode before_;
    model::LineCode code_;
};

}  // namespace bramah::editor
