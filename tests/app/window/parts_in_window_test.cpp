// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_page.h"
#include "app/run/chosen_parts.h"
#include "app/runs/run_list_model.h"
#include "app/runs/runs_panel.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "solver/parts/parts_comparison.h"
#include "solver/reports/statistics_report.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QImage>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QStatusBar>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

namespace {

/// Oil that comes in pulses through a line of 10 m into a volume, and out of an orifice.
QByteArray circuitText(const QByteArray& line = "TransmissionLine")
{
    return "model M\n  inner Bramah.Hydraulics.Fluid fluid annotation(Placement(transformation(extent={{-6,-6},{6,6}}, "
           "origin={-60,40})));\n"
           "  Bramah.Blocks.Sources.Pulse pulse(amplitude=2e-4, period=0.05) "
           "annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,0})));\n"
           "  Bramah.Hydraulics.Sources.FlowSource source(useInput=true) "
           "annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-50,0})));\n"
           "  Bramah.Hydraulics.Node first(V=1e-3) annotation(Placement(transformation(extent={{-2,-2},{2,2}}, "
           "origin={-30,20})));\n"
           "  Bramah.Hydraulics.Lines." +
           line +
           " line(length=10, d=0.012) annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-10,20})));\n"
           "  Bramah.Hydraulics.Node second(V=1e-3) annotation(Placement(transformation(extent={{-2,-2},{2,2}}, "
           "origin={10,20})));\n"
           "  Bramah.Hydraulics.FlowValves.Orifice orifice(d=2e-3) "
           "annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={30,20})));\n"
           "  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-2,-2},{2,0}}, "
           "origin={50,10})));\n"
           "equation\n  connect(pulse.y, source.u);\n  connect(source.A, first.port);\n"
           "  connect(first.port, line.A) annotation(Line(points={{-30,20},{-18,20}}));\n"
           "  connect(line.B, second.port) annotation(Line(points={{-2,20},{10,20}}));\n"
           "  connect(second.port, orifice.A) annotation(Line(points={{10,20},{22,20}}));\n"
           "  connect(orifice.B, tank.T) annotation(Line(points={{38,20},{50,20},{50,10}}));\n"
           "  annotation(experiment(StopTime=0.2, Interval=0.001, Tolerance=1e-8));\nend M;\n";
}

/// The entry of the menus with this text, and its menu made ready as by a click.
QAction* entry(test::TestWindow& test, const char* menu, const char* within, const char* text)
{
    for (QAction* top : test.window().menuBar()->actions()) {
        if (top->text().remove(QLatin1Char('&')) != QLatin1String(menu))
            continue;
        for (QAction* one : top->menu()->actions())
            if (one->menu() && one->text().remove(QLatin1Char('&')) == QLatin1String(within)) {
                Q_EMIT one->menu()->aboutToShow();
                for (QAction* action : one->menu()->actions())
                    if (action->text().remove(QLatin1Char('&')) == QLatin1String(text))
                        return action;
            }
    }
    return nullptr;
}

QAction* partsEntry(test::TestWindow& test, const char* text)
{
    return entry(test, "Run", "Parts between delay lines", text);
}

QString workTip(test::TestWindow& test)
{
    const QAbstractItemModel& list = *test::partOf<app::RunsPanel>(test.window()).view().model();
    return list.index(0, app::RunListModel::Work).data(Qt::ToolTipRole).toString();
}

bool run(test::TestWindow& test)
{
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    return test.waitForEnd();
}

const editor::PartSymbol* symbolAt(const editor::SheetParts& parts, QPointF place)
{
    for (const editor::PartSymbol& symbol : parts.symbols)
        if (symbol.bounds.contains(place))
            return &symbol;
    return nullptr;
}

}  // namespace

