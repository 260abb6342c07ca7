// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/live_check.h"

#include <QObject>

namespace bramah::editor {
class SheetScene;
class SheetView;
}  // namespace bramah::editor

namespace bramah::app {

/// Results of the last check of a circuit on its sheet, which can be turned off. Nothing is drawn while a check is
/// pending. Borrows all. GUI thread.
class CheckOnSheet : public QObject
{
    Q_OBJECT
public:
    CheckOnSheet(editor::DocumentSession& session, const LiveCheck& check, editor::SheetView& sheet, QObject* parent);

    [[nodiscard]] bool isOn() const { return isOn_; }
    void setOn(bool isOn);

protected:
    /// Draws the results of \a check about \a shown on \a scene.
    virtual void draw(editor::SheetScene& scene, const editor::Sheet& shown, const CheckedModel& check) = 0;
    /// Draws what is shown while it is off: nothing.
    virtual void drawUnasked(editor::SheetScene& scene, const editor::Sheet& /*shown*/, const CheckedModel& /*check*/)
    {
        clear(scene);
    }
    /// Removes everything it has drawn from \a scene.
    virtual void clear(editor::SheetScene& scene) = 0;

private:
    void show();

    editor::DocumentSession& session_;
    const LiveCheck& check_;
    editor::SheetView& sheet_;
    bool isOn_ = false;
};

}  // namespace bramah::app
