// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_scene.h"
#include "editor/canvas/symbol_item.h"
#include "editor/problems/mending.h"
#include "editor/properties/name_completer.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/properties/value_edit.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QStatusBar>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;

namespace {

const QString kInitialStep = QStringLiteral("Bramah.Sequences.InitialStep");
const QString kStep = QStringLiteral("Bramah.Sequences.Step");
const QString kTransition = QStringLiteral("Bramah.Sequences.Transition");

}  // namespace

/// Sequence charts drawn with mouse and keys: steps, transitions, branches, conditions, solenoids; what cannot be is
/// refused with its reason, and in a run the active step is lit.
class ChartByHandTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aChartIsDrawnAndRuns();
    void branchesAreDrawn();
    void conditionsAreTypedWithNamesOffered();
    void aSecondStepAtASolenoidComesThroughAnOr();
    void problemsAreMendedByButtons();
    void aMacroStepGetsASheetOfItsOwn();
    void anEnclosingStepGetsASheetOfItsOwn();
    void noPulseComesBeforeItsStep();

private:
    static editor::ParameterRow* conditionOf(test::TestWindow& test, test::Hands& hands, const char* transition);
    static void setCondition(test::TestWindow& test, test::Hands& hands, const char* transition,
                             const QString& condition);
    static QString statusOf(test::TestWindow& test);
    /// Is the step drawn filled?
    static bool isLit(app::DocumentPage& page, const char* step);
    /// Does a text in the colour of lines stand on what is filled?
    static bool isDarkTextOnLit(app::DocumentPage& page, const char* step);
    static QString activeAt(app::DocumentPage& page, const QStringList& steps, double time);
    static bool areJoined(app::DocumentPage& page, const char* a, const char* b);
    static QStringList problemsOf(app::DocumentPage& page);
};

editor::ParameterRow* ChartByHandTest::conditionOf(test::TestWindow& test, test::Hands& hands, const char* transition)
{
    hands.clickOnSheet(hands.middleOf(transition));
    return test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("condition"));
}

void ChartByHandTest::setCondition(test::TestWindow& test, test::Hands& hands, const char* transition,
                                   const QString& condition)
{
    editor::ParameterRow* row = conditionOf(test, hands, transition);
    QVERIFY(row);
    auto* field = qobject_cast<QLineEdit*>(row->editor());
    QVERIFY2(field, "a condition is typed, not chosen");
    hands.fill(*field, condition);
    QVERIFY2(row->errorText().isEmpty(), qPrintable(row->errorText()));
}

