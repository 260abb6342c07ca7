// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/native_code.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>

namespace bramah::solver {

/// The machine code that runs of systems with equal programs share: the first that finds it worth while compiles it.
/// Thread-safe.
class SharedNativeCode
{
public:
    /// The code; null while there is none.
    [[nodiscard]] std::shared_ptr<const NativeCode> get() const
    {
        const std::scoped_lock lock(mutex_);
        return code_;
    }
    /// Gives the code to all runs of equal programs.
    void set(std::shared_ptr<const NativeCode> code)
    {
        const std::scoped_lock lock(mutex_);
        code_ = std::move(code);
    }
    /// Adds \a more evaluations of the programs; returns the number so far.
    std::int64_t count(std::int64_t more)
    {
        const std::scoped_lock lock(mutex_);
        return evaluations_ += more;
    }
    /// True for one caller, which is then to compile the code: others wait for it.
    [[nodiscard]] bool claim()
    {
        const std::scoped_lock lock(mutex_);
        return !std::exchange(isClaimed_, true);
    }
    /// To be called by whoever has claimed the compilation and was stopped: another one may take it.
    void release()
    {
        const std::scoped_lock lock(mutex_);
        isClaimed_ = false;
    }

private:
    mutable std::mutex mutex_;
    std::shared_ptr<const NativeCode> code_;
    std::int64_t evaluations_ = 0;
    bool isClaimed_ = false;
};

}  // namespace bramah::solver
