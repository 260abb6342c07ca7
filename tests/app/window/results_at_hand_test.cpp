// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/runs_panel.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/problems/mending.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_find.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolTip>
#include <QtTest/QTest>

using namespace bramah;

/// Shortcuts of the window: values under the mouse, search for components, parameters in fields, old values.
class ResultsAtHandTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theMouseShowsValues();
    void componentsAreFound();
    void aFieldTakesAParameterOfTheCircuit();
    void theValuesOfARunComeBackWhole();
    void pressuresSayHowTheyAreCounted();
    void theFirstNameKeepsTheResults();
    void theSheetGrowsDuringADrag();
    void eachActuatorHasItsCircuit();
    void equationsAreToldInTheSheetsWords_data();
    void equationsAreToldInTheSheetsWords();

private:
    static QString tipAt(test::TestWindow& test, QPointF place)
    {
        editor::SheetView& sheet = test.page().sheet();
        const QPoint at = sheet.fromSheet(place);
        QToolTip::hideText();
        QHelpEvent help(QEvent::ToolTip, at, sheet.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(sheet.viewport(), &help);
        return QToolTip::text();
    }
};

void ResultsAtHandTest::theMouseShowsValues()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    const model::Diagram& diagram = test.page().session().sheet().diagram();
    const model::Net& net = diagram.nets().at(
        static_cast<std::size_t>(diagram.netOf(model::PortRef{{QStringLiteral("cylinder")}, QStringLiteral("A")})));
    const QPointF onLine = net.segments.front().line.center();
    QCOMPARE(tipAt(test, onLine), QString());
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const auto valueOf = [&](const char* path) {
        const solver::ResultStore& results = test.page().history().latest()->results;
        return results.valueAt(results.find(QString::fromLatin1(path)), results.lastTime());
    };
    const QString line = tipAt(test, onLine);
    QVERIFY2(line.contains(QLocale().toString(valueOf("cylinder.A.p") / 1e5, 'g', 4).left(3)) &&
                 line.contains(QStringLiteral("bar(a)")) && line.contains(QStringLiteral("l/min")),
             qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral(">Absolute pressure (p)&nbsp;")), qPrintable(line));
    const QString mass = tipAt(test, hands.middleOf("mass"));
    QVERIFY2(mass.contains(QStringLiteral("mass")) && mass.contains(QStringLiteral("m/s")), qPrintable(mass));
    // Where the plots' cursor stands, not at the end.
    Q_EMIT test.page().plots().area().plots().front()->cursorMoved(0.5);
    QVERIFY(tipAt(test, hands.middleOf("mass")) != mass);
}

void ResultsAtHandTest::componentsAreFound()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray text = session.file().document().text().bytes();
    test.page().sheet().setFocus();
    hands.press(Qt::Key_F, Qt::ControlModifier);
    auto* find = test.page().sheet().findChild<editor::SheetFind*>();
    QVERIFY(find && find->isVisible());
    QVERIFY(find->field().hasFocus());
    QTest::keyClicks(&find->field(), QStringLiteral("tank"));
    const auto selected = [&] {
        QStringList names;
        for (const model::ComponentId& id : session.selection().components)
            names.append(id.name);
        return names.join(QLatin1Char(' '));
    };
    QCOMPARE(selected(), QStringLiteral("tank1"));  // the lowest row, from the left
    QCOMPARE(find->count().text(), QStringLiteral("1 of 3"));
    hands.press(Qt::Key_Return);
    QCOMPARE(selected(), QStringLiteral("tank2"));
    hands.press(Qt::Key_Return);
    hands.press(Qt::Key_Return);
    QCOMPARE(selected(), QStringLiteral("tank1"));
    hands.press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(selected(), QStringLiteral("tank3"));
    // By class, in words.
    hands.fill(find->field(), QStringLiteral("relief valve"));
    QCOMPARE(selected(), QStringLiteral("relief"));
    hands.fill(find->field(), QStringLiteral("xyz"));
    QCOMPARE(find->count().text(), QStringLiteral("nothing"));
    const QString found = selected();
    hands.press(Qt::Key_Escape);
    QVERIFY(find->isHidden());
    QVERIFY(test.page().sheet().hasFocus());
    QCOMPARE(selected(), found);  // it stays what was found, not the next stop of the Tab key
    QCOMPARE(session.file().document().text().bytes(), text);
}

