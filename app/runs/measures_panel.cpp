// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/measures_panel.h"

#include "app/runs/measure_dialog.h"
#include "app/runs/measure_text.h"
#include "editor/theme/plain_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QTableWidget>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

enum MeasureColumn : std::uint8_t { NameColumn, LimitColumn, FirstRunColumn };

}  // namespace

MeasuresPanel::MeasuresPanel(QWidget* parent)
    : QWidget(parent), layers_(new QStackedLayout), table_(new QTableWidget), empty_(new QLabel)
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* none = new QWidget;
    auto* noneColumn = new QVBoxLayout(none);
    empty_->setText(
        tr("A measure is a number of a run that you care about: the peak of a pressure, the time of a stroke.\n"
           "It is kept with the circuit, with limits, and taken of every run."));
    empty_->setObjectName(QStringLiteral("muted"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    auto* first = new QPushButton(tr("&Add a measure…"));
    noneColumn->addStretch();
    noneColumn->addWidget(empty_);
    noneColumn->addWidget(first, 0, Qt::AlignHCenter);
    noneColumn->addStretch();
    connect(first, &QPushButton::clicked, this, [this] { add(); });
    layers_->addWidget(none);
    layers_->addWidget(table_);
    column->addLayout(layers_);
    table_->setAccessibleName(tr("Measures"));
    table_->verticalHeader()->hide();
    table_->setShowGrid(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->horizontalHeader()->setHighlightSections(false);
    const auto addAction = [this](const QString& text, const QKeySequence& key, auto action) {
        auto* entry = new QAction(text, table_);
        entry->setShortcut(key);
        entry->setShortcutContext(Qt::WidgetShortcut);
        table_->addAction(entry);
        connect(entry, &QAction::triggered, this, action);
    };
    addAction(tr("&Add a measure…"), Qt::Key_Insert, [this] { add(); });
    addAction(tr("&Edit…"), Qt::Key_F2, [this] { edit(); });
    addAction(tr("Move &up"), Qt::ALT | Qt::Key_Up, [this] { move(-1); });
    addAction(tr("Move &down"), Qt::ALT | Qt::Key_Down, [this] { move(1); });
    addAction(tr("&Remove"), QKeySequence::Delete, [this] { remove(); });
    addAction(tr("&Copy the table"), QKeySequence::Copy, [this] { copy(); });
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(table_, &QTableWidget::activated, this, &MeasuresPanel::edit);
    setFocusProxy(first);
}

void MeasuresPanel::setMeasures(RunMeasures* measures)
{
    if (measures_ == measures)
        return;
    if (measures_)
        measures_->disconnect(this);
    measures_ = measures;
    if (measures_) {
        connect(measures_, &RunMeasures::changed, this, &MeasuresPanel::fill);
        connect(measures_, &RunMeasures::resultsChanged, this, &MeasuresPanel::fill);
        connect(&measures_->history(), &RunHistory::listChanged, this, &MeasuresPanel::fill);
        connect(&measures_->history(), &RunHistory::runStarted, this, &MeasuresPanel::fill);
    }
    fill();
}

void MeasuresPanel::fill()
{
    const int row = table_->currentRow();
    const solver::Measures none;
    const solver::Measures& measures = measures_ ? measures_->measures() : none;
    layers_->setCurrentIndex(measures.empty() ? 0 : 1);
    setFocusProxy(measures.empty() ? layers_->widget(0)->findChild<QPushButton*>() : static_cast<QWidget*>(table_));
    std::vector<const RunRecord*> runs;
    if (measures_)
        for (auto run = measures_->history().runs().rbegin(); run != measures_->history().runs().rend(); ++run)
            if ((*run)->isShown || run == measures_->history().runs().rbegin())
                runs.push_back(run->get());
    table_->setRowCount(static_cast<int>(measures.size()));
    table_->setColumnCount(FirstRunColumn + static_cast<int>(runs.size()));
    QStringList heads{tr("Measure"), tr("Limit")};
    for (const RunRecord* run : runs)
        heads.append(run->name);
    table_->setHorizontalHeaderLabels(heads);
    for (std::size_t index = 0; index < measures.size(); ++index) {
        const solver::Measure& measure = measures[index];
        const auto curve = measures_->variables().read(measure.of);
        auto* name = new QTableWidgetItem(measure.name);
        QStringList words{tr("%1 of %2").arg(nameOf(measure.statistic), measure.of)};
        if (!measure.from.isEmpty())
            words.append(tr("from: %1").arg(measure.from));
        if (!measure.to.isEmpty())
            words.append(tr("to: %1").arg(measure.to));
        name->setToolTip(editor::plainToolTip(words.join(QLatin1Char('\n'))));
        table_->setItem(static_cast<int>(index), NameColumn, name);
        table_->setItem(
            static_cast<int>(index), LimitColumn,
            new QTableWidgetItem(curve ? limitText(measure, columnOf(measure.statistic, curve->column())) : QString()));
        for (std::size_t k = 0; k < runs.size(); ++k) {
            const solver::MeasureResult* result = measures_->result(*runs[k], index);
            auto* item = new QTableWidgetItem(result ? measureText(measure, *result) : QStringLiteral("…"));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (result && !result->value)
                item->setToolTip(editor::plainToolTip(result->value.error()));
            if (result && result->isLimitBroken()) {
                QFont font = item->font();
                font.setBold(true);
                item->setFont(font);
                item->setText(item->text() + QStringLiteral("  ✗"));
                item->setToolTip(result->isBelow ? tr("Below its limit") : tr("Above its limit"));
            }
            table_->setItem(static_cast<int>(index), FirstRunColumn + static_cast<int>(k), item);
        }
    }
    table_->resizeColumnsToContents();
    if (row >= 0 && row < table_->rowCount())
        table_->setCurrentCell(row, 0);
}

int MeasuresPanel::current() const
{
    return measures_ && table_->currentRow() < static_cast<int>(measures_->measures().size()) ? table_->currentRow()
                                                                                              : -1;
}

void MeasuresPanel::add(const solver::Measure& measure)
{
    if (!measures_)
        return;
    MeasureDialog dialog(measures_->history(), measures_->variables(), measure, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    solver::Measures changed = measures_->measures();
    changed.push_back(dialog.measure());
    measures_->set(changed, tr("Add a measure"));
}

void MeasuresPanel::edit()
{
    if (current() < 0)
        return;
    const auto index = static_cast<std::size_t>(current());
    MeasureDialog dialog(measures_->history(), measures_->variables(), measures_->measures()[index], window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    solver::Measures changed = measures_->measures();
    changed[index] = dialog.measure();
    measures_->set(changed, tr("Change a measure"));
}

void MeasuresPanel::remove()
{
    if (current() < 0)
        return;
    solver::Measures changed = measures_->measures();
    changed.erase(changed.begin() + current());
    measures_->set(changed, tr("Remove a measure"));
}

void MeasuresPanel::move(int by)
{
    const int from = current(), to = from + by;
    if (from < 0 || to < 0 || to >= table_->rowCount())
        return;
    solver::Measures changed = measures_->measures();
    std::swap(changed[static_cast<std::size_t>(from)], changed[static_cast<std::size_t>(to)]);
    if (measures_->set(changed, tr("Move a measure")))
        table_->setCurrentCell(to, 0);
}

void MeasuresPanel::copy() const
{
    QStringList lines;
    QStringList names;
    for (int column = 0; column < table_->columnCount(); ++column)
        names.append(table_->horizontalHeaderItem(column)->text());
    lines.append(names.join(QLatin1Char('\t')));
    for (int row = 0; row < table_->rowCount(); ++row) {
        QStringList fields;
        for (int column = 0; column < table_->columnCount(); ++column)
            fields.append(table_->item(row, column)->text());
        lines.append(fields.join(QLatin1Char('\t')));
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

}  // namespace bramah::app
