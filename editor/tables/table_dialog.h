// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tables/table_text.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace bramah::editor {

class CurvePicture;

/// A table of numbers in a grid, with the curves of its columns over the first one. GUI thread.
class TableDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a title: the meaning of the table.
    TableDialog(const QString& title, const NumberTable& table, QWidget* parent = nullptr);

    /// The table in the grid; nothing if a cell is no number.
    [[nodiscard]] std::optional<NumberTable> table() const;
    /// The grid with the numbers as they are typed.
    [[nodiscard]] QTableWidget& grid() const { return *grid_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const NumberTable& table);
    void addRow();
    void removeRow();
    void addColumn();
    void removeColumn();
    void paste();
    /// Updates picture and message from the grid.
    void follow();

    QTableWidget* grid_;
    CurvePicture* picture_;
    QLabel* message_;
    QPushButton* accept_;
};

}  // namespace bramah::editor
