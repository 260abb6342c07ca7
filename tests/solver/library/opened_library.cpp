// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/opened_library.h"

#include "tests/solver/library/library_run.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <stdexcept>

namespace bramah::test {
namespace {

QString openedCopy(const QTemporaryDir& folder)
{
    const QDir from(QDir(libraryFolder()).absolutePath());  // relativeFilePath() compares texts
    const QDir to(folder.path());
    static const QRegularExpression section(QStringLiteral("^ *protected *$"), QRegularExpression::MultilineOption);
    QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString copy = to.filePath(from.relativeFilePath(path));
        if (!to.mkpath(QFileInfo(copy).path()))
            throw std::runtime_error("the library cannot be copied");
        QFile source(path), target(copy);
        if (!source.open(QIODevice::ReadOnly) || !target.open(QIODevice::WriteOnly))
            throw std::runtime_error("the library cannot be copied");
        QByteArray bytes = source.readAll();
        if (path.endsWith(QLatin1String(".mo")))
            bytes = QString::fromUtf8(bytes).replace(section, QStringLiteral("public")).toUtf8();
        target.write(bytes);
    }
    return folder.path();
}

}  // namespace

QString openedLibraryFolder()
{
    static const QTemporaryDir folder;
    static const QString copy = openedCopy(folder);
    return copy;
}

}  // namespace bramah::test
