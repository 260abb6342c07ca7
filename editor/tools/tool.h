// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <Qt>

namespace bramah::editor {

class ToolContext;

/// Where the mouse is and what is held down. `position` is on the sheet, y up.
struct ToolEvent {
    QPointF position;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// One way of using the mouse on the sheet, as a state: selecting, moving, drawing a line... Only the left button comes
/// here; panning and zooming are the view's. GUI thread.
class Tool
{
public:
    explicit Tool(ToolContext& context) : context_(context) {}
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;
    virtual ~Tool() = default;

    virtual void press(const ToolEvent& event) { Q_UNUSED(event) }
    virtual void move(const ToolEvent& event) { Q_UNUSED(event) }
    virtual void release(const ToolEvent& event) { Q_UNUSED(event) }
    virtual void doubleClick(const ToolEvent& event) { Q_UNUSED(event) }
    /// True if the key was meant for the tool.
    virtual bool key(int key, Qt::KeyboardModifiers modifiers)
    {
        Q_UNUSED(key)
        Q_UNUSED(modifiers)
        return false;
    }
    /// The tool is left: takes everything back that is not done yet.
    virtual void cancel() {}
    /// Is something under way that Esc would end?
    [[nodiscard]] virtual bool isBusy() const { return true; }
    /// The diagram has changed under the tool, by undo for instance.
    virtual void diagramChanged() { cancel(); }

protected:
    ToolContext& context_;
};

}  // namespace bramah::editor
