// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

namespace {

const QByteArray kMechanics =
    "import T = Bramah.Mechanics.Translational; import R = Bramah.Mechanics.Rotational; import S = "
    "Bramah.Blocks.Sources; ";

LibraryRunOptions denselyUntil(double stopTime)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    options.interval = 1e-3;
    return options;
}

}  // namespace

/// Dry friction that sticks, where other equations give the motion or share the force.
class DryFrictionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGivenMotionReversesIt_data()
    {
        QTest::addColumn<QByteArray>("amplitude");
        QTest::newRow("forwards first") << QByteArray("0.1");
        QTest::newRow("backwards first") << QByteArray("-0.1");
    }
    /// f = (100 + 50*exp(-(v/0.05)^2))*sign(v), whatever the motion.
    void aGivenMotionReversesIt()
    {
        QFETCH(QByteArray, amplitude);
        const LibraryRun run =
            runText("model M " + kMechanics +
                        "T.Friction friction(f_coulomb=100, f_stribeck=50, v_stribeck=0.05); T.Fixed ground; "
                        "T.Position motion(exact=true); S.Sine sine(f=1, amplitude=" +
                        amplitude +
                        "); equation connect(sine.y, motion.s_ref); connect(motion.flange, friction.flange_a); "
                        "connect(friction.flange_b, ground.flange); end M;",
                    denselyUntil(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const int force = run.results.find(QStringLiteral("friction.f")),
                  speed = run.results.find(QStringLiteral("friction.v_rel"));
        int compared = 0;
        for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
            const double v = run.results.value(speed, row), f = run.results.value(force, row);
            QVERIFY(std::isfinite(f));
            if (std::fabs(v) < 1e-6)
                continue;
            ++compared;
            const double expected = std::copysign(100 + 50 * std::exp(-(v / 0.05) * (v / 0.05)), v);
            QVERIFY2(std::fabs(f - expected) < 1e-6, qPrintable(QString::number(run.results.time(row))));
        }
        QVERIFY(compared > 1900);
    }

    /// A speed that is given as 0 for a while leaves the force open, up to the limit.
    void aGivenMotionMayStop()
    {
        const LibraryRun run =
            runText("model M " + kMechanics +
                        "T.Friction friction(f_coulomb=100); T.Fixed ground; T.Speed motion(exact=true); "
                        "S.TimeTable table(table=[0,0.1;1,0.1;1.1,0;2,0;2.1,-0.1;3,-0.1;3.1,0;4,0;4.1,0.1;5,0.1]); "
                        "equation connect(table.y, motion.v_ref); connect(motion.flange, friction.flange_a); "
                        "connect(friction.flange_b, ground.flange); end M;",
                    denselyUntil(5));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const auto& [time, force] : {std::pair(0.5, -100.0), {2.5, 100.0}, {4.5, -100.0}})
            QVERIFY(std::fabs(run.at(QStringLiteral("friction.f"), time) - force) < 1e-6);
        for (const double time : {1.5, 3.5})
            QVERIFY(std::fabs(run.at(QStringLiteral("friction.f"), time)) <= 100 * (1 + 1e-6));
    }

    /// Both hold 150 N in sum, each its share of that, and slide together above.
    void twoHoldOneMass()
    {
        const LibraryRun run =
            runText("model M " + kMechanics +
                        "T.Friction a(f_coulomb=100), b(f_coulomb=50); T.Fixed ground; T.Mass mass(m=10, v(start=1, "
                        "fixed=true), "
                        "s(start=0, fixed=true)); T.Force push; S.Sine sine(amplitude=200, f=0.5, startTime=1); "
                        "equation connect(sine.y, push.f); connect(push.flange, mass.flange_a); "
                        "connect(a.flange_a, mass.flange_b); connect(b.flange_a, mass.flange_b); "
                        "connect(a.flange_b, ground.flange); connect(b.flange_b, ground.flange); end M;",
                    denselyUntil(1.5));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // 1 m/s by 15 m/s2
        QVERIFY(hasEventAt(run, 1 / 15.0));
        QVERIFY(std::fabs(run.at(QStringLiteral("mass.s"), 0.5) - 1 / 30.0) < 1e-7);
        const double push = 200 * std::sin(0.2 * std::acos(-1.0));
        QVERIFY(push < 150);
        QVERIFY(std::fabs(run.at(QStringLiteral("a.f"), 1.2) + push / 1.5) < 1e-4);
        QVERIFY(std::fabs(run.at(QStringLiteral("b.f"), 1.2) + push / 3) < 1e-4);
        QVERIFY(std::fabs(run.at(QStringLiteral("mass.v"), 1.2)) < 1e-9);
        // It breaks away at 150 N: the momentum is the integral of what is above.
        const double w = std::acos(-1.0), begin = std::asin(0.75) / w, end = 0.5;
        const double momentum = 200 * (std::cos(w * begin) - std::cos(w * end)) / w - 150 * (end - begin);
        QVERIFY(std::fabs(run.at(QStringLiteral("mass.v"), 1.5) - momentum / 10) < 1e-5);
    }

    /// 40 N.m in sum: stops 2 kg.m2 at 20 rad/s in 1 s, holds 35 and -39 N.m, gives way to -45 N.m.
    void twoBrakesHoldOneShaft()
    {
        const LibraryRun run = runText(
            "model M " + kMechanics +
                "R.Inertia shaft(J=2, w(start=20, fixed=true), phi(start=0, fixed=true)); "
                "R.Brake service(tau_max=30), parking(tau_max=10); R.Torque drive; S.Constant on(k=1); "
                "S.TimeTable load(table=[0,0;3,0;4,35;5,35;6,-39;7,-39;7,-45;9,-45]); "
                "equation connect(on.y, service.f_normalized); connect(on.y, parking.f_normalized); "
                "connect(load.y, drive.tau); connect(drive.flange, shaft.flange_a); "
                "connect(shaft.flange_b, service.flange_a); connect(service.flange_b, parking.flange_a); end M;",
            denselyUntil(9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(hasEventAt(run, 1));
        for (const double time : {2.0, 4.5, 6.5})
            QVERIFY(std::fabs(run.at(QStringLiteral("shaft.w"), time)) < 1e-8);
        QVERIFY(std::fabs(run.at(QStringLiteral("shaft.w"), 9) + 5) < 1e-4);
    }

    /// A seal with a give, a carriage and a guide on one rod.
    void sealCarriageAndGuideHoldOneRod()
    {
        const LibraryRun run = runText(
            "model M inner Bramah.Hydraulics.Fluid fluid; import T = Bramah.Mechanics.Translational; "
            "Bramah.Hydraulics.Sources.PressureSource p(useInput=true); "
            "Bramah.Blocks.Sources.Ramp r(height=10e5, offset=fluid.p_ambient, duration=1); "
            "Bramah.Hydraulics.FlowValves.Orifice o(d=2e-3); Bramah.Hydraulics.Sources.Tank t; "
            "Bramah.Hydraulics.Cylinders.DoubleActingCylinder c(dryFriction=Bramah.Types.DryFriction.Sticking, "
            "f_coulomb=200, f_stribeck=100); T.MassWithStops m(m=100, smin=-1, smax=1, f_coulomb=500); "
            "T.Friction guide(f_coulomb=300); T.Fixed g; "
            "equation connect(r.y, p.u); connect(p.A, o.A); connect(o.B, c.A); connect(c.B, t.T); "
            "connect(c.rod, m.flange_a); connect(m.flange_b, guide.flange_a); connect(guide.flange_b, g.flange); end "
            "M;",
            denselyUntil(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto force = [&](double time) { return run.at(QStringLiteral("c.f_pressure"), time); };
        QVERIFY(force(0.2) < 800 && std::fabs(run.at(QStringLiteral("m.s"), 0.2)) < 1e-4);
        QVERIFY(force(2) > 1000 && run.at(QStringLiteral("m.v"), 2) > 1e-3);
    }

    /// Two in series with nothing between them: the weaker one slides.
    void theWeakerOfTwoInSeriesSlides()
    {
        const LibraryRun run = runText(
            "model M " + kMechanics +
                "T.Friction a(f_coulomb=100, s_rel(start=0, fixed=true), v_rel(start=0, fixed=true)), b(f_coulomb=50); "
                "T.Fixed ground; T.Mass mass(m=10, v(start=0, fixed=true), s(start=0, fixed=true)); T.Force push; "
                "S.Ramp ramp(height=80, duration=1); equation connect(ramp.y, push.f); "
                "connect(push.flange, mass.flange_a); connect(mass.flange_b, a.flange_a); "
                "connect(a.flange_b, b.flange_a); connect(b.flange_b, ground.flange); end M;",
            denselyUntil(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.at(QStringLiteral("mass.v"), 0.6)) < 1e-9);
        // above 50 N from 5/8 s on: 80 N/s*t^2/2 over 10 kg
        QVERIFY(std::fabs(run.at(QStringLiteral("mass.v"), 1) - 4 * 0.375 * 0.375) < 1e-5);
        QVERIFY(std::fabs(run.at(QStringLiteral("a.v_rel"), 1)) < 1e-9);
    }
};

}  // namespace bramah::test

using bramah::test::DryFrictionTest;
BRAMAH_TEST(DryFrictionTest);

#include "dry_friction_test.moc"
