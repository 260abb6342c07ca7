// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

using bramah::test::LibraryRun;
using bramah::test::LibraryRunOptions;
using bramah::test::runText;

namespace {

constexpr double kBar = 1e5;
constexpr double kAmbient = 101325;
constexpr double kLitrePerMinute = 1e-3 / 60;

/// A model of \a declarations and \a equations in textbook oil with the ambient pressure of 1.01325 bar.
QByteArray textbook(const char* oil, const QByteArray& declarations, const char* equations)
{
    return QByteArray(
               "model M\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid(densityModel="
               "Bramah.Types.DensityModel.Textbook, oil(") +
           oil + "));\n" + declarations + "equation\n" + equations + "end M;\n";
}

void compare(double value, double expected, double relative)
{
    QVERIFY2(std::abs(value - expected) <= relative * std::abs(expected),
             qPrintable(QStringLiteral("%1, expected %2").arg(value, 0, 'g', 10).arg(expected, 0, 'g', 10)));
}

}  // namespace

/// Published and computed numbers against the library's own classes.
class LibraryCasesTest : public QObject
{
    Q_OBJECT

    static LibraryRun orifice(double pressureDrop, double reynolds)
    {
        const QByteArray parameters = "d=2e-3, Cd=0.61, Re_t=" + QByteArray::number(reynolds, 'g', 17);
        const QByteArray source = "p=" + QByteArray::number(101325 + pressureDrop, 'g', 17);
        return runText(textbook("rho_0=870, nu=46e-6",
                                "  H.Sources.PressureSource a(" + source +
                                    "), b(p=101325);\n  H.FlowValves.Orifice o(" + parameters + ");\n",
                                "  connect(a.A, o.A);\n  connect(o.B, b.A);\n"));
    }

private Q_SLOTS:
    void orificeIsTurbulent()
    {
        const std::array<std::pair<double, double>, 3> rows{{{1, 1.7434}, {10, 5.5130}, {100, 17.4336}}};
        for (const auto& [bar, litres] : rows) {
            const LibraryRun run = orifice(bar * kBar, 1);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            compare(run.last(QStringLiteral("o.q")), litres * kLitrePerMinute, 3e-5);
        }
    }

    void orificeIsLaminarBelowTheTransition()
    {
        compare(orifice(1, 1000).last(QStringLiteral("o.q")), 1.1684e-10, 1e-4);
        compare(orifice(1 * kBar, 1000).last(QStringLiteral("o.q")), 0.684 * kLitrePerMinute, 1e-3);
        compare(orifice(13.91 * kBar, 1000).last(QStringLiteral("o.q")), 6.503 * kLitrePerMinute, 5e-4);
        compare(orifice(-1 * kBar, 1000).last(QStringLiteral("o.q")), -0.684 * kLitrePerMinute, 1e-3);
    }

    void volumeIsCompressed()
    {
        const LibraryRun run = runText(textbook(
            "beta=1.5e9", "  H.Sources.FlowSource s(q=10/60000);\n  H.Node n(V=1e-3);\n", "  connect(s.A, n.port);\n"));
        compare(run.at(QStringLiteral("n.p"), 0.1) - run.at(QStringLiteral("n.p"), 0), 250 * kBar, 1e-9);
    }

    void volumeDrainsThroughAnOrifice()
    {
        const double timeEmpty = 0.159954;
        LibraryRunOptions options;
        options.stopTime = 2 * timeEmpty;
        const LibraryRun run =
            runText(textbook("rho_0=870, beta=1.5e9",
                             "  H.Node n(V=1e-3, p_start=101325+100e5);\n  H.FlowValves.Orifice o(d=1e-3, Cd=0.7, "
                             "Re_t=1);\n  H.Sources.Tank t;\n",
                             "  connect(n.port, o.A);\n  connect(o.B, t.T);\n"),
                    options);
        const QString p = QStringLiteral("n.p");
        compare(run.at(p, timeEmpty / 2) - kAmbient, 25 * kBar, 1e-4);
        QVERIFY(std::abs(run.last(p) - kAmbient) < 1);
        QVERIFY(run.results.range(run.results.find(p)).lower > kAmbient - 1);
    }

