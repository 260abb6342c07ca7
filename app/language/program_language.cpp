// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/program_language.h"

#include <QDir>
#include <QSettings>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr auto kLanguageKey = "language";

/// "Deutsch", "English": without the country that Qt adds to some.
QString ownName(const QString& code)
{
    const QLocale locale(code);
    if (locale.language() == QLocale::English)
        return QStringLiteral("English");
    QString name = locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name.at(0).toUpper();
    return name.isEmpty() ? code : name;
}

/// The first language that the system asks for and the program has, by the rules of QLocale's translations.
QLocale systemLocale()
{
    const auto known = ProgramLanguage::available();
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (std::ranges::any_of(known, [&](const ProgramLanguage::Entry& one) {
                return QLocale(one.code).language() == QLocale(wanted).language();
            }))
            return QLocale(wanted);
    return QLocale::system();
}

}  // namespace

std::vector<ProgramLanguage::Entry> ProgramLanguage::available()
{
    std::vector<Entry> languages;
    const QStringList files =
        QDir(QStringLiteral(":/translations")).entryList({QStringLiteral("bramah_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('_'), 1);
        languages.push_back({code, ownName(code)});
    }
    std::ranges::sort(languages, {}, &Entry::name);
    return languages;
}

QString ProgramLanguage::chosen()
{
    return QSettings().value(QLatin1String(kLanguageKey)).toString();
}

void ProgramLanguage::choose(const QString& code)
{
    if (code.isEmpty())
        QSettings().remove(QLatin1String(kLanguageKey));
    else
        QSettings().setValue(QLatin1String(kLanguageKey), code);
}

QLocale ProgramLanguage::locale()
{
    const QString code = chosen();
    const QLocale wanted(code);
    return code.isEmpty() || wanted.language() == QLocale::system().language() ? QLocale::system() : wanted;
}

QString ProgramLanguage::libraryLanguage(const QLocale& locale)
{
    const QLocale shown = locale == QLocale::system() ? systemLocale() : locale;
    return shown.language() == QLocale::C ? QString() : shown.name();
}

}  // namespace bramah::app
