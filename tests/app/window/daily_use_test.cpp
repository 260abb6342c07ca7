// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/my_components.h"
#include "app/documents/probe_choices.h"
#include "app/hierarchy/open_class.h"
#include "app/plots/variable_catalog.h"
#include "app/views/class_views.h"
#include "app/widgets/message_bar.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/properties/experiment_form.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_heading.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;

/// Daily work with mouse and keys: mistakes in fields, problems while drawing, values changed during a run.
class DailyUseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aWrongNameIsRefusedAtEntry();
    void undoInAFieldIsThatOfTheSheet();
    void aChoiceOfTheSheetIsSaidInWords();
    void problemsComeAndGoWhileDrawing();
    void anOpenGaugeIsNamed();
    void aCheckDoesNotDisturbARun();
    void enterPlacesWhereTheGhostIs();
    void aSheetSaysWhyItWaitsForTheText();
    void buttonsAndSlidersAreMovedDuringARun();
    void switchesAndLeversAreMovedDuringARun();
    void linesShowPressuresAndFlows();
    void whatARunDidNotJoinHasNoValues();
    void whatIntegrationLeavesReadsAsNothing();
    void theLeastAmountsReadAsNothing();
    void aWrongValueIsNotRun();
    void anExampleIsUnmodifiedOnceAllIsUndone();
    void linesOfferTheirFlowInLitres();
    void aSheetHasItsUnits();
    void designationsStandOnTheSheet();
    void aValueBecomesAParameter();
    void aLockedDrawingStays();
    void aClassOpensAndIsGuarded();

private:
    static QString problemsOf(test::TestWindow& test);
    static bool waitForCheck(test::TestWindow& test);
    static void openText(test::TestWindow& test, const QByteArray& text);
};

/// `[kind] component` of each error, in order.
QString DailyUseTest::problemsOf(test::TestWindow& test)
{
    QStringList all;
    for (const model::Diagnostic& problem : test.page().session().sheet().problems())
        if (problem.severity() == model::Severity::Error)
            all << model::nameOf(problem.kind) + QLatin1Char(' ') + problem.component;
    return all.join(QStringLiteral(", "));
}

bool DailyUseTest::waitForCheck(test::TestWindow& test)
{
    return QTest::qWaitFor([&] { return !test.page().check().isPending(); }, 5000);
}

void DailyUseTest::openText(test::TestWindow& test, const QByteArray& text)
{
    const QString path = test.filePath(QStringLiteral("circuit.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QVERIFY(test.window().documents().open(path));
    QVERIFY(waitForCheck(test));
}

void DailyUseTest::aWrongNameIsRefusedAtEntry()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("cylinder"));
    const auto field = [&] {
        return qobject_cast<QLineEdit*>(
            test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("d_bore"))->editor());
    };
    const QByteArray before = test.page().session().file().document().text().bytes();
    hands.fill(*field(), QStringLiteral("2*pmup.D"));
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("d_bore"));
    QCOMPARE(row->errorText(), QStringLiteral("there is no pmup; did you mean pump?"));
    QCOMPARE(field()->text(), QStringLiteral("2*pmup.D"));
    QVERIFY(field()->property("invalid").toBool());
    QCOMPARE(test.page().session().file().document().text().bytes(), before);
    hands.fill(*field(), QStringLiteral("0.01 + 0*pump.D"));
    QCOMPARE(row->errorText(), QString());
    QVERIFY2(test.page().session().file().document().text().bytes().contains("d_bore=0.01 + 0*pump.D"),
             test.page().session().file().document().text().bytes().constData());
}

// The field has the cursor still: Ctrl+Z takes its value back as a step of the sheet, and that of the name above as
// well. While something is typed, Ctrl+Z takes back the typing alone.
void DailyUseTest::undoInAFieldIsThatOfTheSheet()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("cylinder"));
    editor::PropertyPanel& panel = test::partOf<editor::PropertyPanel>(test.window());
    const auto bore = [&] { return qobject_cast<QLineEdit*>(panel.form().row(QStringLiteral("d_bore"))->editor()); };
    const auto text = [&] { return test.page().session().file().document().text().bytes(); };
    const QByteArray before = text();
    hands.fill(*bore(), QStringLiteral("63"));
    QVERIFY(bore()->hasFocus() && text() != before);
    QCOMPARE(test.window().actions().action(QStringLiteral("edit.undo"))->text(),
             QStringLiteral("&Undo: Set Bore (cylinder)"));
    QTest::keyClicks(bore(), QStringLiteral("5"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(text() != before);
    QCOMPARE(bore()->text(), QStringLiteral("63"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), before);
    QCOMPARE(bore()->text(), QStringLiteral("50"));
    hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bore()->text(), QStringLiteral("63"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.fill(panel.nameField(), QStringLiteral("lift"));
    QVERIFY(text() != before);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), before);
    QCOMPARE(panel.nameField().text(), QStringLiteral("cylinder"));
}

