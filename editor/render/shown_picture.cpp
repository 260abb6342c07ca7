// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/shown_picture.h"

#include <QBuffer>
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

}  // namespace bramah::editor
