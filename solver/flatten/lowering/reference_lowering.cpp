// SPDX-License-Identifier: GPL-3.0-or-later
// Names to symbols: components, their elements and fields, constants of packages, literals.
#include "solver/flatten/lowering/expression_lowering.h"

#include "model/classes/class_library.h"
#include "model/instance/instance_diagnostic.h"
#include "model/values/array_offsets.h"

#include <algorithm>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
using model::NameMeaning;
namespace syntax = model::syntax;

namespace {

constexpr std::int64_t kMostFields = 10'000;  ///< of one value, with the fields of its fields

/// False for an array of components that is too large to be made, which has been said.
bool hasElements(const Instance& array)
{
    return std::ssize(array.elements()) == model::elementCount(array.sizes());
}

/// Whether \a constant has its value from that of what it is a part of.
bool isGivenAround(const Instance& constant)
{
    for (const Instance* around = constant.parent(); around; around = around->parent())
        if (around->modifiers().binding())
            return true;
    return false;
}

}  // namespace

Symbolic ExpressionLowering::symbolOf(const Instance& given)
{
    const Instance& instance = given.resolved();
    if (instance.isMissing())
        return {};  // that its class is missing has been said
    if (instance.builtin() == BuiltinType::ExternalObject)
        return objectOf(instance);
    if (instance.builtin() != BuiltinType::None) {
        const VariableId first = firstVariable(instance);
        if (instance.builtin() == BuiltinType::String || first == kNoVariable)
            return constantValue(instance);
        Symbolic result = Symbolic::array(instance.sizes(), {}, ExpressionChecks::typeOf(instance.builtin()));
        result.enumeration = instance.enumeration();
        result.unit = unitOf(instance);
        const std::int64_t count = model::elementCount(instance.sizes());
        for (std::int64_t i = 0; i < count; ++i)
            result.elements.push_back(elementSymbol(first, i));
        return result;
    }
    if (instance.isArray()) {
        std::vector<Symbolic> parts;
        for (const auto& element : instance.elements())
            parts.push_back(symbolOf(*element));
        if (parts.empty()) {
            // The fields' shapes cannot be read off elements that are not there.
            Symbolic empty;
            empty.kind = Symbolic::Kind::Record;
            return empty;
        }
        return stacked(instance.sizes(), parts);
    }
    if (isStopHeard())
        return {};
    // A model that is written as a value may contain itself by way of outer elements, or another one again and again.
    const auto refuse = [&](DiagnosticKind kind, const QStringList& texts) -> Symbolic {
        tree_.report(
            about(given, kind, texts, given.declaredIn(), given.component() ? given.component()->span : model::Span{}));
        ++reportCount_;
        return {};
    };
    const QString className = QString::fromStdString(instance.classNode().qualifiedName());
    if (std::ranges::find(openWholes_, &instance) != openWholes_.end())
        return refuse(DiagnosticKind::RecursiveClass, {className});
    if (openWholes_.empty())
        fieldsOfWhole_ = 0;
    fieldsOfWhole_ += std::ssize(instance.children());
    if (fieldsOfWhole_ > kMostFields)
        return refuse(DiagnosticKind::ArrayTooLarge, {className, QString::number(fieldsOfWhole_)});
    openWholes_.push_back(&instance);
    Symbolic record;
    record.kind = Symbolic::Kind::Record;
    const std::size_t before = reportCount();
    for (const auto& child : instance.children()) {
        record.fields.emplace_back(child->name(), symbolOf(*child));
        if (reportCount() != before)
            break;  // there may be 2^100 ways to go on
    }
    openWholes_.pop_back();
    return reportCount() == before ? record : Symbolic();
}

Symbolic ExpressionLowering::constantValue(const Instance& constant)
{
    Symbolic value = fromValue(graph(), constant.value());
    const model::Modifier* binding = value.isKnown() ? nullptr : constant.modifiers().binding();
    if (const model::Modifier* given = constant.modifiers().binding(); given && value.isKnown()) {
        if (!expectType(value, constant, {given->scope, given->part}, given->value->span))
            return {};
        if (value.kind == Symbolic::Kind::Scalars && constant.builtin() == BuiltinType::Real)
            value.type = ValueType::Real;
    }
    if (!binding && !value.isKnown() && constant.prefixes().isConstant && !isGivenAround(constant))
        report(DiagnosticKind::ConstantWithoutValue, {QString::fromStdString(constant.path())},
               {constant.parent(), constant.declaredIn()}, constant.component()->span);
    if (!binding || std::ranges::find(openWholes_, &constant) != openWholes_.end())
        return value;
    // What hinders the value is said where it is written.
    openWholes_.push_back(&constant);
    value = lower(*binding);
    openWholes_.pop_back();
    return value;
}

