// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"

#include <QPointF>
#include <QString>

namespace bramah::editor {

/// Handles the mouse on a sheet while its circuit runs:
/// for symbols operated by hand, as buttons and sliders.
class SheetHands
{
public:
    virtual ~SheetHands() = default;

    /// Is a circuit running?
    [[nodiscard]] virtual bool isActive() const = 0;
    /// Does the mouse operate this symbol now, instead of selecting it?
    [[nodiscard]] virtual bool takes(const model::ComponentId& symbol) const = 0;
    /// The mouse is pressed on an operated symbol, moved, released. \a position: on the sheet.
    virtual void press(const model::ComponentId& symbol, QPointF position) = 0;
    /// The mouse moves with the button pressed; only after press().
    virtual void move(QPointF position) = 0;
    /// The button is released; only after press().
    virtual void release() = 0;
    /// An arrow key moves a slider by steps of its travel: \a focused or, if that is empty, the one moved last. False
    /// if there is none.
    virtual bool step(const model::ComponentId& focused, int steps) = 0;
    /// Does this key operate something now?
    [[nodiscard]] virtual bool knowsKey(const QString& text) const = 0;
    /// A key goes down, repeats while it is held, or comes up.
    enum class KeyMotion { Down, Repeat, Up };
    /// A key is pressed, repeated or released; false if it operates nothing.
    virtual bool key(const QString& text, KeyMotion motion) = 0;
};

}  // namespace bramah::editor
