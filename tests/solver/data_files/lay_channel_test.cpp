// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/lay_channel.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <random>

using namespace bramah::solver;

class LayChannelTest : public QObject
{
    Q_OBJECT

    static ResultStore curve(const std::function<double(double)>& value, double from, double to, double interval)
    {
        ResultStore store;
        store.reset(std::vector<ResultColumn>(1));
        SampleBatch batch;
        for (int k = 0; from + k * interval <= to + 1e-9; ++k) {
            const double x = value(from + k * interval);
            batch.add(from + k * interval, kGridRow, {&x, 1});
        }
        store.append(std::move(batch));
        return store;
    }
    /// A swing that decays after a step at 0.2 s: 1e5 Pa and more.
    static double pressure(double t)
    {
        return t < 0.2 ? 1e5 : 5e5 - 4e5 * std::exp(-4 * (t - 0.2)) * std::cos(40 * (t - 0.2));
    }

private Q_SLOTS:
    /// measured = (simulated(time + 0.1234) - 2000) / 1.05, so gain 1.05, offset 2000, shift 0.1234.
    void whatWasDoneIsFound()
    {
        const ResultStore simulated = curve(pressure, 0, 2, 1e-3);
        const ResultStore measured =
            curve([](double t) { return (pressure(t + 0.1234) - 2000) / 1.05; }, -0.1, 1.7, 0.7e-3);
        const auto laying = layChannel({measured, 0}, {simulated, 0}, {});
        QVERIFY(laying);
        QVERIFY2(std::abs(laying->shift - 0.1234) < 2e-5, qPrintable(QString::number(laying->shift, 'g', 10)));
        QVERIFY2(std::abs(laying->gain - 1.05) < 1e-3, qPrintable(QString::number(laying->gain, 'g', 10)));
        QVERIFY2(std::abs(laying->offset - 2000) < 300, qPrintable(QString::number(laying->offset, 'g', 10)));
        const LayingQuality quality = qualityOf({measured, 0}, {simulated, 0}, *laying);
        QVERIFY(quality.correlation > 0.9999);
        QVERIFY2(quality.rms < 1e3, qPrintable(QString::number(quality.rms)));
        QVERIFY(std::abs(quality.from - 0.0234) < 1e-3);
    }

    /// A log that is far longer than the run, with noise of a tenth of the swing.
    void aLongLogWithNoiseIsLaid()
    {
        std::mt19937 generator(7);
        std::normal_distribution<double> noise(0, 2e4);
        const ResultStore simulated = curve(pressure, 0, 2, 1e-3);
        const ResultStore measured = curve([&](double t) { return pressure(t - 40) + noise(generator); }, 0, 100, 1e-3);
        const auto laying = layChannel({measured, 0}, {simulated, 0}, {});
        QVERIFY(laying);
        QVERIFY2(std::abs(laying->shift + 40) < 2e-3, qPrintable(QString::number(laying->shift, 'g', 10)));
        QVERIFY2(std::abs(laying->gain - 1) < 0.1, qPrintable(QString::number(laying->gain, 'g', 10)));
    }

    void onlyWhatIsChosenIsFound()
    {
        const ResultStore simulated = curve(pressure, 0, 2, 1e-3);
        const ResultStore measured = curve([](double t) { return pressure(t) + 500; }, 0, 2, 1e-3);
        const auto offset = layChannel({measured, 0}, {simulated, 0}, {false, true, false}, {1, 7, 0});
        QVERIFY(offset && offset->gain == 1 && offset->shift == 0);
        QVERIFY(std::abs(offset->offset + 500) < 1e-6);
        const ResultStore doubled = curve([](double t) { return 2 * pressure(t); }, 0, 2, 1e-3);
        const auto gain = layChannel({doubled, 0}, {simulated, 0}, {true, false, false});
        QVERIFY(gain && gain->offset == 0 && std::abs(gain->gain - 0.5) < 1e-9);
        const auto nothing = layChannel({doubled, 0}, {simulated, 0}, {false, false, false}, {3, 4, 0.5});
        QVERIFY(nothing && nothing->gain == 3 && nothing->offset == 4 && nothing->shift == 0.5);
    }

    /// A sensor that is connected the other way round.
    void anInvertedSignalIsLaid()
    {
        const ResultStore simulated = curve(pressure, 0, 2, 1e-3);
        const ResultStore measured = curve([](double t) { return -pressure(t - 0.05); }, 0, 2, 1e-3);
        const auto laying = layChannel({measured, 0}, {simulated, 0}, {});
        QVERIFY(laying && std::abs(laying->gain + 1) < 1e-2 && std::abs(laying->shift + 0.05) < 1e-3);
    }

    void theDifferenceIsMeasuredMinusSimulated()
    {
        const ResultStore simulated = curve([](double) { return 1.0; }, 0, 1, 0.1);
        const ResultStore measured = curve([](double t) { return 1 + t; }, 0, 1, 0.1);
        const LayingQuality quality = qualityOf({measured, 0}, {simulated, 0}, {1, -0.25, 0});
        QVERIFY(std::abs(quality.greatest - 0.75) < 1e-9);
        QVERIFY(std::abs(quality.greatestAt - 1) < 1e-9);
        // |t - 1/4| is below 1/2 up to t = 3/4.
        QVERIFY(std::abs(qualityOf({measured, 0}, {simulated, 0}, {1, -0.25, 0}, 0.5).within - 0.75) < 1e-3);
        QCOMPARE(qualityOf({measured, 0}, {simulated, 0}, {1, -0.25, 0}, 0.76).within, 1.0);
        QVERIFY(std::abs(qualityOf({measured, 0}, {simulated, 0, 2}, {1, 0, 0}).greatest + 1) < 1e-9);  // 1 + t - 2
        // The integral of (t - 1/4)^2 from 0 to 1.
        QVERIFY(std::abs(quality.rms - std::sqrt((std::pow(0.75, 3) + std::pow(0.25, 3)) / 3)) < 1e-3);
        QCOMPARE(quality.correlation, 0.0);
        QVERIFY(qualityOf({measured, 0}, {simulated, 0}, {1, 0, 5}).to <
                qualityOf({measured, 0}, {simulated, 0}, {1, 0, 5}).from);
    }

    void whatCannotBeLaidIsExplained()
    {
        const ResultStore simulated = curve(pressure, 0, 2, 1e-3);
        const ResultStore elsewhere = curve(pressure, 10, 12, 1e-3);
        QVERIFY(layChannel({elsewhere, 0}, {simulated, 0}, {true, true, false})
                    .error()
                    .contains(QStringLiteral("no time in common")));
        QVERIFY(layChannel({elsewhere, 0}, {simulated, 0}, {}));
        const ResultStore empty = curve([](double) { return std::numeric_limits<double>::quiet_NaN(); }, 0, 1, 0.1);
        QVERIFY(!layChannel({empty, 0}, {simulated, 0}, {}));
        const ResultStore hours = curve(pressure, 0, 1e5, 100);
        QVERIFY(layChannel({hours, 0}, {simulated, 0}, {}).error().contains(QStringLiteral("as long")));
    }
};

BRAMAH_TEST(LayChannelTest);
#include "lay_channel_test.moc"
