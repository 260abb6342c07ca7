// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace bramah::app {

namespace {

constexpr auto kRecentKey = "files/recent";
constexpr int kLimit = 12;

}  // namespace

RecentFiles::RecentFiles(QObject* parent)
    : QObject(parent), paths_(QSettings().value(QLatin1String(kRecentKey)).toStringList())
{
}

void RecentFiles::add(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    paths_.removeAll(absolute);
    paths_.prepend(absolute);
    while (paths_.size() > kLimit)
        paths_.removeLast();
    keep();
}

void RecentFiles::remove(const QString& path)
{
    if (paths_.removeAll(QFileInfo(path).absoluteFilePath()) > 0)
        keep();
}

void RecentFiles::clear()
{
    paths_.clear();
    keep();
}

void RecentFiles::keep()
{
    QSettings().setValue(QLatin1String(kRecentKey), paths_);
    Q_EMIT changed();
}

}  // namespace bramah::app
