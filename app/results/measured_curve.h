// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/curve_source.h"
#include "solver/measured/measured_data.h"

namespace bramah::app {

/// A channel of measured values, shifted in time, with gain and offset.
class MeasuredCurve final : public CurveSource
{
public:
    explicit MeasuredCurve(const solver::MeasuredChannel& channel) : channel_(channel) {}

    /// As the file has them, before gain, offset and shift.
    [[nodiscard]] const solver::ResultStore& rows() const override { return channel_.values(); }
    [[nodiscard]] bool hasRowsOfRun() const override { return false; }
    [[nodiscard]] int column() const override { return channel_.column; }
    [[nodiscard]] double at(double time) const override;
    [[nodiscard]] std::vector<solver::CurvePoint> polyline(double fromTime, double toTime, int pixels) const override;
    [[nodiscard]] solver::ValueRange range() const override;

private:
    [[nodiscard]] double laid(double value) const { return channel_.fit.gain * value + channel_.fit.offset; }

    solver::MeasuredChannel channel_;
};

}  // namespace bramah::app
