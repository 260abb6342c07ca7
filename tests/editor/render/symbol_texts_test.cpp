// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/symbol_texts.h"

#include "editor/render/sheet_theme.h"
#include "tests/test_registry.h"

#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QTextLayout>
#include <QtTest/QTest>

using namespace bramah;

/// Texts of symbols and sheets, as they are placed and painted.
class SymbolTextsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lettersStayApart();
    void linesShareTheirEdge_data();
    void linesShareTheirEdge();

private:
    static model::Icon iconWith(const QString& text, model::TextAlignment alignment)
    {
        model::TextGraphic graphic;
        graphic.extent.value = {{-40, -10}, {40, 10}};
        graphic.textString.value = text;
        graphic.alignment = alignment;
        model::Icon icon;
        icon.graphics.push_back(graphic);
        return icon;
    }
    static editor::PlacedText placed(const QString& text, model::TextAlignment alignment = model::TextAlignment::Left)
    {
        return editor::placedTexts(iconWith(text, alignment), model::AffineMap(), QRectF(), nullptr).front();
    }
};

void SymbolTextsTest::lettersStayApart()
{
    // A search in a PDF for "fluid" finds no ligature.
    for (const QString& word : {QStringLiteral("fluid"), QStringLiteral("filter"), QStringLiteral("offline")}) {
        QTextLayout layout(word, placed(word).font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        qsizetype glyphs = 0;
        for (const QGlyphRun& run : layout.glyphRuns())
            glyphs += run.glyphIndexes().size();
        QCOMPARE(glyphs, word.size());
    }
}

void SymbolTextsTest::linesShareTheirEdge_data()
{
    QTest::addColumn<int>("alignment");
    QTest::newRow("left") << static_cast<int>(model::TextAlignment::Left);
    QTest::newRow("right") << static_cast<int>(model::TextAlignment::Right);
}

void SymbolTextsTest::linesShareTheirEdge()
{
    QFETCH(int, alignment);
    const auto side = static_cast<model::TextAlignment>(alignment);
    const editor::PlacedText one = placed(QStringLiteral("HH"), side);
    const editor::PlacedText two = placed(QStringLiteral("HHHHHHH\nHH"), side);
    // Two lines share the box of one.
    QVERIFY(std::abs(two.height - one.height / 2) < 1e-9);
    QVERIFY(std::abs(two.rect.height() - one.rect.height()) < 1e-9);
    constexpr int kScale = 10;
    QImage image(100 * kScale, 40 * kScale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(kScale, kScale);
    painter.translate(50, 20);
    editor::paintText(painter, two, editor::SheetTheme::print());
    painter.end();
    // Where the ink of a line begins and ends.
    const auto edgesOf = [&](int top, int bottom) {
        int first = image.width(), last = 0;
        for (int y = top; y < bottom; ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qGray(image.pixel(x, y)) < 128) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
        return std::pair(first, last);
    };
    const auto [upperLeft, upperRight] = edgesOf(0, 20 * kScale);
    const auto [lowerLeft, lowerRight] = edgesOf(20 * kScale, 40 * kScale);
    QVERIFY(upperLeft < upperRight && lowerLeft < lowerRight);
    if (side == model::TextAlignment::Left)
        QVERIFY(std::abs(upperLeft - lowerLeft) <= 2 && lowerRight < upperRight - 50);
    else
        QVERIFY(std::abs(upperRight - lowerRight) <= 2 && lowerLeft > upperLeft + 50);
}

BRAMAH_TEST(SymbolTextsTest);
#include "symbol_texts_test.moc"
