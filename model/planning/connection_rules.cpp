// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_rules.h"

#include "model/diagram/frame_plug.h"
#include "model/planning/bus_plan.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

/// The noun for a port's domain, as the end of the sentence "`P` is ...".
QString nounOf(const DiagramPort& port)
{
    if (port.domain == Domain::Signal)
        return tr("a signal of type %1").arg(port.signalType);
    const std::pair<const Domain&, QString> words[] = {{Domain::Hydraulic, tr("a hydraulic port")},
                                                       {Domain::Pneumatic, tr("a pneumatic port")},
                                                       {Domain::Translational, tr("a translational flange")},
                                                       {Domain::Rotational, tr("a rotational flange")},
                                                       {Domain::Electrical, tr("an electrical pin")},
                                                       {Domain::Thermal, tr("a heat port")},
                                                       {Domain::Bond, tr("a bond")}};
    for (const auto& [domain, word] : words)
        if (port.domain == domain)
            return word;
    if (isFrame(port.plug))
        return tr("a frame of a mechanism");
    return tr("a port of class `%1`").arg(lastName(port.connectorClass));
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

/// The verdict for a vector of connectors without a free element.
ConnectionVerdict noPlaceAt(const PortRef& ref, const DiagramPort& port)
{
    return ConnectionVerdict::refused(
        port.size == 0 ? tr("`%1` has no places yet; set how many it has in the properties.").arg(ref.text())
                       : tr("All %1 places of `%2` are taken.").arg(port.size).arg(ref.text()));
}

/// Does the port drive the signal? Inside of a class its own inputs do, and its own outputs do not.
bool drives(const PortRef& ref, Causality causality)
{
    return causality == (ref.component.isEmpty() ? Causality::Input : Causality::Output);
}

/// The verdict from the variables of the connectors.
ConnectionVerdict judgePlugs(const PortRef& refA, const DiagramPort& a, const PortRef& refB, const DiagramPort& b)
{
    const PlugComparison found = compared(a.plug, b.plug);
    const QString& path = found.path;
    const QString first = refA.text();
    const QString second = refB.text();
    const QString unlike = tr("`%1` is %2, `%3` %4.").arg(first, nounOf(a), second, nounOf(b));
    const auto differ = [&] { return ConnectionVerdict::refused(unlike); };
    const PlugVariable* in = a.plug.variable(path);
    const PlugVariable* out = b.plug.variable(path);
    // A connector is a bond if it has the variables of a bond, whatever its library.
    const auto isOwnKind = [](const Domain& domain) { return domain == Domain::Other || domain == Domain::Bond; };
    const bool isKnown = !isOwnKind(a.domain) || !isOwnKind(b.domain);
    if (a.domain != b.domain && found.fault != PlugFault::None)
        return differ();
    if (a.domain != b.domain && isKnown)
        return ConnectionVerdict::odd(unlike);
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
        // The compiler warns of different units as well.
        return ConnectionVerdict::odd(
            tr("`%1` is in %2 in `%3`, but in %4 in `%5`.").arg(path, in->unit, first, out->unit, second));
    }
    return {};
}

}  // namespace

PortRef ConnectionRules::freeElement(const PortRef& ref) const
{
    const DiagramPort* port = diagram_.port(ref);
    if (!port || port->size < 0 || findUnquoted(ref.port, u'[') >= 0)
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
    if (net < 0)
        return {port};
    std::vector<PortRef> ports = diagram_.nets()[static_cast<std::size_t>(net)].ports;
    // Reasons name the first one: the port that the user means.
    if (const auto meant = std::ranges::find(ports, port); meant != ports.end())
        std::rotate(ports.begin(), meant, meant + 1);
    return ports;
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
    const auto isOfBus = [&](const PortRef& ref) { return diagram_.port(ref) && diagram_.port(ref)->isBus; };
    if (std::ranges::any_of(a, isOfBus) || std::ranges::any_of(b, isOfBus))
        return judgeBuses(a, b);
    std::vector<PortRef> all = a;
    all.insert(all.end(), b.begin(), b.end());
    ConnectionVerdict whole = judgePlugs(a.front(), first, b.front(), second);
    const auto take = [&whole](const ConnectionVerdict& verdict) {
        if (!verdict.isLegal)
            whole = verdict;
        else if (whole.warning.isEmpty())
            whole.warning = verdict.warning;
        return whole.isLegal;
    };
    if (!whole.isLegal || !take(judgeCausality(all)) || !take(judgeFixed(all))) {
        if (QString reason = JoiningRule::of(first).whyUnlike({diagram_, a, b}); !reason.isEmpty())
            whole.reason = std::move(reason);
        return whole;
    }
    const ConnectionVerdict ofKind = JoiningRule::of(first).judge({diagram_, a, b});
    take(ofKind);
    whole.needsNode = ofKind.needsNode;
    return whole;
}

