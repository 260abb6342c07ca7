// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/diagram_checks.h"

#include "model/diagram/circuit.h"
#include "model/diagram/code_checks.h"
#include "model/diagram/joining_rule.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {
namespace {

class DiagramChecker
{
public:
    explicit DiagramChecker(const Diagram& diagram) : diagram_(diagram)
    {
        // A connect to `u[2]` or `a[1].p` counts for the whole vector or array.
        for (const DiagramConnection& connection : diagram.connections())
            for (const PortRef& ref : {connection.id.a, connection.id.b})
                joined_.insert({ref.component.baseName(), ref.baseName()});
    }

    Diagnostics check()
    {
        for (const DiagramComponent& component : diagram_.components()) {
            if (!component.isMissing)
                checkPorts(component);
        }
        checkTanks();
        checkNets();
        const Diagnostics ofCodes = checkCodes(diagram_);
        found_.insert(found_.end(), ofCodes.begin(), ofCodes.end());
        return std::move(found_);
    }

private:
    void report(DiagnosticKind kind, const DiagramComponent& component, const DiagramPort* port, QStringList arguments)
    {
        Diagnostic diagnostic;
        diagnostic.kind = kind;
        diagnostic.arguments = std::move(arguments);
        diagnostic.component = component.id.name;
        diagnostic.port = port ? port->name : QString();
        found_.push_back(std::move(diagnostic));
    }

    [[nodiscard]] bool isJoined(const DiagramComponent& component, const DiagramPort& port) const
    {
        if (diagram_.netOf(PortRef{component.id, port.name}) >= 0)
            return true;
        return joined_.contains({component.id.name, port.name});
    }

    void checkPorts(const DiagramComponent& component)
    {
        for (const DiagramPort& port : component.ports)
            if (!isJoined(component, port))
                if (const auto kind = JoiningRule::of(port).whenOpen(component, port))
                    report(*kind, component, &port, {port.name, component.id.name});
    }

    /// Has the component a port whose joining rule wants a store in the net?
    static bool isOfCircuit(const DiagramComponent& component)
    {
        return std::ranges::any_of(component.ports,
                                   [](const DiagramPort& port) { return JoiningRule::of(port).wantsStore(); });
    }

    void checkNets()
    {
        for (const Net& net : diagram_.nets())
            if (const DiagramPort* port = net.ports.empty() ? nullptr : diagram_.port(net.ports.front()))
                JoiningRule::of(*port).check(diagram_, net, found_);
    }

    /// Reports circuits without a component that sets the pressure and without a net that leads out of the class.
    void checkTanks()
    {
        QSet<ComponentId> seen;
        for (const DiagramComponent& start : diagram_.components()) {
            if (seen.contains(start.id) || !isOfCircuit(start))
                continue;
            const Circuit circuit = circuitAround(diagram_, start);
            bool hasReference = circuit.leadsOut;
            for (const DiagramComponent* component : circuit.components) {
                seen.insert(component->id);
                hasReference = hasReference || component->setsPressure;
            }
            if (!hasReference && circuit.components.size() > 1)
                report(DiagnosticKind::NoTank, start, nullptr, {start.id.name});
        }
    }

