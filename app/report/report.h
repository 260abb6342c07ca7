// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QPainter;
class QRectF;

namespace bramah::app {

struct ReportTable {
    QStringList heads;
    std::vector<QStringList> rows;
    std::vector<std::size_t> marked = {};  ///< numbers of rows that stand out, as broken limits
};

/// A drawing that paints itself into a rectangle; it is as wide as the text.
struct ReportPicture {
    QString caption;
    double heightToWidth = 0.5;
    QSizeF size;  ///< in which it is painted, in pixels of 1/96 inch
    std::function<void(QPainter& painter, const QRectF& target)> paint;
};

struct ReportSection {
    QString heading;
    QStringList paragraphs = {};  ///< plain text
    std::vector<ReportPicture> pictures = {};
    std::vector<ReportTable> tables = {};
};

/// A document of headings, tables and pictures, to be set as a page of the web or on paper.
struct Report {
    QString title;
    QString subtitle;
    std::vector<ReportSection> sections;
};

/// One file: pictures stand in it as SVG.
[[nodiscard]] QByteArray reportHtml(const Report& report);
/// A4, with numbered pages and drawings as vectors.
[[nodiscard]] QByteArray reportPdf(const Report& report);
/// Writes \a path as its suffix says, html or pdf. Returns what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writeReport(const Report& report, const QString& path);

}  // namespace bramah::app
