// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/solver/library/sound_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>

using namespace bramah;
using test::LibraryRun;

namespace {

/// [Pa] A pump without losses goes on raising it in a shut line: with the constant modulus of Textbook
/// a node of 1 mm3 comes to 1.2e15 in 2 s.
constexpr double kAnyPressure = 1e16;

struct Hardship {
    const char* name;
    const char* parts;
    const char* connections;  ///< `a-b` with spaces between
};

const std::array kHardships{
    Hardship{"pump against shut valves",
             "  H.Pumps.FixedPump p;\n  H.Node n(V=1e-9);\n  H.DirectionalValves.Valve43 v;\n"
             "  H.Cylinders.DoubleActingCylinder c;\n  Bramah.Blocks.Sources.BooleanStep off(startTime=1e9);\n",
             "t.T-p.S p.P-n.port n.port-v.P v.T-t.T v.A-c.A v.B-c.B off.y-v.a off.y-v.b"},
    Hardship{"everything throttled to nothing",
             "  H.Sources.PressureSource s(p=210e5);\n  H.FlowValves.Throttle o(y=0);\n  H.Node n, m, r;\n"
             "  H.FlowValves.ThrottleCheckValve k(y=0);\n  H.FlowValves.FlowControlValve2 g(q_set=0);\n",
             "s.A-o.A o.B-n.port n.port-k.A k.B-m.port m.port-g.A g.B-r.port"},
    Hardship{"full gas accumulator",
             "  H.Pumps.FixedPump p;\n  H.Accumulators.BladderAccumulator a(V_0=1e-4, p_precharge=50e5,\n"
             "    gas=Bramah.Types.GasModel.HeatExchange);\n  H.PressureValves.ReliefValve r(p_set=300e5);\n",
             "t.T-p.S p.P-a.A a.A-r.P r.T-t.T"},
    Hardship{"full spring accumulator",
             "  H.Pumps.FixedPump p;\n  H.Accumulators.SpringAccumulator a;\n  H.PressureValves.ReliefValve r;\n",
             "t.T-p.S p.P-a.A a.A-r.P r.T-t.T"},
    Hardship{"gas accumulators on tanks",
             "  H.Accumulators.DiaphragmAccumulator a;\n  H.Accumulators.PistonAccumulator b(\n"
             "    gas=Bramah.Types.GasModel.HeatExchange);\n  H.Sources.Tank u;\n",
             "t.T-a.A b.A-u.T"},
    Hardship{"motor that coasts against shut lines",
             "  H.Motors.FixedMotor m(D=50e-6, losses=Bramah.Types.MachineLosses.Maps);\n"
             "  Bramah.Mechanics.Rotational.Inertia j(J=0.5, w(start=200, fixed=true));\n  H.Node a, b;\n",
             "m.A-a.port m.B-b.port m.shaft-j.flange_a"},
    Hardship{"motor that its load drives without feed",
             "  H.Motors.FixedMotor m(D=50e-6, losses=Bramah.Types.MachineLosses.Efficiencies);\n"
             "  Bramah.Mechanics.Rotational.Inertia j(J=0.5);\n  H.Node a, b;\n  H.FlowValves.Orifice o(d=1e-3);\n"
             "  Bramah.Mechanics.Rotational.ConstantTorque q(tau_constant=300);\n  H.PressureValves.ReliefValve r;\n",
             "m.A-a.port m.B-b.port m.shaft-j.flange_a j.flange_b-q.flange b.port-r.P r.T-t.T a.port-o.A o.B-t.T"},
    Hardship{"rod that is pulled out of a shut side",
             "  H.Cylinders.DoubleActingCylinder c(x_start=0.1);\n  Bramah.Mechanics.Translational.Mass m(m=500);\n"
             "  Bramah.Mechanics.Translational.ConstantForce f(f_constant=40000);\n  H.FlowValves.Orifice o;\n",
             "c.B-o.A o.B-t.T c.rod-m.flange_a m.flange_b-f.flange"},
    Hardship{"all that stores oil, drawn to 10 mbar",
             "  H.Sources.PressureSource s(p=1000);\n  H.Node n, e1, e2;\n  H.FlowValves.Orifice o, o2(d=1e-3);\n"
             "  H.Accumulators.PistonAccumulator a;\n  H.Cylinders.CushionedCylinder c(x_start=0.2);\n"
             "  H.Lines.Pipe pipe(length=5);\n  H.Lines.TransmissionLine line(length=5);\n",
             "s.A-o.A o.B-n.port n.port-o2.A o2.B-a.A n.port-c.A n.port-c.B n.port-pipe.A pipe.B-e1.port n.port-line.A "
             "line.B-e2.port"},
    Hardship{"cushions that are shut",
             "  H.Sources.PressureSource s(p=210e5);\n  H.FlowValves.Orifice o1(d=6e-3), o2(d=6e-3);\n"
             "  H.Cylinders.CushionedCylinder c(x_start=0.05, stroke=0.3, y_A=0, y_B=0, clearance=0, d_check=0);\n"
             "  Bramah.Mechanics.Translational.Mass m(m=2000);\n",
             "s.A-o1.A o1.B-c.A t.T-o2.A o2.B-c.B c.rod-m.flange_a"},
    Hardship{"cylinder without cushions on its stop",
             "  H.Sources.PressureSource s(p=210e5);\n  H.FlowValves.Orifice o1(d=6e-3), o2(d=6e-3);\n"
             "  H.Cylinders.CushionedCylinder c(x_start=0.05, stroke=0.3, d_spearA=0, d_spearB=0);\n",
             "s.A-o1.A o1.B-c.A t.T-o2.A o2.B-c.B"},
    Hardship{"telescope that strikes its stop",
             "  H.Pumps.FixedPump p(D=30e-6);\n  H.PressureValves.ReliefValve r;\n  H.Cylinders.TelescopicCylinder c;\n"
             "  Bramah.Mechanics.Translational.Mass m(m=3000);\n"
             "  Bramah.Mechanics.Translational.ConstantForce f(f_constant=-30000);\n",
             "t.T-p.S p.P-c.A c.A-r.P r.T-t.T c.rod-m.flange_a m.flange_b-f.flange"},
};

}  // namespace

