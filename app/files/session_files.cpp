// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/session_files.h"

#include <QFileInfo>
#include <QSettings>

namespace bramah::app {

namespace {

constexpr auto kRestoredKey = "session/restored";
constexpr auto kOpenKey = "session/files";
constexpr auto kCurrentKey = "session/current";

}  // namespace

bool SessionFiles::isRestored()
{
    return QSettings().value(QLatin1String(kRestoredKey), true).toBool();
}

void SessionFiles::setRestored(bool isRestored)
{
    QSettings().setValue(QLatin1String(kRestoredKey), isRestored);
}

void SessionFiles::remember(const QStringList& paths, const QString& current)
{
    QSettings settings;
    settings.setValue(QLatin1String(kOpenKey), paths);
    settings.setValue(QLatin1String(kCurrentKey), current);
}

QStringList SessionFiles::remembered()
{
    const QSettings settings;
    QStringList paths = settings.value(QLatin1String(kOpenKey)).toStringList();
    const QString current = settings.value(QLatin1String(kCurrentKey)).toString();
    if (paths.removeAll(current) > 0)
        paths.append(current);
    paths.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    return paths;
}

}  // namespace bramah::app
