// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace bramah::app {

/// A button that opens a small form, in which a number of a response to sines is put together:
/// `bandwidth(valve.u, mass.v)`, as solver::frequencyNumberIn() takes it. GUI thread.
class FrequencyEntry : public QToolButton
{
    Q_OBJECT
public:
    /// \a parameters: proposed as inputs beside \a variables. Borrows both.
    FrequencyEntry(QStringListModel& parameters, QStringListModel& variables, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox& kind() { return *kind_; }
    [[nodiscard]] QLineEdit& input() { return *input_; }
    [[nodiscard]] QLineEdit& output() { return *output_; }
    [[nodiscard]] QCheckBox& cut() { return *cut_; }
    [[nodiscard]] QPushButton& addButton() { return *add_; }

Q_SIGNALS:
    void entered(const QString& number);

private:
    [[nodiscard]] QWidget* form();
    void add();

    QStringListModel* inputs_;
    QComboBox* kind_;
    QLineEdit* input_;
    QLineEdit* output_;
    QCheckBox* cut_;
    QPushButton* add_;
};

}  // namespace bramah::app
