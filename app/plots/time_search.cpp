// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/time_search.h"

#include "app/results/expression_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace bramah::app {

namespace {

constexpr std::size_t kMostFound = 10'000;

}  // namespace

TimeSearch::TimeSearch(const RunHistory& history, const PlottableVariables& variables, QWidget* parent)
    : QWidget(parent),
      history_(history),
      variables_(variables),
      condition_(new ExpressionField(variables, this)),
      message_(new QLabel(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(new QLabel(tr("When is"), this));
    condition_->setPlaceholderText(tr("pump.P.p > 160 bar"));
    condition_->setAccessibleName(tr("Condition"));
    row->addWidget(condition_, 2);
    const auto addButton = [&](Qt::ArrowType arrow, const QString& name, int direction) {
        auto* button = new QToolButton(this);
        button->setArrowType(arrow);
        button->setAutoRaise(true);
        button->setToolTip(name);
        button->setAccessibleName(name);
        connect(button, &QToolButton::clicked, this, [this, direction] { step(direction); });
        row->addWidget(button);
    };
    addButton(Qt::LeftArrow, tr("The time before (Shift+Enter)"), -1);
    addButton(Qt::RightArrow, tr("The next time (Enter)"), 1);
    row->addWidget(message_, 3);
    auto* close = new QToolButton(this);
    close->setText(tr("Close"));
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, &TimeSearch::closed);
    row->addWidget(close);
    connect(condition_, &QLineEdit::textChanged, this, [this] { message_->clear(); });
}

QString TimeSearch::message() const
{
    return message_->text();
}

void TimeSearch::open()
{
    setVisible(true);
    condition_->setFocus(Qt::ShortcutFocusReason);
    condition_->selectAll();
}

void TimeSearch::search()
{
    const RunRecord* run = history_.latest();
    const QString text = condition_->expression();
    if (run && text == searched_ && run->number == searchedRun_ && run->results.rowCount() == searchedRows_)
        return;
    current_ = -1;
    stretches_.clear();
    searched_.clear();
    if (!run || run->results.isEmpty()) {
        message_->setText(tr("There is no run to search"));
        return;
    }
    const auto condition = solver::ResultExpression::read(text, variables_.namesIn(*run));
    if (!condition) {
        message_->setText(condition.error().message);
        return;
    }
    if (!condition->column().isBoolean) {
        message_->setText(tr("“%1” is a number; compare it, as in “%1 > 0”").arg(text));
        return;
    }
    searched_ = text;
    searchedRun_ = run->number;
    searchedRows_ = run->results.rowCount();
    stretches_ = solver::stretchesOf(*condition, run->results, kMostFound);
    if (stretches_.empty())
        message_->setText(tr("Never in this run"));
}

void TimeSearch::step(int direction)
{
    search();
    if (stretches_.empty())
        return;
    const int count = static_cast<int>(stretches_.size());
    current_ = current_ < 0 ? (direction > 0 ? 0 : count - 1) : (current_ + direction + count) % count;
    const solver::TrueStretch& stretch = stretches_[static_cast<std::size_t>(current_)];
    const auto number = [](double value) { return QLocale().toString(value, 'g', 5); };
    message_->setText(tr("%1 of %2: from %3 s to %4 s, for %5 s")
                          .arg(current_ + 1)
                          .arg(count)
                          .arg(number(stretch.from), number(stretch.to), number(stretch.to - stretch.from)));
    Q_EMIT found(stretch.from, stretch.to);
}

void TimeSearch::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: step(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1); return;
    case Qt::Key_Escape: Q_EMIT closed(); return;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace bramah::app
