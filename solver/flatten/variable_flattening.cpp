// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/variable_flattening.h"

#include "model/classes/class_library.h"
#include "model/connections/expandable_members.h"
#include "model/instance/evaluator.h"
#include "model/instance/shown_texts.h"
#include "model/syntax/annotation_values.h"
#include "model/units/unit.h"
#include "model/values/array_offsets.h"
#include "solver/flatten/functions/external_functions.h"
#include "solver/flatten/symbols/class_kinds.h"
#include "solver/translate.h"

#include <algorithm>
#include <array>
#include <limits>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;

namespace {

/// Does the class of the model itself declare it, not a base class or that of a component?
bool isDeclaredByRoot(const Instance& instance)
{
    const Instance* root = &instance;
    while (root->parent())
        root = root->parent();
    return instance.declaredIn() == &root->classNode();
}

/// Is the instance part of the model itself or of a connector of it? A variable of a bus has no direction of its own.
bool isAtTheTop(const Instance& instance)
{
    const Instance* at = &instance;
    while (at->parent() && at->parent()->parent()) {
        at = at->parent();
        if (!at->isConnector() || model::ExpandableMembers::isExpandable(*at))
            return false;
    }
    return at->parent() != nullptr;
}

/// Protected, or part of something that is.
bool isProtectedPart(const Instance& instance)
{
    if (instance.isProtected())
        return true;
    for (const Instance* at = instance.parent(); at && at->parent(); at = at->parent())
        if (at->isProtected())
            return true;
    return false;
}

Variability variabilityOf(const Instance& instance)
{
    const syntax::Prefixes& prefixes = instance.prefixes();
    if (prefixes.isConstant)
        return Variability::Constant;
    if (prefixes.isParameter)
        return Variability::Parameter;
    return prefixes.isDiscrete || instance.builtin() != BuiltinType::Real ? Variability::Discrete
                                                                          : Variability::Continuous;
}

/// The String value of an attribute; a message if the modifier has another type.
std::string textAttribute(ExpressionLowering& lowering, const Instance& instance, std::string_view name)
{
    const std::optional<model::Modifier> given = instance.attributeModifier(name);
    if (!given)
        return {};
    const model::Value value = model::Evaluator(instance.tree()).evaluate(*given);
    const auto* text = value.to<std::string>();
    if (text && name != "quantity" && !model::isUnitText(QString::fromStdString(*text))) {
        constexpr qsizetype kShown = 40;  // characters
        lowering.messages().report(
            DiagnosticKind::UnitNotReadable,
            {QString::fromStdString(instance.path()), QString::fromStdString(*text).left(kShown)},
            {given->scope, given->part, nullptr, false}, given->value->span);
        return {};
    }
    if (text)
        return *text;
    if (value.isKnown() && !value.isArray())
        lowering.types().expectType(fromValue(lowering.graph(), value), ValueType::String,
                                    {given->scope, given->part, nullptr, false}, given->value->span);
    return {};
}

std::string descriptionOf(const Instance& instance)
{
    if (!instance.component() || instance.component()->comment.strings.empty())
        return {};
    const auto& parts = instance.component()->comment.strings;
    const std::string_view first = parts.front().raw;
    const bool isAsWritten = parts.size() == 1 && first.find('\\') == std::string_view::npos &&
                             instance.classNode().library().translations().language().isEmpty();
    return isAsWritten ? std::string(first) : model::shownDescription(instance).toStdString();
}

VariableTexts textsOf(ExpressionLowering& lowering, const Instance& instance)
{
    VariableTexts texts;
    texts.unit = textAttribute(lowering, instance, "unit");
    texts.displayUnit = textAttribute(lowering, instance, "displayUnit");
    texts.quantity = textAttribute(lowering, instance, "quantity");
    texts.description = descriptionOf(instance);
    if (const model::ClassNode* enumeration = instance.enumeration())
        for (const auto& literal : enumeration->definition()->literals)
            texts.literals.emplace_back(literal.name.text);
    if (instance.component() && instance.prefixes().isFlow)
        for (const QString& name : model::syntax::vendorStrings(instance.component()->comment.annotation, "density"))
            texts.densities.push_back(name.toStdString());
    return texts;
}

StateSelect stateSelectOf(const Instance& instance)
{
    const model::Value value = instance.attribute("stateSelect");
    const auto* literal = value.to<model::EnumerationValue>();
    if (!literal || literal->ordinal < 1 || literal->ordinal > 5)
        return StateSelect::Default;
    return static_cast<StateSelect>(literal->ordinal - 1);
}

bool isEvaluated(const Instance& instance)
{
    const auto* component = instance.component();
    if (!component || !component->comment.annotation)
        return false;
    for (const syntax::Argument& argument : component->comment.annotation->arguments->arguments) {
        if (argument.name.parts.size() == 1 && argument.name.parts.front().text == "Evaluate" &&
            argument.modification && argument.modification->value)
            if (const auto* truth = argument.modification->value->to<syntax::BooleanLiteral>())
                return truth->value;
    }
    return false;
}

bool isFinal(const Instance& instance)
{
    if (instance.prefixes().isFinal || instance.isProtected())
        return true;
    const model::Modifier* binding = instance.modifiers().binding();
    return binding && binding->isFinal;
}

std::string indexed(const std::string& path, const std::vector<std::int64_t>& sizes, std::int64_t offset)
{
    if (sizes.empty())
        return path;
    std::string suffix;
    for (std::size_t d = sizes.size(); d-- > 0;) {
        suffix = std::to_string(offset % sizes[d] + 1) + (suffix.empty() ? "" : ",") + suffix;
        offset /= sizes[d];
    }
    return path + '[' + suffix + ']';
}

/// Does its value determine how many elements it has?
bool isSizedByValue(const Instance& instance)
{
    const auto isOpen = [](const syntax::Expression* size) { return size->kind == syntax::ExpressionKind::Colon; };
    return instance.modifiers().binding() && instance.component() &&
           (std::ranges::any_of(instance.component()->subscripts, isOpen) ||
            std::ranges::any_of(instance.element()->subscripts, isOpen));
}

/// The value that \a lower returns for a size or condition. A message has then explained why it is unknown, unless its
/// type is wrong.
template <typename Lower>
Symbolic loweredSize(ExpressionLowering& lowering, Lower&& lower)
{
    const std::size_t before = lowering.messages().diagnostics().size();
    Symbolic value = lower();
    lowering.messages().removeFrom(
        before, [](const model::Diagnostic& diagnostic) { return diagnostic.kind != DiagnosticKind::TypesDiffer; });
    return value;
}

/// Attributes that are strings.
constexpr std::array<std::string_view, 3> kWords{"unit", "displayUnit", "quantity"};

/// In the whole model; more are taken for a mistake in a size.
constexpr std::int64_t kMostScalars = 2'000'000;
constexpr std::int64_t kScalarsPerQuestion = 10'000;  ///< scalars between two polls of the stop request

/// The level on which \a modifier is written, as FlatVariable::writtenAt.
std::uint8_t levelOf(const model::Modifier& modifier)
{
    const Instance* at = modifier.saidBy();
    if (!at)
        return kNotWritten - 1;
    std::uint8_t level = 0;
    for (at = at->parent(); at && level < kNotWritten - 1; at = at->parent())
        ++level;
    return level;
}

/// Is it the frame and title block of a page, whose texts are for readers?
bool isPage(const Instance& instance)
{
    return std::ranges::any_of(instance.parts(), [](const model::ClassPart& part) {
        return part.node->definition() &&
               syntax::nestedIn(syntax::vendorAnnotation(part.node->definition()->annotation), "page");
    });
}

}  // namespace

