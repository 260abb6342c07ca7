// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace bramah::app {

/// The language of window, library and help, kept in the settings. A change holds from the next start on.
class ProgramLanguage
{
public:
    struct Entry {
        QString code;  ///< as `de` or `zh_CN`
        QString name;  ///< in the language itself: "Deutsch"
    };

    /// The languages the program has texts in: English and those of its translations.
    [[nodiscard]] static std::vector<Entry> available();
    /// The code of the language the user wants; empty: that of the system.
    [[nodiscard]] static QString chosen();
    static void choose(const QString& code);

    /// The locale that goes with the choice: the system's if it speaks that language, as its numbers are the user's.
    [[nodiscard]] static QLocale locale();
    /// The language in which libraries are to be shown, for model::Translations: as `de_DE`; empty for none.
    [[nodiscard]] static QString libraryLanguage(const QLocale& locale);
};

}  // namespace bramah::app