void ResultsAtHandTest::aFieldTakesAParameterOfTheCircuit()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test,
                   "model circuit\n"
                   "  parameter Bramah.Units.Length bore = 0.04;\n"
                   "  parameter Bramah.Units.Mass other = 1;\n"
                   "  inner Bramah.Hydraulics.Fluid fluid;\n"
                   "  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder "
                   "annotation(Placement(transformation(extent={{-10,-8},{16,8}})));\n"
                   "end circuit;\n");
    const QByteArray before = test.page().session().file().document().text().bytes();
    hands.clickOnSheet(hands.middleOf("cylinder"));
    auto* field = qobject_cast<QLineEdit*>(
        test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("d_bore"))->editor());
    QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, field->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(field, &event);
    QMenu* menu = test::Hands::openMenu();
    QVERIFY(menu);
    QMenu* sources = nullptr;
    for (QAction* action : menu->actions())
        if (action->menu() && action->text() == QStringLiteral("Take a parameter of the circuit"))
            sources = action->menu();
    QVERIFY(sources);
    QCOMPARE(sources->actions().size(), 1);  // the mass does not fit
    hands.choose(*menu, QStringLiteral("bore"));
    QVERIFY2(test.page().session().file().document().text().bytes().contains("d_bore = bore"),
             test.page().session().file().document().text().bytes().constData());
    test.page().session().file().undoStack().undo();
    QCOMPARE(test.page().session().file().document().text().bytes(), before);
}

// Those of the circuit itself, and what was pressed during the run.
void ResultsAtHandTest::theValuesOfARunComeBackWhole()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(
        test,
        "model circuit\n"
        "  parameter Real rate = 2;\n"
        "  Bramah.Blocks.Sources.Button button annotation(Placement(transformation(extent={{-40,-10},{-20,10}})));\n"
        "  Bramah.Blocks.Sources.Constant three(k=3) "
        "annotation(Placement(transformation(extent={{20,-10},{40,10}})));\n"
        "  Real x(start=0, fixed=true);\n"
        "equation\n"
        "  der(x) = rate;\n"
        "  annotation(experiment(StopTime=100));\n"
        "end circuit;\n");
    app::RunController& runs = test.page().runs();
    runs.setSpeed(1);
    test.page().sheet().setFocus();
    hands.press(Qt::Key_F5);
    QVERIFY(QTest::qWaitFor([&] { return runs.history().latest() && !runs.history().latest()->results.isEmpty(); }));
    hands.clickOnSheet(hands.middleOf("button"));
    runs.stop();
    QVERIFY(test.waitForEnd());
    editor::DocumentSession& session = test.page().session();
    QByteArray text = session.file().document().text().bytes();
    text.replace("rate = 2", "rate = 5").replace("k=3", "k=7");
    QVERIFY(session.file().replaceText(QStringLiteral("Edit"), text));
    const QByteArray edited = session.file().document().text().bytes();
    Q_EMIT test::partOf<app::RunsPanel>(test.window()).valuesWanted(0);
    const QByteArray restored = session.file().document().text().bytes();
    QVERIFY2(restored.contains("rate = 2") && restored.contains("k=3") && restored.contains("pressed = true"),
             restored.constData());
    session.file().undoStack().undo();
    QCOMPARE(session.file().document().text().bytes(), edited);
}

