// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_card.h"

#include "app/results/restore_values.h"
#include "app/results/run_history.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kCardWidth = 400;  // px

QLabel* wrapped(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setContentsMargins(0, 1, 0, 0);  // for the dots of capital letters
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

LessonCard::LessonCard(QWidget* parent)
    : FloatingCard(kCardWidth, parent),
      teaches_(wrapped("muted")),
      task_(wrapped("subtitle")),
      question_(wrapped("text")),
      answer_(wrapped("text")),
      progress_(wrapped("muted")),
      make_(new QPushButton(tr("Make this change"))),
      show_(new QPushButton(tr("Show the answer"))),
      next_(new QPushButton)
{
    setAccessibleName(tr("Lesson"));
    auto* closeButton = new QPushButton(tr("Close"));
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    for (QPushButton* button : {make_, show_, next_, closeButton}) {
        button->setCursor(Qt::ArrowCursor);
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    for (QLabel* label : {progress_, teaches_, task_, question_, answer_})
        column->addWidget(label);
    column->addLayout(row);
    connect(make_, &QPushButton::clicked, this, &LessonCard::makeChange);
    connect(show_, &QPushButton::clicked, this, [this] {
        isAnswered_ = true;
        showTexts();
    });
    connect(next_, &QPushButton::clicked, this, [this] {
        if (attempt_ + 1 < static_cast<int>(lesson_.tries.size()))
            goTo(attempt_ + 1);
        else
            Q_EMIT exampleWanted(lesson_.next);
    });
    connect(closeButton, &QPushButton::clicked, this, [this] {
        isWanted_ = false;
        hide();
    });
}

bool LessonCard::start(DocumentPage& page)
{
    const model::Instance* top = page.session().sheet().instance();
    auto lesson = top ? lessonOf(top->classNode()) : std::nullopt;
    if (!lesson)
        return false;
    if (page_ == &page) {  // it goes on where it was
        isWanted_ = true;
        showFor(&page);
        return true;
    }
    if (page_)
        page_->history().disconnect(this);
    page_ = &page;
    lesson_ = std::move(*lesson);
    isWanted_ = true;
    original_ = KeptModelText::of(ModelText::runBy(page.session()));
    connect(&page.history(), &RunHistory::runEnded, this, &LessonCard::noteRun);
    connect(&page, &QObject::destroyed, this, &QWidget::hide);
    goTo(0);
    showFor(&page);
    return true;
}

void LessonCard::showFor(const DocumentPage* page)
{
    const bool isShown = isWanted_ && page && page == page_;
    setVisible(isShown);
    if (isShown) {
        raise();
        showTexts();
    }
}

void LessonCard::goTo(int attempt)
{
    attempt_ = attempt;
    isAnswered_ = false;
    before_ = page_ ? page_->document().text().bytes() : QByteArray();
    showTexts();
}

void LessonCard::makeChange()
{
    if (!page_)
        return;
    // Each try begins with the example as it was; what else the user has drawn stays.
    ParameterTexts values;
    for (const auto& [path, value] : current().changes)
        values.insert(path, value);
    setValuesAsIn(page_->session(), original_.read(), values, tr("Change of the lesson"));
}

void LessonCard::noteRun()
{
    // A run without the change shows nothing new.
    if (page_ && !isAnswered_ && (current().changes.empty() || page_->document().text().bytes() != before_)) {
        isAnswered_ = true;
        showTexts();
    }
}

void LessonCard::showTexts()
{
    if (lesson_.tries.empty())
        return;
    const int count = static_cast<int>(lesson_.tries.size());
    const bool isLast = attempt_ + 1 == count;
    teaches_->setText(lesson_.teaches);
    teaches_->setVisible(attempt_ == 0 && !isAnswered_ && !lesson_.teaches.isEmpty());
    task_->setText(current().task);
    question_->setText(current().question);
    answer_->setText(current().answer);
    answer_->setVisible(isAnswered_);
    progress_->setText(tr("Try %1 of %2").arg(attempt_ + 1).arg(count));
    make_->setVisible(!isAnswered_ && !current().changes.empty());
    show_->setVisible(!isAnswered_);
    next_->setVisible(isAnswered_ && (!isLast || !lesson_.next.isEmpty()));
    next_->setText(isLast ? tr("Next lesson") : tr("Next"));
    fitTexts();
}

}  // namespace bramah::app
