// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::cli {

/// While it lives, the first Ctrl+C or request to terminate is noted and does not end the program; the next one ends it
/// as usual. One object at a time.
class InterruptWatch
{
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    [[nodiscard]] bool isInterrupted() const;
};

}  // namespace bramah::cli
