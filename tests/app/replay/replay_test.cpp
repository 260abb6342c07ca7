// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_area.h"
#include "app/replay/time_line.h"
#include "app/replay/time_track.h"
#include "app/results/run_history.h"
#include "app/sheet/sheet_motion.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "solver/results/sample_batch.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QToolButton>
#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <thread>

using namespace bramah;

namespace {

/// A cylinder that a valve sends out and back.
constexpr auto kExample = "cylinder_drive.mo";

double before(double time)
{
    return std::nextafter(time, -std::numeric_limits<double>::infinity());
}

/// Rows at 0, 1, 2, 2, 3, 4: an event at 2, where `level` jumps from 20 to 50.
void addWave(app::RunHistory& history)
{
    app::RunRecord& run = history.start(QStringLiteral("circuit"), {}, {});
    solver::ResultColumn column;
    column.path = QStringLiteral("level");
    run.results.reset({column});
    solver::SampleBatch batch;
    const auto add = [&](double time, int flags, double value) {
        batch.add(time, static_cast<std::uint8_t>(flags), std::span(&value, 1));
    };
    add(0, solver::kGridRow, 0);
    add(1, solver::kGridRow, 10);
    add(2, solver::kBeforeEventRow, 20);
    add(2, solver::kGridRow | solver::kAfterEventRow, 50);
    add(3, solver::kGridRow, 60);
    add(4, solver::kGridRow, 70);
    run.results.append(std::move(batch));
    history.end(run, {});
}

/// A history with such a run, the moment of it that is shown, and the clock that moves it.
struct Replay {
    app::RunHistory history;
    app::ShownMoment moment{history};
    app::ReplayClock clock{moment};

    [[nodiscard]] double level() const { return moment.run()->results.valueAt(0, moment.time()); }
};

}  // namespace

/// Runs are played again, by the clock and in steps, and everything shows the same moment.
class ReplayTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rowsAreSteppedThrough();
    void eventsAreSteppedThrough();
    void framesAreSteppedThrough();
    void theTimeFollowsTheClock_data();
    void theTimeFollowsTheClock();
    void slowDrawingLeavesFramesOut();
    void itEndsOrBeginsAgain();
    void aNewRunTakesTheMoment();
    void pointingPassesAndPlayingGoesOn();
    void theLineComesWithARun();
    void mouseAndKeysMoveTheMoment();
    void playingMovesSheetAndPlots();
    void zoomedPlotsTurnTheirPages();
    void anEarlierRunIsPlayed();
    void aSmallWindowHasRoom();
};

void ReplayTest::rowsAreSteppedThrough()
{
    Replay replay;
    addWave(replay.history);
    using Step = app::ReplayClock::Step;
    QCOMPARE(replay.moment.time(), 4.0);
    replay.clock.goToBegin();
    // Both limits at the event are moments of their own.
    const double times[] = {0, 1, before(2), 2, 3, 4, 4};
    const double levels[] = {0, 10, 20, 50, 60, 70, 70};
    for (int k = 0; k < 7; ++k) {
        QCOMPARE(replay.moment.time(), times[k]);
        QVERIFY(std::abs(replay.level() - levels[k]) < 1e-9);
        replay.clock.step(Step::Row, 1);
    }
    for (int k = 5; k-- > 0;) {
        replay.clock.step(Step::Row, -1);
        QCOMPARE(replay.moment.time(), times[k]);
    }
    replay.clock.step(Step::Row, -1);
    QCOMPARE(replay.moment.time(), 0.0);
    replay.clock.step(Step::Row, 4);
    QCOMPARE(replay.moment.time(), 3.0);
    // From between two rows, to the next one on either side.
    replay.clock.goTo(2.5);
    replay.clock.step(Step::Row, -1);
    QCOMPARE(replay.moment.time(), 2.0);
    replay.clock.goTo(0.25);
    replay.clock.step(Step::Row, 1);
    QCOMPARE(replay.moment.time(), 1.0);
    const solver::ResultStore& results = replay.moment.run()->results;
    QCOMPARE(app::nearestRow(results, 1.4), 1.0);
    QCOMPARE(app::nearestRow(results, 1.6), 2.0);
    QCOMPARE(app::nearestRow(results, -1), 0.0);
    QCOMPARE(app::nearestRow(results, 9), 4.0);
}

