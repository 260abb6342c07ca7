// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/results_export_dialog.h"

#include "editor/theme/plain_text.h"
#include "solver/results/column_units.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace bramah::app {

namespace {

constexpr int kColumnRole = Qt::UserRole + 1;
constexpr int kUnitRole = Qt::UserRole + 2;  ///< the name of a unit that is shown as printed

enum class UnitMode { Si, Shown };

/// Offers the units that fit the variable.
class UnitDelegate : public QStyledItemDelegate
{
public:
    UnitDelegate(const QComboBox& runBox, const RunHistory& history, QObject* parent)
        : QStyledItemDelegate(parent), runBox_(runBox), history_(history)
    {
    }
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        auto* box = new QComboBox(parent);
        const auto& run = *history_.runs().at(static_cast<std::size_t>(runBox_.currentData().toInt()));
        const int column = index.siblingAtColumn(0).data(kColumnRole).toInt();
        const solver::ResultColumn& variable = run.results.columns()[static_cast<std::size_t>(column)];
        for (const QString& unit : unitChoices(variable))
            box->addItem(printedUnit(variable, unit), unit);
        // A choice takes effect at once, not only when the focus leaves.
        auto* self = const_cast<UnitDelegate*>(this);
        connect(box, &QComboBox::activated, self, [self, box] { Q_EMIT self->commitData(box); });
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        auto* box = static_cast<QComboBox*>(editor);
        box->setCurrentIndex(box->findData(index.data(kUnitRole)));
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        const auto* box = static_cast<QComboBox*>(editor);
        model->setData(index, box->currentText());
        model->setData(index, box->currentData(), kUnitRole);
    }

private:
    const QComboBox& runBox_;
    const RunHistory& history_;
};

}  // namespace

