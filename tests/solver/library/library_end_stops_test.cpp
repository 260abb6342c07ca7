// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/energy_audit.h"
#include "tests/solver/library/library_run.h"
#include "tests/solver/library/sound_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace bramah;
using test::LibraryRun;

namespace {

struct Actuator {
    const char* className;
    const char* size;         ///< modifiers, from the bore b [m] and the dead volume v [m3]
    const char* parts;        ///< what it needs to go both ways
    const char* connections;  ///< to the valve `way` and to them: `a-b` with spaces between
    const char* position;     ///< variable, 0 at one stop
    double stroke;
    std::array<const char*, 4> chambers;  ///< oil volumes
};

constexpr const char* kDeadWeight =
    "  Bramah.Mechanics.Translational.ConstantForce load(f_constant=-5e6*b^2);\n"
    "  H.Node plug;\n";

const std::array kActuators{
    Actuator{"DoubleActingCylinder",
             "d_bore=b, d_rod=0.56*b, V_deadA=v, V_deadB=v",
             "",
             "way.A-c.A way.B-c.B",
             "x",
             0.5,
             {"chamberA", "chamberB"}},
    Actuator{"DoubleRodCylinder",
             "d_bore=b, d_rod=0.56*b, V_deadA=v, V_deadB=v",
             "",
             "way.A-c.A way.B-c.B",
             "x",
             0.5,
             {"chamberA", "chamberB"}},
    Actuator{"CushionedCylinder",
             "d_bore=b, d_rod=0.56*b, V_deadA=v, V_deadB=v, d_needle=0.04*b, d_check=0.12*b",
             "",
             "way.A-c.A way.B-c.B",
             "x",
             0.5,
             {"portA", "portB", "cushionA", "cushionB"}},
    Actuator{"PlungerCylinder",
             "d_plunger=b, V_deadA=v",
             kDeadWeight,
             "way.A-c.A way.B-plug.port load.flange-c.rod",
             "x",
             0.5,
             {"chamberA"}},
    Actuator{"SingleActingCylinder",
             "d_bore=b, d_rod=0.5*b, V_deadA=v, f_0=1e5*b^2, c=1e6*b^2",
             "  H.Node plug;\n",
             "way.A-c.A way.B-plug.port",
             "x",
             0.1,
             {"chamberA"}},
    Actuator{"TelescopicCylinder",
             "d_stages={b, 0.8*b}, l={0.3, 0.3}, V_deadA=v",
             kDeadWeight,
             "way.A-c.A way.B-plug.port load.flange-c.rod",
             "x",
             0.6,
             {"chamberA"}},
    Actuator{"PressureIntensifier",
             "d_1=b, d_2=b/2, V_deadA=v, V_deadB=v, V_deadT=v",
             "  H.FlowValves.Orifice o(d=0.2*b);\n",
             "way.A-c.A way.B-c.T c.B-o.A o.B-t.T",
             "x",
             0.2,
             {"drive.chamberA", "drive.chamberB", "chamberB"}},
    Actuator{"RotaryActuator",
             "D=b^2, J_moving=2000*b^4, V_deadA=v, V_deadB=v",
             "",
             "way.A-c.A way.B-c.B",
             "phi",
             4.71238898038469,
             {"chamberA", "chamberB"}},
};

constexpr std::array kBores{0.01, 0.025, 0.063, 0.16, 0.4};
constexpr std::array kDeadVolumes{0.0, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3};

QByteArray circuitOf(const Actuator& actuator, double bore, double deadVolume)
{
    QByteArray text =
        "model M\n  import H = Bramah.Hydraulics;\n  parameter Real b = " + QByteArray::number(bore) +
        ";\n  parameter Real v = " + QByteArray::number(deadVolume) +
        ";\n  inner H.Fluid fluid;\n  H.Sources.Tank t;\n"
        "  H.Sources.PressureSource s(p=300e5 + 101325);\n  H.DirectionalValves.Valve43 way(q_nom=0.4*b^2);\n" +
        actuator.parts + "  H.Cylinders." + actuator.className + " c(" + actuator.size +
        ");\nequation\n  way.a = time < 3;\n  way.b = time > 3;\n  connect(s.A, way.P);\n  connect(way.T, t.T);\n";
    for (const QByteArray& connection : QByteArray(actuator.connections).split(' '))
        text += "  connect(" + QByteArray(connection).replace("-", ", ") + ");\n";
    return text + "end M;\n";
}

std::pair<double, double> rangeOf(const LibraryRun& run, const QString& path)
{
    const int column = run.results.find(path);
    if (column < 0)
        return {std::nan(""), std::nan("")};
    std::vector<double> values(run.results.rowCount());
    run.results.read(column, 0, values);
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return {*least, *most};
}

/// The fault of a run against both ends; empty if there is none.
QString faultAtEnds(const Actuator& actuator, double bore, double deadVolume, long long& mostSteps)
{
    test::LibraryRunOptions options;
    options.stopTime = 6;
    options.tolerance = 1e-6;
    options.variables = QStringLiteral(".*");
    const QByteArray text = circuitOf(actuator, bore, deadVolume);
    const LibraryRun run = test::runText(text, options);
    const QString fault = test::faultOf(run, text, 1e12);
    if (!fault.isEmpty())
        return fault;
    mostSteps = std::max(mostSteps, static_cast<long long>(run.status.statistics.steps));
    // A load that falls on a film of oil before the valve opens swings on it at some 30 kHz: 5000 steps.
    if (run.status.statistics.steps > 15000)
        return QStringLiteral("%1 steps").arg(run.status.statistics.steps);
    const auto [least, most] = rangeOf(run, QStringLiteral("c.") + QLatin1String(actuator.position));
    if (!(least <= 0 && most >= actuator.stroke))
        return QStringLiteral("does not reach its ends: %1 to %2").arg(least).arg(most);
    for (const char* chamber : actuator.chambers) {
        const double volume =
            chamber ? rangeOf(run, QStringLiteral("c.%1.V").arg(QLatin1String(chamber))).first : deadVolume;
        // A cushion has half of the dead volume.
        if (!(volume >= 0.249 * deadVolume))
            return QStringLiteral("%1 keeps only %2 m3").arg(QLatin1String(chamber)).arg(volume);
    }
    return {};
}

}  // namespace

