// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/page_strips.h"
#include "tests/test_registry.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextTable>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using app::PageStrip;

namespace {

constexpr double kWidth = 400;

/// A page of a manual with all that must not be cut, written several times.
QString text(int times)
{
    QString html;
    const QString sentence =
        QStringLiteral("The pump gives what its displacement and its speed allow, less its leakage. ");
    for (int i = 0; i < times; ++i) {
        html += QStringLiteral("<h2>Part %1</h2>").arg(i);
        for (int length = 1; length < 7; ++length)
            html += QStringLiteral("<p>%1</p>").arg(sentence.repeated(length));
        html += QStringLiteral("<h3>Code</h3><p>The text says:</p><pre style=\"background-color:#eee\">");
        for (int line = 0; line < 3 + i; ++line)
            html += QStringLiteral("line %1 of code\n").arg(line);
        html += QStringLiteral("</pre><p>%1</p><table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody>")
                    .arg(sentence);
        for (int row = 0; row < 9; ++row)
            html += QStringLiteral("<tr><td>row %1</td><td>%2</td></tr>").arg(row).arg(sentence.repeated(1 + row % 3));
        html += QStringLiteral("</tbody></table>");
    }
    return html;
}

void layOut(QTextDocument& document, const QString& html)
{
    document.setDocumentMargin(0);
    document.setHtml(html);
    document.setTextWidth(kWidth);
}

QRectF boxOf(const QTextBlock& block)
{
    return block.document()->documentLayout()->blockBoundingRect(block);
}

/// The strip that shows all of the heights \a top to \a bottom, or -1 where they are cut or missing.
int stripOf(const std::vector<PageStrip>& strips, double top, double bottom)
{
    const auto shows = [&](const PageStrip& one) {
        return one.body.top <= top + 1e-6 && bottom <= one.body.bottom + 1e-6;
    };
    const auto found = std::ranges::find_if(strips, shows);
    return found == strips.end() ? -1 : static_cast<int>(found - strips.begin());
}

int stripOf(const std::vector<PageStrip>& strips, const QTextBlock& block, int line)
{
    const QTextLine at = block.layout()->lineAt(line);
    const double top = boxOf(block).top() + at.y();
    return stripOf(strips, top, top + at.height());
}

/// Calls \a check with a document, and with its strips for pages of many heights [px].
template <typename Check>
void onManyPages(const Check& check)
{
    QTextDocument document;
    layOut(document, text(8));
    for (double height = 260; height < 1200; height += 41)
        check(document, app::pageStrips(document, height), height);
}

}  // namespace

/// Pages of the printed manual.
class PageStripsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsLostOrCut();
    void linesThatBelongTogetherStayTogether();
    void aTableThatGoesOnRepeatsItsHead();
    void codeStaysInOnePieceUpToHalfAPage();
    void whatIsTallerThanAPageIsCut();
    void chaptersBeginAPage();
    void anEmptyDocumentHasAtMostOnePage();
};

void PageStripsTest::nothingIsLostOrCut()
{
    onManyPages([&](const QTextDocument& document, const std::vector<PageStrip>& strips, double height) {
        for (std::size_t i = 0; i < strips.size(); ++i) {
            QVERIFY(strips[i].body.height() + strips[i].head.height() <= height + 1e-6);
            QVERIFY(i == 0 || strips[i].body.top >= strips[i - 1].body.bottom - 1e-6);
        }
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            for (int line = 0; line < block.layout()->lineCount() && block.length() > 1; ++line)
                QVERIFY2(stripOf(strips, block, line) >= 0, qPrintable(block.text()));
    });
}

void PageStripsTest::linesThatBelongTogetherStayTogether()
{
    int headings = 0;
    onManyPages([&](const QTextDocument& document, const std::vector<PageStrip>& strips, double) {
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const int count = block.layout()->lineCount();
            if (count > 1) {
                QCOMPARE(stripOf(strips, block, 0), stripOf(strips, block, 1));
                QCOMPARE(stripOf(strips, block, count - 2), stripOf(strips, block, count - 1));
            }
            if (block.blockFormat().headingLevel() > 0 || block.text().endsWith(QLatin1Char(':'))) {
                QCOMPARE(stripOf(strips, block, 0), stripOf(strips, block.next(), 0));
                ++headings;
            }
        }
    });
    QVERIFY(headings > 100);
}

