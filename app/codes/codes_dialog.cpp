// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/codes/codes_dialog.h"

#include "app/widgets/dialog_foot.h"
#include "model/diagram/technical_data.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace bramah::app {
namespace {

constexpr int kTemplateColumn = 1;

/// A template in a cell: its line ends as they are typed.
QString inOneLine(const QString& text)
{
    return QString(text).replace(QLatin1Char('\n'), QLatin1String("\\n"));
}

QString inLines(const QString& text)
{
    return QString(text).replace(QLatin1String("\\n"), QLatin1String("\n"));
}

}  // namespace

CodesDialog::CodesDialog(const model::Diagram& diagram, const model::Instance* sheet, QWidget* parent)
    : QDialog(parent),
      diagram_(diagram),
      scheme_(new QComboBox(this)),
      module_(new QLineEdit(this)),
      medium_(new QComboBox(this)),
      letters_(new QComboBox(this)),
      data_(new QCheckBox(tr("&Technical data at the symbols"), this)),
      sheet_(sheet),
      circuits_(new QTableWidget(this)),
      classes_(new QTableWidget(this)),
      anew_(new QCheckBox(tr("Number &all components anew"), this)),
      foot_(new DialogFoot(*this, 2))
{
    setWindowTitle(tr("Codes"));
    for (const model::CodeScheme scheme : model::kCodeSchemes)
        scheme_->addItem(tr("%1, as %2", "standard and a code").arg(nameOf(scheme), exampleOf(scheme)),
                         static_cast<int>(scheme));
    scheme_->setCurrentIndex(scheme_->findData(static_cast<int>(diagram.codeScheme())));
    const model::SheetCodes& codes = diagram.codes();
    module_->setText(codes.module);
    module_->setPlaceholderText(tr("none"));
    module_->setToolTip(tr("Function module or plant, in front of all codes of the sheet; capitals and figures"));
    medium_->addItem(tr("only with several media on the sheet"), QString());
    medium_->addItem(tr("H, hydraulic oil"), QStringLiteral("H"));
    medium_->addItem(tr("P, compressed air"), QStringLiteral("P"));
    medium_->addItem(tr("C, cooling"), QStringLiteral("C"));
    medium_->addItem(tr("K, cooling lubricant"), QStringLiteral("K"));
    medium_->addItem(tr("L, lubrication"), QStringLiteral("L"));
    medium_->addItem(tr("G, gas"), QStringLiteral("G"));
    if (medium_->findData(codes.medium) < 0)
        medium_->addItem(codes.medium, codes.medium);
    medium_->setCurrentIndex(medium_->findData(codes.medium));
    for (const double height : {model::SheetCodes::kLetters, model::SheetCodes::kLargeLetters})
        letters_->addItem(tr("%1 mm").arg(QLocale().toString(height)), height);
    if (letters_->findData(codes.letters) < 0)
        letters_->addItem(tr("%1 mm").arg(QLocale().toString(codes.letters)), codes.letters);
    letters_->setCurrentIndex(letters_->findData(codes.letters));
    data_->setChecked(codes.showsTechnicalData);
    listCircuits();
    listClasses();
    auto* form = new QFormLayout;
    form->addRow(tr("&Standard:"), scheme_);
    form->addRow(tr("&Module:"), module_);
    form->addRow(tr("Me&dium:"), medium_);
    form->addRow(tr("&Letters:"), letters_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(data_);
    layout->addWidget(classes_);
    layout->addWidget(circuits_);
    layout->addWidget(anew_);
    layout->addWidget(foot_);
    connect(scheme_, &QComboBox::currentIndexChanged, this, &CodesDialog::look);
    connect(module_, &QLineEdit::textChanged, this, &CodesDialog::look);
    connect(anew_, &QCheckBox::toggled, this, &CodesDialog::look);
    connect(classes_, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (item->column() == kTemplateColumn)
            showData();
    });
    constexpr int kWidth = 560;
    setMinimumWidth(kWidth);
    scheme_->setFocus();
    look();
}

/// The circuits that codes name, and those that the sheet says something about.
void CodesDialog::listCircuits()
{
    std::set<int> numbers;
    for (const model::DiagramComponent& component : diagram_.components())
        if (const auto code = model::parsedCode(component.designation, diagram_.codeScheme());
            code && diagram_.codeScheme() != model::CodeScheme::Iec81346)
            numbers.insert(code->circuit);
    for (const model::CircuitFunction& circuit : diagram_.codes().circuits)
        numbers.insert(circuit.circuit);
    circuits_->setColumnCount(2);
    circuits_->setHorizontalHeaderLabels({tr("Circuit"), tr("What it does")});
    circuits_->horizontalHeader()->setStretchLastSection(true);
    circuits_->verticalHeader()->hide();
    circuits_->setAccessibleName(tr("Circuits"));
    circuits_->setTabKeyNavigation(false);
    for (const int number : numbers) {
        const int row = circuits_->rowCount();
        circuits_->insertRow(row);
        auto* name = new QTableWidgetItem(QString::number(number));
        name->setFlags(Qt::ItemIsEnabled);
        circuits_->setItem(row, 0, name);
        circuits_->setItem(row, 1, new QTableWidgetItem(diagram_.codes().functionOf(number)));
    }
    constexpr int kRows = 5, kRowHeight = 30;
    circuits_->setMinimumHeight(std::min(kRows, static_cast<int>(numbers.size()) + 1) * kRowHeight);
    circuits_->setVisible(!numbers.empty());
}

