// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/custom_plot.h"
#include "app/window/window_docks.h"
#include "solver/plan/planned_study.h"
#include "tests/app/studies/open_studies.h"
#include "tests/test_registry.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;
using test::OpenStudies;

/// Studies by mouse and keys.
class StudiesPanelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // The way to the panel leads into its table, where typing begins.
    void theKeysGoToTheTable()
    {
        OpenStudies studies;
        QTRY_VERIFY(studies.panel().form().table().hasFocus());
        QCOMPARE(studies.panel().form().table().currentRow(), 0);
    }

    void aTornadoIsDrawn()
    {
        OpenStudies studies;
        studies.type(0, "x0", "5%");
        studies.type(1, "k", "normal(2, 0.1)");
        studies.choose(solver::Sampling::OneByOne);
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("x"));
        studies.run();
        const app::StudyAnswer& answer = studies.panel().job().answer();
        QVERIFY2(answer.study, qPrintable(studies.panel().message().text()));
        QCOMPARE(answer.done(), std::size_t{5});
        const std::vector<double> values = answer.valuesOf(0);
        QVERIFY(std::abs(values[0] - std::exp(-2)) < 1e-8);
        QVERIFY(std::abs(values[3] - std::exp(-1.7)) < 1e-8);
        // Two ends of each bar; the widest is on top.
        QCustomPlot& plot = studies.panel().chart().moving();
        QCOMPARE(plot.itemCount(), 4);
        auto* names = dynamic_cast<QCPAxisTickerText*>(plot.yAxis->ticker().get());
        QVERIFY(names);
        QCOMPARE(names->ticks().value(2), QStringLiteral("k"));
        QCOMPARE(names->ticks().value(1), QStringLiteral("x0"));
        QCOMPARE(studies.panel().table().model()->rowCount(), 5);
    }

    void valuesMakeAGridWithAScatter()
    {
        OpenStudies studies;
        studies.type(0, "k", "1:3:5:log");
        studies.type(1, "x0", "1, 2");
        studies.choose(solver::Sampling::Grid);
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("x"));
        studies.run();
        QCOMPARE(studies.panel().job().answer().done(), std::size_t{10});
        QCOMPARE(studies.panel().chart().moving().graphCount(), 1);
        QCOMPARE(studies.panel().chart().moving().graph(0)->dataCount(), 10);
        QTableView& table = studies.panel().table();
        QCOMPARE(table.model()->index(9, 1).data().toString(), QStringLiteral("2"));
        test::partOf<QTabWidget>(studies.panel()).setCurrentIndex(1);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("k\tx0\tx\t")));
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 10);
    }

    // By mouse and keys: a plan is written, slices are run elsewhere, watched, and their results taken in.
    void aStudyGoesToACluster()
    {
        OpenStudies studies;
        studies.type(0, "k", "1:3:7");
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("x"));
        studies.choose(solver::Sampling::Grid);
        studies.run();
        const std::vector<double> expected = studies.panel().job().answer().valuesOf(0);
        QCOMPARE(expected.size(), std::size_t{7});

        QTest::mouseClick(&studies.panel().clusterButton(), Qt::LeftButton);
        app::ClusterDialog* dialog = studies.panel().clusterDialog();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY2(dialog->folder().text().endsWith(QStringLiteral("/decay-plan")), qPrintable(dialog->folder().text()));
        QVERIFY(!dialog->table().isVisible() && !dialog->takeButton().isEnabled());
        dialog->slices().setValue(9);
        QTest::mouseClick(&dialog->writeButton(), Qt::LeftButton);
        QTRY_COMPARE(dialog->message().text(), QStringLiteral("There are 7 runs, too few for 9 slices."));
        dialog->slices().setValue(2);
        QTRY_VERIFY(dialog->writeButton().isEnabled());
        QTest::mouseClick(&dialog->writeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->table().isVisible(), 20000);
        QVERIFY(dialog->submitLine().text().startsWith(QStringLiteral("sbatch --array=0-1 ")));
        QVERIFY(!dialog->writeButton().isEnabled());
        QCOMPARE(dialog->table().item(0, 1)->text(), QStringLiteral("0 of 4"));

        const auto plan = solver::StudyPlan::read(dialog->folder().text());
        QVERIFY(plan.has_value());
        const auto study = solver::plannedStudy(*plan);
        QVERIFY2(study.has_value(), study ? "" : qPrintable(study.error()));
        const auto runs = [&](std::size_t slice) {
            return !solver::runSlice(*plan, *study, slice, 1, [](std::size_t) { return true; });
        };
        QVERIFY(runs(0));
        QTRY_COMPARE_WITH_TIMEOUT(dialog->table().item(0, 1)->text(), QStringLiteral("4 of 4"), 10000);
        QTRY_VERIFY(dialog->takeButton().isEnabled());
        QTest::mouseClick(&dialog->takeButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->message().text(), QStringLiteral("4 of 7 runs are in the panel."), 20000);
        std::vector<double> values = studies.panel().job().answer().valuesOf(0);
        QCOMPARE(values[2], expected[2]);
        QVERIFY(std::isnan(values[3]));

        QVERIFY(runs(1));
        QTRY_COMPARE_WITH_TIMEOUT(dialog->table().item(1, 1)->text(), QStringLiteral("3 of 3"), 10000);
        QTest::mouseClick(&dialog->takeButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->message().text(), QStringLiteral("7 of 7 runs are in the panel."), 20000);
        QCOMPARE(studies.panel().job().answer().valuesOf(0), expected);
        QCOMPARE(studies.panel().table().model()->rowCount(), 7);
        QCOMPARE(studies.panel().chart().moving().graph(0)->dataCount(), 7);
        QCOMPARE(studies.panel().message().text(), QStringLiteral("7 of 7 runs, collected"));

        // Files that have changed since are not believed.
        QFile points(dialog->folder().text() + QStringLiteral("/points.csv"));
        QVERIFY(points.open(QIODevice::WriteOnly) && points.write("k\r\n1\r\n") > 0);
        points.close();
        QTRY_VERIFY(dialog->takeButton().isEnabled());
        QTest::mouseClick(&dialog->takeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->message().text().contains(QStringLiteral("points.csv` is damaged")), 20000);
    }

    void aFailedRunIsARowWithItsReason()
    {
        OpenStudies studies;
        studies.type(0, "k", "-1, 1");
        studies.choose(solver::Sampling::List);
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("x"));
        studies.run();
        const QAbstractItemModel& table = *studies.panel().table().model();
        QVERIFY2(table.index(0, 2).data().toString().contains(QStringLiteral("k is not above 0")),
                 qPrintable(table.index(0, 2).data().toString()));
        QVERIFY(table.index(1, 2).data().toString().isEmpty());
        QVERIFY2(studies.panel().message().text().contains(QStringLiteral("1 failed")),
                 qPrintable(studies.panel().message().text()));
    }

    void itPausesGoesOnAndStops()
    {
        OpenStudies studies;
        studies.type(0, "k", "5%");
        studies.choose(solver::Sampling::Random);
        studies.panel().form().runs().setValue(200000);
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("x"));
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(studies.panel().job().answer().done() > 20, 20000);
        QTest::mouseClick(&studies.panel().pauseButton(), Qt::LeftButton);
        QVERIFY(studies.panel().job().isPaused());
        QTest::qWait(300);  // what was on its way comes in
        const std::size_t done = studies.panel().job().answer().done();
        QTest::qWait(300);
        QVERIFY(studies.panel().job().answer().done() <= done + 4);
        QTest::mouseClick(&studies.panel().pauseButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(studies.panel().job().answer().done() > done + 20, 20000);
        QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
        QVERIFY(!studies.panel().job().isRunning());
        QVERIFY2(studies.panel().message().text().contains(QStringLiteral("Stopped after")),
                 qPrintable(studies.panel().message().text()));
    }

    void whatIsMissingIsSaid()
    {
        OpenStudies studies;
        const auto said = [&] {
            QTest::mouseClick(&studies.panel().startButton(), Qt::LeftButton);
            [&] { QTRY_VERIFY_WITH_TIMEOUT(!studies.panel().job().isRunning(), 20000); }();
            return studies.panel().message().text();
        };
        QVERIFY(said().contains(QStringLiteral("Name a parameter first")));
        studies.type(0, "k", "5 parsec");
        QVERIFY(said().contains(QStringLiteral("Name a variable to keep")));
        QTest::keyClicks(&studies.panel().form().kept(), QStringLiteral("x"));
        QVERIFY2(said().contains(QStringLiteral("parsec")), qPrintable(studies.panel().message().text()));
        studies.type(0, "kk", "5%");
        QVERIFY2(said().contains(QStringLiteral("no parameter")), qPrintable(studies.panel().message().text()));
        studies.type(0, "k", "5%");
        studies.choose(solver::Sampling::Grid);
        QVERIFY2(said().contains(QStringLiteral("needs values")), qPrintable(studies.panel().message().text()));
    }

    /// With another document in front a study stays to be read, but its runs are not opened in the wrong circuit.
    void anotherDocumentDoesNotGetTheRuns()
    {
        OpenStudies studies;
        studies.type(0, "k", "1:3:3");
        studies.choose(solver::Sampling::Grid);
        studies.panel().form().kept().setText(QStringLiteral("x"));
        studies.run();
        studies.test.window().documents().newDocument();
        QVERIFY(studies.panel().message().text().contains(QStringLiteral("another document")));
        studies.panel().table().setFocus();
        studies.panel().table().setCurrentIndex(studies.panel().table().model()->index(0, 0));
        QTest::keyClick(&studies.panel().table(), Qt::Key_Return);
        QVERIFY(!studies.test.page().runs().isActive());
        QVERIFY(studies.test.page().runs().history().runs().empty());
    }

    /// A click on a point, or Return on a row, opens the run with its values beside the others.
    void aClickOnAPointOpensItsRun()
    {
        OpenStudies studies;
        studies.type(0, "k", "1:3:3");
        studies.choose(solver::Sampling::Grid);
        studies.panel().form().kept().setText(QStringLiteral("x"));
        studies.run();
        QCOMPARE(studies.panel().job().answer().done(), std::size_t(3));
        QCoreApplication::processEvents();
        const auto place = studies.panel().chart().placeOf(2);
        QVERIFY(place);
        const std::size_t before = studies.test.page().runs().history().runs().size();
        QTest::mouseClick(&studies.panel().chart().moving(), Qt::LeftButton, Qt::NoModifier, place->toPoint());
        QTRY_VERIFY(!studies.test.page().runs().isActive() &&
                    studies.test.page().runs().history().runs().size() == before + 1);
        const app::RunRecord* latest = studies.test.page().runs().history().latest();
        const int x = latest->results.find(QStringLiteral("x"));
        QVERIFY(std::abs(latest->results.valueAt(x, 1) - std::exp(-3.0)) < 1e-5);
        studies.panel().table().setFocus();
        studies.panel().table().setCurrentIndex(studies.panel().table().model()->index(0, 0));
        QTest::keyClick(&studies.panel().table(), Qt::Key_Return);
        QTRY_VERIFY(!studies.test.page().runs().isActive() &&
                    studies.test.page().runs().history().runs().size() == before + 2);
        latest = studies.test.page().runs().history().latest();
        QVERIFY(std::abs(latest->results.valueAt(x, 1) - std::exp(-1.0)) < 1e-5);
    }
};

BRAMAH_TEST(StudiesPanelTest);

#include "studies_panel_test.moc"
