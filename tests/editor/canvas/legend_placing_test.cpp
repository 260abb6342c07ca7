// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/legend_placing.h"
#include "editor/canvas/sheet_scene.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;
using bramah::editor::LegendPlacer;
using bramah::test::SheetFixture;

namespace {

const QSizeF kView(800, 600), kLegend(200, 150);

/// Two rows of resistors, which fill the right half of the view at a zoom of 4.
QByteArray rowsAtTheRight()
{
    QByteArray text = "model M\n";
    for (int i = 0; i < 6; ++i)
        for (int k = 0; k < 2; ++k) {
            const QByteArray x = QByteArray::number(10 + 45 * k), y = QByteArray::number(-70 + 25 * i);
            text += "  T.Resistor r" + QByteArray::number(2 * i + k) + " annotation(Placement(transformation(origin={" +
                    x + "," + y + "}, extent={{-18,-10},{18,10}})));\n";
        }
    return text + "end M;\n";
}

/// Resistors side by side over all of the view.
QByteArray wholeView()
{
    QByteArray text = "model M\n";
    for (int x = -108; x <= 108; x += 18)
        for (int y = -84; y <= 84; y += 8)
            text += "  T.Resistor r" + QByteArray::number(x + 200) + "_" + QByteArray::number(y + 200) +
                    " annotation(Placement(transformation(origin={" + QByteArray::number(x) + "," +
                    QByteArray::number(y) + "}, extent={{-10,-5},{10,5}})));\n";
    return text + "end M;\n";
}

editor::SheetParts nineParts()
{
    editor::SheetParts parts;
    parts.title = QStringLiteral("Delays cut the circuit into 9 parts");
    for (int i = 0; i < 9; ++i)
        parts.entries.push_back({i % 8, QStringLiteral("%1: a drive with its valve (13 states)").arg(i + 1)});
    return parts;
}

}  // namespace

/// Legends lie where they hide nothing of the drawing.
class LegendPlacingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyCornerIsTaken()
    {
        const LegendPlacer placer(kView, {QRectF(100, 100, 300, 300)});
        const auto place = placer.place(kLegend, Qt::BottomRightCorner);
        QVERIFY(place);
        QCOMPARE(*place, placer.inCorner(kLegend, Qt::BottomRightCorner));
    }

    void itStandsClearOfWhatIsDrawn()
    {
        const std::vector<QRectF> drawn{{500, 300, 280, 280}, {300, 200, 150, 40}};
        const LegendPlacer placer(kView, drawn);
        for (const Qt::Corner corner :
             {Qt::TopLeftCorner, Qt::TopRightCorner, Qt::BottomLeftCorner, Qt::BottomRightCorner}) {
            const auto place = placer.place(kLegend, corner);
            QVERIFY(place);
            QVERIFY(QRectF(QPointF(), kView).contains(*place));
            for (const QRectF& each : drawn)
                QVERIFY(!place->intersects(each));
        }
    }

    void twoLegendsStandClearOfEachOther()
    {
        LegendPlacer placer(kView, {});
        const auto first = placer.place(kLegend, Qt::BottomRightCorner);
        QVERIFY(first);
        placer.take(*first);
        const auto second = placer.place(kLegend, Qt::BottomRightCorner);
        QVERIFY(second);
        QVERIFY(!second->intersects(*first));
    }

    void aFullViewHasNoPlace()
    {
        const LegendPlacer placer(kView, {QRectF(-10, -10, 900, 700)});
        QVERIFY(!placer.place(kLegend, Qt::BottomRightCorner));
        QVERIFY(!LegendPlacer({40, 30}, {}).place(kLegend, Qt::BottomRightCorner));
    }

    void onTheSheetLegendsHideNoSymbol()
    {
        SheetFixture sheet(rowsAtTheRight());
        editor::SheetResults results;
        results.scale = editor::PressureScale{0, 200, QStringLiteral("bar")};
        sheet.view.sheet().showResults(results);
        sheet.view.sheet().showParts(nineParts());
        const QRectF visible = sheet.view.mapToScene(sheet.view.viewport()->rect()).boundingRect();
        const double pixel = 1 / sheet.view.zoom();
        const auto legends = sheet.view.sheet().legends(pixel, visible);
        QVERIFY(legends.parts && legends.scale);
        QVERIFY(!legends.form.isShort);
        QVERIFY(!legends.parts->intersects(*legends.scale));
        int seen = 0;
        for (const model::DiagramComponent& component : sheet.diagram().components()) {
            const QRectF symbol(component.bounds.left(), -component.bounds.bottom(), component.bounds.width(),
                                component.bounds.height());
            const QRectF inView((symbol.topLeft() - visible.topLeft()) / pixel, symbol.size() / pixel);
            seen += QRectF(QPointF(), visible.size() / pixel).intersects(inView) ? 1 : 0;
            QVERIFY2(!legends.parts->intersects(inView), qPrintable(component.id.baseName()));
            QVERIFY(!legends.scale->intersects(inView));
        }
        QVERIFY(seen >= 10);
    }

    // Where the whole view is full, colours and numbers alone stand in the corner.
    void littleRoomLeavesTheNumbers()
    {
        SheetFixture sheet(wholeView());
        sheet.view.sheet().showParts(nineParts());
        const QRectF visible = sheet.view.mapToScene(sheet.view.viewport()->rect()).boundingRect();
        const auto legends = sheet.view.sheet().legends(1 / sheet.view.zoom(), visible);
        QVERIFY(legends.parts);
        QVERIFY(legends.form.isShort);
        const QSizeF full = editor::legendSize(editor::legendOf(nineParts(), false), 1);
        QVERIFY(legends.parts->width() * legends.parts->height() < full.width() * full.height() / 2);
    }
};

BRAMAH_TEST(LegendPlacingTest);

#include "legend_placing_test.moc"
