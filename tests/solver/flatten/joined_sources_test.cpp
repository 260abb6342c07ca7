// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::test {

/// Two joined components that set one potential are merged if their values are equal; else an error names both.
class JoinedSourcesTest : public QObject
{
    Q_OBJECT

    static QByteArray circuit(const QByteArray& second, const QByteArray& joint)
    {
        return "model Sub Bramah.Hydraulics.Interfaces.Port P; Bramah.Hydraulics.Sources.Tank tank; "
               "equation connect(P, tank.T); end Sub; "
               "model M inner Bramah.Hydraulics.Fluid fluid; Bramah.Hydraulics.Sources.PressureSource pump(p=5e6); "
               "Bramah.Hydraulics.FlowValves.Orifice orifice(d=1e-3); Bramah.Hydraulics.Sources.Tank first; " +
               second + " equation connect(pump.A, orifice.A); connect(orifice.B, first.T); " + joint + " end M;";
    }

private Q_SLOTS:
    void equalTanksAreOne()
    {
        const LibraryRun alone = runText(circuit({}, {}));
        QVERIFY2(alone.isRegular(), qPrintable(alone.messages()));
        const double flow = alone.last(QStringLiteral("orifice.A.m_flow"));
        QVERIFY(flow > 1e-4);
        struct Case {
            QByteArray second, joint;
            QStringList flows;
        };
        for (const auto& [second, joint, flows] :
             {Case{QByteArray("Bramah.Hydraulics.Sources.Tank other;"), QByteArray("connect(first.T, other.T);"),
                   QStringList{QStringLiteral("first.T.m_flow"), QStringLiteral("other.T.m_flow")}},
              Case{QByteArray("Sub sub;"), QByteArray("connect(first.T, sub.P);"),
                   QStringList{QStringLiteral("first.T.m_flow"), QStringLiteral("sub.tank.T.m_flow")}},
              Case{QByteArray("Bramah.Hydraulics.Sources.Tank b; Bramah.Hydraulics.Sources.Tank c;"),
                   QByteArray("connect(first.T, b.T); connect(b.T, c.T);"),
                   QStringList{QStringLiteral("first.T.m_flow"), QStringLiteral("b.T.m_flow"),
                               QStringLiteral("c.T.m_flow")}},
              Case{QByteArray("Bramah.Hydraulics.Sources.PressureSource other(p=first.p);"),
                   QByteArray("connect(first.T, other.A);"),
                   QStringList{QStringLiteral("first.T.m_flow"), QStringLiteral("other.A.m_flow")}}}) {
            const LibraryRun run = runText(circuit(second, joint));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QVERIFY(std::fabs(run.last(QStringLiteral("orifice.A.m_flow")) - flow) < 1e-9 * flow);
            // What flows out of the orifice goes into all of them alike.
            for (const QString& path : flows)
                QVERIFY2(std::fabs(run.last(path) - flow / static_cast<double>(flows.size())) < 1e-9 * flow,
                         qPrintable(QStringLiteral("%1 = %2").arg(path).arg(run.last(path))));
        }
    }

    void unequalOnesAreNamed()
    {
        const LibraryRun run =
            runText(circuit("Bramah.Hydraulics.Sources.Tank other(p=2e5);", "connect(first.T, other.T);"));
        QVERIFY(!run.status.end);
        QVERIFY2(run.messages().contains(QStringLiteral(
                     "`first` and `other` are joined, but set different values there, 101325 Pa and 200000 Pa")),
                 qPrintable(run.messages()));
    }

    /// Values from outside are compared too, and again when a run begins: they may change without compiling.
    void valuesFromOutsideAreCompared()
    {
        const QByteArray text = circuit("parameter Real p = 101325; Bramah.Hydraulics.Sources.Tank other(p=p);",
                                        "connect(first.T, other.T);");
        QVERIFY(runText(text).isRegular());
        LibraryRunOptions options;
        options.overrides = "(other(p=3e5))";
        const LibraryRun run = runText(text, options);
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains(QStringLiteral("`first` and `other` are joined")), qPrintable(run.messages()));
        const solver::FlatModel flat = flatText(text);
        QVERIFY(std::ranges::any_of(flat.assertions, [](const solver::FlatAction& assertion) {
            return !assertion.message.texts.empty() &&
                   assertion.message.texts.front().starts_with("`first` and `other` are joined");
        }));
    }

    void framesAndGrounds()
    {
        const LibraryRun run = runText(
            "model M import T = Bramah.Mechanics.Translational; T.Spring spring(c=100, s_rel0=0.1); T.Fixed a(s0=0); "
            "T.Fixed b(s0=0); T.Fixed c(s0=0.3); equation connect(a.flange, spring.flange_a); "
            "connect(b.flange, a.flange); connect(spring.flange_b, c.flange); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // 100 N/m over 0.2 m, half of it in each of the two.
        QVERIFY(std::fabs(std::fabs(run.last(QStringLiteral("a.flange.f"))) - 10) < 1e-9);
        QVERIFY(std::fabs(run.last(QStringLiteral("a.flange.f")) - run.last(QStringLiteral("b.flange.f"))) < 1e-9);
    }

    void twoOutputsAreRefused()
    {
        const LibraryRun run = runText(
            "model M Bramah.Blocks.Sources.Constant a(k=1); Bramah.Blocks.Sources.Constant b(k=1); "
            "Bramah.Blocks.Math.Gain gain(k=2); equation connect(a.y, gain.u); connect(b.y, gain.u); end M;");
        QVERIFY(!run.status.end);
        QVERIFY2(run.messages().contains(QStringLiteral("`a.y` and `b.y` both give a signal to one line")),
                 qPrintable(run.messages()));
    }
};

BRAMAH_TEST(JoinedSourcesTest);

}  // namespace bramah::test

#include "joined_sources_test.moc"
