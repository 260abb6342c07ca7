// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace bramah::app {

/// The files that were open when the program ended, kept in the settings.
class SessionFiles
{
public:
    /// Are these files to be opened at the next start? Yes, unless the user has decided otherwise.
    [[nodiscard]] static bool isRestored();
    static void setRestored(bool isRestored);

    /// \a current is the file in front, or empty.
    static void remember(const QStringList& paths, const QString& current);
    /// The remembered files that still exist, the one in front last.
    [[nodiscard]] static QStringList remembered();
};

}  // namespace bramah::app
