// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/open_ports.h"

#include "model/text/dotted_name.h"

#include <algorithm>

namespace bramah::solver {
namespace {

/// The connector of the model itself that \a variable is of, directly; empty if it is of none.
std::string connectorOf(const FlatVariable& variable)
{
    const bool isOfModel = variable.origin.component == ComponentId{};
    const std::size_t dot = model::lastDot(std::string_view(variable.path));
    const bool isPhysical = variable.type == ValueType::Real && variable.variability == Variability::Continuous &&
                            variable.prefix == Causality::Local && !variable.isProtected;
    return isOfModel && isPhysical && dot != std::string::npos ? variable.path.substr(0, dot) : std::string();
}

}  // namespace

std::vector<ModelPort> modelPorts(const FlatModel& model)
{
    std::vector<ModelPort> ports;
    std::vector<int> counts;  // of variables of each
    for (std::uint32_t i = 0; i < model.variables.size(); ++i) {
        std::string path = connectorOf(model.variables[i]);
        if (path.empty())
            continue;
        const auto at = static_cast<std::size_t>(std::ranges::find(ports, path, &ModelPort::path) - ports.begin());
        if (at == ports.size()) {
            ports.push_back({std::move(path), kNoVariable, kNoVariable});
            counts.push_back(0);
        }
        (model.variables[i].isFlow ? ports[at].flow : ports[at].potential) = VariableId{i};
        ++counts[at];
    }
    std::vector<ModelPort> pairs;
    for (std::size_t at = 0; at < ports.size(); ++at)
        if (counts[at] == 2 && ports[at].potential != kNoVariable && ports[at].flow != kNoVariable)
            pairs.push_back(std::move(ports[at]));
    return pairs;
}

std::vector<ModelPort> openPorts(const FlatModel& model)
{
    std::vector<ModelPort> ports = modelPorts(model);
    std::erase_if(ports, [&](const ModelPort& port) { return !zeroFlowOf(model, port.flow); });
    return ports;
}

std::optional<std::size_t> zeroFlowOf(const FlatModel& model, VariableId flow)
{
    const auto isZero = [&](const FlatEquation& equation) {
        const ExpressionNode& left = model.graph.node(equation.left);
        return left.operation == Operation::Variable && left.variable == flow &&
               model.graph.isConstant(equation.right) && model.graph.node(equation.right).value == 0;
    };
    const auto found = std::find_if(model.equations.rbegin(), model.equations.rend(), isZero);
    return found == model.equations.rend()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(model.equations.rend() - found) - 1);
}

}  // namespace bramah::solver
