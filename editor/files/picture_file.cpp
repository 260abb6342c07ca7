// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/picture_file.h"

#include "editor/files/pdf_finish.h"
#include "editor/translate.h"
#include "model/files/output_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace bramah::editor {
namespace {

constexpr double kMillimetresPerInch = 25.4;

bool paintSvg(const Picture& picture, QBuffer& buffer)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(qRound(picture.unitsPerInch));
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(), picture.size));
    generator.setTitle(picture.title);
    QPainter painter(&generator);
    picture.paint(painter, QRectF(QPointF(), picture.size));
    return painter.end();
}

/// Points of 1/72 inch, which PDF counts from the lower left corner.
PdfPage pdfPageOf(const Picture& picture, const std::vector<Picture>& all)
{
    constexpr double kPointsPerInch = 72;
    const auto placeOn = [](const Picture& on, QPointF place) {
        const double scale = kPointsPerInch / on.unitsPerInch;
        return QPointF(place.x() * scale, (on.size.height() - place.y()) * scale);
    };
    PdfPage page{all.size() > 1 ? picture.title : QString(), {}};
    for (const PictureLink& link : picture.links)
        if (link.picture < all.size())
            page.links.push_back(
                {QRectF(placeOn(picture, link.place.topLeft()), placeOn(picture, link.place.bottomRight()))
                     .normalized(),
                 link.picture, placeOn(all[link.picture], link.target)});
    return page;
}

bool paintPdf(const std::vector<Picture>& pictures, const QString& title, QBuffer& buffer)
{
    const auto sizeOf = [](const Picture& picture) {
        return QPageSize(picture.size / picture.unitsPerInch * kMillimetresPerInch, QPageSize::Millimeter, QString(),
                         QPageSize::ExactMatch);
    };
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Bramah"));
    writer.setResolution(pictures.front().pdfUnitsPerInch);
    writer.setPageSize(sizeOf(pictures.front()));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    for (const Picture& picture : pictures) {
        if (&picture != &pictures.front()) {
            writer.setPageSize(sizeOf(picture));
            if (!writer.newPage())
                return false;
        }
        picture.paint(painter, QRectF(0, 0, writer.width(), writer.height()));
    }
    return painter.end();
}

/// The PDF with these pages, or what went wrong.
tl::expected<QByteArray, QString> pdfOf(const std::vector<Picture>& pictures, const QString& title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!paintPdf(pictures, title, buffer))
        return tl::unexpected(tr("the picture could not be painted"));
    std::vector<PdfPage> pages;
    for (const Picture& picture : pictures)
        pages.push_back(pdfPageOf(picture, pictures));
    return finishedPdf(buffer.data(), pages);
}

constexpr int kLongestPng = 32767;  ///< pixels: what a QPainter can paint on

QSize sizeOfPng(const Picture& picture)
{
    return (picture.size * picture.pixelsPerUnit).toSize();
}

bool paintPng(const Picture& picture, QBuffer& buffer)
{
    QImage image(sizeOfPng(picture), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())  // larger than memory
        return false;
    image.fill(picture.ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(picture.pixelsPerUnit, picture.pixelsPerUnit);
    picture.paint(painter, QRectF(QPointF(), picture.size));
    painter.end();
    const double dotsPerMetre = picture.pixelsPerUnit * picture.unitsPerInch / kMillimetresPerInch * 1000;
    image.setDotsPerMeterX(qRound(dotsPerMetre));
    image.setDotsPerMeterY(qRound(dotsPerMetre));
    return image.save(&buffer, "PNG");
}

}  // namespace

namespace {

QString suffixOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

}  // namespace

QString numbered(const QString& path, int number)
{
    const qsizetype dot = path.size() - QFileInfo(path).suffix().size() - 1;
    return path.left(dot) + QLatin1Char('_') + QString::number(number) + path.mid(dot);
}

std::optional<QString> writePicture(const Picture& picture, const QString& path)
{
    const QString suffix = suffixOf(path);
    if (suffix == QLatin1String("pdf")) {
        const auto bytes = pdfOf({picture}, picture.title);
        return bytes ? model::OutputFile::write(path, *bytes) : std::optional(bytes.error());
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    bool isPainted = false;
    if (suffix == QLatin1String("svg"))
        isPainted = paintSvg(picture, buffer);
    else if (suffix == QLatin1String("png")) {
        const QSize size = sizeOfPng(picture);
        if (std::max(size.width(), size.height()) > kLongestPng)
            return tr("the picture would have %1 x %2 pixels, more than %3 a side; choose fewer dots per inch, PDF or "
                      "SVG")
                .arg(size.width())
                .arg(size.height())
                .arg(kLongestPng);
        isPainted = paintPng(picture, buffer);
    } else
        return tr("`%1` does not end in .svg, .pdf, .png or .dxf").arg(path);
    if (!isPainted)
        return tr("the picture could not be painted");
    QByteArray bytes = buffer.data();
    // Qt's name for its sans-serif font differs from that in style sheets.
    if (suffix == QLatin1String("svg"))
        bytes.replace("font-family=\"Sans Serif\"", "font-family=\"sans-serif\"");
    return model::OutputFile::write(path, bytes);
}

tl::expected<QStringList, QString> writePictures(const std::vector<Picture>& pictures, const QString& title,
                                                 const QString& path)
{
    if (suffixOf(path) == QLatin1String("pdf")) {
        const auto bytes = pdfOf(pictures, title);
        if (!bytes)
            return tl::unexpected(bytes.error());
        if (auto problem = model::OutputFile::write(path, *bytes))
            return tl::unexpected(std::move(*problem));
        return QStringList{path};
    }
    QStringList files;
    for (const Picture& picture : pictures) {
        const QString file = pictures.size() == 1 ? path : numbered(path, static_cast<int>(files.size()) + 1);
        if (auto problem = writePicture(picture, file))
            return tl::unexpected(std::move(*problem));
        files.append(file);
    }
    return files;
}

}  // namespace bramah::editor
