// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_bar.h"

#include "editor/theme/style_state.h"
#include "model/diagnostics/sentence.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr qsizetype kNoteDuration = 8000;  // ms
constexpr qsizetype kReadingTime = 80;     // ms for each letter

QString nameOf(model::Severity severity)
{
    switch (severity) {
    case model::Severity::Error: return QStringLiteral("error");
    case model::Severity::Warning: return QStringLiteral("warning");
    case model::Severity::Note: break;
    }
    return QStringLiteral("note");
}

}  // namespace

MessageBar::MessageBar(const editor::IconSet& icons, QWidget* parent)
    : QFrame(parent),
      icons_(icons),
      sign_(new QLabel),
      text_(new QLabel),
      mends_(new QHBoxLayout),
      noteTimer_(new QTimer(this))
{
    setObjectName(QStringLiteral("messageBar"));
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* closeButton = new QToolButton;
    closeButton->setObjectName(QStringLiteral("flat"));
    closeButton->setIcon(icons.icon(QStringLiteral("close")));
    closeButton->setIconSize({16, 16});
    closeButton->setToolTip(tr("Dismiss"));
    closeButton->setAccessibleName(tr("Dismiss this message"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 8, 6);
    row->setSpacing(8);
    row->addWidget(sign_);
    row->addWidget(text_, 1);
    row->addLayout(mends_);
    row->addWidget(closeButton);
    connect(closeButton, &QToolButton::clicked, this, &QWidget::hide);
    noteTimer_->setSingleShot(true);
    connect(noteTimer_, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void MessageBar::end(Topic topic)
{
    if (topic_ == topic)
        hide();
}

void MessageBar::show(model::Severity severity, const QString& written, const std::vector<Mend>& mends, Topic topic)
{
    topic_ = topic;
    const QString text = model::withQuotationMarks(written);
    editor::setStyleState(*this, "severity", nameOf(severity));
    sign_->setPixmap(icons_.icon(nameOf(severity)).pixmap(QSize(18, 18), devicePixelRatioF()));
    text_->setText(text);
    while (QLayoutItem* item = mends_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const Mend& mend : mends) {
        auto* button = new QPushButton(mend.text);
        if (mends_->isEmpty())
            button->setToolTip(QKeySequence(QStringLiteral("Ctrl+.")).toString(QKeySequence::NativeText));
        mends_->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, run = mend.run] {
            hide();
            run();
        });
    }
    QFrame::show();
    if (severity == model::Severity::Note && mends.empty())
        noteTimer_->start(static_cast<int>(std::max(kNoteDuration, kReadingTime * text.size())));
    else
        noteTimer_->stop();
    setAccessibleName(text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

bool MessageBar::takeFirstMend()
{
    auto* button = isHidden() || mends_->isEmpty() ? nullptr : qobject_cast<QPushButton*>(mends_->itemAt(0)->widget());
    if (button)
        button->click();
    return button != nullptr;
}

void MessageBar::retell(const QString& written)
{
    const QString text = model::withQuotationMarks(written);
    text_->setText(text);
    setAccessibleName(text);
}

QString MessageBar::text() const
{
    return text_->text();
}

}  // namespace bramah::app