ResultsExportDialog::ResultsExportDialog(ResultsFormat format, RunHistory& history, const QStringList& chosen,
                                         QWidget* parent)
    : QDialog(parent),
      format_(format),
      history_(history),
      chosen_(chosen),
      run_(new QComboBox),
      search_(new QLineEdit),
      list_(new QTreeView),
      model_(new QStandardItemModel(this)),
      filtered_(new QSortFilterProxyModel(this)),
      units_(new QComboBox),
      interval_(new QLineEdit),
      withEvents_(new QCheckBox(tr("Both limits at events")))
{
    setWindowTitle(format == ResultsFormat::Csv ? tr("Export results as CSV") : tr("Export results as .mat"));
    search_->setAccessibleName(tr("Search variables"));
    list_->setAccessibleName(tr("Variables"));
    interval_->setAccessibleName(tr("Interval"));
    run_->setObjectName(QStringLiteral("run"));
    units_->setObjectName(QStringLiteral("units"));
    interval_->setObjectName(QStringLiteral("interval"));
    for (int index = static_cast<int>(history.runs().size()) - 1; index >= 0; --index)
        run_->addItem(history.runs()[static_cast<std::size_t>(index)]->name, index);
    search_->setPlaceholderText(tr("Search variables"));
    search_->setClearButtonEnabled(true);
    filtered_->setSourceModel(model_);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    list_->setModel(filtered_);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setEditTriggers(QAbstractItemView::AllEditTriggers);
    list_->setItemDelegateForColumn(1, new UnitDelegate(*run_, history_, list_));
    list_->setMinimumHeight(240);
    units_->addItem(tr("SI units"), static_cast<int>(UnitMode::Si));
    units_->addItem(tr("Units as shown"), static_cast<int>(UnitMode::Shown));
    units_->setCurrentIndex(1);
    interval_->setPlaceholderText(tr("As computed"));
    withEvents_->setChecked(true);
    withEvents_->setToolTip(tr("Two rows where a value jumps: just before and just after"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    exportButton_ = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    exportButton_->setDefault(true);
    auto* form = new QFormLayout;
    form->addRow(tr("Run"), run_);
    addCsvRows(*form);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    resize(460, 560);

    connect(search_, &QLineEdit::textChanged, filtered_, &QSortFilterProxyModel::setFilterFixedString);
    connect(run_, &QComboBox::currentIndexChanged, this, &ResultsExportDialog::fill);
    connect(&history, &RunHistory::listChanged, this, [this] {
        if (model_->rowCount() == 0)
            fill();
    });
    connect(units_, &QComboBox::currentIndexChanged, this, &ResultsExportDialog::fill);
    connect(model_, &QStandardItemModel::itemChanged, this, &ResultsExportDialog::updateButton);
    connect(interval_, &QLineEdit::textChanged, this, &ResultsExportDialog::updateButton);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Rows are measured at the first scrolling. They need the window's style by then, or check boxes overlap.
    ensurePolished();
    list_->ensurePolished();
    fill();
}

void ResultsExportDialog::addCsvRows(QFormLayout& form)
{
    if (format_ == ResultsFormat::Mat) {  // which has rows as computed, in SI units
        units_->setCurrentIndex(0);
        for (QWidget* unused : std::initializer_list<QWidget*>{units_, interval_, withEvents_}) {
            unused->setParent(this);
            unused->hide();
        }
        return;
    }
    auto* intervalRow = new QHBoxLayout;
    intervalRow->addWidget(interval_);
    intervalRow->addWidget(new QLabel(tr("s", "seconds")));
    form.addRow(tr("Units"), units_);
    form.addRow(tr("Interval"), intervalRow);
    form.addRow(QString(), withEvents_);
}

const RunRecord& ResultsExportDialog::run() const
{
    return *history_.runs().at(static_cast<std::size_t>(run_->currentData().toInt()));
}

void ResultsExportDialog::keepChoice()
{
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QStandardItem* name = model_->item(row);
        chosen_.removeAll(name->text());
        if (name->checkState() == Qt::Checked)
            chosen_.append(name->text());
    }
}

void ResultsExportDialog::fill()
{
    keepChoice();
    history_.need(run().number);
    const bool isShown = units_->currentData().toInt() == static_cast<int>(UnitMode::Shown);
    model_->clear();
    model_->setHorizontalHeaderLabels({tr("Variable"), tr("Unit")});
    int index = 0;
    for (const solver::ResultColumn& column : run().results.columns()) {
        auto* name = new QStandardItem(column.path);
        name->setCheckable(true);
        name->setEditable(false);
        name->setCheckState(chosen_.contains(column.path) ? Qt::Checked : Qt::Unchecked);
        name->setToolTip(editor::plainToolTip(column.description));
        name->setData(index++, kColumnRole);
        const QString unit = isShown ? shownUnit(column).name : column.unit;
        auto* unitItem = new QStandardItem(printedUnit(column, unit));
        unitItem->setData(unit, kUnitRole);
        unitItem->setEditable(format_ == ResultsFormat::Csv);
        model_->appendRow({name, unitItem});
    }
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setStretchLastSection(false);
    for (int row = model_->rowCount() - 1; row >= 0; --row)
        if (model_->item(row)->checkState() == Qt::Checked)
            list_->scrollTo(filtered_->mapFromSource(model_->index(row, 0)), QAbstractItemView::PositionAtTop);
    updateButton();
}

void ResultsExportDialog::updateButton()
{
    int count = 0;
    for (int row = 0; row < model_->rowCount(); ++row)
        count += model_->item(row)->checkState() == Qt::Checked ? 1 : 0;
    exportButton_->setText(count > 0 ? tr("Export %n variable(s)…", nullptr, count) : tr("Export all…"));
    bool isNumber = true;
    if (!interval_->text().trimmed().isEmpty())
        isNumber = locale().toDouble(interval_->text().trimmed(), &isNumber) > 0 && isNumber;
    interval_->setProperty("invalid", !isNumber);
    interval_->setStyleSheet({});
    exportButton_->setEnabled(isNumber && model_->rowCount() > 0);
}

solver::CsvOptions ResultsExportDialog::options() const
{
    solver::CsvOptions options;
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QStandardItem* name = model_->item(row);
        const auto& column = run().results.columns()[static_cast<std::size_t>(name->data(kColumnRole).toInt())];
        const model::ShownUnit unit = shownUnit(column, model_->item(row, 1)->data(kUnitRole).toString());
        if (unit.name != column.unit)
            options.units.insert(column.path, {writtenUnit(column, unit.name), unit.factor, unit.offset});
        if (name->checkState() == Qt::Checked)
            options.variables.append(column.path);
    }
    options.withEventRows = withEvents_->isChecked();
    options.interval = interval_->text().trimmed().isEmpty() ? 0 : locale().toDouble(interval_->text().trimmed());
    return options;
}

}  // namespace bramah::app
