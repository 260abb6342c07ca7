// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of one dimension against formulas.
#include "solver/tables/curve.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

constexpr Smoothness kCubicKinds[] = {Smoothness::ContinuousDerivative, Smoothness::MonotoneContinuousDerivative1,
                                      Smoothness::MonotoneContinuousDerivative2,
                                      Smoothness::ModifiedContinuousDerivative};

const std::vector<double> kGrid{-1, -0.5, 0.25, 1, 2.5, 3};

std::vector<double> mapped(const std::vector<double>& x, double (*f)(double))
{
    std::vector<double> y;
    for (const double value : x)
        y.push_back(f(value));
    return y;
}

double slopeByDifference(const Curve& curve, double u, std::uint32_t order)
{
    constexpr double h = 1e-5;
    return (curve(u + h, order) - curve(u - h, order)) / (2 * h);
}

}  // namespace

class CurveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindPassesThroughThePoints();
    void straightLinesAreKept();
    void akimaKeepsParabolasOnEvenGrids();
    void steffenAndFritschButlandHaveTheirPublishedSlopes();
    void monotoneKindsStayBetweenThePoints();
    void derivativesAgreeWithDifferences();
    void constantSegmentsHoldTheLeftPoint();
    void extrapolationGoesOnAsItsKindSays();
    void jumpsTakeTheRightLimit();
};

void CurveTest::everyKindPassesThroughThePoints()
{
    const std::vector<double> y{3, -1, 4, 1, -5, 9};
    for (int kind = 1; kind <= 6; ++kind) {
        const Curve curve(kGrid, y, static_cast<Smoothness>(kind), Extrapolation::LastTwoPoints);
        for (std::size_t k = 0; k < kGrid.size(); ++k)
            QVERIFY2(std::fabs(curve(kGrid[k], 0) - y[k]) < 1e-14, qPrintable(QString::number(kind)));
    }
}

void CurveTest::straightLinesAreKept()
{
    const auto line = [](double x) { return 2 - 3 * x; };
    for (const Smoothness kind : kCubicKinds) {
        const Curve curve(kGrid, mapped(kGrid, line), kind, Extrapolation::LastTwoPoints);
        for (double u = -2; u < 4; u += 0.07) {
            QVERIFY(std::fabs(curve(u, 0) - line(u)) < 1e-13);
            QVERIFY(std::fabs(curve(u, 1) + 3) < 1e-13);
        }
    }
}

void CurveTest::akimaKeepsParabolasOnEvenGrids()
{
    const std::vector<double> x{0, 1, 2, 3, 4, 5};
    const auto parabola = [](double u) { return 1 + u * (0.5 - 2 * u); };
    const Curve curve(x, mapped(x, parabola), Smoothness::ContinuousDerivative, Extrapolation::LastTwoPoints);
    for (double u = 0; u <= 5; u += 0.03) {
        QVERIFY(std::fabs(curve(u, 0) - parabola(u)) < 1e-13);
        QVERIFY(std::fabs(curve(u, 1) - (0.5 - 4 * u)) < 1e-12);
        QVERIFY(std::fabs(curve(u, 2) + 4) < 1e-11);
    }
}

void CurveTest::steffenAndFritschButlandHaveTheirPublishedSlopes()
{
    // Segments of lengths 1, 2 with slopes 3, 1; then 2, 1 with slopes 1, -2.
    const std::vector<double> x{0, 1, 3, 4}, y{0, 3, 5, 3};
    const Curve fritschButland(x, y, Smoothness::MonotoneContinuousDerivative1, Extrapolation::HoldLastPoint);
    // 3 (h0 + h1)/((h0 + 2 h1)/d0 + (2 h0 + h1)/d1) = 9/(5/3 + 4)
    QVERIFY(std::fabs(fritschButland(1, 1) - 9 / (5.0 / 3 + 4)) < 1e-14);
    QVERIFY(std::fabs(fritschButland(3, 1)) < 1e-14);
    const Curve steffen(x, y, Smoothness::MonotoneContinuousDerivative2, Extrapolation::HoldLastPoint);
    // The parabola through the three points has (3*2 + 1*1)/3 there, above the limit 2*min(3, 1).
    QVERIFY(std::fabs(steffen(1, 1) - 2) < 1e-14);
    QVERIFY(std::fabs(steffen(3, 1)) < 1e-14);
    QVERIFY(std::fabs(steffen(0, 1) - 3) < 1e-14);
}

