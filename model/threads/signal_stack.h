// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <cstddef>
#include <memory>

namespace bramah::model {

/// While it lives, signal handlers of this thread that ask for it (SA_ONSTACK) run on a stack of their own, also when
/// that of the thread is used up. Does nothing where the thread has one already, and where there is no glibc.
class SignalStack
{
public:
    SignalStack()
    {
#if defined(__GLIBC__)
        stack_t known{};
        if (::sigaltstack(nullptr, &known) != 0 || (known.ss_flags & SS_DISABLE) == 0)
            return;
        memory_.reset(new char[kSize]);  // not cleared: pages that no signal needs are never touched
        stack_t own{};
        own.ss_sp = memory_.get();
        own.ss_size = kSize;
        if (::sigaltstack(&own, nullptr) != 0)
            memory_.reset();
#endif
    }
    ~SignalStack()
    {
#if defined(__GLIBC__)
        if (!memory_)
            return;
        stack_t none{};
        none.ss_flags = SS_DISABLE;
        ::sigaltstack(&none, nullptr);
#endif
    }
    SignalStack(const SignalStack&) = delete;
    SignalStack& operator=(const SignalStack&) = delete;

private:
    static constexpr std::size_t kSize = 1 << 16;
    std::unique_ptr<char[]> memory_;
};

}  // namespace bramah::model