ExprId ExpressionLowering::elementSymbol(VariableId first, std::int64_t offset)
{
    const VariableId id{index(first) + static_cast<std::uint32_t>(offset)};
    const FlatVariable& variable = flat_.variable(id);
    // Constants are their values; everything else keeps its name so that a value change needs no new structure.
    const bool isFolded = variable.variability == Variability::Constant && variable.binding != kNoExpr &&
                          graph().isConstant(variable.binding);
    return isFolded ? variable.binding : graph().variable(id);
}

Symbolic ExpressionLowering::elementsOf(const Instance& array, const syntax::ComponentReference& reference,
                                        std::size_t position, const Place& place)
{
    const auto subscripts = reference.parts[position].subscripts;
    const VariableId first = firstVariable(array);
    const bool isPlain = first != kNoVariable && array.builtin() != BuiltinType::String && !subscripts.empty() &&
                         subscripts.size() <= array.sizes().size();
    if (!isPlain)
        return subscripted(symbolOf(array), subscripts, place, reference.span, &array);
    Symbolic result = Symbolic::array({}, {}, ExpressionChecks::typeOf(array.builtin()));
    const std::size_t before = reportCount();
    const auto chosen = selections(subscripts, {array.sizes(), &array}, place, result.sizes);
    if (!chosen)  // an index that changes during the run, or a wrong one
        return reportCount() == before ? subscripted(symbolOf(array), subscripts, place, reference.span, &array)
                                       : Symbolic();
    result.enumeration = array.enumeration();
    result.unit = unitOf(array);
    model::forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
        result.elements.push_back(elementSymbol(first, model::offsetOf(indices, array.sizes())));
    });
    return result;
}

UnitId ExpressionLowering::unitOf(const Instance& instance)
{
    if (instance.builtin() != BuiltinType::Real)
        return kAnyUnit;
    if (const std::optional<UnitId> known = unitByInstance_[instance])
        return *known;
    const std::optional<model::Modifier> given = instance.attributeModifier("unit");
    const bool isLiteral = given && given->accesses.empty() && given->value->to<syntax::StringLiteral>();
    const auto known = isLiteral ? unitByLiteral_.find(given->value) : unitByLiteral_.end();
    UnitId id = known != unitByLiteral_.end() ? known->second : kAnyUnit;
    if (given && known == unitByLiteral_.end()) {
        const model::Value unit = model::Evaluator(tree_).evaluate(*given);
        id = unit.to<std::string>() ? checks_.unitOf(*unit.to<std::string>()) : kAnyUnit;
        if (isLiteral)
            unitByLiteral_.emplace(given->value, id);
    }
    unitByInstance_.set(instance, id);
    return id;
}

Symbolic ExpressionLowering::objectOf(const Instance& instance)
{
    const auto [found, isNew] = objects_.try_emplace(&instance);
    const model::Modifier* binding = instance.modifiers().binding();
    if (!isNew || !binding)
        return found->second;  // unknown too while it is being made: it depends on itself
    Symbolic object = lower(*binding);
    return objects_[&instance] = object;
}

bool ExpressionLowering::isHidden(const Instance& child, const Instance& of, const Place& place, model::Span span)
{
    const bool isHidden = tree_.isHidden(child, of, *place.scope, place.part, span);
    reportCount_ += isHidden ? 1 : 0;
    return isHidden;
}

Symbolic ExpressionLowering::walkElement(const Instance& at, const syntax::ComponentReference& reference,
                                         std::size_t position, const Place& place)
{
    if (position + 1 == reference.parts.size()) {
        const bool isBuiltin = at.builtin() != BuiltinType::None;
        return isBuiltin ? elementsOf(at, reference, position, place) : symbolOf(at);
    }
    const std::string_view name = reference.parts[position + 1].name.text;
    const Instance* child = at.child(name);
    if (!child) {
        if (at.isRemoved(name))
            report(DiagnosticKind::ConditionalComponentUsed,
                   {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))}, place, reference.span);
        else
            report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    return isHidden(*child, at, place, reference.span) ? Symbolic() : walk(*child, reference, position + 1, place);
}

