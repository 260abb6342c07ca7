// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/experiment_settings.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace bramah::editor {

/// Start and stop time, interval, tolerance and method of a model's runs. GUI thread.
class ExperimentForm : public QWidget
{
    Q_OBJECT
public:
    explicit ExperimentForm(QWidget* parent = nullptr);

    /// Shows \a settings; a field in which something is typed keeps its text.
    void setSettings(const ExperimentSettings& settings);
    /// Chooses whether the settings can be changed, or only read.
    void setEditable(bool isEditable);

Q_SIGNALS:
    /// The user has changed the settings; those with a mistake are not told, but shown as wrong.
    void changed(const bramah::editor::ExperimentSettings& settings);

private:
    void addMethods();
    void commit();

    ExperimentSettings settings_;
    QLineEdit* startTime_;
    QLineEdit* stopTime_;
    QLineEdit* interval_;
    QLineEdit* tolerance_;
    QComboBox* method_;
    QLabel* error_;
};

}  // namespace bramah::editor
