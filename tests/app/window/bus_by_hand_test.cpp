// SPDX-License-Identifier: GPL-3.0-or-later
// Signal buses drawn by mouse: placed, joined by names that are asked for, listed, plotted.
#include "editor/canvas/bus_text.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPixmap>
#include <QToolButton>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

namespace {

constexpr auto kBusParts = R"(package BusParts
  block Tachometer "Gives the speed to its bus"
    Bramah.Blocks.Interfaces.SignalBus bus
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
    Bramah.Blocks.Sources.Ramp ramp(height=10, duration=1)
      annotation(Placement(transformation(extent={{-8,-6},{8,6}})));
  equation
    connect(ramp.y, bus.speed) annotation(Line(points={{8,0},{40,0}}));
    annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}), graphics={Rectangle(extent={{-80,-60},{80,60}})}));
  end Tachometer;
  model Sheet
    annotation(experiment(StopTime=1));
  end Sheet;
end BusParts;
)";

/// The menu that asks for a signal; null if there is none.
QMenu* signalMenu()
{
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    return menu && menu->objectName() == QLatin1String("signalMenu") ? menu : nullptr;
}

}  // namespace

class BusByHandTest : public QObject
{
    Q_OBJECT

    static QPointF ownPort(test::TestWindow& test, const char* name)
    {
        const model::DiagramPort* port = test.page().session().sheet().diagram().port({{}, QLatin1String(name)});
        return port ? port->position : QPointF(qQNaN(), qQNaN());
    }

private Q_SLOTS:
    void drawnByMouse();
    void whatNobodyGivesIsToldWhileDrawing();
    void busUsageOfTheStandardLibrary();
};

void BusByHandTest::whatNobodyGivesIsToldWhileDrawing()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    editor::DocumentSession& session = page.session();
    hands.place(QStringLiteral("Bramah.Blocks.Interfaces.SignalBus"), {0, 0});
    hands.place(QStringLiteral("Bramah.Blocks.Math.Gain"), {-50, 40});
    hands.place(QStringLiteral("Bramah.Blocks.Sources.Sine"), {-50, -40});
    hands.dragOnSheet(hands.portPosition("gain.u"), ownPort(test, "bus"));
    QMenu* menu = signalMenu();
    QVERIFY(menu);
    auto* field = menu->findChild<QLineEdit*>(QStringLiteral("signalName"));
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("level"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!signalMenu());
    const auto told = [&] {
        for (const model::Diagnostic& problem : session.sheet().problems())
            if (problem.kind == model::DiagnosticKind::BusSignalNotGiven)
                return problem.component + QLatin1Char('.') + problem.port;
        return QString();
    };
    QTRY_COMPARE_WITH_TIMEOUT(told(), QStringLiteral("gain.u"), 10000);
    // The line comes to the bus from above, where it lies, without a hook around it.
    const std::vector<QPointF> way = session.sheet().diagram().connections().back().points;
    QStringList places;
    for (const QPointF& point : way)
        places += QStringLiteral("%1,%2").arg(point.x()).arg(point.y());
    QVERIFY2(way.size() <= 5, qPrintable(places.join(QLatin1Char(' '))));
    QVERIFY2(way.back().y() < way[way.size() - 2].y(), qPrintable(places.join(QLatin1Char(' '))));
    // A second line begins at the bus, though the first one is selected and ends there; Enter takes what fits.
    hands.clickOnSheet((way[0] + way[1]) / 2);
    hands.dragOnSheet(ownPort(test, "bus"), hands.portPosition("sine.y"));
    menu = signalMenu();
    QVERIFY(menu);
    field = menu->findChild<QLineEdit*>(QStringLiteral("signalName"));
    QCOMPARE(field->text(), QStringLiteral("level"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!signalMenu());
    QCOMPARE(session.sheet().diagram().connections().size(), std::size_t(2));
    QTRY_COMPARE_WITH_TIMEOUT(told(), QString(), 10000);
}