// A component takes its laws from the sheet's fluid: the list shows the law, not `fluid.densityModel`.
void DailyUseTest::aChoiceOfTheSheetIsSaidInWords()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("relief"));
    const editor::ParameterRow* row =
        test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("densityModel"));
    QVERIFY(row);
    const auto* choice = qobject_cast<const QComboBox*>(row->editor());
    QVERIFY(choice);
    QCOMPARE(choice->currentData().toString().section(QLatin1Char('.'), -1), QStringLiteral("Textbook"));
    QVERIFY2(choice->toolTip().contains(QStringLiteral("= fluid.densityModel")), qPrintable(choice->toolTip()));
}

// Nothing is run: what is wrong shows after an edit of the text, at its component, and goes with its cause.
void DailyUseTest::problemsComeAndGoWhileDrawing()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    QVERIFY(waitForCheck(test));
    QCOMPARE(problemsOf(test), QString());
    editor::DocumentSession& session = test.page().session();
    QByteArray text = session.file().document().text().bytes();
    text.replace("stroke=", "d_bore=abc, stroke=");
    QVERIFY(session.file().replaceText(QStringLiteral("Edit"), text));
    QVERIFY(waitForCheck(test));
    QCOMPARE(problemsOf(test), QStringLiteral("unknown-name cylinder"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(waitForCheck(test));
    QCOMPARE(problemsOf(test), QString());
}

// In the words of the sheet, not in those of equations; the port that another valve has left open is but a warning.
void DailyUseTest::anOpenGaugeIsNamed()
{
    test::TestWindow test;
    test::Hands hands(test);
    openText(test,
             "model circuit\n"
             "  inner Bramah.Hydraulics.Fluid fluid;\n"
             "  Bramah.Hydraulics.Pumps.FixedPump pump;\n"
             "  Bramah.Hydraulics.PressureValves.ReliefValve relief;\n"
             "  Bramah.Hydraulics.PressureValves.ReliefValve spare;\n"
             "  Bramah.Hydraulics.Sources.Tank tank;\n"
             "  Bramah.Hydraulics.Sensors.PressureGauge gauge;\n"
             "equation\n"
             "  connect(tank.T, pump.S);\n"
             "  connect(pump.P, relief.P);\n"
             "  connect(relief.T, tank.T);\n"
             "  connect(spare.T, tank.T);\n"
             "end circuit;\n");
    QCOMPARE(problemsOf(test), QStringLiteral("undetermined-port gauge"));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const auto* bar = test.page().findChild<app::MessageBar*>();
    QVERIFY(bar && bar->isVisible());
    QVERIFY2(
        bar->text().contains(
            QStringLiteral("port A of %1 is joined to nothing").arg(QLocale().quoteString(QStringLiteral("gauge")))),
        qPrintable(bar->text()));
}

void DailyUseTest::aCheckDoesNotDisturbARun()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    QVERIFY(waitForCheck(test));
    test.page().runs().setSpeed(1);
    hands.press(Qt::Key_F5);
    QVERIFY(QTest::qWaitFor([&] { return test.page().runs().time() > 0.2; }, 5000));
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.press(Qt::Key_Delete);
    QVERIFY(waitForCheck(test));
    QVERIFY(test.page().runs().isActive());
    const double before = test.page().runs().time();
    QVERIFY(QTest::qWaitFor([&] { return test.page().runs().time() > before + 0.2; }, 5000));
    test.page().runs().stop();
    QVERIFY(test.waitForEnd());
}

// The mouse is outside of the window; arrows move the ghost.
void DailyUseTest::enterPlacesWhereTheGhostIs()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    QCursor::setPos(test.window().mapToGlobal(QPoint(test.window().width() + 300, 10)));
    editor::SheetView& sheet = test.page().sheet();
    sheet.startPlacing(QStringLiteral("Bramah.Hydraulics.Sources.Tank"));
    hands.press(Qt::Key_Right);
    hands.press(Qt::Key_Up);
    hands.press(Qt::Key_Return);
    const model::Diagram& diagram = test.page().session().sheet().diagram();
    QCOMPARE(diagram.components().size(), std::size_t{1});
    const QPointF middle = sheet.toSheet(sheet.viewport()->rect().center());
    const QPointF way = diagram.components().front().anchor() - middle - QPointF(2, 2);
    QVERIFY2(std::abs(way.x()) <= 1.01 && std::abs(way.y()) <= 1.01,
             qPrintable(QStringLiteral("%1 %2").arg(way.x()).arg(way.y())));
}