// Absolute, against the ambient, or a difference, which no gauge shows.
void ResultsAtHandTest::pressuresSayHowTheyAreCounted()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("cylinder"));
    const auto unitsOf = [&](const char* parameter) {
        QStringList units;
        const QComboBox* box =
            test::partOf<editor::PropertyPanel>(test.window()).form().row(QString::fromLatin1(parameter))->unitBox();
        for (int k = 0; k < box->count(); ++k)
            units.append(box->itemText(k));
        return units;
    };
    QVERIFY2(unitsOf("pA_start").contains(QStringLiteral("bar(a)")) &&
                 unitsOf("pA_start").contains(QStringLiteral("bar(g)")) &&
                 !unitsOf("pA_start").contains(QStringLiteral("bar")),
             qPrintable(unitsOf("pA_start").join(QLatin1Char(' '))));
    hands.clickOnSheet(hands.middleOf("relief"));
    QVERIFY2(unitsOf("p_set").contains(QStringLiteral("bar")) && !unitsOf("p_set").contains(QStringLiteral("bar(g)")),
             qPrintable(unitsOf("p_set").join(QLatin1Char(' '))));
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_set"));
    hands.fill(*qobject_cast<QLineEdit*>(row->editor()), QStringLiteral("100 bar(g)"));
    QVERIFY2(row->errorText().contains(QStringLiteral("difference")), qPrintable(row->errorText()));
}

// A new circuit gets the name of its first file, and its runs stay on the sheet and in the plots.
void ResultsAtHandTest::theFirstNameKeepsTheResults()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    hands.place(QStringLiteral("Bramah.Blocks.Sources.Sine"), {0, 0});
    hands.press(Qt::Key_Escape);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    app::DocumentPage& page = test.page();
    const auto isShown = [&] {
        const QString name = page.session().sheet().place().root;
        return page.moment().runOf(name) && page.moment().runOf(name)->className == name;
    };
    QVERIFY(isShown());
    hands.whenAsked({test::Hands::typeFileName(test.filePath(QStringLiteral("my_sine.mo")))});
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(page.document().text().bytes().contains("my_sine"));
    QCOMPARE(page.session().sheet().place().root, QStringLiteral("my_sine"));
    QVERIFY(isShown());
    // And back, and forth.
    page.session().file().undoStack().undo();
    QVERIFY(page.document().text().bytes().contains("model circuit"));
    QVERIFY(isShown());
    page.session().file().undoStack().redo();
    QVERIFY(isShown());
}

void ResultsAtHandTest::theSheetGrowsDuringADrag()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("mass_spring.mo"))));
    editor::SheetView& sheet = test.page().sheet();
    sheet.setZoom(sheet.zoom() / 2);
    const QRectF before = sheet.sheet().paper();
    QStringList hints;
    connect(&sheet, &editor::SheetView::hintChanged, this, [&](const QString& hint) { hints.append(hint); });
    const QPointF mass = hands.middleOf("mass");
    hands.pressOnSheet(mass);
    hands.moveOnSheet(mass + QPointF(4, 0));
    hands.moveOnSheet(mass + QPointF(24, 0));
    const QRectF during = sheet.sheet().paper();
    QVERIFY(during.right() > before.right());
    QVERIFY2(hints.last().contains(QStringLiteral("grows")), qPrintable(hints.last()));
    hands.moveOnSheet(mass + QPointF(4, 0));
    QCOMPARE(sheet.sheet().paper(), before);
    hands.moveOnSheet(mass + QPointF(24, 0));
    hands.releaseOnSheet(mass + QPointF(24, 0));
    QCOMPARE(sheet.sheet().paper(), during);
    test.page().session().file().undoStack().undo();
    QCOMPARE(sheet.sheet().paper(), before);
}

