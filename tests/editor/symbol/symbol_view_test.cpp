// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/symbol_view.h"

#include "editor/symbol/drawing/symbol_commands.h"
#include "editor/symbol/motion_dialog.h"
#include "editor/symbol/symbol_shelf.h"
#include "editor/symbol/symbol_strip.h"
#include "tests/editor/symbol/symbol_fixture.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTimer>

using namespace bramah;
using test::SymbolFixture;

namespace {

const QByteArray kEmpty = "model S \"Mine\"\n  parameter Real k = 1;\n  Real x;\nequation\n  x = k;\nend S;\n";

const QByteArray kDrawn = R"(model S "Mine"
  Real x = time;
  Bramah.Hydraulics.Interfaces.Port A annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  annotation(
    Icon(coordinateSystem(extent={{-80,-80},{80,80}}), graphics={
      Line(points={{0,-80},{0,-30}}), // lead
      Rectangle(extent={{-40,-30},{40,30}}),
      Ellipse(extent={{50,-10},{70,10}}, origin=DynamicSelect({0,0},{20*x,0}))}));
end S;
)";

/// Picks the connector of that class in the menu of the port button.
void choosePort(SymbolFixture& fixture, const QString& connectorClass)
{
    QTimer::singleShot(0, &fixture.view, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions())
            if (action->data().toString() == connectorClass)
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    });
    fixture.clickTool("port");
}

QListWidgetItem* part(SymbolFixture& fixture, const QString& name)
{
    const auto found = fixture.view.shelf().findItems(name, Qt::MatchExactly);
    return found.isEmpty() ? nullptr : found.front();
}

/// Clicks a part of the shelf, then where it is to lie.
void putPart(SymbolFixture& fixture, const QString& name, QPointF place)
{
    QListWidgetItem* item = part(fixture, name);
    QVERIFY2(item, qPrintable(name));
    fixture.view.shelf().scrollToItem(item);
    QTest::mouseClick(fixture.view.shelf().viewport(), Qt::LeftButton, {},
                      fixture.view.shelf().visualItemRect(item).center());
    fixture.click(place);
}

}  // namespace

