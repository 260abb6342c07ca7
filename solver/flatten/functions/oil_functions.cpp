// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/oil_functions.h"

#include "solver/tables/oil_functions.h"

#include <array>

namespace bramah::solver {

namespace {

/// The number of the oil that the record argument describes; it depends on parameters alone.
ExprId oilNumber(ExternalCall& call)
{
    ExpressionGraph& graph = call.context.graph();
    const auto field = [&](const char* name) { return call.value(0).field(name).only(); };
    const auto pair = [&](ExprId a, ExprId b) {
        return graph.call(graph.addFunction(pairNumberFunction()), std::array{a, b});
    };
    const ExprId rest = pair(pair(field("n_air"), field("p_dissolve")), field("p_vapour"));
    return graph.call(graph.addFunction(oilNumberFunction()),
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
    const std::uint32_t function = graph.addFunction(oilLawFunction(Kind, 0));
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
