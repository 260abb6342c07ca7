// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <array>
#include <numbers>

using namespace bramah;
using test::LibraryRun;
using test::LibraryRunOptions;
using test::runText;

namespace {

LibraryRunOptions radau(double stopTime, double tolerance)
{
    LibraryRunOptions options = test::until(stopTime, tolerance);
    options.solver = solver::SolverKind::Radau;
    options.eventRows = solver::EventRows::None;
    return options;
}

}  // namespace

/// Radau IIA of order 5 against closed solutions, published figures and the other integrator.
class RadauIntegratorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A hundred swings without damping, where BDF above order 2 are unstable. Of order 5: the steps for a tenth of the
    // error grow by 10^(1/5), here by its estimate's 10^(1/4) at most.
    void swingsAreKept()
    {
        const QByteArray text =
            "model M Real x(start=1, fixed=true), v(start=0, fixed=true); equation der(x) = v; der(v) = -x; end M;";
        const double stop = 200 * std::numbers::pi;
        double lastSteps = 0;
        for (const double tolerance : {1e-5, 1e-7, 1e-9}) {
            const LibraryRun run = runText(text, radau(stop, tolerance));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QCOMPARE(run.status.statistics.solver, std::string("radau, dense"));
            test::expectNear(run.last(QStringLiteral("x")), 1, 300 * tolerance);
            test::expectNear(run.last(QStringLiteral("v")), 0, 300 * tolerance);
            const auto steps = static_cast<double>(run.status.statistics.steps);
            QVERIFY2(lastSteps == 0 || steps < 3.4 * lastSteps, qPrintable(QString::number(steps / lastSteps)));
            lastSteps = steps;
        }
        QVERIFY2(lastSteps < 40000, qPrintable(QString::number(lastSteps)));
    }

    // Robertson's kinetics at 400 s; figures: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, IV.10,
    // and SUNDIALS' example cvRoberts (4.4978e-1 of y1 at 40 s is theirs as 7.1583e-1, at 400 s 4.5054e-1).
    void stiffKineticsAgree()
    {
        const LibraryRun run = runText(
            "model M Real a(start=1, fixed=true), b(start=0, fixed=true, nominal=1e-4), c(start=0, fixed=true); "
            "equation "
            "der(a) = -0.04*a + 1e4*b*c; der(b) = 0.04*a - 1e4*b*c - 3e7*b^2; der(c) = 3e7*b^2; end M;",
            radau(400, 1e-8));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(QStringLiteral("a")), 4.5054e-1, 5e-5);
        test::expectNear(run.last(QStringLiteral("b")), 3.2232e-6, 5e-10);
        test::expectNear(run.last(QStringLiteral("c")), 5.4946e-1, 5e-5);
        QVERIFY(run.status.statistics.steps < 1000);
    }

    void denseOutputLiesOnTheSolution()
    {
        LibraryRunOptions options = radau(10, 1e-8);
        options.interval = 0.01;
        const LibraryRun run =
            runText("model M Real x(start=0, fixed=true); equation der(x) = -50*(x - cos(time)); end M;", options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double k = 50;
        QCOMPARE(run.results.rowCount(), std::size_t{1001});
        for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
            const double t = run.results.time(row), scale = k / (k * k + 1);
            const double exact = scale * (k * std::cos(t) + std::sin(t)) - scale * k * std::exp(-k * t);
            test::expectNear(run.at(QStringLiteral("x"), t), exact, 1e-5);
        }
    }

    void rowsOfLooseStepsAreRight_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cylinder_drive", "cylinder_drive_oil", "cylinder_drive_step", "mass_on_limits"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    // Where pressures are equal, an opening between them has a slope that a Jacobian tells only there. A loose
    // tolerance allows long steps from there: the stages, and so the rows within the step, must hold the equations all
    // the same. 3 % of the range allow for valves that switch a row earlier or later.
    void rowsOfLooseStepsAreRight()
    {
        QFETCH(QString, name);
        const QString path =
            qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/%1.mo").arg(name);
        const solver::Experiment experiment = test::flatFile(path).experiment;
        LibraryRunOptions options = test::until(experiment.stopTime, 1e-3);
        options.interval = experiment.interval.value_or(0);
        options.eventRows = solver::EventRows::None;
        const LibraryRun run = test::runFile(path, options);
        options.tolerance = 1e-8;
        const LibraryRun exact = test::runFile(path, options);
        QVERIFY2(run.isRegular() && exact.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.results.rowCount(), exact.results.rowCount());
        int count = 0;
        for (const auto& column : run.results.columns()) {
            if (!column.path.endsWith(QLatin1String(".p")) && !column.path.endsWith(QLatin1String(".pA")) &&
                !column.path.endsWith(QLatin1String(".pB")))
                continue;
            const int own = run.results.find(column.path), other = exact.results.find(column.path);
            const auto range = exact.results.range(other);
            if (!(range.upper - range.lower > 1e5))
                continue;
            ++count;
            for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
                const double error = std::abs(run.results.value(own, row) - exact.results.value(other, row));
                QVERIFY2(error < 0.03 * (range.upper - range.lower),
                         qPrintable(QStringLiteral("%1 is %2 bar off at %3 s")
                                        .arg(column.path)
                                        .arg(error / 1e5)
                                        .arg(run.results.time(row))));
            }
        }
        QVERIFY(count > 2);
    }

    void circuitsAgreeWithCvode_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cylinder_drive_oil", "water_hammer", "flow_control_drive", "pilot_check_holding",
                                 "pressure_reducing", "sampled_servo_control"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    // At the default tolerance, with no more than a third of CVODE's steps.
    void circuitsAgreeWithCvode()
    {
        QFETCH(QString, name);
        const QString path =
            qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/%1.mo").arg(name);
        LibraryRunOptions options;
        options.useExperiment = true;
        options.eventRows = solver::EventRows::None;
        options.solver = solver::SolverKind::Cvode;
        const LibraryRun bdf = test::runFile(path, options);
        options.solver = solver::SolverKind::Radau;
        const LibraryRun run = test::runFile(path, options);
        QVERIFY2(run.isRegular() && bdf.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.results.rowCount(), bdf.results.rowCount());
        for (const auto& column : run.results.columns()) {
            const auto range = bdf.results.range(bdf.results.find(column.path));
            const double size = std::max(std::abs(range.upper), std::abs(range.lower));
            if (!(range.upper - range.lower > 1e-9 * size))
                continue;  // it stands still
            const double mean = test::meanDifference(run.results, bdf.results, column.path);
            QVERIFY2(mean <= 2e-3, qPrintable(column.path + QStringLiteral(": %1").arg(mean)));
        }
        QVERIFY2(3 * run.status.statistics.steps < bdf.status.statistics.steps,
                 qPrintable(QStringLiteral("%1 steps, CVODE %2")
                                .arg(run.status.statistics.steps)
                                .arg(bdf.status.statistics.steps)));
    }
};

BRAMAH_TEST(RadauIntegratorTest);

#include "radau_integrator_test.moc"
