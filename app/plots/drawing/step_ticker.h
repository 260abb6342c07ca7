// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/custom_plot.h"

#include <vector>

namespace bramah::app {

/// Ticks at multiples of round steps of a unit that does not count in tens, as 45 or 90 degrees.
class StepTicker : public QCPAxisTicker
{
public:
    /// \a steps: rising; beyond the last one its whole multiples follow.
    explicit StepTicker(std::vector<double> steps) : steps_(std::move(steps)) {}

protected:
    double getTickStep(const QCPRange& range) override;

private:
    std::vector<double> steps_;
};

}  // namespace bramah::app
