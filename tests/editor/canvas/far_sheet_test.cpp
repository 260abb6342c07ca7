// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets so large that a symbol is a few pixels: they can be seen as a whole, with all that is on them.
#include "editor/canvas/sheet_scene.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using bramah::test::SheetFixture;

namespace {

/// Two resistors with a line between them, and one \a distance to the right of the first.
QByteArray farModel(int distance)
{
    return QStringLiteral(
               "within;\nmodel M\n"
               "  T.Resistor near1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}})));\n"
               "  T.Resistor near2 annotation(Placement(transformation(extent = {{90,-10},{110,10}})));\n"
               "  T.Resistor far annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, "
               "origin = {%1,0})));\n"
               "equation\n"
               "  connect(near1.B1, near2.A1) annotation(Line(points = {{10,0},{90,0}}));\n"
               "end M;\n")
        .arg(distance)
        .toUtf8();
}

/// Does something other than paper lie within \a reach pixels of a place?
bool isInkAt(const SheetFixture& sheet, const QImage& image, QPointF place, int reach)
{
    const QPoint at = sheet.view.fromSheet(place);
    int darkest = 255;
    for (int x = at.x() - reach; x <= at.x() + reach; ++x)
        for (int y = at.y() - reach; y <= at.y() + reach; ++y)
            darkest = std::min(darkest, qGray(image.pixel(x, y)));
    return darkest < 150;
}

}  // namespace

class FarSheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitsHoweverFarSymbolsAreApart()
    {
        SheetFixture sheet(farModel(20000));
        sheet.view.fit();
        const QRect seen = sheet.view.viewport()->rect();
        for (const char* name : {"near1", "far"})
            QVERIFY(seen.contains(sheet.view.fromSheet(sheet.diagram().component({QLatin1String(name)})->anchor())));
    }

    void smallSymbolsAndLinesAreDrawnWhereTheyAre()
    {
        SheetFixture sheet(farModel(800));
        for (const double zoom : {0.4, 0.8}) {
            sheet.view.setZoom(zoom);
            sheet.view.centerOn(300, 0);
            const QImage image = sheet.view.viewport()->grab().toImage();
            for (const QPointF& symbol : {QPointF(0, 0), QPointF(100, 0), QPointF(800, 0)})
                QVERIFY2(isInkAt(sheet, image, symbol, qRound(10 * zoom)), qPrintable(QString::number(zoom)));
            QVERIFY(isInkAt(sheet, image, {50, 0}, 1));
            QVERIFY(!isInkAt(sheet, image, {400, 0}, 3));
        }
    }

    void smallSymbolsMoveAndTurnTheirColours()
    {
        SheetFixture sheet(farModel(800));
        sheet.view.setZoom(0.8);
        sheet.view.centerOn(300, 0);
        static_cast<void>(sheet.view.viewport()->grab());
        sheet.session.apply(
            QStringLiteral("Move"),
            {model::SetPlacement{
                {QStringLiteral("far")},
                sheet.diagram().component({QStringLiteral("far")})->placement.movedBy(QPointF(-300, 60))}});
        const QImage moved = sheet.view.viewport()->grab().toImage();
        QVERIFY(isInkAt(sheet, moved, {500, 60}, 8));
        QVERIFY(!isInkAt(sheet, moved, {800, 0}, 8));
        sheet.view.setTheme(editor::SheetTheme::dark());
        const QImage dark = sheet.view.viewport()->grab().toImage();
        const QPoint at = sheet.view.fromSheet({500, 60});
        int lightest = 0;
        for (int x = at.x() - 8; x <= at.x() + 8; ++x)
            for (int y = at.y() - 8; y <= at.y() + 8; ++y)
                lightest = std::max(lightest, qGray(dark.pixel(x, y)));
        QVERIFY(lightest > 120);
    }
};

BRAMAH_TEST(FarSheetTest);
#include "far_sheet_test.moc"
