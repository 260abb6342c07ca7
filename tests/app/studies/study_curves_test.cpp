// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/custom_plot.h"
#include "tests/app/studies/open_studies.h"
#include "tests/test_registry.h"

#include <QCheckBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <set>

using namespace bramah;
using test::OpenStudies;

namespace {

/// x and y, which is negative.
const QByteArray kTwo =
    "model decay\n  parameter Real k=2;\n  Real x(start=1, fixed=true);\n  Real y;\nequation\n"
    "  der(x) = -k*x;\n  y = -2*x^2;\n  annotation(experiment(StopTime=1, Tolerance=1e-9));\n"
    "end decay;\n";

/// Runs a study of k alone, shows the tab Curves and names a variable by keys.
void showCurves(OpenStudies& studies, const char* values, solver::Sampling sampling, int runs, const char* variable)
{
    studies.type(0, "k", values);
    studies.choose(sampling);
    studies.panel().form().runs().setValue(runs);
    studies.panel().form().kept().setText(QStringLiteral("x"));
    studies.run();
    studies.panel().views().setCurrentIndex(2);
    studies.hands.fill(studies.panel().curves().variable(), QLatin1String(variable));
    QTRY_VERIFY_WITH_TIMEOUT(!studies.panel().curves().job().isRunning(), 30000);
}

}  // namespace

