// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QTranslator>

namespace bramah::app {

/// The program's texts and those of Qt's dialogs in the language of a locale, while the object lives. Needs a
/// QCoreApplication. GUI thread.
class InstalledTranslations
{
public:
    explicit InstalledTranslations(const QLocale& locale);
    ~InstalledTranslations();
    InstalledTranslations(const InstalledTranslations&) = delete;
    InstalledTranslations& operator=(const InstalledTranslations&) = delete;

private:
    QTranslator english_;  ///< plural forms, which the texts in the source do not have
    QTranslator own_;
    QTranslator qt_;
};

}  // namespace bramah::app