/// Symbols drawn and changed with mouse and keys.
class SymbolViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAndRectanglesAreDrawn()
    {
        SymbolFixture fixture(kEmpty);
        fixture.key(Qt::Key_L);
        fixture.drag({0, -80}, {0, -28});
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{0,-80},{0,-30}})"));
        QCOMPARE(fixture.editor().selection().single(), 0);
        fixture.clickTool("rectangle");
        fixture.drag({-41, -31}, {38, 29});
        QCOMPARE(fixture.graphic(1), QByteArray("Rectangle(extent={{-40,-30},{40,30}})"));
        QCOMPARE(fixture.session.file().undoStack().count(), 2);
        fixture.undoAll();
        QCOMPARE(fixture.text(), kEmpty);
        fixture.session.file().undoStack().redo();
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{0,-80},{0,-30}})"));
    }

    // The top of a check valve's ball lies between the points of the grid.
    void linesEndAtPointsOfShapes()
    {
        SymbolFixture fixture(kEmpty);
        fixture.key(Qt::Key_E);
        fixture.drag({-10, 4}, {10, 24}, Qt::ControlModifier);
        QCOMPARE(fixture.graphic(0), QByteArray("Ellipse(extent={{-10,4},{10,24}})"));
        fixture.key(Qt::Key_L);
        fixture.drag({0, 80}, {1, 23});
        QCOMPARE(fixture.graphic(1), QByteArray("Line(points={{0,80},{0,24}})"));
        // An end is pulled there too; with Ctrl the fine grid holds, and far away the coarse one.
        fixture.drag({0, 24}, {-9, 13});
        QCOMPARE(fixture.graphic(1), QByteArray("Line(points={{0,80},{-10,14}})"));
        fixture.drag({-10, 14}, {1, 23}, Qt::ControlModifier);
        QCOMPARE(fixture.graphic(1), QByteArray("Line(points={{0,80},{1,23}})"));
        fixture.drag({1, 23}, {31, 38});
        QCOMPARE(fixture.graphic(1), QByteArray("Line(points={{0,80},{30,40}})"));
    }

    void linesOfManyPointsEndWithADoubleClick()
    {
        SymbolFixture fixture(kEmpty);
        fixture.key(Qt::Key_L);
        fixture.click({-20, 20});
        fixture.click({0, 0});
        fixture.click({43, 12}, Qt::ShiftModifier);
        fixture.click({38, 43});
        fixture.doubleClick({40, 40});
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{-20,20},{0,0},{40,0},{40,40}})"));
        fixture.key(Qt::Key_G);
        fixture.click({0, 0});
        fixture.click({-20, -40});
        fixture.click({20, -40});
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.graphic(1), QByteArray("Polygon(points={{0,0},{-20,-40},{20,-40},{0,0}})"));
        // The second of two quick clicks is the first of the tool.
        fixture.key(Qt::Key_L);
        fixture.doubleClick({60, 0});
        fixture.release({60, 0});
        fixture.click({60, 20});
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.graphic(2), QByteArray("Line(points={{60,0},{60,20}})"));
        fixture.undo();
        // What is given up leaves nothing.
        fixture.key(Qt::Key_L);
        fixture.click({0, 0});
        fixture.key(Qt::Key_Escape);
        fixture.click({60, 60});
        QCOMPARE(fixture.count(), 2);
    }

    void shapesKeepTheirPenAndFill()
    {
        SymbolFixture fixture(kEmpty);
        for (QToolButton* button : fixture.view.strip().findChildren<QToolButton*>())
            if (button->property("pen").isValid() && button->property("pen").toInt() == 1)
                QTest::mouseClick(button, Qt::LeftButton);
        fixture.key(Qt::Key_E);
        fixture.drag({-20, -20}, {20, 20});
        QCOMPARE(fixture.graphic(0), QByteArray("Ellipse(extent={{-20,-20},{20,20}}, lineColor={44,99,201})"));
        editor::SymbolStyle style = fixture.editor().style();
        style.fill = editor::SymbolFill::Ink;
        editor::setPartStyle(fixture.editor(), style);
        QVERIFY(fixture.graphic(0).contains("fillColor={44,99,201}, fillPattern=FillPattern.Solid"));
        fixture.key(Qt::Key_A);
        fixture.drag({-20, 20}, {20, 60}, Qt::ShiftModifier);
        QVERIFY(fixture.graphic(1).contains("endAngle=180, closure=EllipseClosure.None"));
    }

    void partsAreMovedAndNudged()
    {
        SymbolFixture fixture(kDrawn);
        fixture.drag({0, -60}, {22, -38});
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{20,-60},{20,-10}})"));
        fixture.undo();
        QCOMPARE(fixture.text(), kDrawn);
        fixture.key(Qt::Key_Right);
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{10,-80},{10,-30}})"));
        fixture.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{10,-79},{10,-29}})"));
        fixture.undoAll();
        // With its motion, which goes on from the new place.
        fixture.drag({50, 0}, {50, 40});
        QCOMPARE(fixture.graphic(2),
                 QByteArray("Ellipse(extent={{50,30},{70,50}}, origin=DynamicSelect({0,0},{20*x,0}))"));
        fixture.undoAll();
        QCOMPARE(fixture.text(), kDrawn);
    }

    void handlesResizeAndBend()
    {
        SymbolFixture fixture(kDrawn);
        fixture.click({-40, 10});
        QCOMPARE(fixture.editor().selection().single(), 1);
        fixture.drag({40, 30}, {62, 48});
        QCOMPARE(fixture.graphic(1), QByteArray("Rectangle(extent={{-40,-30},{60,50}})"));
        fixture.click({0, -60});
        fixture.drag({0, -55}, {-20, -50});
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{0,-80},{-20,-50},{0,-30}})"));
        fixture.click({-20, -50});
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{0,-80},{0,-30}})"));
        QCOMPARE(fixture.count(), 3);
        fixture.undoAll();
        QCOMPARE(fixture.text(), kDrawn);
    }

    // What is in hand belongs to the drawing as it was.
    void undoEndsADrag()
    {
        SymbolFixture fixture(kDrawn);
        for (const QPointF from : {QPointF(-40, 10), QPointF(40, 30)}) {
            fixture.click({-40, 10});
            fixture.key(Qt::Key_PageUp);
            fixture.press(from);
            fixture.moveTo(from + QPointF(20, 20));
            fixture.moveTo(from + QPointF(40, 40));
            fixture.undo();
            fixture.release(from + QPointF(40, 40));
            QCOMPARE(fixture.text(), kDrawn);
        }
        fixture.click({-40, 10});
        fixture.press({-40, 10});
        fixture.moveTo({0, 10});
        fixture.key(Qt::Key_Escape);
        fixture.release({0, 10});
        QCOMPARE(fixture.text(), kDrawn);
    }

    void portsArePlacedOnTheGrid()
    {
        SymbolFixture fixture(kDrawn);
        choosePort(fixture, QStringLiteral("Bramah.Hydraulics.Interfaces.Port"));
        fixture.click({4, 77});
        QVERIFY(fixture.text().contains("Bramah.Hydraulics.Interfaces.Port B"));
        QCOMPARE(fixture.editor().drawing().port(QStringLiteral("B"))->place(), QPointF(0, 80));
        QVERIFY(fixture.session.sheet().diagram().symbol({QStringLiteral("B")}));
        fixture.drag({0, 80}, {25, 80});
        QCOMPARE(fixture.editor().drawing().port(QStringLiteral("B"))->place(), QPointF(20, 80));
        fixture.key(Qt::Key_Delete);
        QVERIFY(!fixture.editor().drawing().port(QStringLiteral("B")));
        fixture.undoAll();
        QCOMPARE(fixture.text(), kDrawn);
    }

    void bandSelectsAndKeysArrange()
    {
        SymbolFixture fixture(kDrawn);
        fixture.drag({-75, -50}, {75, 60});
        QCOMPARE(fixture.editor().selection().graphics, (std::set<int>{1, 2}));
        fixture.key(Qt::Key_PageDown);
        QCOMPARE(fixture.graphic(0), QByteArray("Rectangle(extent={{-40,-30},{40,30}})"));
        QCOMPARE(fixture.editor().selection().graphics, (std::set<int>{0, 1}));
        fixture.undo();
        fixture.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(fixture.editor().selection().graphics.size(), 3U);
        QCOMPARE(fixture.editor().selection().ports.size(), 1U);
        fixture.key(Qt::Key_Escape);
        QVERIFY(fixture.editor().selection().isEmpty());
        fixture.click({0, -60});
        fixture.key(Qt::Key_R);
        QCOMPARE(fixture.graphic(0), QByteArray("Line(points={{20,-60},{-30,-60}})"));
        fixture.undoAll();
        QCOMPARE(fixture.text(), kDrawn);
    }

    void motionsTurnWithTheirParts()
    {
        SymbolFixture fixture(kDrawn);
        fixture.click({50, 0});
        fixture.key(Qt::Key_R);
        QVERIFY2(fixture.graphic(2).contains("{0,20*x}"), fixture.graphic(2).constData());
        fixture.key(Qt::Key_Y);
        QVERIFY2(fixture.graphic(2).contains("{0,-20*x}"), fixture.graphic(2).constData());
        fixture.undoAll();
        QCOMPARE(fixture.text(), kDrawn);
    }

    void partsAreCopiedAsModelica()
    {
        SymbolFixture fixture(kDrawn);
        fixture.click({50, 0});
        fixture.key(Qt::Key_C, Qt::ControlModifier);
        fixture.key(Qt::Key_V, Qt::ControlModifier);
        fixture.click({60, 60});
        QCOMPARE(fixture.graphic(3),
                 QByteArray("Ellipse(extent={{50,50},{70,70}}, origin=DynamicSelect({0,0},{20*x,0}))"));
        fixture.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(fixture.graphic(4),
                 QByteArray("Ellipse(extent={{60,40},{80,60}}, origin=DynamicSelect({0,0},{20*x,0}))"));
        fixture.key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(fixture.count(), 4);
        // In a class without that variable the part rests.
        SymbolFixture other("model T\nend T;\n");
        other.key(Qt::Key_V, Qt::ControlModifier);
        other.click({0, 0});
        QCOMPARE(other.graphic(0), QByteArray("Ellipse(extent={{-10,-10},{10,10}})"));
        fixture.undoAll();
        QCOMPARE(fixture.text(), kDrawn);
    }

    void textsAreTypedInTheStrip()
    {
        SymbolFixture fixture(kEmpty);
        fixture.key(Qt::Key_T);
        fixture.drag({40, -10}, {140, 10});
        QCOMPARE(fixture.graphic(0), QByteArray("Text(extent={{40,-10},{140,10}}, textString=\"%name\")"));
        auto* text = fixture.view.strip().findChild<QComboBox*>(QStringLiteral("symbolText"));
        QVERIFY(text->isVisible() && text->findText(QStringLiteral("%k")) >= 0);
        QVERIFY(text->lineEdit()->hasFocus());
        QTest::keyClicks(text->lineEdit(), QStringLiteral("%k bar"));
        QTest::keyClick(text->lineEdit(), Qt::Key_Return);
        QCOMPARE(fixture.graphic(0), QByteArray("Text(extent={{40,-10},{140,10}}, textString=\"%k bar\")"));
        // What is typed and not ended is there when the text is needed, to save or run it.
        fixture.view.strip().editText();
        QTest::keyClicks(text->lineEdit(), QStringLiteral("%class"));
        QVERIFY(!fixture.text().contains("%class"));
        fixture.view.commit();
        QCOMPARE(fixture.graphic(0), QByteArray("Text(extent={{40,-10},{140,10}}, textString=\"%class\")"));
    }

    void checkValveIsDrawnFromNothing()
    {
        SymbolFixture fixture(kEmpty);
        choosePort(fixture, QStringLiteral("Bramah.Hydraulics.Interfaces.Port"));
        fixture.click({0, -80});
        choosePort(fixture, QStringLiteral("Bramah.Hydraulics.Interfaces.Port"));
        fixture.click({0, 80});
        fixture.key(Qt::Key_L);
        fixture.drag({0, -80}, {0, -30});
        putPart(fixture, QStringLiteral("Check ball"), {0, -30});
        putPart(fixture, QStringLiteral("Spring"), {0, -6});
        fixture.key(Qt::Key_R);
        fixture.key(Qt::Key_L);
        fixture.drag({0, 50}, {0, 80});
        const model::SymbolDrawing& drawing = fixture.editor().drawing();
        QCOMPARE(drawing.ownCount, 5);
        QCOMPARE(fixture.graphic(1), QByteArray("Line(points={{-20,-10},{0,-30},{20,-10}})"));
        QCOMPARE(fixture.graphic(2), QByteArray("Ellipse(extent={{-10,-26},{10,-6}})"));
        QCOMPARE(drawing.port(QStringLiteral("A"))->place(), QPointF(0, -80));
        QCOMPARE(drawing.port(QStringLiteral("B"))->place(), QPointF(0, 80));
        fixture.undoAll();
        QCOMPARE(fixture.text(), kEmpty);
    }

    void symbolOfAnotherClassIsTaken()
    {
        SymbolFixture fixture(kEmpty);
        fixture.view.takeFrom(QStringLiteral("Bramah.Hydraulics.DirectionalValves.Valve42"));
        fixture.click({0, 0});
        QVERIFY(fixture.count() > 10);
        QVERIFY(!fixture.text().contains("DynamicSelect"));
        QVERIFY(!fixture.session.file().document().tree().hasErrors());
        fixture.undo();
        QCOMPARE(fixture.text(), kEmpty);
    }

    void partsMoveWithAVariable()
    {
        SymbolFixture fixture(kDrawn);
        fixture.click({-40, 10});
        QTimer::singleShot(0, &fixture.view, [&] {
            auto* dialog = qobject_cast<editor::MotionDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* variable = dialog->findChild<QComboBox*>(QStringLiteral("variable"));
            QVERIFY(variable->findText(QStringLiteral("x")) >= 0 && variable->findText(QStringLiteral("A.p")) >= 0);
            auto* take = dialog->findChild<QPushButton*>(QStringLiteral("take"));
            const auto giveUp = qScopeGuard([dialog] {
                if (dialog->isVisible())
                    dialog->reject();
            });
            variable->setCurrentText(QStringLiteral("nothing"));
            QVERIFY(!take->isEnabled());
            variable->setCurrentText(QStringLiteral("x"));
            dialog->findChild<QLineEdit*>(QStringLiteral("way"))->setText(QStringLiteral("5"));
            dialog->findChild<QLineEdit*>(QStringLiteral("value"))->setText(QStringLiteral("0.1"));
            QVERIFY(take->isEnabled());
            QTest::mouseClick(take, Qt::LeftButton);
        });
        for (QToolButton* button : fixture.view.strip().findChildren<QToolButton*>())
            if (button->property("motion").toBool())
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(fixture.graphic(1),
                 QByteArray("Rectangle(extent={{-40,-30},{40,30}}, origin=DynamicSelect({0,0}, {1000*x,0}))"));
        fixture.undo();
        QCOMPARE(fixture.text(), kDrawn);
    }

    void portsAreRenamedInTheStrip()
    {
        SymbolFixture fixture(kDrawn);
        fixture.click({0, -80});
        auto* name = fixture.view.strip().findChild<QLineEdit*>(QStringLiteral("portName"));
        QVERIFY(name->isVisible());
        for (const char* wrong : {"x", "1a", "end"}) {
            name->setFocus();
            name->selectAll();
            QTest::keyClicks(name, QLatin1String(wrong));
            QTest::keyClick(name, Qt::Key_Return);
            QCOMPARE(fixture.text(), kDrawn);
            QCOMPARE(name->text(), QStringLiteral("A"));
            fixture.click({0, -80});
        }
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("P"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(fixture.editor().drawing().port(QStringLiteral("P")));
        QCOMPARE(fixture.editor().selection().ports, std::set<QString>{QStringLiteral("P")});
        QVERIFY(fixture.view.canvas().hasFocus());
        fixture.undo();
        QCOMPARE(fixture.text(), kDrawn);
    }

    void partsAreDraggedFromTheShelf()
    {
        SymbolFixture fixture(kEmpty);
        const std::unique_ptr<QMimeData> data(
            fixture.view.shelf().model()->mimeData({fixture.view.shelf().model()->index(0, 0)}));
        const QPoint at = fixture.view.canvas().fromIcon({23, 18});
        QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(fixture.view.canvas().viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(fixture.view.canvas().viewport(), &drop);
        QCOMPARE(fixture.graphic(0), QByteArray("Rectangle(extent={{-20,-20},{60,60}})"));
        QCOMPARE(fixture.view.canvas().toolName(), QStringLiteral("select"));
        // A class of the library gives its symbol.
        QMimeData tank;
        tank.setData(QStringLiteral("application/x-bramah-class"), "Bramah.Hydraulics.Sources.Tank");
        QDragEnterEvent enterTank(at, Qt::CopyAction, &tank, Qt::LeftButton, {});
        QCoreApplication::sendEvent(fixture.view.canvas().viewport(), &enterTank);
        QDropEvent dropTank(at, Qt::CopyAction, &tank, Qt::LeftButton, {});
        QCoreApplication::sendEvent(fixture.view.canvas().viewport(), &dropTank);
        QVERIFY(fixture.text().contains("{{0,20},{0,0},{40,0},{40,20}}"));
    }

    void menuActsOnWhatWasClicked()
    {
        SymbolFixture fixture(kDrawn);
        const QPoint at = fixture.view.canvas().fromIcon({-40, 10});
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, fixture.view.canvas().viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(fixture.view.canvas().viewport(), &event);
        const QPointer menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const auto close = qScopeGuard([menu] {
            if (menu)
                menu->close();
        });
        for (QAction* action : menu->actions())
            if (action->shortcut() == QKeySequence(Qt::Key_Delete))
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        QCOMPARE(fixture.count(), 2);
        QVERIFY(!fixture.text().contains("Rectangle"));
        fixture.undo();
        QCOMPARE(fixture.text(), kDrawn);
    }

    // Whatever mouse and keys do, undo leads back and redo forth, byte for byte.
    void randomHandsAreUndone_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 12; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void randomHandsAreUndone()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        SymbolFixture fixture(seed % 2 ? kDrawn : kEmpty);
        const QByteArray first = fixture.text();
        const auto place = [&] { return QPointF(random.bounded(161) - 80, random.bounded(161) - 80); };
        constexpr Qt::Key kKeys[]{Qt::Key_L,      Qt::Key_G,        Qt::Key_B,      Qt::Key_E,
                                  Qt::Key_A,      Qt::Key_R,        Qt::Key_X,      Qt::Key_Y,
                                  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Left,   Qt::Key_Up,
                                  Qt::Key_Delete, Qt::Key_Return,   Qt::Key_Escape, Qt::Key_Backspace};
        constexpr Qt::Key kControlKeys[]{Qt::Key_A, Qt::Key_C, Qt::Key_X, Qt::Key_V, Qt::Key_D};
        constexpr Qt::KeyboardModifiers kHeld[]{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
        for (int step = 0; step < 80; ++step) {
            switch (random.bounded(6)) {
            case 0:
            case 1: fixture.key(kKeys[random.bounded(16)]); break;
            case 2: fixture.key(kControlKeys[random.bounded(5)], Qt::ControlModifier); break;
            case 3: fixture.click(place(), kHeld[random.bounded(3)]); break;
            case 4: fixture.drag(place(), place(), kHeld[random.bounded(3)]); break;
            default: fixture.doubleClick(place()); break;
            }
            QVERIFY2(!fixture.session.file().document().tree().hasErrors(), fixture.text().constData());
        }
        const QByteArray last = fixture.text();
        const int count = fixture.session.file().undoStack().count();
        QVERIFY(count > 5);
        fixture.undoAll();
        QCOMPARE(fixture.text(), first);
        fixture.session.file().undoStack().setIndex(count);
        QCOMPARE(fixture.text(), last);
    }

    // Symbols that stand on sheets of the file keep their size, turned and mirrored ones too.
    void sizeOfTheSymbolLeavesSheetsAsTheyAre()
    {
        const QByteArray text = "package Own\n" + kDrawn + R"(  model Sheet
    S a annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={20,30})));
    S b annotation(Placement(transformation(extent={{8,-8},{-8,8}}, origin={-20,30}, rotation=90)));
    S c annotation(Placement(transformation(extent={{32,-48},{48,-32}})));
  end Sheet;
