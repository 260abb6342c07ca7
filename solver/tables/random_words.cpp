// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/random_words.h"

#include "solver/archive/byte_reader.h"

#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

namespace bramah::solver {

namespace {

enum class WordStep : std::uint8_t { ShiftedXor, Shifted, Product, Xor, Sum, Carry, Uniform };

std::uint32_t bitsOf(double half)
{
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(half));
}

double halfOf(std::uint32_t bits)
{
    return static_cast<double>(static_cast<std::int32_t>(bits));
}

class WordFunction final : public NativeFunction
{
public:
    WordFunction(WordStep step, std::uint64_t parameter, WordHalf half)
        : step_(step), parameter_(parameter), half_(half)
    {
    }
    [[nodiscard]] std::string name() const override { return "random"; }
    [[nodiscard]] double operator()(double a, double b) const noexcept override
    {
        if (!std::isfinite(a) || !std::isfinite(b))
            return std::numeric_limits<double>::quiet_NaN();
        const std::uint32_t first = bitsOf(a);
        const std::uint32_t second = bitsOf(b);
        const std::uint64_t word = std::uint64_t{second} << 32 | first;
        switch (step_) {
        case WordStep::Xor: return halfOf(first ^ second);
        case WordStep::Sum: return halfOf(first + second);
        case WordStep::Carry: return (std::uint64_t{first} + second) >> 32 != 0 ? 1 : 0;
        case WordStep::Uniform: return std::ldexp(static_cast<double>(static_cast<std::int64_t>(word)), -64) + 0.5;
        case WordStep::ShiftedXor: return half(word ^ moved(word));
        case WordStep::Shifted: return half(moved(word));
        case WordStep::Product: return half(word * parameter_);
        }
        return 0;
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int /*k*/) const override { return nullptr; }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::RandomWord; }
    void write(ByteWriter& to) const override { to(step_, parameter_, half_); }

private:
    [[nodiscard]] double half(std::uint64_t word) const noexcept
    {
        return halfOf(static_cast<std::uint32_t>(half_ == WordHalf::Low ? word : word >> 32));
    }
    [[nodiscard]] std::uint64_t moved(std::uint64_t word) const noexcept
    {
        const auto shift = static_cast<std::int64_t>(parameter_);
        return shift > 0 ? word << shift : word >> -shift;
    }

    WordStep step_;
    std::uint64_t parameter_;
    WordHalf half_;
};

std::shared_ptr<const NativeFunction> functionOf(WordStep step, std::uint64_t parameter = 0,
                                                 WordHalf half = WordHalf::Low)
{
    static std::mutex mutex;
    static std::map<std::tuple<WordStep, std::uint64_t, WordHalf>, std::shared_ptr<const NativeFunction>> functions;
    const std::scoped_lock lock(mutex);
    auto& function = functions[{step, parameter, half}];
    if (!function)
        function = std::make_shared<WordFunction>(step, parameter, half);
    return function;
}

}  // namespace

std::shared_ptr<const NativeFunction> readRandomWord(ByteReader& from)
{
    const auto step = from.take<WordStep>();
    const auto parameter = from.take<std::uint64_t>();
    return functionOf(step, parameter, from.take<WordHalf>());
}

std::shared_ptr<const NativeFunction> shiftedXor(int shift, WordHalf half)
{
    return functionOf(WordStep::ShiftedXor, static_cast<std::uint64_t>(std::int64_t{shift}), half);
}

std::shared_ptr<const NativeFunction> shifted(int shift, WordHalf half)
{
    return functionOf(WordStep::Shifted, static_cast<std::uint64_t>(std::int64_t{shift}), half);
}

std::shared_ptr<const NativeFunction> productWith(std::uint64_t factor, WordHalf half)
{
    return functionOf(WordStep::Product, factor, half);
}

std::shared_ptr<const NativeFunction> xorOfHalves()
{
    return functionOf(WordStep::Xor);
}

std::shared_ptr<const NativeFunction> sumOfHalves()
{
    return functionOf(WordStep::Sum);
}

std::shared_ptr<const NativeFunction> carryOfHalves()
{
    return functionOf(WordStep::Carry);
}

std::shared_ptr<const NativeFunction> uniformOfWord()
{
    return functionOf(WordStep::Uniform);
}

}  // namespace bramah::solver
