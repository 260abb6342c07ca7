// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::editor {

/// A place on a page of a PDF that leads to another one; points of 1/72 inch from the lower left corner.
struct PdfLink {
    QRectF place;
    std::size_t page = 0;  ///< where it leads, from 0
    QPointF target;        ///< there
};

/// What finishedPdf() adds to a page.
struct PdfPage {
    QString bookmark;  ///< empty: none
    std::vector<PdfLink> links;
};

/// \a pdf, as QPdfWriter makes it, with bookmarks and links, and without what differs between two writings of the same:
/// dates and random identifiers. \a pages: those of the file in their order. The error is a sentence.
[[nodiscard]] tl::expected<QByteArray, QString> finishedPdf(const QByteArray& pdf, const std::vector<PdfPage>& pages);

}  // namespace bramah::editor
