// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/circuit.h"

#include "model/diagram/joining_rule.h"

#include <QSet>

namespace bramah::model {

Circuit circuitAround(const Diagram& diagram, const DiagramComponent& start)
{
    Circuit circuit{{&start}};
    QSet<ComponentId> seen{start.id};
    const auto follow = [&](const PortRef& port) {
        const int net = diagram.netOf(port);
        if (net < 0)
            return;
        for (const PortRef& ref : diagram.nets()[static_cast<std::size_t>(net)].ports) {
            circuit.leadsOut = circuit.leadsOut || ref.component.isEmpty();
            const DiagramComponent* next = ref.component.isEmpty() ? nullptr : diagram.component(ref.component);
            if (!next || seen.contains(next->id))
                continue;
            seen.insert(next->id);
            circuit.components.push_back(next);
        }
    };
    for (std::size_t i = 0; i < circuit.components.size(); ++i)
        for (const DiagramPort& port : circuit.components[i]->ports)
            if (JoiningRule::of(port).wantsStore())
                follow({circuit.components[i]->id, port.name});
    return circuit;
}

}  // namespace bramah::model
