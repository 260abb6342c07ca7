// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include "model/files/html_page.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace bramah::app {

namespace {

/// The picture as an element `svg`.
QByteArray svgOf(const ReportPicture& picture)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(), picture.size));
    QPainter painter(&generator);
    picture.paint(painter, QRectF(QPointF(), picture.size));
    painter.end();
    const QByteArray file = buffer.data();
    return file.mid(std::max<qsizetype>(0, file.indexOf("<svg")));
}

}  // namespace

QByteArray reportHtml(const Report& report)
{
    QByteArray html;
    for (const ReportSection& section : report.sections) {
        html += "<h2>" + section.heading.toHtmlEscaped().toUtf8() + "</h2>\n";
        for (const QString& paragraph : section.paragraphs)
            html += "<p>" + paragraph.toHtmlEscaped().toUtf8() + "</p>\n";
        for (const ReportPicture& picture : section.pictures) {
            html += "<figure>" + svgOf(picture);
            if (!picture.caption.isEmpty())
                html += "<figcaption>" + picture.caption.toHtmlEscaped().toUtf8() + "</figcaption>";
            html += "</figure>\n";
        }
        for (const ReportTable& table : section.tables)
            html += model::htmlTable(table.heads, table.rows, table.marked).toUtf8();
    }
    return model::htmlPage(report.title, report.subtitle, html);
}

}  // namespace bramah::app
