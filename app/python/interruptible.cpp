// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/interruptible.h"

#include <pybind11/pybind11.h>

#include <chrono>
#include <list>

namespace bramah::python {
namespace {

namespace py = pybind11;

constexpr int kPatienceMilliseconds = 100;  // for work that was asked to stop

/// The threads of work that was left.
struct LeftThreads {
    std::mutex mutex;
    std::list<std::thread> list;
};

LeftThreads& leftThreads()
{
    static LeftThreads threads;
    return threads;
}

}  // namespace

void Work::run()
{
    try {
        function_([this] { return isStopWanted(); });
    } catch (...) {
        failure_ = std::current_exception();
    }
    function_ = {};
    {
        const std::scoped_lock lock(mutex_);
        isDone_ = true;
    }
    changed_.notify_all();
}

bool Work::isDoneWithin(int milliseconds)
{
    const py::gil_scoped_release unlocked;
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::milliseconds(milliseconds), [this] { return isDone_; });
}

bool Work::isStopWanted()
{
    const std::scoped_lock lock(mutex_);
    return isStopped_;
}

void Work::stop()
{
    const std::scoped_lock lock(mutex_);
    isStopped_ = true;
}

void Work::wait(Function function, const std::function<void()>& look)
{
    const std::shared_ptr<Work> work(new Work(std::move(function)));
    std::thread thread([work] { work->run(); });
    const auto leave = [&] {
        work->stop();
        if (work->isDoneWithin(kPatienceMilliseconds))
            thread.join();
        else
            Work::leave(std::move(thread));
    };
    try {
        while (!work->isDoneWithin(kLookMilliseconds)) {
            if (look)
                look();
            heedSignals();
        }
    } catch (...) {
        leave();
        throw;
    }
    thread.join();
    if (work->failure_)
        std::rethrow_exception(work->failure_);
}

void Work::leave(std::thread thread)
{
    LeftThreads& left = leftThreads();
    const std::scoped_lock lock(left.mutex);
    left.list.push_back(std::move(thread));
}

void heedSignals()
{
    if (PyErr_CheckSignals() != 0)
        throw py::error_already_set();
}

void Work::joinLeft()
{
    const py::gil_scoped_release unlocked;
    LeftThreads& left = leftThreads();
    const std::scoped_lock lock(left.mutex);
    for (std::thread& thread : left.list)
        thread.join();
    left.list.clear();
}

}  // namespace bramah::python
