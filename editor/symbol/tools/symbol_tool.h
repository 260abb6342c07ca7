// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/drawing/symbol_editor.h"

#include <QHash>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <Qt>

#include <memory>
#include <optional>
#include <vector>

namespace bramah::editor {

class SymbolTool;

/// The place of the mouse, in icon units with y up, and the keys held down.
struct SymbolToolEvent {
    QPointF place;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// The drawing shown during a mouse action; the text is not changed.
struct SymbolSketch {
    QHash<int, model::Graphic> changed;           ///< instead of the class's own graphics
    QHash<QString, model::Placement> movedPorts;  ///< instead of their own placements
    std::vector<model::Graphic> added;
    std::optional<QPointF> port;  ///< a port being placed
    std::optional<QRectF> band;   ///< of a selection by rubber band
};

/// The interface by which a tool sees and changes the drawing.
class SymbolToolContext
{
public:
    virtual ~SymbolToolContext() = default;

    /// The symbol, to be read and changed.
    [[nodiscard]] virtual SymbolEditor& editor() = 0;
    /// The largest distance of a hit from the mouse, in icon units.
    [[nodiscard]] virtual double tolerance() const = 0;
    /// Shows \a sketch in place of the one before; an empty one: the drawing as it is.
    virtual void sketch(SymbolSketch sketch) = 0;
    /// Says what the mouse does now; empty: nothing.
    virtual void setHint(const QString& hint) = 0;
    /// Sets the shape of the cursor over the canvas.
    virtual void setToolCursor(Qt::CursorShape shape) = 0;
    /// Asks for the words of the selected text.
    virtual void askForText() = 0;
    /// Makes \a tool the current one after the present event; null: the select tool.
    virtual void start(std::unique_ptr<SymbolTool> tool) = 0;
};

/// One way of using the mouse on a symbol, as a state. GUI thread.
class SymbolTool
{
public:
    /// \a context must outlive the tool.
    explicit SymbolTool(SymbolToolContext& context) : context_(context) {}
    SymbolTool(const SymbolTool&) = delete;
    SymbolTool& operator=(const SymbolTool&) = delete;
    virtual ~SymbolTool() = default;

    /// Called when the tool becomes the current one.
    virtual void begin() {}
    /// The left button is pressed.
    virtual void press(const SymbolToolEvent& event) { Q_UNUSED(event) }
    /// The mouse moves, with a button pressed or without.
    virtual void move(const SymbolToolEvent& event) { Q_UNUSED(event) }
    /// The left button is released.
    virtual void release(const SymbolToolEvent& event) { Q_UNUSED(event) }
    /// A second click follows the first; without a meaning of its own it is a press.
    virtual void doubleClick(const SymbolToolEvent& event) { press(event); }
    /// True if the tool has used the key.
    virtual bool key(int key)
    {
        Q_UNUSED(key)
        return false;
    }
    /// Called when the drawing has changed.
    virtual void drawingChanged() {}
    /// Name for buttons: `line`, `rectangle`...; empty for tools that a drag starts.
    [[nodiscard]] virtual QString name() const { return {}; }

protected:
    [[nodiscard]] SymbolEditor& editor() const { return context_.editor(); }
    SymbolToolContext& context_;
};

/// \a place on the grid of half a module; with Ctrl of a twentieth.
[[nodiscard]] QPointF onSymbolGrid(QPointF place, Qt::KeyboardModifiers modifiers);
/// The end of a line: the nearest point of a part, such as the top of a circle, if it is within \a reach and nearer
/// than the grid; with Ctrl only the fine grid. \a inHand: graphic being changed, or -1.
[[nodiscard]] QPointF caught(const SymbolEditor& editor, const SymbolToolEvent& event, double reach, int inHand = -1);
/// \a place on the grid of ports, one module.
[[nodiscard]] QPointF onPortGrid(QPointF place);
/// The end of a line: with Shift \a place is moved to an angle of 0, 45 or 90 degrees from \a from, on the grid.
[[nodiscard]] QPointF constrained(QPointF from, QPointF place, Qt::KeyboardModifiers modifiers);

}  // namespace bramah::editor
