// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/history/transport_history.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>
#include <vector>

namespace bramah::test {

namespace {

LibraryRun carriedBy(const QByteArray& text, double stopTime, double tolerance = 1e-10)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    options.interval = 0.01;
    options.tolerance = tolerance;
    return runText(text, options);
}

/// The largest distance of `path` from \a exact at the rows between events from \a from to \a to.
double error(const LibraryRun& run, const char* path, double from, double to,
             const std::function<double(double)>& exact)
{
    double worst = 0;
    for (std::size_t row = 1; row + 1 < run.results.rowCount(); ++row)
        if (const double t = run.results.time(row);
            t > from && t < to && t > run.results.time(row - 1) && t < run.results.time(row + 1))
            worst = std::max(worst, std::fabs(run.at(QString::fromLatin1(path), t) - exact(t)));
    return worst;
}

}  // namespace

/// spatialDistribution() against the exact solution of dz/dt + v dz/dy = 0: what comes out is what went in when the
/// flow stood where that part of it went in.
class SpatialDistributionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // At constant speed it is a delay, in either direction.
    void steadyFlow_data()
    {
        QTest::addColumn<bool>("isForward");
        QTest::newRow("forward") << true;
        QTest::newRow("backward") << false;
    }

    void steadyFlow()
    {
        QFETCH(bool, isForward);
        const LibraryRun r = carriedBy(
            QByteArray("model S Real x(start = 0, fixed = true), line, wave, out0, out1, w0, w1, y, z; "
                       "equation der(x) = ") +
                (isForward ? "0.5" : "-0.5") +
                "; line = 3 + 2*time; wave = sin(3.14159265358979*time); "
                "(out0, out1) = spatialDistribution(line, line, x, der(x) >= 0, {0, 1}, {3, 3}); "
                "(w0, w1) = spatialDistribution(in0 = wave, in1 = wave, x = x, positiveVelocity = der(x) >= 0); "
                "y = " +
                (isForward ? "out1" : "out0") + "; z = " + (isForward ? "w1" : "w0") + "; end S;",
            7);
        QVERIFY2(r.isRegular(), qPrintable(r.messages()));
        QVERIFY(error(r, "y", 0, 2, [](double) { return 3.0; }) < 1e-12);
        // The line bends at 2 s: the first cubics behind it are not lines yet.
        const double ofLine = error(r, "y", 2, 7, [](double t) { return 3 + 2 * (t - 2); });
        QVERIFY2(ofLine < 1e-9, qPrintable(QString::number(ofLine)));
        const double ofWave = error(r, "z", 2, 7, [](double t) { return std::sin(std::numbers::pi * (t - 2)); });
        QVERIFY2(ofWave < 1.1e-3, qPrintable(QString::number(ofWave)));
        QCOMPARE(r.at(isForward ? QStringLiteral("out0") : QStringLiteral("out1"), 7), 17.0);
    }

    // Between the points given for the start are lines, and a pipe that is saved half empty goes on with them.
    void profileAtTheStart()
    {
        const std::array places{0.0, 0.25, 0.5, 0.75, 1.0}, values{1.0, 3.0, 0.0, 5.0, 4.0};
        const auto exact = [](double place) {
            return place > 0.75   ? 5 - 4 * (place - 0.75)
                   : place > 0.5  ? 20 * (place - 0.5)
                   : place > 0.25 ? 12 * (0.5 - place)
                                  : 1 + 8 * place;
        };
        solver::TransportHistory history;
        history.fill(0, places, values);
        for (double x = 0; x < 0.995; x += 0.01) {
            if (x > 0.5) {
                std::vector<std::pair<double, double>> saved;
                history.forEachPoint([&](double place, double value) { saved.emplace_back(place, value); });
                history.refill(history.position(), saved);
            }
            history.add(x, {1 - x, 0}, true);
            QVERIFY2(std::fabs(history.outflow(x, true) - exact(1 - x)) < 1e-12, qPrintable(QString::number(x)));
        }
        const LibraryRun r = carriedBy(
            "model P Real a, b; equation "
            "(a, b) = spatialDistribution(1.0, 0, 0.5*time, true, {0, 1}, {1, 4}); end P;",
            1.9);
        QVERIFY2(r.isRegular(), qPrintable(r.messages()));
        const double ofLine = error(r, "b", 0, 1.9, [](double t) { return 4 - 1.5 * t; });
        QVERIFY2(ofLine < 1e-9, qPrintable(QString::number(ofLine)));
    }

    // x = sin(t): u goes in at y = 0, comes back from pi/2 on, while 7 + t goes in at y = 1, and so on. All jumps,
    // those of the contents at the start, of u and that of the reversal, come out as events where they must.
    void reversedFlow()
    {
        const LibraryRun r = carriedBy(
            "model S Real x(start = 0, fixed = true), v, u, y0, y1; equation v = cos(time); der(x) = v; "
            "u = if time < 0.3 then 1 else if time < 0.8 then 2 else 5; "
            "(y0, y1) = spatialDistribution(u, 7 + time, x, v >= 0, {0, 0.5, 0.5, 1}, {1, 1, 3, 3}); end S;",
            7.5);
        QVERIFY2(r.isRegular(), qPrintable(r.messages()));
        const double pi = std::numbers::pi;
        const auto in0 = [](double t) { return t < 0.3 ? 1.0 : t < 0.8 ? 2.0 : 5.0; };
        const auto in1 = [](double t) { return 7 + t; };
        QVERIFY(error(r, "y0", 0, pi / 2, in0) < 1e-12);
        QVERIFY(error(r, "y1", 0, pi / 2, [&](double t) { return std::sin(t) < 0.5 ? 3.0 : 1.0; }) < 1e-9);
        QVERIFY(error(r, "y1", pi / 2, 3 * pi / 2, in1) < 1e-12);
        QVERIFY(error(r, "y0", pi / 2, pi, [&](double t) { return in0(pi - t); }) < 1e-9);
        const double ofFirst =
            error(r, "y0", pi, 3 * pi / 2, [&](double t) { return in1(pi - std::asin(1 + std::sin(t))); });
        QVERIFY2(ofFirst < 0.02, qPrintable(QString::number(ofFirst)));  // steep where the flow turned around
        const double ofSecond = error(r, "y1", 3 * pi / 2, 2 * pi, [&](double t) { return in1(3 * pi - t); });
        QVERIFY2(ofSecond < 0.02, qPrintable(QString::number(ofSecond)));
        for (const double t : {pi / 6, pi - 0.8, pi - 0.3, pi})
            QVERIFY2(hasEventAt(r, t), qPrintable(QString::number(t)));
    }

    // In a loop, against the same loop with delay().
    void loops_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::newRow("state") << QByteArray("der(x) = 2;");
        QTest::newRow("of time") << QByteArray("x = 2*time;");
    }

    void loops()
    {
        QFETCH(QByteArray, position);
        const LibraryRun r = carriedBy(
            "model L Real x, a(start = 1, fixed = true), b(start = 1, fixed = true), y0, y1; "
            "equation der(a) = -2*y1; der(b) = -2*delay(b, 0.5); " +
                position + " (y0, y1) = spatialDistribution(a, 0, x, true, {0, 1}, {1, 1}); end L;",
            10, 1e-7);
        QVERIFY2(r.isRegular(), qPrintable(r.messages()));
        QVERIFY(std::fabs(r.at(QStringLiteral("b"), 2)) > 0.1);
        for (double t = 0; t < 10; t += 0.1)
            QVERIFY2(std::fabs(r.at(QStringLiteral("a"), t) - r.at(QStringLiteral("b"), t)) < 2e-4,
                     qPrintable(QString::number(t)));
    }

    // A pipe at rest keeps what it holds; what changes at its end meanwhile enters as a front.
    void rest()
    {
        const LibraryRun r = carriedBy(
            "model R Real x(start = 0, fixed = true), v, y0, y1; equation der(x) = v; "
            "v = if time < 1 or time > 3 then 0.4 else 0; "
            "(y0, y1) = spatialDistribution(time, 0, x, true, {0, 1}, {0, 0}); end R;",
            7);
        QVERIFY2(r.isRegular(), qPrintable(r.messages()));
        // 0.4 of the pipe are filled by 1 s, the rest comes at 0.4 from 3 s on; what is at the front entered at 0 s.
        QVERIFY(error(r, "y1", 0, 4.5, [](double) { return 0.0; }) < 1e-9);
        QVERIFY(error(r, "y1", 4.5, 5.5, [](double t) { return t - 4.5; }) < 1e-9);
        QVERIFY(error(r, "y1", 5.5, 7, [](double t) { return t - 2.5; }) < 1e-9);
        QVERIFY(hasEventAt(r, 5.5));
    }

    void wrongCalls()
    {
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 static_cast<void>(flatText("model W Real a, b; equation (a, b) = "
                                                            "spatialDistribution(1, 2, time); end W;")));
        const LibraryRun r = carriedBy(
            "model W Real a, b; equation (a, b) = "
            "spatialDistribution(1, 2, time, true, {0, 0.7, 0.6, 1}, {1, 2, 3, 4}); end W;",
            1);
        QVERIFY(!r.isRegular());
        QVERIFY2(r.messages().contains(QStringLiteral("initialPoints")), qPrintable(r.messages()));
    }

    // Nothing else reads the pipe.
    void initialEquationsMayReadIt()
    {
        const LibraryRun r = carriedBy(
            "model I Real q(start = 0, fixed = true), c0, c1; initial equation "
            "(c0, c1) = spatialDistribution(3 + q, 0, q, true, {0, 1}, {5, 7}); "
            "equation der(q) = 0.9; der(c0) = 1; der(c1) = -1; end I;",
            1);
        QVERIFY2(r.isRegular(), qPrintable(r.messages()));
        QCOMPARE(r.at(QStringLiteral("c0"), 0), 3.0);
        QCOMPARE(r.at(QStringLiteral("c1"), 0), 7.0);
    }

    // However slowly the flow goes, and however often it turns around, the memory it needs is bounded.
    void theHistoryIsBounded()
    {
        solver::TransportHistory history;
        history.fill(0, std::array{0.0, 1.0}, std::array{0.0, 0.0});
        double x = 0;
        for (int i = 0; i < 3000000; ++i) {
            const bool isForward = i / 1000 % 3 != 2;
            x += isForward ? 1e-8 : -1e-8;
            history.add(x, {std::sin(i * 1e-3), 1}, isForward);
        }
        QVERIFY2(history.size() < 30000, qPrintable(QString::number(history.size())));
        for (int i = 0; i < 1000; ++i)
            history.add(x += 0.1, {1, 1}, true);
        QVERIFY(history.size() < 20);
    }
};

BRAMAH_TEST(SpatialDistributionTest);

}  // namespace bramah::test

#include "spatial_distribution_test.moc"
