// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/commands/circuit_clipboard.h"
#include "editor/tools/tool.h"

namespace bramah::editor {

/// Attaches a piece of circuit to the mouse until a click or Enter places it.
class PasteTool : public Tool
{
public:
    /// \a at: place of the mouse, or the first place of the piece.
    PasteTool(ToolContext& context, CircuitPiece piece, QPointF at);

    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    [[nodiscard]] bool outlivesEdits() const override { return true; }
    void diagramChanged() override {}

private:
    void show();
    void putDown();

    CircuitPiece piece_;
    QPointF centre_;  ///< middle of the piece as copied
    QPointF delta_;
    bool isPressed_ = false;
};

}  // namespace bramah::editor
