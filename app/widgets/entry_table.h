// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTableWidget>

#include <vector>

class QAbstractItemModel;

namespace bramah::app {

/// A table into which a user types rows of texts; below the last one there is always an empty row for the next.
class EntryTable : public QTableWidget
{
    Q_OBJECT
public:
    explicit EntryTable(const QStringList& headers, QWidget* parent = nullptr);

    /// The texts of \a column are completed by \a names, with a \a hint in the empty field. Borrows the names.
    void completeColumn(int column, const QString& hint, QAbstractItemModel* names);
    /// The texts of \a column are chosen from a list, the first one for a new row.
    void chooseColumn(int column, const QStringList& choices);

    /// Without blanks around it; empty where there is nothing.
    [[nodiscard]] QString textAt(int row, int column) const;
    void setText(int row, int column, const QString& text);
    /// Puts \a rows of texts in place of all that is there.
    void setRows(const std::vector<QStringList>& rows);
    /// The numbers of rows in which something was typed.
    [[nodiscard]] std::vector<int> filledRows() const;
    /// Where \a text stands in \a column, else the empty row.
    [[nodiscard]] int rowFor(int column, const QString& text) const;

private:
    [[nodiscard]] bool isEmpty(int row) const;
    void keepEmptyRow();

    int chosenColumn_ = -1;
    QString firstChoice_;
};

}  // namespace bramah::app
