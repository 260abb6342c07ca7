// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "model/planning/designations.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QTableWidget;

namespace bramah::app {

class DialogFoot;

/// Asks for the codes of a sheet: their standard, module, medium, height, functions of circuits, data at symbols, of
/// which kind for each class. Says below how many components get another code. Borrows the diagram. GUI thread.
class CodesDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a sheet: the instance of the diagram's class; null: without data of whole classes.
    explicit CodesDialog(const model::Diagram& diagram, const model::Instance* sheet, QWidget* parent = nullptr);

    /// What is wanted; valid once the dialog is accepted.
    [[nodiscard]] model::DiagramChanges changes() const;

private:
    void listCircuits();
    void listClasses();
    void look();
    /// Shows what the templates come to.
    void showData();
    /// The first component of the class in a row of the data.
    [[nodiscard]] const model::Instance* componentIn(int row) const;
    [[nodiscard]] model::SheetCodes codes() const;
    [[nodiscard]] model::CodesThatAreThere there() const;

    const model::Diagram& diagram_;
    QComboBox* scheme_;
    QLineEdit* module_;
    QComboBox* medium_;
    QComboBox* letters_;
    QCheckBox* data_;
    const model::Instance* sheet_;
    QTableWidget* circuits_;
    QTableWidget* classes_;
    QCheckBox* anew_;
    DialogFoot* foot_;
};

}  // namespace bramah::app