void ReplayTest::eventsAreSteppedThrough()
{
    Replay replay;
    addWave(replay.history);
    using Step = app::ReplayClock::Step;
    QCOMPARE(replay.clock.events(), std::vector<double>{2});
    replay.clock.goToBegin();
    replay.clock.step(Step::Event, 1);
    QCOMPARE(replay.moment.time(), 2.0);
    replay.clock.step(Step::Event, 1);
    QCOMPARE(replay.moment.time(), 4.0);
    replay.clock.step(Step::Event, -1);
    QCOMPARE(replay.moment.time(), 2.0);
    replay.clock.step(Step::Event, -1);
    QCOMPARE(replay.moment.time(), 0.0);
    const double events[] = {1, 2, 3};
    QCOMPARE(app::afterEvents(events, 0, 3, 9), 3.0);
    QCOMPARE(app::afterEvents(events, 0, 4, 9), 9.0);
    QCOMPARE(app::afterEvents(events, 2, 1, 9), 3.0);
    QCOMPARE(app::afterEvents(events, 2.5, -2, 9), 1.0);
    QCOMPARE(app::afterEvents(events, 1, -1, 9), 9.0);
}

void ReplayTest::framesAreSteppedThrough()
{
    Replay replay;
    addWave(replay.history);
    replay.clock.goToBegin();
    replay.clock.setSpeed(0.5);
    replay.clock.step(app::ReplayClock::Step::Frame, 6);
    QVERIFY(std::abs(replay.moment.time() - 6 * 0.5 / 60) < 1e-12);
    replay.clock.setSpeed(app::ReplayClock::kWholeRun);  // 4 s in 10 s
    replay.clock.step(app::ReplayClock::Step::Frame, -3);
    QVERIFY(std::abs(replay.moment.time() - (6 * 0.5 / 60 - 3 * 0.4 / 60)) < 1e-12);
}

void ReplayTest::theTimeFollowsTheClock_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("way");
    QTest::newRow("forwards") << 2.0 << 1;
    QTest::newRow("backwards") << 2.0 << -1;
    QTest::newRow("slowly") << 0.001 << 1;
    QTest::newRow("the whole run") << app::ReplayClock::kWholeRun << 1;
}

void ReplayTest::theTimeFollowsTheClock()
{
    QFETCH(double, speed);
    QFETCH(int, way);
    Replay replay;
    addWave(replay.history);
    replay.clock.setSpeed(speed);
    replay.clock.goTo(2);
    const double pace = speed == app::ReplayClock::kWholeRun ? 0.4 : speed;
    QElapsedTimer timer;
    timer.start();
    replay.clock.play(way);
    QCOMPARE(replay.moment.way(), way);
    for (int k = 0; k < 4; ++k) {
        QTest::qWait(100);
        double shown = 0, elapsed = 0;
        // What is shown is what the clock says now, as soon as a frame has come.
        QVERIFY(QTest::qWaitFor([&] {
            const double least = 1e-3 * static_cast<double>(timer.elapsed());
            shown = replay.moment.time();
            elapsed = 1e-3 * static_cast<double>(timer.elapsed());
            return way * (shown - 2) >= pace * (least - 0.05) && way * (shown - 2) <= pace * (elapsed + 0.001) + 1e-9;
        }));
    }
    replay.clock.pause();
    QCOMPARE(replay.moment.way(), 0);
    const double paused = replay.moment.time();
    QVERIFY(test::stays([&] { return replay.moment.time() == paused; }, 60));
}

void ReplayTest::slowDrawingLeavesFramesOut()
{
    Replay replay;
    addWave(replay.history);
    int frames = 0;
    QObject drawing;
    connect(&replay.moment, &app::ShownMoment::timeChanged, &drawing, [&] {
        ++frames;
        std::this_thread::sleep_for(std::chrono::milliseconds(90));
    });
    replay.clock.goToBegin();
    replay.clock.setSpeed(1);
    frames = 0;
    QElapsedTimer timer;
    timer.start();
    replay.clock.play(1);
    QVERIFY(QTest::qWaitFor([&] { return replay.moment.time() > 1; }));
    // The time is that of the clock; a frame is shown up to the time of one late, with what the machine does besides.
    const double elapsed = 1e-3 * static_cast<double>(timer.elapsed());
    QVERIFY2(replay.moment.time() > elapsed - 0.5 && replay.moment.time() <= elapsed,
             qPrintable(QString::number(elapsed)));
    QVERIFY2(frames <= elapsed / 0.09 + 1, qPrintable(QString::number(frames)));
}