QString ChartByHandTest::statusOf(test::TestWindow& test)
{
    QStringList texts;
    for (const QLabel* label : test.window().statusBar()->findChildren<QLabel*>())
        texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

bool ChartByHandTest::isLit(app::DocumentPage& page, const char* step)
{
    for (QGraphicsItem* one : page.sheet().sheet().items()) {
        const auto* symbol = dynamic_cast<editor::SymbolItem*>(one);
        if (!symbol || symbol->symbol().id.name != QLatin1String(step))
            continue;
        for (const model::Graphic& graphic : symbol->shownIcon()->graphics)
            if (const auto* box = std::get_if<model::RectangleGraphic>(&graphic);
                box && box->fillPattern.value == model::FillPattern::Solid && box->visible.value)
                return true;
    }
    return false;
}

bool ChartByHandTest::isDarkTextOnLit(app::DocumentPage& page, const char* step)
{
    for (QGraphicsItem* one : page.sheet().sheet().items()) {
        const auto* symbol = dynamic_cast<editor::SymbolItem*>(one);
        if (!symbol || symbol->symbol().id.name != QLatin1String(step))
            continue;
        QRectF lit;
        std::vector<QRectF> dark;
        for (const model::Graphic& graphic : symbol->shownIcon()->graphics) {
            const auto* box = std::get_if<model::RectangleGraphic>(&graphic);
            if (box && box->fillPattern.value == model::FillPattern::Solid && box->visible.value)
                lit |= box->extent.value.rect();
            const auto* text = std::get_if<model::TextGraphic>(&graphic);
            if (text && text->visible.value && text->textColor == model::Color{0, 0, 0})
                dark.push_back(text->extent.value.rect());
        }
        return std::ranges::any_of(dark, [&](const QRectF& text) { return text.intersects(lit); });
    }
    return false;
}

QString ChartByHandTest::activeAt(app::DocumentPage& page, const QStringList& steps, double time)
{
    const solver::ResultStore& results = page.history().latest()->results;
    QStringList active;
    for (const QString& step : steps)
        if (results.valueAt(results.find(step + QStringLiteral(".X")), time) > 0.5)
            active << step;
    return active.join(QLatin1Char(' '));
}

bool ChartByHandTest::areJoined(app::DocumentPage& page, const char* a, const char* b)
{
    const auto net = [&](const char* text) {
        const QString path = QLatin1String(text);
        return page.session().sheet().diagram().netOf(
            model::PortRef{{path.section(QLatin1Char('.'), 0, 0)}, path.section(QLatin1Char('.'), 1)});
    };
    return net(a) >= 0 && net(a) == net(b);
}

QStringList ChartByHandTest::problemsOf(app::DocumentPage& page)
{
    QStringList all;
    for (const model::Diagnostic& problem : page.session().sheet().problems())
        all << model::nameOf(problem.kind) + QLatin1Char(' ') + problem.component;
    return all;
}

void ChartByHandTest::aChartIsDrawnAndRuns()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    hands.place(kInitialStep, {-40, 40});
    hands.place(kTransition, {-40, 24});
    hands.place(kStep, {-40, 8});
    hands.place(kTransition, {-40, -8});
    hands.place(QStringLiteral("Bramah.Sequences.Chart"), {20, 40});
    QCOMPARE(page.session().sheet().diagram().components().size(), std::size_t(5));
    // A step cannot follow a step: the sheet says why, and leaves the text as it is.
    const QByteArray before = page.document().text().bytes();
    hands.pressOnSheet(hands.portPosition("s0.o"));
    hands.moveOnSheet({-20, 20});
    hands.moveOnSheet(hands.portPosition("s1.i"));
    QVERIFY2(statusOf(test).contains(QStringLiteral("steps and transitions take turns")), qPrintable(statusOf(test)));
    hands.releaseOnSheet(hands.portPosition("s1.i"));
    QCOMPARE(page.document().text().bytes(), before);

    hands.dragBetween("s0.o", "t.i");
    hands.dragBetween("t.o", "s1.i");
    hands.dragBetween("s1.o", "t1.i");
    hands.dragBetween("t1.o", "s0.i");
    QVERIFY(areJoined(page, "s0.o[1]", "t.i[1]"));
    QVERIFY(areJoined(page, "t1.o[1]", "s0.i[1]"));
    setCondition(test, hands, "t", QStringLiteral("s0.t > 0.25"));
    setCondition(test, hands, "t1", QStringLiteral("s1.t > 0.5"));
    QVERIFY2(page.document().text().bytes().contains("s0.t > 0.25"), page.document().text().bytes().constData());
    hands.clickOnSheet({60, -40});
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const QStringList steps{QStringLiteral("s0"), QStringLiteral("s1")};
    QCOMPARE(activeAt(page, steps, 0.2), QStringLiteral("s0"));
    QCOMPARE(activeAt(page, steps, 0.6), QStringLiteral("s1"));
    QCOMPARE(activeAt(page, steps, 0.9), QStringLiteral("s0"));
    // The one that is active at the end is lit, and the one at the cursor.
    const double end = page.history().latest()->results.lastTime();
    const bool isFirstAtEnd = activeAt(page, steps, end) == QStringLiteral("s0");
    QTRY_COMPARE(isLit(page, "s0"), isFirstAtEnd);
    QCOMPARE(isLit(page, "s1"), !isFirstAtEnd);
    Q_EMIT page.plots().area().cursorMoved(0.6);
    QTRY_VERIFY(isLit(page, "s1"));
    QVERIFY(!isLit(page, "s0"));
    Q_EMIT page.plots().area().cursorMoved(0.2);
    QTRY_VERIFY(isLit(page, "s0"));
}

