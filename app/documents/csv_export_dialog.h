// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_history.h"
#include "solver/results/csv_writer.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QTreeView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace bramah::app {

/// Asks for the contents of a CSV file of a run: variables, their units, the interval, the rows at events.
class CsvExportDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a chosen: variables ticked at first, those of the plots. The runs must outlive the dialog.
    CsvExportDialog(const RunHistory& history, const QStringList& chosen, QWidget* parent = nullptr);

    [[nodiscard]] const RunRecord& run() const;
    [[nodiscard]] solver::CsvOptions options() const;

private:
    /// Entries that the user has ticked stay ticked when the list is filled anew.
    void keepChoice();
    void fill();
    void updateButton();

    const RunHistory& history_;
    QStringList chosen_;
    QComboBox* run_;
    QLineEdit* search_;
    QTreeView* list_;
    QStandardItemModel* model_;
    QSortFilterProxyModel* filtered_;
    QComboBox* units_;
    QLineEdit* interval_;
    QCheckBox* withEvents_;
    QPushButton* exportButton_;
};

}  // namespace bramah::app
