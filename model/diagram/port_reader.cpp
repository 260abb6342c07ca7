// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/port_reader.h"

#include "model/classes/class_library.h"
#include "model/connections/bus_signals.h"
#include "model/connections/chosen_equations.h"
#include "model/connections/expandable_members.h"
#include "model/diagram/joining_rule.h"
#include "model/instance/connector_sizing.h"
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

/// Is \a name one of \a names, or one of them with a number behind it, as `X2`?
bool isNumbered(const QString& name, const QStringList& names)
{
    return std::ranges::any_of(names, [&](const QString& one) {
        return name.startsWith(one) &&
               std::all_of(name.begin() + one.size(), name.end(), [](QChar c) { return c.isDigit(); });
    });
}

BondEnd bondEndOf(const Instance& connector)
{
    const auto* definition = connector.classNode().definition();
    const QString end =
        syntax::stringIn(syntax::vendorAnnotation(definition ? definition->annotation : nullptr), "bond")
            .value_or(QString());
    return end == QLatin1String("tail") ? BondEnd::Tail : end == QLatin1String("head") ? BondEnd::Head : BondEnd::None;
}

QString writtenText(const SourceText& text, const syntax::Expression& expression)
{
    const std::string_view written = text.view(expression.span);
    return QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size())).simplified();
}

/// The medium given to a component in its declaration by the parameter \a name, as written; empty for the sheet's own:
/// nothing is given, or what the parameter's declaration has anyway, as `fluid.oil`.
QString mediumOf(const Instance& component, const QString& name)
{
    const Instance* medium = name.isEmpty() ? nullptr : component.child(name.toStdString());
    const Modifier* binding = medium ? medium->modifiers().binding() : nullptr;
    if (!binding || binding->scope != component.parent() || !binding->value || !binding->text)
        return {};
    const QString written = writtenText(*binding->text, *binding->value);
    const syntax::Modification* declared = medium->component() ? medium->component()->modification : nullptr;
    const bool isDefault = declared && declared->value && medium->declaredIn() &&
                           written == writtenText(medium->declaredIn()->tree()->text(), *declared->value);
    return isDefault ? QString() : written;
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
    if (!size || !isConnectorSize(*size))
        return {};
    const Modifier* binding = size->modifiers().binding();
    const bool isNumber = !binding || (binding->value && syntax::numberOf(binding->value));
    return isNumber ? QString::fromStdString(size->name()) : QString();
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
    const char* alike;  ///< the connector class whose annotations hold for it too; empty: none
};

const std::array<KnownConnector, 5>& knownConnectors()
{
    static const std::array<KnownConnector, 5> known{
        KnownConnector{"p", "m_flow", Domain::Hydraulic, LineStyle::Working, "volumes",
                       "Bramah.Hydraulics.Interfaces.Port"},
        KnownConnector{"s", "f", Domain::Translational, LineStyle::Mechanical, "flanges",
                       "Bramah.Mechanics.Translational.Interfaces.Flange_a"},
        KnownConnector{"phi", "tau", Domain::Rotational, LineStyle::Mechanical, "flanges",
                       "Bramah.Mechanics.Rotational.Interfaces.Flange_a"},
        KnownConnector{"v", "i", Domain::Electrical, LineStyle::Electrical, "", "Bramah.Electrical.Interfaces.Pin"},
        KnownConnector{"T", "Q_flow", Domain::Thermal, LineStyle::Thermal, "", ""}};
    return known;
}

/// The known connector with the variables of \a connector; null if there is none.
const KnownConnector* knownAs(const Instance& connector)
{
    const auto has = [&](const char* name, bool isFlow) {
        const Instance* variable = connector.child(name);
        return variable && variable->prefixes().isFlow == isFlow;
    };
    const auto found = std::ranges::find_if(knownConnectors(), [&](const KnownConnector& known) {
        return has(known.potential, false) && has(known.flow, true);
    });
    return found == knownConnectors().end() ? nullptr : &*found;
}

/// The vendor annotations of a connector: of its class, of base classes, and, if its class names no domain of its own,
/// of the class that it is alike.
class ConnectorWords
{
public:
    ConnectorWords(const Instance& connector, const KnownConnector* known)
    {
        for (auto part = connector.parts().rbegin(); part != connector.parts().rend(); ++part)
            take(part->node);
        const QString own = text("domain");
        if (known && *known->alike && (own.isEmpty() || Domain(own) == known->domain))
            take(connector.tree().library().find(known->alike));
    }

