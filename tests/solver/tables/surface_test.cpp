// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tables/surface.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

template <typename F>
Surface surfaceOf(const std::vector<double>& x, const std::vector<double>& y, F&& f, Smoothness smoothness,
                  Extrapolation extrapolation = Extrapolation::LastTwoPoints)
{
    std::vector<double> z;
    for (const double u : x)
        for (const double v : y)
            z.push_back(f(u, v));
    return {x, y, z, smoothness, extrapolation};
}

const std::vector<double> kUneven{-1, 0, 0.5, 2, 3}, kOther{0, 1, 4, 5};

double wavy(double u, double v)
{
    return std::sin(1.3 * u) + u * v * v - 2 * v;
}

}  // namespace

/// Tables of two dimensions against formulas.
class SurfaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linearKindKeepsBilinearFunctions()
    {
        const auto f = [](double u, double v) { return 1 + 2 * u - 3 * v + 0.5 * u * v; };
        const Surface surface = surfaceOf(kUneven, kOther, f, Smoothness::LinearSegments);
        for (double u = -2; u < 4; u += 0.21)
            for (double v = -1; v < 6; v += 0.23) {
                QVERIFY(std::fabs(surface(u, v, 0, 0) - f(u, v)) < 1e-12);
                QVERIFY(std::fabs(surface(u, v, 1, 0) - (2 + 0.5 * v)) < 1e-12);
                QVERIFY(std::fabs(surface(u, v, 0, 1) - (0.5 * u - 3)) < 1e-12);
                QVERIFY(std::fabs(surface(u, v, 1, 1) - 0.5) < 1e-12);
            }
    }

    void akimaKeepsProductsOfParabolasOnEvenGrids()
    {
        const auto f = [](double u, double v) { return (1 + u - 2 * u * u) * (3 - v + 0.5 * v * v); };
        const Surface surface = surfaceOf({0, 1, 2, 3, 4}, {-2, -1, 0, 1, 2, 3}, f, Smoothness::ContinuousDerivative);
        for (double u = 0; u <= 4; u += 0.19)
            for (double v = -2; v <= 3; v += 0.17) {
                QVERIFY(std::fabs(surface(u, v, 0, 0) - f(u, v)) < 1e-11);
                QVERIFY(std::fabs(surface(u, v, 1, 1) - (1 - 4 * u) * (v - 1)) < 1e-10);
            }
    }

    void everyKindPassesThroughThePoints()
    {
        for (const Smoothness kind : {Smoothness::LinearSegments, Smoothness::ContinuousDerivative,
                                      Smoothness::ConstantSegments, Smoothness::ModifiedContinuousDerivative}) {
            const Surface surface = surfaceOf(kUneven, kOther, wavy, kind);
            for (const double u : kUneven)
                for (const double v : kOther)
                    QVERIFY(std::fabs(surface(u, v, 0, 0) - wavy(u, v)) < 1e-13);
        }
    }

    void derivativesAgreeWithDifferences()
    {
        constexpr double h = 1e-5;
        for (const Extrapolation extrapolation :
             {Extrapolation::HoldLastPoint, Extrapolation::LastTwoPoints, Extrapolation::Periodic}) {
            const Surface s = surfaceOf(kUneven, kOther, wavy, Smoothness::ContinuousDerivative, extrapolation);
            for (const double u : {-1.6, -0.3, 0.2, 1.7, 3.4})
                for (const double v : {-0.7, 0.6, 3.1, 4.4, 5.8}) {
                    for (std::uint32_t k = 0; k < 2; ++k) {
                        QVERIFY(std::fabs(s(u, v, k + 1, 0) - (s(u + h, v, k, 0) - s(u - h, v, k, 0)) / (2 * h)) <
                                1e-6);
                        QVERIFY(std::fabs(s(u, v, 0, k + 1) - (s(u, v + h, 0, k) - s(u, v - h, 0, k)) / (2 * h)) <
                                1e-6);
                    }
                    QVERIFY(std::fabs(s(u, v, 1, 1) - (s(u, v + h, 1, 0) - s(u, v - h, 1, 0)) / (2 * h)) < 1e-6);
                }
        }
    }

    void slopesAreContinuousOverCellBorders()
    {
        const Surface s = surfaceOf(kUneven, kOther, wavy, Smoothness::ContinuousDerivative);
        for (const double u : kUneven)
            for (double v = -1; v < 6; v += 0.31)
                for (std::uint32_t order = 0; order < 2; ++order)
                    QVERIFY(std::fabs(s(u - 1e-10, v, order, 0) - s(u + 1e-10, v, order, 0)) < 1e-7);
    }

    void aGridOfOneRowDependsOnTheOtherCoordinateOnly()
    {
        const Surface s({7}, {0, 1, 3}, {1, 2, -2}, Smoothness::LinearSegments, Extrapolation::LastTwoPoints);
        for (const double u : {-5.0, 7.0, 7.5, 20.0})
            QVERIFY(std::fabs(s(u, 2, 0, 0)) < 1e-14);
        const std::vector<double> steps{1, 2, -2};
        const Surface row({7}, {0, 1, 3}, steps, Smoothness::ConstantSegments, Extrapolation::LastTwoPoints);
        const Surface column({0, 1, 3}, {7}, steps, Smoothness::ConstantSegments, Extrapolation::LastTwoPoints);
        for (const double u : {-5.0, 7.0, 7.5, 20.0}) {
            QCOMPARE(row(u, 2.9, 0, 0), 2.0);
            QCOMPARE(column(2.9, u, 0, 0), 2.0);
        }
    }

    void outsideItHoldsOrRepeats()
    {
        const auto f = [](double u, double v) { return u + 10 * v; };
        const Surface held = surfaceOf({0, 1, 2}, {0, 1}, f, Smoothness::LinearSegments, Extrapolation::HoldLastPoint);
        QCOMPARE(held(5, -3, 0, 0), 2.0);
        QCOMPARE(held(0.5, 9, 0, 0), 10.5);
        const Surface periodic = surfaceOf({0, 1, 2}, {0, 1}, f, Smoothness::LinearSegments, Extrapolation::Periodic);
        QVERIFY(std::fabs(periodic(2.5, -0.75, 0, 0) - 3) < 1e-13);
    }
};

BRAMAH_TEST(SurfaceTest);

}  // namespace bramah::test

#include "surface_test.moc"
