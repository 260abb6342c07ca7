// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/legend_entry.h"
#include "app/plots/drawing/plot_cursor.h"
#include "app/plots/drawing/plot_style.h"
#include "app/plots/drawing/short_names.h"
#include "app/plots/plot_arrangement.h"
#include "app/runs/runs_panel.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QFontMetrics>
#include <QMenu>
#include <QSet>
#include <QTabBar>
#include <QTreeView>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;
using app::PlotArrangement;

/// Plots as they are used day by day: they find room, tell curves and runs apart, and are work that is kept.
class PlotsInUseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theArrangementFollowsTheRoom_data();
    void theArrangementFollowsTheRoom();
    void aNarrowWindowShowsOnePlotATab();
    void shortNamesStayApart_data();
    void shortNamesStayApart();
    void legendsAreNeverCut();
    void legendsLeaveRoomInLowPlots();
    void twelveCurvesDiffer_data();
    void twelveCurvesDiffer();
    void earlierRunsAreNamed();
    void runsAreComparedByTheirDifference();
    void theMenuStaysOpenWhileTicking();
    void aTickIsAnEdit();
    void closingNeverWritesUnasked();
    void plotsChosenBesideAFaultAreKeptLater();
    void plotsOfEachClassAreKept();
    void aRunGivesItsValuesBack();
    void flagsSayHowPressuresAreCounted();
    void aDoubleClickSetsNoMark();
    void flagsStayWithinTheirPlot();

private:
    static QString copyOf(test::TestWindow& test, const char* example);
    static QByteArray read(const QString& path);
    static QStringList legendOf(app::PlotView& plot);
    static void tick(test::TestWindow& test, test::Hands& hands, const char* component, const QString& variable);
};

/// A file of the user's own.
QString PlotsInUseTest::copyOf(test::TestWindow& test, const char* example)
{
    const QString path = test.filePath(QLatin1String(example));
    return QFile::copy(test::TestWindow::example(QLatin1String(example)), path) ? path : QString();
}

QByteArray PlotsInUseTest::read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList PlotsInUseTest::legendOf(app::PlotView& plot)
{
    QStringList shown;
    for (const auto* entry : plot.plot().findChildren<app::LegendEntry*>())
        shown.append(entry->name());
    return shown;
}

void PlotsInUseTest::tick(test::TestWindow& test, test::Hands& hands, const char* component, const QString& variable)
{
    hands.clickOnSheet(hands.middleOf(component));
    hands.plotClicked(variable);
}

void PlotsInUseTest::theArrangementFollowsTheRoom_data()
{
    QTest::addColumn<int>("plots");
    QTest::addColumn<QSize>("room");
    QTest::addColumn<int>("window");
    QTest::addColumn<int>("expected");
    QTest::newRow("bottom dock, wide window") << 3 << QSize(1200, 280) << 1440 << int(PlotArrangement::Row);
    QTest::newRow("too many to stand side by side") << 5 << QSize(1200, 280) << 1440 << int(PlotArrangement::Tabs);
    QTest::newRow("narrow window, low") << 3 << QSize(400, 300) << 1024 << int(PlotArrangement::Tabs);
    QTest::newRow("narrow window, high") << 3 << QSize(800, 600) << 1024 << int(PlotArrangement::Column);
    QTest::newRow("just narrow") << 2 << QSize(1000, 310) << 1199 << int(PlotArrangement::Column);
    QTest::newRow("just wide") << 2 << QSize(1000, 310) << 1200 << int(PlotArrangement::Row);
    QTest::newRow("high floating window") << 2 << QSize(1250, 1200) << 1250 << int(PlotArrangement::Column);
    QTest::newRow("one alone") << 1 << QSize(300, 100) << 600 << int(PlotArrangement::Row);
}

void PlotsInUseTest::theArrangementFollowsTheRoom()
{
    QFETCH(int, plots);
    QFETCH(QSize, room);
    QFETCH(int, window);
    QFETCH(int, expected);
    QCOMPARE(int(app::arrangementFor(plots, room, window)), expected);
}

