// SPDX-License-Identifier: GPL-3.0-or-later
// Components opened in place, with their own values, results and problems.
#include "app/plots/plot_view.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "app/views/text_view.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/problems/mending.h"
#include "editor/problems/problems_panel.h"
#include "editor/properties/elided_button.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_heading.h"
#include "editor/properties/property_panel.h"
#include "editor/session/problem_place.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QtTest/QTest>

using namespace bramah;

/// A component opened in place has its own values and results: two drives of one class in a press.
class InstanceInPlaceTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachHasItsOwnResults();
    void oilFlowsOutOfItsPorts();
    void eachHasItsOwnValues();
    void theWholeCircuitIsCheckedAndRun();
    void whatIsChangedInsideReachesTheRun();
    void undoGoesWhereTheEditWas();
    void longNamesFitTheChoiceOfTheScope();
    void aClassOfALibraryIsShownOnly();
    void faultsInsideStandAtTheComponentInTheText();
    void unknownNamesAreMendedByButtons();

private:
    static app::DocumentPage* openText(test::TestWindow& test, const char* name, const char* text);
    static app::DocumentPage* openPress(test::TestWindow& test);
    static void enter(test::Hands& hands, const QString& components);
    static QString drawnPressure(app::DocumentPage& page, const char* port);
    static QColor drawnColor(app::DocumentPage& page, const char* port);
    static QLineEdit* field(test::TestWindow& test, const QString& path);
    static QToolButton* scopeButton(test::TestWindow& test, const QString& text);
};

namespace {

constexpr auto kPress = R"(model press "Two drives"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-76,60})));
  Drive drive1(p=100e5)
    annotation(Placement(transformation(extent={{-20,-20},{20,20}}, origin={-40,0})));
  Drive drive2(p=200e5)
    annotation(Placement(transformation(extent={{-20,-20},{20,20}}, origin={40,0})));
  model Drive "A unit in a frame"
    parameter Bramah.Units.PressureDifference p = 150e5 "Set pressure";
    Unit unit(p_set=p)
      annotation(Placement(transformation(extent={{-20,-20},{20,20}}, origin={0,0})));
    model Unit "Pump and relief valve"
      parameter Bramah.Units.PressureDifference p_set = 50e5 "Set pressure";
      Bramah.Hydraulics.Pumps.FixedPump pump(D=25e-6, w=150)
        annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-40,-10})));
      Bramah.Hydraulics.Sources.Tank tank1
        annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-40,-50})));
      Bramah.Hydraulics.Node line(V=1e-3)
        annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,20})));
      Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=p_set)
        annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={0,-10})));
      Bramah.Hydraulics.Sources.Tank tank2
        annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-50})));
    equation
      connect(tank1.T, pump.S)
        annotation(Line(points={{-40,-50},{-40,-20}}));
      connect(pump.P, line.port)
        annotation(Line(points={{-40,0},{-40,20},{0,20}}));
      connect(line.port, relief.P)
        annotation(Line(points={{0,20},{0,-2}}));
      connect(relief.T, tank2.T)
        annotation(Line(points={{0,-18},{0,-50}}));
      annotation(Icon(graphics={Rectangle(extent={{-100,-100},{100,100}})}));
    end Unit;
    annotation(Icon(graphics={Rectangle(extent={{-100,-100},{100,100}})}));
  end Drive;
  annotation(experiment(StopTime=0.2));
end press;
)";

