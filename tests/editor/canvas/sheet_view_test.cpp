// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/probe.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/commands/sheet_commands.h"
#include "editor/session/mime_types.h"
#include "editor/tools/tool_controller.h"
#include "editor/view/sheet_actions.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::SheetFixture;

namespace {

const QByteArray kTwoResistors = R"(model M "Two in a row"
  T.Resistor r1 annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));  // kept
  T.Resistor r2 annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
end M;
)";

model::PortRef port(const char* component, const char* name)
{
    return {{QString::fromLatin1(component)}, QString::fromLatin1(name)};
}

bool areJoined(const model::Diagram& diagram, const model::PortRef& a, const model::PortRef& b)
{
    return diagram.netOf(a) >= 0 && diagram.netOf(a) == diagram.netOf(b);
}

}  // namespace

class SheetViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheClassOfTheText()
    {
        SheetFixture sheet(kTwoResistors);
        QCOMPARE(sheet.session.sheet().className(), QStringLiteral("M"));
        QCOMPARE(sheet.diagram().components().size(), std::size_t(3));
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->position, QPointF(-30, 0));
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->side, model::Side::East);
        QCOMPARE(sheet.diagram().port(port("tank", "T"))->side, model::Side::North);
    }

    // However small a symbol is on the screen, its body is there to be dragged and its port to begin a line.
    void aSmallSymbolIsDraggedByItsBody()
    {
        for (const bool isSelected : {false, true}) {
            SheetFixture sheet(kTwoResistors);
            sheet.view.setZoom(0.8);
            sheet.view.centerOn(0, 0);
            if (isSelected)
                sheet.session.select({{{QStringLiteral("tank")}}, {}});
            const QPointF from(0, -40);  // 2 units below the port, 1.6 pixels
            sheet.drag(from, from + QPointF(40, -20));
            QCOMPARE(sheet.diagram().component({QStringLiteral("tank")})->anchor(), QPointF(40, -60));
            QVERIFY(sheet.diagram().connections().empty());
            // From outside the port is as easy to meet as ever.
            const QPointF port = sheet.diagram().port(::port("tank", "T"))->position;
            sheet.drag(port + QPointF(0, 3), sheet.diagram().port(::port("r2", "B1"))->position);
            QVERIFY(areJoined(sheet.diagram(), ::port("tank", "T"), ::port("r2", "B1")));
        }
    }

    // What results move takes its frame along.
    void theFrameIsAroundWhatIsShown()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.session.select({{{QStringLiteral("r1")}}, {}});
        const auto frameOf = [&] {
            QImage image(800, 800, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.translate(400, 400);
            painter.scale(4, 4);
            sheet.view.sheet().paintForeground(painter, 0.25, QRectF(-100, -100, 200, 200),
                                               QRectF(-100, -100, 200, 200));
            painter.end();
            QRect frame;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == sheet.view.theme().accent)
                        frame |= QRect(x, y, 1, 1);
            return QRectF(frame.x() / 4.0 - 100, frame.y() / 4.0 - 100, frame.width() / 4.0, frame.height() / 4.0);
        };
        const QRectF atRest = frameOf();
        QVERIFY(atRest.isValid());
        auto moved = std::make_shared<model::Icon>(*sheet.diagram().component({QStringLiteral("r1")})->icon);
        for (model::Graphic& graphic : moved->graphics)
            std::visit([](model::GraphicItem& item) { item.origin.value += QPointF(40, 0); }, graphic);
        sheet.view.sheet().showMotion({{QStringLiteral("r1"), moved}}, {});
        QCOMPARE(frameOf(), atRest.translated(4, 0));
        sheet.view.sheet().showMotion({}, {});
        QCOMPARE(frameOf(), atRest);
    }

    // Names go with a symbol that moves, as if it had been laid out there.
    void aMovedSymbolHasItsTextsWithIt()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.drag({-40, 0}, {-20, 30});
        sheet.moveTo({90, 70});
        const QImage moved = sheet.view.grab().toImage();
        SheetFixture fresh(sheet.text());
        fresh.session.select(sheet.session.selection());
        fresh.moveTo({90, 70});
        QCOMPARE(moved, fresh.view.grab().toImage());
    }

    // The class's own drawing follows its text, and goes with it.
    void theClassesOwnDrawingFollowsItsText()
    {
        const auto textWith = [](const QByteArray& drawing) {
            return QByteArray("model M\n  annotation(Diagram(graphics={" + drawing + "}));\nend M;\n");
        };
        SheetFixture sheet(textWith("Rectangle(extent={{-20,-20},{20,20}})"));
        const auto width = [&] { return sheet.view.scene()->itemsBoundingRect().width(); };
        const double before = width();
        QVERIFY(before > 0);
        QVERIFY(sheet.session.file().replaceText(QStringLiteral("larger"),
                                                 textWith("Rectangle(extent={{-80,-80},{80,80}})")));
        QVERIFY2(width() > 3 * before, qPrintable(QStringLiteral("%1, %2 before").arg(width()).arg(before)));
        sheet.session.file().undoStack().undo();
        QCOMPARE(width(), before);
        QVERIFY(sheet.session.file().replaceText(QStringLiteral("gone"), "model M\nend M;\n"));
        QCOMPARE(width(), 0.0);
    }

    void draggingASymbolChangesItsPlacementOnly()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.drag({-40, 2}, {-40 + 6.4, 2 - 11.3});
        QByteArray expected = kTwoResistors;
        expected.replace("{{-50,-10},{-30,10}}", "{{-44,-22},{-24,-2}}");
        QCOMPARE(sheet.text(), expected);
        QCOMPARE(sheet.session.file().undoStack().count(), 1);
        QCOMPARE(sheet.session.file().undoStack().undoText(), QStringLiteral("Move a symbol"));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kTwoResistors);
    }

    void escapeTakesADragBack()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.press({-40, 2});
        sheet.moveTo({-20, 20});
        sheet.moveTo({0, 20});
        sheet.key(Qt::Key_Escape);
        sheet.release({0, 20});
        QCOMPARE(sheet.text(), kTwoResistors);
        QCOMPARE(sheet.session.file().undoStack().count(), 0);
    }

    void aLineBetweenResistivePortsGetsANode()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.drag({-30, 0}, {10, 0});
        QCOMPARE(sheet.diagram().components().size(), std::size_t(4));
        const model::DiagramComponent* node = sheet.diagram().component({QStringLiteral("node1")});
        QVERIFY(node);
        QVERIFY(node->isAutoNode);
        QCOMPARE(node->anchor(), QPointF(-10, 0));
        QVERIFY(areJoined(sheet.diagram(), port("r1", "B1"), port("r2", "A1")));
        QVERIFY(sheet.text().contains("connect(r1.B1, node1.port)"));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kTwoResistors);
    }

    void aVectorGrowsWithTheLinesDrawnToIt()
    {
        const QByteArray start =
            "model M\n"
            "  T.Source s1 annotation(Placement(transformation(extent = {{-50,20},{-30,40}})));\n"
            "  T.Source s2 annotation(Placement(transformation(extent = {{-50,-40},{-30,-20}})));\n"
            "  T.Sum sum annotation(Placement(transformation(extent = {{10,-10},{30,10}})));\n"
            "end M;\n";
        SheetFixture sheet(start);
        sheet.drag({-30, 30}, {10, 0});
        sheet.drag({-30, -30}, {10, 0});
        QVERIFY2(sheet.text().contains("T.Sum sum(n = 2)"), sheet.text().constData());
        QVERIFY2(sheet.text().contains("connect(s2.y, sum.u[2])"), sheet.text().constData());
        sheet.session.file().undoStack().undo();
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), start);
    }

    void aNodeMadeByDrawingVanishesWhenAStoringPortJoins()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.drag({-30, 0}, {10, 0});
        const QByteArray withNode = sheet.text();
        // From the tank up to the middle of the line's right half.
        sheet.drag({0, -38}, {2, 0});
        QCOMPARE(sheet.diagram().components().size(), std::size_t(3));
        QVERIFY(areJoined(sheet.diagram(), port("r1", "B1"), port("tank", "T")));
        QVERIFY(areJoined(sheet.diagram(), port("r2", "A1"), port("tank", "T")));
        QCOMPARE(sheet.diagram().nets().size(), std::size_t(1));
        QCOMPARE(sheet.diagram().nets().front().dots, std::vector<QPointF>{QPointF(2, 0)});
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), withNode);
    }

    void anIllegalLineIsRefusedWithItsReason()
    {
        SheetFixture sheet(R"(model M
  T.Resistor r annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Mass m annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
end M;
)");
        const QByteArray before = sheet.text();
        QSignalSpy hints(&sheet.view, &editor::SheetView::hintChanged);
        sheet.press({-30, 0});
        sheet.moveTo({0, 0});
        sheet.moveTo({10, 0});
        QCOMPARE(sheet.view.sheet().overlay().reason,
                 QStringLiteral("\"r.B1\" is a hydraulic port, \"m.a\" a translational flange."));
        QCOMPARE(hints.last().front().toString(), sheet.view.sheet().overlay().reason);
        sheet.release({10, 0});
        QCOMPARE(sheet.text(), before);
        QVERIFY(sheet.view.sheet().overlay().reason.isEmpty());
    }

    void whatIsDeletedUnderTheMouseLeavesNoTrace()
    {
        SheetFixture sheet(kTwoResistors);
        QSignalSpy hints(&sheet.view, &editor::SheetView::hintChanged);
        sheet.click({-40, 2});
        QVERIFY(!sheet.view.sheet().overlay().ports.empty());
        QVERIFY(!hints.last().front().toString().isEmpty());
        sheet.key(Qt::Key_Delete);
        QVERIFY(!sheet.diagram().component({QStringLiteral("r1")}));
        QVERIFY(sheet.view.sheet().overlay().ports.empty());
        QVERIFY(hints.last().front().toString().isEmpty());
        sheet.session.file().undoStack().undo();
        QVERIFY(!sheet.view.sheet().overlay().ports.empty());
        QVERIFY(!hints.last().front().toString().isEmpty());
    }

    void aSignalLineGoesFromOutputToInput()
    {
        SheetFixture sheet(R"(model M
  T.Source s annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Source s2 annotation(Placement(transformation(extent = {{-50,-40},{-30,-20}})));
  T.Sink k annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
end M;
)");
        sheet.drag({-30, 0}, {10, 0});
        QVERIFY(areJoined(sheet.diagram(), port("s", "y"), port("k", "u")));
        QVERIFY(sheet.text().contains("connect(s.y, k.u)"));
        const QByteArray before = sheet.text();
        sheet.press({-30, -30});
        sheet.moveTo({0, -10});
        sheet.moveTo({10, 0});
        QCOMPARE(sheet.view.sheet().overlay().reason,
                 QStringLiteral("Two outputs cannot drive one line: \"s2.y\" and \"s.y\"."));
        sheet.release({10, 0});
        QCOMPARE(sheet.text(), before);
    }

    void linesFollowAMovedSymbol()
    {
        SheetFixture sheet(R"(model M
  T.Resistor r annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
equation
  connect(r.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));
end M;
)");
        const QByteArray before = sheet.text();
        sheet.drag({-40, 2}, {-40, 12});
        const model::DiagramConnection& line = sheet.diagram().connections().front();
        QCOMPARE(line.points, (std::vector<QPointF>{{-30, 10}, {0, 10}, {0, -38}}));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), before);
    }

    void keysTurnMirrorNudgeAndDelete()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.click({-40, 2});
        QCOMPARE(sheet.session.selection().components.size(), 1);
        sheet.key(Qt::Key_R);
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->position, QPointF(-40, 10));
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->side, model::Side::North);
        sheet.key(Qt::Key_Y);
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->position, QPointF(-40, -10));
        sheet.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->position, QPointF(-50, 0));
        sheet.key(Qt::Key_X);
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->position, QPointF(-30, 0));
        sheet.key(Qt::Key_Right);
        QCOMPARE(sheet.diagram().port(port("r1", "B1"))->position, QPointF(-28, 0));
        sheet.key(Qt::Key_Delete);
        QCOMPARE(sheet.diagram().components().size(), std::size_t(2));
        QCOMPARE(sheet.session.file().undoStack().count(), 6);
        const QByteArray last = sheet.text();
        while (sheet.session.file().undoStack().canUndo())
            sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kTwoResistors);
        while (sheet.session.file().undoStack().canRedo())
            sheet.session.file().undoStack().redo();
        QCOMPARE(sheet.text(), last);
    }

    void rubberBandTakesInsideOrTouching()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.drag({-60, 30}, {-20, -20});
        QCOMPARE(sheet.session.selection().components, (QSet<model::ComponentId>{{QStringLiteral("r1")}}));
        sheet.drag({20, 30}, {-35, -8});
        QCOMPARE(sheet.session.selection().components,
                 (QSet<model::ComponentId>{{QStringLiteral("r1")}, {QStringLiteral("r2")}}));
        sheet.drag({-45, 30}, {5, -20});  // to the right, over a part of r1 only
        QVERIFY(sheet.session.selection().isEmpty());
    }

    void aClassIsPlacedByClickAndByDrop()
    {
        SheetFixture sheet(kTwoResistors);
        sheet.view.startPlacing(QStringLiteral("T.Tank"));
        sheet.moveTo({40.7, 40.2});
        QCOMPARE(sheet.view.sheet().overlay().ghosts.size(), std::size_t(1));
        sheet.click({40.7, 40.2});
        const model::DiagramComponent* tank = sheet.diagram().component({QStringLiteral("tank1")});
        QVERIFY(tank);
        QCOMPARE(tank->anchor(), QPointF(40, 40));
        QCOMPARE(sheet.session.selection().components, (QSet<model::ComponentId>{{QStringLiteral("tank1")}}));

        QMimeData data;
        data.setData(QLatin1String(editor::kClassMimeType), "T.Resistor");
        const QPointF at = sheet.view.fromSheet({0, 30});
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(sheet.view.viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent over(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(sheet.view.viewport(), &over);
        QCOMPARE(sheet.view.sheet().overlay().ghosts.size(), std::size_t(1));
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(sheet.view.viewport(), &drop);
        QVERIFY(sheet.diagram().component({QStringLiteral("resistor")}));
        QVERIFY(sheet.view.sheet().overlay().ghosts.empty());
    }

    void aDragThatLeavesTheSheetLeavesNothing()
    {
        SheetFixture sheet(kTwoResistors);
        const QByteArray before = sheet.text();
        QMimeData data;
        data.setData(QLatin1String(editor::kClassMimeType), "T.Resistor");
        const QPoint at = sheet.view.fromSheet({0, 30});
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(sheet.view.viewport(), &enter);
        QDragMoveEvent over(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(sheet.view.viewport(), &over);
        QVERIFY(sheet.view.tools().isBusy());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(sheet.view.viewport(), &leave);
        QVERIFY(!sheet.view.tools().isBusy());
        QVERIFY(sheet.view.sheet().overlay().ghosts.empty());
        sheet.click({0, 30});
        QCOMPARE(sheet.text(), before);
    }

    /// The table of keys holds each key once, and menus and sheet do the same by it.
    void eachKeyMeansOneAction()
    {
        QSet<QString> keys;
        editor::SheetActions actions;
        for (const editor::SheetActionRow& row : editor::sheetActionTable()) {
            QVERIFY(actions.action(row.action)->objectName() == QLatin1String(row.name));
            QCOMPARE(actions.action(row.action)->shortcuts(), row.shortcuts());
            for (const QKeySequence& key : row.shortcuts()) {
                QVERIFY2(!keys.contains(key.toString()), row.name);
                keys.insert(key.toString());
            }
        }
        QVERIFY(editor::sheetActionOf(Qt::Key_R, Qt::ShiftModifier) == editor::SheetAction::RotateRight);
        QVERIFY(editor::sheetActionOf(Qt::Key_Backspace, Qt::NoModifier) == editor::SheetAction::Delete);
        QVERIFY(!editor::sheetActionOf(Qt::Key_D, Qt::ControlModifier));  // menus alone
        QVERIFY(!editor::sheetActionOf(Qt::Key_Q, Qt::NoModifier));
        SheetFixture sheet(kTwoResistors);
        QVERIFY(editor::selectAll(sheet.session));
        sheet.key(Qt::Key_Backspace);
        QVERIFY(sheet.diagram().components().empty());
    }

    void copyAndPasteKeepParametersAndLines()
    {
        SheetFixture sheet(R"(model M
  T.Resistor r1(A(min = 0) = 2e-5) annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
equation
  connect(r1.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));
end M;
)");
        const QByteArray before = sheet.text();
        QVERIFY(editor::selectAll(sheet.session));
        QVERIFY(editor::copySelection(sheet.session));
        QVERIFY(editor::paste(sheet.session));
        QCOMPARE(sheet.diagram().components().size(), std::size_t(4));
        QVERIFY(areJoined(sheet.diagram(), port("r2", "B1"), port("tank1", "T")));
        QVERIFY(sheet.text().contains("r2(A(min = 0) = 2e-5)"));
        QCOMPARE(sheet.session.selection().components,
                 (QSet<model::ComponentId>{{QStringLiteral("r2")}, {QStringLiteral("tank1")}}));
        QCOMPARE(sheet.session.file().undoStack().count(), 1);
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), before);
    }

    void aPieceOfALineIsDraggedSideways()
    {
        SheetFixture sheet(R"(model M
  T.Resistor r annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{10,-50},{30,-30}})));
