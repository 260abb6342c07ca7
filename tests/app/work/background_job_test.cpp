// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/work/background_job.h"
#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QThread>
#include <QtTest/QTest>

#include <atomic>
#include <memory>
#include <vector>

namespace bramah::test {

using app::BackgroundJob;

class BackgroundJobTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theResultComesBackIntoTheOwnersThread();
    void whatIsSentComesFirstAndInOrder();
    void onlyTheLastStartCounts();
    void startingWaitsForNobody();
    void nothingComesAfterStop();
    void theEndOfTheJobWaitsForItsWork();
    void takingMayStartTheNext();
};

void BackgroundJobTest::theResultComesBackIntoTheOwnersThread()
{
    QThread* const own = QThread::currentThread();
    QThread* worker = nullptr;
    QThread* taker = nullptr;
    bool wasRunning = true;
    std::unique_ptr<BackgroundJob<QThread*>> job;
    job = std::make_unique<BackgroundJob<QThread*>>([&](QThread* const& found) {
        worker = found;
        taker = QThread::currentThread();
        wasRunning = job->isRunning();
    });
    job->start([](const std::stop_token&, const auto&) { return QThread::currentThread(); });
    QVERIFY(job->isRunning());
    QTRY_VERIFY(worker);
    QVERIFY(worker != own);
    QCOMPARE(taker, own);
    QVERIFY(!wasRunning);
}

void BackgroundJobTest::whatIsSentComesFirstAndInOrder()
{
    std::vector<int> taken;
    BackgroundJob<int> job([&](int one) { taken.push_back(one); });
    job.start([](const std::stop_token&, const auto& send) {
        for (int k = 0; k < 100; ++k)
            send(k);
        return 100;
    });
    QTRY_COMPARE(taken.size(), std::size_t(101));
    for (int k = 0; k <= 100; ++k)
        QCOMPARE(taken[static_cast<std::size_t>(k)], k);
}

void BackgroundJobTest::onlyTheLastStartCounts()
{
    std::vector<int> taken;
    std::atomic<int> running = 0, most = 0;
    BackgroundJob<int> job([&](int one) { taken.push_back(one); });
    for (int k = 0; k < 50; ++k) {
        job.start([&running, &most, k](const std::stop_token& token, const auto& send) {
            most = std::max<int>(most, ++running);
            send(1000 + k);
            for (int i = 0; i < 20 && k < 49 && !token.stop_requested(); ++i)
                QThread::msleep(1);
            --running;
            return k;
        });
        if (k % 7 == 0)
            QTest::qWait(3);
        taken.clear();
    }
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(taken, (std::vector<int>{1049, 49}));
    QCOMPARE(most.load(), 1);
}

void BackgroundJobTest::startingWaitsForNobody()
{
    auto gate = std::make_shared<QSemaphore>();
    int taken = 0;
    BackgroundJob<int> job([&](int one) { taken = one; });
    job.start([gate](const std::stop_token&, const auto&) {
        gate->acquire();  // takes no notice of the token
        return 1;
    });
    QElapsedTimer timer;
    timer.start();
    job.start([](const std::stop_token&, const auto&) { return 2; });
    QVERIFY(timer.elapsed() < 1000);
    QTest::qWait(20);
    QVERIFY(job.isRunning());
    QCOMPARE(taken, 0);
    gate->release();
    QTRY_COMPARE(taken, 2);
}

void BackgroundJobTest::nothingComesAfterStop()
{
    int taken = 0;
    BackgroundJob<int> job([&](int one) { taken = one; });
    job.start([](const std::stop_token&, const auto&) { return 1; });
    QThread::msleep(30);  // the result is on its way
    job.stop();
    QVERIFY(!job.isRunning());
    QTest::qWait(30);
    QCOMPARE(taken, 0);
    job.start([](const std::stop_token&, const auto&) { return 3; });
    QTRY_COMPARE(taken, 3);
}

void BackgroundJobTest::theEndOfTheJobWaitsForItsWork()
{
    std::atomic<bool> hasEnded = false;
    {
        BackgroundJob<int> job([](int) {});
        job.start([&hasEnded](const std::stop_token& token, const auto&) {
            while (!token.stop_requested())
                QThread::msleep(1);
            QThread::msleep(20);
            hasEnded = true;
            return 0;
        });
        QThread::msleep(5);
    }
    QVERIFY(hasEnded);
}

void BackgroundJobTest::takingMayStartTheNext()
{
    int last = 0;
    std::unique_ptr<BackgroundJob<int>> job;
    job = std::make_unique<BackgroundJob<int>>([&](int one) {
        last = one;
        if (one < 5)
            job->start([one](const std::stop_token&, const auto&) { return one + 1; });
    });
    job->start([](const std::stop_token&, const auto&) { return 1; });
    QTRY_COMPARE(last, 5);
    QVERIFY(!job->isRunning());
}

BRAMAH_TEST(BackgroundJobTest);

}  // namespace bramah::test

#include "background_job_test.moc"