// A pump and a relief valve in a class with a port P, to which 10 l/min of 24 l/min go.
constexpr auto kSupplied = R"(model supplied "A power pack and a consumer"
  model Pack "Pump, relief valve and a port"
    Bramah.Hydraulics.Interfaces.Port P
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,20}),
        iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
    Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6, w=157.08)
      annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-40,-10})));
    Bramah.Hydraulics.Sources.Tank tank1
      annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-40,-50})));
    Bramah.Hydraulics.Node line(V=1e-3)
      annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,20})));
    Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=50e5)
      annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={0,-10})));
    Bramah.Hydraulics.Sources.Tank tank2
      annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-50})));
  equation
    connect(tank1.T, pump.S)
      annotation(Line(points={{-40,-50},{-40,-20}}));
    connect(pump.P, line.port)
      annotation(Line(points={{-40,0},{-40,20},{0,20}}));
    connect(line.port, relief.P)
      annotation(Line(points={{0,20},{0,-2}}));
    connect(relief.T, tank2.T)
      annotation(Line(points={{0,-18},{0,-50}}));
    connect(line.port, P)
      annotation(Line(points={{0,20},{60,20}}));
    annotation(Icon(graphics={Rectangle(extent={{-100,-100},{100,100}})}));
  end Pack;
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-76,60})));
  Pack pack
    annotation(Placement(transformation(extent={{-20,-20},{20,20}}, origin={-40,0})));
  Bramah.Hydraulics.Sources.FlowSource consumer(q=-10/60000)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
equation
  connect(pack.P, consumer.A);
  annotation(experiment(StopTime=0.5));
end supplied;
)";

}  // namespace

app::DocumentPage* InstanceInPlaceTest::openText(test::TestWindow& test, const char* name, const char* text)
{
    QFile file(test.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
        return nullptr;
    file.close();
    return test.window().documents().open(file.fileName());
}

app::DocumentPage* InstanceInPlaceTest::openPress(test::TestWindow& test)
{
    return openText(test, "press.mo", kPress);
}

/// By Ctrl+Enter on one component after the other.
void InstanceInPlaceTest::enter(test::Hands& hands, const QString& components)
{
    for (const QString& name : components.split(QLatin1Char('.'))) {
        hands.clickOnSheet(hands.middleOf(qPrintable(name)));
        hands.press(Qt::Key_Return, Qt::ControlModifier);
    }
}

/// What stands beside the line at a port of the sheet.
QString InstanceInPlaceTest::drawnPressure(app::DocumentPage& page, const char* port)
{
    const model::Diagram& diagram = page.session().sheet().diagram();
    const auto& nets = page.sheet().sheet().results().nets;
    for (std::size_t n = 0; n < nets.size(); ++n)
        for (const model::PortRef& ref : diagram.nets()[n].ports)
            if (ref.text() == QLatin1String(port))
                for (const editor::ValueLabel& label : nets[n].labels)
                    for (const QString& line : label.lines)
                        if (line.contains(QStringLiteral("bar")))
                            return line;
    return {};
}

QColor InstanceInPlaceTest::drawnColor(app::DocumentPage& page, const char* port)
{
    const model::Diagram& diagram = page.session().sheet().diagram();
    const auto& nets = page.sheet().sheet().results().nets;
    for (std::size_t n = 0; n < nets.size(); ++n)
        for (const model::PortRef& ref : diagram.nets()[n].ports)
            if (ref.text() == QLatin1String(port))
                return nets[n].color;
    return {};
}

QLineEdit* InstanceInPlaceTest::field(test::TestWindow& test, const QString& path)
{
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(path);
    return row ? qobject_cast<QLineEdit*>(row->editor()) : nullptr;
}

QToolButton* InstanceInPlaceTest::scopeButton(test::TestWindow& test, const QString& text)
{
    for (auto* button : test::partOf<editor::PropertyPanel>(test.window()).findChildren<QToolButton*>())
        if (button->text() == text && button->isVisible())
            return button;
    return nullptr;
}

void InstanceInPlaceTest::eachHasItsOwnResults()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openPress(test);
    QVERIFY(page);
    page->sheet().setFocus();
    // Before it has run: what is opened inside is run from outside.
    enter(hands, QStringLiteral("drive1.unit"));
    QCOMPARE(page->session().sheet().className(), QStringLiteral("press.Drive.Unit"));
    QCOMPARE(page->session().sheet().place().path(), QStringLiteral("drive1.unit"));
    page->sheet().setFocus();
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QCOMPARE(page->history().latest()->className, QStringLiteral("press"));
    QTRY_VERIFY(!drawnPressure(*page, "relief.P").isEmpty());
    const QString first = drawnPressure(*page, "relief.P");
    const QColor firstColor = drawnColor(*page, "relief.P");
    const auto numberOf = [](const QString& text) {
        return text.section(QChar::Nbsp, 0, 0).section(u' ', 0, 0).toDouble();
    };
    const auto resultOf = [&](const char* path) {
        const solver::ResultStore& results = page->history().latest()->results;
        return results.valueAt(results.find(QLatin1String(path)), results.lastTime()) / 1e5;
    };
    QVERIFY2(std::abs(numberOf(first) - resultOf("drive1.unit.relief.P.p")) < 1, qPrintable(first));
    // A curve of what is seen here is of this drive.
    page->plots().area().setDefinitions({});
    hands.clickOnSheet(hands.portPosition("relief.P"));
    hands.plotClicked(QStringLiteral("drive1.unit.relief.P.p"));
    app::PlotView& plot = *page->plots().area().plots().front();
    QVERIFY(plot.pointCount(QStringLiteral("drive1.unit.relief.P.p")) > 10);
    // Up with Backspace, twice, and into the other.
    page->session().select({});
    page->sheet().setFocus();
    hands.press(Qt::Key_Backspace);
    QCOMPARE(page->session().sheet().place().path(), QStringLiteral("drive1"));
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(page->session().sheet().className(), QStringLiteral("press"));
    page->sheet().setFocus();
    enter(hands, QStringLiteral("drive2.unit"));
    QTRY_VERIFY(!drawnPressure(*page, "relief.P").isEmpty());
    // The sheet follows with the next frame.
    QTRY_VERIFY(std::abs(numberOf(drawnPressure(*page, "relief.P")) - resultOf("drive2.unit.relief.P.p")) < 1);
    const QString second = drawnPressure(*page, "relief.P");
    QVERIFY2(std::abs(numberOf(second) - resultOf("drive2.unit.relief.P.p")) < 1, qPrintable(second));
    QVERIFY2(numberOf(second) > numberOf(first) + 50, qPrintable(first + QStringLiteral(" and ") + second));
    QVERIFY(drawnColor(*page, "relief.P").isValid() && drawnColor(*page, "relief.P") != firstColor);
    hands.clickOnSheet(hands.portPosition("relief.P"));
    hands.plotClicked(QStringLiteral("drive2.unit.relief.P.p"));
    QVERIFY(plot.pointCount(QStringLiteral("drive2.unit.relief.P.p")) > 10);
}

