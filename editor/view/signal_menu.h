// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/signal_choice.h"

#include <QMenu>

class QLabel;
class QLineEdit;

namespace bramah::editor {

/// Asks for a signal of a bus: a field for a new name and below it the signals that fit. Deletes itself when it closes.
/// GUI thread.
class SignalMenu : public QMenu
{
    Q_OBJECT
public:
    /// Offers what \a choice knows, and a likely name for a new signal.
    SignalMenu(SignalChoice choice, QWidget* parent);

protected:
    /// Enter in the field is an answer; it does not choose an entry, which would close the menu.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void takeNew();
    /// Closes the menu, or shows why the answer is refused.
    void answer(const QString& name);

    SignalChoice choice_;
    QLineEdit* name_;
    QLabel* fault_;
};

}  // namespace bramah::editor
