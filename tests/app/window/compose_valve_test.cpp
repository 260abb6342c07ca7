// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_history.h"
#include "app/run/run_controller.h"
#include "editor/valves/valve_dialog.h"
#include "editor/valves/valve_preview.h"
#include "editor/view/sheet_view.h"
#include "model/valves/valve_annotation.h"
#include "model/valves/valve_class.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QtTest/QTest>

using namespace bramah;
using editor::ValveDialog;
using model::ValveActuator;

namespace {

/// A user's hands on the dialog.
class ValveHands
{
public:
    explicit ValveHands(QWidget& dialog) : dialog_(*qobject_cast<ValveDialog*>(&dialog)) {}

    [[nodiscard]] ValveDialog& dialog() { return dialog_; }
    [[nodiscard]] QPushButton& button(QDialogButtonBox::ButtonRole role)
    {
        auto* box = dialog_.findChild<QDialogButtonBox*>();
        for (QAbstractButton* one : box->buttons())
            if (box->buttonRole(one) == role)
                return *qobject_cast<QPushButton*>(one);
        qFatal("there is no such button");
    }
    [[nodiscard]] QString fault() { return dialog_.findChild<QLabel*>(QStringLiteral("error"))->text(); }
    /// By the keyboard, step by step: the first entry that begins so.
    void choose(const char* name, const QString& text)
    {
        auto* box = dialog_.findChild<QComboBox*>(QLatin1String(name));
        QVERIFY2(box, name);
        box->setFocus();
        const int wanted = box->findText(text, Qt::MatchStartsWith);
        for (int row = box->currentIndex(); row != wanted; row += wanted > row ? 1 : -1)
            QTest::keyClick(box, wanted > row ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY2(box->currentText().startsWith(text), qPrintable(box->currentText()));
    }
    void tick(const char* name)
    {
        auto* box = dialog_.findChild<QCheckBox*>(QLatin1String(name));
        QVERIFY2(box, name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
    }
    void type(QLineEdit& field, const QString& text)
    {
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        if (text.isEmpty())
            QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, text);
    }
    [[nodiscard]] QLineEdit& position(int number)
    {
        return *dialog_.findChild<QComboBox*>(QStringLiteral("position%1").arg(number))->lineEdit();
    }
    /// Draws a path in a box from port to port.
    void drag(int box, int from, int to)
    {
        editor::ValvePreview& preview = dialog_.preview();
        const QPoint start = preview.placeOf(box, from).toPoint();
        const QPoint end = preview.placeOf(box, to).toPoint();
        QTest::mousePress(&preview, Qt::LeftButton, {}, start);
        QTest::mouseMove(&preview, (start + end) / 2);
        QTest::mouseMove(&preview, end);
        QTest::mouseRelease(&preview, Qt::LeftButton, {}, end);
    }
    void click(int box, int port)
    {
        QTest::mouseClick(&dialog_.preview(), Qt::LeftButton, {}, dialog_.preview().placeOf(box, port).toPoint());
    }
    void keepPicture(const QString& name) { test::keepPicture(dialog_, name + QStringLiteral(".png")); }

private:
    ValveDialog& dialog_;
};

QString textOf(test::TestWindow& test)
{
    return QString::fromUtf8(test.page().document().text().bytes());
}

}  // namespace

/// A directional valve composed in its dialog, placed on the sheet, changed and undone, with mouse and keys.
class ComposeValveTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aValveIsComposedAndPlaced();
    void pathsAreDrawnByHand();
    void whatCannotBeIsSaid();
    void aValveIsChanged();
    void aFourthPositionAndNarrowPaths();
    void whatStandsBehindASolenoid();
    void itsLeverIsMovedDuringARun();
    void aValveTravelsWithItsClass();
    void whatAFreshValveLacksIsSaidOnce();
    void theDialogInTheDark();
};

