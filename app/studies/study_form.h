// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/study_question.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStringListModel;

namespace bramah::app {

class EntryTable;
class FrequencyEntry;

/// What a study varies, how it is sampled, and what it keeps of each run. GUI thread.
class StudyForm : public QWidget
{
    Q_OBJECT
public:
    explicit StudyForm(QWidget* parent = nullptr);

    /// Names that are proposed: parameters that can vary, and variables that can be kept.
    void setNames(const QStringList& parameters, const QStringList& variables);
    /// Those of the class; they are all kept.
    void setMeasures(const solver::Measures& measures);
    /// What stands in the fields, perhaps with parts missing.
    [[nodiscard]] solver::StoredStudy entered() const;
    void show(const solver::StoredStudy& study);
    /// What is asked for; nothing, with told(), while a part is missing.
    [[nodiscard]] std::optional<StudyQuestion> question();
    /// Adds a parameter, if it is not there, and goes to its values.
    void vary(const QString& parameter, const QString& values = {});

    /// The names of variables that are proposed.
    [[nodiscard]] QStringListModel& variableNames() { return *variables_; }
    [[nodiscard]] EntryTable& table() { return *table_; }
    [[nodiscard]] QComboBox& sampling() { return *sampling_; }
    [[nodiscard]] QSpinBox& runs() { return *runs_; }
    [[nodiscard]] QSpinBox& seed() { return *seed_; }
    [[nodiscard]] QLineEdit& kept() { return *kept_; }
    /// The button that adds a number of a response to sines to what is kept.
    [[nodiscard]] FrequencyEntry& frequency() { return *frequency_; }

Q_SIGNALS:
    void told(const QString& text);
    void asked();  ///< Return in a field

private:
    void showRuns();
    /// Does each row say all? If not, told().
    [[nodiscard]] bool isComplete();

    solver::Measures measures_;
    QStringListModel* parameters_;
    QStringListModel* variables_;
    EntryTable* table_;
    QComboBox* sampling_;
    QSpinBox* runs_;
    QSpinBox* seed_;
    QLineEdit* kept_;
    FrequencyEntry* frequency_;
    QComboBox* reduction_;
    QLabel* measuresKept_;
};

}  // namespace bramah::app
