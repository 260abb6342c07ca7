// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/transient.h"
#include "tests/prepare_flat.h"
#include "tests/solver/analysis/linear.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <cmath>
#include <complex>

namespace bramah::test {

using namespace solver;

namespace {

/// A line of 10 m without friction between a pressure source and a closed end, and the input of the source.
QByteArray closedLine()
{
    return "model M\n  inner Bramah.Hydraulics.Fluid fluid;\n  Bramah.Blocks.Sources.Constant u(k=100e5);\n"
           "  Bramah.Hydraulics.Sources.PressureSource source(useInput=true);\n"
           "  Bramah.Hydraulics.Lines.TransmissionLine line(length=10, p_start=100e5, "
           "friction=Bramah.Types.LineFriction.None);\nequation\n  connect(u.y, source.u);\n"
           "  connect(source.A, line.A);\nend M;\n";
}

/// A line with friction that feeds an orifice, at first with another pressure in it.
QByteArray fedOrifice()
{
    return "model M\n  inner Bramah.Hydraulics.Fluid fluid;\n  Bramah.Hydraulics.Sources.PressureSource "
           "source(p=100e5);\n"
           "  Bramah.Hydraulics.Lines.TransmissionLine line(length=10, p_start=50e5);\n"
           "  Bramah.Hydraulics.Node node(p_start=50e5);\n  Bramah.Hydraulics.FlowValves.Orifice orifice(d=2e-3);\n"
           "  Bramah.Hydraulics.Sources.Tank tank;\nequation\n  connect(source.A, line.A);\n  connect(line.B, "
           "node.port);\n"
           "  connect(node.port, orifice.A);\n  connect(orifice.B, tank.T);\nend M;\n";
}

}  // namespace

/// Linear systems with delays, and where such systems rest, against closed forms.
class LinearDelaysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // x' = u - 5 delay(x, 0.1): G = 1/(i omega + 5 exp(-0.1 i omega)), and s = W(-0.5)/0.1 with Lambert's function.
    void aDelayInALoop()
    {
        const Linear linear(flatModel("model S parameter Real u = 0; Real x(start = 0, fixed = true); equation "
                                      "der(x) = u - 5*delay(x, 0.1); end S;"),
                            {"u"}, {"x"});
        VERIFY_LINEAR(linear);
        QCOMPARE(linear.system.delays.size(), std::size_t{1});
        expectNear(linear.system.delays[0].time, 0.1, 1e-15);
        for (const double omega : {0.0, 1.0, 10.0, 300.0}) {
            const std::complex<double> expected =
                1.0 / (std::complex<double>(0, omega) + 5.0 * std::polar(1.0, -0.1 * omega));
            const std::complex<double> response = frequencyResponse(linear.system, 0, 0, {omega})[0];
            QVERIFY2(std::abs(response - expected) < 1e-12 * std::abs(expected), qPrintable(QString::number(omega)));
        }
        const std::vector<Mode> modes = modesOf(linear.system);
        QVERIFY(modes.size() >= 2);
        expectNear(modes[0].eigenvalue.real(), -7.9402363, 1e-6);
        expectNear(modes[0].eigenvalue.imag(), 7.7011175, 1e-6);
        for (const Mode& mode : modes)
            QVERIFY(std::abs(mode.eigenvalue + 5.0 * std::exp(-0.1 * mode.eigenvalue)) < 1e-4 * mode.frequency);
        expectNear(modes[0].participation[0] + modes[0].delayParticipation[0], 1, 1e-9);
    }

    // Waves between an open and a closed end: 1/cos(omega T), and resonance at odd quarters of a wave.
    void aLineSwingsInQuartersOfAWave()
    {
        const FlatModel flat = flatText(closedLine());
        const Linear linear(flat, {"u.y"}, {"line.pB"});
        VERIFY_LINEAR(linear);
        const double time = linear.system.delays.at(0).time;
        for (const double angle : {0.0, 0.5, 1.2, 3.0, 20.0}) {
            const std::complex<double> response = frequencyResponse(linear.system, 0, 0, {angle / time})[0];
            expectNear(response.real() * std::cos(angle), 1, 1e-6, QString::number(angle));
            expectNear(response.imag(), 0, 1e-6, QString::number(angle));
        }
        const std::vector<Mode> modes = modesOf(linear.system);
        QVERIFY(modes.size() >= 2);
        for (std::size_t k = 0; k < 2; ++k) {
            expectRatio(modes[k].frequency, (2.0 * static_cast<double>(k) + 1) * kPi / 2 / time, 1e-6);
            expectNear(modes[k].damping, 0, 1e-6);
        }
    }

