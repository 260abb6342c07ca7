// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/symbol/part_motion.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace bramah::editor {

/// Asks how a part of a symbol follows a variable of the class while results are shown. Borrows the class.
class MotionDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a instance: of the class, whose variables are offered. \a motion: shown at first; nothing: the part rests.
    MotionDialog(const model::Instance& instance, const std::optional<model::PartMotion>& motion,
                 QWidget* parent = nullptr);

    /// The chosen motion, after the dialog was accepted; nothing: the part rests.
    [[nodiscard]] std::optional<model::PartMotion> motion() const;

    /// A sentence such as `moves right with x: 5 M at 0.1`, in the user's language.
    [[nodiscard]] static QString sentence(const model::PartMotion& motion);

private:
    [[nodiscard]] QWidget* makeButtons(bool isMoving);
    void fillVariables();
    void update();
    [[nodiscard]] model::PartMotion::Kind kind() const;
    [[nodiscard]] const model::Instance* variable() const;
    [[nodiscard]] bool isBoolean() const;
    /// What is wrong with the input; empty if nothing is.
    [[nodiscard]] QString fault() const;

    const model::Instance& instance_;
    QComboBox* kind_;
    QComboBox* variable_;
    QLineEdit* way_;
    QLabel* wayUnit_;
    QLineEdit* value_;
    QLabel* valueUnit_;
    QLabel* valueName_;
    QLabel* note_;
    QPushButton* take_;
    bool isResting_ = false;
};

}  // namespace bramah::editor