void VariableFlattening::declare(const Instance& instance)
{
    if (isFull_ || lowering_.context().stop.isWanted() || instance.isMissing() || &instance.resolved() != &instance)
        return;
    if (instance.builtin() == BuiltinType::ExternalObject) {
        expectConstructor(instance);
        return;  // made when an expression needs it
    }
    if (instance.builtin() != BuiltinType::None) {
        declareScalars(instance);
        return;
    }
    if (const Instance& source = lowering_.context().records.sourceOf(instance); &source != &instance) {
        lowering_.flat().passedRecords.try_emplace(pathOf(instance), PassedRecord{source.path(), isFinal(instance)});
        return;
    }
    if (instance.isArray()) {
        for (const auto& element : instance.elements())
            declare(*element);
        return;
    }
    if (instance.component() && isModel(instance.kind()) && instance.classNode().isPartial())
        lowering_.messages().report(DiagnosticKind::PartialModel,
                                    {QString::fromStdString(instance.classNode().qualifiedName())},
                                    {instance.parent(), instance.declaredIn()}, instance.component()->span);
    components_.add(instance);
    classes_.push_back(&instance);
    if (isPage(instance) && instance.parent()) {
        for (const auto& child : instance.children())
            if (child->builtin() != BuiltinType::String)
                declare(*child);
        return;
    }
    if (!areBusesKnown_ && model::ExpandableMembers::isExpandable(instance)) {
        buses_.push_back(&instance);
        return;
    }
    for (const auto& child : instance.children())
        declare(*child);
}

