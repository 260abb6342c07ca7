// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme_controller.h"

#include "app/theme/window_style.h"

#include <QApplication>
#include <QLabel>
#include <QProxyStyle>
#include <QSettings>
#include <QStyleFactory>

namespace bramah::app {

namespace {

constexpr auto kSettingsKey = "window/theme";
constexpr const char* kChoiceNames[] = {"system", "light", "dark"};

ThemeChoice rememberedChoice()
{
    const QString name = QSettings().value(QLatin1String(kSettingsKey)).toString();
    for (int index = 0; index < 3; ++index)
        if (name == QLatin1String(kChoiceNames[index]))
            return static_cast<ThemeChoice>(index);
    return ThemeChoice::System;
}

/// Fusion, with labels that show each sign of their text: a model's description or the name of a file may look like
/// HTML, and HTML names files that Qt would read. A label that means HTML says so by its text format.
class WindowStyle final : public QProxyStyle
{
public:
    WindowStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

    using QProxyStyle::polish;
    void polish(QWidget* widget) override
    {
        QProxyStyle::polish(widget);
        auto* label = qobject_cast<QLabel*>(widget);
        const bool isToolTip = widget->inherits("QTipLabel");  // Qt's: texts of tool tips are escaped where need be
        if (label && !isToolTip && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    }
};

}  // namespace

ThemeController::ThemeController(QObject* parent) : QObject(parent), choice_(rememberedChoice())
{
    QApplication::setStyle(new WindowStyle);
    connect(&system_, &SystemTheme::changed, this, &ThemeController::apply);
    // The first listener, so that the others find palette and style sheet in place.
    connect(&active_, &editor::ActiveTheme::changed, this, [this] {
        QApplication::setPalette(paletteOf(active_.theme()));
        qApp->setStyleSheet(styleSheetOf(active_.theme()));
    });
    QApplication::setPalette(paletteOf(active_.theme()));
    qApp->setStyleSheet(styleSheetOf(active_.theme()));
    apply();
}

void ThemeController::setChoice(ThemeChoice choice)
{
    if (choice == choice_)
        return;
    choice_ = choice;
    QSettings().setValue(QLatin1String(kSettingsKey), QLatin1String(kChoiceNames[static_cast<int>(choice)]));
    apply();
}

void ThemeController::apply()
{
    active_.setDark(choice_ == ThemeChoice::Dark || (choice_ == ThemeChoice::System && system_.isDark()));
}

}  // namespace bramah::app