Symbolic ExpressionLowering::walk(const Instance& given, const syntax::ComponentReference& reference,
                                  std::size_t position, const Place& place)
{
    const Instance& at = given.referred();
    if (!at.isArray() || at.builtin() != BuiltinType::None)
        return walkElement(at, reference, position, place);
    if (!hasElements(at))
        return {};
    std::vector<std::int64_t> resultSizes;
    const std::size_t before = reportCount();
    const auto chosen = selections(reference.parts[position].subscripts, {at.sizes(), &at}, place, resultSizes);
    if (!chosen) {
        if (reportCount() == before)
            report(DiagnosticKind::RangeNotKnown, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    std::vector<Symbolic> parts;
    model::forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
        parts.push_back(walkElement(*at.elementAt(indices), reference, position, place));
    });
    if (resultSizes.empty())
        return parts.empty() ? Symbolic() : parts.front();
    for (const Symbolic& part : parts)
        if (!part.isKnown())
            return {};
    return stacked(resultSizes, parts);
}

Symbolic ExpressionLowering::partOf(const Symbolic& local, const syntax::ComponentReference& reference,
                                    const Place& place, const Instance* variable)
{
    // Records are walked through where they are: a copy of all their fields for each one would cost their square.
    const Symbolic none;
    Symbolic chosen;
    const Symbolic* at = &local;
    for (std::size_t i = 0; i < reference.parts.size(); ++i) {
        const syntax::ReferencePart& part = reference.parts[i];
        if (i > 0)
            at = at->findField(part.name.text);
        if (!at)
            at = &none;
        if (part.subscripts.empty())
            continue;
        chosen = subscripted(*at, part.subscripts, place, reference.span, i == 0 ? variable : nullptr);
        at = &chosen;
    }
    return *at;
}

Symbolic ExpressionLowering::lowerReference(const syntax::ComponentReference& reference, const Place& place,
                                            bool isDeclared)
{
    const auto& parts = reference.parts;
    const std::string_view first = parts.front().name.text;
    if (!reference.isGlobal && place.locals && !isDeclared) {
        if (const Symbolic* local = place.locals->find(first)) {
            const Instance* variable = place.isInFunction ? place.scope->child(first) : nullptr;
            if (variable)
                assertAssigned(*variable, place.locals->gapOf(first), place, reference.span);
            const std::size_t before = reportCount();
            Symbolic value = partOf(*local, reference, place, variable);
            const bool isMissing = !value.isKnown() || (value.isScalar() && value.only() == graph().missing());
            if (isMissing && reportCount() == before)
                report(DiagnosticKind::ValueMissing, {textOf(place, reference.span)}, place, reference.span);
            return isMissing ? Symbolic() : value;
        }
    }
    if (first == "time" && parts.size() == 1 && !place.scope->child("time")) {
        if (!place.isInFunction)
            return Symbolic::scalar(graph().leaf(Operation::Time));
        report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("time in a function")}, place, reference.span);
        return {};
    }
    NameMeaning meaning;
    if (reference.isGlobal)
        meaning.classNode = tree_.library().root().child(first);
    else
        meaning = tree_.lookup(first, *place.scope, place.part);
    std::size_t position = 0;
    while (meaning.classNode && position + 1 < parts.size()) {
        const std::string_view name = parts[position + 1].name.text;
        const model::ClassNode* node = meaning.classNode;
        const Instance& asInstance = tree_.packageInstance(*node);
        if (asInstance.builtin() == BuiltinType::Enumeration) {
            const auto& literals = asInstance.enumeration()->definition()->literals;
            for (std::size_t i = 0; i < literals.size(); ++i) {
                if (literals[i].name.text == name) {
                    Symbolic literal =
                        Symbolic::scalar(graph().constant(static_cast<double>(i + 1)), ValueType::Enumeration);
                    literal.enumeration = asInstance.enumeration();
                    return literal;
                }
            }
            break;
        }
        if (const model::ClassNode* member = tree_.memberClass(*node, name)) {
            meaning.classNode = member;
        } else {
            const Instance& package = tree_.packageAt(reference, position + 1, *node, *place.scope, place.part);
            const Instance* constant = package.child(name);
            if (!constant)
                break;
            if (isHidden(*constant, package, place, reference.span))
                return {};
            if (!constant->prefixes().isConstant)
                break;  // there is none of it in a class (Modelica 3.6, 5.3.2)
            meaning = {constant, nullptr};
        }
        ++position;
    }
    if (meaning.component)
        return walk(*meaning.component, reference, position, place);
    if (meaning.classNode && position + 1 == parts.size()) {
        const Instance& asInstance = tree_.packageInstance(*meaning.classNode);
        if (asInstance.builtin() == BuiltinType::Enumeration) {
            Symbolic literals = Symbolic::array({}, {}, ValueType::Enumeration);
            literals.enumeration = asInstance.enumeration();
            const auto count = static_cast<std::int64_t>(literals.enumeration->definition()->literals.size());
            literals.sizes = {count};
            for (std::int64_t i = 1; i <= count; ++i)
                literals.elements.push_back(graph().constant(static_cast<double>(i)));
            return literals;
        }
    }
    if (!reference.isGlobal && place.scope->isRemoved(first))
        report(DiagnosticKind::ConditionalComponentUsed,
               {QString::fromUtf8(first.data(), static_cast<qsizetype>(first.size()))}, place, reference.span);
    else if (meaning.classNode && position + 1 == parts.size() &&
             meaning.classNode->kind() == syntax::ClassKind::Function)
        report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("function as argument")}, place, reference.span);
    else
        report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
    return {};
}