void VariableFlattening::declareBuses()
{
    areBusesKnown_ = true;
    for (const Instance* bus : buses_)
        for (const auto& member : bus->children())
            declare(*member);
}

bool VariableFlattening::hasRoomFor(std::int64_t count, const Instance& instance)
{
    const auto report = [&](DiagnosticKind kind, const QStringList& arguments) {
        lowering_.messages().report(kind, arguments, {instance.parent(), instance.declaredIn(), nullptr, false},
                                    instance.component()->span);
    };
    if (count > kMostScalars) {
        report(DiagnosticKind::ArrayTooLarge, {QString::fromStdString(instance.path()), QString::number(count)});
        return false;
    }
    if (count > kMostScalars - std::ssize(lowering_.flat().variables)) {
        if (!isFull_)
            report(DiagnosticKind::TooManyParts,
                   {QString::number(kMostScalars), QString::fromStdString(instance.path())});
        isFull_ = true;
        return false;
    }
    return true;
}

void VariableFlattening::declareScalars(const Instance& instance)
{
    FlatModel& flat = lowering_.flat();
    const std::int64_t count = model::elementCount(instance.sizes());
    if (!hasRoomFor(count, instance))
        return;
    components_.add(instance);
    const VariableId first{static_cast<std::uint32_t>(flat.variables.size())};
    Declared declared{&instance, first};
    if (!instance.sizes().empty()) {
        declareElements(instance, count, variableOf(instance));
        if (flat.variables.size() != index(first) + static_cast<std::size_t>(count))
            return;  // not wanted any longer
    } else {
        const bool isPart = !isAtTheTop(instance);
        const auto* prototype = isPart ? prototypes_.find(instance) : nullptr;
        FlatVariable variable = prototype ? prototype->declared : variableOf(instance);
        if (prototype) {
            variable.isProtected = isProtectedPart(instance);
            variable.isFinal = isFinal(instance);
            variable.origin.component = components_.of(instance);
            declared.like = prototype->hasLiterals ? prototype->variable : kNoVariable;
        } else if (isPart) {
            prototypes_.add(instance, first, variable);
        }
        variable.path = pathOf(instance);
        flat.declare(std::move(variable));
    }
    lowering_.context().variables.add(instance, first);
    declared_.push_back(declared);
}

std::string VariableFlattening::pathOf(const Instance& instance)
{
    if (!instance.parent() || !instance.parent()->parent())
        return instance.path();
    if (instance.parent() != lastParent_) {
        lastParent_ = instance.parent();
        lastParentPath_ = lastParent_->path();
    }
    std::string path;
    path.reserve(lastParentPath_.size() + 1 + instance.name().size());
    return path.append(lastParentPath_).append(1, '.').append(instance.name());
}