end Own;
)";
        SymbolFixture fixture(text);
        QVERIFY(fixture.session.showClass(QStringLiteral("Own.Sheet")));
        std::vector<QRectF> bounds;
        std::vector<QPointF> ports;
        for (const model::DiagramComponent& component : fixture.session.sheet().diagram().components()) {
            bounds.push_back(component.bounds);
            ports.push_back(component.ports.front().position);
        }
        QCOMPARE(bounds.size(), 3U);
        QVERIFY(fixture.session.showClass(QStringLiteral("Own.S")));
        editor::setIconExtent(fixture.editor(), {{-80, -100}, {120, 80}});
        QCOMPARE(fixture.session.file().undoStack().count(), 1);
        QVERIFY(fixture.text().contains("extent={{-80,-100},{120,80}}"));
        QVERIFY(fixture.session.showClass(QStringLiteral("Own.Sheet")));
        for (std::size_t i = 0; i < bounds.size(); ++i) {
            const model::DiagramComponent& component = fixture.session.sheet().diagram().components()[i];
            QCOMPARE(component.bounds, bounds[i]);
            QCOMPARE(component.ports.front().position, ports[i]);
        }
        fixture.undo();
        QCOMPARE(fixture.text(), text);
    }

    void sizeFollowsTheDrawing()
    {
        SymbolFixture fixture(kDrawn);
        const model::Extent wanted{{-40, -80}, {80, 40}};
        QCOMPARE(editor::fittingExtent(fixture.editor().drawing()), wanted);
    }

    void partsTurnAboutTheirMiddle()
    {
        SymbolFixture fixture(kDrawn);
        fixture.click({0, -60});
        editor::setPartMotion(fixture.editor(),
                              model::PartMotion{model::PartMotion::Kind::Turn, QStringLiteral("x"), 90});
        QCOMPARE(fixture.graphic(0),
                 QByteArray("Line(points={{0,-25},{0,25}}, origin={0,-55}, rotation=DynamicSelect(0, 90*x))"));
        fixture.key(Qt::Key_Right);
        QVERIFY(fixture.graphic(0).contains("origin={10,-55}"));
        fixture.undoAll();
        QCOMPARE(fixture.text(), kDrawn);
    }

    // Keys that mean the sheet in the window mean the symbol here.
    void keysOfTheSymbolGoBeforeThoseOfTheWindow()
    {
        SymbolFixture fixture(kDrawn);
        QAction remove(&fixture.view);
        remove.setShortcut(Qt::Key_Delete);
        int removed = 0;
        connect(&remove, &QAction::triggered, this, [&] { ++removed; });
        fixture.view.addAction(&remove);
        fixture.click({0, -60});
        fixture.key(Qt::Key_Delete);
        QCOMPARE(removed, 0);
        QCOMPARE(fixture.count(), 2);
    }

    void readOnlyClassesAreOnlyShown()
    {
        SymbolFixture fixture(kDrawn);
        fixture.session.file().setGuard(QStringLiteral("not now"));
        fixture.drag({0, -60}, {22, -38});
        fixture.key(Qt::Key_L);
        fixture.drag({0, 0}, {40, 0});
        putPart(fixture, QStringLiteral("Spring"), {0, 0});
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.text(), kDrawn);
    }
};

BRAMAH_TEST(SymbolViewTest);
#include "symbol_view_test.moc"
