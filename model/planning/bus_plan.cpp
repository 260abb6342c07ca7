// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/bus_plan.h"

#include "model/text/dotted_name.h"

#include <algorithm>

namespace bramah::model {
namespace {

PortRef busOf(const PortRef& ref)
{
    const qsizetype dot = firstDot(ref.port);
    return dot < 0 ? ref : PortRef{ref.component, ref.port.left(dot)};
}

bool drives(const PortRef& ref, const DiagramPort& port)
{
    return port.causality == (ref.component.isEmpty() ? Causality::Input : Causality::Output);
}

}  // namespace

bool isBus(const Diagram& diagram, const PortRef& ref)
{
    const DiagramPort* port = diagram.port(ref);
    return port && port->isBus && !isOnBus(*port, ref);
}

bool isOnBus(const Diagram& diagram, const PortRef& ref)
{
    const DiagramPort* port = diagram.port(ref);
    return port && isOnBus(*port, ref);
}

BusSignals signalsOfBus(const Diagram& diagram, const PortRef& ref)
{
    const PortRef bus = busOf(ref);
    const int net = diagram.netOf(bus);
    BusSignals signals;
    for (const PortRef& one :
         net < 0 ? std::vector<PortRef>{bus} : diagram.nets()[static_cast<std::size_t>(net)].ports) {
        if (!isBus(diagram, one))
            continue;
        mergeBusSignals(signals, diagram.port(one)->signals, one.component.name);
        // Signals of a component's bus that lines of the sheet join.
        const QString prefix = one.text() + QLatin1Char('.');
        for (const Net& other : diagram.nets())
            for (const PortRef& member : other.ports)
                if (!one.component.isEmpty() && member.component == one.component && member.text().startsWith(prefix)) {
                    BusSignal added{member.text().mid(prefix.size()), {}, {}, {}, {}};
                    for (const PortRef& end : other.ports)
                        if (const DiagramPort* port = diagram.port(end); port && !port->isBus) {
                            added.type = port->signalType;
                            (drives(end, *port) ? added.givenBy : added.readBy).append(end.text());
                        }
                    mergeBusSignals(signals, {added}, {});
                }
    }
    std::ranges::sort(signals, {}, &BusSignal::name);
    return signals;
}

BusSignals fittingSignals(const Diagram& diagram, const PortRef& ref, const PortRef& partner)
{
    const DiagramPort* port = diagram.port(partner);
    BusSignals fitting = signalsOfBus(diagram, ref);
    std::erase_if(fitting, [&](const BusSignal& signal) {
        const bool isOther = port && !signal.type.isEmpty() && signal.type != port->signalType;
        const bool isGiven = port && drives(partner, *port) && !signal.givenBy.isEmpty();
        return isOther || isGiven;
    });
    return fitting;
}

QString newSignalName(const Diagram& diagram, const PortRef& ref, const PortRef& partner)
{
    const QString own = partner.baseName();
    const bool saysLittle = own.size() < 3;
    const QString stem = partner.component.isEmpty() || !saysLittle ? own : partner.component.baseName();
    const BusSignals taken = signalsOfBus(diagram, ref);
    QString name = stem;
    for (int number = 2; std::ranges::find(taken, name, &BusSignal::name) != taken.end(); ++number)
        name = stem + QString::number(number);
    return name;
}

PortRef signalOfBus(const PortRef& ref, const QString& name)
{
    return {ref.component, ref.port + QLatin1Char('.') + name};
}

}  // namespace bramah::model
