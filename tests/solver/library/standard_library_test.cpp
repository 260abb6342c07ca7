// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

namespace {

bool isThere()
{
    return !qEnvironmentVariable("MODELICAPATH").isEmpty();
}

constexpr const char* kRunning[] = {
    "Mechanics.Translational.Examples.Accelerate",
    "Mechanics.Translational.Examples.Brake",
    "Mechanics.Translational.Examples.CompareBrakingForce",
    "Mechanics.Translational.Examples.Damper",
    "Mechanics.Translational.Examples.EddyCurrentBrake",
    "Mechanics.Translational.Examples.ElastoGap",
    "Mechanics.Translational.Examples.Friction",
    "Mechanics.Translational.Examples.GenerationOfFMUs",
    "Mechanics.Translational.Examples.HeatLosses",
    "Mechanics.Translational.Examples.InitialConditions",
    "Mechanics.Translational.Examples.Oscillator",
    "Mechanics.Translational.Examples.PreLoad",
    "Mechanics.Translational.Examples.Sensors",
    "Mechanics.Translational.Examples.SignConvention",
    "Mechanics.Translational.Examples.Vehicle",
    "Mechanics.Translational.Examples.WhyArrows",
    "Mechanics.Rotational.Examples.Backlash",
    "Mechanics.Rotational.Examples.CompareBrakingTorque",
    "Mechanics.Rotational.Examples.CoupledClutches",
    "Mechanics.Rotational.Examples.EddyCurrentBrake",
    "Mechanics.Rotational.Examples.ElasticBearing",
    "Mechanics.Rotational.Examples.First",
    "Mechanics.Rotational.Examples.FirstGrounded",
    "Mechanics.Rotational.Examples.Friction",
    "Mechanics.Rotational.Examples.GenerationOfFMUs",
    "Mechanics.Rotational.Examples.LossyGearDemo1",
    "Mechanics.Rotational.Examples.LossyGearDemo3",
    "Mechanics.Rotational.Examples.OneWayClutch",
    "Mechanics.Rotational.Examples.OneWayClutchDisengaged",
    "Mechanics.Rotational.Examples.RollingWheel",
    "Mechanics.Rotational.Examples.SimpleGearShift",
    "Blocks.Examples.PID_Controller",
    "Blocks.Examples.Filter",
    "Blocks.Examples.FilterWithDifferentiation",
    "Blocks.Examples.FilterWithRiseTime",
    "Blocks.Examples.Interaction1",
    "Blocks.Examples.SlewRateLimiter",
    "Blocks.Examples.InverseModel",
    "Blocks.Examples.ShowLogicalSources",
    "Blocks.Examples.LogicalNetwork1",
    "Blocks.Examples.RealNetwork1",
    "Blocks.Examples.IntegerNetwork1",
    "Blocks.Examples.BooleanNetwork1",
    "Blocks.Examples.TotalHarmonicDistortion",
    "Blocks.Examples.Modulation",
    "Blocks.Examples.SinCosEncoder",
    "Blocks.Examples.CompareSincExpSine",
    "Blocks.Examples.DemonstrateSignalExtrema",
    "Blocks.Examples.DemonstrateContinuousSignalExtrema",
    "Blocks.Examples.DemoSignalCharacteristic",
    "Blocks.Examples.Noise.Densities",
};

}  // namespace