// The flow of a port of the opened class counts into the class, on whose sheet it comes out of the port.
void InstanceInPlaceTest::oilFlowsOutOfItsPorts()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openText(test, "supplied.mo", kSupplied);
    QVERIFY(page);
    page->sheet().setFocus();
    enter(hands, QStringLiteral("pack"));
    QCOMPARE(page->session().sheet().place().path(), QStringLiteral("pack"));
    page->sheet().setFocus();
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const solver::ResultStore& results = page->history().latest()->results;
    const auto last = [&](const char* path) {
        return results.valueAt(results.find(QLatin1String(path)), results.lastTime());
    };
    QTRY_VERIFY(!drawnPressure(*page, "relief.P").isEmpty());
    const model::Diagram& diagram = page->session().sheet().diagram();
    const auto& nets = page->sheet().sheet().results().nets;
    const auto netOf = [&](const char* port) {
        for (std::size_t n = 0; n < nets.size(); ++n)
            for (const model::PortRef& ref : diagram.nets()[n].ports)
                if (ref.text() == QLatin1String(port))
                    return n;
        return nets.size();
    };
    const std::size_t n = netOf("P");
    QVERIFY(n < nets.size());
    QCOMPARE(nets[n].flows.size(), diagram.nets()[n].segments.size());
    // The largest flow on the sheet is the pump's; what each line has follows from the three components.
    const double pump = -last("pack.pump.P.m_flow"), relief = last("pack.relief.P.m_flow"),
                 out = -last("pack.P.m_flow");
    QVERIFY2(out > 0.1 && std::abs(pump - relief - out) < 1e-6 * pump, qPrintable(QString::number(out)));
    const auto intoPlace = [&](QPointF place) {
        double sum = 0;
        for (std::size_t s = 0; s < nets[n].flows.size(); ++s) {
            const QLineF& line = diagram.nets()[n].segments[s].line;
            sum += line.p2() == place ? nets[n].flows[s] : line.p1() == place ? -nets[n].flows[s] : 0;
        }
        return sum * pump;
    };
    const auto isNear = [&](double flow, double wanted) { return std::abs(flow - wanted) < 0.02 * pump; };
    QVERIFY2(isNear(intoPlace({60, 20}), out), qPrintable(QString::number(intoPlace({60, 20}))));
    QVERIFY2(isNear(intoPlace({0, -2}), relief), qPrintable(QString::number(intoPlace({0, -2}))));
    QVERIFY2(isNear(intoPlace({-40, 0}), -pump), qPrintable(QString::number(intoPlace({-40, 0}))));
    QStringList texts;
    for (const editor::ValueLabel& label : nets[n].labels)
        texts += label.lines;
    const QString all = texts.join(QLatin1Char('|'));
    QVERIFY2(all.contains(QStringLiteral("\u2192 10")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("\u2193 1")), qPrintable(all));
}

