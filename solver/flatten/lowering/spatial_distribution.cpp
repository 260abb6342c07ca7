// SPDX-License-Identifier: GPL-3.0-or-later
// spatialDistribution(): a pipe through which signals are transported.
#include "solver/flatten/functions/predefined_functions.h"
#include "solver/flatten/lowering/predefined_operators.h"
#include "solver/history/history_operator.h"

#include <array>

namespace bramah::solver {

namespace syntax = model::syntax;

std::vector<Symbolic> PredefinedOperators::spatialDistribution()
{
    constexpr std::array<std::string_view, 6> kInputs{"in0",           "in1",          "x", "positiveVelocity",
                                                      "initialPoints", "initialValues"};
    std::array<Symbolic, 6> inputs;
    inputs[4] = Symbolic::array({2}, {graph_.constant(0), graph_.constant(1)});
    inputs[5] = Symbolic::array({2}, {graph_.constant(0), graph_.constant(0)});
    for (std::size_t i = 0; i < call_.arguments.size(); ++i) {
        const syntax::FunctionArgument& given = call_.arguments[i];
        const auto named = std::find(kInputs.begin(), kInputs.end(), given.name.text);
        const std::size_t place =
            given.name.text.empty() ? i : static_cast<std::size_t>(std::distance(kInputs.begin(), named));
        if (place >= kInputs.size()) {
            reportArguments(lowering_.messages(), name_, place_, span_);
            return {};
        }
        inputs[place] = lowering_.lower(*given.value, place_);
        if (!inputs[place].isKnown())
            return {};
        if (place == 3 && !lowering_.types().expectType(inputs[place], ValueType::Boolean, place_, given.value->span))
            return {};
    }
    const auto isList = [](const Symbolic& value) { return value.isArray() && value.sizes.size() == 1; };
    const bool isComplete = inputs[0].isScalar() && inputs[1].isScalar() && inputs[2].isScalar() &&
                            inputs[3].isScalar() && isList(inputs[4]) && isList(inputs[5]);
    if (!isComplete || inputs[4].elements.size() != inputs[5].elements.size() || inputs[4].elements.size() < 2) {
        reportArguments(lowering_.messages(), name_, place_, span_);
        return {};
    }
    FlatHistory pipe;
    pipe.operation = &transportOperator();
    pipe.inputs = {inputs[0].only(), inputs[1].only(), inputs[3].only()};
    pipe.settings.assign(inputs[4].elements.begin(), inputs[4].elements.end());
    pipe.settings.insert(pipe.settings.end(), inputs[5].elements.begin(), inputs[5].elements.end());
    pipe.position = inputs[2].only();
    pipe.origin = lowering_.messages().originOf(place_, span_);
    std::vector<FlatHistory>& known = lowering_.flat().histories;
    const auto number = static_cast<std::uint32_t>(known.size());
    known.push_back(std::move(pipe));
    // At the end where the flow enters, the pipe holds the value that flows in.
    const ExprId isForward = inputs[3].only();
    Symbolic out0 =
        Symbolic::scalar(graph_.ternary(Operation::If, isForward, inputs[0].only(), graph_.remembered(number, 0)));
    Symbolic out1 =
        Symbolic::scalar(graph_.ternary(Operation::If, isForward, graph_.remembered(number, 1), inputs[1].only()));
    out0.unit = out1.unit = inputs[0].unit;
    return {out0, out1};
}

}  // namespace bramah::solver