void ChartByHandTest::branchesAreDrawn()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    hands.place(QStringLiteral("Bramah.Sequences.Chart"), {70, 60});
    hands.place(kInitialStep, {0, 64});
    // A choice: by the left branch on to two steps that run in parallel, which is not taken on the right.
    hands.place(QStringLiteral("Bramah.Sequences.AlternativeSplit"), {0, 48});
    hands.place(kTransition, {-40, 36});
    hands.place(kTransition, {40, 36});
    hands.place(QStringLiteral("Bramah.Sequences.ParallelSplit"), {-40, 24});
    hands.place(kStep, {-60, 10});
    hands.place(kStep, {-20, 10});
    hands.place(QStringLiteral("Bramah.Sequences.ParallelJoin"), {-40, -6});
    hands.place(kTransition, {-40, -20});
    hands.place(kStep, {-40, -36});
    hands.place(kStep, {40, 20});
    for (const auto& [from, to] :
         {std::pair{"s0.o", "choice.i"}, std::pair{"choice.o", "t.i"}, std::pair{"choice.o", "t1.i"},
          std::pair{"t.o", "split.i"}, std::pair{"split.o", "s1.i"}, std::pair{"split.o", "s2.i"},
          std::pair{"s1.o", "join.i"}, std::pair{"s2.o", "join.i"}, std::pair{"join.o", "t2.i"},
          std::pair{"t2.o", "s3.i"}, std::pair{"t1.o", "s4.i"}})
        hands.dragBetween(from, to);
    for (const auto& [from, to] :
         {std::pair{"choice.o[2]", "t1.i[1]"}, std::pair{"split.o[1]", "s1.i[1]"}, std::pair{"split.o[2]", "s2.i[1]"},
          std::pair{"s2.o[1]", "join.i[2]"}, std::pair{"t1.o[1]", "s4.i[1]"}})
        QVERIFY2(areJoined(page, from, to), from);
    setCondition(test, hands, "t", QStringLiteral("time > 0.25"));
    setCondition(test, hands, "t1", QStringLiteral("time > 0.25"));
    setCondition(test, hands, "t2", QStringLiteral("time > 0.75"));
    QTRY_COMPARE(problemsOf(page).filter(QStringLiteral("step")), QStringList());
    hands.clickOnSheet({70, -50});
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const QStringList steps{QStringLiteral("s0"), QStringLiteral("s1"), QStringLiteral("s2"), QStringLiteral("s3"),
                            QStringLiteral("s4")};
    QCOMPARE(activeAt(page, steps, 0.2), QStringLiteral("s0"));
    QCOMPARE(activeAt(page, steps, 0.5), QStringLiteral("s1 s2"));
    QCOMPARE(activeAt(page, steps, 0.9), QStringLiteral("s3"));
    QTRY_VERIFY(isLit(page, "s3"));
    QVERIFY(!isLit(page, "s2"));
}

