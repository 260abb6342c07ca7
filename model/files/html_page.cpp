// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/html_page.h"

#include <QLocale>

#include <algorithm>

namespace bramah::model {

namespace {

constexpr const char* kStyle =
    "body{font:15px/1.45 system-ui,sans-serif;color:#1f2328;max-width:960px;margin:32px auto;padding:0 24px}"
    "h1{font-size:26px;margin:0}h2{font-size:18px;margin:32px 0 8px;border-bottom:1px solid #d0d7de;padding-bottom:4px}"
    ".muted{color:#59636e}table{border-collapse:collapse;margin:8px 0;width:100%}"
    "th,td{text-align:left;padding:3px 12px 3px 0;border-bottom:1px solid #eaeef2;vertical-align:top}"
    "tr.broken td{font-weight:600;color:#b42318}figure{margin:12px "
    "0}figcaption{color:#59636e}svg{width:100%;height:auto}img{max-width:100%}"
    "@media print{body{margin:0;max-width:none}figure,tr{break-inside:avoid}}";

}  // namespace

QString htmlTable(const QStringList& heads, const std::vector<QStringList>& rows,
                  const std::vector<std::size_t>& marked)
{
    QString html = QStringLiteral("<table><thead><tr>");
    for (const QString& head : heads)
        html += QStringLiteral("<th>%1</th>").arg(head.toHtmlEscaped());
    html += QStringLiteral("</tr></thead><tbody>\n");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool isMarked = std::ranges::find(marked, row) != marked.end();
        html += isMarked ? QStringLiteral("<tr class=\"broken\">") : QStringLiteral("<tr>");
        for (const QString& field : rows[row])
            html += QStringLiteral("<td>%1</td>").arg(field.toHtmlEscaped());
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody></table>\n");
}

QByteArray htmlPage(const QString& title, const QString& subtitle, const QByteArray& body)
{
    const QLocale locale;
    const QString language =
        locale.language() == QLocale::C ? QStringLiteral("en") : locale.name().section(QLatin1Char('_'), 0, 0);
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title>"
               "<style>%3</style></head><body>\n<h1>%2</h1>\n<p class=\"muted\">%4</p>\n")
               .arg(language, title.toHtmlEscaped(), QLatin1String(kStyle), subtitle.toHtmlEscaped())
               .toUtf8() +
           body + "</body></html>\n";
}

}  // namespace bramah::model