// Drawing is off while the text has errors: a bar says so, with a way back.
void DailyUseTest::aSheetSaysWhyItWaitsForTheText()
{
    test::TestWindow test;
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    test.page().views().setTextShown(true);
    QByteArray text = session.file().document().text().bytes();
    text.replace("equation", "equation x = ;");
    QVERIFY(session.file().replaceText(QStringLiteral("Edit"), text));
    test.page().views().setTextShown(false);
    const auto* bar = test.page().findChild<app::MessageBar*>();
    QVERIFY(bar && bar->isVisible());
    QCOMPARE(bar->text(), QStringLiteral("The drawing waits for the text: it has an error in line %1")
                              .arg(text.left(text.indexOf("equation x")).count('\n') + 1));
    auto* back = bar->findChild<QPushButton*>();
    QVERIFY(back);
    QTest::mouseClick(back, Qt::LeftButton);
    QVERIFY(test.page().views().isTextShown());
}

// A click turns a button over, a key does the same, a slider follows the mouse; the text stays, the run remembers.
// Without a run a click selects.
void DailyUseTest::buttonsAndSlidersAreMovedDuringARun()
{
    test::TestWindow test;
    test::Hands hands(test);
    openText(test,
             "model circuit\n"
             "  Bramah.Blocks.Sources.Button button(key=\"k\") "
             "annotation(Placement(transformation(extent={{-40,-10},{-20,10}})));\n"
             "  Bramah.Blocks.Sources.Slider slider(keyForth=\"m\", keyBack=\"n\") "
             "annotation(Placement(transformation(extent={{20,-10},{40,10}})));\n"
             "  Real x(start=0, fixed=true);\n"
             "equation\n"
             "  der(x) = slider.y;\n"
             "  annotation(experiment(StopTime=100));\n"
             "end circuit;\n");
    const QByteArray text = test.page().session().file().document().text().bytes();
    app::RunController& runs = test.page().runs();
    hands.clickOnSheet(hands.middleOf("button"));
    QCOMPARE(test.page().session().selection().count(), 1);
    hands.press(Qt::Key_Escape);
    runs.setSpeed(1);
    hands.press(Qt::Key_F5);
    const auto last = [&](const char* path) {
        const solver::ResultStore& results = runs.history().latest()->results;
        const int column = results.find(QString::fromLatin1(path));
        return results.isEmpty() ? std::nan("") : results.value(column, results.rowCount() - 1);
    };
    const auto becomes = [&](const char* path, double value) {
        return QTest::qWaitFor([&] { return std::abs(last(path) - value) < 1e-9; }, 5000);
    };
    QVERIFY(becomes("button.y", 0));
    hands.clickOnSheet(hands.middleOf("button"));
    QCOMPARE(test.page().session().selection().count(), 0);
    QVERIFY(becomes("button.y", 1));
    QTest::keyClick(&test.page().sheet(), Qt::Key_K);
    QVERIFY(becomes("button.y", 0));
    const QPointF middle = hands.middleOf("slider");
    hands.dragOnSheet(middle, middle + QPointF(5, 0));
    QVERIFY2(QTest::qWaitFor([&] { return last("slider.y") > 0.5; }, 5000),
             qPrintable(QString::number(last("slider.y"))));
    // The arrows move what was moved last, by a twentieth of its travel.
    const double pushed = last("slider.y");
    hands.press(Qt::Key_Left);
    QVERIFY2(becomes("slider.y", std::min(pushed, 1.0) - 0.1), qPrintable(QString::number(last("slider.y"))));
    // So do the keys that it names, as long as they are down.
    QTest::keyClick(&test.page().sheet(), Qt::Key_N);
    QTest::sendKeyEvent(QTest::Press, &test.page().sheet(), Qt::Key_N, QStringLiteral("n"), Qt::NoModifier);
    QVERIFY2(becomes("slider.y", std::min(pushed, 1.0) - 0.3), qPrintable(QString::number(last("slider.y"))));
    QTest::keyClick(&test.page().sheet(), Qt::Key_M);
    QVERIFY2(becomes("slider.y", std::min(pushed, 1.0) - 0.2), qPrintable(QString::number(last("slider.y"))));
    QCOMPARE(test.page().session().file().document().text().bytes(), text);
    runs.stop();
    QVERIFY(test.waitForEnd());
    const QStringList changes = runs.history().latest()->changes;
    QCOMPARE(changes.size(), 7);
    QVERIFY2(changes.front().startsWith(QStringLiteral("button.pressed = true at ")), qPrintable(changes.front()));
    QVERIFY2(changes.back().startsWith(QStringLiteral("slider.value = ")), qPrintable(changes.back()));
}

