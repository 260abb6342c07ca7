// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include "app/translate.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr const char* kStyle =
    "body{font:15px/1.45 system-ui,sans-serif;color:#1f2328;max-width:960px;margin:32px auto;padding:0 24px}"
    "h1{font-size:26px;margin:0}h2{font-size:18px;margin:32px 0 8px;border-bottom:1px solid #d0d7de;padding-bottom:4px}"
    ".muted{color:#59636e}table{border-collapse:collapse;margin:8px 0;width:100%}"
    "th,td{text-align:left;padding:3px 12px 3px 0;border-bottom:1px solid #eaeef2;vertical-align:top}"
    "tr.broken td{font-weight:600;color:#b42318}figure{margin:12px "
    "0}figcaption{color:#59636e}svg{width:100%;height:auto}"
    "@media print{body{margin:0;max-width:none}figure,tr{break-inside:avoid}}";

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

QString tableText(const ReportTable& table)
{
    QString html = QStringLiteral("<table><thead><tr>");
    for (const QString& head : table.heads)
        html += QStringLiteral("<th>%1</th>").arg(head.toHtmlEscaped());
    html += QStringLiteral("</tr></thead><tbody>\n");
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const bool isMarked = std::ranges::find(table.marked, row) != table.marked.end();
        html += isMarked ? QStringLiteral("<tr class=\"broken\">") : QStringLiteral("<tr>");
        for (const QString& field : table.rows[row])
            html += QStringLiteral("<td>%1</td>").arg(field.toHtmlEscaped());
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody></table>\n");
}

}  // namespace

QByteArray reportHtml(const Report& report)
{
    QByteArray html = QStringLiteral(
                          "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title>"
                          "<style>%3</style></head><body>\n<h1>%2</h1>\n<p class=\"muted\">%4</p>\n")
                          .arg(QLocale().name().section(QLatin1Char('_'), 0, 0), report.title.toHtmlEscaped(),
                               QLatin1String(kStyle), report.subtitle.toHtmlEscaped())
                          .toUtf8();
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
            html += tableText(table).toUtf8();
    }
    return html + "</body></html>\n";
}

}  // namespace bramah::app
