// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/nonlinear/continuation.h"
#include "solver/nonlinear/kinsol_solver.h"
#include "solver/nonlinear/least_squares.h"
#include "solver/nonlinear/pseudo_transient.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace bramah::test {

using namespace solver;

namespace {

/// Equations with their derivatives, written by hand.
class Problem final : public NonlinearSystem
{
public:
    using Function = std::function<void(std::span<const double> z, std::span<double> f, std::span<double> matrix)>;

    Problem(std::size_t size, Function function) : function_(std::move(function)), f_(size), matrix_(size * size)
    {
        nominals.assign(size, 1);
        lowest.assign(size, -std::numeric_limits<double>::infinity());
        highest.assign(size, std::numeric_limits<double>::infinity());
    }
    bool residual(std::span<const double> z, std::span<double> result) override
    {
        function_(z, f_, matrix_);
        std::ranges::copy(f_, result.begin());
        return std::ranges::all_of(f_, [](double v) { return std::isfinite(v); });
    }
    bool jacobian(std::span<const double> z, std::span<double> result) override
    {
        function_(z, f_, matrix_);
        std::ranges::copy(matrix_, result.begin());
        return std::ranges::all_of(matrix_, [](double v) { return std::isfinite(v); });
    }

private:
    Function function_;
    std::vector<double> f_, matrix_;
};

Problem cubic()
{
    return {1, [](auto z, auto f, auto matrix) {
                f[0] = z[0] * z[0] * z[0] - 2 * z[0] + 2;
                matrix[0] = 3 * z[0] * z[0] - 2;
            }};
}

constexpr double kCubicRoot = -1.7692923542386314;

/// A flow that is 0 below and 1 above its range: flat at both ends.
Problem saturation()
{
    return {2, [](auto z, auto f, auto matrix) {
                f[0] = std::clamp(z[0], -1.0, 1.0) - 0.25 + 0.5 * std::clamp(z[1], -1.0, 1.0);
                f[1] = std::clamp(z[1], -1.0, 1.0) + 0.5;
                matrix[0] = std::fabs(z[0]) <= 1 ? 1 : 0;
                matrix[1] = std::fabs(z[1]) <= 1 ? 0.5 : 0;
                matrix[2] = 0;
                matrix[3] = std::fabs(z[1]) <= 1 ? 1 : 0;
            }};
}

}  // namespace

class NonlinearMethodsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lineSearchTamesArcTangents()
    {
        // Plain Newton from 3 goes to -9.5, 124, ...
        Problem problem(2, [](auto z, auto f, auto matrix) {
            f[0] = std::atan(z[0] - 0.5) + 0.1 * std::atan(z[1]);
            f[1] = std::atan(z[1]);
            matrix[0] = 1 / (1 + (z[0] - 0.5) * (z[0] - 0.5));
            matrix[1] = 0.1 / (1 + z[1] * z[1]);
            matrix[2] = 0;
            matrix[3] = 1 / (1 + z[1] * z[1]);
        });
        std::vector<double> z{3, -20};
        QVERIFY(solveByLineSearch(problem, z));
        QVERIFY(std::fabs(z[0] - 0.5) < 1e-8);
        QVERIFY(std::fabs(z[1]) < 1e-8);
    }

    void lineSearchKeepsToTheBounds()
    {
        // Both 1 and -3 solve it; from 0.1 the first step would go far to the other side.
        Problem problem(1, [](auto z, auto f, auto matrix) {
            f[0] = (z[0] - 1) * (z[0] + 3);
            matrix[0] = 2 * z[0] + 2;
        });
        problem.lowest = {-1.5};
        std::vector<double> z{-1.1};
        static_cast<void>(solveByLineSearch(problem, z));
        QVERIFY(z[0] >= -1.5);
    }

    void lineSearchAdmitsItsDefeat()
    {
        Problem problem = cubic();
        std::vector<double> z{0};
        QVERIFY(!solveByLineSearch(problem, z));
    }

    void downhillStaysAtTheNearestSine()
    {
        // The tangent at 1.5 leads to -5.5.
        Problem problem(1, [](auto z, auto f, auto matrix) {
            f[0] = std::sin(z[0]) - 0.5;
            matrix[0] = std::cos(z[0]);
        });
        std::vector<double> z{1.5};
        QVERIFY(solveDownhill(problem, z));
        QVERIFY(std::fabs(z[0] - std::asin(0.5)) < 1e-6);
    }

    void downhillAdmitsItsDefeat()
    {
        Problem problem = cubic();  // with a hollow at 0.8
        std::vector<double> z{1};
        QVERIFY(!solveDownhill(problem, z));
    }

    void homotopyGoesRoundTurningPoints()
    {
        Problem problem = cubic();
        for (const double start : {0.0, 0.5, 1.0, 3.0, -0.7}) {
            std::vector<double> z{start};
            QVERIFY2(solveByHomotopy(problem, z), qPrintable(QString::number(start)));
            QVERIFY(std::fabs(z[0] - kCubicRoot) < 1e-9);
        }
    }

    void homotopyReportsWhatHasNoSolution()
    {
        Problem problem(1, [](auto z, auto f, auto matrix) {
            f[0] = z[0] * z[0] + 1;
            matrix[0] = 2 * z[0];
        });
        std::vector<double> z{0.5};
        QVERIFY(!solveByHomotopy(problem, z));
        QCOMPARE(z[0], 0.5);
        QVERIFY(!solveByPseudoTransient(problem, z));
        QCOMPARE(z[0], 0.5);
    }

    void pseudoTransientLeavesFlatPlaces()
    {
        Problem problem = saturation();
        std::vector<double> z{40, 30};
        QVERIFY(!solveByLineSearch(problem, z));
        z = {40, 30};
        QVERIFY(solveByPseudoTransient(problem, z));
        QVERIFY(std::fabs(z[0] - 0.5) < 1e-9);
        QVERIFY(std::fabs(z[1] + 0.5) < 1e-9);
    }

    void pseudoTransientFindsTheRightSign()
    {
        Problem problem(1, [](auto z, auto f, auto matrix) {
            f[0] = 2 - std::exp(z[0]);
            matrix[0] = -std::exp(z[0]);
        });
        std::vector<double> z{-30};
        QVERIFY(solveByPseudoTransient(problem, z));
        QVERIFY(std::fabs(z[0] - std::log(2)) < 1e-9);
    }
};

BRAMAH_TEST(NonlinearMethodsTest);

}  // namespace bramah::test

#include "nonlinear_methods_test.moc"
