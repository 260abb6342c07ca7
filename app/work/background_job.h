// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/work/background_worker.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace bramah::app {

/// The check by which the solver's functions ask whether they shall stop, for the task of \a token.
[[nodiscard]] inline std::function<bool()> stopCheck(const std::stop_token& token)
{
    return [token] { return token.stop_requested(); };
}

/// A computation in the background. What it finds comes back in the thread in which the job was made, unless the job
/// has been started anew or stopped by then.
template <typename Result>
class BackgroundJob final
{
public:
    /// Sends what has been found so far. For the computation's thread.
    using Send = std::function<void(Result)>;
    /// The computation. It must own, or share, what it uses, and end soon when the token says so; then what it returns
    /// does not matter.
    using Work = std::function<Result(const std::stop_token&, const Send&)>;

    /// \a take gets each result that is sent, and last, when isRunning() is false, the one that is returned.
    explicit BackgroundJob(std::function<void(const Result&)> take) : take_(std::move(take)) {}

    /// Begins \a work; one that runs is stopped first.
    void start(Work work)
    {
        worker_.begin([this, work = std::move(work)](const std::stop_token& token) {
            const auto taking = [this](Result result) {
                return [this, result = std::make_shared<const Result>(std::move(result))] { take_(*result); };
            };
            const Send send = [&](Result result) { worker_.post(token, taking(std::move(result))); };
            worker_.postLast(token, taking(work(token, send)));
        });
    }
    /// Tells the work to stop, without waiting for its end.
    void stop() { worker_.stop(); }
    /// True until the last result is taken; false after stop().
    [[nodiscard]] bool isRunning() const { return worker_.isRunning(); }

private:
    std::function<void(const Result&)> take_;
    BackgroundWorker worker_;  ///< last: its destructor waits for the work
};

}  // namespace bramah::app
