// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace bramah::app {

/// Keeps a copy of each file as it was before this program wrote it first: `name.mo~` beside it. GUI thread.
class FileBackups
{
public:
    /// Makes the copy of \a path; to be called before writing it. False if that is impossible.
    bool makeFor(const QString& path);
    [[nodiscard]] static QString pathOf(const QString& path) { return path + QLatin1Char('~'); }

private:
    QSet<QString> done_;
};

}  // namespace bramah::app
