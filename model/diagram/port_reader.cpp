// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/port_reader.h"

#include "model/diagram/chosen_equations.h"
#include "model/instance/shown_texts.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/reference_walk.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace bramah::model {
namespace {

/// `a` or `a.b` of a connect's side, subscripts left out; empty for anything else.
std::vector<std::string_view> pathOf(syntax::ExpressionPtr expression)
{
    std::vector<std::string_view> path;
    if (const auto* reference = expression ? expression->to<syntax::ComponentReference>() : nullptr)
        for (const syntax::ReferencePart& part : reference->parts)
            path.push_back(part.name.text);
    return path;
}

/// Looks along the connects inside a component for a connector of which something holds.
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
        // What is joined inside, through any number of connects.
        std::vector<std::string> reached{port};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const ClassPart& part : component.parts())
                if (const auto* definition = part.node->definition())
                    for (const syntax::EquationSection& section : definition->equationSections)
                        for (const syntax::Equation* equation : section.equations)
                            if (equation->kind == syntax::EquationKind::Connect)
                                follow(*equation, reached[i], reached);
        for (const std::string& path : reached) {
            const auto dot = path.find('.');
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

/// Does the expression, written in \a scope, have a value whatever goes on: by parameters, inputs and time?
bool isGiven(const syntax::Expression& expression, const Instance& scope)
{
    if (const auto* reference = expression.to<syntax::ComponentReference>()) {
        const Instance* at = &scope;
        for (const syntax::ReferencePart& part : reference->parts) {
            const Instance* next = at->resolved().child(part.name.text);
            if (!next)
                return at == &scope;  // `time`, or a constant of a package
            at = next;
            if (at->prefixes().isParameter || at->prefixes().isConstant || at->prefixes().isInput)
                return true;
        }
        return false;
    }
    bool areGiven = true;
    syntax::forEachChild(expression,
                         [&](const syntax::Expression& part) { areGiven = areGiven && isGiven(part, scope); });
    return areGiven;
}

/// The name of the potential of \a connector that an equation of \a component sets; empty if none does.
std::string setPotential(const Instance& component, const Instance& connector)
{
    const auto nameSetBy = [&](const syntax::Expression* side, const syntax::Expression* other) -> std::string {
        const auto* reference = side && other ? side->to<syntax::ComponentReference>() : nullptr;
        if (!reference || reference->parts.size() != 2 || reference->parts[0].name.text != connector.name() ||
            !reference->parts[0].subscripts.empty())
            return {};
        const Instance* variable = connector.child(reference->parts[1].name.text);
        const bool isPotential = variable && !variable->prefixes().isFlow && !variable->prefixes().isStream &&
                                 !variable->prefixes().isInput && !variable->prefixes().isOutput;
        return isPotential && isGiven(*other, component) ? variable->name() : std::string();
    };
    std::string name;
    forEachChosenEquation(component, [&](const syntax::Equation& equation, const ClassPart&) {
        if (equation.kind != syntax::EquationKind::Simple || !name.empty())
            return;
        name = nameSetBy(equation.left, equation.right);
        if (name.empty())
            name = nameSetBy(equation.right, equation.left);
    });
    return name;
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

LineStyle lineStyleOf(const DiagramPort& port)
{
    switch (port.domain) {
    case Domain::Hydraulic:
    case Domain::Pneumatic: return isPilotName(port.name) ? LineStyle::Pilot : LineStyle::Working;
    case Domain::Translational:
    case Domain::Rotational: return LineStyle::Mechanical;
    case Domain::Signal:
        return port.signalType == QLatin1String("Boolean") ? LineStyle::BooleanSignal : LineStyle::Signal;
    case Domain::Electrical: return LineStyle::Electrical;
    case Domain::Thermal: return LineStyle::Thermal;
    case Domain::Bond: return LineStyle::Bond;
    case Domain::Other: break;
    }
    return LineStyle::Other;
}

QString signalTypeOf(const Instance& connector)
{
    switch (connector.builtin()) {
    case BuiltinType::Real: return QStringLiteral("Real");
    case BuiltinType::Integer: return QStringLiteral("Integer");
    case BuiltinType::Boolean: return QStringLiteral("Boolean");
    case BuiltinType::String: return QStringLiteral("String");
    case BuiltinType::Enumeration:
        return connector.enumeration() ? QString::fromStdString(connector.enumeration()->qualifiedName()) : QString();
    default: return {};
    }
}

/// The oil a component was given where it stands, as written; empty for the sheet's own.
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

/// The parameter of \a component that lines at \a connector, a vector, make larger (Modelica 3.6, 18.7). Empty if there
/// is none, or if its value is a formula, which a line must not overwrite.
QString sizedByLines(const Instance& connector, const Instance& component)
{
    if (!connector.component() || connector.parent() != &component || !component.parent() || component.isArray())
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

Domain domainOf(const Instance& connector)
{
    if (connector.builtin() != BuiltinType::None)
        return Domain::Signal;
    if (bondEndOf(connector) != BondEnd::None)
        return Domain::Bond;
    QSet<QString> potentials;
    QSet<QString> flows;
    for (const auto& variable : connector.children())
        (variable->prefixes().isFlow ? flows : potentials).insert(QString::fromStdString(variable->name()));
    const auto has = [&](const char* potential, const char* flow) {
        return potentials.contains(QLatin1String(potential)) && flows.contains(QLatin1String(flow));
    };
    if (has("p", "m_flow"))
        return connector.classNode().qualifiedName().find("Pneumatic") == std::string::npos ? Domain::Hydraulic
                                                                                            : Domain::Pneumatic;
    if (has("s", "f"))
        return Domain::Translational;
    if (has("phi", "tau"))
        return Domain::Rotational;
    if (has("v", "i"))
        return Domain::Electrical;
    if (has("T", "Q_flow"))
        return Domain::Thermal;
    return Domain::Other;
}

bool setsPressure(const Instance& component)
{
    const std::function<bool(const Instance&, int)> search = [&](const Instance& instance, int depth) {
        for (const ClassPart& part : instance.parts()) {
            if (part.node->definition() && syntax::vendorFlag(part.node->definition()->annotation, "setsPressure"))
                return true;
        }
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

std::string fixedPotential(const Instance& component, const std::string& port)
{
    std::string name;
    (void)InsideSearch([&](const Instance& whole, const Instance& connector) {
        name = connector.isArray() ? std::string() : setPotential(whole, connector);
        return !name.empty();
    }).found(component, port, 4);
    return name;
}

DiagramPort readPort(const Instance& connector, const Instance& component)
{
    // Elements of a vector are alike; the first one tells.
    const Instance& one =
        connector.isArray() && !connector.elements().empty() ? *connector.elements().front() : connector;
    DiagramPort port;
    port.name = QString::fromStdString(connector.name());
    port.connectorClass = QString::fromStdString(connector.classNode().qualifiedName());
    port.description = shownDescription(connector);
    port.domain = domainOf(one);
    port.plug = plugOf(one);
    port.bondEnd = bondEndOf(one);
    if (port.domain == Domain::Signal) {
        port.signalType = signalTypeOf(one);
        port.causality = one.prefixes().isInput    ? Causality::Input
                         : one.prefixes().isOutput ? Causality::Output
                                                   : Causality::None;
        port.hasDefault = one.modifiers().binding() != nullptr;
    }
    port.lineStyle = lineStyleOf(port);
    if (connector.isArray())
        port.size = connector.sizes().empty() ? 0 : static_cast<int>(connector.sizes().front());
    if (connector.isArray())
        port.sizedBy = sizedByLines(connector, component);
    if (port.domain == Domain::Hydraulic || port.domain == Domain::Pneumatic) {
        port.stores = storesOil(component, connector.name());
        port.oil = oilOf(component);
    }
    const bool isOfComponent = connector.parent() == &component && component.parent();
    if (isOfComponent && port.domain != Domain::Signal)
        port.fixes = QString::fromStdString(fixedPotential(component, connector.name()));
    return port;
}

}  // namespace bramah::model
