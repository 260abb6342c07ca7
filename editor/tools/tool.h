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

/// One way of using the mouse on the sheet, as a state: selecting, moving, drawing a line... Gets only the left button;
/// the view handles panning and zooming. GUI thread.
class Tool
{
public:
    /// \a context must outlive the tool.
    explicit Tool(ToolContext& context) : context_(context) {}
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;
    virtual ~Tool() = default;

    /// The left button is pressed.
    virtual void press(const ToolEvent& event) { Q_UNUSED(event) }
    /// The mouse moves, with the button pressed or without.
    virtual void move(const ToolEvent& event) { Q_UNUSED(event) }
    /// The left button is released.
    virtual void release(const ToolEvent& event) { Q_UNUSED(event) }
    /// The left button is pressed a second time in a moment; press() has not been called for it.
    virtual void doubleClick(const ToolEvent& event) { Q_UNUSED(event) }
    /// True if the tool has used the key.
    virtual bool key(int key, Qt::KeyboardModifiers modifiers)
    {
        Q_UNUSED(key)
        Q_UNUSED(modifiers)
        return false;
    }
    /// Turns the object being placed by quarter turns counterclockwise; false if there is none that can be turned.
    virtual bool turn(int quarterTurns)
    {
        Q_UNUSED(quarterTurns)
        return false;
    }
    /// Mirrors that object left to right, or top to bottom; false if there is none that can be mirrored.
    virtual bool mirror(bool upsideDown)
    {
        Q_UNUSED(upsideDown)
        return false;
    }
    /// Called when the tool is left: undoes everything unfinished.
    virtual void cancel() {}
    /// Is there an action that Esc would end?
    [[nodiscard]] virtual bool isBusy() const { return true; }
    /// Does it change the drawing? Then symbols that results move are shown at rest.
    [[nodiscard]] virtual bool isEdit() const { return true; }
    /// True if the object being placed is kept when the diagram changes.
    [[nodiscard]] virtual bool outlivesEdits() const { return false; }
    /// Called when the diagram has changed, as by undo.
    virtual void diagramChanged() { cancel(); }

protected:
    ToolContext& context_;
};

}  // namespace bramah::editor
