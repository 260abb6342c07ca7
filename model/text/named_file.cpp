// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/named_file.h"

#include <QDir>
#include <QFileInfo>

namespace bramah::model {
namespace {

/// The folder of \a fileName; empty if there is no such file.
QString folderOf(const QString& fileName)
{
    const QFileInfo file(fileName);
    return file.isFile() ? file.canonicalPath() : QString();
}

}  // namespace

QString pathOf(const NamedFile& file)
{
    const QString bounds = file.path.isEmpty() ? QString() : folderOf(file.library);
    if (bounds.isEmpty())
        return {};
    // Where the path itself leads elsewhere, nothing there is touched: it may be a device, or a share that is gone.
    const QString written = QDir::cleanPath(QDir(folderOf(file.from)).absoluteFilePath(file.path));
    const QString within = bounds + QLatin1Char('/');
    if (!written.startsWith(within))
        return {};
    const QFileInfo found(written);
    return found.isFile() && found.canonicalFilePath().startsWith(within) ? found.canonicalFilePath() : QString();
}

}  // namespace bramah::model
