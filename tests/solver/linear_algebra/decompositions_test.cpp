// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/decompositions.h"
#include "solver/linear_algebra/dense_solutions.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <numbers>

namespace bramah::test {

using namespace solver;
using Eigen::Index;
using Eigen::MatrixXcd;
using Eigen::MatrixXd;
using Eigen::VectorXcd;
using Eigen::VectorXd;

namespace {

constexpr double kSmall = 1e-12;

/// Numbers between -1 and 1 that look arbitrary and are the same everywhere.
MatrixXd numbers(Index rows, Index columns, int seed = 0)
{
    MatrixXd matrix(rows, columns);
    for (Index r = 0; r < rows; ++r)
        for (Index c = 0; c < columns; ++c)
            matrix(r, c) = std::sin(1.7 * static_cast<double>(r * r + 1) + 3.1 * static_cast<double>(c) + seed +
                                    0.9 * static_cast<double>(r * c));
    return matrix;
}

/// 4 x 4, of rank 2.
MatrixXd ofRankTwo()
{
    return numbers(4, 2, 1) * numbers(2, 4, 2);
}

MatrixXcd complexNumbers(Index size)
{
    return numbers(size, size).cast<std::complex<double>>() +
           std::complex<double>(0, 1) * numbers(size, size, 5).cast<std::complex<double>>();
}

}  // namespace

/// What LAPACK returns is what the definitions ask for.
class DecompositionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void squareSystemsAreSolved()
    {
        const MatrixXd matrix = numbers(5, 5), right = numbers(5, 3, 4);
        QVERIFY((matrix * solution(matrix, right) - right).norm() < kSmall);
        const MatrixXcd complex = complexNumbers(5);
        const VectorXcd b = complex.col(0) + complex.col(3);
        QVERIFY((complexSolution(complex, b) - VectorXcd::Unit(5, 0) - VectorXcd::Unit(5, 3)).norm() < kSmall);
    }

    void singularAndBadMatricesGiveNoNumbers()
    {
        QVERIFY(solution(MatrixXd::Zero(3, 3), VectorXd::Ones(3)).array().isNaN().all());
        QVERIFY(complexSolution(MatrixXcd::Zero(2, 2), VectorXcd::Ones(2)).array().isNaN().all());
        MatrixXd bad = numbers(3, 3);
        bad(1, 2) = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(solution(bad, VectorXd::Ones(3)).array().isNaN().all());
        QVERIFY(PivotedQr(bad).pivots().array().isNaN().all());
        QVERIFY(!PivotedQr(bad).solve(VectorXd::Ones(3)).array().isFinite().any() || PivotedQr(bad).rank(0) == 0);
        QVERIFY(!eigenvectorsOf(bad));
        QVERIFY(!symmetricEigenvalues(bad));
        QVERIFY(generalizedEigenvalues(bad, bad).empty());
    }

    void pivotsFallAndTellTheRank()
    {
        const PivotedQr qr(ofRankTwo());
        const VectorXd pivots = qr.pivots();
        for (Index k = 1; k < pivots.size(); ++k)
            QVERIFY(pivots[k] <= pivots[k - 1]);
        QCOMPARE(qr.rank(1e-10), Index{2});
        QCOMPARE(qr.rank(qr.rounding()), Index{2});
        QCOMPARE(PivotedQr(numbers(4, 4)).rank(1e-10), Index{4});
        // The first column is the longest.
        MatrixXd columns = numbers(4, 4);
        columns.col(2) *= 100;
        QCOMPARE(PivotedQr(columns).column(0), Index{2});
    }

    void leastSquaresAreNormalToTheColumns()
    {
        const MatrixXd tall = numbers(7, 3);
        const VectorXd right = numbers(7, 1, 9);
        QVERIFY((tall.transpose() * (tall * PivotedQr(tall).solve(right) - right)).norm() < kSmall);
        const MatrixXd square = ofRankTwo();
        const VectorXd consistent = square * numbers(4, 1, 3);
        const VectorXd found = PivotedQr(square).solve(consistent);
        QVERIFY((square * found - consistent).norm() < kSmall);
        QCOMPARE((found.array() == 0).count(), Index{2});
    }

