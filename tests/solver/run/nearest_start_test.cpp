// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

namespace bramah::test {

using namespace solver;

/// Where the equations of the start have many solutions, a run begins at one near the start values.
class NearestStartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anglesOfALinkageStayInTheirTurn_data()
    {
        QTest::addColumn<double>("length");
        QTest::addColumn<double>("start");
        QTest::addColumn<bool>("isDynamic");
        for (const bool isDynamic : {false, true})
            for (const double start : {0.2, 0.7, -0.3})
                for (const double length : {0.9, 1.0, 1.2, 1.3, 1.4, 1.5, 1.7})
                    QTest::addRow("%g m from %g rad%s", length, start, isDynamic ? ", with a mass" : "")
                        << length << start << isDynamic;
    }

    /// A boom of 1 m turns about the origin, a cylinder of the given length about (0.3, -0.8); they meet at the boom's
    /// end. By the law of cosines the boom's angle is one of two, each turn by turn.
    void anglesOfALinkageStayInTheirTurn()
    {
        QFETCH(double, length);
        QFETCH(double, start);
        QFETCH(bool, isDynamic);
        const std::string motion = isDynamic ? "Real s(start = s0, fixed = true), v(start = 0, fixed = true); "
                                               "equation der(s) = v; der(v) = -100*(s - s0) - v; "
                                             : "Real s; equation s = s0; ";
        TestRun run(QByteArray::fromStdString(
            "model Boom parameter Real s0 = " + std::to_string(length) + "; Real phi(start = " + std::to_string(start) +
            "); Real beta; " + motion + "s*cos(beta) = cos(phi) - 0.3; s*sin(beta) = sin(phi) + 0.8; end Boom;"));
        run.start(0);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double foot = std::hypot(0.3, 0.8), direction = std::atan2(-0.8, 0.3);
        const double between = std::acos((1 + foot * foot - length * length) / (2 * foot));
        double nearest = direction + between;
        for (const double angle : {direction - between, direction - between + 2 * std::numbers::pi})
            if (std::fabs(angle - start) < std::fabs(nearest - start))
                nearest = angle;
        QVERIFY2(std::fabs(run["phi"] - nearest) < 1e-9,
                 qPrintable(QStringLiteral("phi = %1 rad, not %2").arg(run["phi"]).arg(nearest)));
        QVERIFY2(std::fabs(run["beta"]) <= std::numbers::pi, qPrintable(QStringLiteral("beta = %1").arg(run["beta"])));
    }

    /// The joint's start chooses between the two places of the boom, also where the equations are solved for the boom's
    /// angle in space, which differs from it by the angle of the base.
    void aStartIsCarriedToTheAngleThatIsSolvedFor()
    {
        for (const double start : {0.2, 3.5}) {
            TestRun run(QByteArray::fromStdString(
                "connector Frame Real phi; end Frame; "
                "model Base Frame b; parameter Real phi = 0.4; equation b.phi = phi; end Base; "
                "model Joint Frame a, b; Real phi; equation a.phi + phi = b.phi; end Joint; "
                "model Boom Base base; Joint joint(phi(start = " +
                std::to_string(start - 0.4) + ")); Real phi, beta(start = " + std::string(start < 2 ? "1" : "3") +
                "); equation connect(base.b, joint.a); phi = joint.b.phi; "
                "1.2*cos(beta) = cos(phi) - 0.3 + 0*time; 1.2*sin(beta) = sin(phi) + 0.8; end Boom;"));
            run.start(0);
            QVERIFY2(run.status.ok(), run.detail().c_str());
            const double foot = std::hypot(0.3, 0.8), direction = std::atan2(-0.8, 0.3);
            const double between = std::acos((1 + foot * foot - 1.2 * 1.2) / (2 * foot));
            const double wanted = start < 2 ? direction + between : direction - between + 2 * std::numbers::pi;
            QVERIFY2(std::fabs(run["phi"] - wanted) < 1e-9,
                     qPrintable(QStringLiteral("phi = %1 rad, not %2").arg(run["phi"]).arg(wanted)));
        }
    }

    /// The tangent at 1.5 leads to -5.5, where the sine is 0.5 too.
    void anAngleOfItsSine()
    {
        TestRun run("model M Real x(start = 1.5); equation sin(x) = 0.5 + 0*time; end M;");
        run.start(0);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["x"] - std::asin(0.5)) < 1e-12);
    }
};

}  // namespace bramah::test

using bramah::test::NearestStartTest;
BRAMAH_TEST(NearestStartTest);

#include "nearest_start_test.moc"
