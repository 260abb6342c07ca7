// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <vector>

namespace bramah::test {

/// Answers modal dialogs while the test stands in their exec(), each answer a dialog, until the last has gone; then
/// deletes itself. An answer may be lost, as one typed while a file dialog is still loading is, so it is given again as
/// long as the dialog stays. A dialog that does not come or go in time fails the test and is closed: exec() never
/// hangs.
class DialogAnswers : public QObject
{
public:
    using Answer = std::function<void(QWidget& dialog)>;

    /// Waits at most \a milliseconds for each dialog to come and to go. Belongs to \a window.
    DialogAnswers(std::vector<Answer> answers, int milliseconds, QWidget& window);
    [[nodiscard]] bool areAllGiven() const { return next_ == answers_.size(); }

private:
    void look();
    void answer(QWidget& dialog);
    void giveUp(QWidget* dialog);
    void end();

    const std::vector<Answer> answers_;
    const int patience_;         ///< ms
    std::size_t next_ = 0;       ///< in answers_
    QPointer<QWidget> dialog_;   ///< answered last
    QElapsedTimer sinceChange_;  ///< since a dialog has come or gone
    QElapsedTimer sinceAnswer_;
    QTimer timer_;
};

}  // namespace bramah::test
