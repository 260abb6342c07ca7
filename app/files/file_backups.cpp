// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_backups.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace bramah::app {

bool FileBackups::makeFor(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (done_.contains(absolute))
        return true;
    QFile original(absolute);
    if (original.exists()) {
        // An older copy is replaced only when the new one is complete.
        QSaveFile copy(pathOf(absolute));
        if (!original.open(QIODevice::ReadOnly) || !copy.open(QIODevice::WriteOnly))
            return false;
        const QByteArray bytes = original.readAll();
        if (original.error() != QFileDevice::NoError || copy.write(bytes) != bytes.size() || !copy.commit())
            return false;
    }
    done_.insert(absolute);
    return true;
}

}  // namespace bramah::app
