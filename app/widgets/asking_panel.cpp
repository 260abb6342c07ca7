// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/asking_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kLeastHalf = 220;  // px; in a small window one scrolls in a half rather than lose the sheet

}  // namespace

AskingPanel::AskingPanel(QWidget* parent) : QWidget(parent), message_(new QLabel(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    message_->setObjectName(QStringLiteral("muted"));
    message_->setWordWrap(true);
}

void AskingPanel::setHalves(QWidget& form, QWidget& answers, const QString& hint, int asked, int answered)
{
    auto* row = new QHBoxLayout(this);
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    row->addWidget(split);
    auto* asking = new QWidget;
    auto* column = new QVBoxLayout(asking);
    column->setContentsMargins(0, 0, 0, 0);
    // In a narrow panel one scrolls to what has no room, so that no text is cut off.
    auto* room = new QScrollArea;
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setFocusPolicy(Qt::NoFocus);
    room->setWidget(&form);
    room->viewport()->setAutoFillBackground(false);
    form.setAutoFillBackground(false);
    column->addWidget(room, 1);
    column->addWidget(message_);
    auto* empty = new QLabel(hint);
    empty->setObjectName(QStringLiteral("muted"));
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    auto* answering = new QWidget;
    layers_ = new QStackedLayout(answering);
    layers_->addWidget(empty);
    layers_->addWidget(&answers);
    for (QWidget* half : {asking, answering}) {
        half->setMinimumWidth(kLeastHalf);
        split->addWidget(half);
    }
    split->setSizes({asked, answered});
    setFocusProxy(&form);
}

void AskingPanel::setAnswered(bool isAnswered)
{
    layers_->setCurrentIndex(isAnswered ? 1 : 0);
}

}  // namespace bramah::app
