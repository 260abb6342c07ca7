// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"
#include "model/diagram/diagram.h"

namespace bramah::editor {

/// Drags the name and values of a symbol; R turns them. One undo entry on release of the button.
class LabelTool : public Tool
{
public:
    /// \a start: where the button was pressed.
    LabelTool(ToolContext& context, const model::ComponentId& symbol, QPointF start);

    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool turn(int quarterTurns) override;
    void cancel() override;

private:
    void show();
    /// The place of the text if it is released now: lines are avoided.
    [[nodiscard]] model::LabelPlacement shown() const;

    model::ComponentId id_;
    QPointF start_;
    model::LabelPlacement before_;
    model::LabelPlacement label_;
};

}  // namespace bramah::editor
