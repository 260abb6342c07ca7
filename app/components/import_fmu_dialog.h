// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QLineEdit;

namespace bramah::solver {
class FmuPackage;
}

namespace bramah::app {

class DialogFoot;

/// Tells what an FMU is and has, and asks for the name of its block. GUI thread.
class ImportFmuDialog : public QDialog
{
    Q_OBJECT
public:
    /// \a name: a first one; \a faultOf: why a name cannot be taken, empty if it can.
    ImportFmuDialog(const solver::FmuPackage& fmu, const QString& name, std::function<QString(const QString&)> faultOf,
                    QWidget* parent);

    [[nodiscard]] QString name() const;

private:
    void look();

    std::function<QString(const QString&)> faultOf_;
    QLineEdit* name_;
    DialogFoot* foot_;
};

}  // namespace bramah::app
