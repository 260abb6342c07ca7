// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/class_name_dialog.h"

#include "app/widgets/dialog_foot.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace bramah::app {

ClassNameDialog::ClassNameDialog(const QString& title, const QString& task, const QString& name, Check check,
                                 QWidget* parent, const QStringList& places)
    : QDialog(parent),
      check_(std::move(check)),
      name_(new QLineEdit(name, this)),
      place_(new QComboBox(this)),
      foot_(new DialogFoot(*this, 1))
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
    auto* where = new QLabel(tr("&Goes to:"), this);
    where->setBuddy(place_);
    place_->addItems(places);
    for (QWidget* widget : std::initializer_list<QWidget*>{where, place_}) {
        widget->setVisible(places.size() > 1);
        layout->addWidget(widget);
    }
    layout->addWidget(foot_);
    connect(name_, &QLineEdit::textChanged, this, &ClassNameDialog::look);
    connect(place_, &QComboBox::currentIndexChanged, this, &ClassNameDialog::look);
    constexpr int kWidth = 420;
    setMinimumWidth(kWidth);
    name_->selectAll();
    look();
}

QString ClassNameDialog::name() const
{
    return name_->text().trimmed();
}

int ClassNameDialog::place() const
{
    return std::max(0, place_->currentIndex());
}

void ClassNameDialog::look()
{
    const QString fault = check_(name(), place());
    foot_->setMessage(fault);
    foot_->setReady(fault.isEmpty());
}

}  // namespace bramah::app
