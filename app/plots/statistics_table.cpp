// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/statistics_table.h"

#include "editor/theme/popup_menu.h"
#include "model/files/output_file.h"
#include "solver/results/column_units.h"
#include "solver/results/csv_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kFirstStatistic = 2;  ///< behind the curve and its run

}  // namespace

const std::vector<solver::Statistic>& StatisticsTable::statistics()
{
    using enum solver::Statistic;
    static const std::vector<solver::Statistic> shown = {First,    Last,  Change,   Minimum,   Maximum,      Mean,  Rms,
                                                         Integral, Slope, RiseTime, Overshoot, SettlingTime, Period};
    return shown;
}

StatisticsTable::StatisticsTable(const RunHistory& history, const PlottableVariables& variables, QWidget* parent)
    : QWidget(parent),
      history_(history),
      variables_(variables),
      title_(new QLabel(this)),
      table_(new QTableWidget(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 0, 0);
    layout->setSpacing(2);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    const auto addButton = [&](const QString& text, const QString& tip, auto action) {
        auto* button = new QToolButton(this);
        button->setText(text);
        button->setToolTip(tip);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, action);
        head->addWidget(button);
    };
    addButton(tr("Copy"), tr("Copies the table for a spreadsheet"), [this] { copy(); });
    addButton(tr("Export…"), tr("Writes the table as CSV"), [this] { exportCsv(); });
    addButton(tr("Close"), tr("Hides the statistics (M)"), [this] { Q_EMIT closeWanted(); });
    layout->addLayout(head);
    QStringList names{tr("Curve"), tr("Run")};
    for (const solver::Statistic statistic : statistics())
        names.append(nameOf(statistic));
    table_->setColumnCount(static_cast<int>(names.size()));
    table_->setHorizontalHeaderLabels(names);
    table_->setAccessibleName(tr("Statistics"));
    table_->verticalHeader()->hide();
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setShowGrid(false);
    table_->setMinimumHeight(2 * table_->fontMetrics().height());
    table_->setAlternatingRowColors(true);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    table_->installEventFilter(this);
    layout->addWidget(table_);
    connect(table_, &QWidget::customContextMenuRequested, this, [this](QPoint position) {
        editor::popUpMenu(*table_, table_->viewport()->mapToGlobal(position), [this](QMenu& menu) { fillMenu(menu); });
    });
    connect(&timer_, &QTimer::timeout, this, &StatisticsTable::computeNext);
}

void StatisticsTable::show(const std::vector<CurveDefinition>& curves, double from, double to, bool isMarked)
{
    from_ = from;
    to_ = to;
    const QString times = tr("%1 s to %2 s").arg(QLocale().toString(from, 'g', 5), QLocale().toString(to, 'g', 5));
    title_->setText(isMarked ? tr("Between A and B: %1, %2 s").arg(times, QLocale().toString(to - from, 'g', 5))
                             : tr("Of the time shown: %1 (click on a plot to mark A, then B)").arg(times));
    rows_.clear();
    const auto& runs = history_.runs();
    for (const CurveDefinition& curve : curves)
        for (auto run = runs.rbegin(); run != runs.rend(); ++run)
            if (run == runs.rbegin() || ((*run)->isShown && !variables_.measured().column(curve.variable)))
                if (auto source = variables_.curve(**run, curve.variable))
                    rows_.push_back({curve, (*run)->number, std::move(source)});
    table_->setRowCount(static_cast<int>(rows_.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const Row& one = rows_[static_cast<std::size_t>(row)];
        const RunRecord* run = history_.find(one.run);
        const auto put = [&](int column, const QString& text) {
            table_->setItem(row, column, new QTableWidgetItem(text));
        };
        put(0, one.curve.name.isEmpty() ? one.curve.variable : one.curve.name);
        put(1, variables_.measured().column(one.curve.variable) ? tr("measured") : run ? run->name : QString());
        for (int column = kFirstStatistic; column < table_->columnCount(); ++column)
            put(column, QStringLiteral("…"));
    }
    next_ = 0;
    if (rows_.empty())
        timer_.stop();
    else
        timer_.start(0);
}

void StatisticsTable::computeNext()
{
    if (next_ >= rows_.size()) {
        timer_.stop();
        table_->resizeColumnsToContents();
        return;
    }
    Row& row = rows_[next_];
    if (!row.source->update())
        return;
    const solver::ResultColumn& column = row.source->rows().columns()[static_cast<std::size_t>(row.source->column())];
    solver::CurveStatistics numbers(row.source->rows(), row.source->column(), from_, to_);
    for (std::size_t k = 0; k < statistics().size(); ++k) {
        const solver::Statistic statistic = statistics()[k];
        const solver::StatisticValue value = numbers.value(statistic);
        const solver::ResultColumn measured = columnOf(statistic, column);
        const QString wanted = measured.unit == column.unit ? row.curve.unit : QString();
        auto* item = new QTableWidgetItem(value ? valueText(measured, *value, wanted, 5) : QStringLiteral("—"));
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (!value)
            item->setToolTip(value.error());
        table_->setItem(static_cast<int>(next_), kFirstStatistic + static_cast<int>(k), item);
    }
    ++next_;
}

void StatisticsTable::fillMenu(QMenu& menu)
{
    const int row = table_->currentRow(), column = table_->currentColumn();
    if (row >= 0 && row < static_cast<int>(rows_.size()) && column >= kFirstStatistic) {
        const solver::Statistic statistic = statistics()[static_cast<std::size_t>(column - kFirstStatistic)];
        const CurveDefinition curve = rows_[static_cast<std::size_t>(row)].curve;
        menu.addAction(tr("&Keep as a measure…"), this,
                       [this, statistic, curve] { Q_EMIT measureWanted(curve.variable, curve.unit, statistic); });
    }
    menu.addAction(tr("&Copy the table"), this, [this] { copy(); })->setShortcut(QKeySequence::Copy);
    menu.addAction(tr("&Export as CSV…"), this, [this] { exportCsv(); });
}

QString StatisticsTable::text(QChar separator) const
{
    const auto field = [&](const QString& text) {
        return separator == QLatin1Char('\t') ? text : QString::fromUtf8(solver::csvField(text));
    };
    QStringList lines;
    QStringList names;
    for (int column = 0; column < table_->columnCount(); ++column)
        names.append(field(table_->horizontalHeaderItem(column)->text()));
    lines.append(names.join(separator));
    for (int row = 0; row < table_->rowCount(); ++row) {
        QStringList values;
        for (int column = 0; column < table_->columnCount(); ++column)
            values.append(field(table_->item(row, column)->text()));
        lines.append(values.join(separator));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void StatisticsTable::copy() const
{
    QApplication::clipboard()->setText(text(QLatin1Char('\t')));
}

void StatisticsTable::exportCsv()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the statistics"),
                                                      QStringLiteral("statistics.csv"), tr("CSV files (*.csv)"));
    if (path.isEmpty())
        return;
    model::OutputFile file(path);
    if (!file.open() || !file.write(text(QLatin1Char(',')).toUtf8()) || !file.commit())
        QMessageBox::warning(this, tr("Export the statistics"), file.problem());
}

bool StatisticsTable::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (key.matches(QKeySequence::Copy))
        copy();
    else if (isPlain && (key.key() == Qt::Key_M || key.key() == Qt::Key_Escape))
        Q_EMIT closeWanted();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

}  // namespace bramah::app
