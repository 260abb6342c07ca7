// SPDX-License-Identifier: GPL-3.0-or-later
// By mouse and keys: whatever is done to symbols, the lines of the drawing say what is joined and nothing else.
#include "editor/canvas/net_item.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_actions.h"
#include "model/routing/drawing_faults.h"
#include "tests/dots_without_joint.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::portRef;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;

namespace {

QByteArray truthModel(const QByteArray& parts, const QByteArray& lines = {})
{
    return "within;\nmodel M\n" + parts + "equation\n" + lines + "end M;\n";
}

const QByteArray kLine =
    "  connect(r1.B1, node1.port) annotation(Line(points = {{-50,0},{0,0}}));\n"
    "  connect(node1.port, r2.A1) annotation(Line(points = {{0,0},{50,0}}));\n";
const QByteArray kNode =
    "  Bramah.Hydraulics.Node node1 annotation(__Bramah(auto = true), "
    "Placement(transformation(extent = {{-2,-2},{2,2}})));\n";
/// Two resistors far apart, joined by a straight line with a node in its middle.
const QByteArray kJoined = truthModel(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + kNode, kLine);

QString lies(const model::Diagram& diagram)
{
    QStringList texts;
    for (const model::Diagnostic& fault : model::checkDrawing(diagram))
        texts.append(fault.commandLineText());
    return texts.join(QLatin1Char('\n'));
}

bool hangTogether(const model::Diagram& diagram, const model::PortRef& a, const model::PortRef& b)
{
    return diagram.netOf(a) >= 0 && diagram.netOf(a) == diagram.netOf(b);
}

/// The lines the scene shows, sorted.
std::vector<std::pair<double, double>> shownLines(const SheetFixture& sheet)
{
    std::vector<std::pair<double, double>> ends;
    for (const QGraphicsItem* item : sheet.view.scene()->items())
        if (const auto* net = dynamic_cast<const editor::NetItem*>(item); net && net->isVisible())
            for (const model::NetSegment& segment : net->net().segments)
                for (const QPointF& end : {segment.line.p1(), segment.line.p2()})
                    ends.emplace_back(end.x(), end.y());
    std::sort(ends.begin(), ends.end());
    return ends;
}

}  // namespace

class LineTruthTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePreviewOfADragIsItsResult()
    {
        SheetFixture sheet(
            truthModel(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + resistorAt("r3", 0, 30) + kNode, kLine));
        sheet.press({60, 2});
        sheet.moveTo({30, 20});
        sheet.moveTo({40, 34});
        const auto preview = shownLines(sheet);
        sheet.release({40, 34});
        QCOMPARE(lies(sheet.diagram()), QString());
        QCOMPARE(shownLines(sheet), preview);
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
    }

    void aSymbolDraggedOnALineMakesItGiveWay()
    {
        const QByteArray text = truthModel(
            resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + resistorAt("r3", 0, 30) + resistorAt("r4", 60, 40) +
                kNode,
            kLine + "  connect(r3.B1, r4.A1) annotation(Line(points = {{10,30},{30,30},{30,40},{50,40}}));\n");
        SheetFixture sheet(text);
        QCOMPARE(lies(sheet.diagram()), QString());
        sheet.drag({0, 32}, {0, 4});
        QCOMPARE(sheet.diagram().component({QStringLiteral("r3")})->anchor(), QPointF(0, 2));
        QCOMPARE(lies(sheet.diagram()), QString());
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QVERIFY(!hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r3", "A1")));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), text);
    }

    void turnedAndMirroredSymbolsKeepTheirLinesTrue()
    {
        for (const Qt::Key key : {Qt::Key_R, Qt::Key_X, Qt::Key_Y}) {
            SheetFixture sheet(kJoined);
            sheet.click({60, 2});
            sheet.key(key);
            QCOMPARE(lies(sheet.diagram()), QString());
            QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        }
    }

    void bendsMadeByHandStayWhileTheyAreLegible()
    {
        // A way round that no router would take.
        SheetFixture sheet(truthModel(resistorAt("r1", -60, 0) + "  T.Tank t annotation(Placement(transformation("
                                                                 "extent = {{40,-50},{60,-30}})));\n",
                                      "  connect(r1.B1, t.T) annotation(Line(points = "
                                      "{{-50,0},{-40,0},{-40,60},{20,60},{20,0},{50,0},{50,-38}}));\n"));
        const auto passes = [&](QPointF place) {
            const auto& points = sheet.diagram().connections().front().points;
            return std::find(points.begin(), points.end(), place) != points.end();
        };
        sheet.drag({51, -41}, {61, -31});
        QCOMPARE(sheet.diagram().component({QStringLiteral("t")})->anchor(), QPointF(60, -30));
        QVERIFY(passes({-40, 60}) && passes({20, 60}));
        // Now the symbol comes to lie on them.
        QSignalSpy hints(&sheet.view, &editor::SheetView::hintChanged);
        sheet.press({-60, 2});
        sheet.moveTo({-40, 30});
        sheet.moveTo({20, 42});
        bool isTold = false;
        for (const QList<QVariant>& hint : hints)
            isTold = isTold || hint.front().toString().contains(QStringLiteral("give way"));
        sheet.release({20, 42});
        QVERIFY(isTold);
        QCOMPARE(lies(sheet.diagram()), QString());
        QVERIFY(!(passes({-40, 60}) && passes({20, 60})));
    }

    void aNodeInAPlainLineShowsNoDot()
    {
        SheetFixture sheet(kJoined);
        const auto inkBesideLine = [&] {
            const QImage image = sheet.view.grab().toImage();
            return image.pixelColor(sheet.view.fromSheet({0, 0}) + QPoint(0, 2)).lightness() < 128;
        };
        QVERIFY(sheet.diagram().nets().front().dots.empty());
        QVERIFY(!inkBesideLine());
        // A third line makes it a joint.
        sheet.view.startPlacing(QStringLiteral("T.Tank"));
        sheet.click({0, -40});
        sheet.key(Qt::Key_Escape);
        sheet.drag({0, -38}, {0, 0});
        QVERIFY(hangTogether(sheet.diagram(), portRef("tank", "T"), portRef("r1", "B1")));
        QCOMPARE(sheet.diagram().nets().front().dots, std::vector<QPointF>{QPointF(0, 0)});
        QVERIFY(inkBesideLine());
        QVERIFY(test::dotsWithoutJoint(sheet.diagram()).empty());
    }

    void aSymbolPlacedOnALineGoesIntoIt()
    {
        SheetFixture sheet(kJoined);
        sheet.view.startPlacing(QStringLiteral("T.Resistor"));
        sheet.moveTo({26, 2.4});
        const auto preview = shownLines(sheet);
        sheet.click({26, 2.4});  // a module beside: the line draws it in
        sheet.key(Qt::Key_Escape);
        const model::DiagramComponent* placed = sheet.diagram().component({QStringLiteral("resistor")});
        QVERIFY(placed);
        QCOMPARE(placed->anchor(), QPointF(26, 0));
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("resistor", "A1")));
        QVERIFY(hangTogether(sheet.diagram(), portRef("resistor", "B1"), portRef("r2", "A1")));
        QVERIFY(!hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QCOMPARE(lies(sheet.diagram()), QString());
        QCOMPARE(shownLines(sheet), preview);
        for (const model::DiagramComponent& component : sheet.diagram().components())
            QVERIFY2(component.isInLine == component.isAutoNode, "a dot in a plain line");
        for (const model::Net& net : sheet.diagram().nets())
            QVERIFY(std::any_of(net.ports.begin(), net.ports.end(),
                                [&](const auto& ref) { return sheet.diagram().port(ref)->stores; }));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kJoined);
    }

    void aSymbolThatLiesAcrossALineTurnsIntoIt()
    {
        SheetFixture sheet(kJoined);
        sheet.view.startPlacing(QStringLiteral("T.Resistor"));
        sheet.moveTo({26, 20});
        sheet.key(Qt::Key_R);
        sheet.click({26, 0});
        QVERIFY(!hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QVERIFY(sheet.diagram().netOf(portRef("resistor", "A1")) >= 0);
        QCOMPARE(lies(sheet.diagram()), QString());
    }

    void aFreeSymbolDraggedOnALineGoesIntoIt()
    {
        const QByteArray text =
            truthModel(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + resistorAt("r3", 0, 40) + kNode, kLine);
        SheetFixture sheet(text);
        sheet.drag({0, 42}, {-26, 2});
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r3", "A1")));
        QVERIFY(hangTogether(sheet.diagram(), portRef("r3", "B1"), portRef("r2", "A1")));
        QVERIFY(!hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QCOMPARE(lies(sheet.diagram()), QString());
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), text);
    }

    void whatIsDeletedLeavesItsLineWhole_data()
    {
        QTest::addColumn<bool>("cuts");
        QTest::newRow("Del") << false;
        QTest::newRow("Ctrl+X") << true;
    }

    void whatIsDeletedLeavesItsLineWhole()
    {
        QFETCH(bool, cuts);
        SheetFixture sheet(kJoined);
        editor::SheetActions actions;
        actions.setView(&sheet.view);
        sheet.view.startPlacing(QStringLiteral("T.Resistor"));
        sheet.click({26, 0});
        sheet.key(Qt::Key_Escape);
        const QByteArray text = sheet.text();
        QVERIFY(!hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        sheet.click({26, 2});
        actions.action(cuts ? editor::SheetAction::Cut : editor::SheetAction::Delete)->trigger();
        QVERIFY(!sheet.diagram().component({QStringLiteral("resistor")}));
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QCOMPARE(lies(sheet.diagram()), QString());
        QCOMPARE(sheet.diagram().nets().size(), std::size_t(1));
        QCOMPARE(sheet.diagram().nets().front().ports.size(), std::size_t(3));  // one node is enough
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), text);
    }

    void aBranchToATankGoesWithWhatIsInIt()
    {
        SheetFixture sheet(
            truthModel(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + resistorAt("r3", 20, -30) +
                           "  T.Tank t annotation(Placement(transformation(extent = {{50,-50},{70,-30}})));\n" + kNode,
                       kLine + "  connect(node1.port, r3.A1) annotation(Line(points = {{0,0},{0,-30},{10,-30}}));\n"
                               "  connect(r3.B1, t.T) annotation(Line(points = {{30,-30},{60,-30},{60,-38}}));\n"));
        sheet.click({20, -28});
        sheet.key(Qt::Key_Delete);
        QVERIFY(!sheet.diagram().component({QStringLiteral("r3")}));
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QVERIFY(!hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("t", "T")));
        QCOMPARE(lies(sheet.diagram()), QString());
    }

    void noHairpinStaysWhereABranchLeft()
    {
        // The line goes out to where the branch was, and back beside itself.
        SheetFixture sheet(truthModel(
            resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) +
                "  T.Tank t annotation(Placement(transformation(extent = {{-10,60},{10,80}}, rotation = 180)));\n"
                "  Bramah.Hydraulics.Node node1 annotation(__Bramah(auto = true), "
                "Placement(transformation(extent = {{-2,38},{2,42}})));\n",
            "  connect(r1.B1, node1.port) annotation(Line(points = {{-50,0},{-2,0},{-2,40},{0,40}}));\n"
            "  connect(node1.port, r2.A1) annotation(Line(points = {{0,40},{2,40},{2,0},{50,0}}));\n"
            "  connect(node1.port, t.T) annotation(Line(points = {{0,40},{0,68}}));\n"));
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("t", "T")));
        const QByteArray text = sheet.text();
        sheet.click({0, 52});
        QCOMPARE(sheet.session.selection().connections.size(), 1);
        sheet.key(Qt::Key_Delete);
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QVERIFY(!hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("t", "T")));
        QCOMPARE(lies(sheet.diagram()), QString());
        double length = 0;
        for (const model::NetSegment& segment : sheet.diagram().nets().front().segments)
            length += segment.line.length();
        QCOMPARE(length, 100.0);
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), text);
    }

    void portsBroughtTogetherAreJoined()
    {
        const QByteArray text = truthModel(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0));
        SheetFixture sheet(text);
        sheet.drag({60, 2}, {-40, 2});
        QCOMPARE(sheet.diagram().component({QStringLiteral("r2")})->anchor(), QPointF(-40, 0));
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QCOMPARE(lies(sheet.diagram()), QString());
        // And draw a line when they are parted.
        sheet.drag({-40, 2}, {0, 22});
        QVERIFY(hangTogether(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        QCOMPARE(lies(sheet.diagram()), QString());
        sheet.session.file().undoStack().undo();
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), text);
    }

    void linesAreRoutedAgainOnCommand()
    {
        // Through r3, and back beside itself.
        const QByteArray text = truthModel(
            resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + resistorAt("r3", 0, 2),
            "  connect(r1.B1, r2.A1) annotation(Line(points = {{-50,0},{-30,0},{-30,20},{-10,20},{-10,22},{-34,22},"
            "{-34,0},{50,0}}));\n");
        for (const editor::SheetAction command : {editor::SheetAction::RouteAgain, editor::SheetAction::Tidy}) {
            SheetFixture sheet(text);
            editor::SheetActions actions;
            actions.setView(&sheet.view);
            QVERIFY(!lies(sheet.diagram()).isEmpty());
            actions.action(command)->trigger();
            QCOMPARE(lies(sheet.diagram()), QString());
            QCOMPARE(sheet.session.file().undoStack().count(), 1);
            sheet.session.file().undoStack().undo();
            QCOMPARE(sheet.text(), text);
        }
    }

    void tidyingTakesSmallStepsOutOfLines()
    {
        SheetFixture sheet(truthModel(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 4),
                                      "  connect(r1.B1, r2.A1) annotation(Line(points = "
                                      "{{-50,0},{0,0},{0,4},{50,4}}));\n"));
        editor::SheetActions actions;
        actions.setView(&sheet.view);
        actions.action(editor::SheetAction::Tidy)->trigger();
        QCOMPARE(sheet.diagram().connections().front().points.size(), std::size_t(2));
        QCOMPARE(sheet.diagram().component({QStringLiteral("r1")})->anchor().y(),
                 sheet.diagram().component({QStringLiteral("r2")})->anchor().y());
    }
};

BRAMAH_TEST(LineTruthTest);
#include "line_truth_test.moc"
