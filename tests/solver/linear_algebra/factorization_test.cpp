// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/factorization.h"

#include "solver/integrators/radau_matrices.h"
#include "solver/linear_algebra/planned_lu.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <complex>
#include <random>

using namespace bramah::solver;

class FactorizationTest : public QObject
{
    Q_OBJECT

    /// A random pattern with a full diagonal and about \a perColumn entries a column.
    static SparsePattern randomPattern(int size, int perColumn, std::mt19937& generator)
    {
        SparsePattern pattern;
        pattern.rows = size;
        pattern.columnStarts.push_back(0);
        for (int column = 0; column < size; ++column) {
            std::vector<std::int32_t> rows{column};
            for (int k = 1; k < perColumn; ++k)
                rows.push_back(static_cast<std::int32_t>(generator() % static_cast<unsigned>(size)));
            std::ranges::sort(rows);
            rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
            pattern.rowIndices.insert(pattern.rowIndices.end(), rows.begin(), rows.end());
            pattern.columnStarts.push_back(static_cast<std::int32_t>(pattern.rowIndices.size()));
        }
        return pattern;
    }
    static std::vector<double> times(const SparsePattern& pattern, std::span<const double> entries,
                                     const std::vector<double>& x)
    {
        std::vector<double> result(x.size());
        for (std::size_t column = 0; column < x.size(); ++column)
            for (auto k = pattern.columnStarts[column]; k < pattern.columnStarts[column + 1]; ++k)
                result[static_cast<std::size_t>(pattern.rowIndices[static_cast<std::size_t>(k)])] +=
                    entries[static_cast<std::size_t>(k)] * x[column];
        return result;
    }
    static void solvesWell(Factorization& factorization, const SparsePattern& pattern, std::mt19937& generator)
    {
        std::uniform_real_distribution<double> uniform(-1, 1);
        for (int round = 0; round < 5; ++round) {
            // The second round turns the sizes of all entries over, so that old pivots are bad ones.
            for (double& entry : factorization.entries())
                entry = uniform(generator) * std::pow(10, 3 * uniform(generator));
            std::vector<double> exact(static_cast<std::size_t>(pattern.rows));
            for (double& value : exact)
                value = uniform(generator);
            std::vector<double> x = times(pattern, factorization.entries(), exact);
            const std::vector<double> rightSide = x;
            const double size =
                std::abs(*std::ranges::max_element(rightSide, {}, [](double value) { return std::abs(value); }));
            QVERIFY(factorization.factor());
            factorization.solve(x);
            const std::vector<double> back = times(pattern, factorization.entries(), x);
            for (std::size_t k = 0; k < back.size(); ++k)
                QVERIFY2(std::abs(back[k] - rightSide[k]) < 1e-6 * size,
                         qPrintable(QString::fromStdString(factorization.name())));
        }
    }

private Q_SLOTS:
    void allSolveRandomSystems()
    {
        std::mt19937 generator(5);
        for (const int size : {1, 2, 9, 13, 24, 60, 300}) {
            const SparsePattern pattern = randomPattern(size, 4, generator);
            solvesWell(*makeFactorization(pattern, FactorizationKind::Dense), pattern, generator);
            solvesWell(*makeFactorization(pattern, FactorizationKind::Sparse), pattern, generator);
            if (size <= 60)
                solvesWell(*makeFactorization(pattern, FactorizationKind::Planned), pattern, generator);
        }
    }

    // An arrow: with its point as the first pivot the factors would be full.
    void pivotsFillTheMatrixLittle()
    {
        constexpr int kSize = 12;
        SparsePattern arrow{kSize, {0}, {}};
        std::vector<double> entries;
        for (int column = 0; column < kSize; ++column) {
            for (int row = 0; row < kSize; ++row)
                if (row == column || row == 0 || column == 0) {
                    arrow.rowIndices.push_back(row);
                    entries.push_back(row == column ? 3 : 1);
                }
            arrow.columnStarts.push_back(arrow.entries());
        }
        const auto order = PivotChoice<double>::of(arrow, entries);
        QVERIFY(order);
        const EliminationPlan plan(arrow, *order);
        QCOMPARE(plan.size, entries.size());
        QCOMPARE(plan.targets.size(), std::size_t{kSize - 1});
        QVERIFY(order->rows.front() != 0 && order->columns.front() != 0);
    }

