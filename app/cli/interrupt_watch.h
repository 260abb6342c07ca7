// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

/// As long as it lives Ctrl+C and a request to terminate do not kill the program but are noted, once: the next one acts
/// as before. One at a time.
class InterruptWatch
{
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    [[nodiscard]] bool isInterrupted() const;
};

}  // namespace bramah::app
