// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/history/history_operator.h"
#include "solver/history/ring.h"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace bramah::solver {

/// Signals sent from part to part, in packets: one for each stretch of time that the sender has completed. What a part
/// receives depends on the time it asks for, not on the progress of the sender: so its results do not depend on which
/// thread was faster. Thread-safe.
class SignalMail
{
public:
    /// As many empty boxes as links between parts.
    explicit SignalMail(std::size_t links);

    /// Posts the signal of \a link up to the time \a end, behind what was posted before.
    void post(std::size_t link, double end, std::span<const TimedValue> values);
    /// Puts the packets of \a link not taken yet, up to the first one that ends at or behind \a time, into \a values.
    void take(std::size_t link, double time, std::vector<TimedValue>& values);

private:
    struct Packet {
        double end = 0;
        std::size_t count = 0;  ///< of its values
    };
    /// Its memory is used again: what one thread allocates and another one frees would make both wait.
    struct Box {
        std::mutex mutex;
        Ring<Packet> packets;     ///< guarded by mutex
        Ring<TimedValue> values;  ///< of all packets, guarded by mutex
        double takenTo;           ///< end of the last packet taken
    };
    std::vector<std::unique_ptr<Box>> boxes_;
};

}  // namespace bramah::solver