// A contact by its key, the lever of a mobile valve and that of a hand pump with the mouse.
void DailyUseTest::switchesAndLeversAreMovedDuringARun()
{
    test::TestWindow test;
    test::Hands hands(test);
    openText(test,
             "model circuit\n"
             "  inner Bramah.Hydraulics.Fluid fluid;\n"
             "  Bramah.Electrical.ConstantVoltage battery(V=24);\n"
             "  Bramah.Electrical.Resistor lamp(R=24);\n"
             "  Bramah.Electrical.Ground ground;\n"
             "  Bramah.Electrical.Switch contact(useControl=false, key=\"s\", Ron=1e-3) "
             "annotation(Placement(transformation(extent={{-60,-10},{-40,10}})));\n"
             "  Bramah.Hydraulics.Pumps.HandPump pump(byHand=true) "
             "annotation(Placement(transformation(extent={{-14,-10},{6,10}})));\n"
             "  Bramah.Hydraulics.Sources.Tank tank;\n"
             "  Bramah.Hydraulics.Sources.Tank high;\n"
             "  Bramah.Hydraulics.DirectionalValves.Valve63 valve(byHand=true) "
             "annotation(Placement(transformation(extent={{40,-8},{88,8}})));\n"
             "  Bramah.Hydraulics.Sources.Tank t1, t2, t3, t4, t5, t6;\n"
             "equation\n"
             "  connect(battery.p, contact.p);\n  connect(contact.n, lamp.p);\n  connect(lamp.n, battery.n);\n"
             "  connect(ground.p, battery.n);\n  connect(tank.T, pump.S);\n  connect(pump.P, high.T);\n"
             "  connect(valve.P, t1.T);\n  connect(valve.T, t2.T);\n  connect(valve.A, t3.T);\n"
             "  connect(valve.B, t4.T);\n  connect(valve.C1, t5.T);\n  connect(valve.C2, t6.T);\n"
             "  annotation(experiment(StopTime=100));\n"
             "end circuit;\n");
    app::RunController& runs = test.page().runs();
    runs.setSpeed(1);
    hands.press(Qt::Key_F5);
    const auto last = [&](const char* path) {
        const solver::ResultStore& results = runs.history().latest()->results;
        const int column = results.find(QString::fromLatin1(path));
        return results.isEmpty() ? std::nan("") : results.value(column, results.rowCount() - 1);
    };
    QVERIFY2(QTest::qWaitFor([&] { return std::abs(last("lamp.i")) < 1e-3; }, 10000),
             qPrintable(QString::number(last("lamp.i"))));
    QTest::keyClick(&test.page().sheet(), Qt::Key_S);
    QVERIFY2(QTest::qWaitFor([&] { return std::abs(last("lamp.i") - 1) < 1e-3; }, 5000),
             qPrintable(QString::number(last("lamp.i"))));
    // The travel of the valve's lever is 240 units of its icon from end to end, 24 of the sheet's.
    const QPointF valve = hands.middleOf("valve");
    hands.dragOnSheet(valve, valve + QPointF(6, 0));
    QVERIFY2(QTest::qWaitFor([&] { return std::abs(last("valve.x") - 0.5) < 0.05; }, 5000),
             qPrintable(QString::number(last("valve.x"))));
    const QPointF pump = hands.middleOf("pump");
    hands.dragOnSheet(pump, pump + QPointF(3, 0));
    QVERIFY2(QTest::qWaitFor([&] { return last("pump.x") > 0.035; }, 5000),
             qPrintable(QString::number(last("pump.x"))));
    runs.stop();
    QVERIFY(test.waitForEnd());
}

namespace {
std::size_t netOf(const model::Diagram& diagram, const QString& port)
{
    const auto found = std::ranges::find_if(diagram.nets(), [&](const model::Net& net) {
        return std::ranges::any_of(net.ports, [&](const auto& ref) { return ref.text() == port; });
    });
    return static_cast<std::size_t>(found - diagram.nets().begin());
}

QStringList labelsOf(const editor::SheetScene& scene, std::size_t net)
{
    QStringList all;
    for (const editor::ValueLabel& label : scene.results().nets.at(net).labels)
        all += label.lines;
    return all;
}
}  // namespace

