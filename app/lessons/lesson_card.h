// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_page.h"
#include "app/lessons/lesson.h"
#include "app/results/model_text.h"
#include "app/widgets/floating_card.h"

#include <QPointer>

class QLabel;
class QPushButton;

namespace bramah::app {

/// Leads through the lesson of an example: one try after the other, its answer when a run has shown the effect or when
/// it is asked for. Floats over the sheet and blocks nothing. GUI thread.
class LessonCard : public FloatingCard
{
    Q_OBJECT
public:
    explicit LessonCard(QWidget* parent);

    /// Begins the lesson of \a page at its first try, or goes on with it. False if its class has none.
    bool start(DocumentPage& page);
    /// Is shown with \a page, and hidden with every other one; null: none.
    void showFor(const DocumentPage* page);
    /// The number of the try, from 0.
    [[nodiscard]] int attempt() const { return attempt_; }

Q_SIGNALS:
    /// The user goes on to this example: its file's name without suffix.
    void exampleWanted(const QString& name);

private:
    void goTo(int attempt);
    /// Makes the change of the try, as one edit to undo.
    void makeChange();
    void noteRun();
    void showTexts();
    [[nodiscard]] const LessonTry& current() const { return lesson_.tries[static_cast<std::size_t>(attempt_)]; }

    QPointer<DocumentPage> page_;
    Lesson lesson_;
    KeptModelText original_;  ///< the example when the lesson began
    QLabel* teaches_;
    QLabel* task_;
    QLabel* question_;
    QLabel* answer_;
    QLabel* progress_;
    QPushButton* make_;
    QPushButton* show_;
    QPushButton* next_;
    int attempt_ = 0;
    bool isAnswered_ = false;
    bool isWanted_ = false;  ///< not closed by the user
    QByteArray before_;      ///< the text of the model when the try was shown
};

}  // namespace bramah::app
