// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/decoupled_parts.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

using namespace bramah::solver;

namespace bramah::test {
namespace {

constexpr double kLag = 0.1;  // [s]
constexpr double kTwoPi = 2 * std::numbers::pi;

/// A first-order lag of an input, or of what \a source says.
QByteArray lagText(const QByteArray& declaration = "input Real u;", const QByteArray& equation = {})
{
    return "model Lag " + declaration + " Real x(start = 0, fixed = true); equation der(x) = (u - x)/0.1; " + equation +
           "end Lag;";
}

struct Outcome {
    ResultStore results;
    RunStatus status;

    [[nodiscard]] double at(const QString& path, double time) const
    {
        return results.valueAt(results.find(path), time);
    }
    [[nodiscard]] bool isRegular() const { return status.end && status.end->isRegular(); }
    [[nodiscard]] QString message() const { return status.end ? status.end->message : QString(); }
};

RunSettings settingsTo(double stopTime, double tolerance)
{
    RunSettings settings;
    settings.stopTime = stopTime;
    settings.interval = stopTime / 200;
    settings.tolerance = tolerance;
    return settings;
}

Outcome runOf(const std::shared_ptr<const CompiledSystem>& system, const RunSettings& settings,
              const std::function<void(SimulationRun&)>& begin = {})
{
    Outcome outcome;
    if (!system)
        return outcome;
    SimulationRun run(prepareCompiled(system), settings);
    run.start();
    if (begin)
        begin(run);
    run.wait();
    run.drainInto(outcome.results);
    outcome.status = run.status();
    return outcome;
}

std::shared_ptr<const CompiledSystem> systemOf(const QByteArray& text)
{
    const CompileOutcome outcome = compiled(text);
    if (!outcome.system)
        qWarning().noquote() << messages(outcome);
    return outcome.system;
}

/// The largest difference of \a path in two runs at 201 times, as a share of its range in \a exact.
double difference(const Outcome& run, const Outcome& exact, const QString& path)
{
    double largest = 0, least = exact.at(path, 0), most = least;
    for (int row = 0; row <= 200; ++row) {
        const double time = exact.results.lastTime() * row / 200;
        const double value = exact.at(path, time);
        least = std::min(least, value);
        most = std::max(most, value);
        largest = std::max(largest, std::fabs(run.at(path, time) - value));
    }
    return largest / (most - least);
}

/// The lag at rest at 0, driven by a ramp of slope 1, which falls to 0.2 at time 1.
double lagBehindRamp(double t)
{
    const auto ramp = [](double time) { return time - kLag + kLag * std::exp(-time / kLag); };
    return t <= 1 ? ramp(t) : 0.2 + (ramp(1) - 0.2) * std::exp(-(t - 1) / kLag);
}

std::vector<InputRow> sineRows(int count, double stopTime)
{
    std::vector<InputRow> rows;
    for (int i = 0; i <= count; ++i)
        rows.push_back({stopTime * i / count, std::sin(kTwoPi * stopTime * i / count)});
    return rows;
}

}  // namespace

/// Inputs of a model: their values come from outside while a run goes on.
class InputsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lagFollowsSignal_data()
    {
        QTest::addColumn<SolverKind>("solver");
        QTest::addColumn<EvaluationMode>("mode");
        for (const SolverKind solver :
             {SolverKind::Auto, SolverKind::Radau, SolverKind::Cvode, SolverKind::Arkode, SolverKind::Ida})
            for (const EvaluationMode mode : {EvaluationMode::Tape, EvaluationMode::Native})
                QTest::addRow("%s %s", std::string(nameOf(solver)).c_str(),
                              mode == EvaluationMode::Native ? "machine code" : "tape")
                    << solver << mode;
    }
    void lagFollowsSignal()
    {
        QFETCH(const SolverKind, solver);
        QFETCH(const EvaluationMode, mode);
        RunSettings settings = settingsTo(2, 1e-10);
        settings.solver = solver;
        settings.evaluation = mode;
        settings.inputs = {{QStringLiteral("u"), {{0, 0}, {1, 1}, {1, 0.2}, {2, 0.2}}}};
        const Outcome run = runOf(systemOf(lagText()), settings);
        QVERIFY2(run.isRegular(), qPrintable(run.message()));
        double error = 0;
        for (int row = 0; row <= 200; ++row)
            error = std::max(error, std::fabs(run.at("x", row * 0.01) - lagBehindRamp(row * 0.01)));
        qInfo("error %.2g, %d steps, %d events", error, int(run.status.statistics.steps),
              int(run.status.statistics.timeEvents));
        QVERIFY(error < 1e-9);
        QCOMPARE(run.status.statistics.timeEvents, 1);
        QCOMPARE(run.at("u", 0.505), 0.505);
        QCOMPARE(run.at("u", 1.5), 0.2);
    }

