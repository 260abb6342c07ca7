// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <vector>

namespace bramah::app {

/// Where a curve takes its values from: over time, in SI. It borrows the results behind it.
class CurveSource
{
public:
    virtual ~CurveSource() = default;

    /// Number of rows behind it: when it has changed, the curve has.
    [[nodiscard]] virtual std::size_t rowCount() const = 0;
    /// NaN where there is no value.
    [[nodiscard]] virtual double at(double time) const = 0;
    /// A polyline for a picture \a pixels wide, as ResultStore::polyline().
    [[nodiscard]] virtual std::vector<solver::CurvePoint> polyline(double fromTime, double toTime,
                                                                   int pixels) const = 0;
    /// Its smallest and largest value; {0, 0} without any.
    [[nodiscard]] virtual solver::ValueRange range() const = 0;
    /// A difference of two values has no offset: 10 K are 10 degC, and a pressure is neither absolute nor gauge.
    [[nodiscard]] virtual bool isDifference() const { return false; }
};

/// A variable of a run.
class StoredCurve final : public CurveSource
{
public:
    StoredCurve(const solver::ResultStore& run, int column) : run_(run), column_(column) {}

    [[nodiscard]] std::size_t rowCount() const override { return run_.rowCount(); }
    [[nodiscard]] double at(double time) const override;
    [[nodiscard]] std::vector<solver::CurvePoint> polyline(double fromTime, double toTime, int pixels) const override;
    [[nodiscard]] solver::ValueRange range() const override;

private:
    const solver::ResultStore& run_;
    int column_;
};

/// A variable of one run minus the same variable of another run, over their common time.
class DifferenceCurve final : public CurveSource
{
public:
    DifferenceCurve(const solver::ResultStore& run, int column, const solver::ResultStore& reference,
                    int referenceColumn)
        : run_(run), column_(column), reference_(reference), referenceColumn_(referenceColumn)
    {
    }

    [[nodiscard]] std::size_t rowCount() const override { return run_.rowCount(); }
    [[nodiscard]] double at(double time) const override;
    /// At the points of both curves.
    [[nodiscard]] std::vector<solver::CurvePoint> polyline(double fromTime, double toTime, int pixels) const override;
    [[nodiscard]] solver::ValueRange range() const override;
    [[nodiscard]] bool isDifference() const override { return true; }

private:
    [[nodiscard]] bool isInBoth(double time) const;

    const solver::ResultStore& run_;
    int column_;
    const solver::ResultStore& reference_;
    int referenceColumn_;
};

}  // namespace bramah::app
