// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/plottable_variables.h"
#include "solver/measures/measure.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace bramah::app {

class DialogFoot;
class ExpressionField;

/// Asks for a measure; its value in the latest run, or what is wrong, shows while it is typed. Borrows history and
/// variables. GUI thread.
class MeasureDialog : public QDialog
{
    Q_OBJECT
public:
    MeasureDialog(const RunHistory& history, const PlottableVariables& variables, const solver::Measure& measure,
                  QWidget* parent = nullptr);

    /// Valid once the dialog is accepted.
    [[nodiscard]] solver::Measure measure() const { return measure_; }

private:
    void look();
    void listUnits(const solver::ResultColumn& column, const QString& wanted);
    /// Reads the limit in \a field; false with a message if it is none.
    bool readLimit(const QLineEdit& field, std::optional<double>& limit);

    const RunHistory& history_;
    const PlottableVariables& variables_;
    solver::Measure measure_;
    QLineEdit* name_;
    ExpressionField* of_;
    QComboBox* statistic_;
    ExpressionField* from_;
    ExpressionField* to_;
    QComboBox* unit_;
    QLineEdit* lower_;
    QLineEdit* upper_;
    DialogFoot* foot_;
    QString listedFor_;  ///< the SI unit whose units are listed
};

}  // namespace bramah::app
