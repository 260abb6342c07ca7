// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/work/background_job.h"
#include "solver/fmi/fmu_file.h"

#include <QDialog>
#include <QStringList>

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItemModel;
class QStringListModel;
class QTreeView;

namespace bramah::solver {
class Model;
}

namespace bramah::app {

/// Asks what an FMU of a model is to be: the version of FMI, and its outputs. The variables come when the equations
/// have been made, in the background. GUI thread.
class FmuDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a chosen: variables that are ticked at first, as those of the plots.
    FmuDialog(std::shared_ptr<solver::Model> model, QStringList chosen, QWidget* parent = nullptr);

    [[nodiscard]] solver::FmuQuestion question() const;

private:
    /// What the equations tell.
    struct Found {
        struct Variable {
            QString path, unit, description;
            bool isOwn = false;  ///< the model itself calls it an output
        };
        std::vector<Variable> variables;  ///< that may be outputs
        QStringList inputs;
        bool isGood = false;
    };
    [[nodiscard]] static Found lookAt(solver::Model& model, const std::stop_token& token);
    void layOut();
    void take(const Found& found);

    QStringList chosen_;
    QComboBox* version_;
    QLabel* ownInputs_;
    QStringListModel* names_;  ///< of variables that may become inputs
    QLineEdit* inputs_;
    QLineEdit* search_;
    QTreeView* list_;
    QStandardItemModel* variables_;
    QSortFilterProxyModel* filtered_;
    QPushButton* exportButton_;
    BackgroundJob<Found> look_;  ///< last: its end calls the others
};

}  // namespace bramah::app