    void machineCodeGivesTheSameBits()
    {
        RunSettings settings = settingsTo(2, 1e-8);
        settings.inputs = {{QStringLiteral("u"), sineRows(50, 2)}};
        const auto system = systemOf(lagText());
        settings.evaluation = EvaluationMode::Tape;
        const Outcome tape = runOf(system, settings);
        settings.evaluation = EvaluationMode::Native;
        const Outcome native = runOf(system, settings);
        for (int row = 0; row <= 200; ++row)
            QCOMPARE(native.at("x", row * 0.01), tape.at("x", row * 0.01));
        QVERIFY(std::fabs(tape.at("x", 1.3)) > 0.1);
    }

    void smoothSignalCostsFewSteps_data()
    {
        QTest::addColumn<SolverKind>("solver");
        QTest::addColumn<double>("stopTime");
        QTest::addColumn<double>("most");
        for (const SolverKind solver : {SolverKind::Auto, SolverKind::Radau, SolverKind::Cvode}) {
            QTest::addRow("%s, one period", std::string(nameOf(solver)).c_str()) << solver << 1.0 << 1.5;
            // CVODE's formulas of high order take the bends for a rough function: four times the steps.
            if (solver != SolverKind::Cvode)
                QTest::addRow("%s, three periods", std::string(nameOf(solver)).c_str()) << solver << 3.0 << 2.0;
        }
    }
    /// The error control sees bends of a signal where they are large against the tolerance: 1,000 rows of one period of
    /// a sine are 5e-6 away from it, of three periods 4e-5.
    void smoothSignalCostsFewSteps()
    {
        QFETCH(const SolverKind, solver);
        QFETCH(const double, stopTime);
        QFETCH(const double, most);
        RunSettings settings = settingsTo(stopTime, 1e-6);
        settings.solver = solver;
        const Outcome exact = runOf(systemOf(lagText("Real u;", "u = sin(2*3.14159265358979323846*time);")), settings);
        settings.inputs = {{QStringLiteral("u"), sineRows(1000, stopTime)}};
        const Outcome run = runOf(systemOf(lagText()), settings);
        QVERIFY2(run.isRegular(), qPrintable(run.message()));
        const auto steps = run.status.statistics.steps, ofExact = exact.status.statistics.steps;
        qInfo("%d steps, %d of the function; difference %.2g", int(steps), int(ofExact), difference(run, exact, "x"));
        QVERIFY(static_cast<double>(steps) <= most * static_cast<double>(ofExact));
        QVERIFY(difference(run, exact, "x") < 1e-4);
    }

    void heldSignalJumps()
    {
        RunSettings settings = settingsTo(2, 1e-10);
        settings.inputs = {{QStringLiteral("u"), {{0, 0}, {0.5, 1}, {1.5, 1}}, InputForm::Held}};
        const Outcome run = runOf(systemOf(lagText()), settings);
        QVERIFY2(run.isRegular(), qPrintable(run.message()));
        QCOMPARE(run.at("u", 0.4999), 0.0);
        QCOMPARE(run.status.statistics.timeEvents, 1);
        QVERIFY(std::fabs(run.at("x", 1.5) - (1 - std::exp(-1 / kLag))) < 1e-9);
    }

    /// A jump that no state notices is an event without a new start of the integrator.
    void smallJumpNeedsNoRestart()
    {
        RunSettings settings = settingsTo(2, 1e-6);
        const auto restartsAt = [&](double jump) {
            settings.inputs = {{QStringLiteral("u"), {{0, 1}, {1, 1}, {1, 1 + jump}, {2, 1 + jump}}}};
            const Outcome run = runOf(systemOf(lagText()), settings);
            return run.isRegular() && run.status.statistics.timeEvents == 1 ? run.status.statistics.restarts : -1;
        };
        QCOMPARE(restartsAt(1e-9), 0);
        QCOMPARE(restartsAt(1), 1);
    }

