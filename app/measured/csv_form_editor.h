// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/csv/csv_form.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace bramah::app {

/// Fields in which a person corrects how a text of columns is read.
class CsvFormEditor : public QWidget
{
    Q_OBJECT
public:
    explicit CsvFormEditor(QWidget* parent = nullptr);

    /// Shows \a form, with the columns that it makes.
    void setForm(const model::CsvForm& form, const std::vector<model::CsvColumn>& columns);
    /// Shows other columns and leaves all that is being typed.
    void setColumns(const std::vector<model::CsvColumn>& columns);
    [[nodiscard]] const model::CsvForm& form() const { return form_; }

Q_SIGNALS:
    /// The person has changed something.
    void changed();

private:
    void read();
    void showWhatCounts();

    model::CsvForm form_;
    bool isSetting_ = false;
    QComboBox* separator_;
    QComboBox* decimal_;
    QComboBox* encoding_;
    QSpinBox* titleLine_;
    QSpinBox* unitLine_;
    QSpinBox* firstLine_;
    QComboBox* timeColumn_;
    QComboBox* dateColumn_;
    QComboBox* timeFormat_;
    QComboBox* timeUnit_;
    QLineEdit* interval_;
    QCheckBox* startsAtZero_;
    QCheckBox* bridged_;
};

}  // namespace bramah::app
