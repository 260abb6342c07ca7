// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/curve_dialog.h"

#include "app/results/expression_field.h"
#include "app/widgets/dialog_foot.h"
#include "solver/results/column_units.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace bramah::app {

CurveDialog::CurveDialog(const PlottableVariables& variables, const CurveDefinition& curve, QWidget* parent)
    : QDialog(parent),
      variables_(variables),
      expression_(new ExpressionField(variables, this)),
      unit_(new QComboBox(this)),
      name_(new QLineEdit(curve.name, this)),
      foot_(new DialogFoot(*this, 2))
{
    setWindowTitle(curve.variable.isEmpty() ? tr("Add an expression") : tr("Edit the curve"));
    auto* layout = new QVBoxLayout(this);
    auto* help = new QLabel(tr("Computed of the variables of a run, as <code>cylinder.pA - cylinder.pB</code>, "
                               "<code>der(mass.s)</code>, <code>integral(x)</code>, <code>filter(x, 10 ms)</code> or "
                               "<code>movingMean(x, 0.1 s)</code>."),
                            this);
    help->setTextFormat(Qt::RichText);
    help->setWordWrap(true);
    help->setObjectName(QStringLiteral("muted"));
    layout->addWidget(help);
    auto* form = new QFormLayout;
    form->addRow(tr("&Expression:"), expression_);
    form->addRow(tr("&Unit:"), unit_);
    form->addRow(tr("&Name in the legend:"), name_);
    layout->addLayout(form);
    layout->addWidget(foot_);
    connect(expression_, &QLineEdit::textChanged, this, &CurveDialog::look);
    constexpr int kWidth = 460;
    setMinimumWidth(kWidth);
    expression_->setText(curve.variable);
    expression_->selectAll();
    look();
    if (const int unit = unit_->findData(curve.unit); unit >= 0 && !curve.unit.isEmpty())
        unit_->setCurrentIndex(unit);
}

CurveDefinition CurveDialog::curve() const
{
    const QString usual = unit_->count() == 0 ? QString() : unit_->itemData(0).toString();
    const QString unit = unit_->currentData().toString();
    return {expression_->expression(), unit == usual ? QString() : unit, name_->text().trimmed()};
}

void CurveDialog::look()
{
    const auto expression = variables_.read(expression_->expression());
    const bool isEmpty = expression_->expression().isEmpty();
    foot_->setMessage(expression || isEmpty ? QString() : expression.error().message);
    foot_->setReady(expression.has_value());
    unit_->setEnabled(expression.has_value() && !expression->column().isBoolean);
    if (!expression || (expression->column().unit == siUnit_ && unit_->count() > 0))
        return;
    siUnit_ = expression->column().unit;
    const solver::ResultColumn& column = expression->column();
    unit_->clear();
    // The usual one is in front.
    QStringList units = unitChoices(column);
    const QString usual = shownUnit(column).name;
    units.removeAll(usual);
    units.prepend(usual);
    for (const QString& unit : units)
        unit_->addItem(printedUnit(column, unit), unit);
}

}  // namespace bramah::app
