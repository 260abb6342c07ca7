// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/step_ticker.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

double StepTicker::getTickStep(const QCPRange& range)
{
    const double wanted = range.size() / std::max(1, tickCount());
    const auto step = std::ranges::lower_bound(steps_, wanted);
    return step != steps_.end() ? *step : steps_.back() * std::ceil(wanted / steps_.back());
}

}  // namespace bramah::app