// After a run: at the pump's line its pressure as a number and a colour, arrows from the pump to the node; nothing is
// left when it is switched off.
void DailyUseTest::linesShowPressuresAndFlows()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const editor::SheetScene& scene = test.page().sheet().sheet();
    QVERIFY(QTest::qWaitFor([&] { return scene.results().scale.has_value(); }, 5000));
    const model::Diagram& diagram = test.page().session().sheet().diagram();
    const solver::ResultStore& results = test.page().runs().history().latest()->results;
    const std::size_t pumpLine = netOf(diagram, "pump.P"), tankLine = netOf(diagram, "tank1.T");
    const double bar = results.value(results.find(QStringLiteral("lineP.p")), results.rowCount() - 1) / 1e5;
    const QString pressure = model::formatNumber(bar, 3, QLocale()) + QStringLiteral(" bar(a)");
    QTRY_VERIFY(labelsOf(scene, pumpLine).contains(pressure));
    // What the pump gives, as litres of oil at its density without pressure, with the way along the line.
    const double kgPerSecond = -results.value(results.find(QStringLiteral("pump.P.m_flow")), results.rowCount() - 1);
    const QString flow = model::formatNumber(kgPerSecond / 870 * 60e3, 3, QLocale()) + QStringLiteral(" l/min");
    QVERIFY2(std::ranges::any_of(labelsOf(scene, pumpLine), [&](const QString& text) { return text.endsWith(flow); }),
             qPrintable(flow + QStringLiteral(" is not in ") + labelsOf(scene, pumpLine).join(QStringLiteral(", "))));
    const editor::NetResult& shown = scene.results().nets.at(pumpLine);
    QCOMPARE(scene.results().scale->upper, 200.0);
    QCOMPARE(shown.color, editor::pressureColor(bar / 200));
    QVERIFY(shown.color.red() > scene.results().nets.at(tankLine).color.red());
    QCOMPARE(shown.flows.size(), diagram.nets()[pumpLine].segments.size());
    // The line's first segment begins or ends at the pump; the flow goes away from there.
    const QPointF pump = hands.portPosition("pump.P");
    bool isFound = false;
    for (std::size_t s = 0; s < shown.flows.size(); ++s) {
        const QLineF& line = diagram.nets()[pumpLine].segments[s].line;
        isFound = isFound || line.p1() == pump || line.p2() == pump;
        if (line.p1() == pump)
            QVERIFY(shown.flows[s] > 0.5);
        if (line.p2() == pump)
            QVERIFY(shown.flows[s] < -0.5);
    }
    QVERIFY(isFound);
    for (const char* name : {"view.lineColors", "view.linePressures", "view.lineFlows", "view.linePositions",
                             "view.lineForces", "view.lineSignals"})
        test.window().actions().action(QString::fromLatin1(name))->trigger();
    QVERIFY(QTest::qWaitFor([&] { return scene.results().nets.empty(); }, 5000));
}

// A gauge joined to a line after the run, and a line between two that were apart in it: the values there are those of
// another circuit. They come back when the edit is undone.
void DailyUseTest::whatARunDidNotJoinHasNoValues()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const editor::SheetScene& scene = test.page().sheet().sheet();
    const auto labels = [&](const char* port) {
        return labelsOf(scene, netOf(test.page().session().sheet().diagram(), QString::fromLatin1(port)));
    };
    QTRY_VERIFY(!scene.results().nets.empty());
    const QStringList before = labels("pump.P");
    QVERIFY(!before.isEmpty());
    hands.place(QStringLiteral("Bramah.Hydraulics.Sensors.PressureGauge"), {36, -50});
    hands.press(Qt::Key_Escape);
    hands.dragBetween("pump.P", "gauge.A");
    QTRY_VERIFY2(labels("pump.P").isEmpty(), qPrintable(labels("pump.P").join(QStringLiteral(", "))));
    QVERIFY(!labels("cylinder.A").isEmpty());
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(labels("pump.P"), before);
    hands.dragBetween("pump.P", "cylinder.A");
    QTRY_VERIFY2(labels("pump.P").isEmpty(), qPrintable(labels("pump.P").join(QStringLiteral(", "))));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(labels("pump.P"), before);
}

// The force on a rod that has come to rest is 0 to a millionth of what it was: it reads 0, not 0.0018 N.
void DailyUseTest::whatIntegrationLeavesReadsAsNothing()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("two_cylinders_in_order.mo"))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const solver::ResultStore& results = test.page().history().latest()->results;
    const int force = results.find(QStringLiteral("massA.flange_a.f"));
    QVERIFY(force >= 0);
    const double last = std::abs(results.value(force, results.rowCount() - 1));
    QVERIFY2(last > 0 && last < 1e-6 * results.range(force).upper, qPrintable(QString::number(last)));
    const editor::SheetScene& scene = test.page().sheet().sheet();
    const model::Diagram& diagram = test.page().session().sheet().diagram();
    const auto rod = std::ranges::find_if(diagram.nets(), [](const model::Net& net) {
        return std::ranges::any_of(
            net.ports, [](const model::PortRef& port) { return port.text() == QLatin1String("massA.flange_a"); });
    });
    QVERIFY(rod != diagram.nets().end());
    QTRY_VERIFY(!scene.results().nets.empty());
    const auto labels = [&] { return labelsOf(scene, static_cast<std::size_t>(rod - diagram.nets().begin())); };
    QTRY_VERIFY(labels().contains(QStringLiteral("0 kN")));
}