    // Whatever pressure the line began with, at rest what flows in flows out.
    void aLineRestsWithOneFlow()
    {
        FlatModel flat = flatText(fedOrifice());
        replaceDelaysByLags(flat);
        const auto evaluator = evaluatorOf(std::move(flat));
        const OperatingPoint point = findOperatingPoint(*evaluator, 0);
        QVERIFY2(point.status.ok(), qPrintable(failureText(point.status, evaluator->model())));
        std::vector<double> values(evaluator->layout().outputs.size());
        QVERIFY(evaluator->outputs(0, point.states, values).ok());
        const auto valueOf = [&](const char* path) { return evaluator->value(evaluator->model().findVariable(path)); };
        QVERIFY(valueOf("line.qA") > 1e-4);
        expectRatio(valueOf("line.qA"), -valueOf("line.qB"), 1e-9);
        LibraryRunOptions options;
        options.stopTime = 3;
        const LibraryRun run = runText(fedOrifice(), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectRatio(valueOf("node.p"), run.last(QStringLiteral("node.p")), 1e-5);
    }

    // A run that starts at the operating point stays there: the waves in the line are those of steady flow.
    void aRunStartsAtRestBehindALine()
    {
        RunSettings settings;
        settings.stopTime = 0.2;
        settings.startsAtOperatingPoint = true;
        SimulationRun run(bramah::test::prepareFlat(flatText(fedOrifice())), settings);
        run.start();
        run.wait();
        ResultStore results;
        run.drainInto(results);
        const RunStatus status = run.status();
        QVERIFY2(status.end->isRegular(), qPrintable(status.end->message));
        const int pressure = results.find(QStringLiteral("node.p")), flow = results.find(QStringLiteral("line.qA"));
        QVERIFY(results.valueAt(flow, 0) > 1e-4);
        for (std::size_t row = 0; row < results.rowCount(); ++row) {
            expectRatio(results.value(pressure, row), results.value(pressure, 0), 1e-6);
            expectRatio(results.value(flow, row), results.value(flow, 0), 1e-5);
        }
    }

    // At a time of a run what comes out of a delay is what it is then: x = t from 0 on, so x^2 is 0.49 late.
    void atATimeOfARunTheDelayedValueIsThatOfTheRun()
    {
        const char* const text =
            "model S parameter Real u = 0; Real x(start = 0, fixed = true); Real y; equation "
            "der(x) = 1 + u; y = delay(x, 0.3)^2; end S;";
        FlatModel plain = flatModel(text), withPorts = plain;
        nameDelays(plain);
        LinearPorts ports;
        QVERIFY(addLinearPorts(withPorts, {"u"}, {"y"}, {}, ports).isEmpty());
        const auto at = evaluatorOf(std::move(plain));
        std::vector<double> states(at->layout().states.size());
        QVERIFY(at->initialise(0, states).status.ok());
        const Transient end = runTransient(*at, 0, 1, 1e-9, states, {});
        QVERIFY(end.end.isRegular());
        std::vector<double> values(at->layout().outputs.size());
        QVERIFY(at->outputs(1, end.states, values).ok());
        const Linearisation linear = linearise(*evaluatorOf(std::move(withPorts)), ports, *at, 1);
        QVERIFY(linear.status.ok());
        // dy/du = 2*0.7*exp(-0.3 i omega)/(i omega)
        const std::complex<double> response = frequencyResponse(linear.system, 0, 0, {2})[0];
        const std::complex<double> expected = 1.4 * std::polar(1.0, -0.6) / std::complex<double>(0, 2);
        QVERIFY2(std::abs(response - expected) < 1e-6,
                 qPrintable(QStringLiteral("%1 + %2 i").arg(response.real()).arg(response.imag())));
    }

    // What has happened before the point stays so: a step of a chart that has become active stays active.
    void atATimeOfARunDiscreteValuesAreThoseOfTheRun()
    {
        const char* const text =
            "model S parameter Real u = 0; Real x(start = 1, fixed = true); discrete Boolean isOn(start = false, "
            "fixed = true); equation der(x) = (if isOn then -5 else -1)*x + u; when time > 0.5 then isOn = true; end "
            "when; end S;";
        FlatModel plain = flatModel(text), withPorts = plain;
        nameDelays(plain);
        LinearPorts ports;
        QVERIFY(addLinearPorts(withPorts, {"u"}, {"x"}, {}, ports).isEmpty());
        const auto at = evaluatorOf(std::move(plain)), open = evaluatorOf(std::move(withPorts));
        for (const auto& [time, rate] : {std::pair{0.25, -1.0}, {1.0, -5.0}}) {
            std::vector<double> states(at->layout().states.size());
            QVERIFY(at->initialise(0, states).status.ok());
            const Transient end = runTransient(*at, 0, time, 1e-9, states, {});
            QVERIFY(end.end.isRegular());
            std::vector<double> values(at->layout().outputs.size());
            QVERIFY(at->outputs(time, end.states, values).ok());
            const Linearisation linear = linearise(*open, ports, *at, time);
            QVERIFY(linear.status.ok());
            expectNear(linear.system.a(0, 0), rate, 1e-12, QString::number(time));
        }
    }
};

BRAMAH_TEST(LinearDelaysTest);

}  // namespace bramah::test

#include "linear_delays_test.moc"
