// SPDX-License-Identifier: GPL-3.0-or-later
// Lists on sheets, steps of charts as a list, and the sheets of parts within parts as one drawing set.
#include "editor/drawing/drawn_sheet.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_renderer.h"
#include "editor/render/symbol_texts.h"
#include "model/diagram/label_stack.h"
#include "model/lists/drawing_lists.h"
#include "model/pages/drawing_set.h"
#include "model/pages/machine.h"
#include "model/pages/page_places.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::SheetFixture;

namespace {

const QByteArray kPartsSheet = R"(model Drive "A small drive"
  Bramah.Hydraulics.Pumps.FixedPump pump annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,0})), __Bramah(designation="0.1"));
  Bramah.Hydraulics.PressureValves.ReliefValve relief annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={0,0})), __Bramah(designation="0.2", part(typeCode="DB 100 %")));
  Bramah.Drawing.Lists.PartsList list annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={40,60})));
end Drive;
)";

/// A machine of two slides of one class, with a page each, and a page of its own. B stands before A in the text.
const QByteArray kPlant = R"(package Plant
  model Slide "A slide"
    Bramah.Drawing.Pages.A4 page annotation(Placement(transformation(extent={{-229.6,-8},{8,160}}, origin={100,-60})));
    Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-40,50})), __Bramah(designation="1.1"));
    Bramah.Hydraulics.DirectionalValves.Valve43 valve annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={-40,0})), __Bramah(designation="1.2", coils={"Y1","Y2"}));
    Bramah.Drawing.Lists.CoilsList coils annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={-30,90})));
  end Slide;
  model Machine
    Bramah.Drawing.Pages.A4 first annotation(Placement(transformation(extent={{-229.6,-8},{8,160}}, origin={100,-60})));
    Bramah.Drawing.Pages.A4 second annotation(Placement(transformation(extent={{-229.6,-8},{8,160}}, origin={400,-60})));
    Slide right annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,0})), __Bramah(designation="B"));
    Slide left annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})), __Bramah(designation="A"));
  end Machine;
end Plant;
)";

/// All classes of \a text on top of the shipped library, and the sheets of its class \a name.
struct Drawn {
    Drawn(const QByteArray& text, const char* name)
    {
        library = bramah::test::shippedLibrary();
        library->addFile(model::syntax::SyntaxTree::parse(
            std::make_shared<const model::SourceText>(QStringLiteral("drawn.mo"), text)));
        tree = std::make_unique<model::InstanceTree>(*library);
        top = &tree->instantiate(*library->find(name));
    }
    model::Diagram sheet(const QString& place = {}) { return editor::drawnSheet(icons, *top, place); }

    std::shared_ptr<model::ClassLibrary> library;
    std::unique_ptr<model::InstanceTree> tree;
    model::IconCache icons;
    const model::Instance* top = nullptr;
};

/// What the symbol of a list shows, text by text, in one line each, as fonts differ.
QStringList textsOn(const model::Diagram& sheet, const char* list)
{
    QStringList texts;
    for (const editor::PlacedText& text : editor::textsOf(*sheet.component({QLatin1String(list)})))
        texts.append(QString(text.text).replace(QLatin1Char('\n'), QLatin1Char(' ')));
    return texts;
}

}  // namespace

class DrawnSheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListOnTheSheetHasTheRowsOfItsDrawing()
    {
        SheetFixture sheet(kPartsSheet, bramah::test::shippedLibrary());
        QCOMPARE(
            textsOn(sheet.diagram(), "list"),
            (QStringList{"Parts list", "Code", "Quantity", "Designation", "Type code", "Data", "Setting", "0.1", "1",
                         "Pump of constant displacement", "16 cm³/rev, 1500 rev/min", "0.2", "1",
                         "Direct operated pressure relief valve, also used as a safety valve", "DB 100 %", "150 bar"}));
        const model::DiagramComponent& list = *sheet.diagram().component({QStringLiteral("list")});
        QCOMPARE(list.bounds.topLeft().x(), list.anchor().x());
        QCOMPARE(list.bounds.bottom(), list.anchor().y());  // it hangs from its origin
        for (const editor::PlacedText& text : editor::textsOf(list))
            QVERIFY2(list.bounds.contains(editor::toSheet(text.rect.topLeft())) &&
                         list.bounds.contains(editor::toSheet(text.rect.bottomRight())),
                     qPrintable(text.text));
    }

    void aListIsTrueAfterEachEditAndUndo()
    {
        SheetFixture sheet(kPartsSheet, bramah::test::shippedLibrary());
        const QStringList before = textsOn(sheet.diagram(), "list");
        sheet.session.apply(QStringLiteral("Remove"), {model::RemoveComponent{{QStringLiteral("pump")}}});
        QVERIFY(!textsOn(sheet.diagram(), "list").contains(QStringLiteral("0.1")));
        QVERIFY(textsOn(sheet.diagram(), "list").contains(QStringLiteral("0.2")));
        sheet.session.file().undoStack().undo();
        QCOMPARE(textsOn(sheet.diagram(), "list"), before);
        sheet.session.file().undoStack().redo();
        sheet.session.apply(QStringLiteral("Remove"), {model::RemoveComponent{{QStringLiteral("relief")}}});
        QCOMPARE(textsOn(sheet.diagram(), "list"), (QStringList{"Parts list", "Nothing to list"}));
    }

    void aFurtherListGoesOnWithTheRowsThatAreLeft()
    {
        const QByteArray second =
            "PartsList second annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={140,60})));\n";
        const QByteArray text = QByteArray(kPartsSheet)
                                    .replace("PartsList list", "PartsList list(rows=1)")
                                    .replace("end Drive", "  Bramah.Drawing.Lists." + second + "end Drive");
        SheetFixture sheet(text, bramah::test::shippedLibrary());
        QVERIFY(textsOn(sheet.diagram(), "list").contains(QStringLiteral("0.1")));
        QVERIFY(!textsOn(sheet.diagram(), "list").contains(QStringLiteral("0.2")));
        QVERIFY(textsOn(sheet.diagram(), "second").contains(QStringLiteral("0.2")));
        QVERIFY(!textsOn(sheet.diagram(), "second").contains(QStringLiteral("0.1")));
        // A move of one before the other changes who begins.
        const model::DiagramComponent& list = *sheet.diagram().component({QStringLiteral("list")});
        sheet.session.apply(QStringLiteral("Move"), {model::SetPlacement{list.id, list.placement.movedBy({200, 0})}});
        QVERIFY(textsOn(sheet.diagram(), "second").contains(QStringLiteral("0.1")));
        QVERIFY(textsOn(sheet.diagram(), "second").contains(QStringLiteral("0.2")));
        QVERIFY(!textsOn(sheet.diagram(), "list").contains(QStringLiteral("0.1")));
    }

    void rowsWithoutRoomAreCounted()
    {
        SheetFixture sheet(QByteArray(kPartsSheet).replace("PartsList list", "PartsList list(rows=1)"),
                           bramah::test::shippedLibrary());
        QCOMPARE(textsOn(sheet.diagram(), "list").back(),
                 QStringLiteral("1 more: a further list of this kind goes on"));
    }

    // A tank is drawn wherever a line ends in it.
    void oneReservoirIsListed()
    {
        const auto tank = [](const QByteArray& name, int x, const QByteArray& vendor) {
            return "  Bramah.Hydraulics.Sources.Tank " + name +
                   " annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={" + QByteArray::number(x) +
                   ",-60}))" + vendor + ");\n";
        };
        const QByteArray before = QByteArray(kPartsSheet).replace("end Drive;\n", "");
        const auto codesOf = [&](const QByteArray& tanks) {
            Drawn drawn(before + tanks + "end Drive;\n", "Drive");
            QStringList codes;
            for (const auto& row :
                 model::drawingListOf(*drawn.top, QString(), drawn.sheet(), model::DrawingList::Parts).rows)
                codes.append(row.cells[0] + QLatin1Char(' ') + row.cells[1]);
            return codes;
        };
        QCOMPARE(codesOf(tank("a", 0, {}) + tank("b", 40, ", __Bramah(designation=\"0.5\")") + tank("c", 80, {})),
                 (QStringList{"0.1 1", "0.2 1", "0.5 1"}));
        QCOMPARE(codesOf(tank("a", 0, {}) + tank("b", 40, {})), (QStringList{"0.1 1", "0.2 1", " 1"}));
        Drawn drawn(before + tank("a", 0, {}) + "end Drive;\n", "Drive");
        QCOMPARE(model::machineOf(drawn.sheet()).component({QStringLiteral("a")})->resolved(QStringLiteral("%name")),
                 QString());
    }

    void sheetsOfPartsComeBehindTheirsInTheOrderOfCodes()
    {
        Drawn drawn(kPlant, "Plant.Machine");
        const std::vector<model::SheetOfSet> sheets = model::sheetsOfSet(*drawn.top);
        QCOMPARE(sheets.size(), std::size_t(3));
        QCOMPARE(sheets[0].place, QString());
        QCOMPARE(sheets[1].place, QStringLiteral("left"));
        QCOMPARE(sheets[2].place, QStringLiteral("right"));
        QCOMPARE(sheets[0].numbers.before, 0);
        QCOMPARE(sheets[2].numbers.before, 3);
        QCOMPARE(sheets[2].numbers.count, 4);
        const model::Diagram right = drawn.sheet(QStringLiteral("right"));
        QCOMPARE(model::sheetNumber(right, 0), QStringLiteral("4"));
        QCOMPARE(right.pages()[0].resolved(QStringLiteral("%sheet/%sheets")), QStringLiteral("4/4"));
        QCOMPARE(right.component({QStringLiteral("valve")})->notes.code, QStringLiteral("B-1.2"));
        QVERIFY(textsOn(right, "coils").contains(QStringLiteral("B-1.2")));
        QCOMPARE(drawn.sheet().pages()[1].resolved(QStringLiteral("%sheet/%sheets")), QStringLiteral("2/4"));
    }

    void aSetIsWrittenAsPagesOfOneFile()
    {
        Drawn drawn(kPlant, "Plant.Machine");
        const model::Diagram top = drawn.sheet();
        const auto sheets = editor::drawingSet(drawn.icons, *drawn.top, QString(), top);
        QCOMPARE(sheets.size(), std::size_t(3));
        QCOMPARE(editor::paperPagesOf(sheets).back().title, QStringLiteral("4"));
        QCOMPARE(editor::paperPagesOf(sheets).back().sheet, std::size_t(2));
        QTemporaryDir folder;
        const auto files = editor::SheetRenderer().writePages(sheets, folder.filePath(QStringLiteral("set.svg")));
        QVERIFY(files);
        QCOMPARE(files->size(), 4);
        QFile last(files->back());
        QVERIFY(last.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(last.readAll());
        QVERIFY(text.contains(QStringLiteral("B-1.1")) && !text.contains(QStringLiteral("A-1.1")));
        // From within, a component's sheet is a drawing for itself, with its numbers in the set.
        const model::Diagram left = drawn.sheet(QStringLiteral("left"));
        QCOMPARE(editor::drawingSet(drawn.icons, *drawn.top, QStringLiteral("left"), left).size(), std::size_t(1));
    }

    // One step leads on by two conditions, the two sequences behind run in parallel and wait for each other.
    void stepsAreListedInTheirOrder()
    {
        const QByteArray text = R"(model Chart
  Bramah.Sequences.InitialStep rest(nOut=1, nIn=1) "Waits" annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,100})));
  Bramah.Sequences.AlternativeSplit choice(width=40, n=2) annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,80})));
  Bramah.Sequences.Transition go(condition=time > 1, nIn=1, nOut=1) annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-20,70})));
  Bramah.Sequences.Transition late(delay=2, nIn=1, nOut=1) annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={20,70})));
  Bramah.Sequences.ParallelSplit both(width=40, n=2) annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={-20,60})));
  Bramah.Sequences.Step one(nIn=1, nOut=1) annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-40,40})));
  Bramah.Sequences.Step two(nIn=1, nOut=1) annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,40})));
  Bramah.Sequences.ParallelJoin end_(width=40, n=2) annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-20,20})));
  Bramah.Sequences.Transition done(nIn=1, nOut=0) annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-20,10})));
  Bramah.Sequences.Step off(nIn=1, nOut=0) annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={40,40})));
  Bramah.Sequences.Action hold(kind=Bramah.Types.ActionKind.Delayed, T=0.5) annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={40,20})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={120,0})), __Bramah(designation="1.2", coils={"Y1","Y2"}));
