// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/import_fmu_dialog.h"

#include "app/widgets/dialog_foot.h"
#include "solver/cosimulation/fmu_package.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kMostNamesShown = 6, kWidth = 480;

/// How many variables of a role there are, and the first of them by name.
QString variablesText(const solver::ForeignDescription& description, solver::ForeignVariable::Role role)
{
    QStringList names;
    for (const solver::ForeignVariable& variable : description.variables)
        if (variable.role == role)
            names.append(variable.name);
    if (names.isEmpty())
        return ImportFmuDialog::tr("none");
    QString text = names.mid(0, kMostNamesShown).join(QStringLiteral(", "));
    if (names.size() > kMostNamesShown)
        text =
            ImportFmuDialog::tr("%1 and %n more", nullptr, static_cast<int>(names.size()) - kMostNamesShown).arg(text);
    return text;
}

QLabel* wrapped(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

ImportFmuDialog::ImportFmuDialog(const solver::FmuPackage& fmu, const QString& name,
                                 std::function<QString(const QString&)> faultOf, QWidget* parent)
    : QDialog(parent), faultOf_(std::move(faultOf)), name_(new QLineEdit(name)), foot_(new DialogFoot(*this, 2))
{
    using Role = solver::ForeignVariable::Role;
    const solver::ForeignDescription& description = fmu.description();
    setWindowTitle(tr("Import an FMU"));
    name_->setObjectName(QStringLiteral("name"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("Model"), wrapped(description.description.isEmpty()
                                          ? description.name
                                          : tr("%1: %2").arg(description.name, description.description)));
    form->addRow(tr("Made by"), wrapped(description.tool.isEmpty() ? tr("not told") : description.tool));
    form->addRow(tr("Version"), wrapped(tr("FMI %1.0, co-simulation").arg(description.version)));
    form->addRow(tr("Inputs"), wrapped(variablesText(description, Role::Input)));
    form->addRow(tr("Outputs"), wrapped(variablesText(description, Role::Output)));
    form->addRow(tr("Parameters"), wrapped(variablesText(description, Role::Parameter)));
    if (!description.leftOut.isEmpty())
        form->addRow(tr("Left out"), wrapped(description.leftOut.join(QStringLiteral(", "))));
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(foot_);
    setMinimumWidth(kWidth);
    connect(name_, &QLineEdit::textChanged, this, &ImportFmuDialog::look);
    name_->selectAll();
    name_->setFocus();
    look();
}

QString ImportFmuDialog::name() const
{
    return name_->text().trimmed();
}

void ImportFmuDialog::look()
{
    const QString fault = name().isEmpty() ? QString() : faultOf_(name());
    foot_->setMessage(fault.isEmpty() ? tr("It becomes a block in My components. Its program runs only in a run, and "
                                           "only after you have allowed that.")
                                      : fault);
    foot_->setReady(!name().isEmpty() && fault.isEmpty());
}

}  // namespace bramah::app
