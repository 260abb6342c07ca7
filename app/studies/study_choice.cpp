// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_choice.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kNameLength = 4;  // characters; beside the tabs there is little room
constexpr int kNone = -1;       ///< the number of no parameter

std::optional<std::size_t> numberOf(const QComboBox& box)
{
    const int number = box.currentIndex() < 0 ? kNone : box.currentData().toInt();
    return number < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(number));
}

/// Lets the list of a narrow box show whole names.
void widenList(QComboBox& box)
{
    box.view()->setMinimumWidth(box.view()->sizeHintForColumn(0) + box.view()->verticalScrollBar()->sizeHint().width());
    box.setToolTip(box.currentText());
}

}  // namespace

StudyChoice::StudyChoice(QWidget* parent)
    : QWidget(parent), answer_(new QComboBox), parameter_(new QComboBox), second_(new QComboBox)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (const auto& [text, box] :
         {std::pair{tr("Ans&wer"), answer_}, std::pair{tr("&over"), parameter_}, std::pair{tr("&and"), second_}}) {
        auto* label = new QLabel(text);
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box);
        // Long names must not widen the window.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kNameLength);
        connect(box, &QComboBox::currentTextChanged, box, &QComboBox::setToolTip);
        secondLabel_ = label;
    }
    secondLabel_->setToolTip(tr("With a second parameter the chart is a map of the answer over both"));
    connect(parameter_, &QComboBox::currentIndexChanged, this, &StudyChoice::fillSecond);
    for (QComboBox* box : {answer_, parameter_, second_})
        connect(box, &QComboBox::currentIndexChanged, this, &StudyChoice::changed);
}

void StudyChoice::setStudy(const StudyAnswer& answer)
{
    const QSignalBlocker blocker(this), ofAnswer(answer_), ofParameter(parameter_), ofSecond(second_);
    answer_->clear();
    parameter_->clear();
    second_->clear();
    for (std::size_t k = 0; k < answer.responses.size(); ++k)
        answer_->addItem(answer.responses[k].name, static_cast<int>(k));
    for (std::size_t k = 0; k < answer.study->parameters.size(); ++k)
        parameter_->addItem(answer.study->parameters[k], static_cast<int>(k));
    using solver::Sampling;
    const Sampling sampling = answer.design.sampling;
    const bool isOver = sampling != Sampling::OneByOne && sampling != Sampling::Morris && sampling != Sampling::Sobol;
    parameter_->setEnabled(isOver);
    second_->setVisible(isOver && parameter_->count() > 1);
    secondLabel_->setVisible(isOver && parameter_->count() > 1);
    fillSecond();
    for (QComboBox* box : {answer_, parameter_, second_})
        widenList(*box);
}

void StudyChoice::fillSecond()
{
    const QSignalBlocker blocker(second_);
    const int chosen = second_->currentIndex() < 0 ? kNone : second_->currentData().toInt();
    second_->clear();
    second_->addItem(tr("nothing else"), kNone);
    for (int k = 0; k < parameter_->count(); ++k)
        if (k != parameter_->currentIndex())
            second_->addItem(parameter_->itemText(k), k);
    second_->setCurrentIndex(std::max(second_->findData(chosen), 0));
    second_->setToolTip(second_->currentText());
}

std::optional<std::size_t> StudyChoice::answer() const
{
    return numberOf(*answer_);
}

std::optional<std::size_t> StudyChoice::parameter() const
{
    return numberOf(*parameter_);
}

std::optional<std::size_t> StudyChoice::second() const
{
    return second_->isVisibleTo(this) ? numberOf(*second_) : std::nullopt;
}

}  // namespace bramah::app
