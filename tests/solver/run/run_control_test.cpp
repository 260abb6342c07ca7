// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/run_control.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"

#include "tests/solver/run/hand_written_system.h"
#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <cmath>
#include <random>
#include <thread>

using namespace bramah::solver;
using namespace bramah::test;

namespace {

/// x' = rate, rows each 1 ms.
HandWrittenSystem ramp()
{
    HandWrittenSystem system;
    system.states = {"part.x"};
    system.start = {0};
    system.derivatives = [](double, Values, const std::vector<bool>&, std::span<double> xdot) { xdot[0] = 1; };
    return system;
}

RunSettings endless()
{
    RunSettings settings;
    settings.stopTime = 1e5;
    settings.interval = 1e-3;
    return settings;
}

/// An evaluator whose derivative is its parameter `part.rate`.
class RampWithRate final : public SystemEvaluator
{
public:
    RampWithRate() : inner_(withParameter()) {}

    const SystemLayout& layout() const override { return inner_.layout(); }
    const FlatModel& model() const override { return inner_.model(); }
    void setParameter(VariableId id, double value) override { inner_.setParameter(id, value); }
    EvaluationStatus updateParameters() override { return {}; }
    double value(VariableId id) const override { return inner_.value(id); }
    InitialisationOutcome initialise(double t, std::span<double> x) override { return inner_.initialise(t, x); }
    EvaluationStatus derivatives(double, Values, std::span<double> xdot) override
    {
        xdot[0] = inner_.parameter("part.rate");
        return {};
    }
    EvaluationStatus jacobian(double, Values, std::span<double> values) override
    {
        values[0] = 0;
        return {};
    }
    EvaluationStatus residual(double, Values, Values, std::span<double>) override { return {}; }
    EvaluationStatus residualJacobian(double, Values, double, std::span<double>) override { return {}; }
    void algebraics(std::span<double>) const override {}
    EvaluationStatus relations(double, Values, std::span<double>) override { return {}; }
    double nextTimeEvent(double t) const override { return inner_.nextTimeEvent(t); }
    double largestStep() const override { return 0.02; }  // else steps grow without end, and wishes wait for theirs
    EventOutcome handleEvent(double, std::span<double>) override { return {}; }
    EvaluationStatus acceptStep(double, Values) override { return {}; }
    void selectOutputs(std::span<const std::size_t> chosen) override { inner_.selectOutputs(chosen); }
    EvaluationStatus outputs(double t, Values x, std::span<double> v) override { return inner_.outputs(t, x, v); }

private:
    static HandWrittenSystem withParameter()
    {
        HandWrittenSystem system = ramp();
        system.parameters["part.rate"] = 1;
        return system;
    }
    HandWrittenEvaluator inner_;
};

PrepareSystem preparedRamp()
{
    return [](const std::function<bool()>&) { return PreparedSystem{std::make_unique<RampWithRate>(), {}}; };
}

template <typename Condition>
bool waitFor(Condition&& condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.hasExpired(20000))
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
}

}  // namespace

class RunControlTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsComeWhileItRunsAndStopEndsIt()
    {
        SimulationRun run(prepared(ramp()), endless());
        ResultStore store;
        run.start();
        QVERIFY(waitFor([&] { return run.drainInto(store) > 0; }));
        QVERIFY(!run.isEnded());
        run.stop();
        QVERIFY(waitFor([&] { return run.isEnded(); }));
        run.drainInto(store);
        QCOMPARE(run.status().end->reason, EndReason::Stopped);
        for (std::size_t row = 0; row < store.rowCount(); row += 97) {
            QCOMPARE(store.time(row), static_cast<double>(row) * 1e-3);
            QVERIFY(std::abs(store.value(0, row) - store.time(row)) < 1e-6 * (1 + store.time(row)));
        }
    }

    /// Without a thread of its own all rows are there at the end, and whoever asks for a stop is heard within a step.
    void aRunInThisThreadEndsAndIsStopped()
    {
        RunSettings settings = endless();
        settings.stopTime = 1;
        SimulationRun whole(prepared(ramp()), settings);
        ResultStore store;
        whole.runHere();
        whole.drainInto(store);
        QCOMPARE(whole.status().end->reason, EndReason::StopTimeReached);
        QCOMPARE(store.rowCount(), std::size_t{1001});
        int asked = 0;
        SimulationRun stopped(prepared(ramp()), endless());
        stopped.runHere([&] { return ++asked > 1000; });
        QCOMPARE(stopped.status().end->reason, EndReason::Stopped);
        QVERIFY(stopped.status().end->time < 1e5);
    }

    void aFullQueueHoldsTheWorkerAndLosesNothing()
    {
        SimulationRun run(prepared(ramp()), endless());
        run.start();
        // Nobody drains: the worker must stand still long before the end.
        double before = -1;
        QVERIFY(waitFor([&] {
            const double now = run.status().time;
            const bool isStill = now == before && now > 0;
            before = now;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            return isStill;
        }));
        QVERIFY(!run.isEnded());
        ResultStore store;
        run.drainInto(store);
        run.stop();
        QVERIFY(waitFor([&] { return run.isEnded(); }));
        run.drainInto(store);
        for (std::size_t row = 1; row < store.rowCount(); ++row)
            QCOMPARE(store.time(row), static_cast<double>(row) * 1e-3);
    }

    void pausedItStepsRowByRow()
    {
        RunSettings settings = endless();
        settings.startsPaused = true;
        SimulationRun run(prepared(ramp()), settings);
        ResultStore store;
        run.start();
        QVERIFY(waitFor([&] {
            run.drainInto(store);
            return store.rowCount() == 1 && run.status().state == RunState::Paused;
        }));
        for (std::size_t row = 2; row <= 4; ++row) {
            run.step();
            QVERIFY(waitFor([&] {
                run.drainInto(store);
                return store.rowCount() >= row;
            }));
            QCOMPARE(store.rowCount(), row);
        }
        run.resume();
        QVERIFY(waitFor([&] {
            run.drainInto(store);
            return store.rowCount() > 1000;
        }));
        run.pause();
        QVERIFY(waitFor([&] {
            run.drainInto(store);
            return run.status().state == RunState::Paused;
        }));
        QVERIFY(!run.isEnded());
    }

    void aParameterChangesAtTheNextStepWithoutARestart()
    {
        RunSettings settings = endless();
        settings.startsPaused = true;
        SimulationRun run(preparedRamp(), settings);
        ResultStore store;
        run.start();
        run.step();
        QVERIFY(waitFor([&] {
            run.drainInto(store);
            return store.rowCount() >= 2;
        }));
        run.setParameter(QStringLiteral("part.rate"), -3);
        run.setParameter(QStringLiteral("part.absent"), 1);
        run.resume();
        QVERIFY(waitFor([&] {
            run.drainInto(store);
            return store.rowCount() > 500;
        }));
        run.stop();
        QVERIFY(waitFor([&] { return run.isEnded(); }));
        const auto slope = [&](std::size_t a, std::size_t b) {
            return (store.value(0, b) - store.value(0, a)) / (store.time(b) - store.time(a));
        };
        QVERIFY(std::abs(slope(0, 1) - 1) < 1e-6);
        QVERIFY(std::abs(slope(200, 400) + 3) < 1e-6);
        QCOMPARE(run.status().notes.size(), 1);
        QVERIFY(run.status().notes.front().contains(QStringLiteral("`part.absent`")));
    }

    void stopEndsEvaluationsThatNeverEnd()
    {
        HandWrittenSystem system = ramp();
        std::atomic<bool> isThere = false;
        SimulationRun* running = nullptr;
        system.derivatives = [&](double, Values, const std::vector<bool>&, std::span<double> xdot) {
            xdot[0] = 1;
            isThere = true;
            while (running->status().time >= 0 && !isReleased_)
                std::this_thread::yield();
        };
        isReleased_ = false;
        RunSettings settings = endless();
        SimulationRun run(prepared(system), settings);
        running = &run;
        run.start();
        QVERIFY(waitFor([&] { return isThere.load(); }));
        run.stop();
        isReleased_ = true;
        QVERIFY(waitFor([&] { return run.isEnded(); }));
        QCOMPARE(run.status().end->reason, EndReason::Stopped);
    }

    void realTimeKeepsPaceWithTheClock()
    {
        RunSettings settings = endless();
        settings.speed = 1;
        SimulationRun run(prepared(ramp()), settings);
        ResultStore store;
        QElapsedTimer timer;
        timer.start();
        run.start();
        QVERIFY(waitFor([&] {
            run.drainInto(store);
            return store.rowCount() > 50;
        }));
        // Never ahead of the clock; how far behind is the machine's business.
        QVERIFY(store.lastTime() <= static_cast<double>(timer.elapsed() + 2) * 1e-3);
        run.setSpeed(kAsFastAsPossible);
        QVERIFY(waitFor([&] {
            run.drainInto(store);
            return store.lastTime() > 20;
        }));
    }

    // The second one has no time to wait for: it is due when the first one is.
    void bothRowsOfAnEventAreDueAtOnce()
    {
        RunControl control(1, false);
        QVERIFY(control.waitForClock(0, [] {}));
        QVERIFY(control.waitForClock(0.01, [] {}));
        const PaceStatistics before = control.pace();
        QCOMPARE(before.rows, std::int64_t{1});
        QVERIFY(control.waitForClock(0.01, [] {}));
        QCOMPARE(control.pace().rows, std::int64_t{1});
        QCOMPARE(control.pace().missed, before.missed);
        QVERIFY(control.waitForClock(0.02, [] {}));
        QCOMPARE(control.pace().rows, std::int64_t{2});
    }

    // A thousand times, at random moments of one long run: wait, go on, one row, another speed, another parameter
    // value.
    void aThousandWishesLoseNoSample()
    {
        std::mt19937 generator(11);
        SimulationRun run(preparedRamp(), endless());
        ResultStore store;
        run.start();
        for (int k = 0; k < 1000; ++k) {
            switch (generator() % 6) {
            case 0: run.pause(); break;
            case 1: run.resume(); break;
            case 2: run.step(); break;
            case 3: run.setSpeed(generator() % 2 ? 100 : kAsFastAsPossible); break;
            case 4: run.setParameter(QStringLiteral("part.rate"), static_cast<double>(generator() % 5)); break;
            default: run.drainInto(store);
            }
            if (generator() % 2 == 0)
                std::this_thread::sleep_for(std::chrono::microseconds(generator() % 500));
        }
        run.setSpeed(kAsFastAsPossible);
        run.setParameter(QStringLiteral("part.rate"), 7);
        run.resume();
        // The last of them counts, too.
        const auto slope = [&store] {
            const std::size_t end = store.rowCount() - 1;
            return (store.value(0, end) - store.value(0, end - 100)) / (store.time(end) - store.time(end - 100));
        };
        const bool isReached = waitFor([&] {
            run.drainInto(store);
            return run.isEnded() || (store.rowCount() > 100 && std::abs(slope() - 7) < 1e-6);
        });
        QVERIFY2(isReached && !run.isEnded(), run.isEnded() ? qPrintable(run.status().end->message) : "not heard");
        run.stop();
        QVERIFY(waitFor([&] { return run.isEnded(); }));
        run.drainInto(store);
        QVERIFY2(isComplete(run, store), qPrintable(fault_));
    }

    // A thousand runs, each stopped at a random moment, some of them waiting.
    void aThousandStopsLoseNoSample()
    {
        std::mt19937 generator(12);
        for (int k = 0; k < 1000; ++k) {
            SimulationRun run(preparedRamp(), endless());
            ResultStore store;
            run.start();
            std::this_thread::sleep_for(std::chrono::microseconds(generator() % 1000));
            if (generator() % 3 == 0)
                run.setParameter(QStringLiteral("part.rate"), 3);
            if (generator() % 3 == 0)
                run.pause();
            if (generator() % 3 == 0)
                run.drainInto(store);
            run.stop();
            QVERIFY(waitFor([&] { return run.isEnded(); }));
            run.drainInto(store);
            QCOMPARE(run.status().end->reason, EndReason::Stopped);
            QVERIFY2(isComplete(run, store), qPrintable(fault_));
        }
    }

