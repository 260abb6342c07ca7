// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "tests/solver/library/case_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QSet>
#include <QTest>

using namespace bramah;
using test::kAmbient;
using test::kBar;
using test::kLitrePerMinute;
using test::kPi;
using test::LibraryRun;

namespace {

constexpr double kDensity = 870;
constexpr double kViscosity = 30e-6;  ///< m2/s

/// A part `c` of the library in oil that counts by volumes, beside a tank `z`, at rest at the end.
struct Reading {
    const char* className;  ///< behind `Bramah.Hydraulics.`
    const char* modifiers;
    const char* parts;
    const char* connections;  ///< `a-b` with spaces between
    const char* expression;   ///< what is read
    double expected;
};

double kineticPressure(double litresPerMinute, double diameter)
{
    const double speed = litresPerMinute * kLitrePerMinute / (kPi / 4 * diameter * diameter);
    return kDensity / 2 * speed * speed;
}

double laminarDrop(double litresPerMinute, double diameter, double length)
{
    return 128 * kViscosity * kDensity * length * litresPerMinute * kLitrePerMinute / (kPi * std::pow(diameter, 4));
}

double blasiusDrop(double litresPerMinute, double diameter, double length)
{
    const double re = 4 * litresPerMinute * kLitrePerMinute / (kPi * diameter * kViscosity);
    return 0.3164 / std::pow(re, 0.25) * length / diameter * kineticPressure(litresPerMinute, diameter);
}

std::vector<Reading> readings()
{
    const double weisbach = 0.131 + 1.847 * std::pow(0.25, 3.5);
    const char* const flow60 = "  H.Sources.FlowSource s(q=60/60000);\n  H.Node n, m;\n";
    const char* const flow120 = "  H.Sources.FlowSource s(q=120/60000);\n  H.Node n, m;\n";
    const char* const flow5 = "  H.Sources.FlowSource s(q=5/60000);\n  H.Node n, m;\n";
    const char* const through = "s.A-n.port n.port-c.A c.B-z.T";
    // Of a part whose drop is by a tenth in proportion to the flow: the flow over that at the drop of 2 bar.
    const double share = (-0.1 + std::sqrt(0.01 + 3.6 * 60)) / 1.8;
    const char* const held = "  H.Sources.PressureSource p(p=101325 + 120e5), l(p=101325 + 20e5);\n";
    return {
        {"Lines.Bend", "d=0.02", flow60, through, "c.A.p - c.B.p", weisbach * kineticPressure(60, 0.02)},
        {"Lines.Bend", "d=0.02, r=0.02, angle=0.7853981633974483", flow60, through, "c.A.p - c.B.p",
         (0.131 + 1.847 * std::pow(0.5, 3.5)) / 2 * kineticPressure(60, 0.02)},
        {"Lines.Bend", "d=0.02, zeta=1.2", flow60, through, "c.A.p - c.B.p", 1.2 * kineticPressure(60, 0.02)},
        {"Lines.Tee", "d=0.02, zeta_run=0.3", flow60, "s.A-c.A c.B-z.T c.C-m.port s.A-n.port", "c.A.p - c.B.p",
         0.3 * kineticPressure(60, 0.02)},
        {"Lines.Tee", "d=0.02, d_C=0.016", flow60, "s.A-n.port n.port-c.A c.B-m.port c.C-z.T", "c.A.p - c.C.p",
         1.2 * kineticPressure(60, 0.016)},
        {"Lines.Pipe", "d=0.012, length=4, wall=0", flow5, through, "c.A.p - c.B.p", laminarDrop(5, 0.012, 4)},
        {"Lines.Pipe", "d=0.012, length=4, wall=0", flow120, through, "c.A.p - c.B.p", blasiusDrop(120, 0.012, 4)},
        {"Lines.Hose", "d=0.012, length=4", flow5, through, "c.A.p - c.B.p", laminarDrop(5, 0.012, 4)},
        {"Lines.TransmissionLine", "d=0.012, length=4, wall=0", flow5, through, "c.dp", laminarDrop(5, 0.012, 4)},
        {"Lines.ShortLine", "d=0.012, length=0.5, wall=0", flow5, through, "c.dp", laminarDrop(5, 0.012, 0.5)},
        {"Sensors.PressureSensor", "", held, "p.A-c.A", "c.y", kAmbient + 120 * kBar},
        {"Sensors.PressureSensor", "gauge=true", held, "p.A-c.A", "c.y", 120 * kBar},
        {"Sensors.DifferentialPressureSensor", "", held, "p.A-c.A l.A-c.B", "c.y", 100 * kBar},
        {"Sensors.DifferentialPressureSensor", "", held, "l.A-c.A p.A-c.B", "c.y", -100 * kBar},
        {"Sensors.PressureGauge", "", held, "p.A-c.A", "c.p", 120 * kBar},
        {"Sensors.FlowSensor", "", flow60, through, "c.y", 60 * kLitrePerMinute},
        {"Sensors.FlowMeter", "", flow60, through, "c.q", 60 * kLitrePerMinute},
        {"Sensors.FlowMeter", "", flow60, through, "c.V", 30 * 1e-3},
        {"Sensors.LevelSensor", "", "  H.Sources.Tank t(useLevel=true, V_start=0.09, A_tank=0.3);\n", "t.T-c.A", "c.y",
         0.3},
        {"Lines.QuickCoupling", "", flow60, through, "c.A.p - c.B.p", 2 * kBar},
        {"Lines.QuickCoupling", "", flow120, through, "c.A.p - c.B.p", 2 * kBar * (0.1 * 2 + 0.9 * 4)},
        {"Lines.QuickCoupling", "isCoupled=false", held, "p.A-c.A l.A-c.B", "c.A.m_flow", 0},
        {"Lines.QuickCoupling", "isCoupled=false, hasCheckA=false", held, "p.A-c.A l.A-c.B", "c.A.m_flow",
         kDensity * 60 * kLitrePerMinute * share},
        {"Lines.QuickCoupling", "isCoupled=false, hasCheckA=false", held, "p.A-c.A l.A-c.B", "c.B.m_flow", 0},
        {"Lines.QuickCoupling", "isCoupled=false, hasCheckB=false", held, "l.A-c.A p.A-c.B", "c.q_lost",
         60 * kLitrePerMinute * share},
        {"Lines.Plug", "", held, "p.A-c.A", "c.A.m_flow", 0},
        {"Lines.TestPoint", "", held, "p.A-c.A", "c.A.m_flow", 0},
        {"Lines.TestPoint", "", held, "p.A-c.A", "c.p", 120 * kBar},
        {"Lines.BleedValve", "", held, "p.A-c.A", "c.A.m_flow", 0},
        {"Lines.BleedValve", "isOpen=true, q_nom=5/60000, dp_nom=20e5", held, "l.A-c.A", "c.A.m_flow",
         kDensity * 5 * kLitrePerMinute},
        {"Lines.BleedValve", "isOpen=true, q_nom=5/60000, dp_nom=5e5, laminar=0", held, "l.A-c.A", "c.q",
         10 * kLitrePerMinute},
        {"Lines.BleedValve", "isOpen=true", "  H.Sources.PressureSource v(p=0.5e5);\n", "v.A-c.A", "c.A.m_flow", 0},
        // Of three ways the first carries the flow at its nominal drop, the third twice as much.
        {"Lines.RotaryJoint", "leakage=0", flow60,
         "s.A-n.port n.port-c.A1 c.B1-z.T z.T-c.A2 z.T-c.B2 z.T-c.A3 z.T-c.B3", "c.dp[1]", 1 * kBar},
        {"Lines.RotaryJoint", "leakage=0", flow120,
         "s.A-n.port n.port-c.A3 c.B3-z.T z.T-c.A1 z.T-c.B1 z.T-c.A2 z.T-c.B2", "c.dp[3]",
         1 * kBar * (0.1 * 2 + 0.9 * 4)},
        // What leaks out of way 1 goes to way 2 and to the air, in proportion to the pressures between.
        {"Lines.RotaryJoint", "leakage=2e-12", held, "p.A-c.A1 p.A-c.B1 l.A-c.A2 l.A-c.B2 z.T-c.A3 z.T-c.B3",
         "c.A1.m_flow + c.B1.m_flow", kDensity * 2e-12 * (100 + 120) * kBar},
        {"Lines.RotaryJoint", "leakage=2e-12", held, "p.A-c.A1 p.A-c.B1 l.A-c.A2 l.A-c.B2 z.T-c.A3 z.T-c.B3",
         "c.A2.m_flow + c.B2.m_flow", kDensity * 2e-12 * (20 - 100) * kBar},
        {"Lines.RotaryJoint", "leakage=2e-12", held, "p.A-c.A1 p.A-c.B1 l.A-c.A2 l.A-c.B2 z.T-c.A3 z.T-c.B3",
         "c.q_lost", 2e-12 * 120 * kBar},
        {"Sensors.Thermometer", "oil(T=333.15)", held, "p.A-c.A", "c.T", 333.15},
        {"Sensors.TemperatureSwitch", "oil(T=333.15), T_on=332, T_off=330", held, "p.A-c.A", "if c.y then 1 else 0", 1},
        {"Sensors.TemperatureSwitch", "oil(T=333.15), T_on=334, T_off=332", held, "p.A-c.A", "if c.y then 1 else 0", 0},
        {"Sensors.TemperatureSwitch", "oil(T=333.15), T_on=334, T_off=332, y_start=true", held, "p.A-c.A",
         "if c.y then 1 else 0", 1},
        {"Sensors.LevelIndicator", "", "  H.Sources.Tank t(useLevel=true, V_start=0.09, A_tank=0.3);\n", "t.T-c.A",
         "c.level", 0.3},
        {"Sensors.LevelTemperatureSwitch", "oil(T=333.15), T_on=332, T_off=330, level_on=0.31, level_off=0.32",
         "  H.Sources.Tank t(useLevel=true, V_start=0.09, A_tank=0.3);\n", "t.T-c.A",
         "c.level + (if c.y_L then 10 else 0) + (if c.y_T then 100 else 0)", 110.3},
        {"Sensors.LevelTemperatureSwitch", "oil(T=333.15), T_on=334, T_off=330, level_on=0.29, level_off=0.32",
         "  H.Sources.Tank t(useLevel=true, V_start=0.09, A_tank=0.3);\n", "t.T-c.A",
         "c.level + (if c.y_L then 10 else 0) + (if c.y_T then 100 else 0)", 0.3},
        {"Sensors.CloggingIndicator", "dp_on=90e5", held, "p.A-c.A l.A-c.B", "if c.y then 1 else 0", 1},
        {"Sensors.CloggingIndicator", "dp_on=110e5", held, "p.A-c.A l.A-c.B", "if c.y then 1 else 0", 0},
        {"Sensors.CloggingIndicator", "dp_on=110e5, dp_off=95e5, y_start=true", held, "p.A-c.A l.A-c.B",
         "if c.y then 1 else 0", 1},
        {"Sensors.CloggingIndicator", "dp_on=90e5", held, "l.A-c.A p.A-c.B", "if c.y then 1 else 0", 0},
    };
}

QByteArray circuit(const QByteArray& part, const QByteArray& parts, const QByteArray& connections,
                   const QByteArray& expression)
{
    QByteArray equations;
    for (const QByteArray& connection : connections.split(' '))
        equations += "  connect(" + QByteArray(connection).replace("-", ", ") + ");\n";
    return test::caseText(
        "  import H = Bramah.Hydraulics;\n"
        "  inner H.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook,\n"
        "    oil(rho_0=870, nu=30e-6, nu_p=0));\n  H.Sources.Tank z;\n  H." +
            part + ";\n" + parts + "  Real reading = " + expression + ";\n",
        equations);
}

}  // namespace

