// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/class_name_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace bramah::app {

ClassNameDialog::ClassNameDialog(const QString& title, const QString& task, const QString& name, Check check,
                                 QWidget* parent)
    : QDialog(parent), check_(std::move(check)), name_(new QLineEdit(name, this)), fault_(new QLabel(this))
{
    setWindowTitle(title);
    auto* layout = new QVBoxLayout(this);
    auto* text = new QLabel(task, this);
    text->setWordWrap(true);
    layout->addWidget(text);
    auto* label = new QLabel(tr("&Name of its class:"), this);
    label->setBuddy(name_);
    layout->addWidget(label);
    layout->addWidget(name_);
    fault_->setWordWrap(true);
    fault_->setMinimumHeight(fault_->fontMetrics().lineSpacing());
    layout->addWidget(fault_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(name_, &QLineEdit::textChanged, this, &ClassNameDialog::look);
    constexpr int kWidth = 420;
    setMinimumWidth(kWidth);
    name_->selectAll();
    look();
}

QString ClassNameDialog::name() const
{
    return name_->text().trimmed();
}

void ClassNameDialog::look()
{
    const QString fault = check_(name());
    fault_->setText(fault);
    ok_->setEnabled(fault.isEmpty());
}

}  // namespace bramah::app
