// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/differenced_function.h"

#include "solver/expressions/written_function.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace bramah::solver {
namespace {

class DifferencedFunction final : public NativeFunction
{
public:
    DifferencedFunction(std::shared_ptr<const NativeFunction> function, std::size_t k)
        : function_(std::move(function)), k_(k)
    {
    }
    [[nodiscard]] std::string name() const override { return function_->name() + "'"; }
    [[nodiscard]] double operator()(double a, double b) const noexcept override { return ofJoined(std::array{a, b}); }
    [[nodiscard]] double ofJoined(std::span<const double> arguments) const noexcept override
    {
        std::vector<double> at(arguments.begin(), arguments.end());
        const double distance =
            std::cbrt(std::numeric_limits<double>::epsilon()) * std::max(1.0, std::fabs(arguments[k_]));
        const double above = at[k_] = arguments[k_] + distance;
        const double more = function_->ofJoined(at);
        const double below = at[k_] = arguments[k_] - distance;
        return (more - function_->ofJoined(at)) / (above - below);
    }
    [[nodiscard]] std::size_t argumentCount() const override { return function_->argumentCount(); }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        return differenced(std::make_shared<DifferencedFunction>(*this), static_cast<std::size_t>(k));
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::Differenced; }
    void write(ByteWriter& to) const override
    {
        writeFunction(to, function_);
        to(std::uint64_t{k_});
    }

private:
    std::shared_ptr<const NativeFunction> function_;
    std::size_t k_;
};

}  // namespace

std::shared_ptr<const NativeFunction> differenced(std::shared_ptr<const NativeFunction> function, std::size_t k)
{
    return std::make_shared<DifferencedFunction>(std::move(function), k);
}

}  // namespace bramah::solver
