// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/interrupt_watch.h"

#include <array>
#include <csignal>
#include <cstddef>

namespace bramah::cli {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM};
using Handler = void (*)(int);
std::array<Handler, kSignals.size()> before{};
volatile std::sig_atomic_t isNoted = 0;

void restore()
{
    for (std::size_t k = 0; k < kSignals.size(); ++k)
        std::signal(kSignals[k], before[k]);
}

void note(int)
{
    isNoted = 1;
    restore();
}

}  // namespace

InterruptWatch::InterruptWatch()
{
    isNoted = 0;
    for (std::size_t k = 0; k < kSignals.size(); ++k)
        before[k] = std::signal(kSignals[k], note);
}

InterruptWatch::~InterruptWatch()
{
    restore();
}

bool InterruptWatch::isInterrupted() const
{
    return isNoted != 0;
}

}  // namespace bramah::cli
