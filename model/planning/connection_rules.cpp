// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_rules.h"

#include "model/translate.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

/// What a user of circuits calls a port: the end of the sentence "`P` is ...".
QString nounOf(const DiagramPort& port)
{
    switch (port.domain) {
    case Domain::Hydraulic: return tr("a hydraulic port");
    case Domain::Pneumatic: return tr("a pneumatic port");
    case Domain::Translational: return tr("a translational flange");
    case Domain::Rotational: return tr("a rotational flange");
    case Domain::Electrical: return tr("an electrical pin");
    case Domain::Thermal: return tr("a heat port");
    case Domain::Bond: return tr("a bond");
    case Domain::Signal: return tr("a signal of type %1").arg(port.signalType);
    case Domain::Other: break;
    }
    return tr("a port of class `%1`").arg(port.connectorClass.section(QLatin1Char('.'), -1));
}

QString nounOf(PlugKind kind)
{
    switch (kind) {
    case PlugKind::Potential: return tr("a potential");
    case PlugKind::Flow: return tr("a flow");
    case PlugKind::Stream: return tr("a stream");
    case PlugKind::Parameter: break;
    }
    return tr("a parameter");
}

/// Of a vector of connectors.
ConnectionVerdict noPlaceAt(const PortRef& ref, const DiagramPort& port)
{
    return ConnectionVerdict::refused(
        port.size == 0 ? tr("`%1` has no places yet; set how many it has in the properties.").arg(ref.text())
                       : tr("All %1 places of `%2` are taken.").arg(port.size).arg(ref.text()));
}

/// Inside a class, its own inputs are sources and its own outputs are where signals end.
bool drives(const PortRef& ref, Causality causality)
{
    return causality == (ref.component.isEmpty() ? Causality::Input : Causality::Output);
}

