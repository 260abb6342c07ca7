// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_controller.h"
#include "editor/view/sheet_hands.h"

#include <QElapsedTimer>
#include <QMap>

namespace bramah::app {

/// Buttons, levers and sliders on the sheet, operated by mouse and keys while the circuit runs. A class declares which
/// of its parameters a hand sets: `annotation(__Bramah(hand=true))` for a Boolean, which a click toggles and a longer
/// press holds; `__Bramah(hand(from=a, to=b, travel=c))` for a number, which goes from a to b over c units of the
/// icon's coordinates, and with `returns=true` back to its value on release. A String parameter `key` names the key
/// that acts as a click; `keyForth` and `keyBack` name those that change a number. The model's text stays unchanged;
/// the run records each change. Borrows both arguments. GUI thread.
class HandControls final : public editor::SheetHands
{
public:
    HandControls(editor::DocumentSession& session, RunController& runs) : session_(session), runs_(runs) {}

    [[nodiscard]] bool isActive() const override { return runs_.isActive(); }
    [[nodiscard]] bool takes(const model::ComponentId& symbol) const override;
    void press(const model::ComponentId& symbol, QPointF position) override;
    void move(QPointF position) override;
    void release() override;
    bool step(const model::ComponentId& focused, int steps) override;
    [[nodiscard]] bool knowsKey(const QString& text) const override;
    bool key(const QString& text, KeyMotion motion) override;

private:
    /// A parameter of a component that a hand sets.
    struct Control {
        QString path;  ///< of the parameter; empty if there is none
        bool isNumber = false;
        bool returns = false;  ///< to `start` on release
        double from = 0, to = 1, travel = 1;
        double start = 0;  ///< value in the text
    };
    [[nodiscard]] Control controlOf(const model::ComponentId& symbol) const;
    [[nodiscard]] double valueOf(const Control& control) const;
    void set(const Control& control, double value);
    void note(const Control& control) const;
    /// The action of a key.
    struct KeyUse {
        model::ComponentId symbol;  ///< empty: no action
        int steps = 0;              ///< of a number; 0: acts as a click
    };
    [[nodiscard]] KeyUse useOfKey(const QString& text) const;
    void keyNumber(const KeyUse& use, KeyMotion motion);

    editor::DocumentSession& session_;
    RunController& runs_;
    QMap<QString, double> values_;  ///< by parameter, as set since the start of the run
    int run_ = 0;                   ///< number of the run of values_
    model::ComponentId symbol_;     ///< the symbol held now or last
    Control held_;
    double heldFrom_ = 0;
    QPointF pressedAt_;
    QElapsedTimer since_;
};

}  // namespace bramah::app