void ReplayTest::itEndsOrBeginsAgain()
{
    Replay replay;
    addWave(replay.history);
    replay.clock.setSpeed(20);  // 4 s in 0.2 s
    replay.clock.play(1);
    QCOMPARE(replay.moment.time(), 0.0);  // from the begin, as the end is shown
    QTRY_VERIFY(!replay.clock.isPlaying());
    QCOMPARE(replay.moment.time(), 4.0);
    replay.clock.play(-1);
    QTRY_VERIFY(!replay.clock.isPlaying());
    QCOMPARE(replay.moment.time(), 0.0);
    for (const int way : {1, -1}) {
        replay.clock.setLooping(true);
        replay.clock.goTo(2);
        int turns = 0;
        double last = replay.moment.time();
        QObject watch;
        connect(&replay.moment, &app::ShownMoment::timeChanged, &watch, [&] {
            turns += way * (replay.moment.time() - last) < 0 ? 1 : 0;
            last = replay.moment.time();
        });
        replay.clock.play(way);
        QTRY_VERIFY(turns >= 2);
        QVERIFY(replay.clock.isPlaying());
        QVERIFY(replay.moment.time() >= 0 && replay.moment.time() <= 4);
        replay.clock.pause();
    }
}

void ReplayTest::aNewRunTakesTheMoment()
{
    Replay replay;
    addWave(replay.history);
    replay.clock.goTo(1);
    replay.clock.play(1);
    app::RunRecord& run = replay.history.start(QStringLiteral("circuit"), {}, {});
    QVERIFY(!replay.clock.isPlaying());
    QVERIFY(!replay.moment.chosenTime());
    replay.clock.play(1);
    QVERIFY(!replay.clock.isPlaying());
    replay.clock.goTo(1);
    QVERIFY(!replay.moment.chosenTime());
    // A stopped run is replayed as far as it goes.
    solver::ResultColumn column;
    column.path = QStringLiteral("level");
    run.results.reset({column});
    solver::SampleBatch batch;
    const double value = 1;
    for (const double time : {0.0, 0.1})
        batch.add(time, solver::kGridRow, std::span(&value, 1));
    run.results.append(std::move(batch));
    solver::RunEnd end;
    end.reason = solver::EndReason::Stopped;
    replay.history.end(run, end);
    replay.clock.goTo(3);
    QCOMPARE(replay.moment.time(), 0.1);
    // The time stays within the run that is shown.
    replay.moment.chooseRun(1);
    replay.clock.goTo(3);
    replay.moment.chooseRun(2);
    QCOMPARE(replay.moment.time(), 0.1);
}

void ReplayTest::pointingPassesAndPlayingGoesOn()
{
    Replay replay;
    addWave(replay.history);
    replay.clock.goTo(1);
    replay.moment.pointTo(3.5);
    QCOMPARE(replay.moment.time(), 3.5);
    replay.moment.pointTo(std::nullopt);
    QCOMPARE(replay.moment.time(), 1.0);
    replay.clock.setSpeed(0.1);
    replay.clock.play(1);
    replay.moment.pointTo(3.5);
    QVERIFY(replay.moment.time() < 3);
    replay.clock.pause();
    QCOMPARE(replay.moment.time(), 3.5);
    // What is only pointed to is not chosen when a run ends meanwhile.
    replay.moment.chooseTime(std::nullopt);
    replay.moment.pointTo(1.5);
    addWave(replay.history);
    QCOMPARE(replay.moment.time(), 1.5);
    replay.moment.pointTo(std::nullopt);
    QCOMPARE(replay.moment.time(), 4.0);
}

void ReplayTest::theLineComesWithARun()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    QAction* action = test.window().actions().action(QStringLiteral("view.timeLine"));
    QVERIFY(!action->isChecked());
    hands.press(Qt::Key_F11, Qt::ControlModifier);
    QVERIFY(action->isChecked());
    QVERIFY(test.page().timeLine().isHidden());
    QVERIFY2(test.page().messages().text().contains(QStringLiteral("first run")),
             qPrintable(test.page().messages().text()));
    hands.press(Qt::Key_F5, Qt::ControlModifier);
    QVERIFY2(test.page().messages().text().contains(QStringLiteral("no run")),
             qPrintable(test.page().messages().text()));

    QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
    app::TimeLine& line = test.page().timeLine();
    QVERIFY(line.isHidden());
    hands.press(Qt::Key_F5);
    QVERIFY(QTest::qWaitFor([&] { return line.isVisible(); }));
    QVERIFY(test.waitForEnd());
    QVERIFY(line.track().isEnabled());
    hands.press(Qt::Key_F11, Qt::ControlModifier);
    QVERIFY(line.isHidden() && !action->isChecked());
    // Playing shows it, and closing it shows the newest row again.
    hands.press(Qt::Key_F5, Qt::ControlModifier);
    QVERIFY(line.isVisible() && line.clock().isPlaying());
    QVERIFY(test.page().moment().chosenTime());
    for (QToolButton* button : line.findChildren<QToolButton*>())
        if (button->accessibleName().startsWith(QStringLiteral("Close")))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(line.isHidden() && !action->isChecked() && !line.clock().isPlaying());
    QVERIFY(!test.page().moment().chosenTime());
}

