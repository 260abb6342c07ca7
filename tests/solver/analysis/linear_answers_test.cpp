// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/linear_answers.h"
#include "tests/solver/analysis/linear.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <complex>

using namespace bramah::solver;

namespace bramah::test {
namespace {

RealMatrix matrixOf(std::size_t rows, std::size_t columns, std::vector<double> values)
{
    RealMatrix matrix(rows, columns);
    matrix.values = std::move(values);
    return matrix;
}

/// (numerator[0] + numerator[1]*s + ...)/(denominator[0] + denominator[1]*s + ... + s^n), with \a direct added.
LinearSystem transferFunction(std::vector<double> numerator, const std::vector<double>& denominator, double direct = 0)
{
    const std::size_t n = denominator.size();
    LinearSystem system;
    numerator.resize(n, 0);
    std::vector<double> a(n * n, 0), b(n, 0);
    for (std::size_t k = 0; k < n; ++k) {
        system.states.push_back({"x" + std::to_string(k), "part", 0, 1});
        if (k + 1 < n)
            a[k * n + k + 1] = 1;
        a[(n - 1) * n + k] = -denominator[k];
    }
    b[n - 1] = 1;
    system.inputs = {"u"};
    system.outputs = {"y"};
    system.a = matrixOf(n, n, std::move(a));
    system.b = matrixOf(n, 1, std::move(b));
    system.c = matrixOf(1, n, std::move(numerator));
    system.d = matrixOf(1, 1, {direct});
    return system;
}

void compareZeros(const LinearSystem& system, const std::vector<std::complex<double>>& expected)
{
    const std::vector<std::complex<double>> zeros = zerosOf(system, 0, 0);
    QCOMPARE(zeros.size(), expected.size());
    for (const std::complex<double> zero : expected)
        QVERIFY(std::ranges::any_of(zeros, [&](std::complex<double> z) { return std::abs(z - zero) < 1e-8; }));
}

}  // namespace

/// Zeros, steps and margins of linear systems against closed formulas.
class LinearAnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zerosAreThoseOfTheNumerator()
    {
        // (s + 3)(s + 7)/((s + 1)(s + 2)(s + 5))
        compareZeros(transferFunction({21, 10, 1}, {10, 17, 8}), {-3, -7});
        // (s^2 + 2 s + 5)/(...): -1 +- 2i
        compareZeros(transferFunction({5, 2, 1}, {10, 17, 8}), {{-1, 2}, {-1, -2}});
        // 1 + 1/(s + 1) = (s + 2)/(s + 1)
        compareZeros(transferFunction({1}, {1}, 1), {-2});
        compareZeros(transferFunction({4}, {10, 17, 8}), {});
    }

    void stepsFollowTheirFormulas()
    {
        constexpr double kTime = 0.4, kInterval = 0.05;
        const std::vector<double> lag = stepResponse(transferFunction({1 / kTime}, {1 / kTime}), 0, 0, kInterval, 40);
        QCOMPARE(lag.size(), std::size_t{40});
        for (std::size_t k = 0; k < lag.size(); ++k)
            expectNear(lag[k], 1 - std::exp(-kInterval * static_cast<double>(k) / kTime), 1e-10);
        constexpr double kOmega = 10, kDamping = 0.2;
        const std::vector<double> swing = stepResponse(
            transferFunction({kOmega * kOmega}, {kOmega * kOmega, 2 * kDamping * kOmega}), 0, 0, kInterval, 60);
        const double root = std::sqrt(1 - kDamping * kDamping);
        for (std::size_t k = 0; k < swing.size(); ++k) {
            const double t = kInterval * static_cast<double>(k);
            const double exact = 1 - std::exp(-kDamping * kOmega * t) *
                                         (std::cos(root * kOmega * t) + kDamping / root * std::sin(root * kOmega * t));
            expectNear(swing[k], exact, 1e-9, QString::number(t));
        }
        // What goes through without delay is there at once.
        expectNear(stepResponse(transferFunction({1}, {1}, 2), 0, 0, 0.1, 2)[0], 2, 1e-12);
    }

    // 1/(s (s + 1)(s + 2)) has a phase of -180 degrees at sqrt(2), with a gain of 1/6.
    void marginsAreThoseOfTheFormula()
    {
        std::vector<double> frequencies;
        std::vector<std::complex<double>> response, lag;
        for (int k = 0; k <= 8000; ++k) {
            const double omega = std::pow(10.0, -2 + k / 2000.0);
            const std::complex<double> s(0, omega);
            frequencies.push_back(omega);
            response.push_back(1.0 / (s * (s + 1.0) * (s + 2.0)));
            lag.push_back(1.0 / (1.0 + s));
        }
        const Margins margins = marginsOf(frequencies, response);
        QVERIFY(margins.gain && margins.gainFrequency && margins.phase && margins.phaseFrequency);
        expectNear(*margins.gain, 6, 1e-4);
        expectNear(*margins.gainFrequency, std::sqrt(2.0), 1e-5);
        double low = 0.1, high = 1;
        for (int round = 0; round < 60; ++round) {
            const double omega = (low + high) / 2;
            (omega * std::sqrt(omega * omega + 1) * std::sqrt(omega * omega + 4) < 1 ? low : high) = omega;
        }
        expectNear(*margins.phaseFrequency, low, 1e-5);
        expectNear(*margins.phase, kPi / 2 - std::atan(low) - std::atan(low / 2), 1e-5);
        // Twelve times as much gain is twice too much: the closed loop grows, which both margins say.
        std::vector<std::complex<double>> strong = response;
        for (std::complex<double>& value : strong)
            value *= 12;
        const Margins unstable = marginsOf(frequencies, strong);
        QVERIFY(unstable.gain && unstable.phase);
        expectNear(*unstable.gain, 0.5, 1e-4);
        QVERIFY(*unstable.phase < 0);
        // A resonance above a gain of 1 where the phase is -180 degrees: the first passing of that gain says nothing of
        // it.
        std::vector<std::complex<double>> resonant;
        for (const double omega : frequencies) {
            const std::complex<double> s(0, omega);
            resonant.push_back(0.3 / s / (s * s / 100.0 + 0.01 * s / 10.0 + 1.0) / (1.0 + s / 30.0));
        }
        const Margins peak = marginsOf(frequencies, resonant);
        QVERIFY(peak.gain && *peak.gain < 1 && std::abs(*peak.gainFrequency - 10) < 0.5);
        QVERIFY(peak.phase && std::abs(*peak.phaseFrequency - 10) < 2);
        const Margins safe = marginsOf(frequencies, lag);
        QVERIFY(!safe.gain);
    }

    // That of a lag is where it is, whatever range is looked at; an integrator has none.
    void theBandwidthRefersToSlowChanges()
    {
        const Linear lag(
            flatModel("model S parameter Real u = 0; Real x(start = 0, fixed = true); Real z(start = 0, fixed "
                      "= true); equation der(x) = 10*(u - x); der(z) = x; end S;"),
            {"u"}, {"x", "z"});
        VERIFY_LINEAR(lag);
        for (const double smallest : {0.01, 9.0, 30.0}) {
            const auto band = bandwidthOf(lag.system, 0, 0, smallest, 1000);
            QVERIFY(band);
            expectNear(*band, 10, 0.03);  // by 3 dB or by the root of 2
        }
        QVERIFY(!bandwidthOf(lag.system, 0, 0, 0.01, 5));
        QVERIFY(!bandwidthOf(lag.system, 0, 1, 0.01, 1000));
    }
};

BRAMAH_TEST(LinearAnswersTest);

}  // namespace bramah::test

#include "linear_answers_test.moc"
