// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/least_squares.h"
#include "solver/fit/confidence.h"
#include "solver/fit/profile_bounds.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <random>

namespace bramah::test {

using namespace solver;

class LeastSquaresTest : public QObject
{
    Q_OBJECT

    using Residuals = LeastSquaresProblem::Residuals;
    using Point = std::vector<double>;

    static LeastSquaresProblem problem(std::vector<LeastSquaresVariable> variables,
                                       const std::function<Residuals(const Point&)>& residuals)
    {
        LeastSquaresProblem problem;
        problem.variables = std::move(variables);
        problem.residuals = [residuals](const std::vector<Point>& points) {
            std::vector<Residuals> all;
            for (const Point& point : points)
                all.push_back(residuals(point));
            return all;
        };
        return problem;
    }
    /// The differences of y = a + b*x from samples.
    static LeastSquaresProblem line(const std::vector<double>& samples)
    {
        return problem({{0, -100, 100}, {0, -100, 100}}, [samples](const Point& p) -> Residuals {
            std::vector<double> residuals;
            for (std::size_t k = 0; k < samples.size(); ++k)
                residuals.push_back(p[0] + p[1] * static_cast<double>(k) - samples[k]);
            return residuals;
        });
    }

private Q_SLOTS:
    /// H. H. Rosenbrock, Computer Journal 3 (1960) 175: 0 at (1, 1), at the end of a bent valley.
    void rosenbrock()
    {
        const auto valley = problem({{-1.2, -5, 5}, {1, -5, 5}}, [](const Point& p) -> Residuals {
            return std::vector<double>{10 * (p[1] - p[0] * p[0]), 1 - p[0]};
        });
        const LeastSquaresAnswer answer = leastSquares(valley);
        QCOMPARE(answer.end, LeastSquaresAnswer::End::Converged);
        QVERIFY(std::abs(answer.point[0] - 1) < 1e-6 && std::abs(answer.point[1] - 1) < 1e-6);
    }

    /// The least of the squares is at a bound, where slopes are one-sided.
    void aBoundHolds()
    {
        const auto held = problem({{3, 2, 5, 1e-3}}, [](const Point& p) -> Residuals {
            return std::vector<double>{p[0] - 1, 0.5 * p[0]};
        });
        const LeastSquaresAnswer answer = leastSquares(held);
        QVERIFY(std::abs(answer.point[0] - 2) < 1e-9);
        QVERIFY(std::abs(answer.slopes(0, 0) - 1) < 1e-9);
    }

    /// Runs fail on the way: the search goes around, and where there are none at the start it says so.
    void failuresAreSurvived()
    {
        const auto hole = [](const Point& p) -> Residuals {
            if (p[0] > 4)
                return std::nullopt;
            return std::vector<double>{std::exp(p[0]) - std::exp(3.0), 0.1};
        };
        const LeastSquaresAnswer answer = leastSquares(problem({{0, -1, 100, 1e-4}}, hole));
        QVERIFY2(std::abs(answer.point[0] - 3) < 1e-6, qPrintable(QString::number(answer.point[0])));
        QCOMPARE(leastSquares(problem({{9, -1, 100}}, hole)).end, LeastSquaresAnswer::End::NoStart);
    }

    void aSearchIsStopped()
    {
        auto valley = problem({{-1.2, -5, 5}, {1, -5, 5}}, [](const Point& p) -> Residuals {
            return std::vector<double>{10 * (p[1] - p[0] * p[0]), 1 - p[0]};
        });
        int calls = 0;
        valley.goesOn = [&](const LeastSquaresProgress&) { return ++calls < 3; };
        const LeastSquaresAnswer answer = leastSquares(valley);
        QCOMPARE(answer.end, LeastSquaresAnswer::End::Stopped);
        QCOMPARE(calls, 3);
    }

    /// One sample of ten is far off: by squares it moves the line, by amounts hardly.
    void outliersCountLess()
    {
        std::vector<double> samples;
        for (int k = 0; k < 20; ++k)
            samples.push_back(1 + 2 * k + (k == 15 ? 100 : 0));
        LeastSquaresProblem asked = line(samples);
        QVERIFY(std::abs(leastSquares(asked).point[1] - 2) > 0.5);
        asked.outlierLimit = 0.01;
        QVERIFY(std::abs(leastSquares(asked).point[1] - 2) < 1e-3);
    }

