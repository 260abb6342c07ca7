// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"
#include "app/results/plottable_variables.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace bramah::app {

class DialogFoot;
class ExpressionField;

/// Asks for a curve: an expression over the variables, its unit and its name in the legend. What is wrong shows at
/// once. Borrows the variables. GUI thread.
class CurveDialog : public QDialog
{
    Q_OBJECT
public:
    CurveDialog(const PlottableVariables& variables, const CurveDefinition& curve, QWidget* parent = nullptr);

    [[nodiscard]] CurveDefinition curve() const;

private:
    void look();

    const PlottableVariables& variables_;
    ExpressionField* expression_;
    QComboBox* unit_;
    QLineEdit* name_;
    DialogFoot* foot_;
    QString siUnit_;  ///< for which the units are listed
};

}  // namespace bramah::app
