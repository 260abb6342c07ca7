// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/custom_plot.h"
#include "tests/app/studies/open_studies.h"
#include "tests/test_registry.h"

#include <QLabel>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>

#include <cmath>

using namespace bramah;
using test::OpenStudies;

namespace {

/// The kept x over k and x0, chosen by the keys.
void showMap(OpenStudies& studies)
{
    QComboBox& second = studies.panel().choice().secondBox();
    QVERIFY(second.isVisible());
    QCOMPARE(second.currentText(), QStringLiteral("nothing else"));
    second.setFocus();
    QTest::keyClick(&second, Qt::Key_Down);
    QCOMPARE(second.currentText(), QStringLiteral("x0"));
    QCoreApplication::processEvents();
}

QCPColorMap* mapOf(QCustomPlot& plot)
{
    for (int k = 0; k < plot.plottableCount(); ++k)
        if (auto* map = qobject_cast<QCPColorMap*>(plot.plottable(k)))
            return map;
    return nullptr;
}

int countOfLines(QCustomPlot& plot)
{
    int count = 0;
    for (int k = 0; k < plot.plottableCount(); ++k)
        count += qobject_cast<QCPCurve*>(plot.plottable(k)) != nullptr ? 1 : 0;
    return count;
}

/// The run that was opened last by this click has these values.
void opens(OpenStudies& studies, QPointF at, double k, double x0)
{
    const std::size_t before = studies.test.page().runs().history().runs().size();
    QTest::mouseClick(&studies.panel().chart().moving(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
    QTRY_VERIFY(!studies.test.page().runs().isActive() &&
                studies.test.page().runs().history().runs().size() == before + 1);
    const app::RunRecord* latest = studies.test.page().runs().history().latest();
    const double x = latest->results.valueAt(latest->results.find(QStringLiteral("x")), 1);
    QVERIFY2(std::abs(x - x0 * std::exp(-k)) < 1e-5, qPrintable(QString::number(x)));
}

}  // namespace

/// Answers over two parameters.
class StudyMapTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aGridIsAMapWithLinesAndAScale()
    {
        OpenStudies studies;
        studies.type(0, "k", "1:3:9");
        studies.type(1, "x0", "1:100:5:log");
        studies.choose(solver::Sampling::Grid);
        studies.panel().form().kept().setText(QStringLiteral("x"));
        studies.run();
        showMap(studies);
        QCustomPlot& plot = studies.panel().chart().moving();
        const QCPColorMap* map = mapOf(plot);
        QVERIFY(map && map->colorScale());
        QVERIFY(!studies.panel().chart().histogram().isVisible());
        QCOMPARE(map->colorScale()->axis()->label(), QStringLiteral("x"));
        QVERIFY(std::abs(map->data()->data(1, 1) - std::exp(-1)) < 1e-6);
        QVERIFY(std::abs(map->data()->data(3, 100) - 100 * std::exp(-3)) < 1e-6);
        QCOMPARE(plot.xAxis->scaleType(), QCPAxis::stLinear);
        QCOMPARE(plot.yAxis->scaleType(), QCPAxis::stLogarithmic);
        QVERIFY(countOfLines(plot) >= 3);
        test::keepPicture(studies.test.window(), QStringLiteral("study_map.png"));
        studies.test.theme().setChoice(app::ThemeChoice::Dark);
        QCoreApplication::processEvents();
        test::keepPicture(studies.test.window(), QStringLiteral("study_map_dark.png"));
        studies.test.theme().setChoice(app::ThemeChoice::Light);
        // The tabs have room beside what is chosen.
        QTabBar& tabs = *studies.panel().views().tabBar();
        QVERIFY(tabs.rect().contains(tabs.tabRect(2)));

        // Between the runs of k = 1.25 and 1.5 it is nearer to the latter; x0 = 10.
        const QPointF at(plot.xAxis->coordToPixel(1.4), plot.yAxis->coordToPixel(9));
        opens(studies, at, 1.5, 10);

        // Without a second parameter it is a scatter on linear axes again.
        studies.panel().choice().secondBox().setCurrentIndex(0);
        QVERIFY(!mapOf(plot));
        QCOMPARE(plot.yAxis->scaleType(), QCPAxis::stLinear);
        QCOMPARE(plot.plotLayout()->columnCount(), 1);
        QCOMPARE(plot.yAxis->label(), QStringLiteral("x"));
    }

    void aFailedRunIsAHole()
    {
        OpenStudies studies;
        studies.type(0, "k", "-1, 1, 2");
        studies.type(1, "x0", "1, 2");
        studies.choose(solver::Sampling::Grid);
        studies.panel().form().kept().setText(QStringLiteral("x"));
        studies.run();
        showMap(studies);
        QCPColorMap* map = mapOf(studies.panel().chart().moving());
        QVERIFY(map);
        QVERIFY(std::isnan(map->data()->data(-1, 1)));
        QVERIFY(std::abs(map->data()->data(2, 2) - 2 * std::exp(-2)) < 1e-6);
        QVERIFY(!studies.panel().chart().placeOf(0));
    }

    void scatteredRunsAreDiscs()
    {
        OpenStudies studies;
        studies.type(0, "k", "uniform(1, 3)");
        studies.type(1, "x0", "uniform(1, 2)");
        studies.choose(solver::Sampling::LatinHypercube);
        studies.panel().form().runs().setValue(300);
        studies.panel().form().kept().setText(QStringLiteral("x"));
        studies.run();
        showMap(studies);
        QCustomPlot& plot = studies.panel().chart().moving();
        QVERIFY(!mapOf(plot));
        int discs = 0;
        for (int k = 0; k < plot.graphCount(); ++k)
            discs += plot.graph(k)->dataCount();
        QCOMPARE(discs, 300);
        QVERIFY(plot.graphCount() > 8);
        QCOMPARE(plot.plotLayout()->columnCount(), 2);
        const std::vector<double>& last = studies.panel().job().answer().study->points.at(299);
        studies.test.theme().setChoice(app::ThemeChoice::Dark);
        QCoreApplication::processEvents();
        test::keepPicture(studies.test.window(), QStringLiteral("study_discs_dark.png"));
        opens(studies, studies.panel().chart().placeOf(299).value_or(QPointF()), last[0], last[1]);
    }

    void aTornadoHasNone()
    {
        OpenStudies studies;
        studies.type(0, "k", "5%");
        studies.type(1, "x0", "5%");
        studies.panel().form().kept().setText(QStringLiteral("x"));
        for (const solver::Sampling sampling :
             {solver::Sampling::OneByOne, solver::Sampling::Morris, solver::Sampling::Sobol}) {
            studies.choose(sampling);
            studies.panel().form().runs().setValue(4);
            studies.run();
            QVERIFY(!studies.panel().choice().secondBox().isVisible());
        }
        studies.choose(solver::Sampling::Corners);
        studies.run();
        showMap(studies);
        QVERIFY(mapOf(studies.panel().chart().moving()));
    }
};

BRAMAH_TEST(StudyMapTest);

#include "study_map_test.moc"