    /// The covariance of a line, against that of the text books: variance * inverse(X'X).
    void covarianceOfALine()
    {
        std::mt19937 generator(3);
        std::normal_distribution<double> noise(0, 0.5);
        std::vector<double> samples;
        const int n = 20'000;
        for (int k = 0; k < n; ++k)
            samples.push_back(4 + 1e-3 * k + noise(generator));
        const LeastSquaresAnswer answer = leastSquares(line(samples));
        const std::vector<ResidualStretch> stretches{{0, samples.size()}};
        const std::vector<double> ranges{200, 200};
        const Confidence found = confidenceOf(answer.slopes, answer.residuals, stretches, ranges);
        const double mean = (n - 1) / 2.0, spread = n * (double(n) * n - 1) / 12;
        const double slope = 0.25 / spread, offset = 0.25 * (1.0 / n + mean * mean / spread);
        QVERIFY2(std::abs(found.covariance(1, 1) / slope - 1) < 0.06,
                 qPrintable(QString::number(found.covariance(1, 1) / slope)));
        QVERIFY(std::abs(found.covariance(0, 0) / offset - 1) < 0.06);
        QVERIFY(std::abs(found.correlation(0, 1) + mean / std::sqrt(mean * mean + spread / n)) < 0.02);
        QVERIFY(std::abs(found.inflation[0] - 1) < 0.1);
    }

    /// Errors of a first-order process with the correlation 0.9: the variance of their mean is (1 + r)/(1 - r) = 19
    /// times that of independent ones.
    void correlatedErrorsWidenBounds()
    {
        std::mt19937 generator(5);
        std::normal_distribution<double> noise(0, 1);
        std::vector<double> samples;
        double error = 0;
        for (int k = 0; k < 40'000; ++k) {
            error = 0.9 * error + std::sqrt(1 - 0.81) * noise(generator);
            samples.push_back(7 + error);
        }
        const auto constant = problem({{0, -100, 100}}, [samples](const Point& p) -> Residuals {
            std::vector<double> residuals;
            for (const double sample : samples)
                residuals.push_back(p[0] - sample);
            return residuals;
        });
        const LeastSquaresAnswer answer = leastSquares(constant);
        const std::vector<ResidualStretch> stretches{{0, samples.size()}};
        const std::vector<double> ranges{200};
        const Confidence found = confidenceOf(answer.slopes, answer.residuals, stretches, ranges);
        QVERIFY2(found.inflation[0] > 14 && found.inflation[0] < 21, qPrintable(QString::number(found.inflation[0])));
    }

    /// y depends on the sum of two unknowns only, and on a third one not at all.
    void blindDirections()
    {
        Eigen::MatrixXd slopes(50, 4);
        std::vector<double> residuals(50, 1.0);
        for (Eigen::Index k = 0; k < 50; ++k)
            slopes.row(k) << 10, 10, 0, 10 * std::sin(double(k));
        const std::vector<ResidualStretch> stretches{{0, 50}};
        const std::vector<double> ranges{1, 1, 1, 1};
        const Confidence found = confidenceOf(slopes, residuals, stretches, ranges);
        QCOMPARE(found.blind.cols(), Eigen::Index(2));
        QVERIFY(std::isinf(found.covariance(0, 0)) && std::isinf(found.covariance(2, 2)));
        QVERIFY(std::isfinite(found.covariance(3, 3)));
        QVERIFY(found.blind.row(3).norm() < 1e-6);
    }

    void studentBounds()
    {
        // Tables of Student's distribution.
        for (const auto& [degrees, bound] : {std::pair{5.0, 2.5706}, {10.0, 2.2281}, {30.0, 2.0423}, {1e6, 1.95996}})
            QVERIFY2(std::abs(studentBound(degrees) - bound) < 3e-3,
                     qPrintable(QString::number(studentBound(degrees))));
    }

    /// Of a straight problem the profile is a parabola: 1.96 deviations to each side; where the slope is none, no end.
    void profilesOfALine()
    {
        std::mt19937 generator(3);
        std::normal_distribution<double> noise(0, 1);
        std::vector<double> samples;
        for (int k = 0; k < 400; ++k)
            samples.push_back(4 + 0.01 * k + noise(generator));
        const LeastSquaresProblem asked = line(samples);
        const LeastSquaresAnswer best = leastSquares(asked);
        const ProfileBounds bounds = profileBounds(asked, best, 1, 3.8415, [] { return false; });
        const double n = 400, deviation = std::sqrt(12 / (n * (n * n - 1)));
        QVERIFY(bounds.lower && bounds.upper);
        QVERIFY(std::abs((*bounds.upper - best.point[1]) / deviation - 1.96) < 0.01);
        QVERIFY(std::abs((best.point[1] - *bounds.lower) / deviation - 1.96) < 0.01);
        const auto flat = problem({{0.2, 0, 1}, {0.5, 0, 1}}, [](const Point& p) -> Residuals {
            return std::vector<double>{100 * (p[0] - 0.3), 0};
        });
        const ProfileBounds open = profileBounds(flat, leastSquares(flat), 1, 1, [] { return false; });
        QVERIFY(!open.lower && !open.upper);
    }
};

BRAMAH_TEST(LeastSquaresTest);

}  // namespace bramah::test

#include "least_squares_test.moc"