FlatVariable VariableFlattening::variableOf(const Instance& instance)
{
    FlatVariable variable;
    variable.type = ExpressionChecks::typeOf(instance.builtin());
    variable.variability = variabilityOf(instance);
    variable.isFlow = instance.prefixes().isFlow;
    variable.isProtected = isProtectedPart(instance);
    variable.isFinal = isFinal(instance);
    variable.isStructural = variable.variability == Variability::Parameter && isEvaluated(instance);
    const bool isParameter =
        variable.variability == Variability::Parameter || variable.variability == Variability::Constant;
    variable.isFixed = instance.attribute("fixed").boolean().value_or(isParameter);
    variable.stateSelect = stateSelectOf(instance);
    variable.isConserved = variable.stateSelect == StateSelect::Prefer && instance.component() &&
                           model::syntax::vendorFlag(instance.component()->comment.annotation, "conserved");
    variable.isIterated =
        instance.component() && model::syntax::vendorFlag(instance.component()->comment.annotation, "iterate");
    variable.isIteratedHere = variable.isIterated && isAtTheTop(instance) && isDeclaredByRoot(instance);
    variable.texts = sharedTexts(instance);
    variable.prefix = instance.prefixes().isInput    ? Causality::Input
                      : instance.prefixes().isOutput ? Causality::Output
                                                     : Causality::Local;
    if (!variable.isProtected && isAtTheTop(instance)) {
        // An input that is no connector has its default value if nothing else sets it, as in a model by itself.
        if (instance.prefixes().isInput && (instance.isConnector() || !instance.modifiers().binding()))
            variable.causality = Causality::Input;
        else if (instance.prefixes().isOutput)
            variable.causality = Causality::Output;
    }
    variable.origin = components_.origin(instance, instance.declaredIn(),
                                         instance.component() ? instance.component()->span : model::Span{});
    return variable;
}

void VariableFlattening::declareElements(const Instance& instance, std::int64_t count, FlatVariable variable)
{
    const std::string path = instance.path();
    const model::Value fixed = instance.attribute("fixed");
    const auto* fixedOfEach = fixed.to<model::ArrayValue>();
    const bool isParameter =
        variable.variability == Variability::Parameter || variable.variability == Variability::Constant;
    for (std::int64_t i = 0; i < count; ++i) {
        if (i % kScalarsPerQuestion == kScalarsPerQuestion - 1 && lowering_.context().stop.isWanted())
            return;
        variable.path = indexed(path, instance.sizes(), i);
        if (fixedOfEach && i < std::ssize(fixedOfEach->elements))
            variable.isFixed = fixedOfEach->elements[static_cast<std::size_t>(i)].boolean().value_or(isParameter);
        lowering_.flat().declare(variable);
    }
}

std::shared_ptr<const VariableTexts> VariableFlattening::sharedTexts(const Instance& instance)
{
    // Most components of a class have the same literals, so they are evaluated once.
    Written written{instance.component(), instance.enumeration()};
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        const syntax::Expression* expression = instance.attributeExpression(kWords[i]);
        written[i + 2] = expression ? expression->to<syntax::StringLiteral>() : nullptr;
        if (!written[i + 2] && instance.attributeModifier(kWords[i]))
            return shared(textsOf(lowering_, instance));
    }
    std::shared_ptr<const VariableTexts>& known = textsAsWritten_[written];
    if (!known)
        known = shared(textsOf(lowering_, instance));
    return known;
}

std::shared_ptr<const VariableTexts> VariableFlattening::shared(VariableTexts texts)
{
    const auto known = texts_.find(texts);
    return known != texts_.end() ? *known
                                 : *texts_.insert(std::make_shared<const VariableTexts>(std::move(texts))).first;
}

void VariableFlattening::define()
{
    // One node for each variable, and as many for values and equations.
    lowering_.graph().reserve(2 * lowering_.flat().variables.size());
    for (const Declared& declared : declared_)
        define(declared);
    for (const Instance* instance : classes_)
        noteStructure(*instance);
    for (const Instance* instance : classes_)
        if (instance->component())
            noteCuts(*instance);
}

void VariableFlattening::noteCuts(const Instance& component)
{
    FlatModel& flat = lowering_.flat();
    for (const QString& name : model::syntax::vendorStrings(component.component()->comment.annotation, "iterate")) {
        const std::string path = component.path() + '.' + name.toStdString();
        if (const VariableId variable = flat.findVariable(path); variable != kNoVariable)
            flat.variables[index(variable)].isIterated = flat.variables[index(variable)].isIteratedHere = true;
        else
            lowering_.messages().report(DiagnosticKind::IterationNotNeeded, {QString::fromStdString(path)},
                                        {component.parent(), component.declaredIn(), nullptr, false},
                                        component.component()->span);
    }
}

