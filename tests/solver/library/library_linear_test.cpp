// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/analysis/linear.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <tuple>

using namespace bramah;
using test::expectRatio;
using test::kPi;
using test::LibraryRun;
using test::LibraryRunOptions;
using test::Linear;
using test::number;

namespace {

QByteArray linearCircuit(const char* oil, const QByteArray& declarations, const QByteArray& equations)
{
    return QByteArray(
               "model M\n  import H = Bramah.Hydraulics;\n  import S = Bramah.Blocks.Sources;\n"
               "  inner H.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook, oil(") +
           oil + "));\n" + declarations + "equation\n" + equations + "end M;\n";
}

/// Case 5: 1 l, 1.5 GPa, behind a laminar resistance of 1e-12 m3/s/Pa; `u` is the pressure before it.
QByteArray resistanceAndVolume(const QByteArray& input)
{
    return linearCircuit("rho_0=870, beta=1.5e9",
                         "  H.Sources.PressureSource s(useInput=true);\n  H.FlowValves.LaminarRestrictor r(G=1e-12);\n"
                         "  H.Node n(V=1e-3, p_start=100e5);\n  " +
                             input,
                         "  connect(s.A, r.A);\n  connect(r.B, n.port);\n  connect(u.y, s.u);\n");
}

/// Case 6: a symmetric cylinder in mid stroke that is fed on one side what is drawn from the other; `u` is that flow.
QByteArray symmetricCylinder(const QByteArray& input)
{
    return linearCircuit("rho_0=870, beta=1.4e9",
                         "  H.Cylinders.DoubleRodCylinder c(A_A=2e-3, stroke=0.5, x_start=0.25, m_moving=500, d=500, f_coulomb=0,\n"
                         "    V_deadA=1e-9, V_deadB=1e-9, leakage=8e-12, pA_start=100e5, pB_start=100e5);\n"
                         "  H.Sources.FlowSource a(useInput=true), b(useInput=true);\n"
                         "  Bramah.Blocks.Math.Gain minus(k=-1);\n  " +
                             input,
                         "  connect(u.y, a.u);\n  connect(u.y, minus.u);\n  connect(minus.y, b.u);\n"
                         "  connect(a.A, c.A);\n  connect(b.A, c.B);\n");
}

/// The component of a variable at \a frequency [Hz] over the last \a span seconds, whole periods: the sum over the rows
/// that a discrete Fourier transform is.
std::complex<double> component(const LibraryRun& run, const char* path, double frequency, double span)
{
    const int column = run.results.find(QLatin1String(path));
    std::complex<double> sum = 0;
    int count = 0;
    for (std::size_t row = run.results.rowAt(run.results.lastTime() - span * (1 + 1e-9)) + 1;
         row < run.results.rowCount(); ++row, ++count)
        sum += run.results.value(column, row) * std::polar(1.0, -2 * kPi * frequency * run.results.time(row));
    return sum * 2.0 / static_cast<double>(count);
}

std::complex<double> measured(const LibraryRun& run, const char* output, double frequency, double span)
{
    return component(run, output, frequency, span) / component(run, "u.y", frequency, span);
}

/// A sum of sines of these frequencies, as a signal `u` around \a offset.
QByteArray sines(double offset, double amplitude, const std::vector<double>& frequencies)
{
    QByteArray sum = number(offset);
    // Phases that spread the peaks.
    for (std::size_t i = 0; i < frequencies.size(); ++i)
        sum += " + " + number(amplitude) + "*sin(" + number(2 * kPi * frequencies[i]) + "*time + " +
               number(static_cast<double>(i * i)) + ")";
    return "block Sum Bramah.Blocks.Interfaces.RealOutput y; equation y = " + sum + "; end Sum;\n  Sum u;\n";
}

}  // namespace

/// Cases 5, 6 and 15 of the library's classes in the range of frequencies: the linear system, a swept sine and a
/// Fourier transform say the same, and what the formulas say.
class LibraryLinearTest : public QObject
{
    Q_OBJECT

