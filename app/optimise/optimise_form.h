// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/questions/stored_questions.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QSpinBox;
class QStringListModel;

namespace bramah::app {

class EntryTable;
class FrequencyEntry;

/// What a user asks for, as it is written.
struct OptimiseQuestion : solver::StoredSearch {
    solver::Measures measures;  ///< of the class, which goals may name
};

/// What is free, goals and limits, and how they are searched. GUI thread.
class OptimiseForm : public QWidget
{
    Q_OBJECT
public:
    explicit OptimiseForm(QWidget* parent = nullptr);

    /// Names that are proposed.
    void setNames(const QStringList& parameters, const QStringList& variables);
    void setMeasures(const solver::Measures& measures);
    /// What stands in the fields, perhaps with parts missing.
    [[nodiscard]] solver::StoredSearch entered() const;
    void show(const solver::StoredSearch& search);
    /// What is asked for; nothing, with told(), while a part is missing.
    [[nodiscard]] std::optional<OptimiseQuestion> question();

    [[nodiscard]] EntryTable& free() { return *free_; }
    [[nodiscard]] EntryTable& goals() { return *goals_; }
    /// The button that adds a goal of a number of a response to sines.
    [[nodiscard]] FrequencyEntry& frequency() { return *frequency_; }
    [[nodiscard]] QComboBox& method() { return *method_; }
    [[nodiscard]] QSpinBox& runs() { return *runs_; }
    [[nodiscard]] QSpinBox& seed() { return *seed_; }

Q_SIGNALS:
    void told(const QString& text);

private:
    /// These emit told() if not.
    [[nodiscard]] bool hasFree();
    [[nodiscard]] bool hasGoal();
    [[nodiscard]] bool tell(EntryTable& table, int row, int column, const QString& text);
    void fillResponses();

    solver::Measures measures_;
    QStringListModel* parameters_;
    QStringListModel* variables_;
    QStringListModel* responses_;
    EntryTable* free_;
    EntryTable* goals_;
    FrequencyEntry* frequency_;
    QComboBox* method_;
    QSpinBox* runs_;
    QSpinBox* seed_;
};

}  // namespace bramah::app
