// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/circuit_part.h"

#include "model/instance/instance.h"

#include <algorithm>
#include <limits>
#include <memory>

namespace bramah::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

double numberOf(const model::Instance& instance, const char* name, double otherwise)
{
    const model::Value value = instance.attribute(name);
    if (const auto* real = value.to<double>())
        return *real;
    if (const auto* whole = value.to<std::int64_t>())
        return static_cast<double>(*whole);
    return otherwise;
}

/// Does an extends clause on the way give the parameter a `final` value?
bool isSetForGood(const model::Instance& component, const std::string& parameter)
{
    for (const model::ClassPart& part : component.parts()) {
        if (!part.extends || !part.extends->modification)
            continue;
        for (const auto& argument : part.extends->modification->arguments)
            if (argument.isFinal && !argument.name.isEmpty() && argument.name.parts[0].text == parameter)
                return true;
    }
    return false;
}

std::vector<CircuitPart::Port> portsOf(const model::Instance& component)
{
    std::vector<CircuitPart::Port> ports;
    for (const auto& child : component.children()) {
        if (child->isProtected() || !child->isConnector())
            continue;
        const std::string type = child->classNode().qualifiedName();
        const model::Value unit = child->attribute("unit");
        const auto* text = unit.to<std::string>();
        ports.push_back({child->name(), type.substr(type.rfind('.') + 1), text ? *text : std::string(),
                         type.find("Rotational") != std::string::npos});
    }
    return ports;
}

void addChoice(model::ClassLibrary& library, CircuitPart& part, const model::Instance& parameter)
{
    const model::Value value = parameter.value();
    CircuitPart::Choice choice{parameter.name(), {}, {}, {}};
    if (const auto* literal = value.to<model::EnumerationValue>()) {
        // Whether a start exists that lets things rest depends on all others.
        if (choice.name == "init")
            return;
        for (const auto& other : literal->type->definition()->literals)
            choice.values.push_back(literal->type->qualifiedName() + "." + std::string(other.name.text));
    } else if (const auto* flag = value.to<bool>()) {
        choice.values = {*flag ? "false" : "true"};
        const std::string probe = "Probe_" + part.className.substr(part.className.rfind('.') + 1) + "_" + choice.name;
        const auto added = library.addFile(model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(
            QStringLiteral("probe.mo"),
            QByteArray::fromStdString("model " + probe + " extends " + part.className + "(" + choice.name + " = " +
                                      choice.values[0] + "); end " + probe + ";"))));
        model::InstanceTree tree(library);
        const std::vector<CircuitPart::Port> ports = portsOf(tree.instantiate(*added.front()));
        const auto isIn = [](const std::vector<CircuitPart::Port>& all, const CircuitPart::Port& port) {
            return std::any_of(all.begin(), all.end(),
                               [&](const CircuitPart::Port& one) { return one.name == port.name; });
        };
        for (const CircuitPart::Port& port : ports)
            if (!isIn(part.ports, port))
                choice.added.push_back(port);
        for (const CircuitPart::Port& port : part.ports)
            if (!isIn(ports, port))
                choice.removed.push_back(port.name);
    }
    if (!choice.values.empty())
        part.choices.push_back(std::move(choice));
}

}  // namespace

CircuitPart describePart(model::ClassLibrary& library, const model::ClassNode& node)
{
    CircuitPart result;
    result.className = node.qualifiedName();
    model::InstanceTree tree(node.library());
    const model::Instance& root = tree.instantiate(node);
    result.ports = portsOf(root);
    for (const auto& child : root.children()) {
        if (child->isProtected() || child->isConnector())
            continue;
        if (!child->prefixes().isParameter || child->prefixes().isFinal || isSetForGood(root, child->name()))
            continue;
        const model::Value value = child->value();
        const auto* real = value.to<double>();
        if (real != nullptr && *real > 0)
            result.parameters.push_back(
                {child->name(), *real, numberOf(*child, "min", -kInfinity), numberOf(*child, "max", kInfinity)});
        else
            addChoice(library, result, *child);
    }
    return result;
}

}  // namespace bramah::test
