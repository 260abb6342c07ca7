// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/linear_algebra/spectral_radius.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <cmath>
#include <numbers>

using namespace bramah;
using test::LibraryRun;
using test::LibraryRunOptions;
using test::runText;

namespace {

LibraryRunOptions solvedBy(solver::SolverKind kind, double stopTime, double tolerance)
{
    LibraryRunOptions options = test::until(stopTime, tolerance);
    options.solver = kind;
    options.eventRows = solver::EventRows::None;
    return options;
}

const QByteArray kSwing =
    "model M Real x(start=1, fixed=true), v(start=0, fixed=true); equation der(x) = v; der(v) = -x; end M;";

/// A small volume behind an orifice to 1 bar, whose root is straight within 1 Pa: what the tolerance allows the mass is
/// 1,700 Pa, within which the law's slope changes a hundredfold. \a inflow [kg/s] may read time.
QByteArray smallVolume(const QByteArray& inflow)
{
    return "model M parameter Real V = 1e-6, k = 2e-5; Real m(start=870e-6, fixed=true), p, u, s; "
           "equation m = V*(870 + 5e-7*(p - 1e5)); s = 0.5*sin(2*3.14159265*time); u = " +
           inflow +
           "; "
           "der(m) = u - k*850*(p - 1e5)/((p - 1e5)^2 + 1)^0.25; end M;";
}

/// The pressure at which the orifice lets \a inflow through.
double pressureFor(double inflow)
{
    const double root = std::abs(inflow) / (2e-5 * 850);
    return 1e5 + std::copysign(root * root, inflow);
}

}  // namespace

