// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/installed_translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace bramah::app {

InstalledTranslations::InstalledTranslations(const QLocale& locale)
{
    const QString separator = QStringLiteral("_");
    if (english_.load(QStringLiteral(":/translations/bramah_en.qm")))
        QCoreApplication::installTranslator(&english_);
    if (own_.load(locale, QStringLiteral("bramah"), separator, QStringLiteral(":/translations")))
        QCoreApplication::installTranslator(&own_);
    if (qt_.load(locale, QStringLiteral("qtbase"), separator, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
}

InstalledTranslations::~InstalledTranslations()
{
    for (QTranslator* one : {&qt_, &own_, &english_})
        QCoreApplication::removeTranslator(one);
}

}  // namespace bramah::app
