// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/predefined_calls.h"

#include "solver/flatten/functions/predefined_functions.h"
#include "solver/flatten/lowering/predefined_operators.h"

#include <algorithm>
#include <array>

namespace bramah::solver {

using model::Predefined;
namespace syntax = model::syntax;

std::optional<std::vector<Symbolic>> PredefinedCalls::lower(const syntax::CallExpression& call)
{
    const auto& parts = call.callee->parts;
    const model::PredefinedFunction* called =
        parts.size() == 1 ? model::findPredefined(parts.front().name.text) : nullptr;
    if (called && called->id == Predefined::SpatialDistribution)
        return PredefinedOperators(lowering_, place_, call).spatialDistribution();
    auto result = single(call);
    return result ? std::optional(std::vector{std::move(*result)}) : std::nullopt;
}

std::optional<Symbolic> PredefinedCalls::single(const syntax::CallExpression& call)
{
    const auto& parts = call.callee->parts;
    if (parts.size() != 1) {
        if (parts.front().name.text != "Connections")
            return std::nullopt;
        const std::string_view name = parts.back().name.text;
        if (parts.size() == 2 && (name == "isRoot" || name == "rooted"))
            return lowering_.connectors().placeInTree(call, name == "rooted", place_);
        lowering_.messages().report(model::DiagnosticKind::UnknownFunction, {textOf(place_, call.callee->span)}, place_,
                                    call.callee->span);
        return Symbolic();
    }
    if (parts.front().name.text == "rooted")  // the former name of Connections.rooted()
        return lowering_.connectors().placeInTree(call, true, place_);
    if (!call.iterators.empty())
        return reduction(call);
    const model::PredefinedFunction* called = model::findPredefined(parts.front().name.text);
    if (!called)
        return std::nullopt;
    if (auto result = PredefinedOperators(lowering_, place_, call).lower(called->id))
        return result;
    // Predefined names win: a user's function could have the same name only if declared so, which is forbidden by the
    // specification.
    return symbolicFunction(called->id) ? std::optional(function(called->id, call)) : std::nullopt;
}

Symbolic PredefinedCalls::function(Predefined id, const syntax::CallExpression& call)
{
    const std::string_view name = call.callee->parts.front().name.text;
    // The arguments from here on must have one type.
    const std::size_t firstAlike = id == Predefined::Min || id == Predefined::Max ? 0
                                   : id == Predefined::Cat                        ? 1
                                                                                  : call.arguments.size();
    std::vector<Symbolic> arguments;
    for (const syntax::FunctionArgument& given : call.arguments) {
        arguments.push_back(lowering_.lowerArgument(*given.value, name, arguments.size(), place_));
        const Symbolic& last = arguments.back();
        const bool isAlike = arguments.size() <= firstAlike ||
                             lowering_.types().expectSameType(arguments[firstAlike], last, place_, given.value->span);
        if (!last.isKnown() || !isAlike)
            return {};
    }
    return applyPredefined(symbolicFunction(id), id, {lowering_.context(), place_, call.span, arguments});
}

Symbolic PredefinedCalls::reduction(const syntax::CallExpression& call)
{
    const std::string_view name = call.callee->parts.front().name.text;
    Symbolic values;
    if (call.arguments.size() == 1)
        values = lowering_.comprehension(*call.arguments.front().value, call.iterators, place_);
    if (!values.isKnown() || !lowering_.types().expectKind(values, name, 0, place_, call.arguments.front().value->span))
        return {};
    const model::PredefinedFunction* called = model::findPredefined(name);
    if (called && called->id == Predefined::Array)
        return values;
    constexpr std::array kReductions{Predefined::Sum, Predefined::Product, Predefined::Min, Predefined::Max};
    if (called && std::ranges::find(kReductions, called->id) != kReductions.end())
        return applyPredefined(symbolicFunction(called->id), called->id,
                               {lowering_.context(), place_, call.span, {values}});
    reportArguments(lowering_.messages(), name, place_, call.span);
    return {};
}

}  // namespace bramah::solver