/// The explicit method of Dormand and Prince, and the choice between it and Radau IIA.
class SwitchingIntegratorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Its error is of order 5: a hundredth of the tolerance takes 100^(1/5) = 2.5 times the steps.
    void explicitMethodIsOfOrderFive()
    {
        const double stop = 200 * std::numbers::pi;
        double lastSteps = 0;
        for (const double tolerance : {1e-5, 1e-7, 1e-9}) {
            const LibraryRun run = runText(kSwing, solvedBy(solver::SolverKind::Arkode, stop, tolerance));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QCOMPARE(run.status.statistics.solver, std::string("arkode"));
            QCOMPARE(run.status.statistics.jacobianEvaluations, 0);
            test::expectNear(run.last(QStringLiteral("x")), 1, 300 * tolerance);
            test::expectNear(run.last(QStringLiteral("v")), 0, 300 * tolerance);
            const auto steps = static_cast<double>(run.status.statistics.steps);
            if (lastSteps > 0)
                test::expectNear(steps / lastSteps, 2.5, 0.2);
            lastSteps = steps;
        }
    }

    void partsAtRestHideNoErrors_data()
    {
        QTest::addColumn<solver::SolverKind>("kind");
        QTest::newRow("arkode") << solver::SolverKind::Arkode;
        QTest::newRow("radau") << solver::SolverKind::Radau;
    }

    // One of 2,000 oscillators swings. By the root mean square alone its error is 50 to 100 times that of a single one;
    // ten times the root of 2 is what is allowed.
    void partsAtRestHideNoErrors()
    {
        QFETCH(solver::SolverKind, kind);
        const auto errorAmong = [kind](int count) {
            const QByteArray text = "model M Real x[" + QByteArray::number(count) +
                                    "](start={if i == 1 then 1 else 0 for i in 1:size(x, 1)}, each fixed=true), "
                                    "v[size(x, 1)](each start=0, each fixed=true); "
                                    "equation der(x) = v; der(v) = -x; end M;";
            const LibraryRun run = runText(text, solvedBy(kind, 20 * std::numbers::pi, 1e-6));
            return run.isRegular() ? std::hypot(run.last(QStringLiteral("x[1]")) - 1, run.last(QStringLiteral("v[1]")))
                                   : HUGE_VAL;
        };
        const double among = errorAmong(2000), alone = errorAmong(1);
        QVERIFY2(among < 15 * alone, qPrintable(QStringLiteral("%1, alone %2").arg(among).arg(alone)));
    }

    // Rows lie within steps of about a second: the interpolation's error is of order 4.
    void explicitMethodIsKnownBetweenSteps()
    {
        LibraryRunOptions options = solvedBy(solver::SolverKind::Arkode, 20, 1e-7);
        options.interval = 0.01;
        const LibraryRun run = runText(kSwing, options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.results.rowCount(), std::size_t{2001});
        QVERIFY(run.status.statistics.steps < 500);
        for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
            const double t = run.results.time(row);
            test::expectNear(run.at(QStringLiteral("x"), t), std::cos(t), 1e-6);
        }
    }

    // A ball that loses a fifth of its speed at each bounce: the times of the bounces have a closed form.
    void explicitMethodFindsEvents()
    {
        const LibraryRun run = runText(
            "model M Real h(start=1, fixed=true), v(start=0, fixed=true); Integer n(start=0, fixed=true); "
            "equation der(h) = v; der(v) = -10; "
            "when h < 0 then reinit(v, -0.8*pre(v)); n = pre(n) + 1; end when; end M;",
            solvedBy(solver::SolverKind::Arkode, 2, 1e-9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double first = std::sqrt(0.2), second = 2.6 * first, third = second + 2 * 0.64 * first;
        QCOMPARE(run.last(QStringLiteral("n")), 3.0);
        const double t = 2 - third, speed = 0.8 * 0.8 * 0.8 * 10 * first;
        test::expectNear(run.last(QStringLiteral("h")), speed * t - 5 * t * t, 1e-7);
    }

    void swingsAreExplicit()
    {
        const double stop = 200 * std::numbers::pi;
        const LibraryRun run = runText(kSwing, solvedBy(solver::SolverKind::Auto, stop, 1e-7));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.status.statistics.solver, std::string("arkode and radau, dense"));
        const LibraryRun alone = runText(kSwing, solvedBy(solver::SolverKind::Arkode, stop, 1e-7));
        QVERIFY2(static_cast<double>(run.status.statistics.steps) <
                     1.05 * static_cast<double>(alone.status.statistics.steps),
                 qPrintable(QString::number(run.status.statistics.steps)));
        QVERIFY(run.status.statistics.jacobianEvaluations < 30);
        test::expectNear(run.last(QStringLiteral("x")), 1, 1e-5);
    }

    // Van der Pol's oscillator with mu = 1000, whose time constant is 3000 times shorter than its period: what Radau
    // does alone may cost a tenth more. x at 2000 as E. Hairer, G. Wanner, Solving Ordinary Differential Equations II.
    void stiffSystemsStayImplicit()
    {
        const QByteArray text =
            "model M Real x(start=2, fixed=true), v(start=0, fixed=true); "
            "equation der(x) = v; der(v) = 1000*(1 - x^2)*v - x; end M;";
        const LibraryRun alone = runText(text, solvedBy(solver::SolverKind::Radau, 2000, 1e-7));
        const LibraryRun run = runText(text, solvedBy(solver::SolverKind::Auto, 2000, 1e-7));
        QVERIFY2(run.isRegular() && alone.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(QStringLiteral("x")), alone.last(QStringLiteral("x")), 1e-4);
        test::expectNear(run.last(QStringLiteral("x")), 1.706167732170469, 1e-4);
        QVERIFY2(run.status.statistics.derivativeEvaluations <
                     1.1 * static_cast<double>(alone.status.statistics.derivativeEvaluations),
                 qPrintable(QStringLiteral("%1 beside %2")
                                .arg(run.status.statistics.derivativeEvaluations)
                                .arg(alone.status.statistics.derivativeEvaluations)));
    }

    // A swing to which a fast part is joined for the second half: the run goes explicit, implicit, explicit.
    void turnsAsStiffnessComesAndGoes()
    {
        const QByteArray text =
            "model M Real x(start=1, fixed=true), v(start=0, fixed=true), z(start=1, fixed=true); Real k; "
            "equation der(x) = v; der(v) = -x; k = if time < 100 or time > 200 then 1 else 1e5; "
            "der(z) = k*(x - z); end M;";
        const LibraryRun run = runText(text, solvedBy(solver::SolverKind::Auto, 300, 1e-6));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(QStringLiteral("x")), std::cos(300.0), 1e-3);
        test::expectNear(run.at(QStringLiteral("z"), 150), std::cos(150.0), 1e-3);
        // The explicit method alone takes 3 million steps.
        const auto& counts = run.status.statistics;
        QVERIFY2(counts.steps < 4000, qPrintable(QString::number(counts.steps)));
        QVERIFY(counts.jacobianEvaluations > 1 && counts.derivativeEvaluations < 20'000);
    }

    void stallsEndWithAnotherMethod_data()
    {
        QTest::addColumn<QByteArray>("inflow");
        QTest::addColumn<double>("delay");
        QTest::newRow("alone") << QByteArray("s") << 0.0;
        QTest::newRow("behind a delay") << QByteArray("delay(s, 0.1)") << 0.1;
    }

    // Radau and the explicit method take five million steps for this, and the pressure swings by 2,000 Pa.
    void stallsEndWithAnotherMethod()
    {
        QFETCH(QByteArray, inflow);
        QFETCH(double, delay);
        const LibraryRun run = runText(smallVolume(inflow), solvedBy(solver::SolverKind::Auto, 1, 1e-6));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const solver::RunStatistics& statistics = run.status.statistics;
        QVERIFY2(statistics.steps < 20'000, qPrintable(QString::number(statistics.steps)));
        QVERIFY(!statistics.changes.empty());
        QCOMPARE(statistics.changes.front().method, solver::SolverKind::Cvode);
        QVERIFY2(run.status.notes.join(QLatin1Char(' ')).contains(QStringLiteral("CVODE")), qPrintable(run.messages()));
        for (double t = delay + 0.1; t < 1; t += 0.05)
            test::expectNear(run.at(QStringLiteral("p"), t), pressureFor(run.at(QStringLiteral("s"), t - delay)), 2000);
    }

    void usualRunsNeedNoOtherMethod()
    {
        const LibraryRun run = runText(kSwing, solvedBy(solver::SolverKind::Auto, 2000, 1e-9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(run.status.statistics.changes.empty());
        QVERIFY(run.status.statistics.steps > 10'000);
        for (const solver::MethodShare& share : run.status.statistics.methods)
            QVERIFY(share.method == solver::SolverKind::Radau || share.method == solver::SolverKind::Arkode);
    }

    void largestEigenvalueIsEstimated_data()
    {
        QTest::addColumn<QList<double>>("matrix");  // column by column, 2 x 2
        QTest::addColumn<double>("radius");
        QTest::newRow("one fast") << QList<double>{-1000, 0, 0, -1} << 1000.0;
        QTest::newRow("units differ") << QList<double>{0, 1e9, -1e-3, 0} << 1000.0;
        QTest::newRow("rotation") << QList<double>{0, 1, -1, 0} << 1.0;
        QTest::newRow("nothing") << QList<double>{0, 0, 0, 0} << 0.0;
    }
    void largestEigenvalueIsEstimated()
    {
        QFETCH(QList<double>, matrix);
        QFETCH(double, radius);
        const solver::SparsePattern pattern{2, {0, 2, 4}, {0, 1, 0, 1}};
        const std::vector<double> scale{1, 1e6};
        solver::SpectralRadius estimate(pattern);
        double found = 0;
        for (int k = 0; k < 4; ++k)
            found = estimate.estimate(std::span(matrix.constData(), 4), scale);
        test::expectNear(found, radius, 0.05 * radius);
    }
};

BRAMAH_TEST(SwitchingIntegratorTest);

#include "switching_integrator_test.moc"
