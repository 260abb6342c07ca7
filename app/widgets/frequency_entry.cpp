// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/frequency_entry.h"

#include "app/widgets/variable_field.h"
#include "solver/study/frequency_number.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStringListModel>
#include <QWidgetAction>

namespace bramah::app {

namespace {

using Kind = solver::FrequencyNumber::Kind;

constexpr int kFieldLength = 24;  // characters

}  // namespace

FrequencyEntry::FrequencyEntry(QStringListModel& parameters, QStringListModel& variables, QWidget* parent)
    : QToolButton(parent),
      inputs_(new QStringListModel(this)),
      kind_(new QComboBox),
      input_(makeVariableField(tr("A parameter or a signal"), inputs_)),
      output_(makeVariableField(tr("A variable"), &variables)),
      cut_(new QCheckBox(tr("with the loop cut at the input"))),
      add_(new QPushButton(tr("Add")))
{
    setText(tr("Sines …"));
    setToolTip(
        tr("Adds a number of how the circuit answers to small sines about its point of rest: bandwidth, peak, "
           "margins"));
    setPopupMode(QToolButton::InstantPopup);
    for (const auto& [text, kind] :
         {std::pair{tr("Bandwidth (-3 dB)"), Kind::Bandwidth}, std::pair{tr("Resonance peak"), Kind::ResonancePeak},
          std::pair{tr("Resonance frequency"), Kind::ResonanceFrequency},
          std::pair{tr("Gain margin, a factor"), Kind::GainMargin}, std::pair{tr("Phase margin"), Kind::PhaseMargin}})
        kind_->addItem(text, static_cast<int>(kind));
    auto* menu = new QMenu(this);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(form());
    menu->addAction(action);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, &parameters, &variables] {
        inputs_->setStringList(variables.stringList() + parameters.stringList());
        add_->setEnabled(!input_->text().trimmed().isEmpty() && !output_->text().trimmed().isEmpty());
    });
}

QWidget* FrequencyEntry::form()
{
    auto* widget = new QWidget;
    auto* layout = new QFormLayout(widget);
    layout->addRow(tr("Number"), kind_);
    layout->addRow(tr("From the input"), input_);
    layout->addRow(tr("to the output"), output_);
    layout->addRow(QString(), cut_);
    layout->addRow(QString(), add_);
    const int width = fontMetrics().averageCharWidth() * kFieldLength;
    for (QLineEdit* field : {input_, output_}) {
        field->setMinimumWidth(width);
        connect(field, &QLineEdit::textChanged, this, [this] {
            add_->setEnabled(!input_->text().trimmed().isEmpty() && !output_->text().trimmed().isEmpty());
        });
        connect(field, &QLineEdit::returnPressed, this, &FrequencyEntry::add);
    }
    cut_->setToolTip(tr("The signal at the input no longer follows the circuit, as for the margins of a closed loop"));
    connect(add_, &QPushButton::clicked, this, &FrequencyEntry::add);
    return widget;
}

void FrequencyEntry::add()
{
    if (!add_->isEnabled())
        return;
    const solver::FrequencyNumber number{static_cast<Kind>(kind_->currentData().toInt()), input_->text().trimmed(),
                                         output_->text().trimmed(), cut_->isChecked()};
    menu()->close();
    Q_EMIT entered(number.text());
}

}  // namespace bramah::app