void ComposeValveTest::aValveIsComposedAndPlaced()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    const QString before = textOf(test);
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        QCOMPARE(valve.dialog().name(), QStringLiteral("Valve43"));
        valve.choose("leftActuator", QStringLiteral("Lever"));
        valve.choose("rightActuator", QStringLiteral("Hydraulic"));
        valve.type(*valve.dialog().findChild<QLineEdit*>(QStringLiteral("valveName")), QStringLiteral("FloatValve"));
        valve.type(valve.position(2), QStringLiteral("T-A-B"));
        QCOMPARE(valve.dialog().name(), QStringLiteral("FloatValve"));
        QCOMPARE(valve.fault(), QString());
        valve.keepPicture(QStringLiteral("valve-light"));
        QTest::keyClick(&valve.dialog(), Qt::Key_Return);
    }});
    hands.press(Qt::Key_V);
    hands.clickOnSheet({0, 20});
    const QString text = textOf(test);
    QVERIFY2(text.contains(QStringLiteral("model FloatValve \"4/3 directional valve\"")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("\n  FloatValve valve\n")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("left=\"lever spring\", right=\"hydraulicPilot spring\"")));
    QVERIFY(text.contains(QStringLiteral("\"T-A-B\"")));
    const model::DiagramComponent* symbol = test.page().session().sheet().diagram().symbol({QStringLiteral("valve")});
    QVERIFY(symbol);
    QCOMPARE(symbol->ports.size(), std::size_t(5));
    QCOMPARE(test.page().session().sheet().diagram().symbol({QStringLiteral("valve")})->anchor(), QPointF(0, 20));
    // Two steps back: the symbol, then the class, and every byte is as it was.
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(textOf(test), before);
}

void ComposeValveTest::pathsAreDrawnByHand()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    enum { P, T, A, B };
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        const auto middle = [&] { return valve.position(2).text(); };
        valve.drag(1, P, T);
        QCOMPARE(middle(), QStringLiteral("P>T"));
        valve.drag(1, P, T);
        QCOMPARE(middle(), QStringLiteral("P-T"));
        valve.drag(1, T, P);
        QCOMPARE(middle(), QStringLiteral("T>P"));
        valve.drag(1, A, P);
        QCOMPARE(middle(), QStringLiteral("P-T-A"));
        // From box to box there is no path.
        QTest::mousePress(&valve.dialog().preview(), Qt::LeftButton, {},
                          valve.dialog().preview().placeOf(1, B).toPoint());
        QTest::mouseRelease(&valve.dialog().preview(), Qt::LeftButton, {},
                            valve.dialog().preview().placeOf(2, A).toPoint());
        QCOMPARE(middle(), QStringLiteral("P-T-A"));
        valve.click(1, T);
        QCOMPARE(middle(), QStringLiteral("P-A"));
        valve.click(1, A);
        QCOMPARE(middle(), QString());
        valve.choose("position2", QStringLiteral("P-A-B"));
        QCOMPARE(valve.dialog().table().positions[1], model::positionOf(QStringLiteral("P-A-B"), 4).value());
        valve.choose("valvePorts", QStringLiteral("3"));
        QCOMPARE(valve.position(1).text(), QStringLiteral("P>A"));
        QCOMPARE(valve.position(2).text(), QString());
        QCOMPARE(valve.position(3).text(), QStringLiteral("A>T"));
        QTest::mouseClick(&valve.button(QDialogButtonBox::RejectRole), Qt::LeftButton);
    }});
    hands.press(Qt::Key_V);
    QVERIFY(!textOf(test).contains(QStringLiteral("valve(")));
}

void ComposeValveTest::whatCannotBeIsSaid()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.clickTool("file.new");
    hands.place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), {0, 20});
    hands.press(Qt::Key_Escape);
    hands.clickOnSheet({50, -50});
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        QPushButton& accept = valve.button(QDialogButtonBox::AcceptRole);
        auto& name = *valve.dialog().findChild<QLineEdit*>(QStringLiteral("valveName"));
        QVERIFY(accept.isEnabled());
        for (const char* wrong : {"tank", "4ways", "end", ""}) {
            valve.type(name, QLatin1String(wrong));
            QVERIFY2(!accept.isEnabled() && !valve.fault().isEmpty(), wrong);
        }
        valve.type(name, QStringLiteral("V"));
        QVERIFY(accept.isEnabled());
        for (const char* wrong : {"P>C", "P", "P>A, P>B"}) {
            valve.type(valve.position(1), QLatin1String(wrong));
            QVERIFY2(!accept.isEnabled() && !valve.fault().isEmpty(), wrong);
        }
        valve.type(valve.position(1), QStringLiteral("p>a"));
        QVERIFY(valve.fault().contains(QStringLiteral("“p”")));
        valve.type(valve.position(1), QStringLiteral("P>A"));
        valve.tick("leftSpring");
        QVERIFY2(valve.fault().contains(QStringLiteral("springs at both ends")), qPrintable(valve.fault()));
        valve.tick("rightSpring");
        QCOMPARE(valve.fault(), QString());
        QTest::keyClick(&valve.dialog(), Qt::Key_Escape);
    }});
    hands.press(Qt::Key_V);
    QVERIFY(!textOf(test).contains(QStringLiteral("valve(")));
}