/// Pressure losses of lines in steady flow against formulas of handbooks, and the readings of sensors.
class FittingsAndSensorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAsStated_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Reading> all = readings();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%s %s %s %zu", all[i].className, all[i].modifiers, all[i].expression, i)
                << static_cast<int>(i);
    }

    void readsAsStated()
    {
        QFETCH(int, index);
        const Reading reading = readings()[static_cast<std::size_t>(index)];
        const QByteArray part = QByteArray(reading.className) + " c(" + reading.modifiers + ")";
        const LibraryRun run =
            test::runText(circuit(part, reading.parts, reading.connections, reading.expression), test::until(30, 1e-6));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(QStringLiteral("reading")), reading.expected, 5e-3 * std::abs(reading.expected));
    }

    void everyLineAndSensorIsRead()
    {
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        QSet<QByteArray> names{"Sensors.PressureSwitch", "Sensors.LevelSwitch"};
        for (const Reading& reading : readings())
            names.insert(reading.className);
        for (const char* package : {"Lines", "Sensors"})
            for (const model::ClassNode* child :
                 library.find(std::string("Bramah.Hydraulics.") + package)->children()) {
                const QByteArray name = QByteArray(package) + '.' + child->name().c_str();
                QVERIFY2(names.contains(name), name.constData());
            }
    }

    // On above p_on, off below p_off, and in between as it was.
    void switchesWithHysteresis()
    {
        const LibraryRun run = test::runText(
            circuit("Sensors.PressureSwitch c(p_on=100e5, p_off=90e5)",
                    "  H.Sources.PressureSource s(useInput=true);\n  Real u = 101325 + 120e5*(1 - abs(time - 1));\n",
                    "s.A-c.A", "if c.y then 1 else 0")
                .replace("equation\n", "equation\n  s.u = u;\n"),
            test::until(2, 1e-9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double on = 100.0 / 120, off = 2 - 90.0 / 120;
        for (const double time : {0.0, on - 1e-3, off + 1e-3})
            QCOMPARE(run.at(QStringLiteral("reading"), time), 0.0);
        for (const double time : {on + 1e-3, 1.0, 2 - 95.0 / 120, off - 1e-3})
            QCOMPARE(run.at(QStringLiteral("reading"), time), 1.0);
    }

    // The oil falls from 0.3 m to 0.1 m and rises again: on below level_on, off above level_off.
    void switchesBelowALevel()
    {
        const LibraryRun run = test::runText(circuit("Sensors.LevelSwitch c(level_on=0.2, level_off=0.22)",
                                                     "  H.Sources.PressureSource s(useInput=true);\n"
                                                     "  Real u = 101325 + 870*fluid.g*(0.1 + 0.2*abs(time - 1));\n",
                                                     "s.A-c.A", "if c.y then 1 else 0")
                                                 .replace("equation\n", "equation\n  s.u = u;\n"),
                                             test::until(2, 1e-9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double time : {0.0, 0.5 - 1e-3, 1.6 + 1e-3, 2.0})
            QCOMPARE(run.at(QStringLiteral("reading"), time), 0.0);
        for (const double time : {0.5 + 1e-3, 1.0, 1.55, 1.6 - 1e-3})
            QCOMPARE(run.at(QStringLiteral("reading"), time), 1.0);
    }
};

BRAMAH_TEST(FittingsAndSensorsTest);

#include "fittings_and_sensors_test.moc"
