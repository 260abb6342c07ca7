// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/icon_set.h"

#include <QPixmap>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace bramah::editor {

class ValueEdit;

/// The top of the property panel: symbol, name, designation and class of the component shown, and the button for help.
/// GUI thread.
class PropertyHeading : public QWidget
{
    Q_OBJECT
public:
    /// \a icons is used while the heading is made only.
    explicit PropertyHeading(const IconSet& icons, QWidget* parent = nullptr);

    /// Size of the symbol's picture [px].
    static constexpr QSize kSymbolSize{56, 44};

    /// \a className: full name for the tool tip; \a meaning: the class in words.
    void setNames(const QString& name, const QString& className, const QString& meaning, bool canRename);
    /// Shows the code, unless another one is being typed. \a isShown: false where no code can be given.
    void setDesignation(const QString& designation, bool isShown);
    /// An empty picture hides it.
    void setSymbol(const QPixmap& symbol);
    /// Shows the button for help as pressed or not; emits helpWanted() if that changes.
    void setHelpShown(bool isShown);
    /// Shows whether values are set for all components of a class or only for the shown one; visible if \a className,
    /// its short name, is not empty. \a canChooseClass: false if values can be set only for the one.
    void setScope(const QString& className, const QString& path, bool isHere, bool canChooseClass);
    /// Puts the cursor into the name.
    void startRename();

    /// The field for the name.
    [[nodiscard]] QLineEdit& nameField() const;
    /// The field for the designation.
    [[nodiscard]] QLineEdit& designationField() const;

Q_SIGNALS:
    /// A name was typed, without blanks around it; it may be no free Modelica name.
    void renameWanted(const QString& name);
    /// A code was typed, without blanks around it; empty: none is wanted.
    void designationWanted(const QString& designation);
    /// The button for help was pressed or released: documentation is to be shown, or values again.
    void helpWanted(bool isShown);
    /// The user wants values to be set for the component shown alone, or for its class.
    void scopeChosen(bool isHere);

private:
    QLabel* symbol_;
    ValueEdit* name_;
    ValueEdit* designation_;
    QLabel* class_;
    QToolButton* help_;
    QWidget* scope_;
    QToolButton* everywhere_;
    QToolButton* here_;
};

}  // namespace bramah::editor
