// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/native_code.h"

#include <memory>
#include <mutex>

namespace bramah::solver {

/// The machine code of one system, which its runs share. Thread-safe.
class SharedNativeCode
{
public:
    [[nodiscard]] std::shared_ptr<const NativeCode> get() const
    {
        const std::scoped_lock lock(mutex_);
        return code_;
    }
    void set(std::shared_ptr<const NativeCode> code) const
    {
        const std::scoped_lock lock(mutex_);
        code_ = std::move(code);
    }

private:
    mutable std::mutex mutex_;
    mutable std::shared_ptr<const NativeCode> code_;
};

}  // namespace bramah::solver