equation
  connect(r.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-20},{20,-20},{20,-38}}));
end M;
)");
        sheet.drag({0, -10}, {8, -10});
        QCOMPARE(sheet.diagram().connections().front().points,
                 (std::vector<QPointF>{{-30, 0}, {8, 0}, {8, -20}, {20, -20}, {20, -38}}));
    }

    void anEndOfASelectedLineIsTakenToAnotherPort()
    {
        SheetFixture sheet(R"(model M
  T.Resistor r annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
  T.Tank other annotation(Placement(transformation(extent = {{30,-50},{50,-30}})));
equation
  connect(r.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));
end M;
)");
        sheet.click({0, -20});
        QCOMPARE(sheet.session.selection().connections.size(), 1);
        sheet.drag({0, -38}, {40, -38});
        QCOMPARE(sheet.diagram().connections().size(), std::size_t(1));
        QVERIFY(areJoined(sheet.diagram(), port("r", "B1"), port("other", "T")));
        QVERIFY(!areJoined(sheet.diagram(), port("r", "B1"), port("tank", "T")));
    }

    void aMoveTouchesOnlyWhatMoves()
    {
        QByteArray text = "model M\n";
        for (int i = 0; i < 60; ++i)
            text +=
                QStringLiteral("  T.Resistor q%1 annotation(Placement(transformation(extent = {{%2,%3},{%4,%5}})));\n")
                    .arg(i)
                    .arg(-100 + 30 * (i % 6))
                    .arg(60 - 24 * (i / 6))
                    .arg(-80 + 30 * (i % 6))
                    .arg(80 - 24 * (i / 6))
                    .toUtf8();
        text += "end M;\n";
        SheetFixture sheet(text);
        sheet.view.sheet().takeTouchedCount();
        sheet.drag({-30, 70}, {-28, 72});
        // The preview of one symbol, a few times, and its last state: never the other fifty-nine.
        QVERIFY2(sheet.view.sheet().takeTouchedCount() < 8, "other symbols were rebuilt");
    }

    void aTextWithErrorsIsShownButNotEdited()
    {
        SheetFixture sheet(kTwoResistors);
        QByteArray broken = kTwoResistors;
        broken.replace("end M;", "end M");
        broken.replace("T.Tank tank", "T.Tank tank(");
        QVERIFY(sheet.session.file().replaceText(QStringLiteral("Edit text"), broken));
        QVERIFY(!sheet.session.isEditable());
        QVERIFY(!sheet.session.sheet().problems().empty());
        sheet.drag({-40, 2}, {-20, 2});
        QCOMPARE(sheet.text(), broken);
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kTwoResistors);
        QVERIFY(sheet.session.isEditable());
    }

    void aBadgeNeverHidesAPort()
    {
        SheetFixture sheet(R"(model M
  T.Source s annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Sink k annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
end M;
)");
        QCOMPARE(sheet.view.sheet().badges().size(), std::size_t(1));
        QCOMPARE(sheet.view.sheet().badges().front().symbol.name, QStringLiteral("k"));
        QSignalSpy requested(&sheet.view, &editor::SheetView::problemsRequested);
        const QPoint badge = sheet.view.badgePosition(sheet.view.sheet().badges().front());
        QTest::mouseClick(sheet.view.viewport(), Qt::LeftButton, {}, badge);
        QCOMPARE(requested.size(), 1);
        sheet.drag({-30, 0}, {10, 0});
        QVERIFY(sheet.view.sheet().badges().empty());
    }

    void aClickTellsWhatHasResults()
    {
        SheetFixture sheet(R"(model M
  T.Source s annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Sink k annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
equation
  connect(k.u, s.y) annotation(Line(points = {{10,0},{-30,0}}));
end M;
)");
        std::vector<editor::Probe> probes;
        QObject::connect(&sheet.view, &editor::SheetView::probed,
                         [&](const editor::Probe& probe) { probes.push_back(probe); });
        sheet.click({-40, 2});
        sheet.click({-30, 0});
        sheet.click({-10, 0});
        QCOMPARE(probes.size(), std::size_t(3));
        QCOMPARE(probes[0].owner, QStringLiteral("s"));
        QVERIFY(probes[0].variables.isEmpty());
        QCOMPARE(probes[1].variables, QStringList{QStringLiteral("s.y")});
        // A signal line is asked by its output, whichever end was written first.
        QCOMPARE(probes[2].variables, QStringList{QStringLiteral("s.y")});
        QCOMPARE(probes[2].name, QStringLiteral("k.u – s.y"));
        sheet.click({-40, 2}, Qt::ShiftModifier);
        sheet.drag({-40, 2}, {-40, 12});
        sheet.click({-60, 50});
        QCOMPARE(probes.size(), std::size_t(3));
    }

    void removingASharedPortKeepsTheOthersJoined()
    {
        SheetFixture sheet(R"(model M
  T.Resistor r1 annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
  T.Resistor r2 annotation(Placement(transformation(extent = {{30,-10},{50,10}})));
  T.Tank other annotation(Placement(transformation(extent = {{50,-50},{70,-30}})));
equation
  connect(r1.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));
  connect(r2.A1, tank.T) annotation(Line(points = {{30,0},{0,0},{0,-38}}));
  connect(r2.B1, other.T) annotation(Line(points = {{50,0},{60,0},{60,-38}}));
end M;
)");
        const QByteArray before = sheet.text();
        sheet.session.select({{model::ComponentId{QStringLiteral("tank")}}, {}});
        sheet.key(Qt::Key_Delete);
        QVERIFY(!sheet.diagram().component({QStringLiteral("tank")}));
        // Without the tank the line stores no oil: a node takes its place, and nothing hangs in the air.
        QVERIFY(areJoined(sheet.diagram(), port("r1", "B1"), port("r2", "A1")));
        QVERIFY(sheet.diagram().component({QStringLiteral("node1")}));
        for (const model::Net& net : sheet.diagram().nets())
            for (const model::NetSegment& segment : net.segments)
                QVERIFY2(segment.line.y1() >= 0 || segment.line.x1() > 40, "the stub to the tank is gone");
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), before);
        // Lines that the user removes with it stay removed.
        sheet.session.select(
            {{model::ComponentId{QStringLiteral("tank")}}, {sheet.diagram().connections().front().id}});
        sheet.key(Qt::Key_Delete);
        QVERIFY(!areJoined(sheet.diagram(), port("r1", "B1"), port("r2", "A1")));
    }

    void aPastedSignalLineKeepsItsColour()
    {
        SheetFixture sheet(R"(model M
  T.Source s annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Sink k annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
equation
  connect(s.y, k.u) annotation(Line(points = {{-30,0},{10,0}}, color = {44,99,201}));
end M;
)");
        QVERIFY(editor::selectAll(sheet.session));
        QVERIFY(editor::copySelection(sheet.session));
        QVERIFY(editor::paste(sheet.session));
        QCOMPARE(sheet.diagram().connections().size(), std::size_t(2));
        QVERIFY2(sheet.text().count("44,99,201") == 2, sheet.text().constData());
    }

    void connectsInsideForAndIfAreShownButNotEdited()
    {
        SheetFixture sheet(R"(model M
  parameter Boolean isOn = true;
  T.Resistor r annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
  T.Tank other annotation(Placement(transformation(extent = {{50,-50},{70,-30}})));
equation
  if isOn then
    connect(r.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));
  else
    connect(r.B1, other.T) annotation(Line(points = {{-30,0},{60,0},{60,-38}}));
  end if;
  for i in 1:1 loop
    connect(r.A1, other.T) annotation(Line(points = {{-50,0},{-60,0},{-60,-60},{60,-60},{60,-38}}));
  end for;
end M;
)");
        QCOMPARE(sheet.diagram().connections().size(), std::size_t(2));
        QVERIFY(areJoined(sheet.diagram(), port("r", "B1"), port("tank", "T")));
        QVERIFY(areJoined(sheet.diagram(), port("r", "A1"), port("other", "T")));
        const QByteArray before = sheet.text();
        QSignalSpy hints(&sheet.view, &editor::SheetView::hintChanged);
        sheet.moveTo({0, -20});
        QVERIFY(hints.last().front().toString().contains(QStringLiteral("edited in the text")));
        sheet.drag({0, -20}, {10, -20});
        sheet.click({0, -20});
        sheet.key(Qt::Key_Delete);
        QCOMPARE(sheet.text(), before);
    }

    void tabGoesThroughComponentsAndPorts()
    {
        SheetFixture sheet(R"(model M
  T.Source s annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Sink k annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
end M;
)");
        const QByteArray before = sheet.text();
        QSignalSpy hints(&sheet.view, &editor::SheetView::hintChanged);
        sheet.view.setFocus();
        const auto selected = [&] {
            const auto& components = sheet.session.selection().components;
            return components.size() == 1 ? components.begin()->name : QString();
        };
        sheet.key(Qt::Key_Tab);
        QCOMPARE(selected(), QStringLiteral("s"));
        sheet.key(Qt::Key_Tab);
        QVERIFY(hints.last().front().toString().startsWith(QStringLiteral("s.y")));
        // A line is drawn with keys alone: W from the port, Tab to the target, Enter.
        sheet.key(Qt::Key_W);
        sheet.key(Qt::Key_Tab);
        QVERIFY(hints.last().front().toString().contains(QStringLiteral("k.u")));
        sheet.key(Qt::Key_Return);
        QVERIFY(areJoined(sheet.diagram(), port("s", "y"), port("k", "u")));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), before);
        // And backwards, from where the line ended.
        sheet.key(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(selected(), QStringLiteral("k"));
        sheet.key(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(hints.last().front().toString().startsWith(QStringLiteral("s.y")));
    }

    void aWarningHasACalmBadge()
    {
        SheetFixture sheet(kTwoResistors);
        const auto& badges = sheet.view.sheet().badges();
        QVERIFY(!badges.empty());
        QVERIFY(std::all_of(badges.begin(), badges.end(),
                            [](const auto& badge) { return badge.severity == model::Severity::Warning; }));
        const QImage picture = sheet.view.grab().toImage();
        const QColor colour = picture.pixelColor(sheet.view.badgePosition(badges.front()));
        QCOMPARE(colour, sheet.view.theme().warning);
    }

    void aMissingClassIsAPlaceholderThatKeepsItsText()
    {
        SheetFixture sheet(R"(model M
  No.Such.Thing x(a = 1) annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
end M;
)");
        QVERIFY(sheet.diagram().component({QStringLiteral("x")})->isMissing);
        sheet.drag({-40, 2}, {-40, 12});
        QVERIFY(sheet.text().contains("No.Such.Thing x(a = 1)"));
        QCOMPARE(sheet.diagram().component({QStringLiteral("x")})->placement.centre(), QPointF(-40, 10));
    }
};

BRAMAH_TEST(SheetViewTest);

#include "sheet_view_test.moc"
