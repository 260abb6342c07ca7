// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/bus_signals.h"

#include "model/connections/expandable_members.h"
#include "solver/expressions/expression_cone.h"
#include "solver/messages/flat_messages.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
using model::ExpandableMembers;
using model::Instance;

namespace {

/// The component that has the connector \a part, or the connector that contains it.
const Instance& ownerOf(const Instance& part)
{
    const Instance* at = &part;
    while (at->parent() && (at == &part || at->isConnector() || ExpandableMembers::isInExpandable(*at)))
        at = at->parent();
    return *at;
}

}  // namespace

const Instance* BusSignals::instanceOf(VariableId variable) const
{
    return lowering_.context().variables.elementOf(variable).instance;
}

QString BusSignals::nameOf(VariableId variable) const
{
    return QString::fromStdString(lowering_.flat().variable(variable).path);
}

std::size_t BusSignals::rootOf(std::size_t set)
{
    while (parents_[set] != set)
        set = parents_[set] = parents_[parents_[set]];
    return set;
}

bool BusSignals::add(const std::vector<End>& set)
{
    const auto isOnBus = [this](const End& end) {
        const Instance* instance = instanceOf(end.variable);
        return instance && ExpandableMembers::isInExpandable(*instance);
    };
    if (std::ranges::none_of(set, isOnBus))
        return false;
    const std::size_t own = sets_.size();
    sets_.push_back(set);
    parents_.push_back(own);
    for (const End& end : set)
        if (isOnBus(end)) {
            const auto [known, isNew] = setByBusVariable_.try_emplace(index(end.variable), own);
            if (!isNew)
                parents_[rootOf(own)] = rootOf(known->second);
        }
    return true;
}

void BusSignals::sort(const End& end, Signal& signal) const
{
    const Instance* instance = instanceOf(end.variable);
    if (!instance)
        return;
    if (ExpandableMembers::isInExpandable(*instance)) {
        if (std::ranges::find(signal.onBus, end.variable) == signal.onBus.end())
            signal.onBus.push_back(end.variable);
        return;
    }
    const auto& prefixes = instance->prefixes();
    const bool isOwnVariable = end.isOutside && instance->isProtected();
    if ((!prefixes.isInput && !prefixes.isOutput) || isOwnVariable)
        signal.isCausal = false;
    else if (prefixes.isInput == end.isOutside)
        signal.sources.push_back(end);
    else
        signal.readers.push_back(end);
}

std::vector<BusSignals::Signal> BusSignals::signalsByRoot()
{
    std::vector<Signal> all;
    std::unordered_map<std::size_t, std::size_t> byRoot;
    for (std::size_t set = 0; set < sets_.size(); ++set) {
        const auto [at, isNew] = byRoot.try_emplace(rootOf(set), all.size());
        if (isNew)
            all.emplace_back();
        for (const End& end : sets_[set])
            sort(end, all[at->second]);
    }
    return all;
}

void BusSignals::check(const Instance& model, bool arePortsOpen)
{
    for (const Signal& signal : signalsByRoot())
        if (signal.isCausal)
            checkOne(signal, model, arePortsOpen);
}

const std::unordered_set<std::uint32_t>& BusSignals::variablesInEquations()
{
    if (areEquationsRead_)
        return inEquations_;
    areEquationsRead_ = true;
    ExpressionCone cone(lowering_.graph());
    const auto take = [&](ExprId id) {
        for (const VariableId variable : cone.variables(std::span(&id, 1)))
            inEquations_.insert(index(variable));
    };
    for (const FlatEquation& equation : lowering_.flat().equations) {
        take(equation.left);
        take(equation.right);
    }
    for (const FlatWhen& when : lowering_.flat().whens)
        for (const FlatWhen::Branch& branch : when.branches)
            for (const FlatAction& action : branch.actions)
                if (action.kind == ActionKind::Assign)
                    inEquations_.insert(index(action.variable));
    return inEquations_;
}

const Instance* BusSignals::giver(const Signal& signal)
{
    if (signal.sources.size() == 1)
        return &ownerOf(*instanceOf(signal.sources.front().variable));
    const Instance* found = nullptr;
    for (const VariableId variable : signal.onBus)
        if (signal.sources.empty() && variablesInEquations().contains(index(variable))) {
            if (found)
                return nullptr;
            found = &ownerOf(*instanceOf(variable));
        }
    return found;
}

void BusSignals::checkOne(const Signal& signal, const Instance& model, bool arePortsOpen)
{
    if (signal.sources.size() > 1) {
        report(DiagnosticKind::BusSignalGivenTwice,
               {nameOf(signal.sources[0].variable), nameOf(signal.sources[1].variable), nameOf(signal.onBus.front())},
               signal.sources[1].origin);
        return;
    }
    const auto isInEquations = [this](VariableId variable) { return variablesInEquations().contains(index(variable)); };
    if (signal.sources.empty() && std::ranges::none_of(signal.onBus, isInEquations)) {
        const auto isOfModel = [&](VariableId variable) { return &ownerOf(*instanceOf(variable)) == &model; };
        const auto open = std::ranges::find_if(signal.onBus, isOfModel);
        if (arePortsOpen && open != signal.onBus.end())
            lowering_.flat().variables[index(*open)].causality = Causality::Input;
        else if (!signal.readers.empty())
            reportNotGiven(signal);
        for (const VariableId variable : signal.onBus)
            givenOutside_.insert(index(variable));
        return;
    }
    const Instance* from = giver(signal);
    for (const VariableId variable : signal.onBus)
        if (from && !from->isWithin(ownerOf(*instanceOf(variable))))
            givenOutside_.insert(index(variable));
}

void BusSignals::reportNotGiven(const Signal& signal)
{
    const End& reader = signal.readers.front();
    report(DiagnosticKind::BusSignalNotGiven, {nameOf(reader.variable), nameOf(signal.onBus.front())}, reader.origin);
    // It is told at the port that waits for the signal, as an open input is.
    const Instance& port = *instanceOf(reader.variable);
    const Instance& owner = ownerOf(port);
    if (owner.parent()) {
        model::Diagnostic& said = lowering_.messages().diagnostics().back();
        said.component = QString::fromStdString(owner.path());
        said.port = QString::fromStdString(port.path()).mid(said.component.size() + 1);
    }
}

void BusSignals::report(DiagnosticKind kind, QStringList arguments, const Origin& origin)
{
    lowering_.messages().diagnostics().push_back(diagnosticAt(lowering_.flat(), kind, std::move(arguments), origin));
    lowering_.messages().countOther();
}

}  // namespace bramah::solver