/// Why the connectors do not fit by their variables.
ConnectionVerdict judgePlugs(const PortRef& refA, const DiagramPort& a, const PortRef& refB, const DiagramPort& b)
{
    const PlugComparison found = compared(a.plug, b.plug);
    const QString& path = found.path;
    const QString first = refA.text();
    const QString second = refB.text();
    const auto differ = [&] {
        return ConnectionVerdict::refused(tr("`%1` is %2, `%3` %4.").arg(first, nounOf(a), second, nounOf(b)));
    };
    const PlugVariable* in = a.plug.variable(path);
    const PlugVariable* out = b.plug.variable(path);
    // A bond is what has its variables, whatever library it is of.
    const auto isOwnKind = [](Domain domain) { return domain == Domain::Other || domain == Domain::Bond; };
    const bool isKnown = !isOwnKind(a.domain) || !isOwnKind(b.domain);
    if (a.domain != b.domain && (isKnown || found.fault != PlugFault::None))
        return differ();
    switch (found.fault) {
    case PlugFault::None: return {};
    case PlugFault::Missing:
        if (std::ranges::none_of(a.plug.variables(), [&](const auto& one) { return b.plug.variable(one.path); }))
            return differ();
        return ConnectionVerdict::refused(
            tr("`%1` has `%2`, `%3` does not.")
                .arg(found.isOfFirst ? first : second, path, found.isOfFirst ? second : first));
    case PlugFault::Type:
        if (path.isEmpty())
            return differ();
        return ConnectionVerdict::refused(
            tr("`%1` is %2 in `%3`, but %4 in `%5`.").arg(path, in->type, first, out->type, second));
    case PlugFault::Kind:
        return ConnectionVerdict::refused(
            tr("`%1` is %2 in `%3`, but %4 in `%5`.").arg(path, nounOf(in->kind), first, nounOf(out->kind), second));
    case PlugFault::Size:
        return ConnectionVerdict::refused(tr("`%1` has another size in `%2` than in `%3`.").arg(path, first, second));
    case PlugFault::Unit:
        // The compiler warns of signals in unlike units; a physical quantity has one.
        if (a.domain == Domain::Signal)
            return {};
        return ConnectionVerdict::refused(
            tr("`%1` is in %2 in `%3`, but in %4 in `%5`.").arg(path, in->unit, first, out->unit, second));
    }
    return {};
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
    for (int i = 1; i <= port->size || !port->sizedBy.isEmpty(); ++i) {
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
            return noPlaceAt(ref, *port);
    return judge(joinedTo(freeElement(a)), joinedTo(freeElement(b)));
}

ConnectionVerdict ConnectionRules::canConnect(const PortRef& a, const ConnectionId& line) const
{
    const DiagramPort* port = diagram_.port(a);
    if (!port || !diagram_.connection(line))
        return ConnectionVerdict::refused(tr("There is no such port."));
    if (freeElement(a).isEmpty())
        return noPlaceAt(a, *port);
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
    if (const auto verdict = judgePlugs(a.front(), first, b.front(), second); !verdict.isLegal)
        return verdict;
    std::vector<PortRef> all = a;
    all.insert(all.end(), b.begin(), b.end());
    if (const auto verdict = judgeCausality(all); !verdict.isLegal)
        return verdict;
    if (const auto verdict = judgeBond(all); !verdict.isLegal)
        return verdict;
    if (const auto verdict = judgeFixed(all); !verdict.isLegal)
        return verdict;
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

ConnectionVerdict ConnectionRules::judgeCausality(const std::vector<PortRef>& all) const
{
    for (const PlugVariable& variable : diagram_.port(all.front())->plug.variables())
        if (const auto verdict = judgeCausality(variable, all); !verdict.isLegal)
            return verdict;
    return {};
}

ConnectionVerdict ConnectionRules::judgeCausality(const PlugVariable& variable, const std::vector<PortRef>& all) const
{
    std::vector<PortRef> sources;
    bool isCausal = true;
    for (const PortRef& ref : all) {
        const DiagramPort* port = diagram_.port(ref);
        const PlugVariable* one = port ? port->plug.variable(variable.path) : nullptr;
        if (!one)
            continue;
        isCausal = isCausal && one->causality != Causality::None;
        if (drives(ref, one->causality))
            sources.push_back(ref);
    }
    const bool isSignal = variable.path.isEmpty();
    if (sources.size() > 1) {
        const QString both = isSignal ? tr("Two outputs cannot drive one line: `%1` and `%2`.")
                                      : tr("Both `%1` and `%2` give `%3`; one has to take it.");
        const QString text = both.arg(sources[0].text(), sources[1].text());
        return ConnectionVerdict::refused(isSignal ? text : text.arg(variable.path));
    }
    if (sources.empty() && isCausal)
        return ConnectionVerdict::refused(isSignal ? tr("Two inputs give no signal; start at an output.")
                                                   : tr("Neither `%1` nor `%2` gives `%3`; one has to.")
                                                         .arg(all.front().text(), all.back().text(), variable.path));
    return {};
}

ConnectionVerdict ConnectionRules::judgeBond(const std::vector<PortRef>& all) const
{
    if (diagram_.bondEndAt(all.front()) == BondEnd::None)
        return {};
    if (all.size() > 2)
        return ConnectionVerdict::refused(tr("A bond joins two ports; use a 0- or 1-junction."));
    if (diagram_.bondEndAt(all.front()) != diagram_.bondEndAt(all.back()))
        return {};
    const QString text = diagram_.bondEndAt(all.front()) == BondEnd::Head
                             ? tr("`%1` and `%2` are both heads of bonds; a bond goes from a tail to a head.")
                             : tr("`%1` and `%2` are both tails of bonds; a bond goes from a tail to a head.");
    return ConnectionVerdict::refused(text.arg(all.front().text(), all.back().text()));
}

ConnectionVerdict ConnectionRules::judgeFixed(const std::vector<PortRef>& all) const
{
    const PortRef* first = nullptr;
    for (const PortRef& ref : all) {
        const DiagramPort* port = diagram_.port(ref);
        if (!port || port->fixes.isEmpty())
            continue;
        if (first)
            return ConnectionVerdict::refused(
                isFluid(port->domain)
                    ? tr("`%1` and `%2` both set the pressure; nothing tells what flows between them.")
                          .arg(first->text(), ref.text())
                    : tr("`%1` and `%2` both set `%3`; nothing tells what acts between them.")
                          .arg(first->text(), ref.text(), port->fixes));
        first = &ref;
    }
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
