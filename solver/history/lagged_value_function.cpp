// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/lagged_value_function.h"

#include "solver/archive/byte_writer.h"
#include "solver/expressions/differenced_function.h"
#include "solver/history/history_operator.h"

#include <array>

namespace bramah::solver {
namespace {

constexpr std::size_t kArguments = 4;
enum Argument : std::uint8_t { Number, Time, Now, Value };

class LaggedSlope final : public NativeFunction
{
public:
    explicit LaggedSlope(int k) : k_(k) {}
    [[nodiscard]] std::string name() const override { return "delay'"; }
    [[nodiscard]] double operator()(double, double) const noexcept override { return 0; }
    [[nodiscard]] double ofJoined(std::span<const double> a) const noexcept override
    {
        if (k_ == Value)  // the value is linear in it
            return laggedValue(a[Number], a[Time], a[Now], 1) - laggedValue(a[Number], a[Time], a[Now], 0);
        const double distance = laggedDifference(a[Number]);
        if (!(distance > 0))
            return 0;
        const auto at = [&](double way) {
            return laggedValue(a[Number], a[Time] + (k_ == Time ? way : 0), a[Now] + (k_ == Now ? way : 0), a[Value]);
        };
        return (at(distance) - at(-distance)) / (2 * distance);
    }
    [[nodiscard]] std::size_t argumentCount() const override { return kArguments; }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        return differenced(laggedSlopeFunction(k_), static_cast<std::size_t>(k));
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::LaggedSlope; }
    void write(ByteWriter& to) const override { to(k_); }

private:
    int k_;
};

class LaggedValue final : public NativeFunction
{
public:
    [[nodiscard]] std::string name() const override { return "delay"; }
    [[nodiscard]] double operator()(double, double) const noexcept override { return 0; }
    [[nodiscard]] double ofJoined(std::span<const double> a) const noexcept override
    {
        return laggedValue(a[Number], a[Time], a[Now], a[Value]);
    }
    [[nodiscard]] std::size_t argumentCount() const override { return kArguments; }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        return k == Number ? nullptr : laggedSlopeFunction(k);
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::LaggedValue; }
    void write(ByteWriter& /*to*/) const override {}
};

}  // namespace

std::shared_ptr<const NativeFunction> laggedSlopeFunction(int k)
{
    return std::make_shared<LaggedSlope>(k);
}

std::shared_ptr<const NativeFunction> laggedValueFunction()
{
    static const auto one = std::make_shared<const LaggedValue>();
    return one;
}

}  // namespace bramah::solver
