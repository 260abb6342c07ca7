// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/loops/loop_cut.h"
#include "tests/solver/analysis/linear.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <complex>

namespace bramah::test {

using namespace solver;

namespace {

constexpr double kGain = 3, kDelay = 0.1;

/// A controller of gain 3, a lag of \a delay [s] and an integrator, whose output is fed back; and a signal from
/// outside.
FlatModel loopWith(const QByteArray& delayed)
{
    return flatText(
        "model M import B = Bramah.Blocks; B.Sources.Constant one(k = 1); B.Math.Feedback error; "
        "model Late B.Interfaces.RealInput u; B.Interfaces.RealOutput y; equation y = " +
        delayed +
        "; end Late; Late late; B.Math.Gain gain(k = 3); B.Continuous.Integrator integrator; equation "
        "connect(one.y, error.u1); connect(error.y, gain.u); connect(gain.y, late.u); connect(late.y, integrator.u); "
        "connect(integrator.y, error.u2); end M;");
}

}  // namespace

/// Loops cut open at a signal, against closed forms.
class LoopCutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCutLoopHasTheGainOfItsParts_data()
    {
        QTest::addColumn<QByteArray>("delayed");
        QTest::addColumn<double>("delay");
        QTest::newRow("at once") << QByteArray("u") << 0.0;
        QTest::newRow("through a delay") << QByteArray("delay(u, 0.1)") << kDelay;
    }

    // Wherever the loop is cut, it returns 3/s exp(-delay s) with a minus sign; from its input to a variable there are
    // the parts between them.
    void theCutLoopHasTheGainOfItsParts()
    {
        QFETCH(QByteArray, delayed);
        QFETCH(double, delay);
        for (const char* signal : {"gain.u", "gain.y", "late.u", "late.y", "integrator.u", "error.u2"}) {
            const Linear linear(loopWith(delayed), {signal}, {"integrator.y", signal});
            VERIFY_LINEAR(linear);
            QVERIFY(isInLoop(linear.system, 0, 1, {2}));
            const auto open = cutAt(linear.system, 0, 1);
            QVERIFY(open);
            for (const double omega : {0.3, 2.0, 40.0}) {
                const std::complex<double> s(0, omega);
                const std::complex<double> loop = kGain / s * std::exp(-delay * s);
                const std::complex<double> returned = frequencyResponse(*open, 0, 1, {omega})[0];
                QVERIFY2(std::abs(returned - loop) < 1e-9 * std::abs(loop), signal);
                // The closed loop from its change is 1/(1 + loop).
                const std::complex<double> closed = frequencyResponse(linear.system, 0, 1, {omega})[0];
                QVERIFY2(std::abs(closed - 1.0 / (1.0 + loop)) < 1e-9, signal);
            }
        }
        const Linear linear(loopWith(delayed), {"gain.u"}, {"integrator.y", "gain.u"});
        const auto open = cutAt(linear.system, 0, 1);
        const std::complex<double> s(0, 2), expected = kGain / s * std::exp(-delay * s);
        QVERIFY(std::abs(frequencyResponse(*open, 0, 0, {2})[0] - expected) < 1e-9);
    }

    // What is joined to a state gets its change, but the state does not follow it, so that no loop is cut there.
    void aStateIsNoPlaceForACut()
    {
        const Linear linear(loopWith("u"), {"integrator.y"}, {"gain.u", "integrator.y"});
        VERIFY_LINEAR(linear);
        const std::complex<double> loop = kGain / std::complex<double>(0, 2);
        QVERIFY(std::abs(frequencyResponse(linear.system, 0, 0, {2})[0] + 1.0 / (1.0 + loop)) < 1e-12);
        QVERIFY(!cutAt(linear.system, 0, 1));
    }

    void aSignalOutsideOfTheLoopIsInNone()
    {
        const Linear linear(loopWith("u"), {"one.y"}, {"integrator.y", "one.y"});
        VERIFY_LINEAR(linear);
        QVERIFY(!isInLoop(linear.system, 0, 1, {0.1, 1, 10}));
        const auto open = cutAt(linear.system, 0, 1);
        QVERIFY(open);
        const auto whole = frequencyResponse(linear.system, 0, 0, {2})[0];
        QVERIFY(std::abs(frequencyResponse(*open, 0, 0, {2})[0] - whole) < 1e-12);
        QVERIFY(std::abs(frequencyResponse(*open, 0, 1, {2})[0]) < 1e-12);
    }
};

BRAMAH_TEST(LoopCutTest);

}  // namespace bramah::test

#include "loop_cut_test.moc"
