// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::test {
namespace {

/// A swing that hears itself a little later, pushed at 1 s, with a moment of rest before and a long one behind.
constexpr const char* kPushed =
    "model M\n  parameter Real T = 0.002;\n  Real x(start = 0, fixed = true), v(start = 0, fixed = true);\n"
    "  Real push = if time > 1 and time < 1.02 then 50 else 0;\n"
    "equation\n  der(x) = v;\n  der(v) = push - 400*x - 30*delay(v, T);\nend M;\n";

LibraryRun runAt(const char* text, double stopTime, double tolerance)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    options.interval = 0.01;
    options.tolerance = tolerance;
    return runText(text, options);
}

}  // namespace

/// Steps of systems with delays: short while waves run, long at rest, accurate in both cases.
class StepsBehindDelaysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Steps of a quarter of the delay would be 12,000.
    void aRestTakesFewSteps()
    {
        const LibraryRun run = runAt(kPushed, 6, 1e-6);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY2(run.status.statistics.steps < 2500, qPrintable(QString::number(run.status.statistics.steps)));
        QVERIFY(run.status.statistics.largestStep > 0.01);
    }

    void longStepsKeepTheResults()
    {
        const LibraryRun run = runAt(kPushed, 6, 1e-6), exact = runAt(kPushed, 6, 1e-11);
        QVERIFY(run.isRegular() && exact.isRegular());
        const auto range = exact.results.range(exact.results.find(QStringLiteral("x")));
        double worst = 0;
        for (double t = 0; t <= 6; t += 0.0073)
            worst = std::max(worst, std::fabs(run.at(QStringLiteral("x"), t) - exact.at(QStringLiteral("x"), t)));
        QVERIFY2(worst < 1e-4 * (range.upper - range.lower), qPrintable(QString::number(worst)));
        QVERIFY(range.upper > 0.01);
    }

    // Nothing tells beforehand that the signal turns: x' = -x(t - 1) with x = 1 before is a polynomial on each
    // interval.
    void aSignalThatTurnsIsMetAgain()
    {
        const LibraryRun run = runAt(
            "model M Real x(start = 1, fixed = true); equation der(x) = -(if time < 1 then 1 else delay(x, 1)); end M;",
            3, 1e-8);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto x = [&](double t) { return run.at(QStringLiteral("x"), t); };
        QVERIFY(std::fabs(x(1) - 0) < 1e-7);
        QVERIFY(std::fabs(x(2) + 0.5) < 1e-6);
        // On [2, 3]: x' = -x(t - 1), x(s) = -(s - 1) + (s - 1)^2/2 on [1, 2]
        QVERIFY2(std::fabs(x(3) - (-0.5 + 0.5 - 1.0 / 6)) < 1e-6, qPrintable(QString::number(x(3), 'g', 10)));
    }
};

BRAMAH_TEST(StepsBehindDelaysTest);

}  // namespace bramah::test

#include "steps_behind_delays_test.moc"
