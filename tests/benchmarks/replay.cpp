// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window is busy with a frame while it plays a run again: the sheet with colours, arrows, values and
// motion, the plots' cursors and the time line. Times are of the window's own thread.
#include "app/documents/document_page.h"
#include "app/replay/time_line.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/large_sheet.h"
#include "tests/benchmarks/thread_time.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

namespace bramah::bench {
namespace {

constexpr auto kLargestExample = "transfer_machine.mo";  // has the most symbols on its sheet
constexpr int kReplayedFrames = 200;                     // evenly over the run
constexpr double kAllowedReplayFrame = 16;               // ms
constexpr int kManySymbols = 1000;
constexpr int kPlayed = 3000;           // ms
constexpr int kRestBeforeReplay = 500;  // ms, in which all comes that waits for a rest

/// Counts how often a widget is painted.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
    [[nodiscard]] int count() const { return count_; }
    bool eventFilter(QObject*, QEvent* event) override
    {
        count_ += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int count_ = 0;
};

/// The seconds of frames that are shown one after the other.
std::vector<double> frameSeconds(app::ShownMoment& moment)
{
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
    std::ranges::sort(times);
    return times;
}

Result replayFrames(const QString& path)
{
    Result result;
    test::TestWindow test;
    if (!test.window().documents().open(path)) {
        result.failure = QStringLiteral("the circuit cannot be opened");
        return result;
    }
    test.window().actions().action(QStringLiteral("view.timeLine"))->setChecked(true);
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    app::ShownMoment& moment = test.page().moment();
    app::ReplayClock& clock = test.page().timeLine().clock();
    if (!test.waitForEnd() || !clock.canPlay() || !test.page().timeLine().isVisible()) {
        result.failure = QStringLiteral("the circuit does not run");
        return result;
    }
    QTest::qWait(kRestBeforeReplay);
    const std::vector<double> times = frameSeconds(moment);
    const PaintCount paints(*test.page().sheet().viewport());
    clock.goToBegin();
    clock.play(1);
    QTest::qWait(kPlayed);
    clock.pause();
    result.measurements = {{QStringLiteral("frame; allowed"), times[times.size() / 2] * kMilliseconds,
                            QStringLiteral("ms"), kAllowedReplayFrame},
                           {QStringLiteral("nine of ten frames take at most"),
                            times[times.size() * 9 / 10] * kMilliseconds, QStringLiteral("ms")},
                           {QStringLiteral("from frame to frame while it plays"),
                            double(kPlayed) / std::max(1, paints.count()), QStringLiteral("ms")}};
    return result;
}

Result replayLargeSheet()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("Large.mo")));
    if (!file.open(QIODevice::WriteOnly) || file.write(largeSheet(groupsFor(kManySymbols))) < 0)
        return {{}, {}, QStringLiteral("the sheet cannot be written")};
    file.close();
    return replayFrames(file.fileName());
}

const RegisterBenchmark kReplay("replay_frame", "a frame of a run that is played again, of the largest example",
                                [] { return replayFrames(test::TestWindow::example(QLatin1String(kLargestExample))); });
const RegisterBenchmark kReplayLarge("replay_frame_1000", "the same of a sheet with 1,000 symbols, seen as a whole",
                                     replayLargeSheet);

}  // namespace
}  // namespace bramah::bench
