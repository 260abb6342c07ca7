// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
#include "solver/flat_model/parameter_refusal.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

namespace bramah::test {

namespace {

/// A pump feeds two nodes in a row, and a tank; \a orifice are modifiers of the first orifice.
QByteArray circuit(const QByteArray& orifice = {})
{
    return "model M\n"
           "  import H = Bramah.Hydraulics;\n"
           "  inner H.Fluid fluid;\n"
           "  H.Pumps.FixedPump pump;\n"
           "  H.Sources.Tank tank;\n"
           "  H.Node a(V = 1e-3), b(V = 1e-3);\n"
           "  H.FlowValves.Orifice first(d = 2e-3" +
           orifice +
           "), second(d = 2e-3);\n"
           "equation\n"
           "  connect(tank.T, pump.S); connect(pump.P, a.port); connect(a.port, first.A);\n"
           "  connect(first.B, b.port); connect(b.port, second.A); connect(second.B, tank.T);\n"
           "end M;\n";
}

/// The number of times that \a words stand in the solved equations of \a text.
qsizetype countInTornEquations(const QByteArray& text, const char* words)
{
    solver::CompileOptions options;
    options.keepStageTexts = true;
    const solver::CompileOutcome compiled = solver::compile(flatText(text), options);
    return QByteArray::fromStdString(compiled.stageTexts.at("torn")).count(words);
}

}  // namespace

/// Results of a solved equation are reused: the density of a node comes with its pressure.
class SharedCallsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void densityComesWithThePressure()
    {
        QCOMPARE(countInTornEquations(circuit(), "pressure("), 2);
        QCOMPARE(countInTornEquations(circuit(), "relativeDensity(max("), 0);
        QCOMPARE(countInTornEquations(circuit(), "relativeDensity(if"), 0);
    }

    // An orifice whose oil is given by itself has a density of its own, here the same one.
    void anotherOilHasItsOwnDensity()
    {
        const QByteArray alone =
            circuit(", oil(beta = Bramah.Media.Internal.presetBulkModulus(Bramah.Media.Preset.ISO_VG_46, 313.15))");
        QCOMPARE(countInTornEquations(alone, "relativeDensity(max("), 1);
        const LibraryRun shared = runText(circuit()), separate = runText(alone);
        QVERIFY2(shared.isRegular() && separate.isRegular(), qPrintable(shared.messages() + separate.messages()));
        for (const char* path : {"a.p", "b.p", "first.m_flow", "second.m_flow"})
            for (const double time : {0.001, 0.01, 0.1, 1.0}) {
                const double one = shared.at(QString::fromLatin1(path), time);
                const double other = separate.at(QString::fromLatin1(path), time);
                QVERIFY2(std::abs(one - other) < 1e-7 * std::abs(other), path);
            }
    }

    // The oil of a component is that of the sheet, which may change before each run, unless it gets data of its own.
    void passedOnDataAreTheSheets()
    {
        const solver::FlatModel flat = flatText(circuit());
        QCOMPARE(flat.findVariable("first.oil.beta"), flat.findVariable("fluid.oil.beta"));
        QVERIFY(!flat.variable(flat.findVariable("fluid.oil.beta")).isStructural);
        QVERIFY(solver::parameterRefusal(flat, "a.oil.p_vapour") == solver::ParameterRefusal::PassedOn);

        LibraryRunOptions stiff;
        stiff.overrides = "(a(oil(beta = 3e9)))";
        const LibraryRun usual = runText(circuit()), changed = runText(circuit(), stiff);
        QVERIFY2(usual.isRegular() && changed.isRegular(), qPrintable(usual.messages() + changed.messages()));
        QVERIFY(changed.at(QStringLiteral("a.p"), 0.02) > 1.4 * usual.at(QStringLiteral("a.p"), 0.02));
    }
};

BRAMAH_TEST(SharedCallsTest);

}  // namespace bramah::test

#include "shared_calls_test.moc"
