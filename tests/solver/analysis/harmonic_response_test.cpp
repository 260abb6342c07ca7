// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/harmonic_response.h"
#include "solver/compile/compile.h"
#include "tests/solver/analysis/linear.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/case_text.h"
#include "tests/solver/library/examples.h"
#include "tests/test_registry.h"

#include <algorithm>
#include <cmath>
#include <complex>

namespace bramah::test {

using namespace solver;

namespace {

/// The answers of \a flat, sorted by amplitude and frequency; throws where the input is wrong.
std::vector<HarmonicPoint> respond(FlatModel flat, const std::string& input, HarmonicQuestion question)
{
    if (const QString problem = addHarmonicInput(flat, input, {}); !problem.isEmpty())
        throw std::runtime_error(problem.toStdString());
    const CompileOutcome compiled = compile(std::move(flat));
    std::vector<HarmonicPoint> points;
    runHarmonics(
        question, [&] { return makeEvaluator(compiled.system); },
        [&](const HarmonicPoint& point) {
            points.push_back(point);
            return true;
        });
    std::ranges::sort(points, {},
                      [](const HarmonicPoint& point) { return std::pair(point.amplitude, point.frequency); });
    return points;
}

HarmonicQuestion questionOf(std::vector<double> amplitudes, std::vector<double> frequencies, const char* output)
{
    HarmonicQuestion question;
    question.amplitudes = std::move(amplitudes);
    question.frequencies = std::move(frequencies);
    question.outputs = {output};
    question.tolerance = 1e-8;
    return question;
}

/// A block of the library behind a constant 0, whose output takes the sine.
QByteArray blockText(const QByteArray& block)
{
    return "model M\n  Bramah.Blocks.Sources.Constant zero(k=0);\n  Bramah.Blocks.Nonlinear." + block +
           ";\nequation\n  connect(zero.y, b.u);\nend M;\n";
}

/// (2/pi)(asin g + g sqrt(1 - g^2)): the describing function of a saturation at the share g of the amplitude.
double saturation(double g)
{
    return 2 / kPi * (std::asin(g) + g * std::sqrt(1 - g * g));
}

}  // namespace

/// Harmonic responses against describing functions (A. Gelb, W. E. Vander Velde, Multiple-Input Describing Functions
/// and Nonlinear System Design, 1968) and against linear systems.
class HarmonicResponseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void harmonicsOfACurve()
    {
        std::vector<double> times, values;
        constexpr int kRows = 4000;
        for (int row = 0; row <= kRows; ++row) {
            const double t = 3 + 2.0 * row / kRows, phase = kPi * (t - 3);
            times.push_back(t);
            values.push_back(0.5 + 2 * std::sin(phase + 0.3) + 0.25 * std::sin(3 * phase - 1));
        }
        const HarmonicAnswer answer = harmonicsOf(times, values, 3, 2);
        expectNear(answer.mean, 0.5, 1e-6);
        expectNear(std::abs(answer.harmonics[0]), 2, 1e-5);
        expectNear(std::arg(answer.harmonics[0]), 0.3, 1e-5);
        expectNear(std::abs(answer.harmonics[1]), 0, 1e-5);
        expectNear(std::abs(answer.harmonics[2]), 0.25, 1e-5);
        expectNear(std::arg(answer.harmonics[2]), -1, 1e-5);
        expectNear(answer.distortion, 0.125, 1e-5);
    }

    // A model may warn on the way; the answer is the same.
    void aWarningOfTheModelDoesNotEndTheRun()
    {
        const QByteArray model =
            "model M\n  Bramah.Blocks.Sources.Constant zero(k=0);\n  Bramah.Blocks.Continuous.FirstOrder b(k=1, T=1);\n"
            "equation\n  connect(zero.y, b.u);\n";
        const QByteArray warns = "  assert(b.y < 0.1, \"high\", AssertionLevel.warning);\n";
        const HarmonicQuestion question = questionOf({1}, {1 / (2 * kPi)}, "b.y");
        for (const QByteArray& text : {model + "end M;\n", model + warns + "end M;\n"}) {
            const std::vector<HarmonicPoint> points = respond(flatText(text), "zero.y", question);
            QCOMPARE(points.size(), std::size_t(1));
            QVERIFY2(points.front().failure.isEmpty(), qPrintable(points.front().failure));
            expectNear(std::abs(points.front().outputs.front().harmonics[0]), std::sqrt(0.5), 1e-4);
        }
    }