void ComposeValveTest::aValveIsChanged()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    QAction* change = test.window().actions().action(QStringLiteral("edit.changeValve"));
    QVERIFY(!change->isEnabled());
    hands.whenAsked({[&](QWidget& widget) { QTest::keyClick(&widget, Qt::Key_Return); }});
    hands.press(Qt::Key_V);
    hands.clickOnSheet({0, 20});
    QVERIFY(change->isEnabled());
    const QString before = textOf(test);
    QVERIFY2(before.contains(QStringLiteral("extent={{-18,12},{18,28}}")), qPrintable(before.right(600)));
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        valve.choose("valvePositions", QStringLiteral("2"));
        QCOMPARE(valve.fault(), QString());
        QTest::mouseClick(&valve.button(QDialogButtonBox::AcceptRole), Qt::LeftButton);
    }});
    change->trigger();
    const QString after = textOf(test);
    QVERIFY2(after.contains(QStringLiteral("4/2 directional valve")), qPrintable(after));
    // The symbol keeps its place and scale.
    QVERIFY2(after.contains(QStringLiteral("extent={{-18,-8},{10,8}}, origin={0,20}")), qPrintable(after));
    QCOMPARE(test.page().session().sheet().diagram().symbol({QStringLiteral("valve")})->ports.size(), std::size_t(5));
    test.page().session().file().undoStack().undo();
    QCOMPARE(textOf(test), before);
    // A valve of the library is no class of this document, but a new valve starts from it.
    hands.place(QStringLiteral("Bramah.Hydraulics.DirectionalValves.Valve32"), {0, -20});
    QVERIFY(!change->isEnabled());
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        QCOMPARE(valve.dialog().table().portCount, 3);
        QCOMPARE(valve.dialog().name(), QStringLiteral("Valve32"));
        QTest::keyClick(&widget, Qt::Key_Escape);
    }});
    hands.press(Qt::Key_V);
}

void ComposeValveTest::aFourthPositionAndNarrowPaths()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    enum { P, T, A, B };
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        QVERIFY(!valve.position(4).isVisible());
        valve.choose("valvePositions", QStringLiteral("4"));
        QVERIFY(valve.position(4).isVisible());
        QCOMPARE(valve.dialog().name(), QStringLiteral("Valve44"));
        QCOMPARE(valve.position(4).text(), QStringLiteral("T-A-B"));
        QCOMPARE(valve.fault(), QString());
        valve.choose("leftActuator", QStringLiteral("Hydraulic"));
        QVERIFY2(valve.fault().startsWith(QStringLiteral("Four positions")), qPrintable(valve.fault()));
        valve.choose("leftActuator", QStringLiteral("Lever"));
        valve.choose("rightActuator", QStringLiteral("Lever"));
        valve.type(valve.position(2), QStringLiteral("P>T throttled"));
        valve.type(valve.position(1), QStringLiteral("P>A check, B>T"));
        QCOMPARE(valve.fault(), QString());
        for (const char* wrong : {"P-A-B throttled", "P-A check"}) {
            valve.type(valve.position(1), QLatin1String(wrong));
            QVERIFY2(!valve.fault().isEmpty() && !valve.button(QDialogButtonBox::AcceptRole).isEnabled(), wrong);
        }
        valve.type(valve.position(1), QStringLiteral("P>A check, B>T"));
        // Drawn again, the path loses its arrow, and a check valve is none without.
        valve.drag(0, P, A);
        QCOMPARE(valve.position(1).text(), QStringLiteral("P-A, B>T"));
        valve.drag(1, P, T);
        QCOMPARE(valve.position(2).text(), QStringLiteral("P-T throttled"));
        valve.keepPicture(QStringLiteral("valve-four"));
        QTest::mouseClick(&valve.button(QDialogButtonBox::AcceptRole), Qt::LeftButton);
    }});
    hands.press(Qt::Key_V);
    hands.clickOnSheet({0, 20});
    const QString text = textOf(test);
    QVERIFY2(text.contains(QStringLiteral("4/4 directional valve")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("BooleanInput c if not byHand \"T-A-B\"")));
    editor::DocumentSession& session = test.page().session();
    const model::ComponentId valve{QStringLiteral("valve")};
    QVERIFY(session.sheet().diagram().symbol(valve));
    QCOMPARE(session.sheet().diagram().symbol(valve)->ports.size(), std::size_t(4));
    QVERIFY(session.setParameter(valve, QStringLiteral("byHand"), QStringLiteral("false")));
    QCOMPARE(session.sheet().diagram().symbol(valve)->ports.size(), std::size_t(7));
}

