// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/window_style.h"

#include <QFile>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

struct NamedRole {
    const char* name;
    ColorRole role;
};

constexpr NamedRole kRoles[] = {
    {"Desk", ColorRole::Desk},
    {"Paper", ColorRole::Paper},
    {"Accent", ColorRole::Accent},
    {"AccentSoft", ColorRole::AccentSoft},
    {"AccentInk", ColorRole::AccentInk},
    {"Error", ColorRole::Error},
    {"Warning", ColorRole::Warning},
    {"Running", ColorRole::Running},
    {"Window", ColorRole::Window},
    {"Panel", ColorRole::Panel},
    {"Field", ColorRole::Field},
    {"Border", ColorRole::Border},
    {"FieldBorder", ColorRole::FieldBorder},
    {"Hover", ColorRole::Hover},
    {"Pressed", ColorRole::Pressed},
    {"Text", ColorRole::Text},
    {"TextMuted", ColorRole::TextMuted},
    {"TextDisabled", ColorRole::TextDisabled},
    {"ToolTip", ColorRole::ToolTip},
};

}  // namespace

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole target, ColorRole role) { palette.setColor(target, theme.color(role)); };
    set(QPalette::Window, ColorRole::Window);
    set(QPalette::WindowText, ColorRole::Text);
    set(QPalette::Base, ColorRole::Field);
    set(QPalette::AlternateBase, ColorRole::Panel);
    set(QPalette::ToolTipBase, ColorRole::ToolTip);
    palette.setColor(QPalette::ToolTipText, Qt::white);
    set(QPalette::PlaceholderText, ColorRole::TextMuted);
    set(QPalette::Text, ColorRole::Text);
    set(QPalette::Button, ColorRole::Panel);
    set(QPalette::ButtonText, ColorRole::Text);
    set(QPalette::BrightText, ColorRole::Error);
    set(QPalette::Highlight, ColorRole::Accent);
    set(QPalette::HighlightedText, ColorRole::AccentInk);
    set(QPalette::Link, ColorRole::Accent);
    set(QPalette::LinkVisited, ColorRole::Accent);
    set(QPalette::Light, ColorRole::Field);
    set(QPalette::Midlight, ColorRole::Hover);
    set(QPalette::Mid, ColorRole::FieldBorder);
    set(QPalette::Dark, ColorRole::FieldBorder);
    set(QPalette::Shadow, ColorRole::Border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.color(ColorRole::TextDisabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.color(ColorRole::Pressed));
    return palette;
}

QString styleSheetOf(const Theme& theme)
{
    QFile file(QStringLiteral(":/style/window.qss"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    for (const auto& [name, role] : kRoles)
        sheet.replace(QStringLiteral("@%1@").arg(QLatin1String(name)), theme.color(role).name());
    const QColor panel = theme.color(ColorRole::Panel);
    sheet.replace(QStringLiteral("@ErrorSoft@"), Theme::mix(theme.color(ColorRole::Error), panel, 0.14).name());
    sheet.replace(QStringLiteral("@WarningSoft@"), Theme::mix(theme.color(ColorRole::Warning), panel, 0.16).name());
    sheet.replace(QStringLiteral("@Tone@"), theme.isDark() ? QStringLiteral("dark") : QStringLiteral("light"));
    return sheet;
}

}  // namespace bramah::app
