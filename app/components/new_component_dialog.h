// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/templates/component_templates.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace bramah::app {

/// Asks for the name of a new component, its place and its first contents.
class NewComponentDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Place { ThisFile, MyComponents };
    /// The reason why a name cannot be that of a new class at a place; empty if it can.
    using Check = std::function<QString(const QString& name, Place place)>;

    /// \a file: the name of the open file; empty if nothing can be added to one.
    NewComponentDialog(const QString& file, bool hasMyComponents, Check check, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString description() const;
    [[nodiscard]] Place place() const;
    [[nodiscard]] model::ComponentTemplate kind() const;

private:
    void look();

    Check check_;
    QLineEdit* name_;
    QLineEdit* description_;
    QComboBox* place_;
    QListWidget* templates_;
    QLabel* fault_;
    QPushButton* ok_;
};

}  // namespace bramah::app
