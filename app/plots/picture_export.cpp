// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/picture_export.h"

#include "app/plots/plot_area.h"
#include "app/translate.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace bramah::app {

namespace {

constexpr double kPngScale = 2;
constexpr int kScreenDpi = 96;

bool writePng(PlotArea& plots, QIODevice& device)
{
    const QSize size = plots.size();
    QImage image(size * kPngScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPngScale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    plots.paintForExport(painter, size);
    painter.end();
    return image.save(&device, "PNG");
}

bool writeSvg(PlotArea& plots, QIODevice& device)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(plots.size());
    generator.setViewBox(QRect(QPoint(), plots.size()));
    generator.setResolution(kScreenDpi);
    generator.setTitle(tr("Plots"));
    QPainter painter(&generator);
    plots.paintForExport(painter, plots.size());
    return painter.end();
}

bool writePdf(PlotArea& plots, QIODevice& device)
{
    QPdfWriter writer(&device);
    writer.setPageMargins(QMarginsF());
    writer.setResolution(kScreenDpi);
    writer.setPageSize(
        QPageSize(QSizeF(plots.size()) * 72.0 / kScreenDpi, QPageSize::Point, {}, QPageSize::ExactMatch));
    QPainter painter(&writer);
    plots.paintForExport(painter, plots.size());
    return painter.end();
}

}  // namespace

std::optional<QString> writePlotPicture(PlotArea& plots, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isPainted = false;
    if (suffix == QLatin1String("png"))
        isPainted = writePng(plots, buffer);
    else if (suffix == QLatin1String("svg"))
        isPainted = writeSvg(plots, buffer);
    else if (suffix == QLatin1String("pdf"))
        isPainted = writePdf(plots, buffer);
    else
        return QCoreApplication::translate("PictureExport",
                                           "a picture's name ends in .png, .svg or .pdf; `%1` does not")
            .arg(path);
    if (!isPainted)
        return tr("the picture could not be painted");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tr("`%1` cannot be written: %2").arg(path, file.errorString());
    return std::nullopt;
}

}  // namespace bramah::app
