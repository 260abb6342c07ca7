// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <array>

using namespace bramah;
using test::LibraryRun;
using test::LibraryRunOptions;

namespace {

/// A position servo that is too stiff: an ideal closed-centre valve on a cylinder without leakage or friction swings
/// with 100 kg, and one chamber after the other cavitates in each period. The oil has no air in it that would soften
/// that.
LibraryRun servo(const QByteArray& densityModel, const QByteArray& orificeLaw, double tolerance)
{
    LibraryRunOptions options = test::until(3, tolerance);
    options.interval = 1e-3;
    options.eventRows = solver::EventRows::None;
    return test::runText(
        "model Servo\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid(oil(airFraction=0), "
        "densityModel=Bramah.Types.DensityModel." +
            densityModel + ", orificeLaw=Bramah.Types.OrificeLaw." + orificeLaw +
            ");\n  H.Sources.PressureSource supply(p=150e5);\n  H.Sources.Tank tank;\n"
            "  H.DirectionalValves.ProportionalValve43 valve(q_nom=40/60000, dp_nom=35e5, useDynamics=false, "
            "clearance=0);\n"
            "  H.Cylinders.DoubleActingCylinder cylinder(stroke=0.5, x_start=0.25, leakage=0, d=0);\n"
            "  Bramah.Mechanics.Translational.Mass mass(m=100);\nequation\n  connect(supply.A, valve.P);\n"
            "  connect(valve.T, tank.T);\n  connect(valve.A, cylinder.A);\n  connect(valve.B, cylinder.B);\n"
            "  connect(cylinder.rod, mass.flange_a);\n"
            "  valve.u = 60*((if time < 0.1 then 0.25 else 0.35) - cylinder.x);\nend Servo;\n",
        options);
}

}  // namespace

/// Results of a circuit that cavitates in each period converge with the tolerance, for each model of density and law.
class CavitatingServoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsConverge_data()
    {
        QTest::addColumn<QByteArray>("densityModel");
        QTest::addColumn<QByteArray>("orificeLaw");
        for (const char* densityModel : {"PressureDependent", "Textbook"})
            for (const char* orificeLaw : {"TwoRegime", "Smoothed"})
                QTest::addRow("%s, %s", densityModel, orificeLaw) << QByteArray(densityModel) << QByteArray(orificeLaw);
    }

    // The swing drifts in phase by what the tolerance allows; its pressures are nearly square waves.
    void resultsConverge()
    {
        QFETCH(QByteArray, densityModel);
        QFETCH(QByteArray, orificeLaw);
        const LibraryRun exact = servo(densityModel, orificeLaw, 1e-10);
        QVERIFY2(exact.isRegular(), qPrintable(exact.messages()));
        const std::array<std::pair<double, double>, 5> allowed{
            {{1e-4, 0.02}, {1e-5, 5e-3}, {1e-6, 1e-3}, {1e-7, 3e-4}, {1e-8, 1e-4}}};
        for (const auto& [tolerance, share] : allowed) {
            const LibraryRun run = servo(densityModel, orificeLaw, tolerance);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QCOMPARE(run.results.rowCount(), exact.results.rowCount());
            for (const char* path : {"cylinder.pA", "cylinder.pB", "cylinder.x"}) {
                const QString name = QString::fromLatin1(path);
                const double difference = test::meanDifference(run.results, exact.results, name);
                QVERIFY2(difference <= share, qPrintable(QStringLiteral("%1 at %2: mean difference %3 of its range")
                                                             .arg(name)
                                                             .arg(tolerance)
                                                             .arg(difference)));
                QVERIFY2(run.results.range(run.results.find(name)).lower >= 0, path);
            }
        }
    }
};

BRAMAH_TEST(CavitatingServoTest);

#include "cavitating_servo_test.moc"