    // The pivots of the first matrix serve the others as long as they are good for them.
    void poorPivotsAreChosenAnew()
    {
        SparsePattern full{2, {0, 2, 4}, {0, 1, 0, 1}};
        PlannedLu<double> lu(full);
        for (const double corner : {4.0, 1e-3, 1e-18, 0.0}) {  // [corner 1; 1 1]
            QVERIFY(lu.factor(std::vector{corner, 1.0, 1.0, 1.0}));
            std::vector<double> x{corner + 2, 3};
            lu.solve(x);
            QVERIFY2(std::fabs(x[0] - 1) < 1e-14 && std::fabs(x[1] - 2) < 1e-14, qPrintable(QString::number(corner)));
        }
        QVERIFY(!lu.factor(std::vector{1.0, 1.0, 1.0, 1.0}));
        QVERIFY(!lu.factor(std::vector{1.0, 1.0, std::nan(""), 1.0}));
        QVERIFY(lu.factor(std::vector{1.0, 1.0, 1.0, 2.0}));
    }

    /// Unrolled up to 8 unknowns, by planned products up to 24, by KLU beyond.
    void complexSystemsAreSolved()
    {
        using Complex = std::complex<double>;
        std::mt19937 generator(5);
        std::uniform_real_distribution<double> uniform(-1, 1);
        const auto random = [&] { return Complex(uniform(generator), uniform(generator)); };
        for (int size = 1; size <= 26; ++size) {
            const SparsePattern pattern = randomPattern(size, 4, generator);
            const auto factorization = makeComplexFactorization(pattern);
            std::vector<Complex> exact(static_cast<std::size_t>(size)), x(exact.size());
            std::ranges::generate(exact, random);
            std::ranges::generate(factorization->entries(), random);
            for (std::size_t column = 0; column < x.size(); ++column)
                for (auto k = pattern.columnStarts[column]; k < pattern.columnStarts[column + 1]; ++k)
                    x[static_cast<std::size_t>(pattern.rowIndices[static_cast<std::size_t>(k)])] +=
                        factorization->entries()[static_cast<std::size_t>(k)] * exact[column];
            QVERIFY(factorization->factor());
            factorization->solve(x);
            for (std::size_t k = 0; k < x.size(); ++k)
                QVERIFY2(std::abs(x[k] - exact[k]) < 1e-9, qPrintable(QString::number(size)));
        }
    }

    /// The real and the complex matrix of Radau IIA, by all kinds of factors: both at once, and the real one alone.
    /// Between the rounds the sizes of all entries turn over, so that old pivots are bad ones.
    void bothMatricesOfRadauAreSolved()
    {
        using Complex = std::complex<double>;
        std::mt19937 generator(5);
        std::uniform_real_distribution<double> uniform(-1, 1);
        for (const int size : {1, 5, 9, 13, 24, 40}) {
            const SparsePattern pattern = randomPattern(size, 4, generator);
            const auto matrices = makeRadauMatrices(pattern);
            for (int round = 0; round < 5; ++round) {
                std::vector<double> jacobian(static_cast<std::size_t>(pattern.entries()));
                for (double& entry : jacobian)
                    entry = uniform(generator) * std::pow(10, 2 * uniform(generator));
                const double r = 3;
                const Complex c(2, 4);
                std::vector<double> exact(static_cast<std::size_t>(size)), imaginary(exact.size());
                std::ranges::generate(exact, [&] { return uniform(generator); });
                std::ranges::generate(imaginary, [&] { return uniform(generator); });
                const std::vector<double> product = times(pattern, jacobian, exact),
                                          other = times(pattern, jacobian, imaginary);
                std::vector<double> real(exact.size());
                std::vector<Complex> complex(exact.size());
                for (std::size_t k = 0; k < exact.size(); ++k) {
                    real[k] = r * exact[k] - product[k];
                    complex[k] = c * Complex(exact[k], imaginary[k]) - Complex(product[k], other[k]);
                }
                std::vector<double> alone = real;
                QVERIFY(matrices->factor(jacobian, r, c));
                matrices->solve(real, complex);
                matrices->solve(alone);
                for (std::size_t k = 0; k < exact.size(); ++k) {
                    const QByteArray place = QByteArray(matrices->name().c_str()) + ' ' + QByteArray::number(size);
                    QVERIFY2(std::abs(real[k] - exact[k]) < 1e-9, place.constData());
                    QVERIFY2(std::abs(alone[k] - exact[k]) < 1e-9, place.constData());
                    QVERIFY2(std::abs(complex[k] - Complex(exact[k], imaginary[k])) < 1e-9, place.constData());
                }
            }
        }
    }

