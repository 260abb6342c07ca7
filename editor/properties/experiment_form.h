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

    void setSettings(const ExperimentSettings& settings);
    void setEditable(bool isEditable);

Q_SIGNALS:
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
