// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/table_functions.h"

#include "solver/archive/byte_reader.h"
#include "solver/tables/table_text.h"

#include <string>

namespace bramah::solver {

namespace {

constexpr std::uint32_t kMaxOrder = 3;  ///< derivatives of cubics above this order are zero

std::string derivativeName(const char* name, std::uint32_t order)
{
    return order == 0 ? name : std::string(name) + std::string(order, '\'');
}

TimeTable timeTableOf(const TimeTableClock& clock)
{
    return {clock.instants(), clock.setting(), clock.isPeriodic()};
}

class CurveFunction final : public NativeFunction
{
public:
    CurveFunction(std::shared_ptr<const Curve> curve, std::uint32_t order) : curve_(std::move(curve)), order_(order) {}
    [[nodiscard]] std::string name() const override { return derivativeName("table", order_); }
    [[nodiscard]] double operator()(double u, double /*unused*/) const noexcept override
    {
        return (*curve_)(u, order_);
    }
    [[nodiscard]] std::string modelicaText(const std::string& name) const override
    {
        return order_ == 0 ? functionText(*curve_, name) : std::string();
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        return k == 0 && order_ < kMaxOrder ? curveFunction(curve_, order_ + 1) : nullptr;
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::Curve; }
    void write(ByteWriter& to) const override
    {
        to.shared(curve_);
        to(order_);
    }

private:
    std::shared_ptr<const Curve> curve_;
    std::uint32_t order_;
};

class SurfaceFunction final : public NativeFunction
{
public:
    SurfaceFunction(std::shared_ptr<const Surface> surface, std::uint32_t order1, std::uint32_t order2)
        : surface_(std::move(surface)), order1_(order1), order2_(order2)
    {
    }
    [[nodiscard]] std::string name() const override { return derivativeName("table2D", order1_ + order2_); }
    [[nodiscard]] double operator()(double u1, double u2) const noexcept override
    {
        return (*surface_)(u1, u2, order1_, order2_);
    }
    [[nodiscard]] std::string modelicaText(const std::string& name) const override
    {
        return order1_ + order2_ == 0 ? functionText(*surface_, name) : std::string();
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        const std::uint32_t order1 = order1_ + (k == 0 ? 1 : 0), order2 = order2_ + (k == 1 ? 1 : 0);
        return order1 <= kMaxOrder && order2 <= kMaxOrder ? surfaceFunction(surface_, order1, order2) : nullptr;
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::Surface; }
    void write(ByteWriter& to) const override
    {
        to.shared(surface_);
        to(order1_, order2_);
    }

private:
    std::shared_ptr<const Surface> surface_;
    std::uint32_t order1_, order2_;
};

class TimeCurveFunction final : public NativeFunction
{
public:
    TimeCurveFunction(std::shared_ptr<const Curve> curve, std::shared_ptr<const TimeTableClock> clock,
                      std::uint32_t order)
        : curve_(std::move(curve)), clock_(std::move(clock)), order_(order)
    {
    }
    [[nodiscard]] std::string name() const override { return derivativeName("timeTable", order_); }
    [[nodiscard]] double operator()(double t, double next) const noexcept override
    {
        return clock_->value(*curve_, t, next, order_);
    }
    [[nodiscard]] std::string modelicaText(const std::string& name) const override
    {
        return order_ == 0 ? functionText(*curve_, timeTableOf(*clock_), name) : std::string();
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        return k == 0 && order_ < kMaxOrder ? timeCurveFunction(curve_, clock_, order_ + 1) : nullptr;
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::TimeCurve; }
    void write(ByteWriter& to) const override
    {
        to.shared(curve_);
        to.shared(clock_);
        to(order_);
    }

private:
    std::shared_ptr<const Curve> curve_;
    std::shared_ptr<const TimeTableClock> clock_;
    std::uint32_t order_;
};

class NextEventFunction final : public NativeFunction
{
public:
    explicit NextEventFunction(std::shared_ptr<const TimeTableClock> clock) : clock_(std::move(clock)) {}
    [[nodiscard]] std::string name() const override { return "nextTimeEvent"; }
    [[nodiscard]] double operator()(double t, double /*unused*/) const noexcept override
    {
        return clock_->nextEvent(t);
    }
    [[nodiscard]] std::string modelicaText(const std::string& name) const override
    {
        return nextEventText(clock_->x(), timeTableOf(*clock_), name);
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int /*k*/) const override { return nullptr; }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::NextEvent; }
    void write(ByteWriter& to) const override { to.shared(clock_); }

private:
    std::shared_ptr<const TimeTableClock> clock_;
};

}  // namespace

std::shared_ptr<const NativeFunction> curveFunction(std::shared_ptr<const Curve> curve, std::uint32_t order)
{
    return std::make_shared<CurveFunction>(std::move(curve), order);
}

std::shared_ptr<const NativeFunction> surfaceFunction(std::shared_ptr<const Surface> surface, std::uint32_t order1,
                                                      std::uint32_t order2)
{
    return std::make_shared<SurfaceFunction>(std::move(surface), order1, order2);
}

std::shared_ptr<const NativeFunction> timeCurveFunction(std::shared_ptr<const Curve> curve,
                                                        std::shared_ptr<const TimeTableClock> clock,
                                                        std::uint32_t order)
{
    return std::make_shared<TimeCurveFunction>(std::move(curve), std::move(clock), order);
}

std::shared_ptr<const NativeFunction> nextEventFunction(std::shared_ptr<const TimeTableClock> clock)
{
    return std::make_shared<NextEventFunction>(std::move(clock));
}

}  // namespace bramah::solver