    /// Either matrix may be singular, and then the next one is not.
    void singularMatricesOfRadauAreTold()
    {
        std::mt19937 generator(5);
        for (const int perColumn : {1, 3}) {
            const SparsePattern pattern = randomPattern(13, perColumn, generator);
            std::vector<double> jacobian(static_cast<std::size_t>(pattern.entries()), 0.0);
            const auto matrices = makeRadauMatrices(pattern);
            QCOMPARE(matrices->name(), std::string("sparse"));
            QVERIFY(matrices->factor(jacobian, 3, {2, 4}));
            QVERIFY(!matrices->factor(jacobian, 0, {2, 4}));
            QVERIFY(!matrices->factor(jacobian, 3, {0, 0}));
            QVERIFY(matrices->factor(jacobian, 3, {2, 4}));
            jacobian[0] = std::nan("");
            QVERIFY(!matrices->factor(jacobian, 3, {2, 4}));
        }
    }

    void singularMatricesAreTold()
    {
        SparsePattern pattern{2, {0, 2, 4}, {0, 1, 0, 1}};
        for (const auto& factorization : {makeFactorization(pattern, FactorizationKind::Dense),
                                          makeFactorization(pattern, FactorizationKind::Planned),
                                          makeFactorization(pattern, FactorizationKind::Sparse)}) {
            std::ranges::copy(std::vector<double>{1, 2, 2, 4}, factorization->entries().begin());
            QVERIFY(!factorization->factor());
            std::ranges::copy(std::vector<double>{1, 2, 2, 5}, factorization->entries().begin());
            QVERIFY(factorization->factor());
        }
    }

    void smallOnesAreDenseAndLargeOnesSparse()
    {
        std::mt19937 generator(5);
        QCOMPARE(makeFactorization(randomPattern(8, 4, generator))->name(), std::string("dense"));
        QCOMPARE(makeFactorization(randomPattern(14, 40, generator))->name(), std::string("dense"));
        QCOMPARE(makeFactorization(randomPattern(14, 4, generator))->name(), std::string("sparse"));
        QCOMPARE(makeFactorization(randomPattern(400, 4, generator))->name(), std::string("klu"));
    }

    void theDiagonalIsAddedWhereItIsMissing()
    {
        // Columns {1}, {}, {0, 2}.
        const PatternWithDiagonal result = withDiagonal({3, {0, 1, 1, 3}, {1, 0, 2}});
        QCOMPARE(result.pattern.columnStarts, (std::vector<std::int32_t>{0, 2, 3, 5}));
        QCOMPARE(result.pattern.rowIndices, (std::vector<std::int32_t>{0, 1, 1, 0, 2}));
        QCOMPARE(result.entryPositions, (std::vector<std::int32_t>{1, 3, 4}));
        QCOMPARE(result.diagonalPositions, (std::vector<std::int32_t>{0, 2, 4}));
    }
};

BRAMAH_TEST(FactorizationTest);
#include "factorization_test.moc"
