// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_renderer.h"
#include "editor/render/dashes.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_texts.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>
#include <tuple>

using namespace bramah;
using bramah::test::diagramOf;

namespace {

const QByteArray kCircuit = R"(model M
  T.Resistor valve(A = 2e-5) annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
equation
  connect(valve.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));
end M;
)";

bool isDark(QColor color)
{
    return color.lightness() < 160;
}

}  // namespace

class SheetRendererTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreInkWhereTheDiagramHasThem()
    {
        const model::Diagram diagram = diagramOf(kCircuit);
        const editor::SheetRenderer renderer;
        const QRectF page(-60, -60, 120, 120);
        QImage image(1200, 1200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.paint(painter, QRectF(0, 0, 1200, 1200), diagram, page);
        painter.end();
        const auto pixel = [&](double x, double y) {
            return image.pixelColor(static_cast<int>((x + 60) * 10), static_cast<int>((60 - y) * 10));
        };
        QVERIFY(isDark(pixel(-15, 0)));   // the line's horizontal part
        QVERIFY(isDark(pixel(0, -20)));   // and its vertical one
        QVERIFY(isDark(pixel(-46, 2)));   // the left edge of the resistor's box
        QVERIFY(!isDark(pixel(-40, 2)));  // hollow inside
        QVERIFY(!isDark(pixel(-15, 3)));
        QCOMPARE(pixel(50, 50), QColor(Qt::white));
    }

    // A step that rises does so in whatever way its symbol lies.
    void theCurveOfASourceReadsUpright()
    {
        const QByteArray library =
            "model M\n  model Curve annotation(__Bramah(upright = 50), Icon(graphics = {"
            "Rectangle(extent = {{-60,-60},{60,60}}), Line(points = {{60,0},{100,0}}),"
            "Line(points = {{-40,-30},{0,-30},{0,30},{40,30}})}));\n  end Curve;\n";
        struct Way {
            const char* transformation;
            QPointF lead, low, high;  ///< where the lead and the two levels of the curve lie
        };
        for (const Way& way : {Way{"extent = {{-50,-50},{50,50}}", {40, 0}, {-10, -15}, {10, 15}},
                               Way{"extent = {{50,-50},{-50,50}}", {-40, 0}, {-10, -15}, {10, 15}},
                               Way{"extent = {{-50,50},{50,-50}}", {40, 0}, {-10, -15}, {10, 15}},
                               Way{"extent = {{-50,-50},{50,50}}, rotation = 180", {-40, 0}, {-10, -15}, {10, 15}},
                               Way{"extent = {{-50,-50},{50,50}}, rotation = 90", {0, 40}, {15, -10}, {-15, 10}},
                               Way{"extent = {{-50,-50},{50,50}}, rotation = 270", {0, -40}, {15, -10}, {-15, 10}}}) {
            const model::Diagram diagram = diagramOf(library + "  Curve curve annotation(Placement(transformation(" +
                                                     way.transformation + ")));\nend M;\n");
            QImage image(1200, 1200, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            editor::SheetRenderer().paint(painter, QRectF(0, 0, 1200, 1200), diagram, {-60, -60, 120, 120});
            painter.end();
            const auto isInk = [&](QPointF at) {
                return isDark(
                    image.pixelColor(static_cast<int>((at.x() + 60) * 10), static_cast<int>((60 - at.y()) * 10)));
            };
            QVERIFY2(isInk(way.lead), way.transformation);
            QVERIFY2(isInk(way.low), way.transformation);
            QVERIFY2(isInk(way.high), way.transformation);
            QVERIFY2(!isInk({way.low.x(), -way.low.y()}), way.transformation);
        }
    }

    // A line says by its colour what runs in it, whatever its annotation says: Boolean signals are not the others'.
    void signalsHaveTheColourOfTheirPorts()
    {
        const editor::SheetTheme theme = editor::SheetTheme::light();
        for (const auto& [from, to, colour] :
             {std::tuple{"Source", "Sink", theme.signal}, std::tuple{"Button", "Lamp", QColor(168, 60, 160)}}) {
            const model::Diagram diagram =
                diagramOf(QByteArray("model M\n  T.") + from +
                          " a annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));\n  T." + to +
                          " b annotation(Placement(transformation(extent = {{30,-10},{50,10}})));\nequation\n"
                          "  connect(a.y, b.u) annotation(Line(points = {{-30,0},{30,0}}));\nend M;\n");
            QImage image(1200, 1200, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.paper);
            QPainter painter(&image);
            editor::SheetRenderer(theme).paint(painter, QRectF(0, 0, 1200, 1200), diagram, {-60, -60, 120, 120});
            painter.end();
            QCOMPARE(image.pixelColor(600, 600), colour);
        }
    }

    // A bond has a half arrow at its head: one barb, on the left of who goes with the power.
    void bondsEndInAHalfArrow()
    {
        const QByteArray text = R"(model M
  connector Tail Real e; flow Real f; annotation(__Bramah(bond = "tail")); end Tail;
  connector Head Real e; flow Real f; annotation(__Bramah(bond = "head")); end Head;
  model S Tail t annotation(Placement(transformation(origin = {100,0}, extent = {{-10,-10},{10,10}}))); end S;
  model R Head h annotation(Placement(transformation(origin = {-100,0}, extent = {{-10,-10},{10,10}}))); end R;
  S s annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  R r annotation(Placement(transformation(extent = {{30,-10},{50,10}})));
equation
  connect(r.h, s.t) annotation(Line(points = {{30,0},{-30,0}}));
end M;
)";
        const model::Diagram diagram = diagramOf(text);
        for (const editor::SheetTheme& theme :
             {editor::SheetTheme::light(), editor::SheetTheme::dark(), editor::SheetTheme::print()}) {
            QImage image(2400, 2400, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.paper);
            QPainter painter(&image);
            editor::SheetRenderer(theme).paint(painter, QRectF(0, 0, 2400, 2400), diagram, {-60, -60, 120, 120});
            painter.end();
            const auto isDrawn = [&](double x, double y) {
                const QColor color = image.pixelColor(static_cast<int>((x + 60) * 20), static_cast<int>((60 - y) * 20));
                return std::abs(color.lightness() - theme.paper.lightness()) > 60;
            };
            QVERIFY(isDrawn(0, 0));
            QVERIFY(isDrawn(28.8, 0.6));    // half way along the barb
            QVERIFY(!isDrawn(28.8, -0.6));  // none on the right
            QVERIFY(!isDrawn(-28.8, 0.6));  // none at the tail
            QVERIFY(!isDrawn(-28.8, -0.6));
        }
    }

    // The palette shows what is nothing but letters, large enough to be read.
    void lettersOfBondGraphsFillTheirPicture()
    {
        const model::Diagram diagram = diagramOf(R"(model M
  connector Tail Real e; flow Real f; annotation(__Bramah(bond = "tail")); end Tail;
  model S
    Tail t annotation(Placement(transformation(origin = {20,0}, extent = {{-10,-10},{10,10}})));
    annotation(Icon(coordinateSystem(extent = {{-20,-20},{20,20}}), graphics = {
      Text(extent = {{-26,-16},{14,16}}, textString = "Se"), Text(extent = {{-100,30},{100,50}}, textString = "%name")}));
  end S;
  S s annotation(Placement(transformation(extent = {{-2,-2},{2,2}})));
end M;
)");
        const editor::SheetTheme theme = editor::SheetTheme::light();
        const QImage picture =
            editor::SheetRenderer(theme).thumbnail(diagram.components().front(), {40, 40}, 1).toImage();
        QRect ink;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixelColor(x, y).alpha() > 128)
                    ink |= QRect(x, y, 1, 1);
        QVERIFY2(ink.height() >= 8 && ink.height() < 30, qPrintable(QString::number(ink.height())));
        QVERIFY(picture.rect().adjusted(1, 1, -1, -1).contains(ink));
    }

    void filesHaveTheirFormats_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("svg") << "svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "pdf" << QByteArray("%PDF");
        QTest::newRow("png") << "png" << QByteArray("\x89PNG");
    }

    void filesHaveTheirFormats()
    {
        QFETCH(QString, suffix);
        QFETCH(QByteArray, start);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.") + suffix);
        QVERIFY(editor::SheetRenderer().write(diagramOf(kCircuit), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith(start));
        if (suffix == QStringLiteral("svg")) {
            QVERIFY(bytes.contains("valve"));  // texts stay texts
            QVERIFY(bytes.contains("mm\""));   // at true size
            // Dashes are drawn one by one, since their lengths would be read in other units; a font that browsers know.
            QVERIFY(!bytes.contains("stroke-dasharray=\""));
            QVERIFY(bytes.contains("font-family=\"sans-serif\"") && !bytes.contains("Sans Serif"));
        }
    }

    void whatCannotBeWrittenIsSaid()
    {
        const model::Diagram diagram = diagramOf(kCircuit);
        QCOMPARE(editor::SheetRenderer().write(diagram, QStringLiteral("a.gif")).error(),
                 QStringLiteral("`a.gif` does not end in .svg, .pdf, .png or .dxf"));
        QVERIFY(!editor::SheetRenderer().write(diagram, QStringLiteral("/no/such/folder/a.svg")));
    }

    void textsStayUprightAndBesideTurnedSymbols()
    {
        for (int turns = 0; turns < 4; ++turns)
            for (const bool isMirrored : {false, true}) {
                model::DiagramComponent symbol = diagramOf(kCircuit).components().front();
                model::Placement placement =
                    symbol.placement.anchoredAt(symbol.anchor()).rotatedBy(turns, symbol.anchor());
                if (isMirrored)
                    placement = placement.mirroredX(symbol.anchor());
                const model::AffineMap map = placement.map(symbol.icon->coordinateSystem);
                const QRectF body = editor::toScene(symbol.map.inverse().then(map).mapRect(symbol.bounds));
                const auto texts = editor::placedTexts(*symbol.icon, map, body, &symbol);
                QCOMPARE(texts.size(), std::size_t(1));
                QCOMPARE(texts.front().text, QStringLiteral("valve"));
                QVERIFY(!texts.front().isTurned);
                QVERIFY2(!texts.front().rect.adjusted(0.1, 0.3, -0.1, -0.3).intersects(body),
                         "the name runs into the symbol");
            }
    }

    // A name that is written from the symbol outwards ends at it when the symbol is turned around.
    void namesStayNearTurnedSymbols()
    {
        model::Icon icon;
        model::TextGraphic name;
        name.textString.value = QStringLiteral("%name");
        name.extent.value = {{10, 50}, {200, 80}};  // above a part of the symbol
        name.alignment = model::TextAlignment::Left;
        icon.graphics = {name};
        const QRectF body(-10, -10, 20, 20);
        model::DiagramComponent symbol = diagramOf(kCircuit).components().front();
        const auto at = [&](const model::AffineMap& map) {
            return editor::placedTexts(icon, model::AffineMap::scaling(0.1, 0.1).then(map), body, &symbol).front().rect;
        };
        const QRectF plain = at(model::AffineMap());
        const QRectF turned = at(model::AffineMap::rotation(180));
        QVERIFY(std::abs(plain.left() - 1) < 1e-9);
        QVERIFY2(std::abs(turned.right() + 1) < 1e-9, qPrintable(QString::number(turned.right())));
        QVERIFY(std::abs(at(model::AffineMap::scaling(-1, 1)).right() + 1) < 1e-9);
        // By a quarter, the corner that it stands in is left or right of the rest of the symbol.
        const QRectF toLeft = at(model::AffineMap::rotation(90)), toRight = at(model::AffineMap::rotation(-90));
        QVERIFY2(std::abs(toLeft.right() + 5) < 1e-9, qPrintable(QString::number(toLeft.right())));
        QVERIFY2(std::abs(toRight.left() - 5) < 1e-9, qPrintable(QString::number(toRight.left())));
    }

    // Dashed lines meet what they lead to, and their corners are seen.
    void dashesFitTheirLines()
    {
        QPen pen(Qt::black, 0.2, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({10, 5});
        const QPolygonF line{{0, 0}, {6.3, 0}, {6.3, 2}, {6.3, 2}, {30, 2}};
        const QList<qreal> dashes = editor::fittedPen(pen, line).dashPattern();
        QCOMPARE(dashes.size() % 2, 0);
        std::vector<double> corners{6.3, 8.3};
        double at = 0;
        for (qsizetype i = 0; i + 1 < dashes.size(); ++i) {
            const double begin = at;
            at += dashes[i] * 0.2;
            for (const double corner : corners)
                if (begin < corner + 1e-9 && corner - 1e-9 < at)
                    QVERIFY2(i % 2 == 0 && begin < corner - 0.1 && corner + 0.1 < at, "a gap at a corner");
        }
        QVERIFY(std::abs(at - 32) < 1e-9);
        pen.setStyle(Qt::SolidLine);
        QCOMPARE(editor::fittedPen(pen, line), pen);
    }

    void aThumbnailHasItsSize()
    {
        const QPixmap pixmap = editor::SheetRenderer().thumbnail(diagramOf(kCircuit).components().front(), {40, 40}, 2);
        QCOMPARE(pixmap.size(), QSize(80, 80));
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
        QVERIFY(!pixmap.toImage().allGray() || pixmap.hasAlpha());
    }
};

BRAMAH_TEST(SheetRendererTest);
#include "sheet_renderer_test.moc"