    void describingFunctions_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<double>("amplitude");
        QTest::addColumn<double>("real");
        QTest::addColumn<double>("imaginary");
        QTest::addColumn<double>("third");  // |Y_3|; below 0: not looked at
        const double g = 1 / 2.5;
        QTest::newRow("saturation") << QByteArray("Limiter b(uMax=1)") << 2.5 << saturation(g) << 0.0 << -1.0;
        QTest::newRow("saturation, not reached") << QByteArray("Limiter b(uMax=1)") << 0.5 << 1.0 << 0.0 << 0.0;
        QTest::newRow("dead zone") << QByteArray("DeadZone b(uMax=1)") << 2.5 << 1 - saturation(g) << 0.0 << -1.0;
        QTest::newRow("dead zone, not left") << QByteArray("DeadZone b(uMax=1)") << 0.5 << 0.0 << 0.0 << 0.0;
        QTest::newRow("relay") << QByteArray("Hysteresis b(uLow=0, uHigh=1e-9, yLow=-3, yHigh=3)") << 2.0
                               << 4 * 3 / (kPi * 2) << 0.0 << 4 * 3 / (kPi * 3);
        // A relay with hysteresis h switches late by asin(h/A).
        const double late = std::asin(0.8 / 2);
        QTest::newRow("hysteresis") << QByteArray("Hysteresis b(uLow=-0.8, uHigh=0.8, yLow=-3, yHigh=3)") << 2.0
                                    << 4 * 3 / (kPi * 2) * std::cos(late) << -4 * 3 / (kPi * 2) * std::sin(late)
                                    << 4 * 3 / (kPi * 3);
        const double h = 0.5, share = 1 - 2 * h / 2;
        QTest::newRow("backlash") << QByteArray("Backlash b(b=1, T=1e-5)") << 2.0 << 0.5 * (1 + saturation(share))
                                  << 4 * h / (kPi * 2) * (h / 2 - 1) << -1.0;
    }

    void describingFunctions()
    {
        QFETCH(QByteArray, block);
        QFETCH(double, amplitude);
        QFETCH(double, real);
        QFETCH(double, imaginary);
        QFETCH(double, third);
        const auto points = respond(flatText(blockText(block)), "zero.y", questionOf({amplitude}, {1}, "b.y"));
        QCOMPARE(points.size(), std::size_t{1});
        QVERIFY2(points[0].failure.isEmpty(), qPrintable(points[0].failure));
        QVERIFY(points[0].isSettled);
        const HarmonicAnswer& answer = points[0].outputs[0];
        const std::complex<double> gain = answer.harmonics[0] / amplitude;
        expectNear(gain.real(), real, 1e-3, QStringLiteral("real part"));
        expectNear(gain.imag(), imaginary, 1e-3, QStringLiteral("imaginary part"));
        if (third >= 0)
            expectNear(std::abs(answer.harmonics[2]), third, 2e-3, QStringLiteral("third harmonic"));
    }

    // A servo drive with a small amplitude answers as its linear system does, within a thousandth.
    void smallAmplitudesAreLinear()
    {
        QByteArray text;
        for (const Example& example : shippedExamples())
            if (example.name == QStringLiteral("servo_position_control"))
                text = example.extendedBy({}, {});
        QVERIFY(!text.isEmpty());
        const FlatModel flat = flatText(text);
        const Linear linear(flat, {"valve.u"}, {"mass.v"});
        VERIFY_LINEAR(linear);
        const std::vector<double> frequencies{2, 10, 40};
        const auto points = respond(flat, "valve.u", questionOf({2e-5}, frequencies, "mass.v"));
        QCOMPARE(points.size(), frequencies.size());
        for (const HarmonicPoint& point : points) {
            QVERIFY2(point.failure.isEmpty(), qPrintable(point.failure));
            const double frequency = frequencies[point.frequency];
            const std::complex<double> expected = frequencyResponse(linear.system, 0, 0, {2 * kPi * frequency})[0];
            const std::complex<double> gain = point.outputs[0].harmonics[0] / 2e-5;
            QVERIFY2(
                std::abs(gain - expected) < 1e-3 * std::abs(expected),
                qPrintable(QStringLiteral("%1 Hz: off by %2").arg(frequency).arg(std::abs(gain / expected - 1.0))));
        }
    }

    // The same bits whatever the number of threads.
    void threadsChangeNothing()
    {
        const FlatModel flat = flatModel(
            "model S parameter Real u = 0; Real x(start = 0, fixed = true); equation "
            "der(x) = u - x^3 - x; end S;");
        HarmonicQuestion question = questionOf({0.1, 1, 10}, {0.1, 1, 10}, "x");
        const auto one = respond(flat, "u", question);
        question.jobs = 3;
        const auto three = respond(flat, "u", question);
        QCOMPARE(one.size(), std::size_t{9});
        QCOMPARE(three.size(), std::size_t{9});
        for (std::size_t k = 0; k < one.size(); ++k)
            QVERIFY(one[k].outputs[0].harmonics == three[k].outputs[0].harmonics);
        // A large amplitude meets the cube and gives less per amplitude, and a third harmonic.
        QVERIFY(std::abs(one[6].outputs[0].harmonics[0]) / 10 < 0.5 * std::abs(one[0].outputs[0].harmonics[0]) / 0.1);
        QVERIFY(one[6].outputs[0].distortion > 10 * one[0].outputs[0].distortion);
    }

    void whatIsStoppedGivesNoMorePoints()
    {
        FlatModel flat = flatModel(
            "model S parameter Real u = 0; Real x(start = 0, fixed = true); equation "
            "der(x) = u - x; end S;");
        QVERIFY(addHarmonicInput(flat, "u", {}).isEmpty());
        const CompileOutcome compiled = compile(std::move(flat));
        int count = 0;
        runHarmonics(
            questionOf({1, 2}, {1, 2, 3}, "x"), [&] { return makeEvaluator(compiled.system); },
            [&](const HarmonicPoint&) { return ++count < 2; });
        QCOMPARE(count, 2);
    }

    void wrongInputsAreNamed()
    {
        FlatModel flat = flatModel(
            "model S parameter Real u = 0; Integer n = 3; Real x(start = 0, fixed = true); "
            "equation der(x) = u - x; end S;");
        QCOMPARE(addHarmonicInput(flat, "w", {}), QStringLiteral("there is no variable `w`"));
        QCOMPARE(addHarmonicInput(flat, "n", {}), QStringLiteral("`n` is no real number, so it cannot be an input"));
    }
};

BRAMAH_TEST(HarmonicResponseTest);

}  // namespace bramah::test

#include "harmonic_response_test.moc"
