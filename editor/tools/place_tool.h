// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/placed_values.h"
#include "editor/tools/tool.h"
#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

namespace bramah::editor {

/// Attaches a new symbol to the mouse until a click, or the end of a drag from the palette, places it.
class PlaceTool : public Tool
{
public:
    /// \a symbol: see Workspace::symbolOf(). \a what: its class in words. \a keepPlacing: further clicks place more. \a
    /// values: modifiers of what is placed.
    PlaceTool(ToolContext& context, model::DiagramComponent symbol, const QString& what, bool keepPlacing,
              PlacedValues values = {});

    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    bool turn(int quarterTurns) override;
    bool mirror(bool upsideDown) override;
    void cancel() override;
    [[nodiscard]] bool outlivesEdits() const override { return true; }

    /// The changes that place \a symbol, whose `id` is the preferred name, of which a free name is made.
    [[nodiscard]] static model::DiagramChanges changesFor(const model::Diagram& diagram,
                                                          const model::DiagramComponent& symbol);

private:
    void show();
    /// The symbol as it would be placed now: a nearby line attracts it.
    [[nodiscard]] model::DiagramComponent placed() const;

    model::DiagramComponent symbol_;  ///< placed by mouse and keys
    QPointF position_;
    model::DiagramChanges changes_;  ///< to place it there
    bool keepPlacing_;
    PlacedValues values_;
    bool isPressed_ = false;
};

}  // namespace bramah::editor