void CurveTest::monotoneKindsStayBetweenThePoints()
{
    const std::vector<double> x{0, 1, 2, 3, 4}, step{0, 0, 1, 1, 1};
    for (const Smoothness kind :
         {Smoothness::MonotoneContinuousDerivative1, Smoothness::MonotoneContinuousDerivative2}) {
        const Curve curve(x, step, kind, Extrapolation::HoldLastPoint);
        for (double u = 0.01; u < 4; u += 0.01) {
            QVERIFY(curve(u, 0) >= 0 && curve(u, 0) <= 1);
            QVERIFY(curve(u, 1) >= -1e-14);
        }
    }
}

void CurveTest::derivativesAgreeWithDifferences()
{
    const std::vector<double> y{3, -1, 4, 1, -5, 9};
    for (int kind = 1; kind <= 6; ++kind) {
        const Curve curve(kGrid, y, static_cast<Smoothness>(kind), Extrapolation::LastTwoPoints);
        for (const double u : {-1.7, -0.8, -0.2, 0.5, 1.9, 2.7, 3.3})
            for (std::uint32_t order = 0; order < 3; ++order)
                QVERIFY(std::fabs(curve(u, order + 1) - slopeByDifference(curve, u, order)) < 1e-6);
    }
}

void CurveTest::constantSegmentsHoldTheLeftPoint()
{
    const Curve curve({0, 1, 2}, {5, 7, 11}, Smoothness::ConstantSegments, Extrapolation::HoldLastPoint);
    QCOMPARE(curve(0, 0), 5.0);
    QCOMPARE(curve(0.999, 0), 5.0);
    QCOMPARE(curve(1, 0), 7.0);
    QCOMPARE(curve(2, 0), 11.0);
    QCOMPARE(curve(1.5, 1), 0.0);
}

void CurveTest::extrapolationGoesOnAsItsKindSays()
{
    const std::vector<double> x{0, 1, 3}, y{0, 2, 3};
    const auto at = [&](Extrapolation kind, double u) { return Curve(x, y, Smoothness::LinearSegments, kind)(u, 0); };
    QCOMPARE(at(Extrapolation::HoldLastPoint, -1), 0.0);
    QCOMPARE(at(Extrapolation::HoldLastPoint, 4), 3.0);
    QCOMPARE(at(Extrapolation::LastTwoPoints, -1), -2.0);
    QCOMPARE(at(Extrapolation::LastTwoPoints, 5), 4.0);
    QCOMPARE(at(Extrapolation::Periodic, 3.5), 1.0);
    QCOMPARE(at(Extrapolation::Periodic, -2), 2.0);
    QCOMPARE(at(Extrapolation::Periodic, 3e6 + 0.5), 1.0);
    // Smooth curves go on with the slope of their last point.
    const Curve akima(x, y, Smoothness::ContinuousDerivative, Extrapolation::LastTwoPoints);
    QVERIFY(std::fabs(akima(4, 0) - (3 + akima(3, 1))) < 1e-14);
    QVERIFY(std::fabs(akima(-2, 0) + 2 * akima(0, 1)) < 1e-14);
}

void CurveTest::jumpsTakeTheRightLimit()
{
    const Curve curve({0, 1, 1, 2}, {0, 1, 5, 6}, Smoothness::LinearSegments, Extrapolation::LastTwoPoints);
    QCOMPARE(curve(1, 0), 5.0);
    QVERIFY(std::fabs(curve(1 - 1e-12, 0) - 1) < 1e-11);
    QCOMPARE(curve(1.5, 0), 5.5);
}

BRAMAH_TEST(CurveTest);

}  // namespace bramah::test

#include "curve_test.moc"
