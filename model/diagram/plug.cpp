// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/plug.h"

#include "model/instance/instance.h"
#include "model/instance/text_attribute.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

/// A connector nested deeper than this is taken to contain itself.
constexpr int kMostLevels = 12;

QString typeNameOf(const Instance& variable)
{
    switch (variable.builtin()) {
    case BuiltinType::Real: return QStringLiteral("Real");
    case BuiltinType::Integer: return QStringLiteral("Integer");
    case BuiltinType::Boolean: return QStringLiteral("Boolean");
    case BuiltinType::String: return QStringLiteral("String");
    case BuiltinType::Enumeration:
        return variable.enumeration() ? QString::fromStdString(variable.enumeration()->qualifiedName()) : QString();
    default: return {};
    }
}

QString unitOf(const Instance& variable)
{
    if (variable.builtin() != BuiltinType::Real || !variable.mayHaveAttribute("unit"))
        return {};
    return textAttribute(variable, "unit");
}

class PlugReader
{
public:
    std::vector<PlugVariable> read(const Instance& connector)
    {
        visit(connector, {}, 0);
        return std::move(variables_);
    }

private:
    void visit(const Instance& instance, const QString& path, int depth)
    {
        if (instance.builtin() == BuiltinType::None) {
            if (depth < kMostLevels)
                visitChildren(instance, path, depth);
            return;
        }
        const syntax::Prefixes& prefixes = instance.prefixes();
        PlugVariable variable;
        variable.path = path;
        variable.type = typeNameOf(instance);
        variable.unit = unitOf(instance);
        if (depth > 0)  // each element of a vector of connectors is one connector
            variable.sizes = instance.sizes();
        variable.kind = prefixes.isParameter || prefixes.isConstant ? PlugKind::Parameter
                        : prefixes.isFlow                           ? PlugKind::Flow
                        : prefixes.isStream                         ? PlugKind::Stream
                                                                    : PlugKind::Potential;
        variable.causality = prefixes.isInput    ? Causality::Input
                             : prefixes.isOutput ? Causality::Output
                                                 : Causality::None;
        variables_.push_back(std::move(variable));
    }
    void visitChildren(const Instance& whole, const QString& path, int depth)
    {
        for (const auto& child : whole.children()) {
            const QString name = QString::fromStdString(child->name());
            const QString childPath = path.isEmpty() ? name : path + QLatin1Char('.') + name;
            if (child->elements().empty()) {
                visit(*child, childPath, depth + 1);
                continue;
            }
            for (std::size_t i = 0; i < child->elements().size(); ++i)
                visit(*child->elements()[i], childPath + QStringLiteral("[%1]").arg(i + 1), depth + 1);
        }
    }

    std::vector<PlugVariable> variables_;
};

bool areUnitsEqual(const QString& a, const QString& b)
{
    if (a.isEmpty() || b.isEmpty() || a == b)
        return true;
    const auto left = parseUnit(a);
    const auto right = parseUnit(b);
    return !left || !right ||
           (left->dimension == right->dimension && std::fabs(left->factor / right->factor - 1) < 1e-9);
}

PlugFault faultOf(const PlugVariable& a, const PlugVariable& b)
{
    if (a.type != b.type)
        return PlugFault::Type;
    if (a.kind != b.kind)
        return PlugFault::Kind;
    if (a.sizes != b.sizes)
        return PlugFault::Size;
    return areUnitsEqual(a.unit, b.unit) ? PlugFault::None : PlugFault::Unit;
}

}  // namespace

Plug::Plug(std::vector<PlugVariable> variables)
    : variables_(std::make_shared<const std::vector<PlugVariable>>(std::move(variables)))
{
}

const std::vector<PlugVariable>& Plug::variables() const
{
    static const std::vector<PlugVariable> none;
    return variables_ ? *variables_ : none;
}

const PlugVariable* Plug::variable(const QString& path) const
{
    const auto found = std::ranges::find(variables(), path, &PlugVariable::path);
    return found == variables().end() ? nullptr : &*found;
}

Plug plugOf(const Instance& connector)
{
    return Plug(PlugReader().read(connector));
}

PlugComparison compared(const Plug& a, const Plug& b)
{
    for (const PlugVariable& variable : a.variables()) {
        const PlugVariable* partner = b.variable(variable.path);
        if (!partner)
            return {PlugFault::Missing, variable.path, true};
        if (const PlugFault fault = faultOf(variable, *partner); fault != PlugFault::None)
            return {fault, variable.path, false};
    }
    for (const PlugVariable& variable : b.variables())
        if (!a.variable(variable.path))
            return {PlugFault::Missing, variable.path, false};
    return {};
}

bool areInterchangeable(const Plug& a, const Plug& b)
{
    return compared(a, b).fault == PlugFault::None &&
           std::ranges::all_of(a.variables(), [&](const PlugVariable& variable) {
               return b.variable(variable.path)->causality == variable.causality;
           });
}

}  // namespace bramah::model
