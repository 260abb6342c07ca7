// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pages/machine.h"

#include <algorithm>

namespace bramah::model {

Diagram machineOf(const Diagram& diagram)
{
    if (diagram.printsAll())
        return diagram;
    DiagramContent content = diagram.content();
    const auto isLeftOut = [&](const PortRef& ref) {
        const DiagramComponent* component = ref.component.isEmpty() ? nullptr : diagram.component(ref.component);
        return component && !component->isPrinted;
    };
    // A line to something that is left out would end in the air; what branches off it too.
    std::erase_if(content.connections, [&](const DiagramConnection& line) {
        const int net = diagram.netOf(line.id);
        return net >= 0 && std::ranges::any_of(diagram.nets()[static_cast<std::size_t>(net)].ports, isLeftOut);
    });
    std::erase_if(content.components, [](const DiagramComponent& component) { return !component.isPrinted; });
    for (DiagramComponent& component : content.components) {
        if (component.isNode || (component.standsUpright && component.designation.isEmpty()))
            component.setShownName({});
        // The ports themselves stay: the names of coils stand at them.
        for (DiagramPort& port : component.ports)
            if (isSignal(port.lineStyle))
                port.icon.reset();
    }
    return Diagram(std::move(content));
}

}  // namespace bramah::model
