// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/dense_lu.h"
#include "solver/linear_algebra/rank_revealing_lu.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::test {

/// Equations with coefficients of any size, written as numbers: what they determine does not depend on units.
class SmallCoefficientsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyDetermineTheirUnknowns_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("value");
        const auto row = [](const char* name, const char* text, const char* variable, double value) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(variable) << value;
        };
        row("two gaps in series",
            "model M Real q1, q2, p; equation q1 = 1e-12*(100e5 - p); q2 = 1e-12*(p - 0); q1 = q2; end M;", "p", 50e5);
        row("a bridge of gaps",
            "model M Real qa, qb, qc, qd, qe, p1, p2; equation qa = 3e-13*(100e5 - p1); qb = 3e-13*p1; "
            "qc = 3e-13*(100e5 - p2); qd = 3e-13*p2; qe = 1e-12*(p1 - p2); qa = qb + qe; qc + qe = qd; end M;",
            "p1", 50e5);
        row("very small ones beside very large ones",
            "model M Real x, y, z; equation 1e-20*x + 1e20*y = 3; 2e-20*x - 1e20*y = 0; z = 1e-30*x + y*1e30; end M;",
            "x", 1e20);
        row("volumes with one pressure",
            "model M Real p(start = 1e5, fixed = true), q1, q2; "
            "equation 1e-6*5e-10*der(p) = q1; 1e-6*5e-10*der(p) = q2; q1 + q2 = 1e-9; end M;",
            "q1", 5e-10);
        row("a balance of leakages that nearly cancel",
            "model M Real p; equation 1e-12*(p - 1e5) = 1e-12*(3e5 - p) + 0*p; end M;", "p", 2e5);
    }

    void theyDetermineTheirUnknowns()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, name);
        QFETCH(double, value);
        const solver::CompileOutcome outcome = compiled(text);
        QVERIFY2(outcome.system, qPrintable(messages(outcome)));
        TestRun run(outcome.system);
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double found = run[name.toStdString()];
        QVERIFY2(std::fabs(found - value) <= 1e-9 * std::fabs(value), qPrintable(QString::number(found, 'g', 17)));
    }

    void faultsAreFoundWithThemToo_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("contradiction")
            << QByteArray("model M Real p, q; equation q = 1e-12*(100e5 - p); q = 1e-12*(50e5 - p); end M;")
            << QStringLiteral("contradict each other");
        QTest::newRow("repetition")
            << QByteArray(
                   "model M Real p, q, r; equation q = 1e-12*(p - r); r = p - 1e12*q; q = 2e-12*(p - r)/2; end M;")
            << QStringLiteral("repeat");
    }

    void faultsAreFoundWithThemToo()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const solver::CompileOutcome outcome = compiled(text);
        QVERIFY(!outcome.system);
        QVERIFY2(messages(outcome).contains(words), qPrintable(messages(outcome)));
    }

    void columnsMayHaveAnyUnit()
    {
        // x + 1e-20*y = 2, x - 1e-20*y = 0
        const std::vector<double> matrix{1, 1e-20, 1, -1e-20};
        solver::DenseLu lu(2);
        std::ranges::copy(matrix, lu.matrix());
        QVERIFY(lu.factorise(2));
        std::vector<double> right{2, 0};
        lu.solve(right.data());
        QVERIFY(std::fabs(right[0] - 1) < 1e-14 && std::fabs(right[1] - 1e20) < 1e6);
        solver::RankRevealingLu singular;
        singular.reserve(2);
        std::ranges::copy(matrix, singular.matrix());
        QVERIFY(singular.factorise(2));
        QCOMPARE(singular.rank(), 2u);
        // A difference of equal numbers is no pivot, whatever their size.
        std::ranges::copy(std::vector<double>{1, 0.1e-20, 3, 0.3e-20}, lu.matrix());
        QVERIFY(!lu.factorise(2));
    }
};

BRAMAH_TEST(SmallCoefficientsTest);

}  // namespace bramah::test

#include "small_coefficients_test.moc"