/// The classes of the symbols that have data.
void CodesDialog::listClasses()
{
    classes_->setObjectName(QStringLiteral("dataOfClasses"));
    classes_->setColumnCount(3);
    classes_->setHorizontalHeaderLabels({tr("Component"), tr("Its data"), tr("Shown as")});
    classes_->horizontalHeader()->setSectionResizeMode(kTemplateColumn, QHeaderView::Stretch);
    classes_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    classes_->verticalHeader()->hide();
    classes_->setAccessibleName(tr("Data by component"));
    classes_->setTabKeyNavigation(false);
    classes_->setToolTip(
        tr("What stands at all symbols of a class: %{D} is a parameter with its unit, %{D:mm} its number "
           "in that unit, \\n a new line; empty: as its class says"));
    std::set<QString> listed;
    for (const model::DiagramComponent& component : diagram_.components()) {
        const model::Instance* instance = sheet_ ? sheet_->child(component.id.baseName().toStdString()) : nullptr;
        if (!instance || component.isMissing || !component.isCoded() || !listed.insert(component.className).second)
            continue;
        const int row = classes_->rowCount();
        classes_->insertRow(row);
        auto* name = new QTableWidgetItem(instance->classNode().shownName());
        name->setFlags(Qt::ItemIsEnabled);
        name->setToolTip(component.className);
        name->setData(Qt::UserRole, component.id.baseName());
        classes_->setItem(row, 0, name);
        const QString own = diagram_.codes().templateOf(component.className);
        classes_->setItem(row, kTemplateColumn,
                          new QTableWidgetItem(inOneLine(own.isEmpty() ? model::dataTemplateOf(*instance) : own)));
        auto* shown = new QTableWidgetItem;
        shown->setFlags(Qt::ItemIsEnabled);
        classes_->setItem(row, 2, shown);
    }
    classes_->resizeColumnToContents(0);
    constexpr int kRows = 6, kRowHeight = 30;
    classes_->setMinimumHeight(std::min(kRows, classes_->rowCount() + 1) * kRowHeight);
    classes_->setVisible(classes_->rowCount() > 0);
    showData();
}

const model::Instance* CodesDialog::componentIn(int row) const
{
    return sheet_->child(classes_->item(row, 0)->data(Qt::UserRole).toString().toStdString());
}

void CodesDialog::showData()
{
    const model::SheetCodes wanted = codes();
    for (int row = 0; row < classes_->rowCount(); ++row) {
        const QString text = model::technicalDataOf(*componentIn(row), wanted);
        QTableWidgetItem& shown = *classes_->item(row, 2);
        const bool isUnknown = text.isEmpty() && !classes_->item(row, kTemplateColumn)->text().trimmed().isEmpty();
        shown.setText(isUnknown ? tr("nothing: is each name a parameter?")
                                : QString(text).replace(QLatin1Char('\n'), QLatin1String("; ")));
    }
}

model::SheetCodes CodesDialog::codes() const
{
    model::SheetCodes codes = diagram_.codes();
    const auto scheme = static_cast<model::CodeScheme>(scheme_->currentData().toInt());
    // What is found from the codes need not be written.
    if (codes.scheme || scheme != diagram_.codeScheme() || anew_->isChecked())
        codes.scheme = scheme;
    codes.module = module_->text().trimmed();
    codes.medium = medium_->currentData().toString();
    codes.letters = letters_->currentData().toDouble();
    codes.showsTechnicalData = data_->isChecked();
    for (int row = 0; row < circuits_->rowCount(); ++row)
        codes.setFunction(circuits_->item(row, 0)->text().toInt(), circuits_->item(row, 1)->text().trimmed());
    for (int row = 0; row < classes_->rowCount(); ++row) {
        const model::Instance& component = *componentIn(row);
        const QString text = inLines(classes_->item(row, kTemplateColumn)->text().trimmed());
        codes.setTemplate(QString::fromStdString(component.classNode().qualifiedName()),
                          text == model::dataTemplateOf(component) ? QString() : text);
    }
    return codes;
}

model::CodesThatAreThere CodesDialog::there() const
{
    return anew_->isChecked() ? model::CodesThatAreThere::Go : model::CodesThatAreThere::Stay;
}

model::DiagramChanges CodesDialog::changes() const
{
    return model::planCodes(diagram_, codes(), there());
}

void CodesDialog::look()
{
    static const QRegularExpression form(QStringLiteral("^([A-Z0-9]+(-[A-Z0-9]+)*)?$"));
    const bool isModule = form.match(module_->text().trimmed()).hasMatch();
    medium_->setEnabled(static_cast<model::CodeScheme>(scheme_->currentData().toInt()) == model::CodeScheme::Iso2012);
    foot_->setReady(isModule);
    if (!isModule) {
        foot_->setMessage(tr("A module consists of capitals and figures, as A1"));
        return;
    }
    const model::DiagramChanges planned = changes();
    const auto count = std::ranges::count_if(planned, [](const model::DiagramChange& change) {
        return std::holds_alternative<model::SetDesignation>(change);
    });
    foot_->setMessage(count == 0 ? tr("No component gets another code")
                                 : tr("%n component(s) get another code", nullptr, static_cast<int>(count)));
}

}  // namespace bramah::app