void ChartByHandTest::conditionsAreTypedWithNamesOffered()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    hands.place(kInitialStep, {-40, 40});
    hands.place(kTransition, {-40, 24});
    hands.place(QStringLiteral("Bramah.Hydraulics.Cylinders.DoubleActingCylinder"), {40, 20});
    editor::ParameterRow* row = conditionOf(test, hands, "t");
    QVERIFY(row);
    auto* field = qobject_cast<editor::ValueEdit*>(row->editor());
    QVERIFY(field && field->offersNames());
    QTest::mouseClick(field, Qt::LeftButton);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("cyl"));
    QVERIFY(field->isOffering());
    QCOMPARE(field->completer()->currentCompletion(), QStringLiteral("cylinder"));
    QTest::keyClick(field->completer()->popup(), Qt::Key_Return);
    QCOMPARE(field->text(), QStringLiteral("cylinder"));
    // Behind the dot what a condition asks for stands in front of ports and parameters.
    QTest::keyClicks(field, QStringLiteral("."));
    QVERIFY(field->isOffering());
    const QAbstractItemModel& behindDot = *field->completer()->completionModel();
    QStringList offered;
    for (int k = 0; k < behindDot.rowCount(); ++k)
        offered.append(behindDot.index(k, 0).data().toString());
    QVERIFY2(offered.indexOf(QStringLiteral("x")) < offered.indexOf(QStringLiteral("A")),
             qPrintable(offered.join(' ')));
    QVERIFY2(offered.indexOf(QStringLiteral("A")) < offered.indexOf(QStringLiteral("d_bore")),
             qPrintable(offered.join(' ')));
    QTest::keyClick(field, Qt::Key_Backspace);
    // Behind the dot its variables, each with what it means and its unit; not what nobody may use.
    QTest::keyClicks(field, QStringLiteral(".x"));
    QVERIFY(field->isOffering());
    const QModelIndex first = field->completer()->completionModel()->index(0, 0);
    QCOMPARE(first.data().toString(), QStringLiteral("x"));
    QVERIFY2(first.data(Qt::UserRole).toString().contains(QStringLiteral("[m]")),
             qPrintable(first.data(Qt::UserRole).toString()));
    QTest::keyClick(field->completer()->popup(), Qt::Key_Escape);
    QCOMPARE(field->text(), QStringLiteral("cylinder.x"));
    // What is wrong is said while the cursor is still there, and nothing is written.
    const QByteArray before = page.document().text().bytes();
    QTRY_VERIFY2(row->errorText().contains(QStringLiteral("compare it")), qPrintable(row->errorText()));
    QTest::keyClicks(field, QStringLiteral("x > 0.1"));
    QTest::keyClick(field->completer()->popup(), Qt::Key_Escape);
    QTRY_VERIFY2(row->errorText().contains(QStringLiteral("cylinder.xx")), qPrintable(row->errorText()));
    QCOMPARE(page.document().text().bytes(), before);
    // A unit that does not fit is refused at once, one that fits becomes SI.
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("cylinder.x > 100 bar "));
    QTRY_VERIFY2(row->errorText().contains(QStringLiteral("100 bar does not fit here; give mm")),
                 qPrintable(row->errorText()));
    hands.fill(*field, QStringLiteral("cylinder.x > 100 mm"));
    QVERIFY2(row->errorText().isEmpty(), qPrintable(row->errorText()));
    QVERIFY(page.document().text().bytes().contains("cylinder.x > 0.1"));
    QTRY_VERIFY(!field->isOffering());
    hands.fill(*field, QStringLiteral("cylinder.x > 0.1"));
    QVERIFY2(page.document().text().bytes().contains("condition = cylinder.x > 0.1"),
             page.document().text().bytes().constData());
    QCOMPARE(row->errorText(), QString());
}

