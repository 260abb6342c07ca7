// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/port_reader.h"

#include "model/connections/bus_signals.h"
#include "model/connections/chosen_equations.h"
#include "model/connections/expandable_members.h"
#include "model/diagram/joining_rule.h"
#include "model/instance/evaluator.h"
#include "model/instance/shown_texts.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/reference_walk.h"
#include "model/text/dotted_name.h"

#include <algorithm>
#include <array>
#include <functional>

namespace bramah::model {
namespace {

/// The names of a connect's side, `a` or `a.b`, without subscripts; empty for anything else.
std::vector<std::string_view> pathOf(syntax::ExpressionPtr expression)
{
    std::vector<std::string_view> path;
    if (const auto* reference = expression ? expression->to<syntax::ComponentReference>() : nullptr)
        for (const syntax::ReferencePart& part : reference->parts)
            path.push_back(part.name.text);
    return path;
}

/// Follows connects inside of a component to find a connector that passes a test.
class InsideSearch
{
public:
    using Test = std::function<bool(const Instance& component, const Instance& connector)>;
    explicit InsideSearch(Test test) : test_(std::move(test)) {}

    bool found(const Instance& component, const std::string& port, int depth)
    {
        const Instance* connector = component.child(port);
        if (!connector)
            return false;
        if (test_(component, *connector))
            return true;
        if (depth <= 0)
            return false;
        // The inner ports joined to this one through any number of connects.
        std::vector<std::string> reached{port};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const ClassPart& part : component.parts())
                if (const auto* definition = part.node->definition())
                    for (const syntax::EquationSection& section : definition->equationSections)
                        for (const syntax::Equation* equation : section.equations)
                            if (equation->kind == syntax::EquationKind::Connect)
                                follow(*equation, reached[i], reached);
        for (const std::string& path : reached) {
            const auto dot = firstDot(path);
            if (dot == std::string::npos)
                continue;
            const Instance* inner = component.child(path.substr(0, dot));
            if (inner && found(*inner, path.substr(dot + 1), depth - 1))
                return true;
        }
        return false;
    }

private:
    static void follow(const syntax::Equation& equation, const std::string& from, std::vector<std::string>& reached)
    {
        const std::string left = joined(pathOf(equation.left));
        const std::string right = joined(pathOf(equation.right));
        const std::string* next = left == from ? &right : right == from ? &left : nullptr;
        if (next && !next->empty() && std::find(reached.begin(), reached.end(), *next) == reached.end())
            reached.push_back(*next);
    }
    static std::string joined(const std::vector<std::string_view>& path)
    {
        std::string text;
        for (const std::string_view part : path)
            (text += text.empty() ? "" : ".") += part;
        return text;
    }