// 6e-5 l/min are none on a sheet; the results keep them.
void DailyUseTest::theLeastAmountsReadAsNothing()
{
    test::TestWindow test;
    test::Hands hands(test);
    openText(
        test,
        "model Gap\n  inner Bramah.Hydraulics.Fluid fluid "
        "annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
        "origin={-60,60})));\n"
        "  Bramah.Hydraulics.Sources.PressureSource source(p = 100e5) annotation(Placement(transformation(extent={{-6,"
        "-6},{6,6}}, origin={0,-30})));\n"
        "  Bramah.Hydraulics.FlowValves.LaminarRestrictor gap(G = 1e-16) annotation(Placement(transformation(extent="
        "{{-10,-10},{10,10}}, rotation=90, origin={0,10})));\n"
        "  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-4,-4},{4,4}}, "
        "origin={30,10})));\nequation\n  connect(source.A, gap.A);\n  connect(gap.B, tank.T);\n"
        "  annotation(experiment(StopTime=1));\nend Gap;\n");
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const solver::ResultStore& results = test.page().history().latest()->results;
    const int flow = results.find(QStringLiteral("gap.A.m_flow"));
    QVERIFY(flow >= 0 && results.value(flow, results.rowCount() - 1) > 1e-8);
    const editor::SheetScene& scene = test.page().sheet().sheet();
    const auto labels = [&] {
        return labelsOf(scene, netOf(test.page().session().sheet().diagram(), QStringLiteral("gap.A")));
    };
    QTRY_VERIFY(!scene.results().nets.empty() && !labels().isEmpty());
    QVERIFY2(labels().contains(QStringLiteral("0 l/min")), qPrintable(labels().join(QStringLiteral(", "))));
}

// A run that began with another value than the one that Properties show would be wrong in silence.
void DailyUseTest::aWrongValueIsNotRun()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    QLineEdit& stop = test::partOf<QLineEdit>(
        test::partOf<editor::ExperimentForm>(test::partOf<editor::PropertyPanel>(test.window())),
        QStringLiteral("stopTime"));
    const auto type = [&](const QString& text) {
        stop.setFocus();
        stop.selectAll();
        QTest::keyClicks(&stop, text);
        test.window().actions().action(QStringLiteral("run.start"))->trigger();
    };
    type(QStringLiteral("abc"));
    QVERIFY(test.page().runs().history().runs().empty());
    QVERIFY2(test.page().messages().text().contains(QStringLiteral("stop time")),
             qPrintable(test.page().messages().text()));
    type(QStringLiteral("0.25"));
    QVERIFY(test.waitForEnd());
    QCOMPARE(test.page().runs().history().latest()->results.lastTime(), 0.25);
    // Curves of two points would say nothing of what happens between them.
    auto* interval = test::partOf<editor::ExperimentForm>(test::partOf<editor::PropertyPanel>(test.window()))
                         .findChild<QLineEdit*>(QStringLiteral("interval"));
    hands.fill(*interval, QStringLiteral("0.3"));
    QVERIFY(interval->property("invalid").toBool() && !stop.property("invalid").toBool());
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    QCOMPARE(test.page().runs().history().runs().size(), std::size_t{1});
    hands.fill(*interval, QStringLiteral("0.05"));
    QVERIFY(!interval->property("invalid").toBool());
}

void DailyUseTest::anExampleIsUnmodifiedOnceAllIsUndone()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().openExample(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    QVERIFY(!test.page().isMarkedModified());
    QVERIFY(test.page().session().setParameter({QStringLiteral("pump")}, QStringLiteral("D"), QStringLiteral("2e-5")));
    QVERIFY(test.page().isMarkedModified() && test.page().hasUnsavedWork());
    QSignalSpy title(&test.page(), &app::DocumentPage::titleChanged);
    test.page().session().file().undoStack().undo();
    QVERIFY(!test.page().isMarkedModified() && !test.page().hasUnsavedWork());
    QVERIFY(title.count() > 0);
}

// A line offers its flow in l/min, positive into the component it leads to, and then as a mass flow; each can be
// plotted.
void DailyUseTest::linesOfferTheirFlowInLitres()
{
    test::TestWindow test;
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    test::Hands hands(test);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const model::Diagram& diagram = test.page().session().sheet().diagram();
    const auto line = std::ranges::find_if(diagram.connections(), [](const model::DiagramConnection& one) {
        return one.id.a.text() == QStringLiteral("orificeB.B");
    });
    QVERIFY(line != diagram.connections().end());
    const QString end = line->id.b.text();  // no node
    editor::Hit hit;
    hit.kind = editor::Hit::Kind::Line;
    hit.connection = line->id;
    const auto probe = editor::probeOf(diagram, hit);
    QVERIFY(probe);
    const app::ProbeChoices choices = choicesFor(*probe, test.page().plots().plottable());
    QVERIFY(choices.own.size() >= 3);
    QCOMPARE(choices.own[1].text, QStringLiteral("Volume flow into ") + end);
    QCOMPARE(choices.own[2].text, QStringLiteral("Mass flow into ") + end);
    const solver::ResultColumn* flow = test.page().plots().plottable().find(end + QStringLiteral(".m_flow"));
    QVERIFY(flow);
    QCOMPARE(flow->density, 870.0);  // rho_0 of the default oil
    QCOMPARE(solver::shownUnit(*flow, choices.own[1].unit).name, QStringLiteral("l/min"));
    QCOMPARE(solver::shownUnit(*flow, choices.own[1].unit).fromSi(0.87), 60.0);
    QCOMPARE(solver::shownUnit(*flow, choices.own[2].unit).name, QStringLiteral("kg/s"));
    app::PlotArea& area = test.page().plots().area();
    area.plotCurve({choices.own[2].path, choices.own[2].unit});
    QCOMPARE(area.current()->definition().curves.back().unit, QStringLiteral("kg/s"));
    area.plotCurve({choices.own[1].path, choices.own[1].unit});
    QCOMPARE(area.current()->definition().curves.back().unit, QString());
    // The model's variables, before any run, know it too.
    for (const solver::ResultColumn& column : app::variablesOf(*test.page().session().sheet().instance()))
        if (column.path == flow->path)
            QCOMPARE(column.density, 870.0);
}

