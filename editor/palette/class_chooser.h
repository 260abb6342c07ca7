// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace bramah::editor {

class ActiveTheme;
class IconSet;
class PalettePanel;
class Workspace;

/// Asks for a class of the library, as the one to replace a component by. Enter or a double click takes it.
class ClassChooser : public QDialog
{
    Q_OBJECT
public:
    /// \a current: the class that is chosen at first.
    ClassChooser(const QString& title, const QString& current, Workspace& workspace, const ActiveTheme& theme,
                 const IconSet& icons, QWidget* parent = nullptr);

    /// Full name; empty until one has been chosen.
    [[nodiscard]] const QString& className() const { return className_; }
    [[nodiscard]] PalettePanel& palette() { return *palette_; }

private:
    PalettePanel* palette_;
    QString className_;
};

}  // namespace bramah::editor
