// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_history.h"

#include "app/runs/run_list_model.h"
#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QtTest/QTest>

#include <array>
#include <cmath>

using namespace bramah;
using app::RunHistory;
using app::RunMemory;
using app::RunRecord;

namespace {

constexpr std::size_t kRows = 3000;

/// A run with two columns: the number of the run, and a wave.
RunRecord& beginRun(RunHistory& history)
{
    RunRecord& run = history.start(QStringLiteral("M"), {}, {});
    std::vector<solver::ResultColumn> columns(2);
    columns[0].path = QStringLiteral("number");
    columns[1].path = QStringLiteral("wave");
    run.results.reset(columns);
    return run;
}

/// Adds \a kRows rows behind those that \a run has.
void addRows(RunRecord& run)
{
    solver::SampleBatch batch;
    const std::size_t first = run.results.rowCount();
    for (std::size_t row = first; row < first + kRows; ++row) {
        const auto at = static_cast<double>(row);
        batch.add(1e-3 * at, solver::kGridRow,
                  std::array<double, 2>{static_cast<double>(run.number), std::sin(0.01 * at)});
    }
    run.results.append(batch);
}

void addRun(RunHistory& history)
{
    RunRecord& run = beginRun(history);
    addRows(run);
    history.noteColumns(run);
    history.noteProgress();
    history.end(run, {});
}

std::size_t memoryOf(const RunHistory& history)
{
    std::size_t bytes = 0;
    for (const auto& run : history.runs())
        bytes += run->results.memoryUse();
    return bytes;
}

}  // namespace

/// Any number of runs of one document.
class RunHistoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memoryIsBoundedOverAllRuns()
    {
        constexpr std::size_t kLimit = 1'000'000;
        RunHistory history(std::make_shared<RunMemory>(kLimit));
        for (int k = 0; k < 100; ++k)
            addRun(history);
        QCOMPARE(history.runs().size(), std::size_t{100});
        QVERIFY2(memoryOf(history) < kLimit + 150'000, qPrintable(QString::number(memoryOf(history))));
        // All values are still there.
        for (const auto& run : history.runs()) {
            QCOMPARE(run->results.rowCount(), kRows);
            QCOMPARE(run->results.valueAt(0, 1.5), static_cast<double>(run->number));
            QVERIFY(std::fabs(run->results.range(1).upper - 1) < 1e-4);
        }
        QVERIFY(history.runs().front()->isInFile);
        QVERIFY(!history.runs().back()->isInFile);
        // The list says so.
        app::RunListModel list;
        list.setHistory(&history, nullptr);
        const auto work = [&](int row) { return list.index(row, app::RunListModel::Work).data().toString(); };
        QVERIFY(work(99).contains(QStringLiteral("in a file")));
        QVERIFY(!work(0).contains(QStringLiteral("in a file")));
    }

    void documentsShareTheMemory()
    {
        constexpr std::size_t kLimit = 1'000'000;
        const auto memory = std::make_shared<RunMemory>(kLimit);
        RunHistory first(memory), second(memory);
        auto third = std::make_unique<RunHistory>(memory);
        for (RunHistory* history : {&first, &second, third.get()})
            for (int k = 0; k < 2; ++k)
                addRun(*history);
        const auto inFile = [](const RunHistory& history) {
            return std::ranges::count_if(history.runs(), [](const auto& run) { return run->isInFile; });
        };
        QCOMPARE(inFile(first) + inFile(second) + inFile(*third), std::ptrdiff_t{0});
        // What is looked at now stays, what was looked at longest ago goes first.
        first.noteLook();
        for (int k = 0; k < 5; ++k)
            addRun(*third);
        QVERIFY2(memoryOf(first) + memoryOf(second) + memoryOf(*third) < kLimit + 150'000,
                 qPrintable(QString::number(memoryOf(first) + memoryOf(second) + memoryOf(*third))));
        QCOMPARE(inFile(second), std::ptrdiff_t{2});
        QVERIFY(inFile(*third) > 0);
        QCOMPARE(inFile(first), std::ptrdiff_t{0});
        for (const auto& run : second.runs())
            QCOMPARE(run->results.valueAt(0, 1.5), static_cast<double>(run->number));
        // What a closed document had is free.
        third.reset();
        const auto before = inFile(first);
        addRun(first);
        QCOMPARE(inFile(first), before);
    }

    void runsThatRunShareTheMemory()
    {
        constexpr std::size_t kLimit = 1'000'000;
        const auto memory = std::make_shared<RunMemory>(kLimit);
        RunHistory first(memory), second(memory);
        for (RunHistory* history : {&first, &second})
            beginRun(*history);
        for (int k = 0; k < 40; ++k)
            for (RunHistory* history : {&first, &second}) {
                addRows(*history->latest());
                history->noteProgress();
            }
        QVERIFY2(memoryOf(first) + memoryOf(second) < kLimit + 300'000,
                 qPrintable(QString::number(memoryOf(first) + memoryOf(second))));
        QCOMPARE(first.latest()->results.rowCount(), 40 * kRows);
    }

    void removedRunsGiveTheirPlacesBack()
    {
        constexpr std::size_t kLimit = 1'000'000;
        RunHistory history(std::make_shared<RunMemory>(kLimit));
        for (int k = 0; k < 30; ++k)
            addRun(history);
        for (int k = 0; k < 20; ++k)
            history.remove(k % 3);
        for (int k = 0; k < 30; ++k)
            addRun(history);
        QVERIFY(memoryOf(history) < kLimit + 150'000);
        for (const auto& run : history.runs())
            QCOMPARE(run->results.value(0, 17), static_cast<double>(run->number));
    }

    void onlySomeRunsAreOnThePlots()
    {
        RunHistory history;
        addRun(history);
        addRun(history);
        history.setShown(0, false);
        history.setShown(0, true);  // the user wants it
        for (int k = 0; k < 60; ++k)
            addRun(history);
        const auto shown = std::ranges::count_if(history.runs(), [](const auto& run) { return run->isShown; });
        QCOMPARE(shown, std::ptrdiff_t{RunHistory::kMostShown + 1});
        QVERIFY(history.runs()[0]->isShown);
        QVERIFY(!history.runs()[1]->isShown);
        QVERIFY(history.runs().back()->isShown);
        app::RunListModel list;
        list.setHistory(&history, nullptr);
        const QString tip = list.index(60, app::RunListModel::Name).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QString::number(RunHistory::kMostShown)), qPrintable(tip));
    }

    void runsAreFoundByNumber()
    {
        RunHistory history;
        for (int k = 0; k < 5; ++k)
            addRun(history);
        history.remove(2);
        QCOMPARE(history.find(3), nullptr);
        QCOMPARE(history.find(4)->number, 4);
        QCOMPARE(history.find(99), nullptr);
        history.compareWith(4);
        QCOMPARE(history.reference()->number, 4);
    }
};

BRAMAH_TEST(RunHistoryTest);
#include "run_history_test.moc"