    const Diagram& diagram_;
    QSet<std::pair<QString, QString>> joined_;  ///< components and ports by name, without subscripts
    Diagnostics found_;
};

/// The message among \a drawn that a port of \a component is open; null if there is none.
Diagnostic* openPortOf(Diagnostics& drawn, const QString& component)
{
    const auto found = std::ranges::find_if(drawn, [&](const Diagnostic& fault) {
        return fault.kind == DiagnosticKind::OpenPort && fault.component == component && !component.isEmpty();
    });
    return found == drawn.end() ? nullptr : &*found;
}

/// Does the lack of equations of \a fault follow from too many equations for the same components? Example: a mass
/// between two walls cannot move and nothing determines the walls' forces; one wall less mends both.
bool followsFromTooMany(const Diagnostic& fault, const Diagnostics& all)
{
    if (fault.kind != DiagnosticKind::UnderdeterminedVariables)
        return false;
    const QStringList here = quotedIn(fault.arguments.value(0));
    return std::ranges::any_of(all, [&](const Diagnostic& other) {
        return other.kind == DiagnosticKind::OverdeterminedEquations &&
               std::ranges::any_of(quotedIn(other.arguments.value(0)),
                                   [&](const QString& component) { return here.contains(component); });
    });
}

/// Has the drawing already given a better reason why the connectors of \a fault do not fit?
bool isAboutEnds(const Diagnostics& drawn, const Diagnostic& fault)
{
    return fault.kind == DiagnosticKind::ConnectorsDiffer && std::ranges::any_of(drawn, [&](const Diagnostic& known) {
               const bool isOfChart = known.kind == DiagnosticKind::MissingTransition ||
                                      known.kind == DiagnosticKind::MissingStep ||
                                      known.kind == DiagnosticKind::SequenceEnds;
               return isOfChart && known.arguments.contains(fault.arguments.value(0)) &&
                      known.arguments.contains(fault.arguments.value(1));
           });
}

/// Does the lack of equations of \a fault follow from a macro-step in which nothing is drawn?
bool isOfEmptyMacroStep(const Diagnostics& drawn, const Diagnostic& fault)
{
    if (fault.kind != DiagnosticKind::DiscreteNotDetermined && fault.kind != DiagnosticKind::UnbalancedClass)
        return false;
    return std::ranges::any_of(drawn, [&](const Diagnostic& known) {
        return known.kind == DiagnosticKind::EmptyMacroStep &&
               (known.component.isEmpty() || fault.component == known.component ||
                fault.component.startsWith(known.component + QLatin1Char('.')));
    });
}

}  // namespace

void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled)
{
    appendCompiled(drawn, compiled, Diagram());
}

void appendCompiled(Diagnostics& drawn, const Diagnostics& compiled, const Diagram& diagram, const MeaningOf& meaningOf)
{
    QSet<QString> openInputs;
    for (const Diagnostic& fault : drawn)
        if (fault.kind == DiagnosticKind::OpenInput)
            openInputs.insert(fault.component + QLatin1Char('.') + fault.port);
    for (const Diagnostic& fault : compiled) {
        if (fault.kind == DiagnosticKind::DiscreteNotDetermined && openInputs.contains(fault.arguments.value(0)))
            continue;
        // What an open input leaves open is said at the input.
        const auto isNamed = [&](const QString& input) {
            return fault.message().contains(QLatin1Char('`') + input + QLatin1Char('`'));
        };
        if (fault.kind == DiagnosticKind::UnderdeterminedVariables && std::ranges::any_of(openInputs, isNamed))
            continue;
        // The drawing, or a message about another component that lacks the same inner, has reported this.
        const bool isSaid =
            (fault.kind == DiagnosticKind::DefaultInner || fault.kind == DiagnosticKind::MissingInner) &&
            std::ranges::any_of(drawn, [&](const Diagnostic& known) {
                return known.kind == fault.kind && known.arguments == fault.arguments;
            });
        if (isSaid || followsFromTooMany(fault, compiled) || isAboutEnds(drawn, fault) ||
            isOfEmptyMacroStep(drawn, fault))
            continue;
        Diagnostic* port =
            fault.kind == DiagnosticKind::UnderdeterminedVariables ? openPortOf(drawn, fault.component) : nullptr;
        if (!port) {
            drawn.push_back(inSheetWords(diagram, fault, meaningOf).value_or(fault));
            continue;
        }
        port->kind = DiagnosticKind::UndeterminedPort;
        const std::optional<Diagnostic> words = inSheetWords(diagram, fault, meaningOf);
        port->arguments = {port->port, port->component, words ? words->arguments.value(0) : fault.arguments.value(3)};
    }
}

void appendCounts(Diagnostics& told, const Diagnostics& unbalanced)
{
    const bool isSaid = hasErrors(told);
    for (const Diagnostic& fault : unbalanced)
        if (!isOfEmptyMacroStep(told, fault) &&
            (!isSaid || fault.kind != DiagnosticKind::UnbalancedClass || !fault.component.isEmpty()))
            told.push_back(fault);
}

Diagnostics checkDiagram(const Diagram& diagram)
{
    return DiagramChecker(diagram).check();
}

}  // namespace bramah::model