void BusByHandTest::drawnByMouse()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = test.filePath(QStringLiteral("BusParts.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kBusParts);
    file.close();
    QVERIFY(test.window().documents().open(path));
    editor::DocumentSession& session = test.page().session();
    QVERIFY(session.showClass(QStringLiteral("BusParts.Sheet")));
    hands.place(QStringLiteral("Bramah.Blocks.Interfaces.SignalBus"), {0, 0});
    hands.place(QStringLiteral("BusParts.Tachometer"), {-50, 0});
    hands.place(QStringLiteral("Bramah.Blocks.Math.Gain"), {50, 0});
    hands.place(QStringLiteral("Bramah.Blocks.Sources.Constant"), {-50, 40});
    QVERIFY2(session.sheet().diagram().port({{}, QStringLiteral("bus")}),
             test.page().document().text().bytes().constData());

    // A bus to a bus: one line, no question.
    hands.dragOnSheet(hands.portPosition("tachometer.bus"), ownPort(test, "bus"));
    QVERIFY(!signalMenu());
    QVERIFY2(test.page().document().text().bytes().contains("connect(tachometer.bus, bus)"),
             test.page().document().text().bytes().constData());
    // A reader: the signals that fit are offered.
    hands.dragOnSheet(ownPort(test, "bus"), hands.portPosition("gain.u"));
    QMenu* menu = signalMenu();
    QVERIFY(menu);
    test::keepPicture(*menu, QStringLiteral("bus-menu.png"));
    QAction* speed = nullptr;
    for (QAction* action : menu->actions())
        if (action->text().startsWith(QLatin1String("speed\t")))
            speed = action;
    QVERIFY(speed);
    QVERIFY2(speed->toolTip().contains(QStringLiteral("tachometer.ramp.y")), qPrintable(speed->toolTip()));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(speed).center());
    QTRY_VERIFY(!signalMenu());
    QVERIFY2(test.page().document().text().bytes().contains("connect(bus.speed, gain.u)"),
             test.page().document().text().bytes().constData());
    // A new signal: its name is typed. A name that is taken by another output is refused, in words.
    hands.dragOnSheet(hands.portPosition("const.y"), ownPort(test, "bus"));
    menu = signalMenu();
    QVERIFY(menu);
    auto& field = *menu->findChild<QLineEdit*>(QStringLiteral("signalName"));
    QCOMPARE(field.text(), QStringLiteral("const"));
    for (const char* bad : {"2nd", "speed"}) {
        field.clear();
        QTest::keyClicks(&field, QString::fromLatin1(bad));
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(signalMenu(), menu);
    }
    bool isSaid = false;
    for (const QLabel* label : menu->findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains(QStringLiteral("`tachometer.ramp.y` gives `bus.speed` already"));
    QVERIFY(isSaid);
    field.clear();
    QTest::keyClicks(&field, QStringLiteral("limit"));
    QTest::keyClick(&field, Qt::Key_Return);
    QTRY_VERIFY(!signalMenu());
    QVERIFY2(test.page().document().text().bytes().contains("connect(const.y, bus.limit)"),
             test.page().document().text().bytes().constData());
    test::keepPicture(test.window(), QStringLiteral("bus-drawn.png"));
    // Let go on the thick line: the signal is joined to the bus all the same.
    hands.place(QStringLiteral("Bramah.Blocks.Sources.Step"), {-50, -40});
    hands.dragOnSheet(hands.portPosition("step.y"), (hands.portPosition("tachometer.bus") + ownPort(test, "bus")) / 2);
    menu = signalMenu();
    QVERIFY(menu);
    QTest::keyClick(menu->findChild<QLineEdit*>(QStringLiteral("signalName")), Qt::Key_Return);
    QTRY_VERIFY(!signalMenu());
    QVERIFY2(test.page().document().text().bytes().contains("connect(step.y, bus.step)"),
             test.page().document().text().bytes().constData());
    QCOMPARE(session.sheet().diagram().connections().back().points.back(), ownPort(test, "bus"));

    // What the bus carries is told where the mouse rests on it.
    editor::Hit hit;
    hit.kind = editor::Hit::Kind::Symbol;
    hit.symbol = {QStringLiteral("bus")};
    const QString text = editor::busText(session.sheet().diagram(), hit);
    for (const char* part : {"limit", "speed", "given by tachometer.ramp.y, read by gain.u"})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));

    // It runs, and a signal of the bus is plotted from the bus.
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const app::RunRecord* run = test.page().history().latest();
    QCOMPARE(run->end->reason, solver::EndReason::StopTimeReached);
    const int column = run->results.find(QStringLiteral("bus.speed"));
    QVERIFY(column >= 0);
    QVERIFY(std::fabs(run->results.value(column, run->results.rowCount() - 1) - 10) < 1e-6);
    hands.clickOnSheet(ownPort(test, "bus"));
    QVERIFY(hands.probeButton());
    hands.plotClicked(QStringLiteral("bus.speed"));
    bool isPlotted = false;
    for (const app::CurveDefinition& curve : test.page().plots().area().current()->definition().curves)
        isPlotted = isPlotted || curve.variable == QLatin1String("bus.speed");
    QVERIFY(isPlotted);

    // All undone to the same bytes.
    while (session.file().undoStack().canUndo())
        session.file().undoStack().undo();
    QCOMPARE(test.page().document().text().bytes(), QByteArray(kBusParts));
}