// As it is placed: drawn with the mouse it goes to a position, let go its springs centre it; a key does the same.
void ComposeValveTest::itsLeverIsMovedDuringARun()
{
    test::TestWindow test;
    test::Hands hands(test);
    model::ValveTable table;
    for (const char* paths : {"P>A, B>T", "", "P>B, A>T"})
        table.positions.push_back(*model::positionOf(QLatin1String(paths), table.portCount));
    table.left = table.right = {ValveActuator::Lever, true};
    QFile file(test.filePath(QStringLiteral("circuit.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("model circuit\n  " + model::valveClassText(table, QStringLiteral("LeverValve"), "  ") +
               ";\n  LeverValve valve(keyForth=\"d\", keyBack=\"a\", t_switch=0.02) "
               "annotation(Placement(transformation(extent={{-18,-8},{18,8}})));\n"
               "  inner Bramah.Hydraulics.Fluid fluid;\n  Bramah.Hydraulics.Sources.Tank t1, t2, t3, t4;\n"
               "equation\n  connect(valve.P, t1.T);\n  connect(valve.T, t2.T);\n  connect(valve.A, t3.T);\n"
               "  connect(valve.B, t4.T);\n  annotation(experiment(StopTime=100));\nend circuit;\n");
    file.close();
    QVERIFY(test.window().documents().open(file.fileName()));
    app::RunController& runs = test.page().runs();
    runs.setSpeed(1);
    hands.press(Qt::Key_F5);
    const auto goesTo = [&](double x) {
        return QTest::qWaitFor(
            [&] {
                const auto* run = runs.history().latest();
                const int column = run ? run->results.find(QStringLiteral("valve.x")) : -1;
                return column >= 0 && !run->results.isEmpty() &&
                       std::abs(run->results.value(column, run->results.rowCount() - 1) - x) < 0.02;
            },
            10000);
    };
    QVERIFY2(goesTo(0), qPrintable(test.page().messages().text()));
    editor::SheetView& sheet = test.page().sheet();
    const QPointF middle = hands.middleOf("valve");
    for (const double side : {1.0, -1.0}) {  // a box is 8 units of the sheet wide
        hands.pressOnSheet(middle);
        hands.moveOnSheet(middle + QPointF(8 * side, 0));
        QVERIFY(goesTo(side));
        hands.releaseOnSheet(middle + QPointF(8 * side, 0));
        QVERIFY(goesTo(0));
        QTest::keyPress(&sheet, side > 0 ? Qt::Key_D : Qt::Key_A);
        QVERIFY(goesTo(side));
        QTest::keyRelease(&sheet, side > 0 ? Qt::Key_D : Qt::Key_A);
        QVERIFY(goesTo(0));
    }
    runs.stop();
    QVERIFY(test.waitForEnd());
}

void ComposeValveTest::whatStandsBehindASolenoid()
{
    test::TestWindow test;
    test::Hands hands(test);
    test.theme().setChoice(app::ThemeChoice::Dark);
    hands.openNewSheet();
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        auto* byHand = valve.dialog().findChild<QComboBox*>(QStringLiteral("leftOverride"));
        QVERIFY(byHand && byHand->isEnabled());
        valve.choose("leftOverride", QStringLiteral("and Lever"));
        QCOMPARE(valve.dialog().table().left.manualOverride, ValveActuator::Lever);
        valve.choose("rightActuator", QStringLiteral("Solenoid with pilot"));
        QCOMPARE(valve.fault(), QString());
        valve.keepPicture(QStringLiteral("valve-override-dark"));
        valve.choose("leftActuator", QStringLiteral("Roller"));
        QVERIFY(!byHand->isEnabled());
        QCOMPARE(valve.dialog().table().left.manualOverride, ValveActuator::None);
        valve.choose("leftActuator", QStringLiteral("Solenoid"));
        QCOMPARE(valve.dialog().table().left.manualOverride, ValveActuator::Lever);
        QTest::mouseClick(&valve.button(QDialogButtonBox::AcceptRole), Qt::LeftButton);
    }});
    hands.press(Qt::Key_V);
    hands.clickOnSheet({0, 20});
    const QString text = textOf(test);
    QVERIFY2(text.contains(QStringLiteral("left=\"solenoid lever spring\", right=\"electroHydraulic spring\"")),
             qPrintable(text));
    for (const char* port : {"a", "a2", "b", "X"})
        QVERIFY2(text.contains(QRegularExpression(
                     QStringLiteral("Interfaces\\.\\w+ %1( if not byHand)? \"").arg(QLatin1String(port)))),
                 port);
}