std::vector<ExpressionLowering::Connector> ExpressionLowering::connectors(const syntax::ComponentReference& reference,
                                                                          const Place& place, bool& isRemoved)
{
    isRemoved = false;
    const auto& parts = reference.parts;
    const NameMeaning meaning = tree_.lookup(parts.front().name.text, *place.scope, place.part);
    if (!meaning.component) {
        isRemoved = place.scope->isRemoved(parts.front().name.text);
        if (!isRemoved)
            report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    std::vector<const Instance*> level{&meaning.component->referred()};
    for (std::size_t i = 0;; ++i) {
        std::vector<const Instance*> elements;
        for (const Instance* at : level) {
            if (!at->isArray() || at->builtin() != BuiltinType::None) {
                elements.push_back(at);
                continue;
            }
            if (!hasElements(*at))
                return {};
            std::vector<std::int64_t> resultSizes;
            const auto chosen = selections(parts[i].subscripts, {at->sizes(), at}, place, resultSizes);
            if (!chosen)
                return {};
            model::forEachCombination(
                *chosen, [&](const std::vector<std::int64_t>& indices) { elements.push_back(at->elementAt(indices)); });
        }
        if (i + 1 == parts.size()) {
            std::vector<Connector> found;
            for (const Instance* at : elements) {
                if (parts[i].subscripts.empty() || at->builtin() == BuiltinType::None) {
                    found.push_back({at, -1});
                    continue;
                }
                std::vector<std::int64_t> resultSizes;
                const auto chosen = selections(parts[i].subscripts, {at->sizes(), at}, place, resultSizes);
                if (!chosen)
                    return {};
                model::forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
                    found.push_back({at, model::offsetOf(indices, at->sizes())});
                });
            }
            return found;
        }
        level.clear();
        for (const Instance* at : elements) {
            const std::string_view name = parts[i + 1].name.text;
            const Instance* child = at->child(name);
            if (!child) {
                isRemoved = at->isRemoved(name);
                if (at->kind() == syntax::ClassKind::ExpandableConnector)  // connecting would add it
                    report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("expandable connector")}, place,
                           reference.span);
                else if (!isRemoved)
                    report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
                return {};
            }
            if (isHidden(*child, *at, place, reference.span))
                return {};
            level.push_back(&child->referred());
        }
    }
}

Symbolic ExpressionLowering::cardinalityOf(const syntax::Expression* connector, const Place& place, model::Span span)
{
    const auto* reference = connector ? connector->to<syntax::ComponentReference>() : nullptr;
    bool isRemoved = false;
    const std::size_t before = reportCount();
    const auto found = reference ? connectors(*reference, place, isRemoved) : std::vector<Connector>();
    if (isRemoved)
        report(DiagnosticKind::ConditionalComponentUsed, {textOf(place, reference->span)}, place, span);
    else if (reportCount() == before &&
             (found.size() != 1 || !found.front().instance->isConnector() || !connectionCount_))
        report(DiagnosticKind::WrongArguments, {QStringLiteral("cardinality")}, place, span);
    if (reportCount() != before)
        return {};
    askingCardinality_.insert(componentOf(place));
    return Symbolic::scalar(graph().constant(static_cast<double>(connectionCount_(found.front()))), ValueType::Integer);
}

}  // namespace bramah::solver