/// Parts between delay lines in the window: how they are run, what differs, and their colours on the sheet.
class PartsInWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Nobody reads 2.57e+03 ms.
    void delaysBehindTheClockAreLegible()
    {
        solver::PaceStatistics pace;
        pace.rows = 1005;
        pace.missed = 1003;
        pace.typicalLateness = 0.0123;
        pace.largestLateness = 2.571;
        QCOMPARE(solver::paceText(pace, QLocale::c()),
                 QStringLiteral("1003 of 1005 points were not ready when they were due; points came typically 12.3 ms "
                                "late, at most 2.57 s"));
        QCOMPARE(solver::latenessText(0.99949, QLocale::c()), QStringLiteral("999 ms"));
        QCOMPARE(solver::latenessText(0.9998, QLocale::c()), QStringLiteral("1 s"));
    }

    void theChoiceIsKeptInTheClass()
    {
        test::TestWindow test;
        app::DocumentPage& page = test.window().documents().newDocument(QStringLiteral("M"), circuitText());
        QVERIFY(partsEntry(test, "Parts automatically")->isChecked());
        partsEntry(test, "In parts")->trigger();
        QVERIFY(page.document().text().bytes().contains("__Bramah(parts=\"parts\")"));
        QVERIFY(partsEntry(test, "In parts")->isChecked());
        QVERIFY(run(test));
        QCOMPARE(page.history().latest()->statistics.parts.size(), std::size_t{2});
        QVERIFY2(workTip(test).contains(QStringLiteral("into 2 parts")), qPrintable(workTip(test)));
        partsEntry(test, "Jointly")->trigger();
        QVERIFY(run(test));
        QVERIFY(page.history().latest()->statistics.parts.empty());
        page.session().file().undoStack().undo();
        QCOMPARE(app::partsSettingOf(page.session()), solver::PartsSetting::Parts);
        partsEntry(test, "Parts automatically")->trigger();
        QVERIFY(!page.document().text().bytes().contains("parts="));
        QVERIFY(run(test));
        QVERIFY(page.history().latest()->statistics.parts.empty());
        QVERIFY2(workTip(test).contains(QStringLiteral("run jointly: so few states")), qPrintable(workTip(test)));
    }

    void bothAreRunAndTheDifferenceIsSaid()
    {
        test::TestWindow test;
        app::DocumentPage& page = test.window().documents().newDocument(QStringLiteral("M"), circuitText());
        partsEntry(test, "Both, to compare them")->trigger();
        QVERIFY(run(test));
        const auto& runs = page.history().runs();
        QCOMPARE(runs.size(), std::size_t{2});
        QVERIFY(runs[0]->statistics.parts.empty());
        QCOMPARE(runs[1]->statistics.parts.size(), std::size_t{2});
        const auto most = solver::largestDifference(runs[0]->results, runs[1]->results);
        QVERIFY(most && most->share < 1e-3);
        const QString said = page.messages().text();
        QVERIFY2(said.contains(QStringLiteral("Largest difference")) && said.contains(most->path), qPrintable(said));
        // The message goes after a while; the list of runs keeps what it says.
        QCOMPARE(runs[1]->changes.value(0), QStringLiteral("in parts"));
        const QString difference = runs[1]->changes.value(1);
        QVERIFY2(difference.startsWith(QStringLiteral("largest difference")) && difference.contains(most->path),
                 qPrintable(difference));
        const QString times = workTip(test).section(QLatin1Char('\n'), 0, 0);
        QVERIFY2(times.startsWith(QStringLiteral("In 2 parts")) && said.startsWith(times), qPrintable(times));

        page.session().file().undoStack().undo();
        app::DocumentPage& pipe = test.window().documents().newDocument(QStringLiteral("M"), circuitText("Pipe"));
        partsEntry(test, "Both, to compare them")->trigger();
        QVERIFY(run(test));
        QCOMPARE(pipe.history().runs().size(), std::size_t{1});
        QVERIFY2(pipe.messages().text().startsWith(QStringLiteral("Nothing to compare")),
                 qPrintable(pipe.messages().text()));
    }

    void aRunThatKeepsTimeTellsHowWell()
    {
        test::TestWindow test;
        app::DocumentPage& page = test.window().documents().newDocument(QStringLiteral("M"), circuitText());
        partsEntry(test, "In parts")->trigger();
        page.runs().setSpeed(4);
        QVERIFY(run(test));
        const solver::PaceStatistics& pace = page.history().latest()->statistics.pace;
        QVERIFY(pace.rows > 150);
        const QString expected = pace.missed > 0
                                     ? QStringLiteral("%1 of %2 points late").arg(pace.missed).arg(pace.rows)
                                     : QStringLiteral("all points in time");
        QString state;
        for (const QLabel* label : test.window().statusBar()->findChildren<QLabel*>())
            if (label->text().startsWith(QStringLiteral("Ready")))
                state = label->text();
        QVERIFY2(state.contains(expected), qPrintable(state));
        QVERIFY2(
            workTip(test).contains(QStringLiteral("%1 of %2 points were not ready").arg(pace.missed).arg(pace.rows)),
            qPrintable(workTip(test)));
    }

    void partsAreShownInColours()
    {
        test::TestWindow test;
        app::DocumentPage& page = test.window().documents().newDocument(QStringLiteral("M"), circuitText());
        QTRY_VERIFY(!page.check().isPending());
        QAction* toggle = entry(test, "View", "Results on the sheet", "Parts between delay lines");
        QVERIFY(toggle && !toggle->isChecked());
        QVERIFY(page.sheet().sheet().parts().title.isEmpty());
        toggle->trigger();
        const editor::SheetParts parts = page.sheet().sheet().parts();
        QCOMPARE(parts.entries.size(), std::size_t{2});
        QVERIFY(parts.entries[0].color != parts.entries[1].color);
        const editor::PartSymbol* first = symbolAt(parts, {-30, 20});
        const editor::PartSymbol* line = symbolAt(parts, {-10, 20});
        const editor::PartSymbol* orifice = symbolAt(parts, {30, 20});
        QVERIFY(first && line && orifice);
        QVERIFY(first->parts != orifice->parts && first->parts.size() == 1 && orifice->parts.size() == 1);
        QCOMPARE(line->parts, (std::vector<int>{first->parts[0], orifice->parts[0]}));
        QVERIFY(line->way.dx() > 0);
        QVERIFY(!symbolAt(parts, {-70, 0}));  // a source of time alone is in none
        QVERIFY2(parts.entries[static_cast<std::size_t>(orifice->parts[0])].text.contains(QStringLiteral("second")),
                 qPrintable(parts.entries[0].text));
        // Either end of the line lies on another colour, in light and dark.
        for (const editor::SheetTheme& theme : {editor::SheetTheme::light(), editor::SheetTheme::dark()}) {
            QImage image(120, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.paper);
            QPainter painter(&image);
            painter.translate(80, 60);
            editor::paintParts(painter, parts, QRectF(-80, -60, 120, 80), theme);
            painter.end();
            const QColor left = image.pixelColor(80 - 16, 60 - 20), right = image.pixelColor(80 - 4, 60 - 20);
            QVERIFY(left != right && left != theme.paper && right != theme.paper);
        }
        toggle->trigger();
        QVERIFY(page.sheet().sheet().parts().title.isEmpty());

        app::DocumentPage& pipe = test.window().documents().newDocument(QStringLiteral("M"), circuitText("Pipe"));
        QTRY_VERIFY(!pipe.check().isPending());
        QVERIFY(!toggle->isChecked());
        toggle->trigger();
        QVERIFY(pipe.sheet().sheet().parts().title.startsWith(QStringLiteral("One part")));
        QVERIFY(pipe.sheet().sheet().parts().symbols.empty());
    }
};

BRAMAH_TEST(PartsInWindowTest);

#include "parts_in_window_test.moc"
