// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/signal_mail.h"

#include <limits>

namespace bramah::solver {

SignalMail::SignalMail(std::size_t links)
{
    for (std::size_t i = 0; i < links; ++i) {
        boxes_.push_back(std::make_unique<Box>());
        boxes_.back()->takenTo = -std::numeric_limits<double>::infinity();
    }
}

void SignalMail::post(std::size_t link, double end, std::span<const TimedValue> values)
{
    Box& box = *boxes_[link];
    const std::scoped_lock lock(box.mutex);
    box.packets.pushBack({end, values.size()});
    for (const TimedValue& value : values)
        box.values.pushBack(value);
}

void SignalMail::take(std::size_t link, double time, std::vector<TimedValue>& values)
{
    values.clear();
    Box& box = *boxes_[link];
    const std::scoped_lock lock(box.mutex);
    while (box.takenTo < time && !box.packets.isEmpty()) {
        const Packet packet = box.packets.front();
        box.packets.popFront();
        box.takenTo = packet.end;
        for (std::size_t i = 0; i < packet.count; ++i) {
            values.push_back(box.values.front());
            box.values.popFront();
        }
    }
}

}  // namespace bramah::solver
