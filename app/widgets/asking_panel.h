// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QStackedLayout;

namespace bramah::app {

/// A panel whose left half asks and whose right half answers: a form with a message below it; a hint of what can be
/// asked, until there is an answer.
class AskingPanel : public QWidget
{
    Q_OBJECT
public:
    explicit AskingPanel(QWidget* parent = nullptr);

    [[nodiscard]] QLabel& message() { return *message_; }

protected:
    /// Lays out the halves; \a asked and \a answered: their first widths [px]. The keys of the panel go to \a form.
    void setHalves(QWidget& form, QWidget& answers, const QString& hint, int asked, int answered);
    void setAnswered(bool isAnswered);

private:
    QLabel* message_;
    QStackedLayout* layers_ = nullptr;
};

}  // namespace bramah::app
