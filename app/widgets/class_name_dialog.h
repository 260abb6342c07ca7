// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace bramah::app {

/// Asks for the name of a new class; names its fault at once. GUI thread.
class ClassNameDialog : public QDialog
{
    Q_OBJECT
public:
    /// Tells the fault of a name, or nothing.
    using Check = std::function<QString(const QString&)>;

    /// \a task: the purpose of the class, in one sentence. \a name: proposed.
    ClassNameDialog(const QString& title, const QString& task, const QString& name, Check check,
                    QWidget* parent = nullptr);

    [[nodiscard]] QString name() const;

private:
    void look();

    Check check_;
    QLineEdit* name_;
    QLabel* fault_;
    QPushButton* ok_;
};

}  // namespace bramah::app