equation
  connect(rest.o[1], choice.i);
  connect(choice.o[1], go.i[1]);
  connect(choice.o[2], late.i[1]);
  connect(go.o[1], both.i);
  connect(both.o[1], one.i[1]);
  connect(both.o[2], two.i[1]);
  connect(one.o[1], end_.i[1]);
  connect(two.o[1], end_.i[2]);
  connect(end_.o, done.i[1]);
  connect(late.o[1], off.i[1]);
  connect(one.y, valve.a);
  connect(two.y, hold.u);
  connect(hold.y, valve.b);
end Chart;
)";
        Drawn drawn(text, "Chart");
        QStringList rows;
        for (const auto& row :
             model::drawingListOf(*drawn.top, QString(), drawn.sheet(), model::DrawingList::Steps).rows)
            rows.append(row.cells.join(QLatin1Char('|')));
        QCOMPARE(rows, (QStringList{"rest|Waits||time > 1|one, two", "rest|||2 s|off", "one||Y1|together with two|",
                                    "two||D hold 0.5 s, Y2|together with one|", "off||||"}));
    }

    void namesOfCoilsStandOnPaper()
    {
        Drawn drawn(kPlant, "Plant.Slide");
        const model::Diagram machine = model::machineOf(drawn.sheet());
        QCOMPARE(model::coilPlacesOf(*machine.component({QStringLiteral("valve")})).size(), std::size_t(2));
    }
};

BRAMAH_TEST(DrawnSheetTest);
#include "drawn_sheet_test.moc"
