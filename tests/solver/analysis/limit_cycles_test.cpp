// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/loops/limit_cycles.h"
#include "solver/analysis/harmonic_response.h"
#include "solver/compile/compile.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

constexpr double kLoopGain = 24, kLagTime = 0.1;

/// A saturation at 1 with three lags of 0.1 s behind it, of a gain of 24 together.
QByteArray loopText(const QByteArray& before)
{
    return "model M\n" + before +
           "  Bramah.Blocks.Nonlinear.Limiter b(uMax=1);\n"
           "  Real x1(start=0, fixed=true), x2(start=0, fixed=true), x3(start=0.1, fixed=true);\n"
           "equation\n  0.1*der(x1) = 24*b.y - x1;\n  0.1*der(x2) = x1 - x2;\n  0.1*der(x3) = x2 - x3;\n";
}

std::complex<double> linearAt(double frequency)
{
    const std::complex<double> lag = 1.0 / std::complex<double>(1, 2 * kPi * frequency * kLagTime);
    return kLoopGain * lag * lag * lag;
}

double saturatedGain(double g)
{
    return g >= 1 ? 1 : 2 / kPi * (std::asin(g) + g * std::sqrt(1 - g * g));
}

/// The amplitude at which the saturation brings the gain at -180 degrees, 24/8, to 1.
double expectedAmplitude()
{
    double low = 1, high = 100;
    for (int i = 0; i < 60; ++i)
        (saturatedGain(2 / (low + high)) > 8 / kLoopGain ? low : high) = (low + high) / 2;
    return low;
}

}  // namespace

/// Limit cycles found by describing functions, compared with formulas and with a run of the loop.
class LimitCyclesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void crossingsOfTheNegativeAxisAreFound()
    {
        std::vector<double> frequencies;
        std::vector<std::complex<double>> response;
        for (int k = 0; k < 60; ++k) {
            frequencies.push_back(0.5 * std::pow(20, k / 59.0));
            response.push_back(linearAt(frequencies.back()));
        }
        const auto crossings = axisCrossingsOf(frequencies, response);
        QCOMPARE(crossings.size(), std::size_t{1});
        expectRatio(crossings[0].frequency, std::sqrt(3) / (2 * kPi * kLagTime), 3e-3);
        expectRatio(crossings[0].gain, kLoopGain / 8, 3e-3);
        // One that stays above the axis, or crosses it on the right, has none.
        QVERIFY(axisCrossingsOf({1, 2, 3}, {{-1, 1}, {-2, 1}, {-3, 2}}).empty());
        QVERIFY(axisCrossingsOf({1, 2}, {{1, 1}, {2, -1}}).empty());
    }

    // A gain that grows with the amplitude, as behind a dead zone, is a border: smaller swings die away.
    void stableAndUnstableOnesAreToldApart()
    {
        const auto cycles = limitCyclesOf({{1, {{10, 0.5}}}, {4, {{12.1, 2}}}, {16, {{10, 0.5}}}, {64, {}}});
        QCOMPARE(cycles.size(), std::size_t{2});
        QVERIFY(!cycles[0].isStable && cycles[1].isStable);
        expectRatio(cycles[0].amplitude, 2, 1e-12);
        expectRatio(cycles[0].frequency, 11, 1e-12);
        expectRatio(cycles[1].amplitude, 8, 1e-12);
        QVERIFY(limitCyclesOf({{1, {{10, 0.5}}}, {2, {{10, 0.6}}}}).empty());
    }

    void aSaturatedLoopSwingsAsFound()
    {
        FlatModel flat =
            flatText(loopText("  Bramah.Blocks.Sources.Constant zero(k=0);\n") + "  connect(zero.y, b.u);\nend M;\n");
        QCOMPARE(addHarmonicInput(flat, "zero.y", {}), QString());
        const CompileOutcome compiled = compile(std::move(flat));
        QVERIFY(compiled.system);
        HarmonicQuestion question;
        question.amplitudes = {2, 3, 4.5, 7};
        for (int k = 0; k < 9; ++k)
            question.frequencies.push_back(2 * std::pow(2, k / 8.0));
        question.outputs = {"x3"};
        question.jobs = 2;
        std::vector<std::vector<std::complex<double>>> answers(4, std::vector<std::complex<double>>(9));
        runHarmonics(
            question, [&] { return makeEvaluator(compiled.system); },
            [&](const HarmonicPoint& point) {
                answers[point.amplitude][point.frequency] =
                    point.outputs[0].harmonics[0] / question.amplitudes[point.amplitude];
                return true;
            });
        std::vector<CrossingsOfAmplitude> crossings;
        for (std::size_t a = 0; a < answers.size(); ++a)
            crossings.push_back({question.amplitudes[a], axisCrossingsOf(question.frequencies, answers[a])});
        const auto cycles = limitCyclesOf(crossings);
        QCOMPARE(cycles.size(), std::size_t{1});
        QVERIFY(cycles[0].isStable);
        expectRatio(cycles[0].amplitude, expectedAmplitude(), 2e-2);
        expectRatio(cycles[0].frequency, std::sqrt(3) / (2 * kPi * kLagTime), 5e-3);
        // -1/N of the saturation is -1/N(A) whatever the frequency, and meets the linear curve there.
        for (const std::size_t k : {std::size_t{0}, std::size_t{8}}) {
            const auto inverse = negativeInverse(linearAt(question.frequencies[k]), answers[1][k]);
            expectRatio(inverse.real(), -1 / saturatedGain(1 / 3.0), 2e-3);
            QVERIFY(std::abs(inverse.imag()) < 5e-3);
        }

        // The loop itself, closed.
        LibraryRunOptions options;
        options.stopTime = 12;
        options.interval = 1e-3;
        const LibraryRun run = runText(loopText("") + "  b.u = -x3;\nend M;\n", options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        double most = 0, first = 0, last = 0;
        int periods = -1;
        for (double t = 8; t < 12; t += 1e-3) {
            const double before = run.at(QStringLiteral("x3"), t - 1e-3), now = run.at(QStringLiteral("x3"), t);
            most = std::max(most, now);
            if (before <= 0 && now > 0) {
                last = t - 1e-3 * now / (now - before);
                first = periods < 0 ? last : first;
                ++periods;
            }
        }
        QVERIFY(periods > 5);
        expectRatio(most, cycles[0].amplitude, 5e-2);
        expectRatio(periods / (last - first), cycles[0].frequency, 3e-2);
    }
};

BRAMAH_TEST(LimitCyclesTest);

}  // namespace bramah::test

#include "limit_cycles_test.moc"
