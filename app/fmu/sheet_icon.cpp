// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fmu/sheet_icon.h"

#include "editor/render/sheet_renderer.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

namespace bramah::app {

QByteArray sheetIcon(const model::Diagram& diagram)
{
    constexpr int kSide = 256;  // px
    QImage image(kSide, kSide, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    editor::SheetRenderer(editor::SheetTheme::print())
        .paint(painter, QRectF(image.rect()), diagram, editor::drawnPart(diagram));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

}  // namespace bramah::app
