// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/expression_rows.h"
#include "solver/results/result_store.h"

#include <memory>
#include <vector>

namespace bramah::app {

struct RunRecord;

/// Where a curve takes its values from: a column of rows over time, in SI, as a run stored or as computed from runs. It
/// borrows the results behind it.
class CurveSource
{
public:
    virtual ~CurveSource() = default;

    /// Takes in what has come since, for a moment. False if more is left, for which it is to be asked again.
    virtual bool update() { return true; }
    [[nodiscard]] virtual const solver::ResultStore& rows() const = 0;
    /// Its column in these rows.
    [[nodiscard]] virtual int column() const { return 0; }
    /// Are they the rows of the run? Else there are others, with times of measured values.
    [[nodiscard]] virtual bool hasRowsOfRun() const { return true; }
    /// A difference of two runs has no offset: 10 K are 10 degC, and a pressure is neither absolute nor gauge.
    [[nodiscard]] virtual bool isDifference() const { return false; }

    /// Number of rows: when it has changed, the curve has.
    [[nodiscard]] virtual std::size_t rowCount() const { return rows().rowCount(); }
    /// Is it constant between rows?
    [[nodiscard]] bool isHeld() const { return rows().columns()[static_cast<std::size_t>(column())].isDiscrete; }
    /// NaN where there is no value.
    [[nodiscard]] virtual double at(double time) const;
    /// A polyline for a picture \a pixels wide, as ResultStore::polyline().
    [[nodiscard]] virtual std::vector<solver::CurvePoint> polyline(double fromTime, double toTime, int pixels) const
    {
        return rows().polyline(column(), fromTime, toTime, pixels);
    }
    /// Its smallest and largest value; {0, 0} without any.
    [[nodiscard]] virtual solver::ValueRange range() const
    {
        return rowCount() == 0 ? solver::ValueRange() : rows().range(column());
    }
};

/// A variable of a run.
class StoredCurve final : public CurveSource
{
public:
    StoredCurve(const solver::ResultStore& run, int column) : run_(run), column_(column) {}

    [[nodiscard]] const solver::ResultStore& rows() const override { return run_; }
    [[nodiscard]] int column() const override { return column_; }

private:
    const solver::ResultStore& run_;
    int column_;
};

/// An expression over the variables of a run and measured channels, within the time of the run.
class ComputedCurve final : public CurveSource
{
public:
    ComputedCurve(const solver::ResultExpression& expression, const RunRecord& run);

    bool update() override;
    [[nodiscard]] const solver::ResultStore& rows() const override { return computed_.rows(); }
    [[nodiscard]] bool hasRowsOfRun() const override { return !computed_.expression().hasSides(); }

private:
    const RunRecord& run_;
    solver::ExpressionRows computed_;
};

/// A curve of one run minus a curve of another run, over their common time: in the rows of both.
class DifferenceCurve final : public CurveSource
{
public:
    DifferenceCurve(std::unique_ptr<CurveSource> curve, std::unique_ptr<CurveSource> reference);

    bool update() override;
    [[nodiscard]] const solver::ResultStore& rows() const override { return rows_; }
    [[nodiscard]] bool hasRowsOfRun() const override { return false; }
    [[nodiscard]] bool isDifference() const override { return true; }

private:
    std::unique_ptr<CurveSource> curve_, reference_;
    solver::ResultStore rows_;
    std::size_t taken_ = 0, takenOfReference_ = 0;  ///< rows of each
};

}  // namespace bramah::app
