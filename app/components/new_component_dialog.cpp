// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/new_component_dialog.h"

#include "editor/theme/style_state.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

QString titleOf(model::ComponentTemplate kind)
{
    switch (kind) {
    case model::ComponentTemplate::TwoPort: return NewComponentDialog::tr("Hydraulic element between two ports");
    case model::ComponentTemplate::ThreePort: return NewComponentDialog::tr("Hydraulic element with three ports");
    case model::ComponentTemplate::SignalBlock: return NewComponentDialog::tr("Block of signals");
    case model::ComponentTemplate::Translational: return NewComponentDialog::tr("Translational element");
    case model::ComponentTemplate::Rotational: return NewComponentDialog::tr("Rotational element");
    case model::ComponentTemplate::Protocol:
        return NewComponentDialog::tr("Protocol: a pair of ports, signals in and out");
    case model::ComponentTemplate::Subsystem: return NewComponentDialog::tr("Subsystem, with an empty circuit");
    }
    return {};
}

}  // namespace

NewComponentDialog::NewComponentDialog(const QString& file, bool hasMyComponents, Check check, QWidget* parent)
    : QDialog(parent),
      check_(std::move(check)),
      name_(new QLineEdit(this)),
      description_(new QLineEdit(this)),
      place_(new QComboBox(this)),
      templates_(new QListWidget(this)),
      fault_(new QLabel(this))
{
    setWindowTitle(tr("New component"));
    name_->setObjectName(QStringLiteral("name"));
    description_->setObjectName(QStringLiteral("description"));
    description_->setPlaceholderText(tr("What it is, in a few words"));
    if (hasMyComponents)
        place_->addItem(tr("My components"), static_cast<int>(Place::MyComponents));
    if (!file.isEmpty())
        place_->addItem(tr("This file, %1").arg(file), static_cast<int>(Place::ThisFile));
    for (const model::ComponentTemplate kind : model::componentTemplates()) {
        auto* item = new QListWidgetItem(titleOf(kind), templates_);
        item->setData(Qt::UserRole, static_cast<int>(kind));
    }
    templates_->setCurrentRow(0);
    templates_->setFixedHeight(templates_->sizeHintForRow(0) * templates_->count() + 2 * templates_->frameWidth() + 4);
    templates_->setAccessibleName(tr("Begins as"));
    fault_->setObjectName(QStringLiteral("fault"));
    fault_->setWordWrap(true);
    fault_->setMinimumHeight(fault_->fontMetrics().lineSpacing());
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("&Description:"), description_);
    form->addRow(tr("&Goes to:"), place_);
    form->addRow(tr("&Begins as:"), templates_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(fault_);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(name_, &QLineEdit::textChanged, this, &NewComponentDialog::look);
    connect(place_, &QComboBox::currentIndexChanged, this, &NewComponentDialog::look);
    connect(templates_, &QListWidget::itemActivated, this, [this] {
        if (ok_->isEnabled())
            accept();
    });
    constexpr int kWidth = 460;
    setMinimumWidth(kWidth);
    name_->setFocus();
    look();
}

QString NewComponentDialog::name() const
{
    return name_->text().trimmed();
}

QString NewComponentDialog::description() const
{
    return description_->text().trimmed();
}

NewComponentDialog::Place NewComponentDialog::place() const
{
    return static_cast<Place>(place_->currentData().toInt());
}

model::ComponentTemplate NewComponentDialog::kind() const
{
    const int row = std::max(0, templates_->currentRow());
    return static_cast<model::ComponentTemplate>(templates_->item(row)->data(Qt::UserRole).toInt());
}

void NewComponentDialog::look()
{
    const QString fault = name().isEmpty() ? QString() : check_(name(), place());
    fault_->setText(fault);
    editor::setStyleState(*fault_, "isFault", !fault.isEmpty());
    ok_->setEnabled(!name().isEmpty() && fault.isEmpty());
}

}  // namespace bramah::app
