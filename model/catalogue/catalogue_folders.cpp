// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/catalogue_folders.h"

#include "model/classes/class_library.h"

#include <QDir>

namespace bramah::model {

QStringList catalogueFolders(const ClassLibrary& library)
{
    QStringList folders;
    const auto add = [&](const QDir& package) {
        const QString folder = package.filePath(QStringLiteral("Resources/Catalogues"));
        if (QFileInfo(folder).isDir() && !folders.contains(folder))
            folders.append(folder);
    };
    for (const QString& path : library.searchPaths()) {
        const QDir dir(path);
        add(dir);
        for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            add(QDir(dir.filePath(name)));
    }
    return folders;
}

QStringList cataloguesIn(const QString& folder)
{
    QStringList paths;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.csv")}, QDir::Files, QDir::Name))
        paths.append(dir.absoluteFilePath(name));
    return paths;
}

}  // namespace bramah::model