    /// The text of \a key; empty if nothing has it.
    [[nodiscard]] QString text(const char* key) const
    {
        for (const syntax::Annotation* annotation : annotations_)
            if (const auto said = syntax::stringIn(syntax::vendorAnnotation(annotation), key))
                return *said;
        return {};
    }
    /// The texts in the array of \a key; empty if nothing has it.
    [[nodiscard]] QStringList texts(std::string_view key) const
    {
        for (const syntax::Annotation* annotation : annotations_)
            if (syntax::valueIn(syntax::vendorAnnotation(annotation), key))
                return syntax::vendorStrings(annotation, key);
        return {};
    }

private:
    void take(const ClassNode* node)
    {
        const auto* definition = node ? node->definition() : nullptr;
        if (definition && syntax::vendorAnnotation(definition->annotation))
            annotations_.push_back(definition->annotation);
    }

    std::vector<const syntax::Annotation*> annotations_;  ///< the one that wins first
};

/// Takes from the annotations what the joining rule, plans and mends ask for. Not the medium, which components name.
void takeWords(const ConnectorWords& words, DiagramPort& port)
{
    if (const QString domain = words.text("domain"); !domain.isEmpty())
        port.domain = Domain(domain);
    if (const auto line = lineStyleNamed(words.text("line")))
        port.lineStyle = *line;
    if (const QString joining = words.text("joining"); !joining.isEmpty())
        port.joining = joining;
    port.references = words.texts("references");
    port.load = words.text("load");
    port.isReturn = words.texts("returns").contains(port.name);
    if (!JoiningRule::of(port).wantsStore())
        return;
    port.nodeClass = words.text("node");
    port.pilotNode = words.text("pilotNode");
    if (port.lineStyle == LineStyle::Working && isNumbered(port.name, words.texts("pilots")))
        port.lineStyle = LineStyle::Pilot;
}

/// Sets domain, line style and joining rule: as for a signal, as for a bus, as the class says, or by the variables.
/// Returns the parameter by which components name the medium of such a port; empty if there is none.
QString readKind(const Instance& connector, DiagramPort& port)
{
    if (connector.builtin() != BuiltinType::None) {
        port.domain = Domain::Signal;
        port.signalType = signalTypeOf(connector);
        port.lineStyle = port.signalType == QLatin1String("Boolean") ? LineStyle::BooleanSignal : LineStyle::Signal;
        port.joining = QStringLiteral("signals");
        return {};
    }
    const KnownConnector* known = nullptr;
    port.isBus = ExpandableMembers::isExpandable(connector);
    port.bondEnd = bondEndOf(connector);
    if (port.bondEnd != BondEnd::None) {
        port.domain = Domain::Bond;
        port.lineStyle = LineStyle::Bond;
        port.joining = QStringLiteral("bonds");
    } else if (port.isBus) {
        port.lineStyle = LineStyle::Bus;
    } else if ((known = knownAs(connector))) {
        port.domain = known->domain;
        port.lineStyle = known->line;
        port.joining = QLatin1String(known->joining);
    } else {
        port.lineStyle = LineStyle::Other;
    }
    const ConnectorWords words(connector, known);
    takeWords(words, port);
    return JoiningRule::of(port).wantsStore() ? words.text("medium") : QString();
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

namespace {

/// Does \a part hold a medium at all, by `__Bramah(holds=...)` of its class, as an ideal node does not?
bool mayHold(const Instance& part)
{
    return std::ranges::all_of(part.parts(), [&](const ClassPart& one) {
        const auto* definition = one.node->definition();
        const auto condition =
            definition ? syntax::valueIn(syntax::vendorAnnotation(definition->annotation), "holds") : nullptr;
        return !condition || Evaluator(part.tree()).evaluate(*condition, {part, one.node}).boolean().value_or(true);
    });
}

/// Adds the amounts that the class of \a part declares.
void addAmounts(const Instance& part, StoredMedium& stored)
{
    for (const ClassPart& one : part.parts())
        if (const auto* definition = one.node->definition())
            for (const syntax::Element* element : definition->elements)
                for (const syntax::Component& component : element->components) {
                    const auto* annotation = component.comment.annotation;
                    if (!syntax::valueIn(syntax::vendorAnnotation(annotation), "conserved"))
                        continue;
                    stored.isHeld = true;
                    stored.isLost = stored.isLost || !syntax::vendorFlag(annotation, "conserved");
                }
}

}  // namespace

StoredMedium storedMediumOf(const Instance& component)
{
    StoredMedium stored;
    if (!mayHold(component))
        return stored;
    addAmounts(component, stored);
    for (const auto& part : component.children())
        if (part->kind() == syntax::ClassKind::Model && !part->prefixes().isOuter && mayHold(*part))
            addAmounts(*part, stored);
    return stored;
}

bool leadsToStore(const Instance& component, const std::string& port)
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
    const QString mediumParameter = readKind(one, port);
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
        port.stores = leadsToStore(component, connector.name());
        port.medium = mediumOf(component, mediumParameter);
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
