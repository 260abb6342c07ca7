// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"
#include "model/diagnostics/diagnostic.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QTimer;

namespace bramah::app {

/// A message that does not block: a line at the top of a page with buttons that solve the problem. It belongs to what
/// it is about and goes with it, so that no button acts on what is gone.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(const editor::IconSet& icons, QWidget* parent = nullptr);

    /// What a message is about, which ends it; see end().
    enum class Topic {
        State,    ///< the document as it is: until it is changed
        Run,      ///< how the last run ended: until the document is changed or another run begins
        Text,     ///< errors in the text: until there are none, or they are in view
        Journal,  ///< unsaved work that cannot be kept: until it can
        File,     ///< the file on the disk, or another program that has it open: until it is saved
    };

    struct Mend {
        QString text;
        std::function<void()> run;
    };
    /// Replaces the shown message. A mend hides the bar first. A note without mends disappears after a while.
    void show(model::Severity severity, const QString& text, const std::vector<Mend>& mends = {},
              Topic topic = Topic::State);
    /// Replaces the text of the shown message; its mends stay.
    void retell(const QString& text);
    /// Does what the first button does; false if no message with one is shown.
    bool takeFirstMend();
    /// Hides the shown message if it is about \a topic.
    void end(Topic topic);
    [[nodiscard]] QString text() const;

private:
    const editor::IconSet& icons_;
    QLabel* sign_;
    QLabel* text_;
    QHBoxLayout* mends_;
    QTimer* noteTimer_;
    Topic topic_ = Topic::State;
};

}  // namespace bramah::app
