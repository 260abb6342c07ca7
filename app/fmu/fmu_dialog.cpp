// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fmu/fmu_dialog.h"

#include "app/widgets/variable_field.h"
#include "solver/fmi/fmu_form.h"
#include "solver/run/stored_variables.h"
#include "solver/use/model.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStringListModel>
#include <QTreeView>

namespace bramah::app {

namespace {

constexpr auto kVersionKey = "fmu/version";
constexpr int kOwnRole = Qt::UserRole + 1;  ///< an output that the model itself has
constexpr int kMostInputsShown = 4;

QString inputsText(const QStringList& inputs)
{
    if (inputs.isEmpty())
        return FmuDialog::tr("None of its own");
    QString text = inputs.mid(0, kMostInputsShown).join(QStringLiteral(", "));
    if (inputs.size() > kMostInputsShown)
        text = FmuDialog::tr("%1 and %n more", nullptr, static_cast<int>(inputs.size()) - kMostInputsShown).arg(text);
    return text;
}

}  // namespace

FmuDialog::FmuDialog(std::shared_ptr<solver::Model> model, QStringList chosen, QWidget* parent)
    : QDialog(parent),
      chosen_(std::move(chosen)),
      version_(new QComboBox),
      ownInputs_(new QLabel(tr("The equations are made…"))),
      names_(new QStringListModel(this)),
      inputs_(makeVariableField(tr("Further ones in the place of sources, as valve.u, load.f"), names_)),
      search_(new QLineEdit),
      list_(new QTreeView),
      variables_(new QStandardItemModel(this)),
      filtered_(new QSortFilterProxyModel(this)),
      look_([this](const Found& found) { take(found); })
{
    setWindowTitle(tr("Export as FMU"));
    version_->setObjectName(QStringLiteral("version"));
    version_->addItem(tr("FMI 3.0"), static_cast<int>(solver::FmiVersion::Three));
    version_->addItem(tr("FMI 2.0"), static_cast<int>(solver::FmiVersion::Two));
    version_->setCurrentIndex(QSettings().value(QLatin1String(kVersionKey)).toInt() == 2 ? 1 : 0);
    version_->setToolTip(tr("FMI 2.0 is read by more tools, FMI 3.0 stops at events"));
    ownInputs_->setObjectName(QStringLiteral("ownInputs"));
    inputs_->setObjectName(QStringLiteral("inputs"));
    inputs_->setAccessibleName(tr("Further inputs"));
    search_->setObjectName(QStringLiteral("search"));
    search_->setPlaceholderText(tr("Search variables"));
    search_->setAccessibleName(tr("Search variables"));
    search_->setClearButtonEnabled(true);
    filtered_->setSourceModel(variables_);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    list_->setModel(filtered_);
    list_->setAccessibleName(tr("Outputs"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setMinimumHeight(240);
    layOut();
    connect(search_, &QLineEdit::textChanged, filtered_, &QSortFilterProxyModel::setFilterFixedString);
    look_.start(
        [model = std::move(model)](const std::stop_token& token, const auto&) { return lookAt(*model, token); });
}

void FmuDialog::layOut()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    exportButton_ = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    exportButton_->setDefault(true);
    exportButton_->setEnabled(false);
    auto* form = new QFormLayout;
    form->addRow(tr("&Version"), version_);
    form->addRow(tr("Inputs"), ownInputs_);
    form->addRow(tr("&And"), inputs_);
    auto* outputs = new QLabel(tr("&Outputs, which other tools connect; they can read all others, too"));
    outputs->setBuddy(list_);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(form);
    column->addWidget(outputs);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    resize(520, 560);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        QSettings().setValue(QLatin1String(kVersionKey), version_->currentIndex() == 1 ? 2 : 3);
        accept();
    });
}

FmuDialog::Found FmuDialog::lookAt(solver::Model& model, const std::stop_token& token)
{
    Found found;
    const solver::ModelForm form = solver::fmuForm(model, {}, stopCheck(token));
    const solver::BuiltForm& built = model.built(form, stopCheck(token));
    const auto evaluator = built.system ? model.evaluator(form, stopCheck(token)) : nullptr;
    if (!evaluator || !evaluator->updateParameters().ok())
        return found;
    found.isGood = true;
    const solver::ExportedModel exported =
        solver::exportedModel(*evaluator, *built.system, *model.node(), std::nullopt);
    for (const solver::FmuVariable& one : exported.variables) {
        const solver::VariableTexts& texts = *one.variable->texts;
        const QString path = QString::fromStdString(one.variable->path);
        if (one.causality == solver::FmuCausality::Input)
            found.inputs << path;
        else if (one.variable->variability > solver::Variability::Parameter)
            found.variables.push_back({path, QString::fromStdString(texts.unit),
                                       QString::fromStdString(texts.description),
                                       one.causality == solver::FmuCausality::Output});
    }
    return found;
}

void FmuDialog::take(const Found& found)
{
    if (!found.isGood) {
        ownInputs_->setText(tr("The circuit has errors, which the panel Problems shows"));
        return;
    }
    ownInputs_->setText(inputsText(found.inputs));
    ownInputs_->setToolTip(found.inputs.join(u'\n'));
    QStringList names;
    for (const Found::Variable& one : found.variables)
        names << one.path;
    names_->setStringList(names);
    variables_->setHorizontalHeaderLabels({tr("Variable"), tr("Unit"), tr("Description")});
    for (const Found::Variable& one : found.variables) {
        auto* name = new QStandardItem(one.path);
        name->setEditable(false);
        name->setCheckable(true);
        name->setCheckState(one.isOwn || chosen_.contains(one.path) ? Qt::Checked : Qt::Unchecked);
        name->setData(one.isOwn, kOwnRole);
        if (one.isOwn)
            name->setFlags(name->flags() & ~Qt::ItemIsUserCheckable);
        auto* unit = new QStandardItem(one.unit);
        auto* description = new QStandardItem(one.description);
        unit->setEditable(false);
        description->setEditable(false);
        variables_->appendRow({name, unit, description});
    }
    list_->header()->resizeSections(QHeaderView::ResizeToContents);
    exportButton_->setEnabled(true);
}

solver::FmuQuestion FmuDialog::question() const
{
    QStringList outputs;
    for (int row = 0; row < variables_->rowCount(); ++row)
        if (const QStandardItem* name = variables_->item(row); name->checkState() == Qt::Checked)
            outputs << name->text();
    solver::FmuQuestion question;
    question.version = static_cast<solver::FmiVersion>(version_->currentData().toInt());
    for (const QString& path : inputs_->text().split(u',', Qt::SkipEmptyParts))
        question.inputs << path.trimmed();
    if (!outputs.isEmpty())
        question.outputs = solver::exactly(outputs);
    return question;
}

}  // namespace bramah::app