// Two cylinders on one pump, each with its valve: two circuits, and a supply.
void ResultsAtHandTest::eachActuatorHasItsCircuit()
{
    test::TestWindow test;
    const auto at = [](const char* name, const char* type, int x, int y) {
        return QByteArray("  Bramah.Hydraulics.") + type + " " + name +
               " annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={" + QByteArray::number(x) + "," +
               QByteArray::number(y) + "})));\n";
    };
    QByteArray text = "model circuit\n  inner Bramah.Hydraulics.Fluid fluid;\n";
    text += at("pump", "Pumps.FixedPump", 0, -60) + at("tank", "Sources.Tank", 0, -90) +
            at("relief", "PressureValves.ReliefValve", 40, -60);
    for (const auto& [end, x] : {std::pair{"1", -60}, std::pair{"2", 60}})
        text += at((QByteArray("cylinder") + end).constData(), "Cylinders.DoubleActingCylinder", x, 60) +
                at((QByteArray("throttle") + end).constData(), "FlowValves.Orifice", x, 30) +
                at((QByteArray("valve") + end).constData(), "DirectionalValves.Valve43", x, 0);
    text += "equation\n  connect(tank.T, pump.S);\n  connect(pump.P, relief.P);\n  connect(relief.T, tank.T);\n";
    for (const char* end : {"1", "2"})
        text += QByteArray("  connect(pump.P, valve") + end + ".P);\n  connect(valve" + end +
                ".T, tank.T);\n  connect(valve" + end + ".A, throttle" + end + ".A);\n  connect(throttle" + end +
                ".B, cylinder" + end + ".A);\n  connect(valve" + end + ".B, cylinder" + end + ".B);\n";
    text += "end circuit;\n";
    test::openText(test, text);
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    const auto code = [&](const char* name) {
        return test.page().session().sheet().diagram().component({QString::fromLatin1(name)})->designation;
    };
    QCOMPARE(QStringList({code("valve1"), code("throttle1"), code("cylinder1")}),
             QStringList({QStringLiteral("1.1"), QStringLiteral("1.2"), QStringLiteral("1.3")}));
    QCOMPARE(QStringList({code("valve2"), code("throttle2"), code("cylinder2")}),
             QStringList({QStringLiteral("2.1"), QStringLiteral("2.2"), QStringLiteral("2.3")}));
    QCOMPARE(QStringList({code("tank"), code("pump"), code("relief")}),
             QStringList({QStringLiteral("0.1"), QStringLiteral("0.2"), QStringLiteral("0.3")}));
}

void ResultsAtHandTest::equationsAreToldInTheSheetsWords_data()
{
    QTest::addColumn<QByteArray>("parts");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("mend");
    QTest::newRow("no wall") << QByteArray(
                                    "  Bramah.Mechanics.Translational.Spring a(c=1e4);\n"
                                    "  Bramah.Mechanics.Translational.Spring b(c=1e4);\n"
                                    "equation\n  connect(a.flange_b, b.flange_a);\n")
                             << QString() << QStringLiteral("the position at port") << QStringLiteral("Put a wall at");
}

void ResultsAtHandTest::equationsAreToldInTheSheetsWords()
{
    QFETCH(QByteArray, parts);
    QFETCH(QString, kind);
    QFETCH(QString, words);
    QFETCH(QString, mend);
    test::TestWindow test;
    test::openText(test, "model circuit\n" + parts + "end circuit;\n");
    QStringList all;
    const model::Diagnostic* told = nullptr;
    for (const model::Diagnostic& problem : test.page().session().sheet().problems()) {
        all.append(problem.commandLineText());
        if (problem.severity() == model::Severity::Error && (kind.isEmpty() || model::nameOf(problem.kind) == kind))
            told = told ? told : &problem;
        QVERIFY2(!problem.message().contains(QStringLiteral("equations than unknowns")), qPrintable(problem.message()));
    }
    QVERIFY2(told, qPrintable(all.join(QLatin1Char('\n'))));
    QVERIFY2(told->message().contains(words), qPrintable(told->message()));
    QVERIFY(!told->component.isEmpty());
    QStringList mends;
    for (const model::Mend& one : editor::mendsFor(test.page().session(), *told))
        mends.append(one.text);
    QVERIFY2(mends.join(QLatin1Char('\n')).contains(mend), qPrintable(mends.join(QLatin1Char('\n'))));
}

BRAMAH_TEST(ResultsAtHandTest);
#include "results_at_hand_test.moc"