void PlotsInUseTest::aNarrowWindowShowsOnePlotATab()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("load_sensing.mo"))));
    app::PlotArea& area = test.page().plots().area();
    const auto shown = [&] {
        return std::count_if(area.plots().begin(), area.plots().end(), [](auto* plot) { return plot->isVisible(); });
    };
    QCOMPARE(area.plots().size(), std::size_t(3));
    QTRY_COMPARE(shown(), 3);
    QVERIFY(!area.tabBar().isVisible());
    test.window().resize(1024, 700);
    QTRY_COMPARE(shown(), 1);
    QVERIFY(area.tabBar().isVisible());
    QCOMPARE(area.tabBar().count(), 3);
    QVERIFY(area.plots().front()->isVisible());
    QCOMPARE(area.tabBar().tabText(2), area.plots().at(2)->definition().title);
    QTest::mouseClick(&area.tabBar(), Qt::LeftButton, {}, area.tabBar().tabRect(2).center());
    QCOMPARE(shown(), 1);
    QVERIFY(area.plots().at(2)->isVisible());
    QTRY_VERIFY(area.plots().at(2)->width() > 0.9 * area.width());
    // A new variable goes to the plot that is seen, a new plot is seen.
    QCOMPARE(area.current(), area.plots().at(2));
    hands.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(area.tabBar().count(), 4);
    QVERIFY(area.plots().at(3)->isVisible());
    area.removePlot(*area.plots().at(3));
    QCOMPARE(area.tabBar().count(), 3);
    test.window().resize(1440, 900);
    QTRY_COMPARE(shown(), 3);
    QVERIFY(!area.tabBar().isVisible());
}

void PlotsInUseTest::shortNamesStayApart_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("letters");
    QTest::newRow("end tells") << QStringList{QStringLiteral("cylinder.pA"), QStringLiteral("cylinder.pB")} << 8;
    QTest::newRow("middle tells") << QStringList{QStringLiteral("compensator1.q"), QStringLiteral("compensator2.q"),
                                                 QStringLiteral("pump.q")}
                                  << 7;
    QTest::newRow("both alike but one letter inside")
        << QStringList{QStringLiteral("circuit.subsystem.left.valve.pressure.p"),
                       QStringLiteral("circuit.subsystem.right.valve.pressure.p")}
        << 12;
    QTest::newRow("one is the other's beginning")
        << QStringList{QStringLiteral("mass.position"), QStringLiteral("mass.position2")} << 7;
}

void PlotsInUseTest::shortNamesStayApart()
{
    QFETCH(QStringList, names);
    QFETCH(int, letters);
    const QFontMetrics metrics((QFont()));
    const int width = letters * metrics.averageCharWidth();
    const QStringList shown = app::shortNames(names, metrics, width);
    QCOMPARE(shown.size(), names.size());
    QVERIFY2(QSet<QString>(shown.begin(), shown.end()).size() == names.size(),
             qPrintable(shown.join(QLatin1Char('|'))));
    for (const QString& name : shown)
        QVERIFY2(metrics.horizontalAdvance(name) <= width, qPrintable(name));
    QCOMPARE(app::shortNames(names, metrics, 10000), names);
}

void PlotsInUseTest::legendsAreNeverCut()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("load_sensing.mo"))));
    app::PlotArea& area = test.page().plots().area();
    const auto cutEntries = [&] {
        QStringList cut;
        for (app::PlotView* plot : area.plots()) {
            if (!plot->isVisible())
                continue;
            plot->plot().replot();
            QSet<QString> texts;
            for (const auto* entry : plot->plot().findChildren<app::LegendEntry*>()) {
                const bool isTwice = texts.contains(entry->text());
                texts.insert(entry->text());
                if (isTwice || entry->rect().width() < entry->minimumOuterSizeHint().width() ||
                    entry->outerRect().right() > plot->plot().width())
                    cut.append(entry->text());
            }
        }
        return cut;
    };
    QTRY_COMPARE(cutEntries(), QStringList());
    // One more makes the first ones narrower.
    const int width = area.plots().front()->width();
    area.addPlot();
    QTRY_VERIFY(area.plots().front()->width() < width);
    QTRY_COMPARE(cutEntries(), QStringList());
    const int wide = area.width();
    test.window().resize(1024, 700);
    QTRY_VERIFY(area.width() < wide);
    QTRY_COMPARE(cutEntries(), QStringList());
}

