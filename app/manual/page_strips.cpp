// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/page_strips.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

/// What no page break may cut.
struct Piece {
    Span span;
    Span tableHead;  ///< of the table whose row this is
    bool startsPage = false;
    bool staysWithNext = false;
};

/// The pieces of a document, from above.
class Pieces
{
public:
    Pieces(const QTextDocument& document, double longestCode)
        : layout_(*document.documentLayout()), longestCode_(longestCode)
    {
        addFrame(*document.rootFrame());
    }

    [[nodiscard]] const std::vector<Piece>& all() const { return pieces_; }

private:
    void addFrame(const QTextFrame& frame)
    {
        bool wasTable = false;
        for (auto at = frame.begin(); !at.atEnd();) {
            const bool isAfterTable = std::exchange(wasTable, false);
            if (const auto* table = qobject_cast<const QTextTable*>(at.currentFrame())) {
                addTable(*table);
                wasTable = true;
                ++at;
            } else if (at.currentFrame()) {
                addFrame(*at.currentFrame());
                ++at;
            } else if (isCode(at.currentBlock())) {
                std::vector<QTextBlock> code;
                for (; !at.atEnd() && !at.currentFrame() && isCode(at.currentBlock()); ++at)
                    code.push_back(at.currentBlock());
                addCode(code);
            } else {
                // The block behind a table is a mark of the format where nothing is written in it; it lies over the
                // last row.
                if (!isAfterTable || at.currentBlock().length() > 1)
                    addLines(at.currentBlock());
                ++at;
            }
        }
    }

    void addTable(const QTextTable& table)
    {
        Span head;
        for (int row = 0; row < table.rows(); ++row) {
            const Span span = spanOf(table, row);
            const bool isHead = row < table.format().headerRowCount();
            if (isHead)
                head = row == 0 ? span : Span{head.top, span.bottom};
            pieces_.push_back({span, isHead ? Span() : head, false, isHead});
        }
    }

    [[nodiscard]] Span spanOf(const QTextTable& table, int row) const
    {
        Span span{1e300, 0};
        for (int column = 0; column < table.columns(); ++column) {
            const QTextTableCell cell = table.cellAt(row, column);
            const QTextBlock last = cell.lastCursorPosition().block();
            for (QTextBlock block = cell.firstCursorPosition().block(); block.isValid(); block = block.next()) {
                const QRectF box = layout_.blockBoundingRect(block);
                span = {std::min(span.top, box.top()), std::max(span.bottom, box.bottom())};
                if (block == last)
                    break;
            }
        }
        return span;
    }

    void addCode(const std::vector<QTextBlock>& code)
    {
        const Span span{layout_.blockBoundingRect(code.front()).top(), layout_.blockBoundingRect(code.back()).bottom()};
        if (span.height() <= longestCode_) {
            pieces_.push_back({span, {}, false, false});
            return;
        }
        for (const QTextBlock& block : code)
            addLines(block);
    }

    void addLines(const QTextBlock& block)
    {
        const QRectF box = layout_.blockBoundingRect(block);
        const int count = block.layout()->lineCount();
        const bool leads = leadsToNext(block);
        for (int i = 0; i < count; ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            Piece piece;
            piece.span = {i == 0 ? box.top() : box.top() + line.y(),
                          i == count - 1 ? box.bottom() : box.top() + line.y() + line.height()};
            piece.startsPage =
                i == 0 && block.blockFormat().pageBreakPolicy().testFlag(QTextFormat::PageBreak_AlwaysBefore);
            piece.staysWithNext = leads || (count > 1 && (i == 0 || i == count - 2));
            pieces_.push_back(piece);
        }
    }

    /// Whether a reader who has come to the end of \a block looks for what follows.
    static bool leadsToNext(const QTextBlock& block)
    {
        const QString text = block.text().trimmed();
        return block.blockFormat().headingLevel() > 0 || text == QString(QChar::ObjectReplacementCharacter) ||
               text.endsWith(QLatin1Char(':')) || text.endsWith(QChar(0xFF1A));
    }

    const QAbstractTextDocumentLayout& layout_;
    const double longestCode_;
    std::vector<Piece> pieces_;
};

/// The piece that the page after that of \a first begins with: the first one that does not fit, or, where those before
/// it stay with it, the first of these.
std::size_t nextPage(const std::vector<Piece>& pieces, std::size_t first, double height)
{
    const double room = height - pieces[first].tableHead.height();
    std::size_t next = first + 1;
    while (next < pieces.size() && !pieces[next].startsPage &&
           pieces[next].span.bottom - pieces[first].span.top <= room)
        ++next;
    if (next == pieces.size() || pieces[next].startsPage)
        return next;
    std::size_t kept = next;
    while (kept > first && pieces[kept - 1].staysWithNext)
        --kept;
    return kept > first ? kept : next;
}

}  // namespace

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().background().style() != Qt::NoBrush;
}

std::vector<PageStrip> pageStrips(const QTextDocument& document, double height)
{
    static_cast<void>(document.size());  // lays it out as a whole, which is faster than block by block
    const std::vector<Piece> pieces = Pieces(document, height / 2).all();
    std::vector<PageStrip> strips;
    for (std::size_t first = 0; first < pieces.size();) {
        const std::size_t next = nextPage(pieces, first, height);
        PageStrip strip{{pieces[first].span.top, pieces[next - 1].span.bottom}, pieces[first].tableHead};
        // Only a single piece can be too tall.
        for (double room = height - strip.head.height(); strip.body.height() > room;) {
            strips.push_back({{strip.body.top, strip.body.top + room}, strip.head});
            strip.body.top += room;
        }
        strips.push_back(strip);
        first = next;
    }
    return strips;
}

}  // namespace bramah::app
