// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

/// What flows take along is open where nothing flows, 0*h = 0: then any finite value is right.
class MixingAtRestTest : public QObject
{
    Q_OBJECT

    static LibraryRun goodRun(const QByteArray& text, double stopTime)
    {
        LibraryRunOptions options;
        options.stopTime = stopTime;
        options.interval = 0.1;
        LibraryRun run = runText(text, options);
        QTest::qVerify(run.isRegular(), "run.isRegular()", qPrintable(run.messages()), __FILE__, __LINE__);
        return run;
    }
    static void compare(double found, double expected)
    {
        QVERIFY2(std::fabs(found - expected) < 1e-6, qPrintable(QString::number(found, 'g', 12)));
    }

private Q_SLOTS:
    void theMeanFollowsAsSoonAsItFlows()
    {
        const LibraryRun run = goodRun(
            "model M Real m = if time < 1 then 0 elseif time < 2 then time - 1 elseif time < 3 then 3 - time else 0; "
            "Real h, H1, H2, H3; equation H1 = semiLinear(m, 10, h); H2 = semiLinear(2*m, 40, h); "
            "H3 = semiLinear(-3*m, 0, h); H1 + H2 + H3 = 0; end M;",
            4);
        for (const double time : {1.5, 2.0, 2.5, 2.9})
            compare(run.at(QStringLiteral("h"), time), 30);
        for (const double time : {0.0, 0.5, 3.0, 3.5, 4.0})
            QVERIFY(std::isfinite(run.at(QStringLiteral("h"), time)));
    }

    /// Two joints in line, whose equations are solved together, in both directions.
    void severalJointsAreSolvedTogether()
    {
        const LibraryRun run = goodRun(
            "model M Real m = if time < 1 then 0 elseif time < 2 then time - 1 elseif time < 4 then 3 - time else -1; "
            "Real h1(start = 5), h2(start = 5); equation "
            "semiLinear(m, 10, h1) + semiLinear(2*m, 40, h1) + semiLinear(-3*m, h2, h1) = 0; "
            "semiLinear(3*m, h1, h2) + semiLinear(m, 70, h2) + semiLinear(-4*m, 20, h2) = 0; end M;",
            5);
        compare(run.at(QStringLiteral("h1"), 1.5), 30);
        compare(run.at(QStringLiteral("h2"), 1.5), 40);
        compare(run.at(QStringLiteral("h1"), 4.5), 20);
        compare(run.at(QStringLiteral("h2"), 4.5), 20);
        for (const double time : {0.0, 0.9, 3.0})
            QVERIFY(std::isfinite(run.at(QStringLiteral("h1"), time)) &&
                    std::isfinite(run.at(QStringLiteral("h2"), time)));
    }

    void theStartAttributeIsKeptAtFirst()
    {
        const LibraryRun run = goodRun(
            "model M Real m = max(0, time - 1); Real T(start = 293); "
            "equation m*(T - 350) = 0; end M;",
            2);
        compare(run.at(QStringLiteral("T"), 0.5), 293);
        compare(run.at(QStringLiteral("T"), 1.5), 350);
    }

    /// A parameter of 0 leaves an unknown open for good: that is a mistake, and is told.
    void aParameterOfZeroIsTold()
    {
        const LibraryRun run = runText("model M parameter Real G = 0; Real p; equation G*(p - time) = 0*p; end M;");
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains(QStringLiteral("`G`")), qPrintable(run.messages()));
    }

    /// Without states no state can be blamed for steps that become ever shorter.
    void messagesHaveNoEmptyNames()
    {
        const LibraryRun run = runText("model M Boolean b = sqrt(0.5 - time) > -1; end M;");
        QVERIFY(!run.isRegular());
        QVERIFY2(!run.messages().contains(QStringLiteral("``")), qPrintable(run.messages()));
    }
};

}  // namespace bramah::test

using bramah::test::MixingAtRestTest;
BRAMAH_TEST(MixingAtRestTest);

#include "mixing_at_rest_test.moc"
