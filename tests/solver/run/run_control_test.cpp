// SPDX-License-Identifier: GPL-3.0-or-later
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

    void anyOrderOfWishesIsSurvived()
    {
        std::mt19937 generator(11);
        for (int round = 0; round < 84; ++round) {  // a thousand wishes
            SimulationRun run(preparedRamp(), endless());
            ResultStore store;
            run.start();
            for (int k = 0; k < 12; ++k) {
                switch (generator() % 7) {
                case 0: run.pause(); break;
                case 1: run.resume(); break;
                case 2: run.step(); break;
                case 3: run.setSpeed(generator() % 2 ? 100 : 0); break;
                case 4: run.setParameter(QStringLiteral("part.rate"), static_cast<double>(generator() % 5)); break;
                case 5: run.drainInto(store); break;
                default: std::this_thread::sleep_for(std::chrono::microseconds(generator() % 3000));
                }
            }
            run.stop();
            QVERIFY(waitFor([&] { return run.isEnded(); }));
            run.drainInto(store);
            std::int64_t gridRow = 0;
            for (std::size_t row = 0; row < store.rowCount(); ++row)
                if (store.flags(row) & kGridRow)
                    QCOMPARE(store.time(row), static_cast<double>(gridRow++) * 1e-3);
        }
    }

private:
    std::atomic<bool> isReleased_ = false;
};

BRAMAH_TEST(RunControlTest);
#include "run_control_test.moc"