void ChartByHandTest::aSecondStepAtASolenoidComesThroughAnOr()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    hands.place(kInitialStep, {-60, 50});
    hands.place(kStep, {-60, 20});
    hands.place(kStep, {-60, -10});
    hands.place(QStringLiteral("Bramah.Hydraulics.DirectionalValves.Valve43"), {50, 10});
    hands.dragBetween("s0.y", "valve.a");
    QVERIFY(areJoined(page, "s0.y", "valve.a"));
    const int steps = page.session().file().undoStack().index();
    const QByteArray before = page.document().text().bytes();
    hands.pressOnSheet(hands.portPosition("s1.y"));
    hands.moveOnSheet({-20, 0});
    hands.moveOnSheet(hands.portPosition("valve.a"));
    QVERIFY2(statusOf(test).contains(QStringLiteral("through an Or")), qPrintable(statusOf(test)));
    hands.releaseOnSheet(hands.portPosition("valve.a"));
    const QByteArray text = page.document().text().bytes();
    QVERIFY2(areJoined(page, "or1.y", "valve.a"), text.constData());
    QVERIFY(areJoined(page, "s0.y", "or1.u1") || areJoined(page, "s0.y", "or1.u2"));
    QVERIFY(areJoined(page, "s1.y", "or1.u1") || areJoined(page, "s1.y", "or1.u2"));
    // One step of the undo stack, and nothing lies.
    QCOMPARE(page.session().file().undoStack().index(), steps + 1);
    QVERIFY2(problemsOf(page).filter(QStringLiteral("line-")).isEmpty(),
             qPrintable(problemsOf(page).join(QStringLiteral(", "))));
    // A third one: through another Or.
    hands.dragBetween("s2.y", "valve.a");
    QVERIFY(page.session().sheet().diagram().component({QStringLiteral("or2")}));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text().bytes(), text);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text().bytes(), before);
    // An Or that has a free input takes it.
    hands.press(Qt::Key_Y, Qt::ControlModifier);
    const model::ConnectionId line = page.session().sheet().diagram().connectionsAt({QStringLiteral("s1")}).front();
    QVERIFY(page.session().apply(QStringLiteral("Remove"), {model::RemoveConnection{line}}));
    hands.dragBetween("s2.y", "valve.a");
    QVERIFY(!page.session().sheet().diagram().component({QStringLiteral("or2")}));
    QVERIFY(areJoined(page, "s2.y", "or1.u1") || areJoined(page, "s2.y", "or1.u2"));
}

void ChartByHandTest::problemsAreMendedByButtons()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    const auto mend = [&](const char* kind, const QString& text) {
        for (const model::Diagnostic& problem : page.session().sheet().problems()) {
            if (model::nameOf(problem.kind) != QLatin1String(kind))
                continue;
            for (const model::Mend& one : editor::mendsFor(page.session(), problem))
                if (one.text == text)
                    return editor::applyMend(page.session(), one);
        }
        return false;
    };
    hands.place(kStep, {-40, 40});
    hands.place(kTransition, {-60, 20});
    hands.place(kTransition, {-20, 20});
    hands.dragBetween("s1.o", "t.i");
    hands.dragBetween("s1.o", "t1.i");
    QTRY_VERIFY(problemsOf(page).contains(QStringLiteral("no-initial-step s1")));
    QVERIFY(mend("no-initial-step", QStringLiteral("Make s1 an initial step")));
    QCOMPARE(page.session().sheet().diagram().component({QStringLiteral("s1")})->className, kInitialStep);
    QTRY_VERIFY(problemsOf(page).filter(QStringLiteral("no-initial")).isEmpty());
    setCondition(test, hands, "t", QStringLiteral("time > 1"));
    setCondition(test, hands, "t1", QStringLiteral("time > 2"));
    QVERIFY(problemsOf(page).contains(QStringLiteral("transitions-meet t1")));
    QVERIFY(mend("transitions-meet", QStringLiteral("Let t go first")));
    QVERIFY2(page.document().text().bytes().contains("(time > 2) and not (time > 1)"),
             page.document().text().bytes().constData());
    QVERIFY(problemsOf(page).filter(QStringLiteral("meet")).isEmpty());
    // A file that joins a step to a step: a button puts the transition between them.
    QByteArray text = page.document().text().bytes();
    text.replace("equation\n",
                 "  Bramah.Sequences.Step b(nIn=1) annotation(Placement(transformation(extent={{-10,-6},"
                 "{10,6}}, origin={40,0})));\nequation\n  connect(s1.o[3], b.i[1]);\n");
    QVERIFY(text.contains("nOut = 2"));
    text.replace("nOut = 2", "nOut = 3");
    QVERIFY(page.session().file().replaceText(QStringLiteral("Edit"), text));
    QTRY_VERIFY(problemsOf(page).contains(QStringLiteral("missing-transition s1")));
    QVERIFY(mend("missing-transition", QStringLiteral("Put a transition between s1 and b")));
    QTRY_COMPARE(problemsOf(page).filter(QStringLiteral("missing")), QStringList());
    QVERIFY2(areJoined(page, "t2.o[1]", "b.i[1]"), page.document().text().bytes().constData());
    QVERIFY2(areJoined(page, "s1.o[3]", "t2.i[1]"), page.document().text().bytes().constData());
    QVERIFY2(page.document().text().bytes().contains("nOut = 3"), page.document().text().bytes().constData());
}

