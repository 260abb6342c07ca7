// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

using namespace bramah::test;

namespace {

/// Steps that are active from a time on, in order.
struct Stage {
    double since;
    QString active;
};

QString exampleFile(const char* name)
{
    return QDir(libraryFolder())
        .filePath(QStringLiteral("../resources/examples/") + QLatin1String(name) + QStringLiteral(".mo"));
}

LibraryRun runOf(const char* name)
{
    LibraryRunOptions options;
    options.useExperiment = true;
    options.variables = QStringLiteral(".*");
    return runFile(exampleFile(name), options);
}

/// The stages of \a run: which steps of those that \a steps names are active, each time that changes.
std::vector<Stage> stagesOf(const LibraryRun& run, const char* steps)
{
    std::vector<std::pair<QString, int>> columns;
    for (const QString& step : QString::fromLatin1(steps).split(QLatin1Char(' ')))
        columns.emplace_back(step.section(QLatin1Char('.'), -1), run.results.find(step + QStringLiteral(".X")));
    std::vector<Stage> stages;
    for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
        QStringList active;
        for (const auto& [name, column] : columns)
            if (run.results.value(column, row) > 0.5)
                active << name;
        const QString text = active.join(QLatin1Char('+'));
        if (stages.empty() || stages.back().active != text)
            stages.push_back({run.results.time(row), text});
    }
    return stages;
}

void expectStages(const LibraryRun& run, const char* steps, const char* expected)
{
    QVERIFY2(run.isRegular(), qPrintable(run.messages()));
    QStringList names;
    for (const Stage& stage : stagesOf(run, steps))
        names << stage.active;
    QVERIFY2(names.join(QLatin1Char(' ')) == QLatin1String(expected), qPrintable(names.join(QLatin1Char(' '))));
}

}  // namespace

