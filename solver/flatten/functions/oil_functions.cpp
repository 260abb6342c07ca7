// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/oil_functions.h"

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
};

class OilNumber final : public NativeFunction
{
public:
    [[nodiscard]] std::string name() const override { return "oil"; }
    [[nodiscard]] double operator()(double a, double b) const noexcept override { return OilTables::oilNumber(a, b); }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int /*k*/) const override { return nullptr; }
    [[nodiscard]] bool isName() const override { return true; }
};

/// Replaces a derivative that is not implemented: a run that needs it stops and names it.
class UnknownDerivative final : public NativeFunction
{
public:
    [[nodiscard]] std::string name() const override { return "unknownDerivative"; }
    [[nodiscard]] double operator()(double /*a*/, double /*b*/) const noexcept override { return kUnknown; }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int /*k*/) const override
    {
        return std::make_shared<const UnknownDerivative>();
    }
};

enum class OilLawKind : std::uint8_t { Density, Pressure };
constexpr std::size_t kOrders = std::tuple_size_v<Derivatives>;

std::shared_ptr<const NativeFunction> oilFunction(OilLawKind kind, std::size_t order);

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
        if (k != 0)
            return nullptr;
        return Order + 1 < kOrders ? oilFunction(Kind, Order + 1) : std::make_shared<const UnknownDerivative>();
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> inverse() const override
    {
        if (Order > 0)
            return nullptr;
        return oilFunction(Kind == OilLawKind::Density ? OilLawKind::Pressure : OilLawKind::Density, 0);
    }
    [[nodiscard]] bool isRising() const override { return Order == 0; }
};

template <OilLawKind Kind, std::size_t... Orders>
std::array<std::shared_ptr<const NativeFunction>, kOrders> oilFunctions(std::index_sequence<Orders...> /*orders*/)
{
    return {std::make_shared<OilFunction<Kind, Orders>>()...};
}

std::shared_ptr<const NativeFunction> oilFunction(OilLawKind kind, std::size_t order)
{
    constexpr auto orders = std::make_index_sequence<kOrders>();
    static const auto densities = oilFunctions<OilLawKind::Density>(orders);
    static const auto pressures = oilFunctions<OilLawKind::Pressure>(orders);
    return (kind == OilLawKind::Density ? densities : pressures)[order];
}

/// The number of the oil that the record argument describes; it depends on parameters alone.
ExprId oilNumber(ExternalCall& call)
{
    static const auto pairNumber = std::make_shared<const PairNumber>();
    static const auto oilNumber = std::make_shared<const OilNumber>();
    ExpressionGraph& graph = call.context.graph();
    const auto field = [&](const char* name) { return call.value(0).field(name).only(); };
    const auto pair = [&](ExprId a, ExprId b) { return graph.call(graph.addFunction(pairNumber), std::array{a, b}); };
    const ExprId rest = pair(pair(field("n_air"), field("p_dissolve")), field("p_vapour"));
    return graph.call(graph.addFunction(oilNumber),
                      std::array{pair(pair(field("beta"), field("beta_p")), field("airFraction")), rest});
}

bool isOilRecord(const Symbolic& record)
{
    for (const char* name : {"rho_0", "beta", "beta_p", "airFraction", "n_air", "p_dissolve", "p_vapour"})
        if (!record.field(name).isScalar())
            return false;
    return true;
}

template <OilLawKind Kind>
Symbolic oilLaw(ExternalCall& call)
{
    if (!isOilRecord(call.value(0)) || !call.value(1).isScalar()) {
        call.report(model::DiagnosticKind::WrongArguments,
                    {Kind == OilLawKind::Density ? QStringLiteral("density") : QStringLiteral("pressure")});
        return {};
    }
    ExpressionGraph& graph = call.context.graph();
    const std::uint32_t function = graph.addFunction(oilFunction(Kind, 0));
    const ExprId density = call.value(0).field("rho_0").only();
    if constexpr (Kind == OilLawKind::Density)
        return Symbolic::scalar(graph.binary(Operation::Multiply, density,
                                             graph.call(function, std::array{call.expression(1), oilNumber(call)})));
    else
        return Symbolic::scalar(graph.call(
            function, std::array{graph.binary(Operation::Divide, call.expression(1), density), oilNumber(call)}));
}

}  // namespace

ExternalImplementation tabulatedImplementation(std::string_view name)
{
    if (name == "oilDensity")
        return oilLaw<OilLawKind::Density>;
    if (name == "oilPressure")
        return oilLaw<OilLawKind::Pressure>;
    return nullptr;
}

}  // namespace bramah::solver
