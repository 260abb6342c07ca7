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
    explicit PropertyHeading(const IconSet& icons, QWidget* parent = nullptr);

    /// Size of the symbol's picture [px].
    static constexpr QSize kSymbolSize{56, 44};

    /// \a className: full name for the tool tip; \a meaning: the class in words.
    void setNames(const QString& name, const QString& className, const QString& meaning, bool canRename);
    void setDesignation(const QString& designation, bool isShown);
    /// An empty picture hides it.
    void setSymbol(const QPixmap& symbol);
    void setHelpShown(bool isShown);
    /// Shows whether values are set for all components of a class or only for the shown one; visible if \a className,
    /// its short name, is not empty. \a canChooseClass: false if values can be set only for the one.
    void setScope(const QString& className, const QString& path, bool isHere, bool canChooseClass);
    /// Puts the cursor into the name.
    void startRename();

    [[nodiscard]] QLineEdit& nameField() const;
    [[nodiscard]] QLineEdit& designationField() const;

Q_SIGNALS:
    void renameWanted(const QString& name);
    void designationWanted(const QString& designation);
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
