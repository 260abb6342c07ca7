// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"

#include "tests/solver/run/hand_written_system.h"
#include "tests/test_registry.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

using namespace bramah::solver;
using namespace bramah::test;

namespace {

struct Finished {
    RunStatus status;
    ResultStore results;

    [[nodiscard]] double at(const char* path, std::size_t row) const
    {
        return results.value(results.find(QString::fromLatin1(path)), row);
    }
    [[nodiscard]] std::vector<double> eventTimes() const
    {
        std::vector<double> times;
        for (std::size_t row = 0; row < results.rowCount(); ++row)
            if (results.flags(row) & kAfterEventRow)
                times.push_back(results.time(row));
        return times;
    }
};

Finished simulate(HandWrittenSystem system, const RunSettings& settings)
{
    SimulationRun run(prepared(std::move(system)), settings);
    run.start();
    run.wait();
    Finished finished;
    finished.status = run.status();
    run.drainInto(finished.results);
    return finished;
}

RunSettings until(double stop, double interval, double tolerance = 1e-6)
{
    RunSettings settings;
    settings.stopTime = stop;
    settings.interval = interval;
    settings.tolerance = tolerance;
    return settings;
}

/// x'' = -x with x(0) = 0, v(0) = 1 and the relation x > limit.
HandWrittenSystem oscillator(double limit)
{
    HandWrittenSystem system;
    system.states = {"part.x", "part.v"};
    system.start = {0, 1};
    system.relations = {"part.x > limit"};
    system.derivatives = [](double, Values x, const std::vector<bool>&, std::span<double> xdot) {
        xdot[0] = x[1];
        xdot[1] = -x[0];
    };
    system.crossings = [limit](double, Values x, std::span<double> g) { g[0] = x[0] - limit; };
    return system;
}

HandWrittenSystem bouncingBall()
{
    HandWrittenSystem system;
    system.states = {"part.h", "part.v"};
    system.start = {1, 0};
    system.relations = {"part.h < 0"};
    system.derivatives = [](double, Values x, const std::vector<bool>&, std::span<double> xdot) {
        xdot[0] = x[1];
        xdot[1] = -9.81;
    };
    system.crossings = [](double, Values x, std::span<double> g) { g[0] = -x[0]; };
    system.reinit = [](double, std::span<double> x, const std::vector<bool>& becameTrue) {
        if (!becameTrue[0] || x[1] >= 0)
            return false;
        x[1] = -0.8 * x[1];
        return true;
    };
    return system;
}

}  // namespace

class IntegrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStiffSystemFollowsItsSlowSolution()
    {
        HandWrittenSystem system;
        system.states = {"part.x"};
        system.start = {2};
        system.derivatives = [](double t, Values x, const std::vector<bool>&, std::span<double> xdot) {
            xdot[0] = -1e6 * (x[0] - std::cos(t)) - std::sin(t);
        };
        const Finished run = simulate(system, until(10, 0.01));
        QCOMPARE(run.status.end->reason, EndReason::StopTimeReached);
        QCOMPARE(run.results.rowCount(), std::size_t{1001});
        for (std::size_t row = 1; row < 1001; ++row) {
            const double t = static_cast<double>(row) * 0.01;
            QCOMPARE(run.results.time(row), std::min(t, 10.0));
            QVERIFY(std::abs(run.at("part.x", row) - std::cos(t)) < 1e-5);
        }
        QVERIFY(run.status.statistics.steps < 600);
        QCOMPARE(run.status.statistics.stateStatistics.size(), std::size_t{1});
    }

    void aSwingThatHasDiedAwayHoldsNoSteps()
    {
        // Damping 1 %: after 1 s the swing of 1600 Hz is e^-100 of what it was; what stays is as slow as the time.
        constexpr double kFrequency = 1e4, kDamping = 0.01;
        HandWrittenSystem system;
        system.states = {"part.x", "part.y"};
        system.start = {1.1, 0};
        system.derivatives = [](double t, Values x, const std::vector<bool>&, std::span<double> xdot) {
            xdot[0] = kFrequency * x[1];
            xdot[1] = kFrequency * (std::cos(t) - x[0] - 2 * kDamping * x[1]);
        };
        const Finished first = simulate(system, until(1, 1)), all = simulate(system, until(20, 1));
        QVERIFY(std::abs(all.at("part.x", 20) - std::cos(20)) < 1e-5);
        // At order 4 they would be shorter than 0.1 ms for ever.
        const std::int64_t slow = all.status.statistics.steps - first.status.statistics.steps;
        QVERIFY2(slow < 20000, qPrintable(QString::number(slow)));
    }

    void aGridThatDoesNotFitEndsWithARowAtTheStopTime()
    {
        const Finished run = simulate(oscillator(5), until(1, 0.3));
        QCOMPARE(run.results.rowCount(), std::size_t{5});
        QCOMPARE(run.results.time(4), 1.0);
        QCOMPARE(run.results.flags(4), std::uint8_t{0});
        QVERIFY(std::abs(run.at("part.x", 4) - std::sin(1.0)) < 1e-5);
    }

    /// 500 intervals of a sixth of a turn: the lines between their rows cut the swing's tops off; rows at the ends of
    /// steps follow them. The rows of the grid stay as they are.
    void rowsAtStepsShowSwingsBetweenTimesOfTheGrid()
    {
        RunSettings settings = until(500, 0);
        const Finished plain = simulate(oscillator(5), settings);
        settings.hasStepRows = true;
        const Finished fine = simulate(oscillator(5), settings);
        settings.eventRows = EventRows::None;
        const Finished onGrid = simulate(oscillator(5), settings);
        QCOMPARE(plain.results.rowCount(), std::size_t{501});
        QCOMPARE(onGrid.results.rowCount(), std::size_t{501});
        const auto cutOff = [](const Finished& run) {
            double most = 0;
            for (std::size_t row = 1; row < run.results.rowCount(); ++row) {
                const double middle = (run.results.time(row - 1) + run.results.time(row)) / 2;
                const double drawn = (run.at("part.x", row - 1) + run.at("part.x", row)) / 2;
                most = std::max(most, std::abs(drawn - std::sin(middle)));
            }
            return most;
        };
        QVERIFY2(cutOff(plain) > 0.12, qPrintable(QString::number(cutOff(plain))));
        QVERIFY2(cutOff(fine) < 0.04, qPrintable(QString::number(cutOff(fine))));
        std::size_t grid = 0;
        for (std::size_t row = 0; row < fine.results.rowCount(); ++row) {
            QVERIFY(row == 0 || fine.results.time(row) > fine.results.time(row - 1));
            if ((fine.results.flags(row) & kGridRow) == 0) {
                QCOMPARE(fine.results.flags(row), std::uint8_t{kStepRow});
                QVERIFY(fine.results.time(row) - fine.results.time(row - 1) >= 1 / 8.0 * (1 - 1e-9));
                continue;
            }
            QCOMPARE(fine.results.time(row), plain.results.time(grid));
            QCOMPARE(fine.at("part.x", row), plain.at("part.x", grid));
            ++grid;
        }
        QCOMPARE(grid, std::size_t{501});
        // A part of a run whose rows are so long has as few of them as the whole.
        settings.eventRows = EventRows::Both;
        settings.valuesInRow = 10'000;  // 500 intervals of four such rows have 2e7 values
        const Finished part = simulate(oscillator(5), settings);
        QVERIFY(part.results.rowCount() > 501 && part.results.rowCount() < fine.results.rowCount());
        for (std::size_t row = 1; row < part.results.rowCount(); ++row)
            QVERIFY(part.results.flags(row) != kStepRow ||
                    part.results.time(row) - part.results.time(row - 1) >= 1 / 4.0 * (1 - 1e-9));
    }

    void aStopTimeBeyondTheGridByRoundingIsItsLastRow()
    {
        const Finished run = simulate(oscillator(5), until(6 * 0.1, 5e-5));
        QCOMPARE(run.results.rowCount(), std::size_t{12001});
    }

    void bothCrossingsWithinOneStepAreFound()
    {
        // The oscillator stays above 0.9999 for 28 ms, less than a step.
        const double limit = 0.9999;
        const Finished run = simulate(oscillator(limit), until(7, 0.5, 1e-7));
        QVERIFY(run.status.statistics.largestStep > 0.028);
        const std::vector<double> times = run.eventTimes();
        QCOMPARE(times.size(), std::size_t{2});
        QVERIFY(std::abs(times[0] - std::asin(limit)) < 2e-4);
        QVERIFY(std::abs(times[1] - (std::numbers::pi - std::asin(limit))) < 2e-4);
        QCOMPARE(run.status.statistics.stateEvents, std::int64_t{2});
        QCOMPARE(run.status.statistics.relationStatistics.size(), std::size_t{1});
        QCOMPARE(run.status.statistics.relationStatistics[0].fired, std::int64_t{2});
    }

    void crossingsAreLocatedExactlyOnTheSolution()
    {
        const Finished run = simulate(oscillator(0.5), until(20, 1, 1e-8));
        int sign = 0;
        for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
            if ((run.results.flags(row) & kBeforeEventRow) == 0)
                continue;
            QVERIFY(std::abs(run.at("part.x", row) - 0.5) < 1e-13);
            QCOMPARE(run.results.time(row), run.results.time(row + 1));
            QVERIFY(run.at("part.on1", row) != run.at("part.on1", row + 1));
            ++sign;
        }
        QCOMPARE(sign, 7);  // sin t passes 0.5 upwards 4 times (0.52 + 2 pi k) and downwards 3 times before 20
    }

    void aBouncingBallHitsTheGroundWhenItShould()
    {
        const Finished run = simulate(bouncingBall(), until(2.5, 0.1, 1e-8));
        QCOMPARE(run.status.end->reason, EndReason::StopTimeReached);
        std::vector<double> hits;
        for (std::size_t row = 0; row + 1 < run.results.rowCount(); ++row)
            if ((run.results.flags(row) & kBeforeEventRow) && run.at("part.v", row) < 0)
                hits.push_back(run.results.time(row));
        double expected = std::sqrt(2 / 9.81);
        double speed = 9.81 * expected;
        QVERIFY(hits.size() >= 3);
        for (const double hit : hits) {
            QVERIFY2(std::abs(hit - expected) < 1e-6, qPrintable(QString::number(hit - expected)));
            speed *= 0.8;
            expected += 2 * speed / 9.81;
        }
    }

    void vanDerPolHasItsPeriod()
    {
        HandWrittenSystem system;
        system.states = {"part.x", "part.v"};
        system.start = {2, 0};
        system.relations = {"part.x > 0"};
        system.derivatives = [](double, Values x, const std::vector<bool>&, std::span<double> xdot) {
            xdot[0] = x[1];
            xdot[1] = (1 - x[0] * x[0]) * x[1] - x[0];
        };
        system.crossings = [](double, Values x, std::span<double> g) { g[0] = x[0]; };
        const std::vector<double> times = simulate(system, until(60, 1, 1e-9)).eventTimes();
        // Period for mu = 1 after Krogdahl (1960): 6.6632868593.
        const double period = (times.back() - times[times.size() - 5]) / 2;
        QVERIFY2(std::abs(period - 6.6632868593) < 1e-6, qPrintable(QString::number(period, 'g', 12)));
    }

    void aRelayWithoutHysteresisChatters()
    {
        HandWrittenSystem system;
        system.states = {"part.x"};
        system.start = {0.35};
        system.relations = {"part.x > 0"};
        system.derivatives = [](double, Values, const std::vector<bool>& truth, std::span<double> xdot) {
            xdot[0] = truth[0] ? -1 : 1;
        };
        system.crossings = [](double, Values x, std::span<double> g) { g[0] = x[0]; };
        const Finished run = simulate(system, until(1, 0.1));
        QCOMPARE(run.status.end->reason, EndReason::Chattering);
        QCOMPARE(run.status.end->component, QStringLiteral("part"));
        QVERIFY(run.status.end->message.contains(QStringLiteral("`part.x > 0`")));
        QVERIFY(std::abs(run.status.end->time - 0.35) < 1e-4);
        QVERIFY(run.results.rowCount() > 4);
    }

    /// A difference that grows slowly from zero, as that of two speeds does while a friction breaks away, has no sign
    /// but that of its rounding for a while; the derivatives know nothing of it.
    void roundingOfASlowRelationIsNoChattering()
    {
        HandWrittenSystem system;
        system.states = {"part.x"};
        system.start = {0};
        system.relations = {"part.x > 0"};
        system.derivatives = [](double, Values, const std::vector<bool>&, std::span<double> xdot) { xdot[0] = 1; };
        // Beyond the rounding within a nanosecond, which is 10^7 numbers.
        constexpr double kInstant = 0.3, kNanosecond = 1e-9, kRounding = 1e-13;
        system.crossings = [](double t, Values, std::span<double> g) {
            const double way = (t - kInstant) / kNanosecond;
            const bool isUp = (std::bit_cast<std::uint64_t>(t) * 0x9e3779b97f4a7c15u >> 63) != 0;
            g[0] = kRounding * (way * way * way + (isUp ? 1 : -1));
        };
        const Finished run = simulate(system, until(1, 0.1));
        QVERIFY2(run.status.end->isRegular(), qPrintable(run.status.end->message));
        const std::vector<double> times = run.eventTimes();
        QVERIFY(!times.empty() && times.size() < 50);
        for (const double time : times)
            QVERIFY2(std::abs(time - kInstant) < 1e-6, qPrintable(QString::number(time - kInstant)));
    }

    void timeEventsAreHitExactly()
    {
        HandWrittenSystem system;
        system.states = {"part.x"};
        system.start = {0};
        system.timeEvents = {0.1, 0.7};
        system.relations = {"time > 0.1", "time > 0.7"};
        system.derivatives = [](double, Values, const std::vector<bool>& truth, std::span<double> xdot) {
            xdot[0] = truth[0] && !truth[1] ? 1 : 0;
        };
        // At its time event a relation in time alone is taken as true.
        system.crossings = [](double t, Values, std::span<double> g) {
            g[0] = t >= 0.1 ? 1 : -1;
            g[1] = t >= 0.7 ? 1 : -1;
        };
        const Finished run = simulate(system, until(1, 0.1));
        const std::vector<double> times = run.eventTimes();
        QCOMPARE(times, (std::vector<double>{0.1, 0.7}));
        QCOMPARE(run.results.rowCount(), std::size_t{13});
        QVERIFY(std::abs(run.at("part.x", 12) - 0.6) < 1e-12);
        int gridRows = 0;
        for (std::size_t row = 0; row < 13; ++row)
            gridRows += run.results.flags(row) & kGridRow ? 1 : 0;
        QCOMPARE(gridRows, 11);
    }

    void withoutEventRowsTheGridIsAlone()
    {
        RunSettings settings = until(20, 1);
        settings.eventRows = EventRows::None;
        const Finished run = simulate(oscillator(0.5), settings);
        QCOMPARE(run.results.rowCount(), std::size_t{21});
    }

    void explicitAndDaeFormAgree()
    {
        // x' = -z, z + z^3 = x.
        const auto solve = [](double x) {
            double z = x;
            for (int k = 0; k < 60; ++k)
                z -= (z + z * z * z - x) / (1 + 3 * z * z);
            return z;
        };
        HandWrittenSystem system;
        system.states = {"part.x"};
        system.start = {3};
        system.algebraic = [solve](Values x) { return solve(x[0]); };
        system.derivatives = [solve](double, Values x, const std::vector<bool>&, std::span<double> xdot) {
            xdot[0] = -solve(x[0]);
        };
        system.implicitForm = [](double, Values y, std::span<double> f, double& g) {
            f[0] = -y[1];
            g = y[1] + y[1] * y[1] * y[1] - y[0];
        };
        RunSettings settings = until(3, 0.1, 1e-8);
        const Finished explicitForm = simulate(system, settings);
        settings.solver = SolverKind::Ida;
        const Finished dae = simulate(system, settings);
        QCOMPARE(dae.status.end->reason, EndReason::StopTimeReached);
        QVERIFY(dae.status.statistics.solver.starts_with("ida"));
        // -dt = dx/z = (1/z + 3z) dz: t = ln(z0/z) + 1.5 (z0^2 - z^2).
        const double z0 = solve(3);
        for (std::size_t row = 0; row <= 30; ++row) {
            for (const Finished* run : {&explicitForm, &dae}) {
                const double z = run->at("part.z", row);
                const double t = std::log(z0 / z) + 1.5 * (z0 * z0 - z * z);
                QVERIFY2(std::abs(t - run->results.time(row)) < 1e-5, qPrintable(QString::number(t)));
            }
        }
    }

    void aLargeSparseSystemIsSolvedByKlu()
    {
        // Diffusion on 400 cells with fixed ends 0 and 1 tends to a straight line; mode 1 decays by its eigenvalue.
        HandWrittenSystem system;
        const int n = 400;
        for (int k = 0; k < n; ++k) {
            system.states.push_back("part.x" + std::to_string(k));
            system.start.push_back(std::sin(std::numbers::pi * (k + 1) / (n + 1)));
        }
        system.bandwidth = 1;
        system.derivatives = [](double, Values x, const std::vector<bool>&, std::span<double> xdot) {
            const std::size_t size = x.size();
            for (std::size_t k = 0; k < size; ++k)
                xdot[k] = 1e5 * ((k > 0 ? x[k - 1] : 0) - 2 * x[k] + (k + 1 < size ? x[k + 1] : 0));
        };
        const Finished run = simulate(system, until(1, 0.25, 1e-7));
        QVERIFY(run.status.statistics.solver.ends_with("klu"));
        const double rate = 4e5 * std::pow(std::sin(std::numbers::pi / 2 / (n + 1)), 2);
        QVERIFY(std::abs(run.at("part.x199", 4) - system.start[199] * std::exp(-rate)) < 1e-6);
    }

    void aNotANumberEndsWithItsComponent()
    {
        HandWrittenSystem system = oscillator(9);
        system.check = [](double t, Values) {
            return t > 1 ? failure(FailureKind::NotANumber, true, ComponentId{1}, failures::Told{"`part.q` is NaN"})
                         : EvaluationStatus{};
        };
        const Finished run = simulate(system, until(5, 0.1));
        QCOMPARE(run.status.end->reason, EndReason::EquationsFailed);
        QCOMPARE(run.status.end->component, QStringLiteral("part"));
        QVERIFY(run.status.end->message.contains(QStringLiteral("`part.q`")));
        QVERIFY(run.results.rowCount() >= 10);
        QVERIFY(run.results.lastTime() <= 1.0001);
    }

    void wrongSettingsAreExplained()
    {
        QCOMPARE(simulate(oscillator(1), until(-1, 0.1)).status.end->reason, EndReason::BadSettings);
        RunSettings settings = until(1, 0.1);
        settings.parameterValues = {{QStringLiteral("part.absent"), 1.0}};
        const RunStatus status = simulate(oscillator(1), settings).status;
        QCOMPARE(status.end->reason, EndReason::BadSettings);
        QVERIFY(status.end->message.contains(QStringLiteral("`part.absent`")));
    }
};

BRAMAH_TEST(IntegrationTest);
#include "integration_test.moc"
