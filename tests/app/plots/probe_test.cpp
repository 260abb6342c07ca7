// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/value_tips.h"
#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/legend_entry.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QMenu>
#include <QToolButton>
#include <QtTest/QTest>

using namespace bramah;

/// Variables come onto a plot by a click on the sheet: before, while and after a run.
class ProbeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aComponentIsPlottedBeforeAnyRun();
    void aPortIsPlottedBeforeAnyRun();
    void aLineIsPlottedByItsNode();
    void theTextAtALineTellsPressureAndFlow();
    void aVariableDrawnAfterARunIsKnown();
    void theMenuTellsTheValueAndTakesAVariableAway();
    void selectingAndDraggingAreNotHindered();
    void theKeyboardPlotsTheSelection();
    void aNumberWithoutUnitHasAPlainAxis();
    void aNarrowPlotKeepsItsLegendWhole();

private:
    static app::PlotView& openEmpty(test::TestWindow& test, test::Hands& hands);
    static QStringList legendOf(app::PlotView& plot);
    static QStringList unitsOf(app::PlotView& plot);
};

/// The example without its plots; the plot that a variable will go to.
app::PlotView& ProbeTest::openEmpty(test::TestWindow& test, test::Hands& hands)
{
    app::DocumentPage* page =
        test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo")));
    page->plots().area().setDefinitions({});
    hands.clickOnSheet({50, -30});
    return *page->plots().area().plots().front();
}

QStringList ProbeTest::legendOf(app::PlotView& plot)
{
    QStringList names;
    for (int row = 0; row < plot.plot().graphCount(); ++row)
        names.append(plot.plot().graph(row)->name());
    return names;
}

QStringList ProbeTest::unitsOf(app::PlotView& plot)
{
    QStringList units;
    for (const auto& [unit, axis] : plot.content().valueAxes())
        units.append(unit);
    return units;
}

void ProbeTest::aComponentIsPlottedBeforeAnyRun()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    hands.clickOnSheet(hands.middleOf("relief"));
    QVERIFY(test.page().session().selection().components.contains({QStringLiteral("relief")}));
    hands.plotClicked(QStringLiteral("relief.q"));
    QCOMPARE(plot.definition().curves, (std::vector<app::CurveDefinition>{{QStringLiteral("relief.q"), {}}}));
    QVERIFY(test.page().history().runs().empty());
    // The empty curve is there with its legend, its axis with unit, over the time a run will take.
    QCOMPARE(legendOf(plot), QStringList{QStringLiteral("relief.q")});
    QCOMPARE(unitsOf(plot), QStringList{QStringLiteral("l/min")});
    QVERIFY(plot.content().valueAxes().front().second->label().contains(QStringLiteral("[l/min]")));
    QCOMPARE(plot.timeRange(), QCPRange(0, 0.5));
    QCOMPARE(plot.pointCount(QStringLiteral("relief.q")), 0);

    QVERIFY(test.page().sheet().hasFocus());
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QTRY_VERIFY(plot.pointCount(QStringLiteral("relief.q")) > 10);
    QCOMPARE(legendOf(plot), QStringList{QStringLiteral("relief.q")});
    QCOMPARE(unitsOf(plot), QStringList{QStringLiteral("l/min")});
}

void ProbeTest::aPortIsPlottedBeforeAnyRun()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    hands.clickOnSheet(hands.portPosition("pump.P"));
    hands.plotClicked(QStringLiteral("pump.P.p"));
    hands.clickOnSheet(hands.portPosition("orifice.A"));
    hands.plotClicked(QStringLiteral("orifice.A.m_flow"));
    QCOMPARE(plot.definition().curves.size(), std::size_t(2));
    QCOMPARE(unitsOf(plot), (QStringList{QStringLiteral("bar"), QStringLiteral("l/min")}));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QTRY_VERIFY(plot.pointCount(QStringLiteral("pump.P.p")) > 10);
    QTRY_VERIFY(plot.pointCount(QStringLiteral("orifice.A.m_flow")) > 10);
    // No m_flow beside l/min.
    QStringList names;
    for (const auto* entry : plot.plot().findChildren<app::LegendEntry*>())
        names.append(entry->name());
    QCOMPARE(names, (QStringList{QStringLiteral("pump.P.p"), QStringLiteral("orifice.A flow")}));
}

void ProbeTest::aLineIsPlottedByItsNode()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    hands.clickOnSheet({-30, 8});
    QCOMPARE(test.page().session().selection().connections.size(), 1);
    hands.plotClicked(QStringLiteral("line.p"));
    QCOMPARE(plot.definition().curves.front().variable, QStringLiteral("line.p"));
    QCOMPARE(unitsOf(plot), QStringList{QStringLiteral("bar")});
}

// Not what a node computes besides: its excess mass, its compression.
void ProbeTest::theTextAtALineTellsPressureAndFlow()
{
    test::TestWindow test;
    test::Hands hands(test);
    openEmpty(test, hands);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const auto hit = editor::hitAt(test.page().session().sheet().diagram(), {-30, 8}, 1, {});
    const auto probe = editor::probeOf(test.page().session().sheet().diagram(), hit);
    QVERIFY(probe);
    QCOMPARE(hit.connection.a.text(), QStringLiteral("pump.P"));
    const solver::ResultStore& results = test.page().history().runs().front()->results;
    const QString tip = app::valueTip(*probe, test.page().plots().plottable(), results, results.lastTime());
    QVERIFY2(tip.contains(QStringLiteral("Pressure")) && tip.contains(QStringLiteral("bar")), qPrintable(tip));
    QVERIFY2(tip.contains(QStringLiteral("Volume flow out of pump.P")) && tip.contains(QStringLiteral("l/min")),
             qPrintable(tip));
    QCOMPARE(tip.count(QStringLiteral("<tr>")), 2);
}

