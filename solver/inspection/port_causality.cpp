// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/port_causality.h"

#include "model/text/dotted_name.h"

#include <algorithm>
#include <unordered_map>

namespace bramah::solver {
namespace {

/// The path of the connector that \a variable lies in; empty if it is declared in the component itself.
std::string connectorOf(const FlatModel& model, const FlatVariable& variable)
{
    const std::string& owner = model.component(variable.origin.component).path;
    const auto dot = model::lastDot(std::string_view(variable.path));
    if (dot == std::string::npos || dot <= owner.size())
        return {};
    return variable.path.substr(0, dot);
}

bool isForce(const FlatVariable& flow)
{
    return flow.texts->unit == "N" || flow.texts->unit == "N.m" || flow.texts->unit == "N.m/rad";
}

/// Is the variable solved together with others, so that either side of a joint may count as its giver?
bool isInLoop(const SystemStructure& structure, VariableId id)
{
    const std::int32_t block = id == kNoVariable ? -1 : structure.variable(id).block;
    return block >= 0 && structure.blocks[static_cast<std::size_t>(block)].equations.size() > 1;
}

/// The port at a joint that gives both effort and flow, or neither; null if there is none.
PortCausality* portThat(bool isBoth, const std::vector<PortCausality*>& joint)
{
    const auto found = std::ranges::find_if(
        joint, [&](const PortCausality* port) { return port->givesEffort == isBoth && port->givesFlow == isBoth; });
    return found == joint.end() ? nullptr : *found;
}

/// In a loop one port of a joint may seem to give both its variables and another one none: then one of the variables
/// that the loop solves is assigned to the other port, as two rigidly joined bodies share one motion and one force.
void shareInLoops(const SystemStructure& structure, const std::vector<PortCausality*>& joint)
{
    PortCausality* gives = portThat(true, joint);
    PortCausality* takes = portThat(false, joint);
    if (!takes)
        return;
    const bool isEffortGiven = std::ranges::any_of(joint, [](const PortCausality* port) { return port->givesEffort; });
    if (!gives && !takes->isMechanical && !isEffortGiven &&
        isInLoop(structure, structure.variable(takes->effort).same)) {
        takes->givesEffort = true;
    } else if (!gives) {
        // The effort, equal at three or more ports, is assigned already: this port contributes to the sum.
        const VariableId added = takes->isMechanical ? takes->effort : takes->flow;
        (takes->isMechanical ? takes->givesEffort : takes->givesFlow) =
            isInLoop(structure, structure.variable(added).same);
    } else if (isInLoop(structure, structure.variable(gives->effort).same)) {
        gives->givesEffort = false;
        takes->givesEffort = true;
    } else if (isInLoop(structure, structure.variable(gives->flow).same)) {
        gives->givesFlow = false;
        takes->givesFlow = true;
    }
}

void settleJoints(const FlatModel& model, const SystemStructure& structure, std::vector<PortCausality>& ports)
{
    std::unordered_map<std::string, PortCausality*> open;
    for (PortCausality& port : ports)
        open.emplace(port.connector, &port);
    const auto joined = open;
    for (const ConnectionSet& set : model.connectionSets) {
        std::vector<PortCausality*> joint;
        for (const std::string& connector : set.connectors) {
            open.erase(connector);
            if (const auto port = joined.find(connector); port != joined.end())
                joint.push_back(port->second);
        }
        shareInLoops(structure, joint);
    }
    // A port without a line takes a flow of zero.
    for (const auto& [path, port] : open)
        (port->isMechanical ? port->givesEffort : port->givesFlow) = false;
}

/// The compiler has respected the users' choices, even if a loop leaves the giver open.
void keepChoices(const FlatModel& model, std::vector<PortCausality>& ports)
{
    for (PortCausality& port : ports) {
        const FlatComponent& component = model.component(port.component);
        for (const std::string& name : component.given) {
            const std::string path = component.path.empty() ? name : component.path + '.' + name;
            const bool isEffort = model.variable(port.effort).path == path;
            if (!isEffort && model.variable(port.flow).path != path)
                continue;
            port.givesEffort = !isEffort;
            port.givesFlow = isEffort;
        }
    }
}

char letterOfOne(const PortCausality& port)
{
    return port.givesEffort ? 'g' : 'h';
}

/// The letters for ports of one sort.
std::string letters(const std::vector<const PortCausality*>& ports)
{
    if (ports.size() == 2) {
        const bool first = ports[0]->givesEffort;
        const bool second = ports[1]->givesEffort;
        return first == second ? (first ? "Z" : "Y") : (first ? "H" : "G");
    }
    std::string all;
    for (const PortCausality* port : ports)
        all += letterOfOne(*port);
    return all;
}

}  // namespace

std::vector<PortCausality> portCausalities(const FlatModel& model, const SystemStructure& structure, PortsOf wanted)
{
    std::unordered_map<std::string, PortCausality> found;
    std::vector<std::string> order;
    for (std::uint32_t i = 0; i < model.variables.size(); ++i) {
        const FlatVariable& variable = model.variables[i];
        const bool isPhysical = variable.type == ValueType::Real && variable.causality == Causality::Local &&
                                variable.variability == Variability::Continuous;
        const std::string connector = isPhysical ? connectorOf(model, variable) : std::string();
        const bool isLeftOut = wanted == PortsOf::Components && variable.origin.component == ComponentId{};
        if (connector.empty() || isLeftOut)
            continue;
        const auto [at, isNew] = found.try_emplace(connector);
        PortCausality& port = at->second;
        if (isNew) {
            port.connector = connector;
            port.component = variable.origin.component;
            order.push_back(connector);
        }
        if (variable.isFlow) {
            port.isMechanical = isForce(variable);
            if (port.flow == kNoVariable)
                port.flow = VariableId{i};
        } else if (port.effort == kNoVariable) {
            port.effort = VariableId{i};
        }
    }
    std::vector<PortCausality> ports;
    for (const std::string& connector : order) {
        PortCausality port = found.at(connector);
        if (port.effort == kNoVariable || port.flow == kNoVariable)
            continue;
        if (port.isMechanical)
            std::swap(port.effort, port.flow);
        const auto isOwn = [&](VariableId id) {
            const StructureVariable& variable = structure.variable(id);
            return variable.isGiven && model.isWithin(variable.giver.component, port.component);
        };
        port.givesEffort = isOwn(port.effort);
        port.givesFlow = isOwn(port.flow);
        ports.push_back(port);
    }
    keepChoices(model, ports);
    settleJoints(model, structure, ports);
    keepChoices(model, ports);
    return ports;
}

std::string formOf(const std::vector<PortCausality>& ports)
{
    std::vector<const PortCausality*> fluid, mechanical;
    for (const PortCausality& port : ports) {
        if (port.givesEffort == port.givesFlow)
            return {};
        (port.isMechanical ? mechanical : fluid).push_back(&port);
    }
    const std::string first = letters(fluid);
    const std::string second = letters(mechanical);
    return first.empty() || second.empty() ? first + second : first + "|" + second;
}

}  // namespace bramah::solver