    /// The response by linearisation, by one sine at a time and by the transform of all sines at once. \a allowed is
    /// that of the runs: tolerance 1e-8, and a nonlinearity of the second order in the amplitude.
    static void compareResponses(QByteArray (*circuit)(const QByteArray&), const char* output, double offset,
                                 double amplitude, const std::vector<double>& frequencies, double span, double allowed)
    {
        const Linear linear(test::flatText(circuit("S.Constant u(k=" + number(offset) + ");\n")), {"u.y"}, {output});
        VERIFY_LINEAR(linear);
        std::vector<double> omega;
        omega.reserve(frequencies.size());
        for (const double frequency : frequencies)
            omega.push_back(2 * kPi * frequency);
        const auto expected = solver::frequencyResponse(linear.system, 0, 0, omega);
        LibraryRunOptions options;
        options.stopTime = 6 * span;
        options.interval = span / 2000;
        options.tolerance = 1e-9;
        const LibraryRun all = test::runText(circuit(sines(offset, amplitude, frequencies)), options);
        QVERIFY2(all.isRegular(), qPrintable(all.messages()));
        for (std::size_t i = 0; i < frequencies.size(); ++i) {
            const LibraryRun one = test::runText(circuit(sines(offset, amplitude, {frequencies[i]})), options);
            QVERIFY2(one.isRegular(), qPrintable(one.messages()));
            for (const LibraryRun* run : {&all, &one}) {
                const double error = std::abs(measured(*run, output, frequencies[i], span) / expected[i] - 1.0);
                QVERIFY2(error < allowed,
                         qPrintable(QStringLiteral("%1 Hz: off by %2").arg(frequencies[i]).arg(error)));
            }
        }
    }

private Q_SLOTS:
    // The linear system is exact, so 1e-9 is rounding.
    void volumeBehindAResistanceHasOneTimeConstant()
    {
        const Linear linear(test::flatText(resistanceAndVolume("S.Constant u(k=100e5);\n")), {"u.y"}, {"n.p"});
        VERIFY_LINEAR(linear);
        const auto modes = solver::modesOf(linear.system);
        QCOMPARE(modes.size(), std::size_t{1});
        expectRatio(-1 / modes[0].eigenvalue.real(), 1e-3 / (1.5e9 * 1e-12), 1e-9);
        const auto response = solver::frequencyResponse(linear.system, 0, 0, {0, 1.5});
        expectRatio(std::abs(response[0]), 1, 1e-9);
        expectRatio(std::abs(response[1]), std::sqrt(0.5), 1e-9);
        expectRatio(std::arg(response[1]), -kPi / 4, 1e-9);
    }

    // Half of the line's own oil, 78.5 ml, is at each of its ends.
    void volumeBehindALineSwings()
    {
        const double inertance = 870 * 1 / (kPi / 4 * 0.01 * 0.01);
        const double compliance = (1e-3 + kPi / 4 * 0.01 * 0.01 / 2) / 1.5e9;
        const Linear linear(
            test::flatText(linearCircuit("rho_0=870, beta=1.5e9",
                                         "  H.Sources.PressureSource s(p=50e5);\n"
                                         "  H.Node n(V=1e-3, p_start=50e5);\n"
                                         "  H.Lines.Pipe pipe(length=1, d=0.01, wall=0, N=1,\n"
                                         "    friction=Bramah.Types.LineFriction.None, p_start=50e5);\n",
                                         "  connect(s.A, pipe.A);\n  connect(pipe.B, n.port);\n")),
            {"s.p"}, {"n.p"});
        VERIFY_LINEAR(linear);
        const auto modes = solver::modesOf(linear.system);
        QVERIFY(!modes.empty());
        expectRatio(modes[0].frequency, 1 / std::sqrt(inertance * compliance), 1e-9);
        expectRatio(modes[0].frequency / (2 * kPi), 58.567, 0.02);  // the case's, without the line's own volume
        QVERIFY(std::abs(modes[0].damping) < 1e-9);
    }

