// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/dialog_answers.h"

#include <QApplication>
#include <QProgressDialog>
#include <QtTest/QTest>

namespace bramah::test {

namespace {

constexpr int kLookInterval = 50;     // ms
constexpr int kAgainInterval = 1000;  // ms

}  // namespace

DialogAnswers::DialogAnswers(std::vector<Answer> answers, int milliseconds, QWidget& window)
    : QObject(&window), answers_(std::move(answers)), patience_(milliseconds)
{
    sinceChange_.start();
    connect(&timer_, &QTimer::timeout, this, &DialogAnswers::look);
    timer_.start(kLookInterval);
}

void DialogAnswers::look()
{
    QWidget* dialog = QApplication::activeModalWidget();
    if (dialog && !dialog->isVisible())
        dialog = nullptr;
    // Work that takes long on a busy machine says how far it is, and asks nothing.
    if (areAllGiven() && dialog != dialog_ && qobject_cast<QProgressDialog*>(dialog)) {
        sinceChange_.restart();
        return;
    }
    const bool isAnswered = dialog && dialog == dialog_;
    if (isAnswered && sinceChange_.elapsed() <= patience_) {
        if (sinceAnswer_.elapsed() > kAgainInterval)
            answer(*dialog);
    } else if (dialog && !isAnswered && !areAllGiven()) {
        dialog_ = dialog;
        ++next_;
        sinceChange_.restart();
        answer(*dialog);
    } else if (!dialog && areAllGiven()) {
        end();
    } else if (dialog || sinceChange_.elapsed() > patience_) {
        giveUp(dialog);
    }
}

void DialogAnswers::answer(QWidget& dialog)
{
    // The answer may open the next dialog and stand in its exec() while this goes on looking.
    const Answer& one = answers_[next_ - 1];
    // As a window manager does. A file dialog takes what is typed only while its field has the focus, which a field in
    // a window that is not active has not.
    QApplication::setActiveWindow(&dialog);
    sinceAnswer_.restart();
    one(dialog);
    sinceAnswer_.restart();
}

void DialogAnswers::giveUp(QWidget* dialog)
{
    const QString what = !dialog ? QStringLiteral("an expected dialog did not come")
                         : dialog == dialog_
                             ? QStringLiteral("a dialog stayed in spite of its answer: %1").arg(dialog->windowTitle())
                             : QStringLiteral("a dialog nobody expected: %1").arg(dialog->windowTitle());
    end();
    if (dialog)
        dialog->close();
    QFAIL(qPrintable(what));
}

void DialogAnswers::end()
{
    timer_.stop();
    deleteLater();
}

}  // namespace bramah::test
