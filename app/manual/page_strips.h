// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>

#include <vector>

namespace bramah::app {

/// A span of the heights of a document [px of the document].
struct Span {
    double top = 0, bottom = 0;

    [[nodiscard]] double height() const { return bottom - top; }
};

/// What stands on one page of a document that is laid out as one endless page.
struct PageStrip {
    Span body;
    Span head;  ///< the head rows of the table that goes on here, to be painted above; empty where there is none
};

/// Where the lines of \a block are code: a block with a background.
[[nodiscard]] bool isCode(const QTextBlock& block);

/// Cuts \a document, laid out without pages, into pages of \a height [px] so that a reader is not stopped: no line, row
/// of a table or picture is cut; code stays in one piece up to half a page; the first and the last two lines of a
/// paragraph stay together; headings, pictures, and lines that end with a colon stay with what follows; a table that
/// goes on repeats its head. Only what is taller than a page is cut anywhere. A block with the policy
/// PageBreak_AlwaysBefore begins a page. The bodies of the strips cover all that is written, in order.
///
/// QTextDocument's own pages do none of this, and lose text where a break is set after the layout (Qt 6.4).
[[nodiscard]] std::vector<PageStrip> pageStrips(const QTextDocument& document, double height);

}  // namespace bramah::app
