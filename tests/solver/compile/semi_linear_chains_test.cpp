// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

/// Chains of semiLinear() are determined where nothing flows, and carry what flows elsewhere (Modelica 3.6, 3.7.4.5).
class SemiLinearChainsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slopesFollowTheDirection_data()
    {
        QTest::addColumn<QByteArray>("flow");
        QTest::addColumn<double>("slope");
        QTest::newRow("forwards") << QByteArray("2") << 10.0;
        QTest::newRow("at rest") << QByteArray("(if time > 9 then 1 else 0)") << 10.0;
        QTest::newRow("backwards") << QByteArray("-2 - time") << 20.0;
    }

    void slopesFollowTheDirection()
    {
        QFETCH(QByteArray, flow);
        QFETCH(double, slope);
        TestRun run("model M Real m, H, sa, s1, s2, sb; equation m = time - time + (" + flow +
                    "); sa = 10 + 0*m; sb = 20; H = semiLinear(m, sa, s1); H = semiLinear(m, s1, s2); "
                    "-H = semiLinear(-m, sb, s2); end M;");
        QVERIFY(run.system);
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["s1"], slope);
        QCOMPARE(run["s2"], slope);
        QCOMPARE(run["H"], slope * run["m"]);
    }

    void portsBetweenTwoVolumesFollowTheDirection_data() { slopesFollowTheDirection_data(); }

    /// Both sides count what comes out of the port, so that the unknown stands in both with a minus or in none.
    void portsBetweenTwoVolumesFollowTheDirection()
    {
        QFETCH(QByteArray, flow);
        QFETCH(double, slope);
        TestRun run("model M Real m, H, s; equation m = time - time + (" + flow +
                    "); H = semiLinear(-m, s, 10); -H = semiLinear(m, s, 20); end M;");
        QVERIFY(run.system);
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["s"], slope);
        QCOMPARE(run["H"], -slope * run["m"]);
    }

    /// Flow to and fro between two sources through components without a volume: each takes the enthalpy upstream.
    void enthalpyIsCarriedThroughComponentsWithoutVolume()
    {
        TestRun run(
            "connector Port Real p; flow Real m; Real h; flow Real H; end Port; "
            "model Resistance Port a, b; parameter Real k = 1; "
            "equation a.m + b.m = 0; a.H + b.H = 0; a.m = k*(a.p - b.p); a.H = semiLinear(a.m, a.h, b.h); "
            "end Resistance; "
            "model Source Port a; parameter Real h0 = 1; input Real p0; "
            "equation a.p = p0; a.H = semiLinear(a.m, a.h, h0); end Source; "
            "model M Source s(h0 = 10, p0 = sin(time)), t(h0 = 20, p0 = 0); Resistance r1, r2, r3(k = 0.5); "
            "equation connect(s.a, r1.a); connect(r1.b, r2.a); connect(r2.b, r3.a); connect(r3.b, t.a); end M;");
        QVERIFY(run.system);
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["r1.a.H"], 0.0);
        for (const double time : {1.0, 4.0}) {
            run.start(time);
            QVERIFY2(run.status.ok(), run.detail().c_str());
            const double upstream = std::sin(time) > 0 ? 10 : 20;
            QVERIFY(std::fabs(run["r1.a.m"] - std::sin(time) / 4) < 1e-14);
            for (const char* h : {"r1.a.h", "r1.b.h", "r2.b.h", "r3.b.h"})
                QCOMPARE(run[h], upstream);
            QVERIFY(std::fabs(run["t.a.H"] - upstream * std::sin(time) / 4) < 1e-12);
        }
    }
};

}  // namespace bramah::test

using bramah::test::SemiLinearChainsTest;
BRAMAH_TEST(SemiLinearChainsTest);

#include "semi_linear_chains_test.moc"