    Test test_;
};

bool isDeclaredStoring(const Instance&, const Instance& connector)
{
    return connector.component() && syntax::vendorFlag(connector.component()->comment.annotation, "stores");
}

/// Do parameters determine the expression, written in \a scope, during a whole run? With \a withInputs it may also use
/// inputs and time.
bool isGiven(const syntax::Expression& expression, const Instance& scope, bool withInputs = true)
{
    if (const auto* reference = expression.to<syntax::ComponentReference>()) {
        const Instance* at = &scope;
        for (const syntax::ReferencePart& part : reference->parts) {
            const Instance* next = at->resolved().child(part.name.text);
            if (!next)  // `time`, or a constant in a package
                return at == &scope && (withInputs || part.name.text != "time");
            at = next;
            if (at->prefixes().isParameter || at->prefixes().isConstant || (withInputs && at->prefixes().isInput))
                return true;
        }
        return false;
    }
    bool areGiven = true;
    syntax::forEachChild(
        expression, [&](const syntax::Expression& part) { areGiven = areGiven && isGiven(part, scope, withInputs); });
    return areGiven;
}

bool isOfParameters(const syntax::Expression& expression, const Instance& scope)
{
    return isGiven(expression, scope, false);
}

/// The value of \a expression, written in \a part of \a component, if parameters alone determine it; a variable counts
/// if one equation determines it so.
std::optional<double> valueByParameters(const syntax::Expression& expression, const Instance& component,
                                        const ClassPart& part)
{
    const auto valueOf = [&](const syntax::Expression& one, const ClassPart& at) {
        return Evaluator(component.tree()).evaluate(one, {component, at.node}).number();
    };
    const auto* reference = expression.to<syntax::ComponentReference>();
    const Instance* variable =
        reference && reference->parts.size() == 1 ? component.child(reference->parts[0].name.text) : nullptr;
    if (!variable || variable->prefixes().isParameter || variable->prefixes().isConstant)
        return isOfParameters(expression, component) ? valueOf(expression, part) : std::nullopt;
    std::optional<double> value;
    forEachChosenEquation(component, [&](const syntax::Equation& equation, const ClassPart& at) {
        if (equation.kind != syntax::EquationKind::Simple || value)
            return;
        for (const auto& [side, other] :
             {std::pair{equation.left, equation.right}, std::pair{equation.right, equation.left}}) {
            const auto* given = side ? side->to<syntax::ComponentReference>() : nullptr;
            if (given && other && given->parts.size() == 1 && given->parts[0].name.text == variable->name() &&
                isOfParameters(*other, component))
                value = valueOf(*other, at);
        }
    });
    return value;
}

/// The potential of \a connector that an equation of \a component sets; its name is empty if none does.
FixedPotential setPotential(const Instance& component, const Instance& connector)
{
    const auto setBy = [&](const syntax::Expression* side, const syntax::Expression* other,
                           const ClassPart& part) -> FixedPotential {
        const auto* reference = side && other ? side->to<syntax::ComponentReference>() : nullptr;
        if (!reference || reference->parts.size() != 2 || reference->parts[0].name.text != connector.name() ||
            !reference->parts[0].subscripts.empty())
            return {};
        const Instance* variable = connector.child(reference->parts[1].name.text);
        const bool isPotential = variable && !variable->prefixes().isFlow && !variable->prefixes().isStream &&
                                 !variable->prefixes().isInput && !variable->prefixes().isOutput;
        if (!isPotential)
            return {};
        const std::optional<double> value = valueByParameters(*other, component, part);
        return value || isGiven(*other, component) ? FixedPotential{variable->name(), value} : FixedPotential();
    };
    FixedPotential fixed;
    forEachChosenEquation(component, [&](const syntax::Equation& equation, const ClassPart& part) {
        if (equation.kind != syntax::EquationKind::Simple || !fixed.name.empty())
            return;
        fixed = setBy(equation.left, equation.right, part);
        if (fixed.name.empty())
            fixed = setBy(equation.right, equation.left, part);
    });
    return fixed;
}

bool isPilotName(const QString& name)
{
    if (name.isEmpty() || !QStringLiteral("XYL").contains(name.front()))
        return false;
    return std::all_of(name.begin() + 1, name.end(), [](QChar c) { return c.isDigit(); });
}

BondEnd bondEndOf(const Instance& connector)
{
    const auto* definition = connector.classNode().definition();
    const QString end =
        syntax::stringIn(syntax::vendorAnnotation(definition ? definition->annotation : nullptr), "bond")
            .value_or(QString());
    return end == QLatin1String("tail") ? BondEnd::Tail : end == QLatin1String("head") ? BondEnd::Head : BondEnd::None;
}

/// The oil given to a component in its declaration, as written; empty for the sheet's own oil.
QString oilOf(const Instance& component)
{
    const Instance* oil = component.child("oil");
    const Modifier* binding = oil ? oil->modifiers().binding() : nullptr;
    if (!binding || binding->scope != component.parent() || !binding->value || !binding->text)
        return {};
    const std::string_view text = binding->text->view(binding->value->span);
    const QString written = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).simplified();
    return written == QStringLiteral("fluid.oil") ? QString() : written;
}

}  // namespace