    void nullSpaceIsOrthonormalAndMappedToZero()
    {
        const MatrixXd matrix = ofRankTwo(), basis = nullSpace(matrix, 1e-10);
        QCOMPARE(basis.cols(), Index{2});
        QVERIFY((matrix * basis).norm() < kSmall);
        QVERIFY((basis.transpose() * basis - MatrixXd::Identity(2, 2)).norm() < kSmall);
        const MatrixXd wide = numbers(2, 5);
        QCOMPARE(nullSpace(wide, 1e-10).cols(), Index{3});
        QVERIFY((wide * nullSpace(wide, 1e-10)).norm() < kSmall);
        QCOMPARE(nullSpace(numbers(5, 3), 1e-10).cols(), Index{0});
        QVERIFY((nullSpace(MatrixXd::Zero(1, 1), 0) - MatrixXd::Ones(1, 1)).norm() < kSmall);
    }

    /// The second difference matrix has the eigenvalues 2 - 2 cos(k pi/(n + 1)).
    void eigenvaluesOfSymmetricMatricesAreKnown()
    {
        constexpr Index kSize = 6;
        MatrixXd matrix = 2 * MatrixXd::Identity(kSize, kSize);
        for (Index k = 1; k < kSize; ++k)
            matrix(k, k - 1) = matrix(k - 1, k) = -1;
        const auto values = symmetricEigenvalues(matrix);
        QVERIFY(values);
        for (Index k = 0; k < kSize; ++k)
            QVERIFY(std::fabs((*values)[k] - 2 + 2 * std::cos(std::numbers::pi * static_cast<double>(k + 1) / 7)) <
                    kSmall);
    }

    void eigenvectorsKeepTheirDirection()
    {
        MatrixXd matrix = numbers(6, 6);
        matrix.topLeftCorner(2, 2) << 0, 3, -3, 0;
        const auto found = eigenvectorsOf(matrix);
        QVERIFY(found);
        QVERIFY((matrix.cast<std::complex<double>>() * found->vectors - found->vectors * found->values.asDiagonal())
                    .norm() < 1e-11);
        int pairs = 0;
        for (Index k = 0; k < 6; ++k) {
            QVERIFY(std::fabs(found->vectors.col(k).norm() - 1) < kSmall);
            if (found->values[k].imag() > 0) {
                ++pairs;
                QCOMPARE(found->values[k + 1], std::conj(found->values[k]));
            }
        }
        QVERIFY(pairs > 0);
    }

    /// (s + 2)(s^2 + 2 s + 10) as a pencil with a fourth eigenvalue at infinity.
    void eigenvaluesOfPencilsMayBeInfinite()
    {
        MatrixXd a(4, 4), b = MatrixXd::Identity(4, 4);
        a << -2, 1, 0, 0, 0, -1, 3, 0, 0, -3, -1, 0, 0, 0, 0, 5;
        b(3, 3) = 0;
        std::vector<std::complex<double>> finite;
        for (const auto& [alpha, beta] : generalizedEigenvalues(a, b))
            if (std::fabs(beta) > kSmall)
                finite.push_back(alpha / beta);
        QCOMPARE(finite.size(), std::size_t{3});
        for (const std::complex<double> wanted : {std::complex<double>(-2), {-1, 3}, {-1, -3}})
            QVERIFY(std::ranges::any_of(finite, [&](auto value) { return std::abs(value - wanted) < kSmall; }));
    }

    void pseudoInverseMeetsPenrosesConditions()
    {
        const MatrixXcd regular = complexNumbers(4);
        QVERIFY((regular * pseudoInverse(regular) - MatrixXcd::Identity(4, 4)).norm() < kSmall);
        const MatrixXcd a = ofRankTwo().cast<std::complex<double>>() * std::complex<double>(0.6, 0.8);
        const MatrixXcd x = pseudoInverse(a);
        QVERIFY((a * x * a - a).norm() < kSmall);
        QVERIFY((x * a * x - x).norm() < kSmall);
        QVERIFY((a * x - (a * x).adjoint()).norm() < kSmall);
        QVERIFY((x * a - (x * a).adjoint()).norm() < kSmall);
    }
};

BRAMAH_TEST(DecompositionsTest);
}  // namespace bramah::test
#include "decompositions_test.moc"