void ProbeTest::aVariableDrawnAfterARunIsKnown()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    hands.place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {48, -6});
    const auto& selected = test.page().session().selection().components;
    QCOMPARE(selected.size(), 1);
    const QString name = selected.begin()->name;
    hands.press(Qt::Key_Escape);
    hands.clickOnSheet(hands.middleOf(qPrintable(name)));
    hands.plotClicked(name + QStringLiteral(".q"));
    QCOMPARE(plot.definition().curves.front().variable, name + QStringLiteral(".q"));
    QCOMPARE(unitsOf(plot), QStringList{QStringLiteral("l/min")});
}

void ProbeTest::theMenuTellsTheValueAndTakesAVariableAway()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    const auto entry = [&] {
        QTest::mouseClick(hands.probeButton(), Qt::LeftButton);
        for (QAction* action : test::Hands::openMenu()->actions())
            if (action->data().toString() == QStringLiteral("orifice.q"))
                return action;
        return static_cast<QAction*>(nullptr);
    };
    hands.clickOnSheet(hands.middleOf("orifice"));
    QAction* action = entry();
    QVERIFY(action);
    QCOMPARE(action->text(), QStringLiteral("Volume flow rate from A to B (q)\tl/min"));
    QVERIFY(!action->isChecked());
    hands.press(Qt::Key_Escape);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    hands.clickOnSheet(hands.middleOf("orifice"));
    hands.plotClicked(QStringLiteral("orifice.q"));
    QCOMPARE(plot.definition().curves.size(), std::size_t(1));
    QTRY_VERIFY(!QApplication::activePopupWidget());
    hands.clickOnSheet(hands.middleOf("orifice"));
    action = entry();
    QVERIFY(action);
    QCOMPARE(action->text(), QStringLiteral("Volume flow rate from A to B (q)\t24 l/min"));
    QVERIFY(action->isChecked());
    hands.choose(*test::Hands::openMenu(), QStringLiteral("orifice.q"));
    QVERIFY(plot.definition().curves.empty());
}

void ProbeTest::selectingAndDraggingAreNotHindered()
{
    test::TestWindow test;
    test::Hands hands(test);
    openEmpty(test, hands);
    QVERIFY(!hands.probeButton());
    const QPointF place = hands.middleOf("relief");
    hands.clickOnSheet(place);
    QVERIFY(hands.probeButton());
    QVERIFY2(!QApplication::activePopupWidget(), "a click alone opens nothing");
    QVERIFY(test.page().sheet().hasFocus());
    hands.press(Qt::Key_R);
    QVERIFY2(!hands.probeButton(), "a key takes the button away");
    QCOMPARE(test.page().session().file().undoStack().undoText(), QStringLiteral("Rotate a symbol"));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.clickOnSheet(place);
    hands.dragOnSheet(place, place + QPointF(10, 0));
    QVERIFY2(!hands.probeButton(), "a drag takes the button away");
    QCOMPARE(hands.middleOf("relief"), place + QPointF(10, 0));
    // A port that has just been clicked can be dragged from.
    hands.place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {-50, -30});
    const std::size_t lines = test.page().session().sheet().diagram().connections().size();
    hands.clickOnSheet(hands.portPosition("pump.S"));
    QVERIFY(hands.probeButton());
    hands.dragBetween("pump.S", "orifice.A");
    QCOMPARE(test.page().session().sheet().diagram().connections().size(), lines + 1);
    // With the mouse far away it goes by itself; where there is nothing there is none.
    hands.clickOnSheet(hands.middleOf("pump"));
    QVERIFY(hands.probeButton());
    hands.moveOnSheet({50, -30});
    QVERIFY(!hands.probeButton());
    hands.clickOnSheet({50, -30});
    QVERIFY(!hands.probeButton());
}

void ProbeTest::theKeyboardPlotsTheSelection()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    hands.clickOnSheet(hands.middleOf("orifice"));
    hands.press(Qt::Key_P);
    QMenu* menu = test::Hands::openMenu();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Down);
    QVERIFY(menu->activeAction());
    const QString variable = menu->activeAction()->data().toString();
    QVERIFY2(variable.startsWith(QStringLiteral("orifice.")), qPrintable(variable));
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(plot.definition().curves.front().variable, variable);
    hands.clickOnSheet({50, -30});
    hands.press(Qt::Key_P);
    QVERIFY(test.page().messages().isVisible());
}

void ProbeTest::aNumberWithoutUnitHasAPlainAxis()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    test.page().updateVariables();
    plot.addVariable(QStringLiteral("pump.filling"));
    plot.setUnit(QStringLiteral("pump.filling"), QStringLiteral("1"));
    QCOMPARE(unitsOf(plot), QStringList{QStringLiteral("1")});
    QCOMPARE(plot.content().valueAxes().front().second->label(), QStringLiteral("Value"));
}

void ProbeTest::aNarrowPlotKeepsItsLegendWhole()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::PlotView& plot = openEmpty(test, hands);
    plot.setTitle(QStringLiteral("A title longer than the plot is wide, which is cut"));
    plot.addVariable(QStringLiteral("relief.q"));
    plot.resize(200, 150);
    plot.plot().replot();
    const QCPLayoutElement* item = plot.plot().findChild<QCPPlottableLegendItem*>();
    QVERIFY(item);
    QVERIFY(item->outerRect().right() < plot.plot().width());
    QVERIFY(item->outerRect().width() >= item->minimumOuterSizeHint().width());
}

BRAMAH_TEST(ProbeTest);
#include "probe_test.moc"
