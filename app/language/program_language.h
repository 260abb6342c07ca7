// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace bramah::app {

/// The language of window, library and help, kept in the settings. A change takes effect at the next start.
class ProgramLanguage
{
public:
    struct Entry {
        QString code;  ///< such as `de` or `zh_CN`
        QString name;  ///< in the language itself: "Deutsch"
    };

    /// The languages of the program: English and those of its translations.
    [[nodiscard]] static std::vector<Entry> available();
    /// The code of the language that the user has chosen; empty for the system's language.
    [[nodiscard]] static QString chosen();
    static void choose(const QString& code);

    /// The locale for the chosen language: the system's if it has that language, for its number format.
    [[nodiscard]] static QLocale locale();
    /// The language in which libraries are shown, for model::Translations: such as `de_DE`; empty for none.
    [[nodiscard]] static QString libraryLanguage(const QLocale& locale);
};

}  // namespace bramah::app
