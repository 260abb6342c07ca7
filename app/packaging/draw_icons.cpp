// SPDX-License-Identifier: GPL-3.0-or-later
// draw_icons ICON.svg FOLDER SIZE...: writes FOLDER/SIZE.png for each size in pixels, for desktops that draw no SVG.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char* argv[])
{
    if (argc < 4) {
        std::fputs("usage: draw_icons ICON.svg FOLDER SIZE...\n", stderr);
        return 64;
    }
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    if (!icon.isValid()) {
        std::fprintf(stderr, "draw_icons: %s is no SVG\n", argv[1]);
        return 1;
    }
    for (int k = 3; k < argc; ++k) {
        const int size = std::atoi(argv[k]);
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        icon.render(&painter);
        painter.end();
        const QString path = QStringLiteral("%1/%2.png").arg(QString::fromLocal8Bit(argv[2])).arg(size);
        if (!image.save(path)) {
            std::fprintf(stderr, "draw_icons: %s cannot be written\n", qPrintable(path));
            return 1;
        }
    }
    return 0;
}
