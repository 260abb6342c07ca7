// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/oil_functions.h"

#include "solver/archive/byte_writer.h"
#include "solver/tables/oil_tables.h"

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

class PairNumber final : public NativeFunction
{
public:
    [[nodiscard]] std::string name() const override { return "pair"; }
    [[nodiscard]] double operator()(double a, double b) const noexcept override { return OilTables::pairNumber(a, b); }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int /*k*/) const override { return nullptr; }
    [[nodiscard]] bool isName() const override { return true; }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::PairNumber; }
    void write(ByteWriter& /*to*/) const override {}
};

class OilNumber final : public NativeFunction
{
public:
    [[nodiscard]] std::string name() const override { return "oil"; }
    [[nodiscard]] double operator()(double a, double b) const noexcept override { return OilTables::oilNumber(a, b); }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int /*k*/) const override { return nullptr; }
    [[nodiscard]] bool isName() const override { return true; }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::OilNumber; }
    void write(ByteWriter& /*to*/) const override {}
};

/// Replaces a derivative that is not implemented: a run that needs it stops and names it.
class UnknownDerivative final : public NativeFunction
{
public:
    [[nodiscard]] std::string name() const override { return "unknownDerivative"; }
    [[nodiscard]] double operator()(double /*a*/, double /*b*/) const noexcept override { return kUnknown; }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int /*k*/) const override
    {
        return unknownDerivative();
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::UnknownDerivative; }
    void write(ByteWriter& /*to*/) const override {}
};

constexpr std::size_t kOrders = std::tuple_size_v<Derivatives>;

/// Relative density over pressure, or pressure over relative density, or a derivative of these, for an oil by number.
template <OilLawKind Kind, std::size_t Order>
class OilFunction final : public NativeFunction
{
public:
    [[nodiscard]] std::string name() const override
    {
        return (Kind == OilLawKind::Density ? "relativeDensity" : "pressure") + std::string(Order, '\'');
    }
    [[nodiscard]] double operator()(double x, double oil) const noexcept override
    {
        const OilTable* table = OilTables::table(oil);
        if (!table)
            return kUnknown;
        constexpr bool isDensity = Kind == OilLawKind::Density;
        if constexpr (Order == 0)
            return isDensity ? table->relativeDensity(x) : table->pressure(x);
        else if constexpr (Order == 1)
            return isDensity ? table->relativeDensitySlope(x) : table->pressureSlope(x);
        else
            return isDensity ? table->law().relativeDensity(x)[Order]
                             : table->law().pressure(x, table->pressure(x))[Order];
    }
    /// Index reduction needs two derivatives, the Jacobian a third. The number of the oil is constant in a run.
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        return k == 0 ? oilLawFunction(Kind, Order + 1) : nullptr;
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> inverse() const override
    {
        if (Order > 0)
            return nullptr;
        return oilLawFunction(Kind == OilLawKind::Density ? OilLawKind::Pressure : OilLawKind::Density, 0);
    }
    [[nodiscard]] bool isRising() const override { return Order == 0; }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::OilLaw; }
    void write(ByteWriter& to) const override { to(Kind, std::uint64_t{Order}); }
};

template <OilLawKind Kind, std::size_t... Orders>
std::array<std::shared_ptr<const NativeFunction>, kOrders> oilFunctions(std::index_sequence<Orders...> /*orders*/)
{
    return {std::make_shared<OilFunction<Kind, Orders>>()...};
}

}  // namespace

std::shared_ptr<const NativeFunction> pairNumberFunction()
{
    static const auto one = std::make_shared<const PairNumber>();
    return one;
}

std::shared_ptr<const NativeFunction> oilNumberFunction()
{
    static const auto one = std::make_shared<const OilNumber>();
    return one;
}

std::shared_ptr<const NativeFunction> unknownDerivative()
{
    return std::make_shared<const UnknownDerivative>();
}

std::shared_ptr<const NativeFunction> oilLawFunction(OilLawKind kind, std::size_t order)
{
    constexpr auto orders = std::make_index_sequence<kOrders>();
    static const auto densities = oilFunctions<OilLawKind::Density>(orders);
    static const auto pressures = oilFunctions<OilLawKind::Pressure>(orders);
    if (order >= kOrders)
        return unknownDerivative();
    return (kind == OilLawKind::Density ? densities : pressures)[order];
}

}  // namespace bramah::solver
