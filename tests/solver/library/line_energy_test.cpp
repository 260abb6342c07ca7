// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model_file.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

using namespace bramah;
using namespace bramah::test;

namespace {

/// The line with these laws of friction and of the oil's density.
QByteArray lineText(const QByteArray& friction, const QByteArray& densityModel)
{
    return modelFile("solver/models/line_energy.mo") +
           "model M\n  extends LineEnergy(fluid(densityModel=Bramah.Types.DensityModel." + densityModel +
           "), line(friction=Bramah.Types.LineFriction." + friction + "));\nend M;\n";
}

}  // namespace

/// The energy of the delay line, whose oil and waves are no states that an audit could add up.
class LineEnergyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wavesKeepTheirEnergy_data()
    {
        QTest::addColumn<QByteArray>("friction");
        QTest::newRow("none") << QByteArray("None");
        QTest::newRow("steady") << QByteArray("Steady");
    }

    // What comes in as p*q is in the waves or lost by friction: at the end, within 3e-5 of what came in at most, which
    // is what the interpolation of delayed waves between steps is worth at the steps of pressure (tolerance 1e-8). The
    // waves that have arrived are those emitted the time T ago. Oil brings m_flow*h instead of p*q: off by p/(2*beta),
    // below 1 %.
    void wavesKeepTheirEnergy()
    {
        QFETCH(QByteArray, friction);
        LibraryRunOptions options = until(0.5, 1e-8);
        options.isOpened = true;
        options.variables = QStringLiteral(".*");
        options.interval = 5e-5;  // W is read between rows
        const LibraryRun run = runText(lineText(friction, "PressureDependent"), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto at = [&](const char* name, double time) { return run.at(QLatin1String(name), time); };
        const double T = run.at(QStringLiteral("T"), 0.5);
        const double Z = run.at(QStringLiteral("Z"), 0.5);
        const double p0 = run.at(QStringLiteral("line.pB"), 0);
        // At the start both directions of the line are full of waves of the pressure p_start.
        const double before = 2 * T * p0 * p0 / (4 * Z);
        double largest = 0;
        for (const double time : {0.02, 0.08, 0.2, 0.35, 0.5})
            largest = std::max(largest, std::abs(at("taken", time)));
        for (const double time : {0.02, 0.08, 0.2, 0.35, 0.5}) {
            const double arrived = at("W", time - T) + before;
            expectNear(at("W_arrived", time), arrived, 3e-5 * largest, QStringLiteral("arrived at %1 s").arg(time));
            const double stored = at("W", time) - at("W", time - T);
            expectNear(at("taken", time) - at("lost", time), stored - before, 3e-5 * largest,
                       QStringLiteral("energy at %1 s").arg(time));
            const double passed = std::abs(at("taken", time));
            expectNear(at("takenOil", time), at("taken", time), 0.01 * std::max(passed, 1.0) + 0.01 * largest,
                       QStringLiteral("oil's energy at %1 s").arg(time));
        }
        QVERIFY(friction == "None" ? at("lost", 0.5) == 0 : at("lost", 0.5) > 0);
    }

    // The wall layer takes energy from waves, more than steady friction does, and gives none: over each swing of the
    // source, more goes in than with steady friction alone goes through.
    void theWallLayerOnlyLoses()
    {
        LibraryRunOptions options = until(0.5, 1e-8);
        options.isOpened = true;
        options.variables = QStringLiteral(".*");
        options.interval = 1e-4;
        const LibraryRun real = runText(lineText("FrequencyDependent", "Textbook"), options);
        const LibraryRun steady = runText(lineText("Steady", "Textbook"), options);
        QVERIFY2(real.isRegular(), qPrintable(real.messages()));
        QVERIFY2(steady.isRegular(), qPrintable(steady.messages()));
        // A swing of 200 rad/s has gone round in 31.416 ms; the same waves are in the line then.
        constexpr double kSwing = 3.14159265358979 / 100;
        for (int swing = 4; swing < 12; ++swing) {
            const double begin = 0.1 + swing * kSwing, end = begin + kSwing;
            const auto goesIn = [&](const LibraryRun& run) {
                return run.at(QStringLiteral("taken"), end) - run.at(QStringLiteral("taken"), begin);
            };
            QVERIFY2(goesIn(real) > goesIn(steady) && goesIn(steady) > 0,
                     qPrintable(QStringLiteral("%1: %2, %3").arg(swing).arg(goesIn(real)).arg(goesIn(steady))));
        }
    }
};

BRAMAH_TEST(LineEnergyTest);

#include "line_energy_test.moc"
