// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fit/fit_form.h"

#include "app/widgets/entry_table.h"
#include "app/widgets/header_widths.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStringListModel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

using solver::MeasuredRunUse;

enum FittedColumn : std::uint8_t { NameColumn, BoundsColumn };
enum RunColumn : std::uint8_t { FileColumn, RoleColumn, ClausesColumn };

constexpr int kLeastHeight = 60;  // px, of a table

}  // namespace

FitForm::FitForm(QWidget* parent)
    : QWidget(parent),
      parameters_(new QStringListModel(this)),
      free_(new EntryTable({tr("Free parameter"), tr("Bounds")})),
      runs_(new QTableWidget(0, 3)),
      outliers_(new QComboBox)
{
    free_->setAccessibleName(tr("What is free"));
    free_->completeColumn(NameColumn, tr("A parameter"), parameters_);
    free_->setToolTip(tr("As 50 kg:200 kg, 1e-13:1e-10:log or 20%; a start too, as mass.s.start"));
    runs_->setAccessibleName(tr("Measured runs"));
    runs_->setHorizontalHeaderLabels({tr("Measured run"), tr("counts as"), tr("more")});
    widenToHeadings(*runs_);
    runs_->horizontalHeader()->setStretchLastSection(true);
    runs_->horizontalHeader()->setHighlightSections(false);
    runs_->verticalHeader()->hide();
    runs_->setToolTip(
        tr("As shift -20 ms:20 ms; set mass.s.start=0.1; from 0.5; to 3; weight lineP.p=2; input ramp.y=command, by "
           "which a column replaces a source or gives the input of a component"));
    for (QWidget* table : {static_cast<QWidget*>(free_), static_cast<QWidget*>(runs_)})
        table->setMinimumHeight(kLeastHeight);
    outliers_->addItem(tr("count as others"), static_cast<int>(solver::Outliers::Count));
    outliers_->addItem(tr("count less"), static_cast<int>(solver::Outliers::CountLess));
    outliers_->addItem(tr("do not count"), static_cast<int>(solver::Outliers::LeaveOut));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* tables = new QHBoxLayout;
    tables->addWidget(free_, 2);
    tables->addWidget(runs_, 3);
    column->addLayout(tables, 1);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Outliers"));
    label->setBuddy(outliers_);
    row->addWidget(label);
    row->addWidget(outliers_);
    row->addStretch();
    column->addLayout(row);
    setFocusProxy(free_);
}

void FitForm::setParameters(const QStringList& parameters)
{
    parameters_->setStringList(parameters);
}

QComboBox* FitForm::roleAt(int row) const
{
    return static_cast<QComboBox*>(runs_->cellWidget(row, RoleColumn));
}

void FitForm::takeUses()
{
    for (int row = 0; row < runs_->rowCount(); ++row) {
        const auto role = static_cast<MeasuredRunUse::Role>(roleAt(row)->currentData().toInt());
        const QString name = runs_->item(row, FileColumn)->text();
        uses_[name] = {name, role, runs_->item(row, ClausesColumn)->text()};
    }
}

void FitForm::setRuns(const std::vector<solver::LaidFile>& files)
{
    takeUses();
    files_ = files;
    runs_->setRowCount(static_cast<int>(files.size()));
    for (int row = 0; row < runs_->rowCount(); ++row) {
        const solver::LaidFile& file = files[static_cast<std::size_t>(row)];
        QStringList beside;
        for (const auto& [channel, fit] : file.fits)
            beside << tr("%1 beside %2").arg(channel, fit.beside);
        auto* name = new QTableWidgetItem(file.name);
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        name->setToolTip(beside.isEmpty() ? tr("Its channels with names of variables count")
                                          : beside.join(QLatin1Char('\n')));
        runs_->setItem(row, FileColumn, name);
        auto* role = new QComboBox;
        role->addItem(tr("fitted"), static_cast<int>(MeasuredRunUse::Role::Fitted));
        role->addItem(tr("validation"), static_cast<int>(MeasuredRunUse::Role::Validation));
        role->addItem(tr("not at all"), static_cast<int>(MeasuredRunUse::Role::Unused));
        role->setFrame(false);
        runs_->setCellWidget(row, RoleColumn, role);
        const MeasuredRunUse& use = uses_[file.name];
        role->setCurrentIndex(role->findData(static_cast<int>(use.role)));
        runs_->setItem(row, ClausesColumn, new QTableWidgetItem(use.clauses));
    }
}

solver::StoredFit FitForm::entered() const
{
    solver::StoredFit fit;
    for (const int row : free_->filledRows())
        fit.free.push_back({free_->textAt(row, NameColumn), free_->textAt(row, BoundsColumn)});
    for (int row = 0; row < runs_->rowCount(); ++row)
        fit.runs.push_back({runs_->item(row, FileColumn)->text(),
                            static_cast<MeasuredRunUse::Role>(roleAt(row)->currentData().toInt()),
                            runs_->item(row, ClausesColumn)->text()});
    fit.outliers = static_cast<solver::Outliers>(outliers_->currentData().toInt());
    return fit;
}

void FitForm::show(const solver::StoredFit& fit)
{
    std::vector<QStringList> rows;
    for (const solver::EnteredValues& entered : fit.free)
        rows.push_back({entered.of, entered.values});
    free_->setRows(rows);
    outliers_->setCurrentIndex(outliers_->findData(static_cast<int>(fit.outliers)));
    runs_->setRowCount(0);
    uses_.clear();
    for (const MeasuredRunUse& use : fit.runs)
        uses_[use.name] = use;
    setRuns(std::exchange(files_, {}));
}

bool FitForm::hasFree(FitTask task)
{
    const std::vector<int> rows = free_->filledRows();
    for (const int row : rows) {
        const QString name = free_->textAt(row, NameColumn);
        if (!name.isEmpty() && !free_->textAt(row, BoundsColumn).isEmpty())
            continue;
        Q_EMIT told(name.isEmpty() ? tr("Name the parameter that has these bounds.")
                                   : tr("Say from where to where %1 may go, as 1:10.").arg(name));
        free_->setCurrentCell(row, name.isEmpty() ? NameColumn : BoundsColumn);
        return false;
    }
    if (!rows.empty() || task == FitTask::Faults)
        return true;
    Q_EMIT told(tr("Name a parameter first that is to be found, and from where to where it may go."));
    free_->setCurrentCell(0, NameColumn);
    return false;
}

bool FitForm::hasRun(const FitRequest& request)
{
    const bool isAny =
        std::ranges::find(request.runs, MeasuredRunUse::Role::Fitted, &MeasuredRunUse::role) != request.runs.end();
    if (!isAny)
        Q_EMIT told(runs_->rowCount() > 0
                        ? tr("Let one of the measured runs count.")
                        : tr("There is nothing measured: drop a file on the sheet, and lay its channels beside "
                             "variables."));
    return isAny;
}

std::optional<FitRequest> FitForm::request(FitTask task)
{
    const FitRequest request{entered(), task};
    return hasFree(task) && hasRun(request) ? std::optional(request) : std::nullopt;
}

}  // namespace bramah::app