// Chosen for a sheet, in its file: fields, symbols, lines and plots of results that are there already follow; nothing
// is compiled anew, and undo brings the usual units back.
void DailyUseTest::aSheetHasItsUnits()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    test.window().actions().action(QStringLiteral("view.unitsUs"))->trigger();
    QVERIFY2(session.file().document().text().bytes().contains("units=\"US\""),
             session.file().document().text().bytes().constData());
    hands.clickOnSheet(hands.middleOf("relief"));
    const editor::ParameterRow* row =
        test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_set"));
    QVERIFY(row);
    QCOMPARE(row->unitBox()->currentData().toString(), QStringLiteral("psi"));
    const solver::ResultStore& results = test.page().history().latest()->results;
    const auto unitOf = [&](const char* path) {
        const int column = results.find(QString::fromLatin1(path));
        return solver::shownUnit(results.columns()[static_cast<std::size_t>(column)]).name;
    };
    QCOMPARE(unitOf("lineP.p"), QStringLiteral("psi"));
    QCOMPARE(unitOf("pump.P.m_flow"), QStringLiteral("gal/min"));
    QCOMPARE(unitOf("mass.s"), QStringLiteral("in"));
    const editor::SheetScene& scene = test.page().sheet().sheet();
    QTRY_VERIFY(std::ranges::any_of(scene.results().nets, [](const editor::NetResult& net) {
        return std::ranges::any_of(net.labels, [](const auto& label) {
            return label.lines.join(QLatin1Char(' ')).contains(QStringLiteral("gal/min"));
        });
    }));
    test.window().actions().action(QStringLiteral("view.unitsSi"))->trigger();
    QCOMPARE(unitOf("lineP.p"), QStringLiteral("Pa"));
    QCOMPARE(unitOf("pump.P.m_flow"), QStringLiteral("m3/s"));
    test.window().actions().action(QStringLiteral("view.unitsUsual"))->trigger();
    QCOMPARE(unitOf("lineP.p"), QStringLiteral("bar"));
    for (int k = 0; k < 3; ++k)
        session.file().undoStack().undo();
    QCOMPARE(session.file().document().text().bytes(), before);
    QCOMPARE(unitOf("pump.P.m_flow"), QStringLiteral("l/min"));
}

// 1V1 is no name for formulas; typed as one it stands on the sheet, and undo takes it back. One command numbers the
// rest.
void DailyUseTest::designationsStandOnTheSheet()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.fill(test::partOf<editor::PropertyPanel>(test.window()).nameField(), QStringLiteral("1V1"));
    const auto shownName = [&](const char* name) {
        return session.sheet().diagram().component({QString::fromLatin1(name)})->resolved(QStringLiteral("%name"));
    };
    QVERIFY(session.file().document().text().bytes().contains("__Bramah(designation=\"1V1\")"));
    QCOMPARE(shownName("relief"), QStringLiteral("1V1"));
    QCOMPARE(test::partOf<editor::PropertyPanel>(test.window()).heading().designationField().text(),
             QStringLiteral("1V1"));
    QCOMPARE(test::partOf<editor::PropertyPanel>(test.window()).nameField().text(), QStringLiteral("relief"));
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    QCOMPARE(shownName("relief"), QStringLiteral("1V1"));
    QCOMPARE(shownName("pump"), QStringLiteral("0P1"));
    QCOMPARE(shownName("cylinder"), QStringLiteral("1A1"));
    QCOMPARE(QSet<QString>({shownName("orificeB"), shownName("valve")}),
             QSet<QString>({QStringLiteral("1V2"), QStringLiteral("1V3")}));
    QCOMPARE(shownName("lineP"), QStringLiteral("lineP"));
    test.page().sheet().setFocus();
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
}