// Five curves and a long title, in a plot of the height that the dock of a small window has.
void PlotsInUseTest::legendsLeaveRoomInLowPlots()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("two_cylinders_in_order.mo"))));
    app::PlotView& plot = *test.page().plots().area().plots().front();
    app::PlotDefinition definition;
    definition.title = QStringLiteral("Pressures of both cylinders");
    for (const char* name : {"A.pA", "A.pB", "B.pA", "B.pB", "lineP.p"})
        definition.curves.push_back({QLatin1String(name), {}});
    plot.setDefinition(definition);
    plot.resize(510, 126);  // with the frame of the focus
    plot.plot().replot();
    QCOMPARE(plot.plot().height(), 124);
    for (const app::LegendEntry* entry : plot.plot().findChildren<app::LegendEntry*>()) {
        QVERIFY2(plot.plot().rect().contains(entry->rect()), qPrintable(entry->text()));
        QVERIFY2(entry->outerRect().height() >= entry->minimumOuterSizeHint().height(),
                 qPrintable(QStringLiteral("%1 px").arg(entry->outerRect().height())));
        QVERIFY(entry->outerRect().bottom() <= plot.plot().axisRect()->top());
    }
    QVERIFY2(plot.plot().axisRect()->height() >= 50, qPrintable(QString::number(plot.plot().axisRect()->height())));
}

void PlotsInUseTest::twelveCurvesDiffer_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void PlotsInUseTest::twelveCurvesDiffer()
{
    QFETCH(bool, isDark);
    const editor::Theme& theme = isDark ? editor::Theme::dark() : editor::Theme::light();
    for (int one = 0; one < 24; ++one) {
        for (int other = 0; other < one; ++other) {
            const QPen a = app::PlotStyle::curvePen(one, theme);
            const QPen b = app::PlotStyle::curvePen(other, theme);
            const int distance = qAbs(a.color().red() - b.color().red()) + qAbs(a.color().green() - b.color().green()) +
                                 qAbs(a.color().blue() - b.color().blue());
            QVERIFY2(distance > 60 || a.dashPattern() != b.dashPattern(),
                     qPrintable(QStringLiteral("%1 and %2").arg(one).arg(other)));
        }
    }
    QVERIFY(app::PlotStyle::curvePen(11, theme).dashPattern() != app::PlotStyle::curvePen(3, theme).dashPattern());
}

void PlotsInUseTest::earlierRunsAreNamed()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo"))));
    app::PlotView& plot = *test.page().plots().area().plots().front();
    const QStringList curves = legendOf(plot);
    QVERIFY(!curves.isEmpty());
    hands.clickOnSheet({50, -30});
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QTRY_COMPARE(legendOf(plot), curves);
    // The same again takes the place of the first, whose curves it has.
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QTRY_COMPARE(test.page().history().runs().size(), std::size_t{2});
    QTRY_COMPARE(legendOf(plot), curves);
    const auto runWith = [&](const char* displacement) {
        QVERIFY(test.page().session().setParameter({QStringLiteral("pump")}, QStringLiteral("D"),
                                                   QString::fromLatin1(displacement)));
        hands.press(Qt::Key_F5);
        QVERIFY(test.waitForEnd());
    };
    runWith("3e-6");
    QTRY_COMPARE(legendOf(plot), curves + QStringList{QStringLiteral("Run 2")});
    test.page().history().rename(1, QStringLiteral("Small orifice"));
    QTRY_COMPARE(legendOf(plot), curves + QStringList{QStringLiteral("Small orifice")});
    test.page().history().setShown(1, false);
    QTRY_COMPARE(legendOf(plot), curves);
    // The curves keep their room: the oldest of many runs share one entry.
    for (const char* displacement : {"4e-6", "5e-6", "6e-6", "7e-6"})
        runWith(displacement);
    QTRY_COMPARE(legendOf(plot).size(), curves.size() + 3);
    QVERIFY2(legendOf(plot).contains(QStringLiteral("2 older runs")), qPrintable(legendOf(plot).join(u'|')));
    test.page().history().setShown(2, false);
    QTRY_COMPARE(legendOf(plot).size(), curves.size() + 3);
    QVERIFY2(!legendOf(plot).join(u'|').contains(QStringLiteral("older")), qPrintable(legendOf(plot).join(u'|')));
}

