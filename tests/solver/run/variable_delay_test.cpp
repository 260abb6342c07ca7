// SPDX-License-Identifier: GPL-3.0-or-later
// delay(argument, time, longest) whose time changes, against formulas.
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <functional>

namespace bramah::test {

namespace {

LibraryRun delayed(const QByteArray& text, double stopTime, double tolerance = 1e-9)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    options.tolerance = tolerance;
    return runText(text, options);
}

/// The largest distance of \a path from \a exact in all rows between events.
double error(const LibraryRun& run, const char* path, const std::function<double(double)>& exact)
{
    double worst = 0;
    const int column = run.results.find(QString::fromLatin1(path));
    for (std::size_t row = 0; row < run.results.rowCount(); ++row)
        worst = std::max(worst, std::fabs(run.results.value(column, row) - exact(run.results.time(row))));
    return run.isRegular() ? worst : std::nan("");
}

/// The root of \a f, which rises, between \a low and \a high.
double root(const std::function<double(double)>& f, double low, double high)
{
    for (int i = 0; i < 100; ++i)
        (f(0.5 * (low + high)) > 0 ? high : low) = 0.5 * (low + high);
    return low;
}

}  // namespace

class VariableDelayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signalsComeOutAtTheirTime()
    {
        const auto exact = [](double t) { return std::sin(std::max(0.0, t - (0.1 + 0.05 * std::sin(t)))); };
        const char* const model = "model M Real y = delay(sin(time), 0.1 + 0.05*sin(time), 1); end M;";
        QVERIFY(error(delayed(model, 10), "y", exact) < 1e-9);
        const char* const withState =
            "model M Real x(start = 0, fixed = true), y; equation der(x) = cos(time); "
            "y = delay(x, 0.1 + 0.05*sin(time), 1); end M;";
        QVERIFY(error(delayed(withState, 10), "y", exact) < 1e-7);
    }

    void theTimeMayDependOnStates()
    {
        const LibraryRun run = delayed(
            "model M Real x(start = 0, fixed = true), y, d; equation der(x) = 1; "
            "d = 0.3 + 0.2*sin(3*x); y = delay(cos(x), d, 1); end M;",
            5);
        QVERIFY(error(run, "y", [](double t) { return std::cos(std::max(0.0, t - (0.3 + 0.2 * std::sin(3 * t)))); }) <
                1e-8);
    }

    /// A step comes out as one, in an event, when t - T(t) passes it.
    void stepsStaySharp()
    {
        const LibraryRun run = delayed(
            "model M Real y = delay(if time > 0.5 then 1 else 0, 0.3 + 0.1*sin(4*time), 1); "
            "Real z(start = 0, fixed = true); equation der(z) = y; end M;",
            2);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double at = root([](double t) { return t - (0.3 + 0.1 * std::sin(4 * t)) - 0.5; }, 0.5, 1);
        QVERIFY(std::fabs(run.last("z") - (2 - at)) < 1e-9);
        QVERIFY(hasEventAt(run, at));
    }

    /// If the delay grows faster than time, the output runs back through the step, and through it once more.
    void outputsRunBack()
    {
        const LibraryRun run = delayed(
            "model M Real y = delay(if time > 0.6 then 1 else 0, 0.5 + 0.4*sin(6*time), 1); "
            "Real z(start = 0, fixed = true); equation der(z) = y; end M;",
            4);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto f = [](double t) { return t - (0.5 + 0.4 * std::sin(6 * t)) - 0.6; };
        double expected = 0, crossings = 0;
        double from = f(0) > 0 ? 0 : 4;
        for (double t = 0; t < 4; t += 0.001) {
            if (f(t) <= 0 && f(t + 0.001) > 0) {
                from = root(f, t, t + 0.001);
                ++crossings;
            } else if (f(t) > 0 && f(t + 0.001) <= 0) {
                expected += root([&](double s) { return -f(s); }, t, t + 0.001) - from;
                from = 4;
                ++crossings;
            }
        }
        expected += 4 - from;
        QVERIFY(crossings >= 3);
        QVERIFY2(std::fabs(run.last("z") - expected) < 1e-4, qPrintable(QString::number(run.last("z") - expected)));
    }

    /// Down to no delay at all, the output is the argument itself.
    void theTimeMayBecomeZero()
    {
        const LibraryRun run = delayed(
            "model M Real x(start = 0, fixed = true), y; equation der(x) = cos(time); "
            "y = delay(x, max(0, 0.2*(1 - time)), 0.5); end M;",
            3);
        QVERIFY(error(run, "y", [](double t) { return std::sin(std::max(0.0, t - std::max(0.0, 0.2 * (1 - t)))); }) <
                1e-6);
        QVERIFY(std::fabs(run.last("y") - run.last("x")) < 1e-12);
    }

    /// A pipe of length 1 with the speed v: what is in it has come in and not gone out. Speed and concentration were 1.
    void whatComesInGoesOut()
    {
        const LibraryRun run = delayed(
            "model M Real d(start = 1, fixed = true), s(start = 0, fixed = true), came(start = 0, fixed = true), "
            "gone(start = 0, fixed = true), v = 1 + 0.5*sin(time), u = 1 + 0.3*sin(2*time), length, "
            "held(start = 1, fixed = true); equation der(s) = v; der(d) = 1 - v/delay(v, d, 3); "
            "length = if time > d then s - delay(s, d, 3) else 1; der(came) = v*u; der(gone) = v*delay(u, d, 3); "
            "der(held) = v*(u - delay(u, d, 3)); end M;",
            6);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.last("length") - 1) < 1e-6);
        QVERIFY(std::fabs(run.last("held") - (1 + run.last("came") - run.last("gone"))) < 1e-8);
        const auto came = [](double t) {  // the integral of v*u
            return t - 0.15 * std::cos(2 * t) + 0.15 - 0.5 * std::cos(t) + 0.5 +
                   0.075 * (std::sin(t) - std::sin(3 * t) / 3);
        };
        const double t = 6, d = run.last("d");
        QVERIFY2(std::fabs(run.last("held") - (came(t) - came(t - d))) < 1e-6,
                 qPrintable(QString::number(run.last("held") - (came(t) - came(t - d)))));
    }

    void delaysMayFeedBack()
    {
        // x' = -x(t - T): up to t = 0.5 the history is 1, then the method of steps gives polynomials.
        const LibraryRun run = delayed(
            "model M Real x(start = 1, fixed = true); equation "
            "der(x) = -delay(x, 0.5 + 1e-12*time, 1); end M;",
            1);
        QVERIFY(error(run, "x", [](double t) { return t <= 0.5 ? 1 - t : 1 - t + 0.5 * (t - 0.5) * (t - 0.5); }) <
                1e-7);
        const LibraryRun loop = delayed(
            "model M Real y(start = 0); equation y = delay(sin(time), 0.2 + 0.05*y, 1); end "
            "M;",
            6);
        QVERIFY2(loop.isRegular(), qPrintable(loop.messages()));
        const double y = loop.last("y");
        QVERIFY(std::fabs(y - std::sin(6 - (0.2 + 0.05 * y))) < 1e-7);
    }

    void timesBeyondTheLimitsEndTheRun()
    {
        for (const char* time : {"time", "0.2 - time"}) {
            const LibraryRun run =
                delayed(QByteArray("model M Real y = delay(sin(time), ") + time + ", 0.5); end M;", 3);
            QVERIFY2(run.messages().contains("which is outside of 0 to 0.5 s"), qPrintable(run.messages()));
            QVERIFY(run.results.lastTime() < 0.51);
        }
        QVERIFY(delayed("model M parameter Real T = 2; Real y = delay(time, T, 1); end M;", 1)
                    .messages()
                    .contains("delays by 2 s"));
        QVERIFY(
            delayed("model M Real y = delay(time, 0.1 + time); end M;", 1).messages().contains("changes continuously"));
    }

    /// Where a parameter excludes the branch of an operator, its time does not matter.
    void excludedOperatorsNeedNoTime()
    {
        const LibraryRun run = delayed(
            "model M parameter Real b = 0; Real x(start = 1, fixed = true), y = if b > 0 then delay(x, b) else x; "
            "Boolean s = if b > 0 then sample(0, b) else false; equation der(x) = -y; end M;",
            1);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.last("x") - std::exp(-1)) < 1e-8);
        QVERIFY(delayed("model M parameter Real b = 0; Real y = delay(time, b); end M;", 1)
                    .messages()
                    .contains("give a time greater than 0"));
    }
};

BRAMAH_TEST(VariableDelayTest);

}  // namespace bramah::test

#include "variable_delay_test.moc"