private:
    /// All rows that the run has written are in \a store, in order: each of the grid once, two at each change.
    bool isComplete(const SimulationRun& run, const ResultStore& store)
    {
        const auto written = static_cast<std::size_t>(run.status().statistics.rows);
        if (store.rowCount() != written) {
            fault_ = QStringLiteral("%1 of %2 rows").arg(store.rowCount()).arg(written);
            return false;
        }
        std::int64_t gridRow = 0;
        for (std::size_t row = 0; row < written; ++row) {
            const bool isGrid = (store.flags(row) & kGridRow) != 0;
            const bool isAfter = (store.flags(row) & kAfterEventRow) != 0;
            const bool isRight = isGrid ? std::abs(store.time(row) - static_cast<double>(gridRow++) * 1e-3) < 1e-12
                                        : row > 0 && store.time(row) >= store.time(row - 1);
            if (!isRight || (isAfter && ((store.flags(row - 1) & kBeforeEventRow) == 0 ||
                                         store.time(row - 1) != store.time(row)))) {
                fault_ = QStringLiteral("row %1 at %2 s").arg(row).arg(store.time(row), 0, 'g', 17);
                return false;
            }
        }
        return true;
    }

    QString fault_;
    std::atomic<bool> isReleased_ = false;
};

BRAMAH_TEST(RunControlTest);
#include "run_control_test.moc"
