// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/measure_dialog.h"

#include "app/results/expression_field.h"
#include "app/runs/measure_text.h"
#include "app/widgets/dialog_foot.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kLimitDigits = 10;

}  // namespace

MeasureDialog::MeasureDialog(const RunHistory& history, const PlottableVariables& variables,
                             const solver::Measure& measure, QWidget* parent)
    : QDialog(parent),
      history_(history),
      variables_(variables),
      measure_(measure),
      name_(new QLineEdit(measure.name, this)),
      of_(new ExpressionField(variables, this)),
      statistic_(new QComboBox(this)),
      from_(new ExpressionField(variables, this)),
      to_(new ExpressionField(variables, this)),
      unit_(new QComboBox(this)),
      lower_(new QLineEdit(this)),
      upper_(new QLineEdit(this)),
      foot_(new DialogFoot(*this, 2))
{
    setWindowTitle(tr("Measure"));
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("&Of:"), of_);
    form->addRow(tr("&What:"), statistic_);
    form->addRow(tr("&From:"), from_);
    form->addRow(tr("&To:"), to_);
    form->addRow(tr("&Unit:"), unit_);
    form->addRow(tr("At &least:"), lower_);
    form->addRow(tr("At &most:"), upper_);
    layout->addLayout(form);
    of_->setPlaceholderText(tr("cylinder.pA - cylinder.pB"));
    from_->setPlaceholderText(tr("start of the run; 200 ms; valve.u > 0"));
    to_->setPlaceholderText(tr("end of the run; 0.8 s; mass.v < 1 mm/s"));
    name_->setPlaceholderText(tr("as what and of say"));
    for (const solver::Statistic statistic : solver::allStatistics())
        statistic_->addItem(nameOf(statistic), keyOf(statistic));
    layout->addWidget(foot_);
    statistic_->setCurrentIndex(statistic_->findData(keyOf(measure.statistic)));
    of_->setText(measure.of);
    from_->setText(measure.from);
    to_->setText(measure.to);
    look();
    if (const int unit = unit_->findData(measure.unit); unit >= 0)
        unit_->setCurrentIndex(unit);
    const auto curve = variables_.read(measure.of);
    const auto put = [&](QLineEdit& field, const std::optional<double>& limit) {
        if (limit && curve)
            field.setText(valueText(columnOf(measure.statistic, curve->column()), *limit,
                                    unit_->currentData().toString(), kLimitDigits));
    };
    put(*lower_, measure.lower);
    put(*upper_, measure.upper);
    for (QLineEdit* field : {name_, static_cast<QLineEdit*>(of_), static_cast<QLineEdit*>(from_),
                             static_cast<QLineEdit*>(to_), lower_, upper_})
        connect(field, &QLineEdit::textChanged, this, &MeasureDialog::look);
    connect(statistic_, &QComboBox::currentIndexChanged, this, &MeasureDialog::look);
    connect(unit_, &QComboBox::currentIndexChanged, this, &MeasureDialog::look);
    constexpr int kWidth = 460;
    setMinimumWidth(kWidth);
    of_->setFocus();
    look();
}

void MeasureDialog::listUnits(const solver::ResultColumn& column, const QString& wanted)
{
    if (column.unit == listedFor_ && unit_->count() > 0)
        return;
    listedFor_ = column.unit;
    const QSignalBlocker blocker(unit_);
    unit_->clear();
    unit_->addItem(tr("usual (%1)").arg(printedUnit(column, shownUnit(column).name)), QString());
    for (const QString& unit : unitChoices(column))
        unit_->addItem(printedUnit(column, unit), unit);
    unit_->setCurrentIndex(std::max(0, unit_->findData(wanted)));
}

bool MeasureDialog::readLimit(const QLineEdit& field, std::optional<double>& limit)
{
    limit.reset();
    if (field.text().trimmed().isEmpty())
        return true;
    const auto curve = variables_.read(measure_.of);
    const solver::ResultColumn column = columnOf(measure_.statistic, curve->column());
    const QString unit = shownUnit(column, measure_.unit).name;
    const auto value = model::parseQuantity(field.text(), column.unit, unit, QLocale());
    if (!value) {
        foot_->setMessage(value.error());
        return false;
    }
    limit = *value;
    return true;
}

void MeasureDialog::look()
{
    foot_->setReady(false);
    measure_.of = of_->expression();
    measure_.statistic = *solver::statisticNamed(statistic_->currentData().toString());
    measure_.from = from_->expression();
    measure_.to = to_->expression();
    measure_.lower.reset();
    measure_.upper.reset();
    const solver::ResultNames names{[this](const QString& path) { return variables_.find(path); }};
    const auto curve = variables_.read(measure_.of);
    if (!curve) {
        foot_->setMessage(measure_.of.isEmpty() ? QString() : curve.error().message);
        return;
    }
    listUnits(columnOf(measure_.statistic, curve->column()), measure_.unit);
    measure_.unit = unit_->currentData().toString();
    measure_.name = name_->text().trimmed();
    if (measure_.name.isEmpty())
        measure_.name = tr("%1 of %2").arg(nameOf(measure_.statistic), measure_.of);
    if (!readLimit(*lower_, measure_.lower) || !readLimit(*upper_, measure_.upper))
        return;
    if (const auto problem = solver::whyWrong(measure_, names)) {
        foot_->setMessage(*problem);
        return;
    }
    foot_->setReady(true);
    const RunRecord* run = history_.latest();
    if (!run || run->results.isEmpty()) {
        foot_->setMessage(QString());
        return;
    }
    const solver::MeasureResult result = solver::measured(measure_, run->results, variables_.namesIn(*run));
    foot_->setMessage(!result.value ? result.value.error()
                      : result.isLimitBroken()
                          ? tr("%1: %2, beyond the limit").arg(run->name, measureText(measure_, result))
                          : tr("%1: %2, from %3 s to %4 s")
                                .arg(run->name, measureText(measure_, result), QLocale().toString(result.from, 'g', 5),
                                     QLocale().toString(result.to, 'g', 5)));
}

}  // namespace bramah::app
