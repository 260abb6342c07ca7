// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/picture_file.h"

#include "editor/translate.h"
#include "model/files/output_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

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

bool paintPdf(const Picture& picture, QBuffer& buffer)
{
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
    writer.setCreator(QStringLiteral("Bramah"));
    writer.setResolution(picture.pdfUnitsPerInch);
    writer.setPageSize(QPageSize(picture.size / picture.unitsPerInch * kMillimetresPerInch, QPageSize::Millimeter,
                                 QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    picture.paint(painter, QRectF(0, 0, writer.width(), writer.height()));
    return painter.end();
}

bool paintPng(const Picture& picture, QBuffer& buffer)
{
    QImage image((picture.size * picture.pixelsPerUnit).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(picture.ground);
    image.setDevicePixelRatio(picture.pixelsPerUnit);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, QRectF(QPointF(), picture.size));
    painter.end();
    const double dotsPerMetre = picture.pixelsPerUnit * picture.unitsPerInch / kMillimetresPerInch * 1000;
    image.setDotsPerMeterX(qRound(dotsPerMetre));
    image.setDotsPerMeterY(qRound(dotsPerMetre));
    return image.save(&buffer, "PNG");
}

}  // namespace

std::optional<QString> writePicture(const Picture& picture, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    bool isPainted = false;
    if (suffix == QLatin1String("svg"))
        isPainted = paintSvg(picture, buffer);
    else if (suffix == QLatin1String("pdf"))
        isPainted = paintPdf(picture, buffer);
    else if (suffix == QLatin1String("png"))
        isPainted = paintPng(picture, buffer);
    else
        return tr("`%1` does not end in .svg, .pdf or .png").arg(path);
    if (!isPainted)
        return tr("the picture could not be painted");
    QByteArray bytes = buffer.data();
    // Qt's name for its sans-serif font differs from that in style sheets.
    if (suffix == QLatin1String("svg"))
        bytes.replace("font-family=\"Sans Serif\"", "font-family=\"sans-serif\"");
    return model::OutputFile::write(path, bytes);
}

}  // namespace bramah::editor
