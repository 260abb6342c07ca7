// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/dialog_foot.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bramah::app {

DialogFoot::DialogFoot(QDialog& dialog, int lines) : QWidget(&dialog), message_(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    message_->setWordWrap(true);
    message_->setMinimumHeight(lines * message_->fontMetrics().lineSpacing());
    message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(message_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
}

void DialogFoot::setMessage(const QString& message)
{
    message_->setText(message);
}

void DialogFoot::setReady(bool isReady)
{
    ok_->setEnabled(isReady);
}

}  // namespace bramah::app