bool VariableFlattening::hasSizeOf(const Instance& instance, const Symbolic& value, const model::Modifier& given)
{
    // A value given by the type, or with `each`, applies to all elements.
    if (value.isScalar() && (given.isEach || given.saidBy() == &instance))
        return true;
    return lowering_.types().expectSizes(value, instance.sizes(), false, given, instance);
}

void VariableFlattening::setAttribute(const Instance& instance, VariableId first, std::int64_t count,
                                      std::string_view name, ExprId FlatVariable::*member)
{
    const syntax::Expression* written = instance.attributeExpression(name);
    const auto* number = written ? written->to<syntax::NumberLiteral>() : nullptr;
    if (number && instance.builtin() == BuiltinType::Real && instance.sizes().empty()) {
        // Most attributes are number literals, which need no check.
        lowering_.flat().variables[index(first)].*member = lowering_.graph().constant(number->value);
        return;
    }
    if (const std::optional<model::Modifier> given = instance.attributeModifier(name))
        setAttribute(instance, first, count, name, member, *given);
}

void VariableFlattening::setAttribute(const Instance& instance, VariableId first, std::int64_t count,
                                      std::string_view name, ExprId FlatVariable::*member, const model::Modifier& given)
{
    const Symbolic value = lowering_.lower(given);
    const Place written{given.scope, given.part, nullptr, false};
    const bool fits = name == "nominal"
                          ? lowering_.types().expectType(value, ValueType::Real, written, given.value->span)
                          : lowering_.types().expectType(value, instance, written, given.value->span);
    if (!fits || value.kind != Symbolic::Kind::Scalars || !hasSizeOf(instance, value, given))
        return;
    for (std::int64_t i = 0; i < count; ++i)
        lowering_.flat().variables[index(first) + static_cast<std::size_t>(i)].*member =
            value.isArray() ? value.elements[static_cast<std::size_t>(i)] : value.only();
}

void VariableFlattening::setStart(const Instance& instance, VariableId first, std::int64_t count)
{
    const std::optional<model::Modifier> given = instance.attributeModifier("start");
    if (!given)
        return;
    const std::uint8_t level = levelOf(*given);
    setAttribute(instance, first, count, "start", &FlatVariable::start, *given);
    for (std::int64_t i = 0; i < count; ++i) {
        FlatVariable& variable = lowering_.flat().variables[index(first) + static_cast<std::size_t>(i)];
        variable.hasStart = true;
        variable.writtenAt = level;
    }
}

void VariableFlattening::define(const Declared& declared)
{
    const Instance& instance = *declared.instance;
    const VariableId first = declared.first;
    if (model::elementCount(instance.sizes()) == 0) {
        if (isSizedByValue(instance))
            (void)loweredSize(lowering_, [&] { return lowering_.lower(*instance.modifiers().binding()); });
        return;
    }
    if (declared.like != kNoVariable)
        copyAttributes(declared.like, first);
    else
        defineAttributes(instance, first);
    if (instance.builtin() == BuiltinType::String)
        defineText(instance, first);
    else if (instance.modifiers().binding())
        defineBound(instance, first);
    else if (isParameterOrConstant(first))
        defineByStart(instance, first);
}

bool VariableFlattening::isParameterOrConstant(VariableId variable) const
{
    const Variability variability = lowering_.flat().variable(variable).variability;
    return variability == Variability::Parameter || variability == Variability::Constant;
}

void VariableFlattening::defineAttributes(const Instance& instance, VariableId first)
{
    const std::int64_t count = model::elementCount(instance.sizes());
    setStart(instance, first, count);
    setAttribute(instance, first, count, "min", &FlatVariable::min);
    setAttribute(instance, first, count, "max", &FlatVariable::max);
    setAttribute(instance, first, count, "nominal", &FlatVariable::nominal);
    if (const std::optional<model::Modifier> wish = instance.attributeModifier("stateSelect"))
        if (const Symbolic value = lowering_.lower(*wish); value.kind == Symbolic::Kind::Scalars)
            for (const ExprId element : value.elements)
                lowering_.structural().note(element);
    const std::optional<model::Modifier> fixed = instance.attributeModifier("fixed");
    if (!fixed)
        return;
    const Symbolic value = lowering_.lower(*fixed);
    const Place written{fixed->scope, fixed->part, nullptr, false};
    if (lowering_.types().expectType(value, ValueType::Boolean, written, fixed->value->span) &&
        value.kind == Symbolic::Kind::Scalars)
        for (const ExprId element : value.elements)
            lowering_.structural().note(element);
}

