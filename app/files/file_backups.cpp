// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_backups.h"

#include "model/files/output_file.h"

#include <QFile>
#include <QFileInfo>

namespace bramah::app {

bool FileBackups::makeFor(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (done_.contains(absolute))
        return true;
    QFile original(absolute);
    if (original.exists()) {
        // An older copy is replaced only when the new one is complete.
        if (!original.open(QIODevice::ReadOnly))
            return false;
        const QByteArray bytes = original.readAll();
        if (original.error() != QFileDevice::NoError || model::OutputFile::write(pathOf(absolute), bytes))
            return false;
    }
    done_.insert(absolute);
    return true;
}

}  // namespace bramah::app