// From the field's menu: a parameter of the circuit with the field's value, unit and meaning, which the field then
// takes.
void DailyUseTest::aValueBecomesAParameter()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    hands.clickOnSheet(hands.middleOf("pump"));
    const auto field = [&](const char* path) {
        return test::partOf<editor::PropertyPanel>(test.window()).form().row(QLatin1String(path));
    };
    auto* edit = qobject_cast<QLineEdit*>(field("D")->editor());
    QContextMenuEvent menuWanted(QContextMenuEvent::Mouse, QPoint(5, 5), edit->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(edit, &menuWanted);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    hands.whenAsked({[](QWidget& dialog) {
        auto* name = dialog.findChild<QLineEdit*>();
        QCOMPARE(name->text(), QStringLiteral("D"));
        name->setText(QStringLiteral("size"));
        QTest::keyClick(name, Qt::Key_Return);
    }});
    // By mouse, as the menu goes with the field when the form is filled anew.
    const QList<QAction*> entries = menu->actions();
    const auto make = std::ranges::find_if(
        entries, [](const QAction* entry) { return entry->text().startsWith(QLatin1String("Make this a parameter")); });
    QVERIFY(make != entries.end());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*make).center());
    const QByteArray text = session.file().document().text().bytes();
    QVERIFY2(text.contains(" size = "), text.constData());
    QVERIFY2(text.contains("D=size"), text.constData());
    QVERIFY(waitForCheck(test));
    QCOMPARE(problemsOf(test), QString());
    session.select({});
    QVERIFY(field("size"));
    hands.fill(*qobject_cast<QLineEdit*>(field("size")->editor()), QStringLiteral("30"));
    hands.clickOnSheet(hands.middleOf("pump"));
    QCOMPARE(qobject_cast<QLineEdit*>(field("D")->editor())->text(), QStringLiteral("30"));
}

// Neither mouse nor keys move anything; values can be set, and unlocked it is as ever.
void DailyUseTest::aLockedDrawingStays()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    QAction* lock = test.window().actions().action(QStringLiteral("edit.lock"));
    lock->trigger();
    const QPointF relief = hands.middleOf("relief");
    hands.moveOnSheet(relief);
    const QList<QLabel*> labels = test.window().statusBar()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text() == QStringLiteral("The drawing is locked; Edit > Lock the drawing frees it again");
    }));
    hands.dragOnSheet(relief, relief + QPointF(10, 10));
    hands.clickOnSheet(relief);
    hands.press(Qt::Key_Left);
    hands.press(Qt::Key_R);
    hands.press(Qt::Key_Delete);
    QCOMPARE(session.file().document().text().bytes(), before);
    auto* field = qobject_cast<QLineEdit*>(
        test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_set"))->editor());
    hands.fill(*field, QStringLiteral("120"));
    const QByteArray valued = session.file().document().text().bytes();
    QVERIFY(valued != before);
    lock->trigger();
    test.page().sheet().setFocus();
    hands.press(Qt::Key_Left);
    QVERIFY(session.file().document().text().bytes() != valued);
}

// Ctrl+Enter shows what the relief valve is made of in place; in a tab of its own its class can be changed when the
// user says so; then back.
void DailyUseTest::aClassOpensAndIsGuarded()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    app::DocumentPage& circuit = test.page();
    hands.clickOnSheet(hands.middleOf("relief"));
    test.page().sheet().setFocus();
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(&test.page(), &circuit);
    QCOMPARE(circuit.session().sheet().className(), QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"));
    QVERIFY(!circuit.session().isEditable());
    QVERIFY(circuit.views().isShown(app::ClassViewKind::Equations));
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(circuit.session().sheet().className(), QStringLiteral("cylinder_drive"));
    QVERIFY(circuit.session().isEditable() && circuit.views().isShown(app::ClassViewKind::Circuit));
    app::MyComponents own(test.workspace(), test.folder());
    app::openClass(QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"), &circuit, test.window().documents(),
                   own);
    app::DocumentPage& opened = test.page();
    QVERIFY(&opened != &circuit);
    QCOMPARE(opened.session().sheet().className(), QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"));
    QVERIFY(!opened.session().isEditable());
    const QByteArray text = opened.session().file().document().text().bytes();
    QVERIFY(!opened.session().file().replaceText(QStringLiteral("Edit"), text + "\n"));
    QVERIFY(!opened.session().file().document().isModified());
    auto buttons = opened.findChild<app::MessageBar*>()->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 3);  // back, a copy, change it
    QTest::mouseClick(buttons.back(), Qt::LeftButton);
    QVERIFY(opened.session().isEditable());
    opened.session().file().setGuard(QStringLiteral("read-only"));
    test.window().documents().goToTab(circuit);
    QCOMPARE(&test.page(), &circuit);
}

BRAMAH_TEST(DailyUseTest);
#include "daily_use_test.moc"