namespace {

/// The parameter of \a component that lines at the vector \a connector increase (Modelica 3.6, 18.7). Empty if there is
/// none, or if its value is a formula, which a line must not overwrite.
QString sizedByLines(const Instance& connector, const Instance& component)
{
    if (!connector.component() || connector.parent() != &component || component.isArray())
        return {};
    const auto& subscripts =
        connector.component()->subscripts.empty() ? connector.element()->subscripts : connector.component()->subscripts;
    if (subscripts.size() != 1)
        return {};
    const auto* reference = subscripts.front()->to<syntax::ComponentReference>();
    const Instance* size =
        reference && reference->parts.size() == 1 ? component.child(reference->parts.front().name.text) : nullptr;
    if (!size || !size->component() || !size->component()->comment.annotation)
        return {};
    const auto* dialog = syntax::nestedIn(size->component()->comment.annotation->arguments, "Dialog");
    const auto value = syntax::valueIn(dialog, "connectorSizing");
    const auto* isSizing = value ? value->to<syntax::BooleanLiteral>() : nullptr;
    const Modifier* binding = size->modifiers().binding();
    const bool isNumber = !binding || (binding->value && syntax::numberOf(binding->value));
    return isSizing && isSizing->value && isNumber ? QString::fromStdString(size->name()) : QString();
}

}  // namespace

namespace {

/// A connector of another library, which has no `__Bramah` annotation: recognised by a potential and a flow.
struct KnownConnector {
    const char* potential;
    const char* flow;
    const Domain& domain;
    LineStyle line;
    const char* joining;
};

const std::array<KnownConnector, 5>& knownConnectors()
{
    static const std::array<KnownConnector, 5> known{
        KnownConnector{"p", "m_flow", Domain::Hydraulic, LineStyle::Working, "volumes"},
        KnownConnector{"s", "f", Domain::Translational, LineStyle::Mechanical, "flanges"},
        KnownConnector{"phi", "tau", Domain::Rotational, LineStyle::Mechanical, "flanges"},
        KnownConnector{"v", "i", Domain::Electrical, LineStyle::Electrical, ""},
        KnownConnector{"T", "Q_flow", Domain::Thermal, LineStyle::Thermal, ""}};
    return known;
}

/// The class of the node that drawing inserts between ports that do not store; a connector class may name another.
constexpr auto kUsualNode = "Bramah.Hydraulics.Node";

/// The text of \a key in `__Bramah(...)` of the connector's class or of a base class; empty if none has it.
QString saidBy(const Instance& connector, const char* key)
{
    for (auto part = connector.parts().rbegin(); part != connector.parts().rend(); ++part)
        if (const auto* definition = part->node->definition())
            if (const auto text = syntax::stringIn(syntax::vendorAnnotation(definition->annotation), key))
                return *text;
    return {};
}

void takeKnown(const Instance& connector, DiagramPort& port)
{
    const auto has = [&](const char* name, bool isFlow) {
        const Instance* variable = connector.child(name);
        return variable && variable->prefixes().isFlow == isFlow;
    };
    for (const KnownConnector& known : knownConnectors())
        if (has(known.potential, false) && has(known.flow, true)) {
            port.domain = known.domain;
            port.lineStyle = known.line;
            port.joining = QLatin1String(known.joining);
            return;
        }
    port.lineStyle = LineStyle::Other;
}

/// Sets domain, line style and joining rule: as for a signal, as for a bus, as the class says, or by the variables.
void readKind(const Instance& connector, DiagramPort& port)
{
    if (connector.builtin() != BuiltinType::None) {
        port.domain = Domain::Signal;
        port.signalType = signalTypeOf(connector);
        port.lineStyle = port.signalType == QLatin1String("Boolean") ? LineStyle::BooleanSignal : LineStyle::Signal;
        port.joining = QStringLiteral("signals");
        return;
    }
    port.isBus = ExpandableMembers::isExpandable(connector);
    port.bondEnd = bondEndOf(connector);
    if (port.bondEnd != BondEnd::None) {
        port.domain = Domain::Bond;
        port.lineStyle = LineStyle::Bond;
        port.joining = QStringLiteral("bonds");
    } else if (port.isBus) {
        port.lineStyle = LineStyle::Bus;
    } else {
        takeKnown(connector, port);
    }
    if (const QString domain = saidBy(connector, "domain"); !domain.isEmpty())
        port.domain = Domain(domain);
    if (const auto line = lineStyleNamed(saidBy(connector, "line")))
        port.lineStyle = *line;
    if (const QString joining = saidBy(connector, "joining"); !joining.isEmpty())
        port.joining = joining;
    if (JoiningRule::of(port).wantsStore()) {
        port.nodeClass = saidBy(connector, "node");
        port.pilotNode = saidBy(connector, "pilotNode");
        if (port.nodeClass.isEmpty()) {
            port.nodeClass = QLatin1String(kUsualNode);
            port.pilotNode = QStringLiteral("(V = 5e-6)");
        }
        if (port.lineStyle == LineStyle::Working && isPilotName(port.name))
            port.lineStyle = LineStyle::Pilot;
    }
}

}  // namespace

