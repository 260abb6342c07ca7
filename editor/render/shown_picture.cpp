// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/shown_picture.h"

#include <QBuffer>
#include <QCache>
#include <QImageReader>

namespace bramah::editor {
namespace {

constexpr qint64 kMostPixels = 40'000'000;

}  // namespace

QImage pictureOf(const QByteArray& bytes)
{
    if (bytes.isEmpty() || bytes.size() > kLargestPicture)
        return {};
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    // A vector picture may have no size of its own.
    if (size.isValid() && static_cast<qint64>(size.width()) * size.height() > kMostPixels)
        return {};
    return reader.read();
}

QImage pictureIn(const QString& base64)
{
    constexpr int kKept = 64 << 10;  // KiB
    static QCache<QString, QImage> kept(kKept);
    if (const QImage* known = kept.object(base64))
        return *known;
    const QImage picture = pictureOf(QByteArray::fromBase64(base64.toLatin1()));
    kept.insert(base64, new QImage(picture), static_cast<int>(picture.sizeInBytes() >> 10) + 1);
    return picture;
}

}  // namespace bramah::editor
