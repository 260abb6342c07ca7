// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
#include "solver/reports/saved_state_file.h"
#include "solver/run/simulation_run.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

class SavedStateTest : public QObject
{
    Q_OBJECT

    /// States, a counter, hysteresis, a delay and a solved parameter: each has a past that a restart must not lose.
    static constexpr char kModel[] =
        "model M\n"
        "  parameter Real gain(fixed = false);\n"
        "  Real x(start = 0.2, fixed = true), v(start = 0, fixed = true), late, w(start = 0, fixed = true);\n"
        "  Real z, q(start = 0, fixed = true), c0, c1;\n"
        "  Boolean on(start = false, fixed = true);\n"
        "  Integer n(start = 0, fixed = true);\n"
        "initial equation\n"
        "  gain*x = 5;\n"
        "equation\n"
        "  der(x) = v; der(v) = -gain*x + (if on then 3 else -3);\n"
        "  on = x < -0.05 or pre(on) and x < 0.15;\n"
        "  when sample(0.1, 0.3) then n = pre(n) + 1; end when;\n"
        "  late = delay(x, 0.37); der(w) = late + n;\n"
        "  z^3 + z = 1 + x;\n"
        "  der(q) = 0.9 + x; (c0, c1) = spatialDistribution(n, 0, q, true);\n"
        "end M;\n";

    struct Outcome {
        ResultStore results;
        RunStatus status;
        [[nodiscard]] double last(const char* path) const
        {
            return results.valueAt(results.find(QString::fromLatin1(path)), results.lastTime());
        }
    };
    static Outcome run(double from, double to, std::shared_ptr<const SavedState> start = nullptr,
                       const char* model = kModel)
    {
        RunSettings settings;
        settings.startTime = from;
        settings.stopTime = to;
        settings.tolerance = 1e-10;
        settings.startState = std::move(start);
        const auto system = compile(flatText(model)).system;
        SimulationRun simulation(prepareCompiled(system), settings);
        simulation.start();
        simulation.wait();
        Outcome outcome;
        simulation.drainInto(outcome.results);
        outcome.status = simulation.status();
        return outcome;
    }

private Q_SLOTS:
    void goesOnAsIfNothingHadHappened()
    {
        const Outcome whole = run(0, 3);
        QVERIFY2(whole.status.end->isRegular(), qPrintable(whole.status.end->message));
        const Outcome first = run(0, 1.15);
        QVERIFY(first.status.lastState != nullptr);
        const auto copy = parseSavedState(savedStateText(*first.status.lastState));
        QVERIFY2(copy, copy ? "" : qPrintable(copy.error()));
        QCOMPARE(copy->values, first.status.lastState->values);
        QCOMPARE(copy->histories, first.status.lastState->histories);
        QVERIFY(copy->histories.at("transports").size() == 1 && copy->histories.at("transports").front().size() > 10);
        const Outcome second = run(1.15, 3, std::make_shared<SavedState>(*copy));
        QVERIFY2(second.status.end->isRegular(), qPrintable(second.status.end->message));
        QVERIFY2(second.status.notes.isEmpty(), qPrintable(second.status.notes.join(QLatin1Char('\n'))));
        for (const char* path : {"x", "v", "w", "z", "n", "on", "late", "c1"})
            QVERIFY2(std::fabs(second.last(path) - whole.last(path)) < 1e-5, qPrintable(QStringLiteral("%1: %2 and %3")
                                                                                            .arg(QLatin1String(path))
                                                                                            .arg(second.last(path))
                                                                                            .arg(whole.last(path))));
        QCOMPARE(whole.last("n"), 10.0);
    }

    void theStartMayBeMoved()
    {
        const auto state = run(0, 1.15).status.lastState;
        const Outcome moved = run(0, 0, state);
        QCOMPARE(moved.last("x"), state->values.at("x"));
        QCOMPARE(moved.last("n"), state->values.at("n"));
    }

    void whatIsMissingIsSaid()
    {
        auto state = std::make_shared<SavedState>(*run(0, 1).status.lastState);
        state->values.erase("v");
        const Outcome outcome = run(1, 2, state);
        QVERIFY(outcome.status.end->isRegular());
        QCOMPARE(outcome.status.notes, QStringList{QStringLiteral("the saved state holds no `v`; it starts at its "
                                                                  "start value")});
    }

    void aRunThatFailsKeepsItsLastGoodState()
    {
        const Outcome outcome =
            run(0, 3, nullptr,
                "model F Real x(start = 1, fixed = true); equation der(x) = -1; assert(x > 0, \"empty\"); end F;");
        QVERIFY(!outcome.status.end->isRegular());
        QVERIFY(outcome.status.lastState != nullptr);
        const double x = outcome.status.lastState->values.at("x");
        QVERIFY(std::fabs(x - (1 - outcome.status.lastState->time)) < 1e-8);
        QVERIFY(x > 0 && x < 1e-3);
        QVERIFY(!outcome.status.end->advice.isEmpty());
        // The step that failed went on to the stop time. Of its rows none is left.
        QVERIFY(outcome.results.range(outcome.results.find(QStringLiteral("x"))).lower > 0);
        QVERIFY(outcome.results.lastTime() > 0.98 && outcome.results.lastTime() < 1);
        QCOMPARE(static_cast<std::size_t>(outcome.status.statistics.rows), outcome.results.rowCount());
    }

    void statesOfAnotherModelAreNoted()
    {
        auto state = std::make_shared<SavedState>(*run(0, 1).status.lastState);
        state->model = "Other";
        const QStringList notes = run(1, 2, state).status.notes;
        QVERIFY2(notes.size() == 1 && notes.front().contains(QLatin1String("`Other`")),
                 qPrintable(notes.join(QLatin1Char('\n'))));
    }

    void wrongFilesAreRefused()
    {
        const QTemporaryDir folder;
        const auto problem = [&](const QByteArray& text) {
            QFile file(folder.filePath(QStringLiteral("s.json")));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                return QStringLiteral("not written");
            file.close();
            const auto state = readSavedState(file.fileName());
            return state ? QString() : state.error();
        };
        QVERIFY(problem("{\"bramahState\": 1, \"values\": {\"x\": 1}}").isEmpty());
        QVERIFY(problem("{\"bramahState\": 1,").contains(QStringLiteral("not JSON")));
        QVERIFY(problem("[]").contains(QStringLiteral("no saved state")));
        QVERIFY(problem("{\"bramahState\": 2, \"values\": {}}").contains(QStringLiteral("newer")));
        QVERIFY(problem("{\"bramahState\": 1, \"values\": {\"x\": \"a\"}}").contains(QStringLiteral("`x`")));
        QVERIFY(!readSavedState(folder.filePath(QStringLiteral("none.json"))));
    }
};

BRAMAH_TEST(SavedStateTest);

}  // namespace bramah::test

#include "saved_state_test.moc"
