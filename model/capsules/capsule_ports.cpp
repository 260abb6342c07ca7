// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capsules/capsule_ports.h"

#include "model/diagram/plug.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/reference_walk.h"

#include <algorithm>
#include <functional>

namespace bramah::model {
namespace {

using namespace syntax;

/// Visits the expressions and the connects in the text of a class.
class ClassWalk
{
public:
    std::function<void(const Expression&)> onExpression;
    std::function<void(const Equation&)> onConnect;

    void walk(const ClassDefinition& definition) const
    {
        for (const Element* element : definition.elements)
            for (const Component& component : element->components)
                walk(component.modification);
        for (const EquationSection& section : definition.equationSections)
            for (const Equation* equation : section.equations)
                walk(*equation);
        for (const AlgorithmSection& section : definition.algorithmSections)
            for (const Statement* statement : section.statements)
                walk(*statement);
    }

private:
    void tell(ExpressionPtr expression) const
    {
        if (expression)
            onExpression(*expression);
    }

    void walk(const Modification* modification) const
    {
        if (!modification)
            return;
        tell(modification->value);
        if (modification->nested)
            for (const Argument& argument : modification->nested->arguments)
                walk(argument.modification);
    }

    void walk(const Equation& equation) const
    {
        if (equation.kind == EquationKind::Connect) {
            onConnect(equation);
            return;
        }
        tell(equation.left);
        tell(equation.right);
        for (const EquationBranch& branch : equation.branches) {
            tell(branch.condition);
            for (const Equation* inner : branch.equations)
                walk(*inner);
        }
        for (const Equation* inner : equation.body)
            walk(*inner);
    }

    void walk(const Statement& statement) const
    {
        tell(statement.target);
        tell(statement.value);
        for (const StatementBranch& branch : statement.branches) {
            tell(branch.condition);
            for (const Statement* inner : branch.statements)
                walk(*inner);
        }
        for (const Statement* inner : statement.body)
            walk(*inner);
    }
};

QString pathText(const ComponentReference& reference)
{
    QStringList names;
    for (const ReferencePart& part : reference.parts)
        names << QString::fromUtf8(part.name.text.data(), static_cast<qsizetype>(part.name.text.size()));
    return names.join(QLatin1Char('.'));
}

/// Finds how the inside of \a component uses each of its \a ports: sets CapsulePort::use and passedTo.
void readUses(const Instance& component, std::vector<CapsulePort>& ports)
{
    const auto portNamed = [&](std::string_view name) {
        const auto found = std::ranges::find_if(ports, [&](const CapsulePort& port) {
            return port.name == QLatin1String(name.data(), qsizetype(name.size()));
        });
        return found == ports.end() ? nullptr : &*found;
    };
    ClassWalk walk;
    walk.onExpression = [&](const Expression& expression) {
        for (CapsulePort& port : ports)
            forEachReference(expression, port.name.toStdString(), [&](const ComponentReference& reference) {
                if (!reference.parts.empty() && reference.parts.front().name.text == port.name.toStdString())
                    port.use = PortUse::End;
            });
    };
    walk.onConnect = [&](const Equation& equation) {
        const auto* left = equation.left ? equation.left->to<ComponentReference>() : nullptr;
        const auto* right = equation.right ? equation.right->to<ComponentReference>() : nullptr;
        if (!left || !right)
            return;
        for (const auto& [own, other] : {std::pair(left, right), std::pair(right, left)})
            if (CapsulePort* port = own->parts.size() == 1 ? portNamed(own->parts.front().name.text) : nullptr)
                if (other->parts.size() > 1 && !portNamed(other->parts.front().name.text))
                    port->passedTo << pathText(*other);
    };
    for (const ClassPart& part : component.parts())
        if (const ClassDefinition* definition = part.node->definition())
            walk.walk(*definition);
    for (CapsulePort& port : ports)
        if (port.use == PortUse::Unused && !port.passedTo.isEmpty())
            port.use = PortUse::Relay;
}

bool isPhysical(const Plug& plug)
{
    return std::ranges::any_of(plug.variables(),
                               [](const PlugVariable& variable) { return variable.kind == PlugKind::Flow; });
}

/// The text of \a key in `__Bramah(...)` of the connector's class or, if that has none, of a base class.
std::optional<QString> saidBy(const Instance& connector, std::string_view key)
{
    for (const ClassPart& part : connector.parts())
        if (const auto* definition = part.node->definition())
            if (const auto text = stringIn(vendorAnnotation(definition->annotation), key))
                return text;
    return std::nullopt;
}

/// The role of a connector with several signals: as its class says, else Master if its first signal is an output.
PortRole protocolRole(const Instance& connector, const Plug& plug)
{
    const QString said = saidBy(connector, "role").value_or(QString());
    const bool speaksFirst = plug.variables().front().causality == Causality::Output;
    if (saidBy(connector, "joining"))
        return PortRole::Other;  // an end of a line with a joining rule of its own, as in charts
    if (said.isEmpty())
        return speaksFirst ? PortRole::Master : PortRole::Slave;
    return said == QLatin1String("master") ? PortRole::Master : PortRole::Slave;
}

PortRole roleOf(const Instance& connector, const Plug& plug, bool isOnPhysical)
{
    if (isPhysical(plug))
        return PortRole::Physical;
    const bool isCausal = !plug.variables().empty() && std::ranges::all_of(plug.variables(), [](const auto& variable) {
        return variable.causality != Causality::None;
    });
    if (!isCausal)
        return PortRole::Other;
    if (!plug.variables().front().path.isEmpty())
        return protocolRole(connector, plug);
    const bool isInput = plug.variables().front().causality == Causality::Input;
    if (isOnPhysical)
        return isInput ? PortRole::Modulating : PortRole::Measuring;
    return isInput ? PortRole::SignalIn : PortRole::SignalOut;
}

}  // namespace

std::vector<CapsulePort> capsulePorts(const Instance& component)
{
    std::vector<CapsulePort> ports;
    std::vector<std::pair<const Instance*, Plug>> connectors;
    for (const auto& child : component.children()) {
        if (child->isProtected() || !child->isConnector())
            continue;
        const Instance* one =
            child->isArray() && !child->elements().empty() ? child->elements().front().get() : child.get();
        connectors.emplace_back(one, plugOf(*one));
        CapsulePort& port = ports.emplace_back();
        port.name = QString::fromStdString(child->name());
        port.protocol = QString::fromStdString(child->classNode().qualifiedName());
    }
    const bool isOnPhysical = std::ranges::any_of(connectors, [](const auto& one) { return isPhysical(one.second); });
    for (std::size_t k = 0; k < ports.size(); ++k) {
        const auto& [connector, plug] = connectors[k];
        ports[k].role = roleOf(*connector, plug, isOnPhysical);
        if (ports[k].role == PortRole::Master || ports[k].role == PortRole::Slave)
            for (const PlugVariable& variable : plug.variables())
                (variable.causality == Causality::Output ? ports[k].gives : ports[k].takes) << variable.path;
    }
    readUses(component, ports);
    return ports;
}

}  // namespace bramah::model