void VariableFlattening::copyAttributes(VariableId like, VariableId variable)
{
    const FlatVariable& known = lowering_.flat().variable(like);
    FlatVariable& own = lowering_.flat().variables[index(variable)];
    own.start = known.start;
    own.hasStart = known.hasStart;
    own.writtenAt = known.writtenAt;
    own.min = known.min;
    own.max = known.max;
    own.nominal = known.nominal;
}

void VariableFlattening::defineText(const Instance& instance, VariableId first)
{
    FlatModel& flat = lowering_.flat();
    const bool isParameter = isParameterOrConstant(first);
    const model::Modifier* binding = instance.modifiers().binding();
    const model::Value& known = instance.value();
    if (binding && known.isKnown()) {
        const Symbolic value = fromValue(flat.graph, known);
        if (lowering_.types().expectType(value, instance, {binding->scope, binding->part}, binding->value->span))
            lowering_.types().expectSizes(value, instance.sizes(), false, *binding, instance);
    }
    // A message at the binding itself explains why the value is not known.
    if (isParameter && binding && !known.isKnown())
        (void)lowering_.lower(*binding);
    if (!isParameter && !known.isKnown())
        lowering_.messages().report(DiagnosticKind::UnsupportedConstruct,
                                    {tr("String variable %1").arg(QString::fromStdString(instance.path()))},
                                    {instance.parent(), instance.declaredIn()}, instance.component()->span);
    const std::int64_t count = model::elementCount(instance.sizes());
    const auto* each = known.to<model::ArrayValue>();
    for (std::int64_t i = 0; i < count && (!each || i < std::ssize(each->elements)); ++i) {
        const model::Value& element = each ? each->elements[static_cast<std::size_t>(i)] : known;
        if (const auto* text = element.to<std::string>()) {
            FlatVariable& variable = flat.variables[index(first) + static_cast<std::size_t>(i)];
            VariableTexts texts = *variable.texts;
            texts.stringValue = *text;
            variable.texts = shared(std::move(texts));
        }
    }
}

void VariableFlattening::defineByStart(const Instance& instance, VariableId first)
{
    FlatModel& flat = lowering_.flat();
    const bool isConstant = flat.variable(first).variability == Variability::Constant;
    const std::int64_t count = model::elementCount(instance.sizes());
    for (std::int64_t i = 0; i < count; ++i) {
        FlatVariable& variable = flat.variables[index(first) + static_cast<std::size_t>(i)];
        if (!variable.isFixed)
            continue;
        if (!variable.hasStart)
            lowering_.messages().report(
                isConstant ? DiagnosticKind::ConstantWithoutValue : DiagnosticKind::ParameterWithoutValue,
                {QString::fromStdString(instance.path())}, {instance.parent(), instance.declaredIn()},
                instance.component()->span);
        variable.binding = variable.start != kNoExpr
                               ? variable.start
                               : flat.graph.constant(variable.type == ValueType::Enumeration ? 1 : 0);
    }
}

void VariableFlattening::defineBound(const Instance& instance, VariableId first)
{
    FlatModel& flat = lowering_.flat();
    const bool isParameter = isParameterOrConstant(first);
    const model::Modifier& binding = *instance.modifiers().binding();
    const std::int64_t count = model::elementCount(instance.sizes());
    for (std::int64_t i = 0; isParameter && i < count; ++i)
        flat.variables[index(first) + static_cast<std::size_t>(i)].writtenAt = levelOf(binding);
    const std::optional<Symbolic> value =
        boundValue(instance, binding, flat.variable(first).variability == Variability::Constant);
    if (!value)
        return;
    for (std::int64_t i = 0; i < count; ++i) {
        const ExprId element = value->elements[static_cast<std::size_t>(i)];
        const VariableId id{index(first) + static_cast<std::uint32_t>(i)};
        if (isParameter) {
            flat.variables[index(id)].binding = element;
            continue;
        }
        Origin origin = components_.origin(instance, binding.part, binding.span);
        flat.equations.push_back({flat.graph.variable(id), element, origin});
    }
}

