// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/table_dialog.h"

#include "editor/tables/curve_picture.h"
#include "model/units/quantity_text.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace bramah::editor {

namespace {

std::optional<double> numberIn(const QTableWidget& grid, int row, int column)
{
    const QTableWidgetItem* cell = grid.item(row, column);
    const QString text = cell ? cell->text().trimmed() : QString();
    bool isNumber = false;
    double value = grid.locale().toDouble(text, &isNumber);
    if (!isNumber)
        value = QLocale::c().toDouble(text, &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// Is each abscissa greater than the previous one, as a table over its first column needs?
bool isRising(const NumberTable& table)
{
    for (std::size_t row = 1; row < table.size(); ++row)
        if (!(table[row].front() > table[row - 1].front()))
            return false;
    return true;
}

}  // namespace

TableDialog::TableDialog(const QString& title, const NumberTable& table, QWidget* parent)
    : QDialog(parent), grid_(new QTableWidget), picture_(new CurvePicture), message_(new QLabel)
{
    setWindowTitle(title);
    grid_->installEventFilter(this);
    grid_->setAccessibleName(title);
    message_->setObjectName(QStringLiteral("error"));
    message_->setWordWrap(true);
    auto* middle = new QHBoxLayout;
    middle->addWidget(grid_, 3);
    middle->addWidget(picture_, 2);
    auto* tools = new QHBoxLayout;
    const auto addTool = [&](const QString& text, void (TableDialog::*does)()) {
        auto* button = new QPushButton(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        tools->addWidget(button);
    };
    addTool(tr("Add row"), &TableDialog::addRow);
    addTool(tr("Remove row"), &TableDialog::removeRow);
    addTool(tr("Add column"), &TableDialog::addColumn);
    addTool(tr("Remove column"), &TableDialog::removeColumn);
    addTool(tr("Paste"), &TableDialog::paste);
    tools->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(middle, 1);
    column->addLayout(tools);
    column->addWidget(message_);
    column->addWidget(buttons);
    show(table);
    connect(grid_, &QTableWidget::cellChanged, this, &TableDialog::follow);
    resize(760, 420);
}

void TableDialog::show(const NumberTable& table)
{
    {
        const QSignalBlocker blocker(grid_);
        grid_->setRowCount(static_cast<int>(table.size()));
        grid_->setColumnCount(static_cast<int>(table.front().size()));
        for (int row = 0; row < grid_->rowCount(); ++row)
            for (int column = 0; column < grid_->columnCount(); ++column) {
                const double value = table[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                auto* cell = new QTableWidgetItem(model::exactNumber(value, locale()));
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                grid_->setItem(row, column, cell);
            }
    }
    follow();
}

std::optional<NumberTable> TableDialog::table() const
{
    NumberTable table(static_cast<std::size_t>(grid_->rowCount()));
    for (int row = 0; row < grid_->rowCount(); ++row)
        for (int column = 0; column < grid_->columnCount(); ++column) {
            const std::optional<double> number = numberIn(*grid_, row, column);
            if (!number)
                return std::nullopt;
            table[static_cast<std::size_t>(row)].push_back(*number);
        }
    return table.empty() || table.front().empty() ? std::nullopt : std::optional(std::move(table));
}

void TableDialog::follow()
{
    const std::optional<NumberTable> now = table();
    accept_->setEnabled(now.has_value());
    if (!now)
        message_->setText(tr("Each cell needs a number."));
    else if (now->front().size() > 1 && !isRising(*now))
        message_->setText(tr("The first column does not rise from row to row, as most tables need."));
    else
        message_->clear();
    if (now)
        picture_->setTable(*now);
}

void TableDialog::addRow()
{
    const auto now = table();
    if (!now)
        return;
    NumberTable longer = *now;
    const auto at = static_cast<std::size_t>(std::max(grid_->currentRow(), -1) + 1);
    const std::size_t place = grid_->currentRow() < 0 ? longer.size() : at;
    longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(place), longer[place == 0 ? 0 : place - 1]);
    show(longer);
    grid_->setCurrentCell(static_cast<int>(place), 0);
}

void TableDialog::removeRow()
{
    if (grid_->rowCount() < 2)
        return;
    grid_->removeRow(grid_->currentRow() < 0 ? grid_->rowCount() - 1 : grid_->currentRow());
    follow();
}

void TableDialog::addColumn()
{
    const auto now = table();
    if (!now)
        return;
    NumberTable wider = *now;
    for (auto& row : wider)
        row.push_back(0);
    show(wider);
}

void TableDialog::removeColumn()
{
    if (grid_->columnCount() < 2)
        return;
    grid_->removeColumn(grid_->currentColumn() < 1 ? grid_->columnCount() - 1 : grid_->currentColumn());
    follow();
}

void TableDialog::paste()
{
    if (const auto pasted = pastedTable(QApplication::clipboard()->text()))
        show(*pasted);
    else
        message_->setText(tr("The clipboard holds no rows of numbers of equal length."));
}

bool TableDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == grid_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)) {
        paste();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace bramah::editor
