// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"

#include <QPointF>
#include <QString>

namespace bramah::editor {

/// The object that takes the mouse on a sheet while its circuit runs: the symbols that a hand moves, as buttons and
/// sliders.
class SheetHands
{
public:
    virtual ~SheetHands() = default;

    /// Is there a circuit that runs?
    [[nodiscard]] virtual bool isActive() const = 0;
    /// Does a hand move this symbol now, instead of selecting it?
    [[nodiscard]] virtual bool takes(const model::ComponentId& symbol) const = 0;
    /// The mouse goes down on a symbol that is taken, moves, comes up. \a position: on the sheet.
    virtual void press(const model::ComponentId& symbol, QPointF position) = 0;
    virtual void move(QPointF position) = 0;
    virtual void release() = 0;
    /// An arrow key moves a slider by steps of its travel: \a focused, or the one moved last if that is empty. False if
    /// there is none.
    virtual bool step(const model::ComponentId& focused, int steps) = 0;
    /// Does this key move something now?
    [[nodiscard]] virtual bool knowsKey(const QString& text) const = 0;
    enum class KeyMotion { Down, Repeat, Up };
    /// A key goes down, stays there or comes up; false if it moves nothing.
    virtual bool key(const QString& text, KeyMotion motion) = 0;
};

}  // namespace bramah::editor