/// The shipped machines with sequence charts: the order of their steps, and what has to hold in them.
class SequenceExamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoCylindersMoveInOrder()
    {
        const LibraryRun run = runOf("two_cylinders_in_order");
        expectStages(run, "rest aOut bOut bIn aIn", "rest aOut bOut bIn aIn rest aOut");
        // Where the one moves, the other stands; no valve has both solenoids switched.
        for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
            const double time = run.results.time(row);
            if (run.at(QStringLiteral("bOut.X"), time) > 0.5 || run.at(QStringLiteral("bIn.X"), time) > 0.5)
                QVERIFY2(run.at(QStringLiteral("A.x"), time) > 0.195, qPrintable(QString::number(time)));
            for (const char* valve : {"valveA", "valveB"})
                QVERIFY(run.at(QLatin1String(valve) + QStringLiteral(".a"), time) +
                            run.at(QLatin1String(valve) + QStringLiteral(".b"), time) <
                        1.5);
        }
    }

    void theDrillWaitsForTheClampAndStopsInAnEmergency()
    {
        const LibraryRun run = runOf("clamp_drill_unclamp");
        const char* const steps = "stopped drillIn unclamp ready clampOut drillOut";
        expectStages(run, steps,
                     "stopped ready clampOut drillOut drillIn unclamp ready clampOut drillOut stopped drillIn unclamp "
                     "ready clampOut drillOut");
        for (const Stage& stage : stagesOf(run, steps))
            if (stage.active == QStringLiteral("drillOut"))
                QVERIFY(run.at(QStringLiteral("clamp.pA"), stage.since) > 59.9e5);
        // 50 ms after the emergency at 7.8 s the valves are shut: nothing moves up to the restart at 9.5 s.
        const double inWork = run.at(QStringLiteral("drill.x"), 7.85);
        QVERIFY(inWork > 0.02);
        expectNear(run.at(QStringLiteral("drill.x"), 9.45), inWork, 1e-3, QStringLiteral("drill.x"));
        QVERIFY(run.at(QStringLiteral("clamp.pA"), 9.45) > 40e5);
    }

    void thePressAsksForBothHands()
    {
        const LibraryRun run = runOf("press_cycle");
        expectStages(run, "rest one close hold open release",
                     "rest one close hold open release rest one release rest one close open release rest");
        // The second hand is too late: the ram stays where it is.
        expectNear(run.at(QStringLiteral("press.x"), 7.9), run.at(QStringLiteral("press.x"), 6), 1e-3,
                   QStringLiteral("press.x"));
        QVERIFY(run.at(QStringLiteral("press.pA"), 2.2) > 100e5);
    }

    void theTransferMachineGoesThroughThreeCycles()
    {
        const LibraryRun run = runOf("transfer_machine");
        expectStages(run, "rest aOut bOut bIn aIn",
                     "rest aOut bOut bIn aIn rest aOut bOut bIn aIn rest aOut bOut bIn aIn rest");
        // The throttle sets the speed down; in the centre, the counterbalance valve carries 800 kg on the rod side.
        expectNear(run.at(QStringLiteral("cylinderA.v"), 14), 0.136, 0.005, QStringLiteral("cylinderA.v"));
        const double area = 3.14159265 / 4 * (0.05 * 0.05 - 0.028 * 0.028);
        expectNear(run.at(QStringLiteral("cylinderA.pB"), 22), 101325 + 800 * 9.80665 / area, 1e5,
                   QStringLiteral("cylinderA.pB"));
        expectNear(run.at(QStringLiteral("lineP.p"), 24.9), 101325 + 140e5, 2e5, QStringLiteral("lineP.p"));
    }

    // The charts of figure 5 of Secchi, Bonfe and Fantuzzi (2007): each state of each capsule is reached, and each is
    // left by each of its ways.
    void theAxisGoesThroughAllItsStates()
    {
        const LibraryRun run = runOf("mechatronic_axis");
        const QByteArray protocol = "controller.protocol.";
        expectStages(
            run,
            QByteArray(protocol + "idle " + protocol + "working.energize " + protocol + "working.ready " + protocol +
                       "working.homing " + protocol + "working.homed " + protocol + "working.run " + protocol +
                       "working.stopping " + protocol + "working.fastStop " + protocol + "error")
                .constData(),
            "idle energize ready homing homed run stopping homed run fastStop ready homing homed run error idle "
            "energize ready homing homed run error idle energize ready idle energize idle");
        expectStages(run,
                     "controller.power.off controller.power.checking controller.power.operating "
                     "controller.power.failure",
                     "off checking operating failure off checking operating off checking operating off checking off");
        expectStages(run,
                     "controller.trajectory.idle controller.trajectory.searchHome controller.trajectory.running "
                     "controller.trajectory.stopping controller.trajectory.fastStop",
                     "idle searchHome idle running stopping idle running fastStop idle searchHome idle running idle "
                     "searchHome idle running idle");
        expectStages(run, "controller.control.regOff controller.control.regulating controller.control.error",
                     "regOff regulating regOff regulating error regOff");
    }

    void eachStateOfTheAxisIsLeftByEachOfItsWays_data()
    {
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("ways");
        const auto row = [](const char* name, const char* prefix, const char* steps, const char* ways) {
            QStringList paths;
            for (const QString& step : QString::fromLatin1(steps).split(QLatin1Char(' ')))
                paths << QLatin1String(prefix) + step;
            QTest::newRow(name) << paths.join(QLatin1Char(' ')) << QString::fromLatin1(ways);
        };
        row("power", "controller.power.", "off checking operating failure",
            "off>checking checking>operating checking>off operating>failure operating>off failure>off");
        row("trajectory", "controller.trajectory.", "idle searchHome running stopping fastStop",
            "idle>searchHome searchHome>idle idle>running running>stopping stopping>idle running>fastStop "
            "fastStop>idle running>idle");
        row("control", "controller.control.", "regOff regulating error",
            "regOff>regulating regulating>error regulating>regOff error>regOff");
        row("protocol", "controller.protocol.",
            "idle working.energize working.ready working.homing working.homed working.run working.stopping "
            "working.fastStop error",
            "idle>energize energize>ready ready>homing homing>homed homed>run run>stopping stopping>homed run>fastStop "
            "fastStop>ready run>error error>idle ready>idle energize>idle");
    }

    // Every transition of figure 5, and what the enclosing step and the forced situation end, is taken in one run.
    void eachStateOfTheAxisIsLeftByEachOfItsWays()
    {
        QFETCH(QString, steps);
        QFETCH(QString, ways);
        static const LibraryRun run = runOf("mechatronic_axis");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QSet<QString> taken;
        const std::vector<Stage> stages = stagesOf(run, steps.toLatin1().constData());
        for (std::size_t k = 1; k < stages.size(); ++k)
            taken.insert(stages[k - 1].active + QLatin1Char('>') + stages[k].active);
        for (const QString& way : ways.split(QLatin1Char(' ')))
            QVERIFY2(taken.contains(way),
                     qPrintable(way + QStringLiteral(" of ") + QStringList(taken.values()).join(QStringLiteral(", "))));
    }

    void theAxisStopsWhereItsOrdersSay()
    {
        const LibraryRun run = runOf("mechatronic_axis");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // A stop ends the cycle at zero, at a multiple of its 2 s.
        expectNear(run.at(QStringLiteral("controller.trajectory.sp"), 10.2),
                   run.at(QStringLiteral("controller.trajectory.sp"), 3.9), 1e-3, QStringLiteral("sp"));
        QVERIFY(hasEventAt(run, 10));
        // The safe stop at 11.7 s: the motor stands 0.3 s later, away from zero.
        expectNear(run.at(QStringLiteral("motor.phi"), 12.5), run.at(QStringLiteral("motor.phi"), 12.05), 0.02,
                   QStringLiteral("phi"));
        QVERIFY(std::abs(run.at(QStringLiteral("motor.phi"), 12.05)) > 1);
        // In an error there is no voltage.
        for (const double time : {16.1, 17.4, 22.9, 23.4})
            expectNear(run.at(QStringLiteral("controller.p3"), time), 0, 0, QStringLiteral("voltage"));
    }
};

BRAMAH_TEST(SequenceExamplesTest);

#include "sequence_examples_test.moc"