// Chosen in the list of runs: each curve shows the latest run less the chosen one, in its unit; chosen again, values.
void PlotsInUseTest::runsAreComparedByTheirDifference()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo"))));
    app::PlotView& plot = *test.page().plots().area().plots().front();
    const QString variable = plot.definition().curves.front().variable;
    hands.clickOnSheet({50, -30});
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QVERIFY(test.page().session().setParameter({QStringLiteral("relief")}, QStringLiteral("p_set"),
                                               QStringLiteral("60e5")));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const auto& runs = test.page().history().runs();
    const solver::ResultStore &first = runs[0]->results, &second = runs[1]->results;
    const double middle = (first.firstTime() + first.lastTime()) / 2;
    const double expected =
        (second.valueAt(second.find(variable), middle) - first.valueAt(first.find(variable), middle)) / 1e5;
    QVERIFY(std::abs(expected) > 1);

    auto* panel = test.window().findChild<app::RunsPanel*>();
    panel->view().setCurrentIndex(panel->view().model()->index(1, 0));  // the first run is the last row
    auto* comparing = panel->view().findChild<QAction*>(QStringLiteral("compareRun"));
    QVERIFY(comparing && comparing->isEnabled());
    comparing->trigger();
    const auto shownAt = [&](double time) {
        const QCPGraph& graph = *plot.plot().graph(0);
        return graph.data()->findBegin(time)->value;
    };
    QTRY_COMPARE(plot.plot().graphCount(), static_cast<int>(plot.definition().curves.size()));
    QTRY_VERIFY(std::abs(shownAt(middle) - expected) < 0.02 * std::abs(expected));
    QCOMPARE(legendOf(plot).size(), static_cast<qsizetype>(plot.definition().curves.size()));
    comparing->trigger();
    QTRY_VERIFY(std::abs(shownAt(middle) - expected) > 0.5 * std::abs(expected));

    // A note stands beside a run.
    panel->view().model()->setData(panel->view().model()->index(1, app::RunListModel::Note),
                                   QStringLiteral("as delivered"));
    QCOMPARE(runs[0]->note, QStringLiteral("as delivered"));
}

void PlotsInUseTest::theMenuStaysOpenWhileTicking()
{
    test::TestWindow test;
    test::Hands hands(test);
    test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo")));
    test.page().plots().area().setDefinitions({});
    app::PlotView& plot = *test.page().plots().area().plots().front();
    const auto variables = [&] {
        QStringList all;
        for (const app::CurveDefinition& curve : plot.definition().curves)
            all.append(curve.variable);
        return all;
    };
    hands.clickOnSheet(hands.middleOf("orifice"));
    QTest::mouseClick(hands.probeButton(), Qt::LeftButton);
    QMenu* menu = test::Hands::openMenu();
    QVERIFY(menu);
    hands.choose(*menu, QStringLiteral("orifice.q"));
    QCOMPARE(test::Hands::openMenu(), menu);
    hands.choose(*menu, QStringLiteral("orifice.dp"));
    QCOMPARE(variables(), (QStringList{QStringLiteral("orifice.q"), QStringLiteral("orifice.dp")}));
    QCOMPARE(test::Hands::openMenu(), menu);
    QVERIFY(menu->isVisible());
    // The space bar ticks too; Enter ticks and closes.
    QTest::keyClick(menu, Qt::Key_Space);
    QCOMPARE(variables(), QStringList{QStringLiteral("orifice.q")});
    QVERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(variables(), (QStringList{QStringLiteral("orifice.q"), QStringLiteral("orifice.dp")}));
    QTRY_VERIFY(!test::Hands::openMenu());
}

void PlotsInUseTest::aTickIsAnEdit()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = copyOf(test, "pump_relief_orifice.mo");
    QVERIFY(test.window().documents().open(path));
    editor::DocumentSession& session = test.page().session();
    app::PlotArea& area = test.page().plots().area();
    const QByteArray before = read(path);
    const app::PlotDefinitions shipped = area.definitions();
    tick(test, hands, "orifice", QStringLiteral("orifice.dp"));
    const app::PlotDefinitions ticked = area.definitions();
    QVERIFY(ticked != shipped);
    QVERIFY(test.page().document().isModified());
    QCOMPARE(session.file().undoStack().count(), 1);
    const QByteArray after = session.file().document().text().bytes();
    QVERIFY(after.contains("orifice.dp"));
    QCOMPARE(read(path), before);

    // Undo and redo take back and bring again what was done, plots and others, in order.
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.press(Qt::Key_R);
    const QByteArray rotated = session.file().document().text().bytes();
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), after);
    QVERIFY(area.definitions() == ticked);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
    QVERIFY(area.definitions() == shipped);
    QVERIFY(!test.page().document().isModified());
    for (int k = 0; k < 2; ++k)
        hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session.file().document().text().bytes(), rotated);
    QVERIFY(area.definitions() == ticked);
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(read(path), rotated);
    QVERIFY(!test.page().document().isModified());
    QVERIFY(area.definitions() == ticked);
}