    void accumulatorIsCharged()
    {
        const std::array<std::array<double, 4>, 2> rows{{{1, 107.143, 120, 150}, {1.4, 110.141, 129.078, 176.412}}};
        LibraryRunOptions options;
        options.stopTime = 10;
        for (const auto& row : rows) {
            const LibraryRun run = runText(
                textbook("beta=1.5e9",
                         "  H.Sources.FlowSource s(q=20/60000);\n  H.Accumulators.BladderAccumulator a(V_0=10e-3, "
                         "p_precharge=100e5, V_port=1e-9, p_start=100e5, n=" +
                             QByteArray::number(row[0]) + ");\n",
                         "  connect(s.A, a.A);\n"),
                options);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            compare(run.at(QStringLiteral("a.p"), 2), row[1] * kBar, 1e-5);
            compare(run.at(QStringLiteral("a.p"), 5), row[2] * kBar, 1e-5);
            compare(run.at(QStringLiteral("a.p"), 10), row[3] * kBar, 1e-5);
        }
    }

    void pumpReliefAndOrificeShareTheFlow()
    {
        const QByteArray text = textbook(
            "rho_0=870",
            "  H.Pumps.FixedPump pump(D=16e-6, w=50*Bramah.Units.pi);\n  H.Node n(V=1e-4);\n"
            "  H.PressureValves.ReliefValve relief(law=Bramah.Types.ReliefLaw.Linear, p_set=150e5, slope=2e-11);\n"
            "  H.FlowValves.Orifice o(d=2e-3, Cd=0.7, Re_t=1);\n  H.Sources.Tank t1, t2;\n",
            "  connect(t1.T, pump.S);\n  connect(pump.P, n.port);\n  connect(n.port, relief.P);\n"
            "  connect(n.port, o.A);\n  connect(relief.T, t2.T);\n  connect(o.B, t2.T);\n");
        const LibraryRun wide = runText(text);
        compare(wide.last(QStringLiteral("n.p")) - kAmbient, 143.917 * kBar, 1e-5);
        QCOMPARE(wide.last(QStringLiteral("relief.q")), 0.0);
        LibraryRunOptions options;
        options.overrides = "(o(d = 1.5e-3))";
        const LibraryRun narrow = runText(text, options);
        compare(narrow.last(QStringLiteral("n.p")) - kAmbient, 213.104 * kBar, 1e-5);
        compare(narrow.last(QStringLiteral("o.q")), 16.4275 * kLitrePerMinute, 1e-5);
        compare(narrow.last(QStringLiteral("relief.q")), 7.5725 * kLitrePerMinute, 2e-5);
    }

    void differentialCylinderMoves()
    {
        const char* const declarations =
            "  H.Sources.FlowSource s(q=40/60000);\n  H.Sources.Tank t;\n"
            "  H.Cylinders.DoubleActingCylinder c(d_bore=0.063, d_rod=0.036, stroke=2, x_start=1, d=2000,\n"
            "    init=Bramah.Types.Initial.Free);\n";
        LibraryRunOptions options;
        options.stopTime = 2;
        const LibraryRun out =
            runText(textbook("beta=1.5e9", declarations, "  connect(s.A, c.A);\n  connect(t.T, c.B);\n"), options);
        compare(out.last(QStringLiteral("c.v")), 0.21386, 1e-4);
        const LibraryRun in =
            runText(textbook("beta=1.5e9", declarations, "  connect(s.A, c.B);\n  connect(t.T, c.A);\n"), options);
        compare(in.last(QStringLiteral("c.v")), -0.31756, 1e-4);
    }

    void shutLineSwings()
    {
        // One volume behind half the line's inertance: omega = sqrt(2)*c/l, 9.97 % below pi*c/(2*l) of the real line.
        LibraryRunOptions options;
        options.interval = 1e-4;
        const double length = 10;
        const double soundSpeed = std::sqrt(1.5e9 / 870);
        const LibraryRun run =
            runText(textbook("rho_0=870, beta=1.5e9",
                             "  H.Sources.PressureSource s(p=50e5);\n"
                             "  H.Lines.Pipe pipe(length=10, wall=0, N=1, useFriction=false, p_start=51e5);\n",
                             "  connect(s.A, pipe.A);\n"),
                    options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const int column = run.results.find(QStringLiteral("pipe.qA"));
        std::vector<double> crossings;
        for (std::size_t row = 1; row < run.results.rowCount(); ++row) {
            const double before = run.results.value(column, row - 1);
            const double after = run.results.value(column, row);
            if (before < 0 && after >= 0)
                crossings.push_back(run.results.time(row) -
                                    after / (after - before) * (run.results.time(row) - run.results.time(row - 1)));
        }
        QVERIFY(crossings.size() > 10);
        const double frequency = static_cast<double>(crossings.size() - 1) / (crossings.back() - crossings.front());
        compare(frequency, std::numbers::sqrt2 * soundSpeed / length / (2 * std::numbers::pi), 1e-4);
        compare(frequency, (1 - 0.0997) * soundSpeed / (4 * length), 1e-4);
    }
};

BRAMAH_TEST(LibraryCasesTest);

#include "library_cases_test.moc"