/// Circuits that ask too much of their parts: they run to their end, and no absolute pressure is negative, whatever
/// models of oil and openings are chosen.
class LibraryHardshipTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAndKeepsAboveVacuum_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("choices");
        for (const char* densityModel : {"PressureDependent", "Textbook"})
            for (const char* orificeLaw : {"TwoRegime", "Smoothed"})
                for (std::size_t index = 0; index < kHardships.size(); ++index)
                    QTest::addRow("%s, %s, %s", kHardships.at(index).name, densityModel, orificeLaw)
                        << static_cast<int>(index)
                        << QByteArray("densityModel=Bramah.Types.DensityModel.") + densityModel +
                               ", orificeLaw=Bramah.Types.OrificeLaw." + orificeLaw;
        for (std::size_t index = 0; index < kHardships.size(); ++index)
            QTest::addRow("%s, oil without air", kHardships.at(index).name)
                << static_cast<int>(index) << QByteArrayLiteral("oil(airFraction=0)");
    }

    void runsAndKeepsAboveVacuum()
    {
        QFETCH(int, index);
        QFETCH(QByteArray, choices);
        const Hardship& hardship = kHardships.at(static_cast<std::size_t>(index));
        QByteArray text = "model M\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid(" + choices +
                          ");\n  H.Sources.Tank t;\n" + QByteArray(hardship.parts) + "equation\n";
        for (const QByteArray& connection : QByteArray(hardship.connections).split(' '))
            text += "  connect(" + QByteArray(connection).replace("-", ", ") + ");\n";
        text += "end M;\n";
        test::LibraryRunOptions options;
        options.stopTime = 2;
        options.tolerance = 1e-6;
        options.variables = QStringLiteral(".*");
        const LibraryRun run = test::runText(text, options);
        const QString fault = test::faultOf(run, text, kAnyPressure);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
};

BRAMAH_TEST(LibraryHardshipTest);

#include "library_hardship_test.moc"