void PlotsInUseTest::closingNeverWritesUnasked()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = copyOf(test, "pump_relief_orifice.mo");
    const QByteArray before = read(path);
    QVERIFY(test.window().documents().open(path));
    hands.press(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(read(path), before);
    QVERIFY(test.window().documents().open(path));
    tick(test, hands, "orifice", QStringLiteral("orifice.dp"));
    bool isAsked = false;
    hands.whenAsked({[&isAsked](QWidget& dialog) {
        isAsked = true;
        for (auto* button : dialog.findChildren<QAbstractButton*>())
            if (button->text().contains(QStringLiteral("Discard")))
                QTest::mouseClick(button, Qt::LeftButton);
    }});
    hands.press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(isAsked);
    QVERIFY(!test.window().documents().currentPage());
    QCOMPARE(read(path), before);
    // What is saved is there again.
    QVERIFY(test.window().documents().open(path));
    tick(test, hands, "orifice", QStringLiteral("orifice.dp"));
    hands.press(Qt::Key_S, Qt::ControlModifier);
    hands.press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!test.window().documents().currentPage());
    QVERIFY(test.window().documents().open(path));
    const auto& curves = test.page().plots().area().plots().front()->definition().curves;
    QVERIFY(std::any_of(curves.begin(), curves.end(),
                        [](const auto& one) { return one.variable == QLatin1String("orifice.dp"); }));
}

void PlotsInUseTest::plotsChosenBesideAFaultAreKeptLater()
{
    test::TestWindow test;
    const QString path = copyOf(test, "pump_relief_orifice.mo");
    QVERIFY(test.window().documents().open(path));
    editor::EditedFile& file = test.page().session().file();
    const QByteArray sound = file.document().text().bytes();
    QVERIFY(file.replaceText(QStringLiteral("Break"), sound + "model"));
    test.page().plots().area().current()->addVariable(QStringLiteral("orifice.dp"));
    QCOMPARE(file.document().text().bytes().count("orifice.dp"), sound.count("orifice.dp"));
    QVERIFY(file.replaceText(QStringLiteral("Mend"), sound));
    QVERIFY(file.document().text().bytes().count("orifice.dp") > sound.count("orifice.dp"));
    const auto& curves = test.page().plots().area().plots().front()->definition().curves;
    QVERIFY(std::any_of(curves.begin(), curves.end(),
                        [](const auto& one) { return one.variable == QLatin1String("orifice.dp"); }));
}

