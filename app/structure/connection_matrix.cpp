// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/connection_matrix.h"

#include "app/translate.h"
#include "model/diagram/joining_rule.h"
#include "model/instance/instance.h"

#include <algorithm>

namespace bramah::app {
namespace {

using model::DiagramComponent;
using model::DiagramPort;
using model::PortRef;

bool isHydraulic(const DiagramPort& port)
{
    return model::JoiningRule::of(port).wantsStore();
}

/// The hydraulic ports of an element, which are counted.
std::vector<const DiagramPort*> portsOf(const DiagramComponent& component)
{
    std::vector<const DiagramPort*> ports;
    for (const DiagramPort& port : component.ports)
        if (isHydraulic(port))
            ports.push_back(&port);
    return ports;
}

/// Has one port to measure at, as a sensor or a gauge, or sets the pressure of what it is joined to?
bool isBoundary(const DiagramComponent& component)
{
    const bool measures =
        portsOf(component).size() == 1 && std::ranges::any_of(component.ports, [](const DiagramPort& port) {
            return port.domain == model::Domain::Signal && port.causality == model::Causality::Output;
        });
    const bool isReservoir = std::ranges::any_of(
        component.ports, [](const DiagramPort& port) { return isHydraulic(port) && !port.fixes.isEmpty(); });
    return measures || isReservoir;
}

/// A node's parameter as `0.1 l`; empty if it is not known.
QString valueOf(const model::Instance* values, const QString& node, const char* parameter, double factor,
                const QString& unit)
{
    const model::Instance* instance = values ? values->child(node.toStdString()) : nullptr;
    const model::Instance* found = instance ? instance->child(parameter) : nullptr;
    const std::optional<double> value = found ? found->value().number() : std::nullopt;
    return value ? QStringLiteral("%1 %2").arg(*value * factor, 0, 'g', 4).arg(unit) : QString();
}

class MatrixRows
{
public:
    MatrixRows(const model::Diagram& diagram, const model::Instance* values) : diagram_(diagram), values_(values)
    {
        for (const DiagramComponent& component : diagram.components())
            if (!component.isNode && !portsOf(component).empty() && !isBoundary(component))
                elements_.push_back(&component);
    }

    [[nodiscard]] StructureTable made() const
    {
        StructureTable table{{tr("Volume node"), tr("Volume"), tr("Branches"), tr("At the start")}, {}};
        for (const DiagramComponent* element : elements_)
            table.headers << element->id.name;
        for (const model::Net& net : diagram_.nets())
            if (isVolume(net))
                table.rows.push_back(rowOf(net));
        return table;
    }

private:
    /// Nets whose pressure a tank or a source sets are no volume nodes.
    [[nodiscard]] bool isVolume(const model::Net& net) const
    {
        return std::ranges::all_of(net.ports, [&](const PortRef& ref) {
            const DiagramPort* port = diagram_.port(ref);
            return port && isHydraulic(*port) && port->fixes.isEmpty();
        });
    }
    [[nodiscard]] StructureTable::Row rowOf(const model::Net& net) const
    {
        QString node, path;
        int branches = 0;
        for (const PortRef& ref : net.ports) {
            const DiagramComponent* owner = diagram_.component(ref.component);
            if (owner && owner->isNode && node.isEmpty())
                node = path = owner->id.name;
            else if (!owner || !isBoundary(*owner))
                ++branches;
        }
        const QString volume = valueOf(values_, node, "V", 1e3, QStringLiteral("l"));
        const QString start = valueOf(values_, node, "p_start", 1e-5, QStringLiteral("bar"));
        if (node.isEmpty()) {
            // Oil is stored behind one of the ports.
            const auto storing = std::ranges::find_if(net.ports, [&](const PortRef& ref) {
                const DiagramPort* port = diagram_.port(ref);
                return port && port->stores;
            });
            const PortRef& named = storing == net.ports.end() ? net.ports.front() : *storing;
            node = named.text();
            path = named.component.name;
        }
        StructureTable::Row row{{node, volume, QString::number(branches), start}, path};
        for (const DiagramComponent* element : elements_)
            row.cells << entryOf(net, *element);
        return row;
    }

    [[nodiscard]] static QString entryOf(const model::Net& net, const DiagramComponent& element)
    {
        QStringList numbers;
        const std::vector<const DiagramPort*> ports = portsOf(element);
        for (std::size_t i = 0; i < ports.size(); ++i)
            if (std::ranges::any_of(net.ports, [&](const PortRef& ref) {
                    return ref.component == element.id && ref.baseName() == ports[i]->name;
                }))
                numbers << QStringLiteral("%1 (%2)").arg(i + 1).arg(ports[i]->name);
        return numbers.isEmpty() ? QStringLiteral("-") : numbers.join(QStringLiteral(", "));
    }

    const model::Diagram& diagram_;
    const model::Instance* values_;
    std::vector<const DiagramComponent*> elements_;
};

}  // namespace

StructureTable connectionMatrix(const model::Diagram& diagram, const model::Instance* values)
{
    return MatrixRows(diagram, values).made();
}

}  // namespace bramah::app
