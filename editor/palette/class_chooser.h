// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace bramah::editor {

class ActiveTheme;
class IconSet;
class PalettePanel;
class Workspace;

/// Asks for a class of the library, as the one to replace a component by. Enter or a double click accepts it.
class ClassChooser : public QDialog
{
    Q_OBJECT
public:
    /// \a current: the class selected at first.
    ClassChooser(const QString& title, const QString& current, Workspace& workspace, const ActiveTheme& theme,
                 const IconSet& icons, QWidget* parent = nullptr);

    /// Sets the text above the choice and the text of the accepting button; the default is for replacing a component.
    void setWords(const QString& hint, const QString& take);
    /// Full name; empty until one is chosen.
    [[nodiscard]] const QString& className() const { return className_; }
    /// The panel in which the class is chosen.
    [[nodiscard]] PalettePanel& palette() { return *palette_; }

private:
    PalettePanel* palette_;
    QLabel* hint_;
    QPushButton* take_;
    QString className_;
};

}  // namespace bramah::editor
