// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/window/test_window.h"
#include "tests/monkey/event_log.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <random>

namespace bramah::test {

/// Presses random keys and buttons on the real main window, its menus and dialogs, as someone who knows none of them
/// and stops at nothing. The same seed gives the same events as long as the window answers alike. What it may not reach
/// is kept from it: file dialogs get names in the window's own folder, links open nothing.
class Monkey : public QObject
{
    Q_OBJECT
public:
    Monkey(TestWindow& test, unsigned seed, int events, EventLog& log);

    /// Begins; finished() follows.
    void start();
    /// Texts of open files that cannot be read although nobody has typed into them.
    [[nodiscard]] QStringList brokenTexts() const;
    [[nodiscard]] qint64 slowestEvent() const { return slowest_; }  ///< ms

Q_SIGNALS:
    void finished();

private:
    /// One event. It asks for the next one before, as a dialog that it opens stands in a loop of its own.
    void act();
    void actOn(QWidget& window);
    void answerFileDialog(QWidget& dialog);
    void click(QWidget& widget, QPoint at);
    void drag(QWidget& widget, QPoint from);
    void turnWheel(QWidget& widget, QPoint at);
    void press(QWidget& widget);
    void type(QWidget& widget);
    void noteTyping(QWidget& widget);
    /// Opens an example if no file is open.
    void keepBusy();
    [[nodiscard]] int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(end)); }
    template <typename List>
    [[nodiscard]] auto oneOf(const List& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    [[nodiscard]] Qt::KeyboardModifiers modifiers();

    TestWindow& test_;
    std::mt19937 random_;
    int left_;
    EventLog& log_;
    QElapsedTimer sinceLast_;
    qint64 slowest_ = 0;
    QSet<QObject*> typedInto_;  ///< documents whose text the monkey may have typed
};

}  // namespace bramah::test