void ComposeValveTest::aValveTravelsWithItsClass()
{
    test::TestWindow test;
    test::Hands hands(test);
    const auto valveCount = [&] { return textOf(test).count(QStringLiteral("model FloatValve")); };
    const auto className = [&](const char* symbol) {
        return test.page().session().sheet().diagram().symbol({QLatin1String(symbol)})->className;
    };
    hands.openNewSheet();
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        valve.type(valve.position(2), QStringLiteral("T-A-B"));
        valve.type(*valve.dialog().findChild<QLineEdit*>(QStringLiteral("valveName")), QStringLiteral("FloatValve"));
        QTest::keyClick(&valve.dialog(), Qt::Key_Return);
    }});
    hands.press(Qt::Key_V);
    hands.clickOnSheet({0, 20});
    hands.clickOnSheet({0, 20});
    hands.press(Qt::Key_C, Qt::ControlModifier);
    // Where it came from, the class is there.
    hands.press(Qt::Key_V, Qt::ControlModifier);
    hands.press(Qt::Key_Return);
    QCOMPARE(valveCount(), 1);
    QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t(2));

    const QString firstClass = test.page().session().sheet().className();
    hands.openNewSheet();
    QVERIFY(test.page().session().sheet().className() != firstClass);
    const QString empty = textOf(test);
    hands.press(Qt::Key_V, Qt::ControlModifier);
    hands.press(Qt::Key_Return);
    QVERIFY2(valveCount() == 1 && !textOf(test).contains(firstClass), qPrintable(textOf(test)));
    QCOMPARE(className("valve"), test.page().session().sheet().className() + QStringLiteral(".FloatValve"));
    QVERIFY(!test.page().session().sheet().diagram().symbol({QStringLiteral("valve")})->isMissing);
    hands.press(Qt::Key_V, Qt::ControlModifier);
    hands.press(Qt::Key_Return);
    QCOMPARE(valveCount(), 1);
    QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t(2));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(textOf(test), empty);

    // A class of the same name that is another keeps its name, and the one that arrives gets a new one.
    hands.press(Qt::Key_V, Qt::ControlModifier);
    hands.press(Qt::Key_Return);
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        valve.type(valve.position(2), QStringLiteral("P-T"));
        QTest::mouseClick(&valve.button(QDialogButtonBox::AcceptRole), Qt::LeftButton);
    }});
    test.window().actions().action(QStringLiteral("edit.changeValve"))->trigger();
    hands.press(Qt::Key_V, Qt::ControlModifier);
    hands.press(Qt::Key_Return);
    QVERIFY2(textOf(test).contains(QStringLiteral("model FloatValve_2")), qPrintable(textOf(test)));
    QVERIFY(textOf(test).contains(QStringLiteral("end FloatValve_2;")));
    QCOMPARE(className("valve1"), test.page().session().sheet().className() + QStringLiteral(".FloatValve_2"));
    QVERIFY(!test.page().session().sheet().diagram().symbol({QStringLiteral("valve1")})->isMissing);
}

void ComposeValveTest::whatAFreshValveLacksIsSaidOnce()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    hands.whenAsked({[&](QWidget& widget) { QTest::keyClick(&widget, Qt::Key_Return); }});
    hands.press(Qt::Key_V);
    hands.clickOnSheet({0, 20});
    hands.clickTool("run.start");
    QTRY_VERIFY(test.page().messages().isVisible());
    QCOMPARE(
        test.page().messages().text(),
        QStringLiteral("The circuit cannot be run yet: input a of %1 has no signal; draw a line to it from an output")
            .arg(QLocale().quoteString(QStringLiteral("valve"))));
    QStringList errors;
    for (const model::Diagnostic& problem : test.page().session().sheet().problems())
        if (problem.severity() == model::Severity::Error)
            errors << problem.message();
    QCOMPARE(errors.size(), 2);
}

void ComposeValveTest::theDialogInTheDark()
{
    test::TestWindow test;
    test::Hands hands(test);
    test.theme().setChoice(app::ThemeChoice::Dark);
    hands.openNewSheet();
    hands.whenAsked({[&](QWidget& widget) {
        ValveHands valve(widget);
        valve.choose("valvePorts", QStringLiteral("6"));
        valve.type(valve.position(1), QStringLiteral("P>"));
        QTest::mouseMove(&valve.dialog().preview(), valve.dialog().preview().placeOf(2, 0).toPoint());
        valve.keepPicture(QStringLiteral("valve-dark"));
        QTest::keyClick(&widget, Qt::Key_Escape);
    }});
    hands.press(Qt::Key_V);
}

BRAMAH_TEST(ComposeValveTest);

#include "compose_valve_test.moc"
