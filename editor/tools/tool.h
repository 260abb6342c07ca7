// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <Qt>

namespace bramah::editor {

class ToolContext;

/// The place of the mouse and the keys held down. `position` is on the sheet, y up.
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
    /// Turns the object in hand by quarter turns counterclockwise; false if nothing in hand can be turned.
    virtual bool turn(int quarterTurns)
    {
        Q_UNUSED(quarterTurns)
        return false;
    }
    /// Mirrors it left to right, or top to bottom; false if nothing in hand can be mirrored.
    virtual bool mirror(bool upsideDown)
    {
        Q_UNUSED(upsideDown)
        return false;
    }
    /// The tool is left: takes everything back that is not done yet.
    virtual void cancel() {}
    /// Is something under way that Esc would end?
    [[nodiscard]] virtual bool isBusy() const { return true; }
    /// True if the object in hand stays there when the diagram changes under it.
    [[nodiscard]] virtual bool outlivesEdits() const { return false; }
    /// The diagram has changed under the tool, by undo for instance.
    virtual void diagramChanged() { cancel(); }

protected:
    ToolContext& context_;
};

}  // namespace bramah::editor