void InstanceInPlaceTest::eachHasItsOwnValues()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openPress(test);
    QVERIFY(page);
    page->sheet().setFocus();
    const auto bytes = [&] { return page->session().file().document().text().bytes(); };
    const QByteArray before = bytes();
    enter(hands, QStringLiteral("drive2.unit"));
    // Of the component itself: where its value comes from, and there it is changed.
    page->session().select({});
    QTRY_VERIFY(field(test, QStringLiteral("p_set")));
    const auto shown = [&](const char* path) {
        return test::partOf<editor::PropertyPanel>(test.window()).form().row(QLatin1String(path))->field();
    };
    QCOMPARE(shown("p_set").number.value_or(0), 200e5);
    QCOMPARE(shown("p_set").givenBy, QStringLiteral("drive2.unit"));
    // Of a component: the class's value goes into the class.
    hands.clickOnSheet(hands.middleOf("pump"));
    QVERIFY(shown("D").givenBy.isEmpty());
    QVERIFY(scopeButton(test, QStringLiteral("Every Unit"))->isChecked());
    hands.fill(*field(test, QStringLiteral("D")), QStringLiteral("30"));
    const auto writtenBehind = [&](const char* text) {
        const qsizetype at = bytes().indexOf(text);
        const QByteArray rest = at < 0 ? QByteArray() : bytes().mid(at + qstrlen(text));
        return rest.left(rest.indexOf(rest.contains(',') ? ',' : ')')).split(')').front().toDouble();
    };
    QCOMPARE(writtenBehind("pump(D="), 30e-6);
    QVERIFY(bytes().contains("drive2(p=200e5)"));
    page->session().file().undoStack().undo();
    QCOMPARE(bytes(), before);
    // For this one alone: two levels up.
    QTest::mouseClick(scopeButton(test, QStringLiteral("Only drive2.unit")), Qt::LeftButton);
    hands.fill(*field(test, QStringLiteral("D")), QStringLiteral("30"));
    QCOMPARE(writtenBehind("drive2(p=200e5, unit(pump(D="), 30e-6);
    QVERIFY(bytes().contains("FixedPump pump(D=25e-6"));
    QCOMPARE(page->session().sheet().place().path(), QStringLiteral("drive2.unit"));
    QCOMPARE(shown("D").givenBy, QStringLiteral("drive2"));
    // What is given from around is changed there in any case.
    QTest::mouseClick(scopeButton(test, QStringLiteral("Every Unit")), Qt::LeftButton);
    hands.fill(*field(test, QStringLiteral("D")), QStringLiteral("40"));
    QCOMPARE(writtenBehind("drive2(p=200e5, unit(pump(D="), 40e-6);
    page->session().file().undoStack().undo();
    page->session().file().undoStack().undo();
    QCOMPARE(bytes(), before);
}

