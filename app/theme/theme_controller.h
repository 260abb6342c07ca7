// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/system_theme.h"
#include "editor/theme/active_theme.h"

#include <QObject>

namespace bramah::app {

enum class ThemeChoice { System, Light, Dark };

/// Chooses the program's theme and applies it: palette and style sheet of all widgets, and the ActiveTheme of canvas,
/// icons and plots. The choice is kept in the settings. GUI thread.
class ThemeController : public QObject
{
    Q_OBJECT
public:
    explicit ThemeController(QObject* parent = nullptr);

    [[nodiscard]] const editor::ActiveTheme& activeTheme() const { return active_; }
    [[nodiscard]] ThemeChoice choice() const { return choice_; }
    void setChoice(ThemeChoice choice);

private:
    void apply();

    SystemTheme system_;
    editor::ActiveTheme active_;
    ThemeChoice choice_ = ThemeChoice::System;
};

}  // namespace bramah::app
