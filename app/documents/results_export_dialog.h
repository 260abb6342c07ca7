// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_history.h"
#include "solver/results/csv_writer.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QTreeView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace bramah::app {

/// The format of a file of results.
enum class ResultsFormat { Csv, Mat };

/// Asks for the contents of a file of a run: variables and, for CSV, their units, the interval, the rows at events. A
/// .mat file has rows as computed, in SI units.
class ResultsExportDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a chosen: variables ticked at first, those of the plots. The runs must outlive the dialog. The variables of a
    /// kept run are there when its values have been read.
    ResultsExportDialog(ResultsFormat format, RunHistory& history, const QStringList& chosen,
                        QWidget* parent = nullptr);

    [[nodiscard]] const RunRecord& run() const;
    [[nodiscard]] solver::CsvOptions options() const;

private:
    void addCsvRows(QFormLayout& form);
    /// Entries that the user has ticked stay ticked when the list is filled anew.
    void keepChoice();
    void fill();
    void updateButton();

    ResultsFormat format_;
    RunHistory& history_;
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