void InstanceInPlaceTest::theWholeCircuitIsCheckedAndRun()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openPress(test);
    QVERIFY(page);
    page->sheet().setFocus();
    enter(hands, QStringLiteral("drive1.unit"));
    QVERIFY(QTest::qWaitFor([&] { return !page->check().isPending(); }, 20000));
    QVERIFY(!model::hasErrors(page->session().sheet().problems()));
    // Inside: the value that cannot be is marked at the component that has it, and outside at the drive.
    QVERIFY(
        page->session().setParameter({QStringLiteral("relief")}, QStringLiteral("p_set"), QStringLiteral("p_sett")));
    const auto badges = [&] {
        QStringList names;
        for (const model::Diagnostic& problem : editor::problemsOnSheet(page->session()))
            if (problem.severity() == model::Severity::Error)
                names.append(problem.component.section(QLatin1Char('.'), 0, 0));
        return names;
    };
    QTRY_VERIFY_WITH_TIMEOUT(badges().contains(QStringLiteral("relief")), 20000);
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(badges().contains(QStringLiteral("unit")));
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(badges().contains(QStringLiteral("drive1")));
    page->session().file().undoStack().undo();
    QCOMPARE(page->session().sheet().place().path(), QStringLiteral("drive1.unit"));
    QTRY_VERIFY_WITH_TIMEOUT(badges().isEmpty(), 20000);
    // A fault of the circuit around is in the list while something in it is shown, and leads there.
    QVERIFY(page->session().setParameterHere({}, QStringLiteral("p_set"), QStringLiteral("nowhere")));
    QTRY_VERIFY_WITH_TIMEOUT(model::hasErrors(page->session().sheet().problems()), 20000);
    for (const model::Diagnostic& problem : page->session().sheet().problems())
        if (problem.severity() == model::Severity::Error) {
            page->locate(problem);
            break;
        }
    QVERIFY(page->views().isShown(app::ClassViewKind::Circuit));
}

void InstanceInPlaceTest::whatIsChangedInsideReachesTheRun()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openPress(test);
    QVERIFY(page);
    page->sheet().setFocus();
    enter(hands, QStringLiteral("drive1.unit"));
    page->sheet().setFocus();
    page->runs().setSpeed(0.05);
    hands.press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(page->runs().state() == app::RunController::State::Running && page->runs().time() > 0.02,
                             20000);
    QVERIFY(page->session().setParameter({QStringLiteral("pump")}, QStringLiteral("D"), QStringLiteral("50e-6")));
    page->runs().setSpeed(0);
    QVERIFY(test.waitForEnd());
    // Of both drives, since their class has been changed.
    const solver::ResultStore& results = page->history().latest()->results;
    for (const char* path : {"drive1.unit.pump.P.m_flow", "drive2.unit.pump.P.m_flow"}) {
        const int column = results.find(QLatin1String(path));
        QVERIFY(column >= 0);
        const double before = results.valueAt(column, 0.015), after = results.valueAt(column, 0.19);
        QVERIFY2(std::abs(after / before - 2) < 0.1, qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
    }
}

