// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window is busy with a frame while it plays a run again: the sheet with colours, arrows, values and
// motion, the plots' cursors and the time line. Times are of the window's own thread.
#include "app/documents/document_page.h"
#include "app/replay/time_line.h"
#include "tests/app/window/test_window.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/thread_time.h"

#include <QAction>
#include <QApplication>
#include <QtTest/QTest>

#include <algorithm>

namespace bramah::bench {
namespace {

constexpr auto kLargestExample = "transfer_machine.mo";  // has the most symbols on its sheet
constexpr int kReplayedFrames = 200;                     // evenly over the run
constexpr double kAllowedReplayFrame = 16;               // ms
constexpr int kRestBeforeReplay = 500;                   // ms, in which all comes that waits for a rest

Result replayFrame()
{
    Result result;
    test::TestWindow test;
    if (!test.window().documents().open(test::TestWindow::example(QLatin1String(kLargestExample)))) {
        result.failure = QStringLiteral("the example cannot be opened");
        return result;
    }
    test.window().actions().action(QStringLiteral("view.timeLine"))->setChecked(true);
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    app::ShownMoment& moment = test.page().moment();
    if (!test.waitForEnd() || !moment.run() || !test.page().timeLine().isVisible()) {
        result.failure = QStringLiteral("the example does not run");
        return result;
    }
    QTest::qWait(kRestBeforeReplay);
    const double first = moment.run()->results.firstTime(), last = moment.run()->results.lastTime();
    std::vector<double> times;
    moment.setWay(1);
    for (int k = 0; k < kReplayedFrames; ++k) {
        const double begin = threadSeconds();
        moment.chooseTime(first + (last - first) * k / kReplayedFrames);
        for (int round = 0; round < 3; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
        times.push_back(threadSeconds() - begin);
    }
    moment.setWay(0);
    result.measurements.push_back({QStringLiteral("frame of the largest example; allowed"),
                                   median(times) * kMilliseconds, QStringLiteral("ms"), kAllowedReplayFrame});
    std::ranges::sort(times);
    result.measurements.push_back({QStringLiteral("nine of ten frames take at most"),
                                   times[times.size() * 9 / 10] * kMilliseconds, QStringLiteral("ms")});
    return result;
}

const RegisterBenchmark kReplay("replay_frame", "a frame of a run that is played again", replayFrame);

}  // namespace
}  // namespace bramah::bench
