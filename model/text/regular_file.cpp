// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/regular_file.h"

#include "model/translate.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace bramah::model {

tl::expected<QByteArray, QString> readRegularFile(const QString& path, qint64 most)
{
    constexpr qint64 kChunk = qint64{1} << 20;  // bytes
    const QFileInfo status(path);
    if (status.isDir())
        return tl::unexpected(QCoreApplication::translate("Diagnostic", "it is a folder"));
    if (status.exists() && !status.isFile())
        return tl::unexpected(tr("it is a device or a pipe, not a file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.errorString());
    QByteArray bytes;
    bytes.reserve(std::min<qint64>(file.size(), most));
    while (bytes.size() <= most) {
        const QByteArray chunk = file.read(kChunk);
        if (chunk.isEmpty())
            break;
        bytes += chunk;
    }
    if (bytes.size() > most)
        return tl::unexpected(tr("it is larger than %1 MB").arg(most >> 20));
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(file.errorString());
    return bytes;
}

}  // namespace bramah::model