void InstanceInPlaceTest::undoGoesWhereTheEditWas()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openPress(test);
    QVERIFY(page);
    page->sheet().setFocus();
    const QByteArray before = page->session().file().document().text().bytes();
    enter(hands, QStringLiteral("drive2.unit"));
    hands.clickOnSheet(hands.middleOf("pump"));
    page->sheet().setFocus();
    hands.press(Qt::Key_Left);
    const QByteArray moved = page->session().file().document().text().bytes();
    QVERIFY(moved != before);
    hands.press(Qt::Key_Up, Qt::AltModifier);
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(page->session().sheet().place().path(), QString());
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page->session().file().document().text().bytes(), before);
    QCOMPARE(page->session().sheet().place().path(), QStringLiteral("drive2.unit"));
    QVERIFY(page->session().selection().components.contains({QStringLiteral("pump")}));
    // A component that goes takes what is shown of it along.
    hands.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(page->session().file().document().text().bytes(), moved);
    QByteArray text = moved;
    text.replace("Drive drive2(p=200e5)", "Drive drive3(p=200e5)");
    QVERIFY(page->session().file().replaceText(QStringLiteral("Rename"), text));
    QCOMPARE(page->session().sheet().place().path(), QString());
    QCOMPARE(page->session().sheet().className(), QStringLiteral("press"));
    page->session().file().undoStack().undo();
    QCOMPARE(page->session().sheet().place().path(), QStringLiteral("drive2.unit"));
}

void InstanceInPlaceTest::aClassOfALibraryIsShownOnly()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openPress(test);
    QVERIFY(page);
    page->sheet().setFocus();
    const QByteArray before = page->session().file().document().text().bytes();
    enter(hands, QStringLiteral("drive2.unit.relief"));
    editor::DocumentSession& session = page->session();
    QCOMPARE(session.sheet().className(), QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"));
    QVERIFY(!session.isEditable() && !session.sheet().isOwnClass());
    // Its equations are there to be read, and cannot be typed into.
    QVERIFY(page->views().isShown(app::ClassViewKind::Equations));
    auto* text = page->views().findChild<QPlainTextEdit*>();
    for (auto* one : page->views().findChildren<QPlainTextEdit*>())
        if (one->isVisible())
            text = one;
    QVERIFY(text && text->isReadOnly() && text->toPlainText().contains(QStringLiteral("equation")));
    QVERIFY2(text->toPlainText().size() > 50, qPrintable(text->toPlainText()));
    // A value for this place alone can be set; the class's is the library's.
    QTRY_VERIFY(field(test, QStringLiteral("p_set")));
    QVERIFY(!scopeButton(test, QStringLiteral("Every ReliefValve"))->isEnabled());
    hands.fill(*field(test, QStringLiteral("p_set")), QStringLiteral("70"));
    QVERIFY2(session.file().document().text().bytes().contains("drive2(p=200e5, unit(relief(p_set="),
             session.file().document().text().bytes().constData());
    session.file().undoStack().undo();
    QCOMPARE(session.file().document().text().bytes(), before);
    auto* copy = page->views().bar().findChild<QToolButton*>(QStringLiteral("copyClass"));
    QVERIFY(copy && copy->isVisible());
    // The bar says it where there is room for all; in less the button stays whole, and its tip says it.
    auto& bar = page->views().bar();
    const auto* shownOnly = bar.findChild<QLabel*>(QStringLiteral("muted"));
    for (const int width : {1400, 760, 640}) {
        bar.resize(width, bar.height());
        QVERIFY2(copy->width() >= copy->sizeHint().width(), qPrintable(QString::number(width)));
        QVERIFY(shownOnly->isVisible() || width < 1400);
    }
    bar.resize(480, bar.height());
    QVERIFY(!shownOnly->isVisible());
    QVERIFY(copy->toolTip().contains(QStringLiteral("read-only")));
    // Out again: the circuit can be changed.
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(session.isEditable());
    QVERIFY(page->views().isShown(app::ClassViewKind::Circuit) && !copy->isVisible());
}

