// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fit/fit_tables.h"

#include "app/translate.h"
#include "solver/faults/fault_texts.h"
#include "solver/fit/fitted_texts.h"
#include "solver/results/column_units.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

namespace bramah::app {

namespace {

solver::ResultColumn unitOf(const FitReply& reply, const QString& path)
{
    const auto unit = reply.units.find(path);
    return unit == reply.units.end() ? solver::ResultColumn() : unit->second;
}

void fill(QTableWidget& table, const QStringList& heads, const std::vector<QStringList>& rows)
{
    table.clear();
    table.setColumnCount(static_cast<int>(heads.size()));
    table.setHorizontalHeaderLabels(heads);
    table.setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column)
            table.setItem(row, column, new QTableWidgetItem(rows[static_cast<std::size_t>(row)][column]));
    table.resizeColumnsToContents();
    table.horizontalHeader()->setStretchLastSection(true);
}

}  // namespace

void showFittedValues(QTableWidget& table, const FitReply& reply)
{
    std::vector<QStringList> rows;
    const bool isPreview = reply.task == FitTask::Preview;
    for (const solver::FittedValue& value : reply.fit.values) {
        const solver::ResultColumn unit = unitOf(reply, value.name);
        QStringList row{solver::nameText(value), solver::numberText(value, value.value, unit),
                        solver::boundsText(value, unit)};
        if (!isPreview)
            row << solver::numberText(value, value.start, unit);
        rows.push_back(std::move(row));
    }
    QStringList heads{tr("Parameter"), isPreview ? tr("Present value") : tr("Value"),
                      isPreview ? tr("Will be known within") : tr("With 95 % between")};
    if (!isPreview)
        heads << tr("Was");
    fill(table, heads, rows);
}

void showFittedSignals(QTableWidget& table, const FitReply& reply)
{
    std::vector<QStringList> rows;
    for (const solver::FittedSignal& signal : reply.fit.signals) {
        constexpr int kDigits = 3;
        const auto text = [&](double value) {
            return solver::valueText(unitOf(reply, signal.variable), value, {}, kDigits);
        };
        rows.push_back({signal.variable, reply.experiments.value(static_cast<qsizetype>(signal.experiment)),
                        text(reply.task == FitTask::Preview ? signal.before : signal.after), text(signal.before),
                        QLocale().toString(signal.samples), QLocale().toString(signal.outliers)});
    }
    fill(table, {tr("Signal"), tr("Run"), tr("Left"), tr("Was"), tr("Values"), tr("Left out")}, rows);
}

void showFaults(QTableWidget& table, const FitReply& reply)
{
    std::vector<QStringList> rows;
    for (std::size_t k = 0; k < reply.faults.ranking.size(); ++k) {
        const solver::RankedFault& fault = reply.faults.ranking[k];
        QString size = fault.problem;
        if (fault.problem.isEmpty() && fault.hypothesis) {
            const solver::ResultColumn unit = unitOf(reply, fault.hypothesis->parameter);
            size = tr("%1 = %2, was %3")
                       .arg(fault.hypothesis->parameter, solver::numberText(fault.size, fault.size.value, unit),
                            solver::numberText(fault.size, fault.hypothesis->healthy, unit));
            if (fault.size.upper > fault.size.lower)
                size += tr("; 95 %: %1").arg(solver::boundsText(fault.size, unit));
        }
        rows.push_back({solver::nameText(fault),
                        !fault.problem.isEmpty() ? tr("its runs fail")
                        : k == 0                 ? tr("explains it best")
                        : fault.isTied           ? tr("just as well")
                                                 : tr("explains less"),
                        fault.problem.isEmpty() ? QLocale().toString(fault.misfit, 'g', 3) : QString(), size});
    }
    fill(table, {tr("Fault"), tr("Verdict"), tr("Left, of the noise"), tr("Size")}, rows);
}

}  // namespace bramah::app