void ReplayTest::mouseAndKeysMoveTheMoment()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    hands.press(Qt::Key_F11, Qt::ControlModifier);
    app::TimeLine& line = test.page().timeLine();
    app::TimeTrack& track = line.track();
    app::ShownMoment& moment = test.page().moment();
    const solver::ResultStore& results = moment.run()->results;
    QTRY_VERIFY(track.hasFocus());
    const auto at = [&](double share) {
        return QPoint(qRound(track.placeOf(results.firstTime() + share * (results.lastTime() - results.firstTime()))),
                      track.height() / 2);
    };
    const double pixel = track.timeAt(101) - track.timeAt(100);
    QTest::mousePress(&track, Qt::LeftButton, {}, at(0.25));
    QVERIFY(std::abs(moment.time() - 0.25 * results.lastTime()) <= pixel);
    QTest::mouseMove(&track, at(0.5));
    QVERIFY(std::abs(moment.time() - 0.5 * results.lastTime()) <= pixel);
    QTest::mouseRelease(&track, Qt::LeftButton, {}, at(0.5));
    QTest::mouseMove(&track, at(0.75));
    QVERIFY(std::abs(moment.time() - 0.5 * results.lastTime()) <= pixel);
    // With Shift to a row.
    QTest::mouseClick(&track, Qt::LeftButton, Qt::ShiftModifier, at(0.333));
    const double row = moment.time();
    QCOMPARE(results.time(results.rowAt(row)), row);

    hands.press(Qt::Key_Right);
    QCOMPARE(moment.time(), app::afterRows(results, row, 1));
    hands.press(Qt::Key_Left);
    QCOMPARE(moment.time(), row);
    hands.press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(moment.time(), app::afterRows(results, row, 10));
    hands.press(Qt::Key_Home);
    QCOMPARE(moment.time(), results.firstTime());
    hands.press(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(!line.clock().events().empty());
    QCOMPARE(moment.time(), app::afterEvents(line.clock().events(), results.firstTime(), 1, -1));
    hands.press(Qt::Key_End);
    QCOMPARE(moment.time(), results.lastTime());
    auto* speed = line.findChild<QComboBox*>(QStringLiteral("speed"));
    QCOMPARE(speed->count(), 20);
    QCOMPARE(speed->itemData(1).toDouble(), 0.001);
    QCOMPARE(speed->itemData(10).toDouble(), 1.0);
    QCOMPARE(speed->itemData(19).toDouble(), 1000.0);
    hands.press(Qt::Key_Plus);
    QCOMPARE(line.clock().speed(), 0.001);
    hands.press(Qt::Key_Plus);
    hands.press(Qt::Key_Minus);
    hands.press(Qt::Key_Minus);
    QCOMPARE(line.clock().speed(), app::ReplayClock::kWholeRun);
    hands.press(Qt::Key_Space);
    QVERIFY(line.clock().isPlaying());
    hands.press(Qt::Key_Space);
    QVERIFY(!line.clock().isPlaying());
    QVERIFY(moment.time() < results.lastTime());
}

