// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/net.h"

#include <vector>

namespace bramah::model {

/// A flow out of a net at a place of its drawing, into the port there.
struct Outflow {
    QPointF place;
    double flow = 0;
};

/// The flow along each segment of \a net, in order, positive from first to second point, in the unit of \a outflows.
/// Empty if the drawing has a ring, whose branches cannot be distinguished.
[[nodiscard]] std::vector<double> segmentFlows(const Net& net, const std::vector<Outflow>& outflows);

}  // namespace bramah::model
