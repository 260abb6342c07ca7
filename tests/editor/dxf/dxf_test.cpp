// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets as DXF: the geometry of blocks and lines in mm, texts, and the file as codes and values.
#include "editor/dxf/dxf_cover.h"
#include "editor/dxf/dxf_drawing.h"
#include "editor/dxf/dxf_sheet.h"
#include "editor/dxf/sheet_file.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using namespace bramah::editor;
using bramah::test::SheetFixture;

namespace {

const QByteArray kSheet = R"(within;
model M
  T.Resistor r1 annotation (Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  T.Resistor r2 annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={20,-30})));
  T.Resistor r3 annotation (Placement(transformation(extent={{10,-10},{-10,10}}, origin={60,0})));
  T.Throttle t annotation (Placement(transformation(extent={{-20,-20},{20,20}}, origin={-40,60})));
equation
  connect(r1.B1, r2.B1) annotation (Line(points={{-30,0},{20,0},{20,-20}}));
  annotation (Diagram(graphics={
    Text(extent={{-60,80},{-20,90}}, textString="Ø 16, 20 °C", fontSize=10),
    Rectangle(extent={{-60,-60},{80,40}}, pattern=LinePattern.DashDot, lineThickness=0.35)}));
end M;
)";

const QByteArray kPage = R"(within;
model M
  Bramah.Drawing.Pages.A4 page(number="HY-100.2", owner="Prüfer & Söhne", title="Press\nupper part")
    annotation(Placement(transformation(extent={{-229.6,-8},{8,160}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-100,80})));
end M;
)";

const QByteArray kCoded = R"(within;
model M
  Bramah.Hydraulics.FlowValves.Orifice orifice
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={0,0})), __Bramah(designation="1.2"));
  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={40,-20})));
equation
  connect(orifice.A, tank.T) annotation(Line(points={{0,-8},{0,-12},{40,-12},{40,-20}}), __Bramah(pipe(application="H-P1")));
  annotation(__Bramah(codes(scheme="ISO 1219-2:2012")));
end M;
)";

template <typename Shape>
std::vector<std::pair<DxfStyle, Shape>> shapesOf(const std::vector<DxfEntity>& entities)
{
    std::vector<std::pair<DxfStyle, Shape>> found;
    for (const DxfEntity& entity : entities)
        if (const auto* shape = std::get_if<Shape>(&entity.shape))
            found.emplace_back(entity.style, *shape);
    return found;
}

/// The values that follow the code \a code in a DXF file.
QByteArrayList valuesOf(const QByteArray& bytes, int code)
{
    QByteArrayList lines = bytes.split('\n'), values;
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2)
        if (lines[i].trimmed().toInt() == code)
            values.append(lines[i + 1].trimmed());
    return values;
}

PaperPage partOf(const QRectF& part)
{
    return {-1, part, part.size() * 1.25, {}};
}

DxfPolyline square(double from, double to)
{
    return {QPolygonF({{from, from}, {to, from}, {to, to}, {from, to}}), true};
}

}  // namespace

class DxfTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void symbolsAreInsertionsOfBlocks()
    {
        const SheetFixture sheet(kSheet);
        const PaperPage page = partOf({-100, -100, 200, 200});
        const DxfDrawing drawing = dxfOf(sheet.diagram(), page);
        const auto inserts = shapesOf<DxfInsert>(drawing.entities);
        QCOMPARE(inserts.size(), std::size_t{4});
        // One block for the three resistors, turned and mirrored; one for the throttle, which is larger.
        QCOMPARE(drawing.blocks.size(), std::size_t{2});
        QCOMPARE(drawing.blocks.front().name, QStringLiteral("Resistor"));
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(inserts[i].second.block, QStringLiteral("Resistor"));
        // A unit is 1.25 mm; the page's lower left corner is the origin.
        QCOMPARE(inserts[0].second.place, QPointF(60 * 1.25, 100 * 1.25));
        QCOMPARE(inserts[0].second.angle, 0.0);
        QVERIFY(!inserts[0].second.isMirrored);
        QCOMPARE(inserts[1].second.angle, 90.0);
        // Mirrored left to right: top to bottom, then half a turn.
        QVERIFY(inserts[2].second.isMirrored);
        QCOMPARE(std::abs(inserts[2].second.angle), 180.0);
        // The box of the resistor, 120 by 80 of the icon's units at a tenth.
        const auto lines = shapesOf<DxfPolyline>(drawing.blocks.front().entities);
        QCOMPARE(lines.front().second.points.boundingRect(), QRectF(-7.5, -5, 15, 10));
        QVERIFY(lines.front().second.isClosed);
        // The throttle's is an ellipse, twice as large: 24 by 16 units.
        const auto ellipses = shapesOf<DxfEllipse>(drawing.blocks.back().entities);
        QCOMPARE(ellipses.size(), std::size_t{1});
        QCOMPARE(ellipses.front().second.major, QPointF(15, 0));
        QVERIFY(std::abs(ellipses.front().second.ratio - 2.0 / 3) < 1e-12);
    }

    void linesAndNotesHaveTheirLayers()
    {
        const SheetFixture sheet(kSheet);
        const DxfDrawing drawing = dxfOf(sheet.diagram(), partOf({-100, -100, 200, 200}));
        const auto lines = shapesOf<DxfPolyline>(drawing.entities);
        const auto on = [&](DxfLayer layer) {
            return std::ranges::find_if(lines, [&](const auto& line) { return line.first.layer == layer; });
        };
        const auto drawn = on(DxfLayer::LinesWorking);
        QVERIFY(drawn != lines.end());
        QPolygonF points = drawn->second.points;
        if (points.front().x() > points.back().x())
            std::ranges::reverse(points);
        QCOMPARE(points, QPolygonF({{87.5, 125}, {150, 125}, {150, 100}}));
        const auto frame = on(DxfLayer::Notes);
        QVERIFY(frame != lines.end());
        QCOMPARE(frame->first.line, DxfLine::Chain);
        QCOMPARE(frame->first.width, 0.35);
        const auto texts = shapesOf<DxfText>(drawing.entities);
        const auto note =
            std::ranges::find_if(texts, [](const auto& text) { return text.first.layer == DxfLayer::Notes; });
        QVERIFY(note != texts.end());
        // In the middle of its box; 10 pt are 3.53 mm, of which capitals are about seven tenths.
        QVERIFY(QLineF(note->second.place, QPointF(60 * 1.25, 185 * 1.25)).length() < 1e-6);
        QVERIFY(note->second.capitals > 2.3 && note->second.capitals < 2.8);
        const auto names =
            std::ranges::count_if(texts, [](const auto& text) { return text.first.layer == DxfLayer::TextCode; });
        QCOMPARE(names, 4);
    }

    // A code has its frame, and a line its code.
    void codesHaveTheirFrames()
    {
        const SheetFixture sheet(kCoded, bramah::test::shippedLibrary());
        const DxfDrawing drawing = dxfOf(sheet.diagram(), partOf({-100, -100, 200, 200}));
        const auto texts = shapesOf<DxfText>(drawing.entities);
        const auto textOf = [&](const char* words) {
            return std::ranges::find_if(
                texts, [&](const auto& text) { return text.second.lines == QStringList(QLatin1String(words)); });
        };
        const auto code = textOf("1.2");
        QVERIFY(code != texts.end() && code->first.layer == DxfLayer::TextCode);
        const auto lines = shapesOf<DxfPolyline>(drawing.entities);
        const auto frame = std::ranges::find_if(lines, [&](const auto& line) {
            return line.second.isClosed && line.second.points.boundingRect().contains(code->second.place);
        });
        QVERIFY(frame != lines.end() && frame->first.layer == DxfLayer::TextCode);
        const QRectF around = frame->second.points.boundingRect();
        QVERIFY(around.height() > code->second.capitals && around.height() < 3 * code->second.capitals);
        QVERIFY(textOf("H-P1") != texts.end());
    }

    void onlyThePageIsDrawn()
    {
        const SheetFixture sheet(kSheet);
        const DxfDrawing drawing = dxfOf(sheet.diagram(), partOf({-100, 30, 100, 70}));
        QCOMPARE(shapesOf<DxfInsert>(drawing.entities).size(), std::size_t{1});
        QVERIFY(shapesOf<DxfText>(drawing.entities).size() >= 2);
    }

    void whatPaperCoversIsCutAway()
    {
        // A line through a square from 2 to 4, and one along its edge.
        const auto parts = outsideOf({QPolygonF({{0, 3}, {6, 3}}), false}, square(2, 4).points);
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(parts[0], QPolygonF({{0, 3}, {2, 3}}));
        QCOMPARE(parts[1], QPolygonF({{4, 3}, {6, 3}}));
        QCOMPARE(outsideOf({QPolygonF({{0, 2}, {6, 2}}), false}, square(2, 4).points).size(), std::size_t{1});
        std::vector<DxfEntity> entities{{{}, DxfArc{{3, 3}, 0.5}}, {{}, square(2, 4)}, {{}, DxfArc{{3, 3}, 1.2}}};
        hide(entities, square(2, 4).points);
        // The small circle is gone, the square's own edge stays, of the large circle four bows are left.
        QCOMPARE(entities.size(), std::size_t{5});
        QVERIFY(std::get<DxfPolyline>(entities[0].shape).isClosed);
    }

    void textsAreInAscii()
    {
        QCOMPARE(dxfText(QStringLiteral("Ø 16, 20 °C ± 1")), QByteArray("\\U+00D8 16, 20 %%dC %%p 1"));
        QCOMPARE(dxfText(QStringLiteral("100 % ⌀ 8")), QByteArray("100 % %%c 8"));
        QCOMPARE(dxfText(QStringLiteral("50 %%")), QByteArray("50 %%%%"));
        QCOMPARE(dxfBlockName(QStringLiteral("Valve 4/3 für alle Fälle, die es gibt")).size(), 31);
        QCOMPARE(dxfBlockName(QStringLiteral("Ventil ö")), QStringLiteral("Ventil__"));
    }

    void theFileIsR2000InMillimetres()
    {
        const SheetFixture sheet(kSheet);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.dxf"));
        QVERIFY(writeSheet(SheetRenderer(), sheet.diagram(), path).has_value());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(valuesOf(bytes, 1).contains("AC1015"));
        QVERIFY(std::ranges::all_of(bytes, [](char sign) { return static_cast<unsigned char>(sign) < 128; }));
        const QByteArrayList variables = valuesOf(bytes, 9);
        QVERIFY(variables.contains("$INSUNITS"));
        const qsizetype units = bytes.indexOf("$INSUNITS");
        QCOMPARE(bytes.mid(units).split('\n')[2].trimmed(), QByteArray("4"));
        // Both points of an aligned text.
        const qsizetype text = bytes.indexOf("\\U+00D8 16, 20 %%dC");
        QVERIFY(text > 0);
        QCOMPARE(bytes.count("\nINSERT"), 4);
        QVERIFY(valuesOf(bytes, 6).contains("DASHDOT"));
        QVERIFY(valuesOf(bytes, 370).contains("35"));
    }

    // The frame and title block are a block, whose fields are attributes: filled, empty, several in one text, of two
    // lines.
    void theTitleBlockHasItsFieldsAsAttributes()
    {
        const SheetFixture sheet(kPage, bramah::test::shippedLibrary());
        const PaperPage page{0, sheet.diagram().pages().front().bounds, {297, 210}, {}};
        const DxfDrawing drawing = dxfOf(sheet.diagram(), page);
        QCOMPARE(drawing.blocks.front().name, QStringLiteral("A4"));
        const auto inserts = shapesOf<DxfInsert>(drawing.entities);
        QCOMPARE(inserts.front().first.layer, DxfLayer::Title);
        const DxfInsert& frame = inserts.front().second;
        QCOMPARE(frame.attributes.size(), drawing.blocks.front().attributes.size());
        const auto attribute = [&](const char* tag) {
            const auto found = std::ranges::find(frame.attributes, QLatin1String(tag), &DxfAttribute::tag);
            return found == frame.attributes.end() ? DxfAttribute{} : *found;
        };
        const auto textOf = [&](const char* tag) { return attribute(tag).text.lines.join(QLatin1Char('|')); };
        QCOMPARE(textOf("NUMBER"), QStringLiteral("HY-100.2"));
        QCOMPARE(textOf("OWNER"), QStringLiteral("Prüfer & Söhne"));
        QCOMPARE(textOf("TITLE"), QStringLiteral("Press"));
        QCOMPARE(textOf("TITLE_2"), QStringLiteral("upper part"));
        QCOMPARE(textOf("SHEET_SHEETS"), QStringLiteral("1 / 1"));
        QCOMPARE(textOf("SHEET"), QStringLiteral("1"));
        QVERIFY(attribute("SHEET").isHidden && attribute("SHEETS").isHidden && !attribute("SHEET_SHEETS").isHidden);
        for (const char* empty : {"REVISION", "DATE", "CREATOR", "APPROVED", "DOCUMENTTYPE"})
            QVERIFY2(!attribute(empty).tag.isEmpty() && textOf(empty).isEmpty(), empty);
        // Fields lie in the title block, at the lower right of the frame; of two lines the first is above.
        for (const DxfAttribute& one : frame.attributes)
            QVERIFY2(QRectF(297 - 190, 0, 190, 60).contains(one.text.place), qPrintable(one.tag));
        QVERIFY(attribute("TITLE").text.place.y() > attribute("TITLE_2").text.place.y() + 1);
        // The words over the fields, and the letters of the zones, belong to the block.
        const auto words = shapesOf<DxfText>(drawing.blocks.front().entities);
        QVERIFY(
            std::ranges::any_of(words, [](const auto& w) { return w.second.lines.front() == QLatin1String("Title"); }));
        QVERIFY(std::ranges::none_of(words, [](const auto& w) { return w.second.lines.front().startsWith(u"HY-"); }));
        // A logo that is not there leaves no frame of its place, 44 mm x 16.9 mm.
        const auto lines = shapesOf<DxfPolyline>(drawing.blocks.front().entities);
        QVERIFY(lines.size() > 20 && std::ranges::none_of(lines, [](const auto& line) {
                    const QSizeF size = line.second.points.boundingRect().size();
                    return std::abs(size.width() - 44) < 1e-6 && std::abs(size.height() - 16.9) < 1e-6;
                }));
        const QByteArray bytes = dxfBytes(drawing);
        QCOMPARE(bytes.count("\nATTRIB\n") + bytes.count("\nATTRIB\r"), static_cast<int>(frame.attributes.size()));
        QCOMPARE(bytes.count("\nATTDEF"), static_cast<int>(frame.attributes.size()));
        QVERIFY(bytes.contains("Pr\\U+00FCfer & S\\U+00F6hne"));
    }

    void aPathThatCannotBeWrittenSaysSo()
    {
        const SheetFixture sheet(kSheet);
        const auto missing = writeSheet(SheetRenderer(), sheet.diagram(), QStringLiteral("/nowhere/at/all.dxf"));
        QVERIFY(!missing);
        QVERIFY2(missing.error().contains(QStringLiteral("/nowhere/at/all.dxf")), qPrintable(missing.error()));
        const auto full = writeSheet(SheetRenderer(), sheet.diagram(), QStringLiteral("/dev/full"));
        QVERIFY(!full);
        const auto other = writeSheet(SheetRenderer(), sheet.diagram(), QStringLiteral("a.gif"));
        QVERIFY(!other && other.error().contains(QStringLiteral(".dxf")));
    }
};

BRAMAH_TEST(DxfTest);

#include "dxf_test.moc"
