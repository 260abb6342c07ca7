// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace bramah::app {

/// Keeps each file as it was before this program wrote it for the first time, as `name.mo~` beside it. GUI thread.
class FileBackups
{
public:
    /// To be called before \a path is written. False if its copy could not be made.
    bool makeFor(const QString& path);
    [[nodiscard]] static QString pathOf(const QString& path) { return path + QLatin1Char('~'); }

private:
    QSet<QString> done_;
};

}  // namespace bramah::app
