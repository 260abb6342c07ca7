// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/parts_choice.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/decoupled_parts.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QThread>
#include <QtTest/QTest>

#include <bit>
#include <cmath>
#include <map>
#include <set>

using namespace bramah::solver;

namespace bramah::test {
namespace {

/// Four oscillators in a ring, each of which hears of the one before a little later; one is shaken from outside. Each
/// counts how often it passes a mark. \a more: further equations.
QByteArray ringText(const QByteArray& declarations = {}, const QByteArray& equations = {})
{
    return "model Ring\n  parameter Integer n = 4;\n  parameter Real T = 0.02;\n  parameter Real k = 6;\n"
           "  Real x[n](start = {1, 0, 0.5, 0}, each fixed = true), v[n](each start = 0, each fixed = true);\n"
           "  Real w[n];\n  Real drive;\n  discrete Integer hits[n](each start = 0, each fixed = true);\n"
           "  discrete Real begun;\n" +
           declarations +
           "equation\n  drive = if time < 1 then 0 else sin(9*(time - 1));\n"
           "  when initial() then\n    begun = time;\n  end when;\n"
           "  for i in 1:n loop\n    der(x[i]) = v[i];\n"
           "    der(v[i]) = -(20 + 8*i)*x[i] - 0.4*v[i] + k*w[i] + (if i == 2 then 5*drive else 0);\n"
           "    w[i] = if time < begun + T then 0.1 else delay(x[if i == 1 then n else i - 1], T);\n"
           "    when x[i] > 0.3 then\n      hits[i] = pre(hits[i]) + 1;\n    end when;\n  end for;\n" +
           equations + "end Ring;\n";
}

std::shared_ptr<const CompiledSystem> systemOf(const QByteArray& text)
{
    const CompileOutcome outcome = compiled(text);
    if (!outcome.system)
        qWarning().noquote() << messages(outcome);
    return outcome.system;
}

struct Outcome {
    ResultStore results;
    RunStatus status;

    [[nodiscard]] double at(const char* path, double time) const
    {
        return results.valueAt(results.find(QLatin1String(path)), time);
    }
};

RunSettings settingsOf(PartsChoice parts, int threads = 1, double tolerance = 1e-8)
{
    RunSettings settings;
    settings.stopTime = 4;
    settings.interval = 0.01;
    settings.tolerance = tolerance;
    settings.parts = parts;
    settings.threads = threads;
    return settings;
}

Outcome runOf(const std::shared_ptr<const CompiledSystem>& system, const RunSettings& settings,
              const std::function<void(SimulationRun&)>& begin = {})
{
    Outcome outcome;
    SimulationRun run(prepareCompiled(system), settings);
    run.start();
    if (begin)
        begin(run);
    run.wait();
    run.drainInto(outcome.results);
    outcome.status = run.status();
    return outcome;
}

/// The largest difference between two runs at the times of the grid: at an event of one part the values of the others
/// lie on the line between their rows (RowMerger).
double difference(const Outcome& a, const Outcome& b, const char* path)
{
    double largest = 0;
    for (int row = 0; row <= 400; ++row)
        largest = std::max(largest, std::fabs(a.at(path, row * 0.01) - b.at(path, row * 0.01)));
    return largest;
}

}  // namespace

/// Systems that delays cut into parts: what the parts are, and that running them one by one changes nothing.
class PartsRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void delaysCutARing()
    {
        const auto system = systemOf(ringText());
        QVERIFY(system && system->parts);
        const DecoupledParts& parts = *system->parts;
        QCOMPARE(parts.parts.size(), std::size_t{4});
        QCOMPARE(parts.links.size(), std::size_t{4});
        for (const DecoupledParts::Part& part : parts.parts) {
            QCOMPARE(part.system->states.size(), std::size_t{2});
            QCOMPARE(part.histories.size(), std::size_t{2});
        }
        for (const DecoupledParts::Link& link : parts.links) {
            QCOMPARE(link.time, 0.02);
            QVERIFY(link.from != link.to);
        }
        const auto partOf = [&](const char* path) { return parts.partOf[index(system->model.findVariable(path))]; };
        QCOMPARE(partOf("hits[3]"), partOf("v[3]"));
        QVERIFY(partOf("x[1]") != partOf("x[2]"));
        QVERIFY(parts.isCommon[index(system->model.findVariable("drive"))]);
        QVERIFY(!parts.isCommon[index(system->model.findVariable("w[1]"))]);
    }

