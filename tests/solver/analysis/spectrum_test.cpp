// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/spectrum.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

using namespace bramah;

/// Spectra of signals that are known.
class SpectrumTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // 2 sin(2 pi 10 t) + 0.5 sin(2 pi 35 t) + 3 over a second: amplitudes at 10 and 35 Hz, the mean at 0.
    void amplitudesStandAtTheirFrequencies()
    {
        constexpr int kCount = 1000;
        std::vector<double> values;
        for (int k = 0; k < kCount; ++k) {
            const double t = k / 1000.0;
            values.push_back(3 + 2 * std::sin(2 * test::kPi * 10 * t) + 0.5 * std::sin(2 * test::kPi * 35 * t + 1));
        }
        const solver::Spectrum spectrum = solver::spectrumOf(values, 1e-3);
        test::expectNear(spectrum.step, 1, 1e-12);
        QCOMPARE(spectrum.amplitudes.size(), std::size_t{501});
        test::expectNear(spectrum.amplitudes[0], 3, 1e-9, QStringLiteral("mean"));
        test::expectNear(spectrum.amplitudes[10], 2, 1e-9, QStringLiteral("10 Hz"));
        test::expectNear(spectrum.amplitudes[35], 0.5, 1e-9, QStringLiteral("35 Hz"));
        test::expectNear(spectrum.amplitudes[20], 0, 1e-9, QStringLiteral("20 Hz"));
    }

    // Between two frequencies a sine loses at most 15 %.
    void aSineBetweenTwoFrequencies()
    {
        std::vector<double> values;
        for (int k = 0; k < 1000; ++k)
            values.push_back(std::sin(2 * test::kPi * 10.5 * k / 1000.0));
        const solver::Spectrum spectrum = solver::spectrumOf(values, 1e-3);
        QVERIFY(spectrum.amplitudes[10] > 0.84 && spectrum.amplitudes[10] < 0.86);
        QVERIFY(spectrum.amplitudes[11] > 0.84 && spectrum.amplitudes[11] < 0.86);
    }

    void tooFewValuesHaveNone() { QVERIFY(solver::spectrumOf({1, 2, 3}, 1).amplitudes.empty()); }
};

BRAMAH_TEST(SpectrumTest);

#include "spectrum_test.moc"
