// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/rank_revealing_lu.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <vector>

namespace bramah::test {

using solver::RankRevealingLu;

/// Singular systems: consistent ones have their smallest solution, others are found out.
class RankRevealingLuTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<double> solved(const std::vector<double>& matrix, std::vector<double> b, bool& isSolved)
    {
        const auto n = static_cast<std::uint32_t>(b.size());
        RankRevealingLu lu;
        lu.reserve(n);
        std::copy(matrix.begin(), matrix.end(), lu.matrix());
        isSolved = lu.factorise(n) && lu.solve(b.data(), 1, 1e-9);
        return b;
    }

private Q_SLOTS:
    void theSmallestSolutionIsTaken()
    {
        bool isSolved = false;
        // x + y = 2 twice: (1, 1).
        const auto line = solved({1, 1, 2, 2}, {2, 4}, isSolved);
        QVERIFY(isSolved && std::fabs(line[0] - 1) < 1e-14 && std::fabs(line[1] - 1) < 1e-14);
        // x + 2y + 2z = 9, the plane's foot from the origin is (1, 2, 2); the other rows repeat it.
        const auto plane = solved({1, 2, 2, 2, 4, 4, -1, -2, -2}, {9, 18, -9}, isSolved);
        QVERIFY(isSolved);
        for (std::size_t k = 0; k < 3; ++k)
            QVERIFY(std::fabs(plane[k] - (k == 0 ? 1 : 2)) < 1e-13);
        // One free direction among three unknowns.
        const auto mixed = solved({1, 1, 0, 0, 0, 1, 1, 1, 1}, {2, 5, 7}, isSolved);
        QVERIFY(isSolved && std::fabs(mixed[0] - 1) < 1e-13 && std::fabs(mixed[1] - 1) < 1e-13 &&
                std::fabs(mixed[2] - 5) < 1e-13);
    }

    void regularSystemsHaveTheirSolution()
    {
        bool isSolved = false;
        const auto x = solved({0, 2, 1, 1}, {4, 5}, isSolved);
        QVERIFY(isSolved && std::fabs(x[0] - 3) < 1e-14 && std::fabs(x[1] - 2) < 1e-14);
    }

    void contradictionsAreFound()
    {
        bool isSolved = true;
        (void)solved({1, 1, 2, 2}, {2, 5}, isSolved);
        QVERIFY(!isSolved);
    }
};

BRAMAH_TEST(RankRevealingLuTest);

}  // namespace bramah::test

#include "rank_revealing_lu_test.moc"