    void passesTimeZero_data()
    {
        QTest::addColumn<double>("start");
        for (const double start : {-0.1, -0.4, -0.7, -1.0, -10.3})
            QTest::addRow("%g", start) << start;
    }
    /// The times of a part are sums with the start, so near 0 they differ by the rounding of the start.
    void passesTimeZero()
    {
        QFETCH(const double, start);
        const auto system = systemOf(ringText());
        for (const int threads : {1, 2}) {
            const auto endIn = [](SimulationRun& run) {
                for (int tenths = 0; tenths < 200 && run.status().state != RunState::Ended; ++tenths)
                    QThread::msleep(100);
                run.stop();
            };
            const auto until = [&](PartsChoice parts) {
                RunSettings settings = settingsOf(parts, threads);
                settings.startTime = start;
                settings.stopTime = 1;
                return runOf(system, settings, endIn);
            };
            const Outcome joint = until(PartsChoice::Joint), inParts = until(PartsChoice::Parts);
            QCOMPARE(inParts.status.end->reason, EndReason::StopTimeReached);
            for (const char* path : {"x[1]", "x[4]"})
                QVERIFY(std::fabs(joint.at(path, 0.5) - inParts.at(path, 0.5)) < 1e-5);
        }
    }

    void whatBelongsTogetherIsOnePart_data()
    {
        QTest::addColumn<QByteArray>("declarations");
        QTest::addColumn<QByteArray>("equations");
        QTest::addColumn<int>("count");
        QTest::newRow("a sum of two that a third is driven by")
            << QByteArray("  Real sum;\n  Real y(start = 0, fixed = true);\n")
            << QByteArray("  sum = x[1] + x[3];\n  der(y) = sum - y;\n") << 3;
        QTest::newRow("a sum of two that is only looked at")
            << QByteArray("  Real sum;\n") << QByteArray("  sum = x[1] + x[3];\n") << 4;
        QTest::newRow("a sum of two in a condition")
            << QByteArray("  Real sum;\n") << QByteArray("  sum = if x[1] + x[3] > 0 then 1 else 0;\n") << 3;
        QTest::newRow("a condition of two")
            << QByteArray("  discrete Real seen(start = 0, fixed = true);\n")
            << QByteArray("  when x[1] > x[2] + 5 then\n    seen = time;\n  end when;\n") << 3;
        QTest::newRow("an assertion of two")
            << QByteArray() << QByteArray("  assert(x[1] + x[2] < 100, \"far\");\n") << 3;
        QTest::newRow("a delay that varies")
            << QByteArray("  Real late;\n  Real y(start = 0, fixed = true);\n")
            << QByteArray("  late = delay(x[1], 0.1 + 0.01*hits[1], 0.5);\n  der(y) = late - y;\n") << 4;
        QTest::newRow("a sum of time alone") << QByteArray("  Real s;\n") << QByteArray("  s = drive + time;\n") << 4;
    }

    void whatBelongsTogetherIsOnePart()
    {
        QFETCH(QByteArray, declarations);
        QFETCH(QByteArray, equations);
        QFETCH(int, count);
        const auto system = systemOf(ringText(declarations, equations));
        QVERIFY(system && system->parts);
        QCOMPARE(static_cast<int>(system->parts->parts.size()), count);
    }

    // By themselves only where there is work in several parts, and delays for some steps.
    void partsAreChosenWhereTheyPay()
    {
        CompiledSystem whole;
        whole.states.resize(100);
        DecoupledParts parts;
        for (const std::size_t states : {50, 50}) {
            auto system = std::make_shared<CompiledSystem>();
            system->states.resize(states);
            parts.parts.push_back({system, {}});
        }
        parts.links.push_back({0, 0, 1, 0, 0, 0.01});
        QVERIFY(judgeParts(parts, whole, 10) == PartsVerdict::Pays);
        QVERIFY(judgeParts(parts, whole, 1000) == PartsVerdict::ShortDelays);
        whole.states.resize(80);
        QVERIFY(judgeParts(parts, whole, 10) == PartsVerdict::OneIsLarge);
        whole.states.resize(59);
        QVERIFY(judgeParts(parts, whole, 10) == PartsVerdict::FewStates);
    }

    void anUncutSystemHasNoParts()
    {
        const auto system =
            systemOf("model S Real x(start = 1, fixed = true); equation der(x) = -delay(x, 0.1); end S;");
        QVERIFY(system && !system->parts);
        const Outcome run = runOf(system, settingsOf(PartsChoice::Parts));
        QVERIFY(run.status.end->isRegular());
        QCOMPARE(run.status.notes.size(), qsizetype{1});
    }

