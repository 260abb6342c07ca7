// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/shipped_files.h"

#include <QCoreApplication>
#include <QDir>

namespace bramah::app {

QString examplesFolder()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* place : {"../share/bramah/examples", "../../resources/examples"}) {
        const QDir folder(program.filePath(QLatin1String(place)));
        if (folder.exists())
            return QDir::cleanPath(folder.absolutePath());
    }
    return {};
}

QStringList exampleFiles()
{
    const QString folder = examplesFolder();
    if (folder.isEmpty())
        return {};
    QStringList paths;
    for (const QString& name : QDir(folder).entryList({QStringLiteral("*.mo")}, QDir::Files, QDir::Name))
        paths.append(QDir(folder).filePath(name));
    return paths;
}

}  // namespace bramah::app
