// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_rules.h"

#include "model/translate.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

QString nameOfDomain(Domain domain)
{
    switch (domain) {
    case Domain::Hydraulic: return tr("hydraulic");
    case Domain::Pneumatic: return tr("pneumatic");
    case Domain::Translational: return tr("translational");
    case Domain::Rotational: return tr("rotational");
    case Domain::Signal: return tr("signal");
    case Domain::Electrical: return tr("electrical");
    case Domain::Thermal: return tr("thermal");
    case Domain::Other: break;
    }
    return tr("other");
}

/// Inside a class, its own inputs are sources and its own outputs are where signals end.
bool drives(const PortRef& ref, const DiagramPort& port)
{
    return port.causality == (ref.component.isEmpty() ? Causality::Input : Causality::Output);
}

bool isFluid(Domain domain)
{
    return domain == Domain::Hydraulic || domain == Domain::Pneumatic;
}

}  // namespace

PortRef ConnectionRules::freeElement(const PortRef& ref) const
{
    const DiagramPort* port = diagram_.port(ref);
    if (!port || port->size < 0 || ref.port.contains(QLatin1Char('[')))
        return ref;
    for (int i = 1; i <= port->size; ++i) {
        const PortRef element{ref.component, QStringLiteral("%1[%2]").arg(ref.port).arg(i)};
        if (diagram_.netOf(element) < 0)
            return element;
    }
    return {};
}

std::vector<PortRef> ConnectionRules::joinedTo(const PortRef& port) const
{
    const int net = diagram_.netOf(port);
    return net < 0 ? std::vector<PortRef>{port} : diagram_.nets()[static_cast<std::size_t>(net)].ports;
}

ConnectionVerdict ConnectionRules::canConnect(const PortRef& a, const PortRef& b) const
{
    const DiagramPort* portA = diagram_.port(a);
    const DiagramPort* portB = diagram_.port(b);
    if (!portA || !portB)
        return ConnectionVerdict::refused(tr("There is no such port."));
    if (a == b && portA->size < 0)
        return ConnectionVerdict::refused(tr("A port cannot be joined to itself."));
    for (const auto& [ref, port] : {std::pair{a, portA}, std::pair{b, portB}})
        if (freeElement(ref).isEmpty())
            return ConnectionVerdict::refused(tr("All %1 places of `%2` are taken.").arg(port->size).arg(ref.text()));
    return judge(joinedTo(freeElement(a)), joinedTo(freeElement(b)));
}

ConnectionVerdict ConnectionRules::canConnect(const PortRef& a, const ConnectionId& line) const
{
    const DiagramPort* port = diagram_.port(a);
    if (!port || !diagram_.connection(line))
        return ConnectionVerdict::refused(tr("There is no such port."));
    if (freeElement(a).isEmpty())
        return ConnectionVerdict::refused(tr("All %1 places of `%2` are taken.").arg(port->size).arg(a.text()));
    return judge(joinedTo(freeElement(a)), joinedTo(line.a));
}

ConnectionVerdict ConnectionRules::canConnect(const ConnectionId& a, const ConnectionId& b) const
{
    if (!diagram_.connection(a) || !diagram_.connection(b))
        return ConnectionVerdict::refused(tr("There is no such line."));
    return judge(joinedTo(a.a), joinedTo(b.a));
}

ConnectionVerdict ConnectionRules::judge(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const
{
    if (a.empty() || b.empty() || !diagram_.port(a.front()) || !diagram_.port(b.front()))
        return ConnectionVerdict::refused(tr("There is no such port."));
    if (std::find(a.begin(), a.end(), b.front()) != a.end())
        return ConnectionVerdict::refused(tr("These are joined already."));
    const DiagramPort& first = *diagram_.port(a.front());
    const DiagramPort& second = *diagram_.port(b.front());
    if (const auto verdict = judgeKinds(first, second); !verdict.isLegal)
        return verdict;
    std::vector<PortRef> all = a;
    all.insert(all.end(), b.begin(), b.end());
    if (first.domain == Domain::Signal)
        return judgeSignals(all);
    if (!isFluid(first.domain))
        return {};
    if (const auto verdict = judgeOils(a, b); !verdict.isLegal)
        return verdict;
    ConnectionVerdict verdict;
    verdict.needsNode = std::none_of(all.begin(), all.end(), [&](const PortRef& ref) {
        const DiagramPort* port = diagram_.port(ref);
        // A port of the class itself may store outside.
        return ref.component.isEmpty() || (port && port->stores);
    });
    return verdict;
}

ConnectionVerdict ConnectionRules::judgeKinds(const DiagramPort& a, const DiagramPort& b) const
{
    if (a.domain != b.domain)
        return ConnectionVerdict::refused(
            tr("A %1 port does not fit a %2 one.").arg(nameOfDomain(a.domain), nameOfDomain(b.domain)));
    if (a.domain == Domain::Signal && a.signalType != b.signalType)
        return ConnectionVerdict::refused(tr("A %1 signal does not fit a %2 one.").arg(a.signalType, b.signalType));
    if (a.domain == Domain::Other && a.connectorClass != b.connectorClass)
        return ConnectionVerdict::refused(
            tr("A port of class `%1` does not fit one of class `%2`.")
                .arg(a.connectorClass.section(QLatin1Char('.'), -1), b.connectorClass.section(QLatin1Char('.'), -1)));
    return {};
}

ConnectionVerdict ConnectionRules::judgeSignals(const std::vector<PortRef>& all) const
{
    std::vector<PortRef> sources;
    for (const PortRef& ref : all)
        if (const DiagramPort* port = diagram_.port(ref); port && drives(ref, *port))
            sources.push_back(ref);
    if (sources.size() > 1)
        return ConnectionVerdict::refused(
            tr("Two outputs cannot drive one line: `%1` and `%2`.").arg(sources[0].text(), sources[1].text()));
    if (sources.empty())
        return ConnectionVerdict::refused(tr("Two inputs give no signal; start at an output."));
    return {};
}

ConnectionVerdict ConnectionRules::judgeOils(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const
{
    const auto oilOf = [&](const std::vector<PortRef>& ports) -> std::optional<QString> {
        for (const PortRef& ref : ports)
            // A Node takes the oil it is joined to.
            if (const DiagramPort* port = diagram_.port(ref);
                port && !(diagram_.component(ref.component) && diagram_.component(ref.component)->isAutoNode))
                return port->oil;
        return std::nullopt;
    };
    const auto oilA = oilOf(a);
    const auto oilB = oilOf(b);
    if (!oilA || !oilB || *oilA == *oilB)
        return {};
    const auto shown = [](const QString& oil) { return oil.isEmpty() ? tr("the sheet's oil") : oil; };
    return ConnectionVerdict::refused(tr("The oils differ: %1 and %2.").arg(shown(*oilA), shown(*oilB)));
}

}  // namespace bramah::model
