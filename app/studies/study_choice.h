// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studies/study_job.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace bramah::app {

/// Which answer of a study is looked at, over which parameter, or over which two. GUI thread.
class StudyChoice : public QWidget
{
    Q_OBJECT
public:
    explicit StudyChoice(QWidget* parent = nullptr);

    /// Offers the answers and parameters of another study.
    void setStudy(const StudyAnswer& answer);
    /// Their numbers; nothing before there is a study, and without a second parameter.
    [[nodiscard]] std::optional<std::size_t> answer() const;
    [[nodiscard]] std::optional<std::size_t> parameter() const;
    [[nodiscard]] std::optional<std::size_t> second() const;

    [[nodiscard]] QComboBox& answerBox() { return *answer_; }
    [[nodiscard]] QComboBox& parameterBox() { return *parameter_; }
    [[nodiscard]] QComboBox& secondBox() { return *second_; }

Q_SIGNALS:
    void changed();

private:
    void fillSecond();

    QComboBox* answer_;
    QComboBox* parameter_;
    QComboBox* second_;
    QWidget* secondLabel_ = nullptr;
};

}  // namespace bramah::app