    void relationsAndDiscreteInputs()
    {
        const QByteArray text =
            "model M input Real u; input Boolean b; input Integer k; discrete Integer n(start = 0, fixed = true); "
            "discrete Real when_u(start = 0, fixed = true); Real x(start = 0, fixed = true); Integer twice; "
            "discrete Real fell(start = 0, fixed = true); "
            "equation der(x) = if b then k else 0; twice = 2*k; "
            "when b then n = pre(n) + 1; end when; when not b then fell = time; end when; "
            "when u > 0.5 then when_u = time; end when; end M;";
        RunSettings settings = settingsTo(4, 1e-8);
        settings.inputs = {{QStringLiteral("u"), {{0, 0}, {4, 2}}},
                           {QStringLiteral("b"), {{0, 0}, {0.5, 1}, {1.5, 0}, {2.5, 1}}},
                           {QStringLiteral("k"), {{0, 1}, {3, 5}}}};
        const Outcome run = runOf(systemOf(text), settings);
        QVERIFY2(run.isRegular(), qPrintable(run.message()));
        QCOMPARE(run.at("n", 4), 2.0);
        QCOMPARE(run.at("fell", 4), 1.5);
        QVERIFY(std::fabs(run.at("when_u", 4) - 1) < 1e-9);
        QCOMPARE(run.at("twice", 2.9), 2.0);
        QCOMPARE(run.at("twice", 3.1), 10.0);
        QVERIFY(std::fabs(run.at("x", 4) - (1 + 0.5 + 5)) < 1e-9);
    }

    /// What nobody sets keeps its start, which can be set before and during a run.
    void startValueCountsWithoutSignal()
    {
        const auto system = systemOf(lagText("parameter Real p = 3; input Real u(start = 2*p); output Real y = u;"));
        RunSettings settings = settingsTo(5, 1e-8);
        QCOMPARE(runOf(system, settings).at("y", 5), 6.0);
        settings.parameterValues = {{QStringLiteral("p"), 4}};
        QCOMPARE(runOf(system, settings).at("y", 5), 8.0);
        settings.parameterValues = {{QStringLiteral("u"), 7}};
        QVERIFY(std::fabs(runOf(system, settings).at("x", 5) - 7) < 1e-6);
        settings.inputs = {{QStringLiteral("u"), {{0, 1}}}};
        QVERIFY(std::fabs(runOf(system, settings).at("x", 5) - 1) < 1e-6);
    }