/// Examples of an unmodified Modelica Standard Library in MODELICAPATH: they run to their stop times, or are refused by
/// the name of what is not supported. Skipped without it.
class StandardLibraryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examplesRun_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : kRunning)
            QTest::newRow(name) << QStringLiteral("Modelica.") + QLatin1String(name);
    }

    void examplesRun()
    {
        if (!isThere())
            QSKIP("MODELICAPATH is not set");
        QFETCH(QString, name);
        LibraryRunOptions options;
        options.useExperiment = true;
        const LibraryRun run = runClass(name, options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(run.results.rowCount() > 2);
    }

    void refusedByName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("construct");
        QTest::newRow("random numbers") << QStringLiteral("Modelica.Blocks.Examples.Noise.UniformNoise")
                                        << QStringLiteral("`external ModelicaRandom_xorshift64star`");
        QTest::newRow("Fourier transform") << QStringLiteral("Modelica.Blocks.Examples.Rectifier6pulseFFT")
                                           << QStringLiteral("`external ModelicaFFT_kiss_fftr`");
    }

    void refusedByName()
    {
        if (!isThere())
            QSKIP("MODELICAPATH is not set");
        QFETCH(QString, name);
        QFETCH(QString, construct);
        const LibraryRun run = runClass(name);
        QVERIFY(!run.status.end);
        QVERIFY2(run.messages().contains(construct + QStringLiteral(" is not supported yet")),
                 qPrintable(run.messages()));
    }

    void busCarriesTheSignals()
    {
        if (!isThere())
            QSKIP("MODELICAPATH is not set");
        LibraryRunOptions options;
        options.useExperiment = true;
        options.variables = QStringLiteral(".*");
        const LibraryRun run = runClass(QStringLiteral("Modelica.Blocks.Examples.BusUsage"), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // A sine of 1 Hz, a step of 1 to 2 and one of false to true at 0.5 s; the part gives the time to its own bus.
        for (const double t : {0.2, 0.7, 1.3, 1.9}) {
            const double sine = std::sin(2 * M_PI * t);
            const double step = t > 0.5 ? 1 : 0;
            const auto isAt = [&](const char* path, double value) {
                return std::fabs(run.at(QLatin1String(path), t) - value) < 1e-6;
            };
            QVERIFY(isAt("controlBus.realSignal1", sine));
            QVERIFY(isAt("gain.y", sine));
            QVERIFY(isAt("controlBus.integerSignal", 2 + step));
            QVERIFY(isAt("controlBus.booleanSignal", step));
            QVERIFY(isAt("controlBus.subControlBus.myRealSignal", t));
            QVERIFY(isAt("controlBus.subControlBus.myBooleanSignal", step));
        }
        QVERIFY(std::isnan(run.at(QStringLiteral("controlBus.realSignal2"), 1)));
    }

    void clutchesKeepTheAngularMomentum()
    {
        if (!isThere())
            QSKIP("MODELICAPATH is not set");
        LibraryRunOptions options;
        options.stopTime = 1.5;
        const LibraryRun run =
            runClass(QStringLiteral("Modelica.Mechanics.Rotational.Examples.CoupledClutches"), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // Four inertias of 1 kg.m2, the first at 10 rad/s and driven by 10 sin(10 pi t) N.m.
        for (const double t : {0.3, 0.6, 0.9, 1.5}) {
            double sum = 0;
            for (const char* inertia : {"J1.w", "J2.w", "J3.w", "J4.w"})
                sum += run.at(QLatin1String(inertia), t);
            const double expected = 10 + (1 - std::cos(10 * M_PI * t)) / M_PI;
            QVERIFY2(std::fabs(sum - expected) < 1e-5, qPrintable(QString::number(sum - expected)));
        }
        QVERIFY(std::fabs(run.last(QStringLiteral("J2.w")) - run.last(QStringLiteral("J4.w"))) < 1e-9);
    }

    void aDampedMassSlowsDownExponentially()
    {
        if (!isThere())
            QSKIP("MODELICAPATH is not set");
        const LibraryRun run = runClass(QStringLiteral("Modelica.Mechanics.Translational.Examples.Damper"));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.05, 0.1, 0.2})
            QVERIFY(std::fabs(run.at(QStringLiteral("mass1.v"), t) - 10 * std::exp(-25 * t)) < 1e-5);
        QVERIFY(std::fabs(run.last(QStringLiteral("mass1.s")) - 3.4) < 1e-7);
    }

    void meansOfAPulse()
    {
        if (!isThere())
            QSKIP("MODELICAPATH is not set");
        const LibraryRun run = runClass(QStringLiteral("Modelica.Blocks.Examples.DemoSignalCharacteristic"));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.last(QStringLiteral("mean.y")) - 0.5) < 1e-9);
        QVERIFY(std::fabs(run.last(QStringLiteral("rootMeanSquare.y")) - std::sqrt(0.5)) < 1e-9);
    }
};

BRAMAH_TEST(StandardLibraryTest);

}  // namespace bramah::test

#include "standard_library_test.moc"