    // Case 7: what N volumes leave of the first resonance pi*c/(2*l) of a line that is open at one end and shut at the
    // other. The figures have two or three digits.
    void lumpedLinesNearTheRealOne()
    {
        const double real = kPi * std::sqrt(1.5e9 / 870) / (2 * 10);
        for (const auto& [count, percent, digit] :
             {std::tuple{1, -9.97, 0.005}, std::tuple{3, -1.14, 0.005}, std::tuple{5, -0.41, 0.005},
              std::tuple{10, -0.10, 0.005}, std::tuple{20, -0.026, 0.0005}, std::tuple{50, -0.004, 0.0005}}) {
            const Linear linear(
                test::flatText(linearCircuit(
                    "rho_0=870, beta=1.5e9",
                    "  H.Sources.PressureSource s(p=50e5);\n  H.Lines.Pipe pipe(length=10, wall=0, N=" +
                        QByteArray::number(count) + ", friction=Bramah.Types.LineFriction.None, p_start=50e5);\n",
                    "  connect(s.A, pipe.A);\n")),
                {"s.p"}, {"pipe.p[1]"});
            VERIFY_LINEAR(linear);
            double lowest = HUGE_VAL;
            for (const solver::Mode& mode : solver::modesOf(linear.system))
                if (mode.frequency > 1)  // the mean flow of the shut end is a mode of frequency 0
                    lowest = std::min(lowest, mode.frequency);
            const double error = 100 * (lowest / real - 1);
            QVERIFY2(std::abs(error - percent) <= digit,
                     qPrintable(QStringLiteral("N %1: %2 %").arg(count).arg(error)));
        }
    }

    // The wall layer of a swing is thin: its friction is that of a flat wall and the first correction for a round one,
    // s + 2*sqrt(nu*s)/r + 3*nu/r^2 in place of s for the inertia (expanded from Bessel functions; nothing of the lags
    // that the library has for it). So each mode of a lumped line solves s*(s + ...) = -omega^2 with its omega.
    void wallLayerDampsWaves()
    {
        for (const char* line : {"Pipe", "Hose"}) {
            const auto modesWith = [&](const char* friction) {
                const Linear linear(test::flatText(linearCircuit(
                                        "rho_0=870, beta=1.5e9, nu=46e-6",
                                        QByteArray("  H.Sources.PressureSource s(p=50e5);\n  H.Lines.") + line +
                                            " line(length=2, d=0.012, N=4, k_wall=0, p_start=50e5,\n    "
                                            "friction=Bramah.Types.LineFriction." +
                                            friction + ");\n",
                                        "  connect(s.A, line.A);\n")),
                                    {"s.p"}, {"line.p[1]"});
                std::vector<std::complex<double>> swings;
                for (const solver::Mode& mode : solver::modesOf(linear.system))
                    if (mode.eigenvalue.imag() > 1)
                        swings.push_back(mode.eigenvalue);
                std::ranges::sort(swings, {}, [](std::complex<double> s) { return s.imag(); });
                return swings;
            };
            const auto free = modesWith("None"), steady = modesWith("Steady"), real = modesWith("FrequencyDependent");
            QCOMPARE(free.size(), real.size());
            QVERIFY(free.size() >= 4);
            constexpr double kRadius = 0.006, kViscosity = 46e-6;
            for (std::size_t k = 0; k < free.size(); ++k) {
                std::complex<double> s = free[k];
                for (int round = 0; round < 50; ++round) {
                    const auto layer = 2.0 * std::sqrt(kViscosity * s) / kRadius + 3 * kViscosity / (kRadius * kRadius);
                    s = std::complex<double>(0, std::abs(free[k])) * std::sqrt(s / (s + layer));
                }
                expectRatio(real[k].real(), s.real(), 0.25);  // three lags stand for a root: up to a fifth too little
                expectRatio(real[k].imag(), s.imag(), 0.02);
                QVERIFY(real[k].real() < 4 * steady[k].real());
            }
        }
    }