/// Actuators of every size that 300 bar drive against their ends, with little dead volume and much.
class LibraryEndStopsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySizeRestsOnItsStops_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < kActuators.size(); ++index)
            QTest::newRow(kActuators.at(index).className) << static_cast<int>(index);
    }

    void everySizeRestsOnItsStops()
    {
        QFETCH(int, index);
        const Actuator& actuator = kActuators.at(static_cast<std::size_t>(index));
        QStringList faults;
        long long mostSteps = 0;
        for (const double bore : kBores)
            for (const double deadVolume : kDeadVolumes)
                if (const QString fault = faultAtEnds(actuator, bore, deadVolume, mostSteps); !fault.isEmpty())
                    faults << QStringLiteral("bore %1 m, dead volume %2 m3: ").arg(bore).arg(deadVolume) + fault;
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    // On its stop the piston is as deep as its pressure drives it: c*e^2/((e + 10 um)*(1 - e/e_max)) = p*A.
    void depthFollowsThePressure_data()
    {
        QTest::addColumn<double>("deadVolume");
        for (const double deadVolume : {1e-7, 1e-6, 5e-5})
            QTest::newRow(qPrintable(QString::number(deadVolume))) << deadVolume;
    }

    void depthFollowsThePressure()
    {
        QFETCH(double, deadVolume);
        test::LibraryRunOptions options;
        options.stopTime = 2.9;
        options.variables = QStringLiteral(".*");
        const LibraryRun run = test::runText(circuitOf(kActuators.front(), 0.05, deadVolume), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double force = run.last(QStringLiteral("c.f_pressure")) - run.last(QStringLiteral("c.f_friction"));
        const double area = 3.14159265358979 / 4 * 0.05 * 0.05;
        const double rodSide = area * (1 - 0.56 * 0.56);
        const double most = 0.5 * std::max(deadVolume, 2e-5 * rodSide) / rodSide;
        const auto forceAt = [&](double e) { return 1e11 * area * e * e / ((e + 1e-5) * (1 - e / most)); };
        double low = 0, high = most;
        for (int i = 0; i < 200; ++i) {
            const double middle = (low + high) / 2;
            (forceAt(middle) < force ? low : high) = middle;
        }
        QVERIFY2(std::abs(run.last(QStringLiteral("c.f_pressure")) - 300e5 * area) < 1e-3 * force, qPrintable(QString::number(force)));
        const double depth = run.last(QStringLiteral("c.x")) - 0.5;
        QVERIFY2(std::abs(depth - low) < 1e-4 * low, qPrintable(QStringLiteral("%1 %2").arg(depth).arg(low)));
    }

    // The law of the stops is that of their energy: no power comes out of an actuator that went in nowhere, and no oil.
    void losesPowerAndKeepsOil_data() { everySizeRestsOnItsStops_data(); }

    void losesPowerAndKeepsOil()
    {
        QFETCH(int, index);
        QByteArray text = circuitOf(kActuators.at(static_cast<std::size_t>(index)), 0.05, 1e-6);
        const solver::EnergyAudit audit = solver::auditOf(test::flatText(text));
        text.replace("equation\n", audit.declarations + "equation\n").replace("end M;\n", audit.equations + "end M;\n");
        test::LibraryRunOptions options;
        options.stopTime = 6;
        options.variables = QStringLiteral(".*");
        options.isOpened = true;
        const LibraryRun run = test::runText(text, options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (std::size_t i = 0; i < audit.components.size(); ++i)
            if (audit.components.at(i).path == QLatin1String("c")) {
                const auto [least, most] = rangeOf(run, QStringLiteral("loss_%1").arg(i));
                QVERIFY2(least >= -1e-6 * most && most > 0,
                         qPrintable(QStringLiteral("%1 to %2 W").arg(least).arg(most)));
            }
        const double oil = run.at(QStringLiteral("oil"), 0);
        const double kept = run.last(QStringLiteral("oil")) - run.last(QStringLiteral("oil_in"));
        QVERIFY2(std::abs(kept - oil) < 1e-12 * (oil + rangeOf(run, QStringLiteral("oil_in")).second),
                 qPrintable(QString::number(kept - oil)));
    }
};

BRAMAH_TEST(LibraryEndStopsTest);

#include "library_end_stops_test.moc"
