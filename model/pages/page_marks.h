// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

#include <vector>

namespace bramah::model {

/// The mark at the end of a line that leaves its page and goes on elsewhere, by ISO 1219-2: `ad-2-B/4` is line `ad`,
/// whose other end is on sheet 2 in row B and column 4.
struct PageMark {
    int page = 0;             ///< number, from 0, of the page that the line leaves
    QPointF place;            ///< on the sheet, where it crosses the frame
    QPointF way;              ///< outwards, of length 1
    QString text;             ///< the places of all other ends, separated by commas
    int otherPage = 0;        ///< of the first of them
    QPointF otherPlace;       ///< where that one crosses its frame
    int net = 0;              ///< index into Diagram::nets()
    ConnectionId connection;  ///< keeps the mark's own name
    friend bool operator==(const PageMark&, const PageMark&) = default;
};

/// How the lines of a sheet lie on its pages. A line that goes from page to page stays one line of the drawing: on each
/// page that has a port of its net the stretch there is drawn, up to a mark at the frame; on pages that it only crosses
/// nothing is. Pages are expected side by side.
class LinesOnPages
{
public:
    /// Finds the marks of \a diagram, which must outlive this object; none if it has no pages.
    explicit LinesOnPages(const Diagram& diagram);

    /// All marks; valid as long as this object.
    [[nodiscard]] const std::vector<PageMark>& marks() const& { return marks_; }
    const std::vector<PageMark>& marks() && = delete;
    /// The nets as they are drawn on page number \a page; nets without a stretch there are left out.
    [[nodiscard]] std::vector<Net> netsOn(int page) const;
    /// The changes that write down the names of lines between pages, and remove those of lines that no longer leave
    /// one.
    [[nodiscard]] DiagramChanges namesToSet() const;

private:
    struct Piece {
        QLineF line;
        std::size_t segment = 0;  ///< index into Net::segments
        int page = -1;            ///< within whose frame; -1: none
    };
    /// A line between pages, with its ends on them.
    struct Way {
        std::vector<PageMark> ends;
        ConnectionId keeper;  ///< the connection that keeps its name
        QString name;
    };
    struct DrawnPiece {
        int net = 0;
        Piece piece;
    };
    [[nodiscard]] std::vector<Piece> piecesOf(const Net& net) const;
    void look(int number);
    /// Names lines that have no name, or one that an earlier line has.
    void nameWays();
    void writeMarks();

    const Diagram& diagram_;
    std::vector<QRectF> areas_;
    std::vector<Way> ways_;
    std::vector<PageMark> marks_;
    std::vector<DrawnPiece> drawn_;  ///< within frames of pages on which the net has a port
};

/// \a changes together with those that keep the names of lines between pages true (LinesOnPages::namesToSet()).
[[nodiscard]] DiagramChanges withPageMarks(const Diagram& diagram, DiagramChanges changes);

}  // namespace bramah::model
