// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/signal_mail.h"

#include <limits>
#include <utility>

namespace bramah::solver {

SignalMail::SignalMail(std::size_t links)
{
    for (std::size_t i = 0; i < links; ++i) {
        boxes_.push_back(std::make_unique<Box>());
        boxes_.back()->takenTo = -std::numeric_limits<double>::infinity();
    }
}

void SignalMail::post(std::size_t link, double end, const std::vector<TimedValue>& values)
{
    Box& box = *boxes_[link];
    const std::scoped_lock lock(box.mutex);
    box.packets.push_back({end, values});
}

std::vector<TimedValue> SignalMail::take(std::size_t link, double time)
{
    Box& box = *boxes_[link];
    std::vector<TimedValue> values;
    const std::scoped_lock lock(box.mutex);
    while (box.takenTo < time && !box.packets.empty()) {
        Packet packet = std::move(box.packets.front());
        box.packets.pop_front();
        box.takenTo = packet.end;
        values.insert(values.end(), packet.values.begin(), packet.values.end());
    }
    return values;
}

}  // namespace bramah::solver