void PlotsInUseTest::plotsOfEachClassAreKept()
{
    test::TestWindow test;
    const QString path = test.filePath(QStringLiteral("two.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("model one\n  Real x = time;\n  Real y = 2*time;\nend one;\nmodel two\n  Real z = time;\nend two;\n");
    file.close();
    QVERIFY(test.window().documents().open(path));
    app::PlotArea& area = test.page().plots().area();
    QVERIFY(test.page().session().showClass(QStringLiteral("one")));
    area.current()->addVariable(QStringLiteral("y"));
    QVERIFY(test.page().session().showClass(QStringLiteral("two")));
    QVERIFY(area.definitions().empty());
    area.current()->addVariable(QStringLiteral("z"));
    QVERIFY(test.page().session().showClass(QStringLiteral("one")));
    QCOMPARE(area.definitions().front().curves.front().variable, QStringLiteral("y"));
    QVERIFY(test.window().documents().save(test.page()));
    const QByteArray text = read(path);
    QVERIFY2(text.count("Curve(") == 2 && text.contains("Curve(y=y)") && text.contains("Curve(y=z)"), text.constData());
}

void PlotsInUseTest::aRunGivesItsValuesBack()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo"))));
    hands.clickOnSheet({50, -30});
    const QByteArray first = test.page().document().text().bytes();
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    editor::DocumentSession& session = test.page().session();
    const model::ComponentId orifice{QStringLiteral("orifice")};
    QVERIFY(session.setParameter(orifice, QStringLiteral("d"), QStringLiteral("0.004")));
    QVERIFY(session.setParameter({QStringLiteral("relief")}, QStringLiteral("p_set"), QStringLiteral("9e6")));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QTreeView& runs = test::partOf<app::RunsPanel>(test.window()).view();
    hands.press(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
    runs.setCurrentIndex(runs.model()->index(1, 0));
    auto* restore = runs.findChild<QAction*>(QStringLiteral("restoreValues"));
    QVERIFY(restore);
    restore->trigger();
    QCOMPARE(session.file().document().text().bytes(), first);
    QVERIFY(test.page().messages().isVisible());
    session.file().undoStack().undo();
    QVERIFY(session.file().document().text().bytes().contains("9e6"));
    QVERIFY(session.file().document().text().bytes().contains("0.004"));
}

/// 0 bar(a) is a vacuum, 0 bar(g) is not: the flags at the cursor say which is meant.
void PlotsInUseTest::flagsSayHowPressuresAreCounted()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(copyOf(test, "cylinder_drive.mo")));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    app::PlotArea& area = test.page().plots().area();
    hands.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    const auto flagOf = [&](const QString& unit) {
        while (!area.current()->definition().curves.empty())
            area.current()->removeVariable(area.current()->definition().curves.front().variable);
        area.plotCurve({QStringLiteral("cylinder.A.p"), unit});
        QCustomPlot& plot = area.current()->plot();
        const QPoint middle = plot.axisRect()->rect().center();
        for (const int step : {0, 1})
            QTest::mouseMove(&plot, middle + QPoint(step, 0));
        for (int k = 0; k < plot.itemCount(); ++k)
            if (const auto* cursor = dynamic_cast<app::PlotCursor*>(plot.item(k)))
                if (const auto readings = cursor->readings(); readings.size() == 1)
                    return readings.front().text.section(QLatin1Char(' '), -1);
        return QString();
    };
    QTRY_COMPARE(flagOf(QString()), QStringLiteral("bar(a)"));
    QTRY_COMPARE(flagOf(QStringLiteral("bar(g)")), QStringLiteral("bar(g)"));
    QTRY_COMPARE(flagOf(QStringLiteral("psi")), QStringLiteral("psi(a)"));
}

/// A double click shows all; its first click sets no mark.
void PlotsInUseTest::aDoubleClickSetsNoMark()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(copyOf(test, "cylinder_drive.mo")));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QCustomPlot& plot = test.page().plots().area().plots().front()->plot();
    const auto mark = [&] {
        for (int k = 0; k < plot.itemCount(); ++k)
            if (const auto* cursor = dynamic_cast<app::PlotCursor*>(plot.item(k)))
                return cursor->marks();
        return app::TimeMarks();
    };
    const QPoint middle = plot.axisRect()->rect().center();
    const auto doubleClick = [&plot](QPoint place) {
        QTest::mouseClick(&plot, Qt::LeftButton, Qt::NoModifier, place);
        QTest::mouseDClick(&plot, Qt::LeftButton, Qt::NoModifier, place);
    };
    doubleClick(middle);
    QVERIFY(!mark().a);
    QTest::mouseClick(&plot, Qt::LeftButton, Qt::NoModifier, middle);
    const app::TimeMarks set = mark();
    QVERIFY(set.a && !set.b);
    doubleClick(middle + QPoint(20, 0));
    QVERIFY(mark() == set);
}

/// However many curves a plot has, their flags stay within it and leave each other legible, as long as there is room.
void PlotsInUseTest::flagsStayWithinTheirPlot()
{
    const QRectF area(50, 10, 300, 100);
    constexpr double kHeight = 18;
    for (const std::size_t count : {1U, 3U, 5U, 8U, 10U, 40U})
        for (const double x : {52.0, 200.0, 345.0}) {
            std::vector<double> y;
            const std::vector<double> widths(count, 60);
            for (std::size_t k = 0; k < count; ++k)
                y.push_back(20 + static_cast<double>(k % 3));
            std::ranges::sort(y);
            const std::vector<QRectF> flags = app::placeFlags(x, y, widths, kHeight, area);
            QCOMPARE(flags.size(), count);
            if (count > 10)
                continue;  // more than the columns beside the line hold
            for (std::size_t k = 0; k < count; ++k) {
                QVERIFY(area.contains(flags[k]));
                QVERIFY(x < flags[k].left() || x > flags[k].right());
                for (std::size_t other = 0; other < k; ++other)
                    QVERIFY(!flags[k].intersects(flags[other]));
            }
        }
}

BRAMAH_TEST(PlotsInUseTest);
#include "plots_in_use_test.moc"