ConnectionVerdict ConnectionRules::judgeBuses(const std::vector<PortRef>& a, const std::vector<PortRef>& b) const
{
    // Each port in a net with a bus is a bus, a signal of a bus, or joined to a single signal.
    const auto busIn = [&](const std::vector<PortRef>& ports) {
        // Prefers a bus of the sheet's own to a bus of a component.
        const auto own = std::ranges::find_if(
            ports, [&](const PortRef& ref) { return ref.component.isEmpty() && isBus(diagram_, ref); });
        return own != ports.end()
                   ? own
                   : std::ranges::find_if(ports, [&](const PortRef& ref) { return isBus(diagram_, ref); });
    };
    const auto plainIn = [&](const std::vector<PortRef>& ports) {
        return std::ranges::find_if(
            ports, [&](const PortRef& ref) { return diagram_.port(ref) && !diagram_.port(ref)->isBus; });
    };
    const bool isFirstBus = busIn(a) != a.end();
    const bool isSecondBus = busIn(b) != b.end();
    const bool hasPlain = plainIn(a) != a.end() || plainIn(b) != b.end();
    if (isFirstBus && isSecondBus)
        return {};
    if ((isFirstBus || isSecondBus) && !hasPlain)
        return {};  // one bus becomes part of another
    std::vector<PortRef> all = a;
    all.insert(all.end(), b.begin(), b.end());
    if (isFirstBus || isSecondBus) {
        ConnectionVerdict verdict;
        verdict.namelessBus = isFirstBus ? *busIn(a) : *busIn(b);
        return verdict;
    }
    if (plainIn(a) != a.end() && plainIn(b) != b.end()) {
        const PortRef& first = *plainIn(a);
        const PortRef& second = *plainIn(b);
        if (const auto verdict = judgePlugs(first, *diagram_.port(first), second, *diagram_.port(second));
            !verdict.isLegal)
            return verdict;
    }
    for (const PortRef& ref : all)
        if (model::isOnBus(diagram_, ref))
            if (const auto verdict = judgeOnBus(ref, all); !verdict.isLegal)
                return verdict;
    std::erase_if(all, [&](const PortRef& ref) { return !diagram_.port(ref) || diagram_.port(ref)->isBus; });
    return all.empty() ? ConnectionVerdict() : judgeCausality(all, true);
}

ConnectionVerdict ConnectionRules::judgeOnBus(const PortRef& signal, const std::vector<PortRef>& all) const
{
    const BusSignals known = signalsOfBus(diagram_, signal);
    const auto found = std::ranges::find(known, behindFirst(signal.port), &BusSignal::name);
    if (found == known.end())
        return {};
    for (const PortRef& ref : all) {
        if (!diagram_.port(ref) || diagram_.port(ref)->isBus)
            continue;
        const DiagramPort& port = *diagram_.port(ref);
        if (!found->type.isEmpty() && port.domain != Domain::Signal)
            return ConnectionVerdict::refused(
                tr("`%1` is a signal of type %2, `%3` %4.").arg(signal.text(), found->type, ref.text(), nounOf(port)));
        if (!found->type.isEmpty() && found->type != port.signalType)
            return ConnectionVerdict::refused(tr("`%1` is a signal of type %2, `%3` one of type %4.")
                                                  .arg(signal.text(), found->type, ref.text(), port.signalType));
        const bool isOther = !found->givenBy.isEmpty() && !found->givenBy.contains(ref.text());
        if (isOther && drives(ref, port.causality))
            return ConnectionVerdict::refused(tr("`%1` gives `%2` already; take another name for `%3`.")
                                                  .arg(found->givenBy.front(), signal.text(), ref.text()));
    }
    return {};
}

ConnectionVerdict ConnectionRules::judgeCausality(const std::vector<PortRef>& all, bool mayBeGiven) const
{
    for (const PlugVariable& variable : diagram_.port(all.front())->plug.variables())
        if (const auto verdict = judgeCausality(variable, all, mayBeGiven); !verdict.isLegal)
            return verdict;
    return {};
}

ConnectionVerdict ConnectionRules::judgeCausality(const PlugVariable& variable, const std::vector<PortRef>& all,
                                                  bool mayBeGiven) const
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
    if (sources.empty() && isCausal && !mayBeGiven)
        return ConnectionVerdict::refused(isSignal ? tr("Two inputs give no signal; start at an output.")
                                                   : tr("Neither `%1` nor `%2` gives `%3`; one has to.")
                                                         .arg(all.front().text(), all.back().text(), variable.path));
    return {};
}

ConnectionVerdict ConnectionRules::judgeFixed(const std::vector<PortRef>& all) const
{
    // Potentials that parameters set to nearly the same value count as equal; the compiler joins them too.
    constexpr double kSame = 1e-9;
    const PortRef* first = nullptr;
    for (const PortRef& ref : all) {
        const DiagramPort* port = diagram_.port(ref);
        if (!port || port->fixes.isEmpty())
            continue;
        const DiagramPort* known = first ? diagram_.port(*first) : nullptr;
        if (known && known->fixedAt && port->fixedAt) {
            const double one = *known->fixedAt, two = *port->fixedAt;
            if (std::abs(one - two) <= kSame * std::max(std::abs(one), std::abs(two)))
                continue;
            return ConnectionVerdict::refused(tr("`%1` and `%2` set different values of `%3`; make them equal first.")
                                                  .arg(first->text(), ref.text(), port->fixes));
        }
        if (known)
            return ConnectionVerdict::refused(
                JoiningRule::of(*port).wantsStore()
                    ? tr("`%1` and `%2` both set the pressure; nothing determines the flow between them.")
                          .arg(first->text(), ref.text())
                    : tr("`%1` and `%2` both set `%3`; nothing determines what acts between them.")
                          .arg(first->text(), ref.text(), port->fixes));
        first = &ref;
    }
    return {};
}

}  // namespace bramah::model