std::optional<Symbolic> VariableFlattening::boundValue(const Instance& instance, const model::Modifier& binding,
                                                       bool isConstant)
{
    // For elements of an array of components the value's size is checked as well, which lower() does.
    const bool isElement = !binding.accesses.empty();
    Symbolic value = isConstant && !isElement ? fromValue(lowering_.flat().graph, instance.value()) : Symbolic();
    if (!value.isKnown())
        value = lowering_.lower(binding);
    if (!value.isKnown())
        return std::nullopt;
    const Place written{binding.scope, binding.part, nullptr, false};
    TypeRules& types = lowering_.types();
    if (!types.expectType(value, instance, written, binding.value->span))
        return std::nullopt;
    if (const UnitId own = types.unitOf(instance); !types.checks().agree(own, value.unit))
        lowering_.messages().report(DiagnosticKind::UnitsDiffer,
                                    {QString::fromStdString(instance.path()), types.checks().textOf(own),
                                     textOf(written, binding.value->span), types.checks().textOf(value.unit)},
                                    written, binding.value->span);
    if (isConstant && !isElement)
        expectConstant(binding);
    if (value.kind != Symbolic::Kind::Scalars) {
        lowering_.messages().report(DiagnosticKind::ShapesDiffer, {QString::fromStdString(instance.path())},
                                    {instance.parent(), instance.declaredIn()}, instance.component()->span);
        return std::nullopt;
    }
    if (!types.expectSizes(value, instance.sizes(), false, binding, instance))
        return std::nullopt;
    return value;
}

void VariableFlattening::expectConstructor(const Instance& object)
{
    const auto* constructor = lowering_.tree().names().classes().memberClass(object.classNode(), "constructor");
    const auto* definition = constructor ? constructor->definition() : nullptr;
    if (!definition || !definition->external || !object.component())
        return;
    const std::string_view function = definition->external->function.text;
    const std::string name = function.empty() ? constructor->name() : std::string(function);
    if (!externalImplementation(name))
        lowering_.messages().report(DiagnosticKind::UnsupportedConstruct,
                                    {QStringLiteral("external ") + QString::fromStdString(name)},
                                    {object.parent(), object.declaredIn()}, object.component()->span);
}

void VariableFlattening::expectConstant(const model::Modifier& binding)
{
    const Symbolic value = lowering_.lower(binding);
    if (value.kind != Symbolic::Kind::Scalars)
        return;
    const FlatModel& flat = lowering_.flat();
    const auto isParameter = [&flat](VariableId id) { return flat.variable(id).variability == Variability::Parameter; };
    if (!std::ranges::any_of(cone_.variables(value.elements), isParameter))
        return;
    const Place written{binding.scope, binding.part};
    lowering_.messages().report(DiagnosticKind::TypesDiffer,
                                {textOf(written, binding.value->span), tr("a parameter"), tr("a constant")}, written,
                                binding.value->span);
}

void VariableFlattening::noteStructure(const Instance& instance)
{
    for (const model::ClassPart& part : instance.parts()) {
        const auto* definition = part.node->definition();
        if (!definition)
            continue;
        const Place place{&instance, part.node, nullptr, false};
        for (const syntax::Element* element : definition->elements) {
            if (element->kind != syntax::ElementKind::Component)
                continue;
            const auto note = [&](const syntax::Expression& expression, ValueType wanted) {
                if (expression.kind == syntax::ExpressionKind::Colon)
                    return;
                const Symbolic value = loweredSize(lowering_, [&] { return lowering_.lower(expression, place); });
                if (value.isScalar())
                    (void)lowering_.types().expectType(value, wanted, place, expression.span);
                if (value.kind == Symbolic::Kind::Scalars)
                    for (const ExprId id : value.elements)
                        lowering_.structural().note(id);
            };
            for (const syntax::Expression* subscript : element->subscripts)
                note(*subscript, ValueType::Integer);
            for (const syntax::Component& component : element->components) {
                for (const syntax::Expression* subscript : component.subscripts)
                    note(*subscript, ValueType::Integer);
                if (component.condition)
                    note(*component.condition, ValueType::Boolean);
            }
        }
    }
}

}  // namespace bramah::solver
