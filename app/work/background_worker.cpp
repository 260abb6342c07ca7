// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/work/background_worker.h"

#include "model/threads/signal_stack.h"

#include <utility>

namespace bramah::app {

BackgroundWorker::~BackgroundWorker()
{
    source_.request_stop();
    if (thread_.joinable())
        thread_.join();
}

void BackgroundWorker::begin(Task task)
{
    stop();
    isRunning_ = true;
    if (thread_.joinable())
        next_ = std::move(task);
    else
        launch(std::move(task));
}

void BackgroundWorker::stop()
{
    source_.request_stop();
    next_ = nullptr;
    isRunning_ = false;
}

void BackgroundWorker::launch(Task task)
{
    source_ = std::stop_source();
    thread_ = std::thread([token = source_.get_token(), task = std::move(task)] {
        const model::SignalStack stack;
        task(token);
    });
}

void BackgroundWorker::post(const std::stop_token& token, std::function<void()> what)
{
    QMetaObject::invokeMethod(
        this,
        [token, what = std::move(what)] {
            if (!token.stop_requested())
                what();
        },
        Qt::QueuedConnection);
}

void BackgroundWorker::postLast(const std::stop_token& token, std::function<void()> what)
{
    QMetaObject::invokeMethod(
        this,
        [this, token, what = std::move(what)] {
            thread_.join();
            if (Task next = std::exchange(next_, nullptr)) {
                launch(std::move(next));
                return;
            }
            if (token.stop_requested())
                return;
            isRunning_ = false;
            what();
        },
        Qt::QueuedConnection);
}

}  // namespace bramah::app
