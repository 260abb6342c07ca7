// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/event_log.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <thread>

namespace bramah::test {
namespace {

EventLog* watched = nullptr;

void write(const char* text)
{
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text, std::strlen(text));
}

void handleCrash(int number)
{
    write("monkey: the program crashed\n");
    watched->print();
    std::signal(number, SIG_DFL);
    std::raise(number);
}

}  // namespace

void EventLog::add(const QByteArray& text)
{
    auto& line = lines_[count_ % kKept];
    std::snprintf(line.data(), line.size(), "  %lu: %s\n", count_.load(), text.constData());
    ++count_;
}

void EventLog::print() const
{
    write(head_.data());
    const unsigned long count = count_;
    for (unsigned long i = count > kKept ? count - kKept : 0; i < count; ++i)
        write(lines_[i % kKept].data());
}

void EventLog::watch(unsigned seed, int seconds)
{
    std::snprintf(head_.data(), head_.size(), "monkey: seed %u, the last events:\n", seed);
    watched = this;
    // A stack of its own, for crashes by recursion without end.
    static std::array<char, 65536> stack;
    stack_t own{};
    own.ss_sp = stack.data();
    own.ss_size = stack.size();
    sigaltstack(&own, nullptr);
    struct sigaction handling = {};
    handling.sa_handler = handleCrash;
    handling.sa_flags = SA_ONSTACK;
    for (const int number : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL})
        sigaction(number, &handling, nullptr);
    std::thread([this, seconds] {
        unsigned long seen = 0;
        for (int waited = 0; waited < seconds; ++waited) {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            if (const unsigned long now = count_; now != seen) {
                seen = now;
                waited = 0;
            }
        }
        write("monkey: the window does not answer\n");
        std::abort();
    }).detach();
}

}  // namespace bramah::test
