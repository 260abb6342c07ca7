// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/entry_table.h"

#include "app/widgets/variable_field.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace bramah::app {

namespace {

/// Edits a text in a field that completes it.
class NameDelegate final : public QStyledItemDelegate
{
public:
    NameDelegate(const QString& hint, QAbstractItemModel* names, QObject* parent)
        : QStyledItemDelegate(parent), hint_(hint), names_(names)
    {
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        QLineEdit* field = makeVariableField(hint_, names_);
        field->setParent(parent);
        field->setFrame(false);
        return field;
    }

private:
    QString hint_;
    QAbstractItemModel* names_;
};

/// Edits a text as one of a list.
class ChoiceDelegate final : public QStyledItemDelegate
{
public:
    ChoiceDelegate(const QStringList& choices, QObject* parent) : QStyledItemDelegate(parent), choices_(choices) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* box = new QComboBox(parent);
        box->setFrame(false);
        box->addItems(choices_);
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        static_cast<QComboBox*>(editor)->setCurrentText(index.data(Qt::EditRole).toString());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        model->setData(index, static_cast<QComboBox*>(editor)->currentText());
    }

private:
    QStringList choices_;
};

}  // namespace

EntryTable::EntryTable(const QStringList& headers, QWidget* parent)
    : QTableWidget(0, static_cast<int>(headers.size()), parent)
{
    setHorizontalHeaderLabels(headers);
    // The columns share the width; where it does not suffice for their headings one scrolls.
    constexpr int kMargins = 24;  // px, about the words
    int widest = 0;
    for (const QString& heading : headers)
        widest = std::max(widest, horizontalHeader()->fontMetrics().size(0, heading).width() + kMargins);
    horizontalHeader()->setMinimumSectionSize(widest);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    setEditTriggers(QAbstractItemView::AllEditTriggers);
    connect(this, &QTableWidget::itemChanged, this, &EntryTable::keepEmptyRow);
    keepEmptyRow();
    setCurrentCell(0, 0);
}

void EntryTable::completeColumn(int column, const QString& hint, QAbstractItemModel* names)
{
    setItemDelegateForColumn(column, new NameDelegate(hint, names, this));
}

void EntryTable::chooseColumn(int column, const QStringList& choices)
{
    setItemDelegateForColumn(column, new ChoiceDelegate(choices, this));
    chosenColumn_ = column;
    firstChoice_ = choices.front();
}

QString EntryTable::textAt(int row, int column) const
{
    const QTableWidgetItem* found = item(row, column);
    return found ? found->text().trimmed() : QString();
}

void EntryTable::setText(int row, int column, const QString& text)
{
    setItem(row, column, new QTableWidgetItem(text));
}

void EntryTable::setRows(const std::vector<QStringList>& rows)
{
    {
        const QSignalBlocker blocker(this);
        setRowCount(static_cast<int>(rows.size()));
        for (int row = 0; row < rowCount(); ++row)
            for (int column = 0; column < columnCount(); ++column)
                setText(row, column, rows[static_cast<std::size_t>(row)].value(column));
    }
    keepEmptyRow();
    // Without a field over the cell, which would take the keys from where the user is.
    const EditTriggers triggers = editTriggers();
    setEditTriggers(NoEditTriggers);
    setCurrentCell(0, 0);
    setEditTriggers(triggers);
}

std::vector<int> EntryTable::filledRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row)
        if (!isEmpty(row))
            rows.push_back(row);
    return rows;
}

int EntryTable::rowFor(int column, const QString& text) const
{
    int row = 0;
    while (row < rowCount() - 1 && textAt(row, column) != text)
        ++row;
    return row;
}

bool EntryTable::isEmpty(int row) const
{
    for (int column = 0; column < columnCount(); ++column)
        if (column != chosenColumn_ && !textAt(row, column).isEmpty())
            return false;
    return true;
}

void EntryTable::keepEmptyRow()
{
    const QSignalBlocker blocker(this);
    for (int row = 0; row < rowCount(); ++row)
        if (chosenColumn_ >= 0 && !isEmpty(row) && textAt(row, chosenColumn_).isEmpty())
            setText(row, chosenColumn_, firstChoice_);
    const int last = rowCount() - 1;
    if (last < 0 || !isEmpty(last))
        insertRow(last + 1);
}

}  // namespace bramah::app
