// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/hit_test.h"
#include "editor/tools/tool.h"

#include <optional>

namespace bramah::editor {

/// The default tool: highlights the object under the mouse, selects by a click, and starts the tool for a drag.
class SelectTool : public Tool
{
public:
    /// Takes the context, as Tool does.
    using Tool::Tool;

    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void doubleClick(const ToolEvent& event) override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return false; }
    [[nodiscard]] bool isEdit() const override { return false; }
    /// The object under the mouse may have appeared or disappeared.
    void diagramChanged() override;

private:
    void beginDrag(const ToolEvent& event);
    void hover(QPointF position);
    [[nodiscard]] Hit hitAt(QPointF position) const;
    [[nodiscard]] Selection clickedSelection(const Hit& hit, Qt::KeyboardModifiers modifiers) const;

    struct Press {
        QPointF position;
        Hit hit;
        Qt::KeyboardModifiers modifiers;
        bool wasSelected = false;
    };
    std::optional<Press> press_;
    QPointF lastPosition_;
    bool isOverSheet_ = false;
};

}  // namespace bramah::editor