    // Case 7: a chain of N equal cells of inertance and capacity, omega = (2*N*c/l)*sin(pi/(2*(2*N + 1))).
    void chainOfCellsHasItsFormula()
    {
        for (const auto& [count, percent] :
             {std::pair{1, -36.3}, std::pair{3, -15.0}, std::pair{10, -4.85}, std::pair{50, -0.99}}) {
            const QByteArray n = QByteArray::number(count);
            const Linear linear(test::flatText("model C parameter Integer N = " + n +
                                               "; parameter Real p0 = 0; Real p[N](each start=0, each fixed=true);\n"
                                               "  Real q[N](each start=0, each fixed=true);\nequation\n"
                                               "  der(q[1]) = N*(p0 - p[1]);\n"
                                               "  for i in 2:N loop der(q[i]) = N*(p[i - 1] - p[i]); end for;\n"
                                               "  for i in 1:N - 1 loop der(p[i]) = N*(q[i] - q[i + 1]); end for;\n"
                                               "  der(p[N]) = N*q[N];\nend C;\n"),
                                {"p0"}, {"p[1]"});
            VERIFY_LINEAR(linear);
            const double lowest = solver::modesOf(linear.system).front().frequency;
            expectRatio(lowest, 2 * count * std::sin(kPi / (2 * (2 * count + 1))), 1e-9);
            QVERIFY(std::abs(100 * (lowest / (kPi / 2) - 1) - percent) <= 0.05);
        }
    }

    // Merritt's figures leave out that leak and friction together make the drive faster by sqrt(1 + Kce*B/A^2), 1e-3;
    // and that 20 um of oil stay before a piston at its end, a share of half the stroke, which makes it slower.
    void symmetricCylinderHasMerrittsPeak()
    {
        const Linear linear(test::flatText(symmetricCylinder("S.Constant u(k=0);\n")), {"u.y"}, {"c.v"});
        VERIFY_LINEAR(linear);
        const double faster = std::sqrt(1 + 8e-12 * 500 / 4e-6);
        const double slower = std::sqrt(1 + 2e-5 / 0.25);
        const auto modes = solver::modesOf(linear.system);
        const auto swing = std::find_if(modes.begin(), modes.end(),
                                        [](const solver::Mode& mode) { return mode.eigenvalue.imag() > 0; });
        QVERIFY(swing != modes.end());
        expectRatio(swing->frequency, 211.660104885 * faster / slower, 4e-6);
        expectRatio(swing->damping * faster, 0.10819, 1e-4);
        const double damping = swing->damping;
        const double peak = swing->frequency * std::sqrt(1 - 2 * damping * damping);
        const auto response = solver::frequencyResponse(linear.system, 0, 0, {1e-3, 0.99 * peak, peak, 1.01 * peak});
        expectRatio(std::abs(response[0]), 1 / 2e-3 / (faster * faster), 1e-6);
        expectRatio(std::abs(response[2]) / std::abs(response[0]), 1 / (2 * damping * std::sqrt(1 - damping * damping)),
                    1e-5);
        QVERIFY(std::abs(response[1]) < std::abs(response[2]) && std::abs(response[3]) < std::abs(response[2]));
    }

    void volumeAnswersSinesAsItsLinearSystem()
    {
        const double corner = 1.5 / (2 * kPi);
        compareResponses(resistanceAndVolume, "n.p", 100e5, 1e5, {corner / 4, corner, 3 * corner}, 4 / corner, 1e-5);
    }

    void cylinderAnswersSinesAsItsLinearSystem()
    {
        compareResponses(symmetricCylinder, "c.v", 0, 1e-7, {10, 30, 40}, 0.1, 1e-4);
    }
};

BRAMAH_TEST(LibraryLinearTest);

#include "library_linear_test.moc"