    void partsGiveTheResultsOfTheWhole()
    {
        const auto system = systemOf(ringText());
        const Outcome joint = runOf(system, settingsOf(PartsChoice::Joint, 1, 1e-10));
        const Outcome parts = runOf(system, settingsOf(PartsChoice::Parts, 1, 1e-10));
        QVERIFY(joint.status.end->isRegular() && parts.status.end->isRegular());
        QCOMPARE(parts.status.statistics.parts.size(), std::size_t{4});
        QVERIFY(joint.status.statistics.parts.empty());
        for (const char* path : {"x[1]", "x[2]", "x[3]", "x[4]", "v[2]", "w[1]", "drive"})
            QVERIFY2(difference(joint, parts, path) < 2e-6,
                     qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(path)).arg(difference(joint, parts, path))));
        for (const char* path : {"hits[1]", "hits[2]", "hits[3]", "hits[4]"}) {
            QVERIFY(joint.at(path, 4) >= 2);
            QCOMPARE(parts.at(path, 4), joint.at(path, 4));
        }
    }

    // A jump that one part makes comes out of the delay in another one as an event there; held at its old value to the
    // end of a step, the output would be wrong by the jump for that time.
    void jumpsReachOtherParts()
    {
        const auto system = systemOf(
            "model Saw\n  Real s(start = 0, fixed = true), y(start = 0, fixed = true);\n  Real late, back;\n"
            "  discrete Real begun;\nequation\n  when initial() then\n    begun = time;\n  end when;\n"
            "  der(s) = 1 + 0.1*back;\n  when s > 0.5 then\n    reinit(s, 0);\n  end when;\n"
            "  late = if time < begun + 0.05 then 0 else delay(s, 0.05);\n"
            "  back = if time < begun + 0.05 then 0 else delay(y, 0.05);\n  der(y) = 5*(late - y);\nend Saw;\n");
        QVERIFY(system && system->parts);
        const Outcome joint = runOf(system, settingsOf(PartsChoice::Joint, 1, 1e-10));
        const Outcome parts = runOf(system, settingsOf(PartsChoice::Parts, 1, 1e-10));
        QVERIFY(joint.status.end->isRegular() && parts.status.end->isRegular());
        QVERIFY(joint.status.statistics.stateEvents > 6);
        for (const char* path : {"s", "y", "late"})
            QVERIFY2(difference(joint, parts, path) < 1e-7,
                     qPrintable(QString::number(difference(joint, parts, path))));
    }

    // Results of several parts follow from the rows of these, at events too: as in the joint run, to the last bit of
    // what they are made of. They may read each other, parameters and the time, and be known by other names.
    void whatIsOnlyLookedAtJoinsNothing()
    {
        const auto system = systemOf(ringText("  Real sum, product, other, own;\n  parameter Real gain = 3;\n",
                                              "  sum = gain*(x[1] - x[3]);\n  product = sum*v[2] + time;\n"
                                              "  other = -sum;\n  own = 2*x[4];\n"));
        QVERIFY(system && system->parts);
        QCOMPARE(system->parts->parts.size(), std::size_t{4});
        const auto partOf = [&](const char* path) {
            return system->parts->partOf[index(system->model.findVariable(path))];
        };
        for (const char* path : {"sum", "product", "other"})
            QCOMPARE(partOf(path), DecoupledParts::kOfSeveral);
        QCOMPARE(partOf("own"), partOf("x[4]"));
        RunSettings settings = settingsOf(PartsChoice::Parts, 2);
        const Outcome all = runOf(system, settings);
        QVERIFY(all.status.end->isRegular());
        const auto valueOf = [&](const Outcome& run, const char* path, std::size_t row) {
            return run.results.value(run.results.find(QLatin1String(path)), row);
        };
        QVERIFY(all.results.rowCount() > 401);
        for (std::size_t row = 0; row < all.results.rowCount(); ++row) {
            const double sum = 3 * (valueOf(all, "x[1]", row) - valueOf(all, "x[3]", row));
            QVERIFY(std::fabs(valueOf(all, "sum", row) - sum) <= 1e-15);
            QCOMPARE(valueOf(all, "other", row), -valueOf(all, "sum", row));
            QVERIFY(std::fabs(valueOf(all, "product", row) -
                              (sum * valueOf(all, "v[2]", row) + all.results.time(row))) < 1e-14);
        }
        // Alone, too: what it is made of is computed all the same; and with another value of the parameter.
        settings.variables = QRegularExpression(QStringLiteral("product"));
        const Outcome alone = runOf(system, settings);
        QCOMPARE(alone.results.columns().size(), std::size_t{1});
        QCOMPARE(alone.results.rowCount(), all.results.rowCount());
        for (std::size_t row = 0; row < all.results.rowCount(); ++row)
            QCOMPARE(valueOf(alone, "product", row), valueOf(all, "product", row));
        settings.parameterValues = {{QStringLiteral("gain"), 6.0}};
        const Outcome other = runOf(system, settings);
        QVERIFY(std::fabs((other.at("product", 2) - 2) - 2 * (all.at("product", 2) - 2)) < 1e-12);
    }

    // An event of one part is a pair of rows at its time, with that part's own values to the tolerance; the other parts
    // lie on the line between their rows.
    void eventsAreRowsOfTheWhole()
    {
        const auto system = systemOf(ringText());
        const Outcome joint = runOf(system, settingsOf(PartsChoice::Joint, 1, 1e-10));
        const Outcome parts = runOf(system, settingsOf(PartsChoice::Parts, 2, 1e-10));
        const auto valueOf = [](const Outcome& run, const QString& path, std::size_t row) {
            return run.results.value(run.results.find(path), row);
        };
        int events = 0, onLines = 0;
        for (int i = 1; i <= 4; ++i) {
            const auto path = [i](const char* name) {
                return QStringLiteral("%1[%2]").arg(QLatin1String(name)).arg(i);
            };
            const auto hitsOf = [&](const Outcome& run) {
                std::vector<std::size_t> rows;
                for (std::size_t row = 1; row < run.results.rowCount(); ++row)
                    if (valueOf(run, path("hits"), row) > valueOf(run, path("hits"), row - 1))
                        rows.push_back(row);
                return rows;
            };
            const auto expected = hitsOf(joint), found = hitsOf(parts);
            QVERIFY(expected.size() >= 2);
            QCOMPARE(found.size(), expected.size());
            for (std::size_t k = 0; k < found.size(); ++k) {
                ++events;
                const double time = parts.results.time(found[k]);
                QVERIFY(std::fabs(time - joint.results.time(expected[k])) < 1e-7);
                QCOMPARE(parts.results.time(found[k] - 1), time);
                QVERIFY(std::fabs(valueOf(parts, path("x"), found[k]) - 0.3) < 1e-7);
                QVERIFY(std::fabs(valueOf(parts, path("v"), found[k]) - valueOf(joint, path("v"), expected[k])) < 1e-6);
                const QString other = QStringLiteral("x[%1]").arg(i % 4 + 1);
                const double from = std::floor(time / 0.01) * 0.01, share = (time - from) / 0.01;
                const double line =
                    std::lerp(parts.at(qPrintable(other), from), parts.at(qPrintable(other), from + 0.01), share);
                const double exact = valueOf(joint, other, expected[k]), given = valueOf(parts, other, found[k]);
                // On the line, or nearer to the truth where that part has an event of its own there.
                QVERIFY(std::fabs(given - line) < 1e-9 || std::fabs(given - exact) < std::fabs(line - exact));
                onLines += std::fabs(given - line) < 1e-9 ? 1 : 0;
            }
        }
        QVERIFY(events > 8 && onLines > events / 2);
    }

    // A grid of four rows to a swing cuts the tops off; rows at the ends of the parts' steps follow them as closely as
    // in a joint run, and are the same for any number of threads.
    void rowsAtStepsShowSwingsBetweenTimesOfTheGrid()
    {
        const auto system = systemOf(ringText());
        const Outcome exact = runOf(system, settingsOf(PartsChoice::Joint, 1, 1e-10));
        const auto coarse = [&](PartsChoice parts, int threads, bool hasStepRows) {
            RunSettings settings = settingsOf(parts, threads);
            settings.interval = 0.25;
            settings.hasStepRows = hasStepRows;
            return runOf(system, settings);
        };
        const Outcome plain = coarse(PartsChoice::Parts, 1, false), joint = coarse(PartsChoice::Joint, 1, true),
                      fine = coarse(PartsChoice::Parts, 1, true), other = coarse(PartsChoice::Parts, 2, true);
        for (const char* path : {"x[1]", "x[3]", "v[2]"}) {
            QVERIFY2(difference(fine, exact, path) < 0.1 * difference(plain, exact, path), path);
            QVERIFY2(difference(fine, exact, path) < 2 * difference(joint, exact, path), path);
        }
        QCOMPARE(fine.results.rowCount(), other.results.rowCount());
        std::size_t atSteps = 0;
        for (std::size_t row = 0; row < fine.results.rowCount(); ++row) {
            QCOMPARE(fine.results.time(row), other.results.time(row));
            const bool isStep = fine.results.flags(row) == kStepRow;
            atSteps += isStep ? 1 : 0;
            QVERIFY(!isStep || fine.results.time(row) - fine.results.time(row - 1) >= 0.25 / 8 * (1 - 1e-9));
        }
        QVERIFY2(atSteps > 60 && atSteps < 8 * 16, qPrintable(QString::number(atSteps)));
    }

    void threadsChangeNoBit()
    {
        const auto system = systemOf(ringText());
        const Outcome one = runOf(system, settingsOf(PartsChoice::Parts, 1));
        QVERIFY(one.status.end->isRegular());
        for (const int threads : {2, 8, 0}) {
            const Outcome other = runOf(system, settingsOf(PartsChoice::Parts, threads));
            QCOMPARE(other.results.rowCount(), one.results.rowCount());
            for (std::size_t row = 0; row < one.results.rowCount(); ++row) {
                QCOMPARE(other.results.time(row), one.results.time(row));
                QCOMPARE(other.results.flags(row), one.results.flags(row));
                for (int column = 0; column < static_cast<int>(one.results.columns().size()); ++column)
                    QVERIFY(other.results.value(column, row) == one.results.value(column, row));
            }
            QCOMPARE(other.status.statistics.steps, one.status.statistics.steps);
        }
    }

    /// A part ends its steps where it must wait for the others. A short last step would need matrix factors of its own
    /// each time; equal steps on the way there keep theirs.
    void stepsToTheEndOfAStretchAreEqual()
    {
        RunSettings settings = settingsOf(PartsChoice::Parts, 1, 1e-6);
        settings.solver = SolverKind::Radau;
        const RunStatistics counts = runOf(systemOf(ringText()), settings).status.statistics;
        QVERIFY2(counts.steps > 1000, qPrintable(QString::number(counts.steps)));
        QVERIFY2(4 * counts.factorisations < counts.steps,
                 qPrintable(QStringLiteral("%1 of %2").arg(counts.factorisations).arg(counts.steps)));
    }

    /// Eight drives with tables of their own, equal but for their values: their machine code is made once, and gives
    /// each the values of its own.
    void equalPartsShareMachineCode()
    {
        const CompileOutcome outcome = compile(
            flatFile(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath("resources/examples/ring_main.mo")));
        QVERIFY2(outcome.system && outcome.system->parts, qPrintable(messages(outcome)));
        std::map<const SharedNativeCode*, std::set<std::size_t>> statesByCode;
        for (const DecoupledParts::Part& part : outcome.system->parts->parts)
            statesByCode[part.system->machineCode.get()].insert(part.system->states.size());
        QVERIFY2(statesByCode.size() <= 4, qPrintable(QString::number(statesByCode.size())));
        for (const auto& [code, states] : statesByCode)
            QCOMPARE(states.size(), std::size_t{1});
        if (!isNativeCodeAvailable())
            QSKIP("there is no module for machine code beside this program");
        RunSettings settings = settingsOf(PartsChoice::Parts, 2, 1e-4);
        settings.stopTime = 1.5;
        settings.evaluation = EvaluationMode::Tape;
        const Outcome interpreted = runOf(outcome.system, settings);
        settings.evaluation = EvaluationMode::Native;
        const Outcome native = runOf(outcome.system, settings);
        QVERIFY(interpreted.status.end->isRegular() && native.status.end->isRegular());
        QVERIFY(std::fabs(native.at("drive1.cylinder.x", 1.5) - native.at("drive5.cylinder.x", 1.5)) > 0.01);
        QCOMPARE(native.results.rowCount(), interpreted.results.rowCount());
        for (int column = 0; column < static_cast<int>(native.results.columns().size()); ++column)
            for (std::size_t row = 0; row < native.results.rowCount(); ++row)
                QCOMPARE(std::bit_cast<std::uint64_t>(native.results.value(column, row)),
                         std::bit_cast<std::uint64_t>(interpreted.results.value(column, row)));
    }

    void aPartEndsTheRunOfAll()
    {
        const auto system =
            systemOf(ringText({}, "  when x[3] < -0.4 then\n    terminate(\"far enough\");\n  end when;\n"));
        const Outcome joint = runOf(system, settingsOf(PartsChoice::Joint));
        for (const int threads : {1, 3}) {
            const Outcome parts = runOf(system, settingsOf(PartsChoice::Parts, threads));
            QCOMPARE(parts.status.end->reason, EndReason::Terminated);
            QCOMPARE(joint.status.end->reason, EndReason::Terminated);
            QVERIFY(std::fabs(parts.status.end->time - joint.status.end->time) < 1e-6);
            QCOMPARE(parts.results.lastTime(), parts.status.end->time);
            QVERIFY(std::fabs(parts.at("x[1]", 0.1) - joint.at("x[1]", 0.1)) < 1e-6);
        }
    }

    void aFailureNamesItsPart()
    {
        const auto system = systemOf(ringText({}, "  assert(x[2] < 0.2, \"x[2] is too far\");\n"));
        const Outcome parts = runOf(system, settingsOf(PartsChoice::Parts, 2));
        QCOMPARE(parts.status.end->reason, EndReason::AssertionFailed);
        QVERIFY(parts.status.end->message.contains(QLatin1String("too far")));
    }

    // Changed by hand while the run waits at its start; a run goes on from where another one ended.
    void valuesChangeAndRunsGoOn()
    {
        const auto system = systemOf(ringText());
        std::map<PartsChoice, Outcome> changed;
        for (const PartsChoice choice : {PartsChoice::Joint, PartsChoice::Parts}) {
            RunSettings settings = settingsOf(choice, 2);
            settings.startsPaused = true;
            changed.emplace(choice, runOf(system, settings, [](SimulationRun& run) {
                                run.setParameter(QStringLiteral("k"), 3);
                                run.resume();
                            }));
        }
        const Outcome& joint = changed.at(PartsChoice::Joint);
        const Outcome& parts = changed.at(PartsChoice::Parts);
        const Outcome plain = runOf(system, settingsOf(PartsChoice::Joint));
        QVERIFY(difference(joint, plain, "x[1]") > 0.01);
        QVERIFY(difference(joint, parts, "v[3]") < 1e-4);
        QVERIFY2(difference(joint, parts, "x[1]") < 1e-5,
                 qPrintable(QString::number(difference(joint, parts, "x[1]"))));
        RunSettings further = settingsOf(PartsChoice::Joint);
        further.stopTime = 2;
        QVERIFY(joint.status.lastState && parts.status.lastState);
        // The past reaches back by the delay, and to the very end.
        for (const SavedState* state : {joint.status.lastState.get(), parts.status.lastState.get()})
            for (const auto& past : state->histories.at("delays")) {
                QVERIFY(past.size() > 4);
                QVERIFY(past.front().first <= -0.02);
                QCOMPARE(past.back().first, 0.0);
            }
        further.startState = joint.status.lastState;
        const Outcome afterJoint = runOf(system, further);
        further.startState = parts.status.lastState;
        const Outcome afterParts = runOf(system, further);
        QVERIFY(std::fabs(afterJoint.at("x[1]", 2) - afterParts.at("x[1]", 2)) < 1e-5);
        QCOMPARE(afterParts.at("hits[1]", 2), afterJoint.at("hits[1]", 2));
    }

    void aRunInPartsIsStoppedAtOnce()
    {
        const auto system = systemOf(ringText());
        RunSettings settings = settingsOf(PartsChoice::Parts, 2);
        settings.stopTime = 1e6;
        settings.interval = 1;
        SimulationRun run(prepareCompiled(system), settings);
        run.start();
        ResultStore results;
        while (results.rowCount() < 3)
            if (run.waitForRows(50))
                run.drainInto(results);
        run.stop();
        run.wait();
        QCOMPARE(run.status().end->reason, EndReason::Stopped);
        QVERIFY(run.status().lastState);
    }

    // Rows are given when the clock says so, in parts too.
    void partsKeepTime()
    {
        const auto system = systemOf(ringText());
        RunSettings settings = settingsOf(PartsChoice::Parts, 2);
        settings.stopTime = 0.2;
        settings.speed = 1;
        settings.eventRows = EventRows::None;
        const Outcome run = runOf(system, settings);
        QVERIFY(run.status.end->isRegular());
        QVERIFY(run.status.statistics.integrateSeconds > 0.15);
        QCOMPARE(run.status.statistics.pace.rows, std::int64_t{19});
        QVERIFY(run.status.statistics.pace.typicalLateness <= run.status.statistics.pace.largestLateness);
    }
};

BRAMAH_TEST(PartsRunTest);

}  // namespace bramah::test

#include "parts_run_test.moc"