    void wrongSignalsAreRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<double>("time");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("message");
        QTest::newRow("unknown") << "z" << 1.0 << 1.0 << "there is no input `z`";
        QTest::newRow("no input") << "x" << 1.0 << 1.0 << "`x` is no input of the model";
        QTest::newRow("falls") << "u" << -1.0 << 1.0 << "the time of the signal of the input `u` falls in row 2";
        QTest::newRow("not finite") << "u" << 1.0 << std::nan("") << "`u` has no finite value in row 2";
    }
    void wrongSignalsAreRefused()
    {
        QFETCH(const QString, path);
        QFETCH(const double, time);
        QFETCH(const double, value);
        QFETCH(const QString, message);
        RunSettings settings = settingsTo(1, 1e-6);
        settings.inputs = {{path, {{0, 0}, {time, value}}}};
        const Outcome run = runOf(systemOf(lagText()), settings);
        QVERIFY(run.status.end && run.status.end->reason == EndReason::BadSettings);
        QVERIFY2(run.status.end->message.contains(message), qPrintable(run.message()));
    }

    /// A parameter cannot follow what changes in a run.
    void parametersDoNotReadInputs()
    {
        const CompileOutcome outcome = compiled(lagText("input Real u; parameter Real p = 2*u;"));
        QVERIFY(!outcome.system);
        QVERIFY2(messages(outcome).contains("`p`"), qPrintable(messages(outcome)));
    }

    void jacobianBehindInputs()
    {
        TestRun run(
            "model M input Real u(start = 0.5); Real x(start = 1, fixed = true), z(start = 2); "
            "equation der(x) = -u*x^2 + z; z^3 + u*z = x + 9; end M;");
        run.start();
        QVERIFY(run.status.ok());
        const VariableId u = run.system->model.findVariable("u");
        run.evaluator->setInput(u, 0.7, 0.5, 0);
        for (const double t : {0.0, 1.0, 3.0}) {
            QVERIFY(run.jacobianError(t, {1.3}) < 1e-6);
            QVERIFY(run.daeJacobianError(t, {1.3, 1.9}, 2) < 1e-6);
            QCOMPARE(run.evaluator->value(u), 0.7 + 0.5 * t);
        }
        std::vector<double> x{1.3}, before(1), behind(1), slope(1);
        QVERIFY(run.evaluator->derivatives(2, x, before).ok());
        run.evaluator->setInput(u, 0.2);
        QVERIFY(run.evaluator->derivatives(2, x, behind).ok());
        QCOMPARE(run.evaluator->value(u), 0.2);
        QVERIFY(before[0] != behind[0]);
    }

    void partsRunOnInputs()
    {
        const QByteArray text =
            "model Ring input Real u; Real x[2](each start = 0, each fixed = true), w[2]; Real both; equation "
            "der(x[1]) = 20*(u + w[1] - x[1]); der(x[2]) = 30*(0.5*u - w[2] - x[2]); "
            "w[1] = 0.3*delay(x[2], 0.05); w[2] = 0.4*delay(x[1], 0.05); both = x[1] + u*x[2]; end Ring;";
        const auto system = systemOf(text);
        QVERIFY(system && system->parts);
        RunSettings settings = settingsTo(2, 1e-10);
        settings.inputs = {{QStringLiteral("u"), {{0, 0}, {0.4, 1}, {1, 1}, {1, -0.5}, {1.5, 0.3}}}};
        const Outcome joint = runOf(system, settings);
        settings.parts = PartsChoice::Parts;
        const Outcome parts = runOf(system, settings);
        QVERIFY2(parts.isRegular(), qPrintable(parts.message()));
        QCOMPARE(parts.status.statistics.parts.size(), std::size_t{2});
        for (const char* path : {"x[1]", "x[2]", "both", "u"}) {
            qInfo("%s: %.2g", path, difference(parts, joint, path));
            QVERIFY(difference(parts, joint, path) < 1e-8);
        }
        QVERIFY(std::fabs(joint.at("x[1]", 0.9)) > 0.3);
    }

    /// An operating point takes the inputs at the start; a run that goes on takes them where it begins.
    void startsWithItsInputs()
    {
        RunSettings settings = settingsTo(2, 1e-10);
        settings.inputs = {{QStringLiteral("u"), {{0, 0.8}, {1, 0.8}, {2, 1.8}}}};
        settings.startsAtOperatingPoint = true;
        const auto system = systemOf(lagText());
        const Outcome run = runOf(system, settings);
        QVERIFY2(run.isRegular(), qPrintable(run.message()));
        QVERIFY(std::fabs(run.at("x", 0) - 0.8) < 1e-7);
        settings.startsAtOperatingPoint = false;
        settings.stopTime = 1.5;
        const Outcome first = runOf(system, settings);
        QVERIFY(first.status.lastState);
        settings.startTime = 1.5;
        settings.stopTime = 2;
        settings.startState = first.status.lastState;
        const Outcome second = runOf(system, settings);
        QVERIFY2(second.isRegular(), qPrintable(second.message()));
        const double whole = 0.8 + 1 - kLag + kLag * std::exp(-1 / kLag) - 0.8 * std::exp(-2 / kLag);
        QVERIFY(std::fabs(second.at("x", 2) - whole) < 1e-8);
    }

    /// The valve of the drive, by a signal, by a block with the same table, and by the ramps that it has.
    void valveOfDriveFollowsSignal()
    {
        QFile file(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/cylinder_drive.mo"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray own = file.readAll();
        const auto systemWith = [&](const QByteArray& declaration, const QByteArray& source) {
            QByteArray text = own;
            text.replace("connect(command.y, valve.u)", "connect(" + source + ", valve.u)");
            text.replace("equation\n  connect(tank1.T", declaration + "equation\n  connect(tank1.T");
            return compile(flatText(text), {}).system;
        };
        RunSettings settings = settingsTo(3, 1e-10);
        const Outcome ramps = runOf(systemWith({}, "command.y"), settings);
        const Outcome table = runOf(
            systemWith("Bramah.Blocks.Sources.TimeTable table(table=[0, 0; 0.1, 0; 0.25, 0.5; 1.3, 0.5; 1.6, -0.5; "
                       "2.5, -0.5; 2.65, 0; 4, 0]);\n",
                       "table.y"),
            settings);
        settings.inputs = {
            {QStringLiteral("u"), {{0, 0}, {0.1, 0}, {0.25, 0.5}, {1.3, 0.5}, {1.6, -0.5}, {2.5, -0.5}, {2.65, 0}}}};
        const Outcome run = runOf(systemWith("Bramah.Blocks.Interfaces.RealInput u;\n", "u"), settings);
        QVERIFY2(run.isRegular(), qPrintable(run.message()));
        QVERIFY2(table.isRegular(), qPrintable(table.message()));
        for (const char* path : {"mass.s", "mass.v", "lineP.p", "cylinder.pA"}) {
            qInfo("%s: ramps %.2g, table %.2g", path, difference(run, ramps, path), difference(run, table, path));
            QVERIFY(difference(run, ramps, path) < 1e-9);
            QVERIFY(difference(run, table, path) < 1e-9);
        }
        qInfo("%d steps, %d of ramps, %d of table", int(run.status.statistics.steps),
              int(ramps.status.statistics.steps), int(table.status.statistics.steps));
    }
};

BRAMAH_TEST(InputsTest);

}  // namespace bramah::test

#include "inputs_test.moc"