void PageStripsTest::aTableThatGoesOnRepeatsItsHead()
{
    int repeated = 0;
    onManyPages([&](const QTextDocument& document, const std::vector<PageStrip>& strips, double) {
        for (QTextFrame* frame : document.rootFrame()->childFrames()) {
            auto* table = qobject_cast<QTextTable*>(frame);
            QVERIFY(table);
            QCOMPARE(table->format().headerRowCount(), 1);
            const QRectF head = boxOf(table->cellAt(0, 0).firstCursorPosition().block());
            QCOMPARE(stripOf(strips, head.top(), head.bottom()),
                     stripOf(strips, table->cellAt(1, 0).firstCursorPosition().block(), 0));
            for (int row = 1; row < table->rows(); ++row) {
                const QRectF first = boxOf(table->cellAt(row, 0).firstCursorPosition().block());
                const QRectF second = boxOf(table->cellAt(row, 1).firstCursorPosition().block());
                const double top = std::min(first.top(), second.top());
                const int strip = stripOf(strips, top, std::max(first.bottom(), second.bottom()));
                QVERIFY(strip >= 0);
                const PageStrip& page = strips[static_cast<std::size_t>(strip)];
                if (page.body.top < top - 1e-6)
                    continue;
                QVERIFY(page.head.top <= head.top() + 1e-6 && page.head.bottom >= head.bottom() - 1e-6);
                ++repeated;
            }
        }
    });
    QVERIFY(repeated > 10);
}

void PageStripsTest::codeStaysInOnePieceUpToHalfAPage()
{
    int blocks = 0;
    onManyPages([&](const QTextDocument& document, const std::vector<PageStrip>& strips, double height) {
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            if (!app::isCode(block) || app::isCode(block.previous()))
                continue;
            QTextBlock last = block;
            while (app::isCode(last.next()))
                last = last.next();
            if (boxOf(last).bottom() - boxOf(block).top() > height / 2)
                continue;
            QVERIFY(stripOf(strips, boxOf(block).top(), boxOf(last).bottom()) >= 0);
            ++blocks;
        }
    });
    QVERIFY(blocks > 60);
}

void PageStripsTest::whatIsTallerThanAPageIsCut()
{
    QTextDocument document;
    layOut(document, QStringLiteral("<p>before</p><table><tr><td>%1</td></tr></table><p>after</p>")
                         .arg(QStringLiteral("word ").repeated(3000)));
    const std::vector<PageStrip> strips = app::pageStrips(document, 300);
    const double all = boxOf(document.lastBlock()).bottom();
    QVERIFY(all > 1500);
    double shown = 0;
    for (const PageStrip& strip : strips) {
        QVERIFY(strip.body.height() <= 300 + 1e-6);
        shown += strip.body.height();
    }
    QVERIFY(shown > all - 40 && shown < all + 1);
}

void PageStripsTest::chaptersBeginAPage()
{
    QTextDocument document;
    layOut(document, QStringLiteral("<p>title</p><h1 style=\"page-break-before:always\">One</h1><p>text</p>"
                                    "<h1 style=\"page-break-before:always\">Two</h1><p>text</p>"));
    const std::vector<PageStrip> strips = app::pageStrips(document, 500);
    QCOMPARE(strips.size(), 3U);
    QCOMPARE(strips[2].body.top, boxOf(document.lastBlock().previous()).top());
}

void PageStripsTest::anEmptyDocumentHasAtMostOnePage()
{
    QTextDocument document;
    layOut(document, QString());
    QVERIFY(app::pageStrips(document, 500).size() <= 1);
}

BRAMAH_TEST(PageStripsTest);

#include "page_strips_test.moc"