bool hasFlag(const Instance& instance, std::string_view flag)
{
    return std::any_of(instance.parts().begin(), instance.parts().end(), [flag](const ClassPart& part) {
        return part.node->definition() && syntax::vendorFlag(part.node->definition()->annotation, flag);
    });
}

bool setsPressure(const Instance& component)
{
    const std::function<bool(const Instance&, int)> search = [&](const Instance& instance, int depth) {
        if (hasFlag(instance, "setsPressure"))
            return true;
        if (depth == 0)
            return false;
        return std::any_of(instance.children().begin(), instance.children().end(), [&](const auto& child) {
            return child->kind() == syntax::ClassKind::Model && !child->prefixes().isOuter && search(*child, depth - 1);
        });
    };
    return search(component, 4);
}

OilVolumes oilVolumesOf(const Instance& component)
{
    OilVolumes volumes;
    if (const Instance* ideal = component.child("ideal")) {
        const Value value = ideal->value();
        if (const bool* isIdeal = value.to<bool>(); isIdeal && *isIdeal)
            return volumes;
    }
    const auto count = [&volumes](const Instance& part) {
        const Instance* mass = part.child("dm");
        if (!mass)
            return;
        ++volumes.count;
        if (!mass->component() || !syntax::vendorFlag(mass->component()->comment.annotation, "conserved"))
            ++volumes.unmarked;
    };
    count(component);
    for (const auto& part : component.children())
        if (part->kind() == syntax::ClassKind::Model && !part->prefixes().isOuter)
            count(*part);
    return volumes;
}

bool storesOil(const Instance& component, const std::string& port)
{
    return InsideSearch(isDeclaredStoring).found(component, port, 8);
}

FixedPotential fixedPotential(const Instance& component, const std::string& port)
{
    FixedPotential fixed;
    (void)InsideSearch([&](const Instance& whole, const Instance& connector) {
        fixed = connector.isArray() ? FixedPotential() : setPotential(whole, connector);
        return !fixed.name.empty();
    }).found(component, port, 4);
    return fixed;
}

DiagramPort readPort(const Instance& connector, const Instance& component)
{
    // Elements of a vector are alike, so the first one is read.
    const Instance& one =
        connector.isArray() && !connector.elements().empty() ? *connector.elements().front() : connector;
    DiagramPort port;
    port.name = QString::fromStdString(connector.name());
    port.connectorClass = QString::fromStdString(connector.classNode().qualifiedName());
    port.description = shownDescription(connector);
    port.plug = plugOf(one);
    readKind(one, port);
    if (port.isBus)
        port.signals = readBusSignals(connector, component);
    if (port.domain == Domain::Signal) {
        port.causality = one.prefixes().isInput    ? Causality::Input
                         : one.prefixes().isOutput ? Causality::Output
                                                   : Causality::None;
        port.hasDefault = one.modifiers().binding() != nullptr;
    }
    if (connector.isArray())
        port.size = connector.sizes().empty() ? 0 : static_cast<int>(connector.sizes().front());
    if (connector.isArray())
        port.sizedBy = sizedByLines(connector, component);
    if (JoiningRule::of(port).wantsStore()) {
        port.stores = storesOil(component, connector.name());
        port.oil = oilOf(component);
    }
    const bool isOfComponent = connector.parent() == &component && component.parent();
    if (isOfComponent && port.domain != Domain::Signal) {
        const FixedPotential fixed = fixedPotential(component, connector.name());
        port.fixes = QString::fromStdString(fixed.name);
        port.fixedAt = fixed.value;
    }
    return port;
}

}  // namespace bramah::model