/// A variable over time in the runs of a study.
class StudyCurvesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allRunsAreDrawn()
    {
        OpenStudies studies;
        showCurves(studies, "1:3:3", solver::Sampling::Grid, 1, "x");
        app::StudyCurves& curves = studies.panel().curves();
        QCOMPARE(curves.words().text(), QStringLiteral("All 3 run(s)"));
        QCOMPARE(curves.job().curves().size(), std::size_t{3});
        QCOMPARE(curves.job().times().size(), std::size_t{300});
        for (const app::RunCurve& curve : curves.job().curves())
            for (std::size_t k = 0; k < 300; ++k) {
                const double rate = 1 + static_cast<double>(curve.point);
                const double expected = std::exp(-rate * static_cast<double>(k) / 299);
                QVERIFY2(std::abs(curve.values[k] - expected) < 1e-6, qPrintable(QString::number(k)));
            }
        QCOMPARE(curves.chart().plot().graphCount(), 3);
        QVERIFY(!studies.panel().choice().isVisible());

        // A click near a curve opens its run.
        QCustomPlot& plot = curves.chart().plot();
        const QPointF at(plot.xAxis->coordToPixel(0.5), plot.yAxis->coordToPixel(std::exp(-1)) + 2);
        const std::size_t before = studies.test.page().runs().history().runs().size();
        QTest::mouseClick(&plot, Qt::LeftButton, Qt::NoModifier, at.toPoint());
        QTRY_VERIFY(!studies.test.page().runs().isActive() &&
                    studies.test.page().runs().history().runs().size() == before + 1);
        const app::RunRecord* latest = studies.test.page().runs().history().latest();
        const double x = latest->results.valueAt(latest->results.find(QStringLiteral("x")), 1);
        QVERIFY(std::abs(x - std::exp(-2)) < 1e-5);
        QVERIFY(!curves.chart().pointAt(QPointF(plot.xAxis->coordToPixel(0.9), plot.yAxis->coordToPixel(0.9))));
    }

    // While the study is held its curves are there already; at its end those that were missing are made.
    void theyComeWhileTheStudyRuns()
    {
        OpenStudies studies;
        app::StudiesPanel& panel = studies.panel();
        studies.type(0, "k", "1:3:3000");
        studies.choose(solver::Sampling::Grid);
        panel.form().kept().setText(QStringLiteral("x"));
        panel.views().setCurrentIndex(2);
        studies.hands.fill(panel.curves().variable(), QStringLiteral("x"));
        QTest::mouseClick(&panel.startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(panel.job().answer().done() > 20, 20000);
        QTest::mouseClick(&panel.pauseButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.curves().job().curves().empty(), 10000);
        QVERIFY(panel.job().isRunning() && panel.job().answer().done() < 3000);
        const std::size_t early = panel.curves().job().curves().size();
        QTest::mouseClick(&panel.pauseButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.job().isRunning(), 60000);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.curves().job().isRunning(), 30000);
        const std::vector<app::RunCurve>& curves = panel.curves().job().curves();
        QCOMPARE(curves.size(), std::size_t{200});
        QVERIFY(early < curves.size());
        std::set<std::size_t> points;
        for (const app::RunCurve& curve : curves) {
            points.insert(curve.point);
            const double rate = 1 + 2 * static_cast<double>(curve.point) / 2999;
            QVERIFY(std::abs(curve.values[299] - std::exp(-rate)) < 1e-6);
        }
        QCOMPARE(points.size(), std::size_t{200});
    }

    void ofManyTwoHundredAreChosenWithABand()
    {
        OpenStudies studies;
        showCurves(studies, "uniform(1, 3)", solver::Sampling::LatinHypercube, 1000, "x");
        app::StudyCurves& curves = studies.panel().curves();
        QVERIFY2(curves.words().text().startsWith(QStringLiteral("200 of 1000 runs, evenly taken; the thick line")),
                 qPrintable(curves.words().text()));
        std::set<std::size_t> points;
        for (const app::RunCurve& curve : curves.job().curves())
            points.insert(curve.point);
        QCOMPARE(points.size(), std::size_t{200});
        QCOMPARE(*points.begin(), std::size_t{0});
        QCOMPARE(*points.rbegin(), std::size_t{999});
        // Two edges of the band and the median follow the curves.
        QCustomPlot& plot = curves.chart().plot();
        QCOMPARE(plot.graphCount(), 203);
        const QCPGraph *low = plot.graph(200), *high = plot.graph(201), *middle = plot.graph(202);
        QVERIFY(high->channelFillGraph() == low);
        const auto at1 = [](const QCPGraph* graph) { return (graph->data()->constEnd() - 1)->value; };
        QVERIFY(std::abs(at1(middle) - std::exp(-2)) < 0.01);
        QVERIFY(std::abs(at1(low) - std::exp(-2.9)) < 0.01);
        QVERIFY(std::abs(at1(high) - std::exp(-1.1)) < 0.02);
        test::keepPicture(studies.test.window(), QStringLiteral("study_curves.png"));
        studies.test.theme().setChoice(app::ThemeChoice::Dark);
        QCoreApplication::processEvents();
        test::keepPicture(studies.test.window(), QStringLiteral("study_curves_dark.png"));
    }

    void rowsOfTheTableAreChosen()
    {
        OpenStudies studies(kTwo);
        showCurves(studies, "1:3:9", solver::Sampling::Grid, 1, "y");
        app::StudyCurves& curves = studies.panel().curves();
        QVERIFY(!curves.onlyChosen().isEnabled());
        QTableView& table = studies.panel().table();
        studies.panel().views().setCurrentIndex(1);
        const auto click = [&](int row, Qt::KeyboardModifiers keys) {
            QTest::mouseClick(table.viewport(), Qt::LeftButton, keys,
                              table.visualRect(table.model()->index(row, 0)).center());
        };
        click(1, Qt::NoModifier);
        click(3, Qt::ControlModifier);
        studies.panel().views().setCurrentIndex(2);
        QTest::mouseClick(&curves.onlyChosen(), Qt::LeftButton, Qt::NoModifier,
                          QPoint(8, curves.onlyChosen().height() / 2));
        QVERIFY(curves.onlyChosen().isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(!curves.job().isRunning(), 30000);
        QCOMPARE(curves.job().question().points, (std::vector<std::size_t>{1, 3}));
        QCOMPARE(curves.words().text(), QStringLiteral("2 run(s) chosen in the table"));
        QCOMPARE(curves.job().curves().size(), std::size_t{2});

        // Another study has other rows.
        studies.run();
        QVERIFY(!curves.onlyChosen().isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(!curves.job().isRunning() && curves.job().curves().size() == 9, 30000);
    }

    void aFailedRunEndsWhereItFails()
    {
        OpenStudies studies(
            "model decay\n  parameter Real k=2;\n  Real x(start=1, fixed=true);\nequation\n"
            "  der(x) = -k*x;\n  assert(x > 0.5, \"x is too small\");\n"
            "  annotation(experiment(StopTime=1, Tolerance=1e-9));\nend decay;\n");
        showCurves(studies, "0.5, 1.386294361", solver::Sampling::Grid, 1, "x");
        app::StudyCurves& curves = studies.panel().curves();
        QCOMPARE(curves.job().curves().size(), std::size_t{2});
        for (const app::RunCurve& curve : curves.job().curves()) {
            const auto known = std::ranges::count_if(curve.values, [](double value) { return std::isfinite(value); });
            // x = 0.5 after half a second.
            QVERIFY2(curve.point == 0 ? known == 300 : known > 145 && known < 152, qPrintable(QString::number(known)));
        }
    }

    void whatIsMissingIsSaid()
    {
        OpenStudies studies;
        app::StudyCurves& curves = studies.panel().curves();
        showCurves(studies, "1, 2", solver::Sampling::Grid, 1, "");
        QVERIFY(curves.words().text().startsWith(QStringLiteral("Name a variable")));
        studies.hands.fill(curves.variable(), QStringLiteral("y"));
        QCOMPARE(curves.words().text(), QStringLiteral("`y` is no variable of the circuit of this study."));
        QCOMPARE(curves.chart().plot().graphCount(), 0);
        studies.hands.fill(curves.variable(), QStringLiteral("x"));
        QTRY_COMPARE_WITH_TIMEOUT(curves.job().curves().size(), std::size_t{2}, 30000);
    }

    /// Another variable stops the runs for the one before.
    void anotherVariableTakesItsPlace()
    {
        OpenStudies studies(kTwo);
        showCurves(studies, "uniform(1, 3)", solver::Sampling::LatinHypercube, 200, "");
        app::StudyCurves& curves = studies.panel().curves();
        studies.hands.fill(curves.variable(), QStringLiteral("x"));
        QVERIFY(curves.job().isRunning());
        studies.hands.fill(curves.variable(), QStringLiteral("y"));
        QTRY_VERIFY_WITH_TIMEOUT(!curves.job().isRunning(), 30000);
        QCOMPARE(curves.job().curves().size(), std::size_t{200});
        QVERIFY(std::ranges::all_of(curves.job().curves(), [](const auto& curve) { return curve.values[0] < 0; }));
        QCOMPARE(curves.chart().plot().yAxis->label(), QStringLiteral("y"));
    }
};

BRAMAH_TEST(StudyCurvesTest);

#include "study_curves_test.moc"