// What is wrong in a class of the library is marked in one's own text where its component is declared.
void InstanceInPlaceTest::faultsInsideStandAtTheComponentInTheText()
{
    test::TestWindow test;
    const QByteArray text =
        "model twice\n  Bramah.Mechanics.Translational.Fixed first(s0=1);\n"
        "  Bramah.Mechanics.Translational.Fixed second(s0=2);\nequation\n"
        "  connect(first.flange, second.flange);\nend twice;\n";
    QFile file(test.filePath(QStringLiteral("twice.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    app::DocumentPage* page = test.window().documents().open(file.fileName());
    QVERIFY(page);
    QVERIFY(QTest::qWaitFor([&] { return !page->check().isPending(); }, 20000));
    QByteArrayList marked;
    for (const model::Diagnostic& problem : page->session().sheet().problems())
        if (problem.severity() == model::Severity::Error && !problem.component.isEmpty()) {
            const std::optional<model::Span> place = editor::placeInText(page->session(), problem);
            QVERIFY2(place, qPrintable(problem.commandLineText()));
            marked.append(text.mid(place->begin, place->length()));
        }
    QVERIFY2(marked.contains("first") || marked.contains("second"), marked.join(' ').constData());
    // In the list the line is that of the library's file.
    QStringList places;
    for (auto* list : test::partOf<editor::ProblemsPanel>(test.window()).findChildren<QAbstractItemView*>())
        for (int row = 0; row < list->model()->rowCount(); ++row)
            places.append(list->model()->index(row, 2).data().toString());
    QVERIFY2(places.contains(QStringLiteral("Fixed.mo, line 8")), qPrintable(places.join(QLatin1Char('|'))));
    page->views().setTextShown(true);
    QVERIFY(!page->views().text().extraSelections().isEmpty());
}

void InstanceInPlaceTest::unknownNamesAreMendedByButtons()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage* page = openPress(test);
    QVERIFY(page);
    QByteArray text = kPress;
    text.replace("unit(p_set=p)", "unit(p_set=pp)");
    QVERIFY(page->session().file().replaceText(QStringLiteral("Type"), text));
    const auto mends = [&] {
        QStringList names;
        for (const model::Diagnostic& problem : page->session().sheet().problems())
            if (problem.kind == model::DiagnosticKind::UnknownName)
                for (const model::Mend& mend : editor::mendsFor(page->session(), problem))
                    names.append(mend.text);
        return names;
    };
    QTRY_VERIFY_WITH_TIMEOUT(mends().contains(QStringLiteral("Write p")), 20000);
    // The button below the list of problems writes it.
    editor::ProblemsPanel& problems = test::partOf<editor::ProblemsPanel>(test.window());
    problems.goToNext();
    QVERIFY(problems.mendCurrent());
    QCOMPARE(page->session().file().document().text().bytes(), QByteArray(kPress));
}

// A name that is too long for its button leaves out its middle: what the button does can be read.
void InstanceInPlaceTest::longNamesFitTheChoiceOfTheScope()
{
    editor::ActiveTheme theme;
    const editor::IconSet icons(theme);
    editor::PropertyHeading heading(icons);
    heading.setScope(QStringLiteral("TrajectoryGeneratorOfTheAxis"), QStringLiteral("controller.trajectory"), false,
                     true);
    heading.resize(300, 120);
    heading.show();
    int found = 0;
    for (const QToolButton* one : heading.findChildren<QToolButton*>()) {
        const auto* button = dynamic_cast<const editor::ElidedButton*>(one);
        if (!button)
            continue;
        ++found;
        const QString shown = button->shownText();
        QTRY_VERIFY(button->width() < button->sizeHint().width());
        QVERIFY(button->geometry().right() <= heading.width());
        QVERIFY2(shown.startsWith(button->text().left(6)) && shown.contains(QChar(0x2026)), qPrintable(shown));
    }
    QCOMPARE(found, 2);
}

BRAMAH_TEST(InstanceInPlaceTest);
#include "instance_in_place_test.moc"
