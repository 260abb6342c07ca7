// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>

class QComboBox;
class QLineEdit;

namespace bramah::app {

class DialogFoot;

/// Asks for the name of a class, and for its place if there is a choice; shows a problem at once. GUI thread.
class ClassNameDialog : public QDialog
{
    Q_OBJECT
public:
    /// Returns what is wrong with a name at one of the places, or nothing.
    using Check = std::function<QString(const QString& name, int place)>;

    /// \a task: the purpose of the class, in one sentence. \a name: the proposal. \a places: where the class can go;
    /// the dialog asks only if there are at least two.
    ClassNameDialog(const QString& title, const QString& task, const QString& name, Check check,
                    QWidget* parent = nullptr, const QStringList& places = {});

    [[nodiscard]] QString name() const;
    /// The index of the chosen place.
    [[nodiscard]] int place() const;

private:
    void look();

    Check check_;
    QLineEdit* name_;
    QComboBox* place_;
    DialogFoot* foot_;
};

}  // namespace bramah::app