void BusByHandTest::busUsageOfTheStandardLibrary()
{
    if (qEnvironmentVariable("MODELICAPATH").isEmpty())
        QSKIP("MODELICAPATH names no library");
    test::TestWindow test;
    test::Hands hands(test);
    for (const QString& folder : qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts))
        test.workspace().library().addSearchPath(folder);
    const QString path = test.filePath(QStringLiteral("usage.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "model usage\n"
        "  Modelica.Blocks.Sources.Sine sine(f=1) annotation(Placement(transformation(extent={{-60,30},{-40,50}})));\n"
        "  Modelica.Blocks.Math.Gain gain(k=2) annotation(Placement(transformation(extent={{50,30},{70,50}})));\n"
        "  Modelica.Blocks.Examples.BusUsage_Utilities.Interfaces.ControlBus controlBus "
        "annotation(Placement(transformation(extent={{-10,-10},{10,10}})));\n"
        "  annotation(experiment(StopTime=2));\nend usage;\n");
    file.close();
    QVERIFY(test.window().documents().open(path));
    hands.dragOnSheet(hands.portPosition("sine.y"), ownPort(test, "controlBus"));
    QMenu* menu = signalMenu();
    QVERIFY(menu);
    QAction* declared = nullptr;
    for (QAction* action : menu->actions())
        if (action->text().startsWith(QLatin1String("realSignal1\t")))
            declared = action;
    QVERIFY(declared);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(declared).center());
    QTRY_VERIFY(!signalMenu());
    hands.dragOnSheet(hands.portPosition("gain.u"), ownPort(test, "controlBus"));
    menu = signalMenu();
    QVERIFY(menu);
    auto& field = *menu->findChild<QLineEdit*>(QStringLiteral("signalName"));
    field.clear();
    QTest::keyClicks(&field, QStringLiteral("realSignal1"));
    QTest::keyClick(&field, Qt::Key_Return);
    QTRY_VERIFY(!signalMenu());
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const app::RunRecord* run = test.page().history().latest();
    QCOMPARE(run->end->reason, solver::EndReason::StopTimeReached);
    const int column = run->results.find(QStringLiteral("gain.y"));
    QVERIFY(column >= 0);
    const double last = run->results.value(column, run->results.rowCount() - 1);
    QVERIFY2(std::fabs(last) < 1e-6, qPrintable(QString::number(last)));  // two whole periods
}

BRAMAH_TEST(BusByHandTest);

#include "bus_by_hand_test.moc"