void ReplayTest::playingMovesSheetAndPlots()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    hands.press(Qt::Key_F11, Qt::ControlModifier);
    app::ShownMoment& moment = test.page().moment();
    app::PlotArea& area = test.page().plots().area();
    const auto& sheet = test.page().sheet().sheet();
    // How far the arrows of the largest flow, that of the pump, have moved with it.
    const auto wayOfPump = [&] {
        double most = 0, way = 0;
        for (const editor::NetResult& net : sheet.results().nets)
            for (std::size_t s = 0; s < net.flows.size(); ++s)
                if (std::abs(net.flows[s]) > most) {
                    most = std::abs(net.flows[s]);
                    way = net.ways[s] / net.flows[s];
                }
        return way;
    };
    for (const Qt::KeyboardModifiers modifiers : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
        test.page().timeLine().clock().goTo(1.0);
        QTRY_COMPARE(test.page().motion().time(), 1.0);
        QTest::qWait(100);
        const double way = wayOfPump();
        hands.press(Qt::Key_F5, Qt::ControlModifier | modifiers);
        QTest::qWait(300);
        hands.press(Qt::Key_F5, Qt::ControlModifier | modifiers);
        QVERIFY(!test.page().timeLine().clock().isPlaying());
        QVERIFY(modifiers ? moment.time() < 1 : moment.time() > 1);
        // One moment for all that shows it.
        QCOMPARE(test.page().motion().time(), moment.time());
        for (const app::PlotView* plot : area.plots())
            QCOMPARE(plot->cursor().time(), std::optional(moment.time()));
        // Arrows go back when the time does, and rest with it.
        QTRY_VERIFY(modifiers ? wayOfPump() < way - 1 : wayOfPump() > way + 1);
        QTest::qWait(100);
        const double rest = wayOfPump();
        QVERIFY(test::stays([&] { return wayOfPump() == rest; }));
    }
}

void ReplayTest::zoomedPlotsTurnTheirPages()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    hands.press(Qt::Key_F11, Qt::ControlModifier);
    app::PlotView& plot = *test.page().plots().area().plots().front();
    plot.setFollowing(false);
    plot.setTimeRange({0.5, 0.75});
    app::ReplayClock& clock = test.page().timeLine().clock();
    clock.goTo(0.6);
    QCOMPARE(plot.timeRange().lower, 0.5);
    clock.goTo(0.8);
    QCOMPARE(plot.timeRange().lower, 0.8);
    QVERIFY(std::abs(plot.timeRange().size() - 0.25) < 1e-9);
    clock.goTo(0.7);
    QVERIFY(std::abs(plot.timeRange().upper - 0.7) < 1e-9);
    // One that shows the whole run stays.
    plot.fit();
    const QCPRange whole = plot.timeRange();
    clock.goToEnd();
    QCOMPARE(plot.timeRange(), whole);
}

void ReplayTest::anEarlierRunIsPlayed()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
    hands.press(Qt::Key_F11, Qt::ControlModifier);
    for (int k = 0; k < 2; ++k) {
        hands.press(Qt::Key_F5);
        QVERIFY(test.waitForEnd());
    }
    app::TimeLine& line = test.page().timeLine();
    const auto boxes = line.findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 2);
    QComboBox& runs = *boxes.last();
    QVERIFY(runs.isVisible());
    QCOMPARE(runs.count(), 2);
    QCOMPARE(runs.currentText(), test.page().history().runs().back()->name);
    runs.setFocus();
    QTest::keyClick(&runs, Qt::Key_Down);
    QCOMPARE(test.page().moment().run()->number, 1);
    hands.press(Qt::Key_F5, Qt::ControlModifier);
    QVERIFY(line.clock().isPlaying());
    QVERIFY(test.page().motion().shownValues() == test.page().history().find(1));
    // Another document's sheet in front: nothing plays behind it.
    test.window().documents().newDocument();
    QVERIFY(!line.clock().isPlaying());
}

void ReplayTest::aSmallWindowHasRoom()
{
    for (const QString& language : {QString(), QStringLiteral("de")}) {
        test::TestWindow test({}, language);
        test::Hands hands(test);
        QVERIFY(test.window().documents().open(test::TestWindow::example(QLatin1String(kExample))));
        hands.press(Qt::Key_F5);
        QVERIFY(test.waitForEnd());
        hands.press(Qt::Key_F11, Qt::ControlModifier);
        app::TimeLine& line = test.page().timeLine();
        QTRY_VERIFY(line.track().width() >= 300);
        QTest::qWait(300);
        test::keepPicture(test.window(), QStringLiteral("timeline_%1.png").arg(language));
        test.theme().setChoice(app::ThemeChoice::Dark);
        hands.press(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::qWait(1000);
        test::keepPicture(test.window(), QStringLiteral("timeline_%1_dark.png").arg(language));
        test.window().resize(1024, 700);
        QTRY_COMPARE(test.window().size(), QSize(1024, 700));
        QTRY_VERIFY2(line.track().width() >= 150, qPrintable(QString::number(line.track().width())));
        QVERIFY(line.width() <= test.page().width());
        QTest::qWait(300);
        test::keepPicture(test.window(), QStringLiteral("timeline_%1_small.png").arg(language));
    }
}

BRAMAH_TEST(ReplayTest);
#include "replay_test.moc"