void ChartByHandTest::aMacroStepGetsASheetOfItsOwn()
{
    const QString macroStep = QStringLiteral("Bramah.Sequences.MacroStep");
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    hands.place(kInitialStep, {0, 60});
    hands.place(kTransition, {0, 44});
    const QByteArray before = page.document().text().bytes();
    const int steps = page.session().file().undoStack().index();
    hands.place(macroStep, {0, 28});
    QCOMPARE(page.session().file().undoStack().index(), steps + 1);
    QCOMPARE(page.session().sheet().diagram().component({QStringLiteral("m")})->className,
             QStringLiteral("circuit1.MacroStep1"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text().bytes(), before);
    hands.press(Qt::Key_Y, Qt::ControlModifier);
    hands.dragFromLibrary(macroStep, {60, 28});
    QCOMPARE(page.session().sheet().diagram().component({QStringLiteral("m1")})->className,
             QStringLiteral("circuit1.MacroStep2"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.place(kTransition, {0, 12});
    hands.dragBetween("s0.o", "t.i");
    hands.dragBetween("t.o", "m.i");
    hands.dragBetween("m.o", "t1.i");
    hands.dragBetween("t1.o", "s0.i");
    setCondition(test, hands, "t", QStringLiteral("time > 0.25"));
    setCondition(test, hands, "t1", QStringLiteral("time > 2"));
    // One fault is one line, here and inside of it.
    const QStringList isEmpty{QStringLiteral("empty-macro-step m")};
    QTRY_COMPARE(problemsOf(page), isEmpty);
    // Inside of it stand its first and its last step; what lies between them is drawn.
    hands.clickOnSheet(hands.middleOf("m"));
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(page.session().sheet().className(), QStringLiteral("circuit1.MacroStep1"));
    QVERIFY(page.session().isDrawingEditable());
    QTRY_COMPARE(problemsOf(page), isEmpty);
    hands.place(kTransition, {0, 40});
    hands.place(kStep, {0, 0});
    hands.place(kTransition, {0, -40});
    hands.dragBetween("E.o", "t.i");
    hands.dragBetween("t.o", "s1.i");
    hands.dragBetween("s1.o", "t1.i");
    hands.dragBetween("t1.o", "S.i");
    setCondition(test, hands, "t1", QStringLiteral("s1.t > 0.5"));
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QTRY_VERIFY(problemsOf(page).filter(QStringLiteral("macro")).isEmpty());
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const QStringList parts{QStringLiteral("s0"), QStringLiteral("m"), QStringLiteral("m.s1"), QStringLiteral("m.S")};
    QCOMPARE(activeAt(page, parts, 0.2), QStringLiteral("s0"));
    QCOMPARE(activeAt(page, parts, 0.5), QStringLiteral("m m.s1"));
    QCOMPARE(activeAt(page, parts, 1.5), QStringLiteral("m m.S"));
    QCOMPARE(activeAt(page, parts, 2.1), QStringLiteral("m m.s1"));
}

void ChartByHandTest::anEnclosingStepGetsASheetOfItsOwn()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    app::DocumentPage& page = test.page();
    hands.place(kInitialStep, {0, 60});
    hands.place(kTransition, {0, 44});
    hands.dragBetween("s0.o", "t.i");
    // Dropped below, and joined by lines as any step.
    hands.dragFromLibrary(QStringLiteral("Bramah.Sequences.EnclosingStep"), {0, 28});
    hands.dragBetween("t.o", "enclosing.i");
    setCondition(test, hands, "t", QStringLiteral("time > 0.25"));
    const QPointF place = hands.middleOf("enclosing");
    QTest::mouseDClick(page.sheet().viewport(), Qt::LeftButton, {}, page.sheet().fromSheet(place));
    QCOMPARE(page.session().sheet().className(), QStringLiteral("circuit1.EnclosingStep1"));
    hands.place(kStep, {0, 20});
    QVERIFY(page.session().sheet().diagram().component({QStringLiteral("s1")}));
    QTRY_VERIFY2(problemsOf(page).contains(QStringLiteral("no-linked-step enclosing.s1")),
                 qPrintable(problemsOf(page).join(QStringLiteral(", "))));
    const QByteArray text = page.document().text().bytes();
    QVERIFY2(text.contains("extends Bramah.Sequences.EnclosingStep;"), text.constData());
}

// A pulse at the entry of a step begins when the step becomes active, not with the run; at a step that is active at the
// start it begins there.
void ChartByHandTest::noPulseComesBeforeItsStep()
{
    test::TestWindow test;
    test.window().documents().newDocument(QStringLiteral("M"), R"(model M
  inner Bramah.Sequences.Chart chart;
  Bramah.Sequences.InitialStep first(nOut=1);
  Bramah.Sequences.Transition on(delay=0.5, nIn=1, nOut=1);
  Bramah.Sequences.Step second(nIn=1);
  Bramah.Sequences.Action atStart(kind=Bramah.Types.ActionKind.PulseAtEntry, T=0.2);
  Bramah.Sequences.Action stamp(kind=Bramah.Types.ActionKind.PulseAtEntry, T=0.2);
  Bramah.Sequences.Action knock(kind=Bramah.Types.ActionKind.PulseAtExit, T=0.2);
equation
  connect(first.o[1], on.i[1]);
  connect(on.o[1], second.i[1]);
  connect(first.y, atStart.u);
  connect(second.y, stamp.u);
  connect(first.y, knock.u);
  annotation(experiment(StopTime=1, Interval=0.01));
end M;
)");
    app::DocumentPage& page = test.page();
    page.runs().run();
    QVERIFY(test.waitForEnd());
    const auto pulsesAt = [&](double time) {
        const solver::ResultStore& results = page.history().latest()->results;
        QStringList active;
        for (const QString& action : {QStringLiteral("atStart"), QStringLiteral("stamp"), QStringLiteral("knock")})
            if (results.valueAt(results.find(action + QStringLiteral(".y")), time) > 0.5)
                active << action;
        return active.join(QLatin1Char(' '));
    };
    QCOMPARE(pulsesAt(0.1), QStringLiteral("atStart"));
    QCOMPARE(pulsesAt(0.4), QString());
    QCOMPARE(pulsesAt(0.6), QStringLiteral("stamp knock"));
    QCOMPARE(pulsesAt(0.9), QString());
    // The name is lit and the letter beside it stays legible: dark on the sheet's own ground.
    Q_EMIT page.plots().area().cursorMoved(0.6);
    QTRY_VERIFY(isLit(page, "stamp"));
    QVERIFY(!isDarkTextOnLit(page, "stamp"));
}

BRAMAH_TEST(ChartByHandTest);

#include "chart_by_hand_test.moc"
