// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/notes/note_pictures.h"

#include "editor/render/sheet_geometry.h"
#include "editor/render/shown_picture.h"
#include "editor/translate.h"
#include "model/graphics/affine_map.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

constexpr qsizetype kMostBytes = 400'000;
constexpr int kMostPixels = 1200;  // of the longer side
constexpr double kMillimetresOfPixel = 25.4 / 96;
constexpr QSizeF kLargestOnSheet{148, 105};  // mm

using Result = tl::expected<NotePicture, QString>;

bool isVector(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    return QImageReader(&buffer).format().startsWith("svg");
}

/// Is it in a form that other programs read too?
bool isCommon(const QByteArray& bytes)
{
    return bytes.startsWith("\x89PNG") || bytes.startsWith("\xff\xd8\xff");
}

QByteArray encoded(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

/// PNG, or JPEG where that is much smaller, as for a photograph.
QByteArray encoded(const QImage& image)
{
    QByteArray bytes = encoded(image, "PNG");
    if (bytes.size() < kMostBytes / 4 || image.hasAlphaChannel())
        return bytes;
    const QByteArray lossy = encoded(image, "JPEG");
    return lossy.size() < bytes.size() / 3 ? lossy : bytes;
}

NotePicture scaledDown(QImage image)
{
    const QSize before = image.size();
    NotePicture picture;
    double pixels = std::min(kMostPixels, std::max(before.width(), before.height()));
    do {
        const QSize wanted = before.scaled(QSize(1, 1) * int(pixels), Qt::KeepAspectRatio).expandedTo({1, 1});
        const QImage scaled =
            wanted == before ? image : image.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        picture.bytes = encoded(scaled);
        picture.size = scaled.size();
        constexpr double kStep = 0.7;
        pixels *= kStep;
    } while (picture.bytes.size() > kMostBytes && pixels > 16);
    if (picture.size != before)
        picture.message =
            tr("The picture was scaled down from %1 × %2 to %3 × %4 pixels, so that the file stays small.")
                .arg(before.width())
                .arg(before.height())
                .arg(picture.size.width())
                .arg(picture.size.height());
    return picture;
}

QString fileOf(const QMimeData& data)
{
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() &&
            pictureSuffixes().contains(QStringLiteral("*.") + QFileInfo(url.toLocalFile()).suffix().toLower()))
            return url.toLocalFile();
    return {};
}

}  // namespace

Result notePictureOf(const QByteArray& bytes, const QString& name)
{
    if (bytes.size() > kLargestPicture)
        return tl::unexpected(tr("%1 is larger than %2 and cannot be taken as a picture.")
                                  .arg(name, QLocale().formattedDataSize(kLargestPicture, 0)));
    const QImage image = pictureOf(bytes);
    if (image.isNull())
        return tl::unexpected(tr("%1 is no picture that can be read: PNG, JPEG, SVG, BMP and GIF can.").arg(name));
    const bool isSmall = bytes.size() <= kMostBytes;
    const bool fits = image.width() <= kMostPixels && image.height() <= kMostPixels;
    if (isSmall && (isVector(bytes) || (fits && isCommon(bytes))))
        return NotePicture{bytes, image.size(), {}};
    return scaledDown(image);
}

Result notePictureOf(const QImage& image, const QString& name)
{
    if (image.isNull())
        return tl::unexpected(tr("%1 is no picture that can be read: PNG, JPEG, SVG, BMP and GIF can.").arg(name));
    return scaledDown(image);
}

Result notePictureIn(const QString& path)
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(tr("%1 cannot be read: %2.").arg(name, file.errorString()));
    return notePictureOf(file.read(kLargestPicture + 1), name);
}

bool hasPicture(const QMimeData& data)
{
    return data.hasImage() || !fileOf(data).isEmpty();
}

Result notePictureOf(const QMimeData& data)
{
    if (const QString path = fileOf(data); !path.isEmpty())
        return notePictureIn(path);
    return notePictureOf(qvariant_cast<QImage>(data.imageData()), tr("What was copied"));
}

QStringList pictureSuffixes()
{
    return {QStringLiteral("*.png"), QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"),
            QStringLiteral("*.svg"), QStringLiteral("*.bmp"), QStringLiteral("*.gif")};
}

std::vector<model::Graphic> newPictureNote(const NotePicture& picture, QPointF middle)
{
    QSizeF size = QSizeF(picture.size) * kMillimetresOfPixel;
    if (size.width() > kLargestOnSheet.width() || size.height() > kLargestOnSheet.height())
        size.scale(kLargestOnSheet, Qt::KeepAspectRatio);
    const QPointF half = QPointF(size.width(), size.height()) * kMillimetre / 2;
    model::BitmapGraphic bitmap;
    bitmap.extent.value = {model::rounded(middle - half), model::rounded(middle + half)};
    bitmap.imageSource = QString::fromLatin1(picture.bytes.toBase64());
    return {bitmap};
}

}  // namespace bramah::editor
