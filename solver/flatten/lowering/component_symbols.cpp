// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/component_symbols.h"

#include "model/instance/instance_diagnostic.h"
#include "model/values/array_offsets.h"
#include "solver/flatten/lowering/expression_lowering.h"

#include <algorithm>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;

namespace {

constexpr std::int64_t kMostFields = 10'000;  ///< fields of one value, including those of nested records

/// Does a constant get its value from the component that contains it?
bool isGivenAround(const Instance& constant)
{
    for (const Instance* around = constant.parent(); around; around = around->parent())
        if (around->modifiers().binding())
            return true;
    return false;
}

}  // namespace

bool hasElements(const Instance& array)
{
    return std::ssize(array.elements()) == model::elementCount(array.sizes());
}

ComponentSymbols::ComponentSymbols(ExpressionLowering& lowering) : lowering_(lowering), context_(lowering.context()) {}

Symbolic ComponentSymbols::symbolOf(const Instance& given)
{
    const Instance& instance = context_.records.sourceOf(given.resolved());
    if (instance.isMissing())
        return {};  // its missing class has been reported
    if (instance.builtin() == BuiltinType::ExternalObject)
        return objectOf(instance);
    if (instance.builtin() != BuiltinType::None) {
        const VariableId first = context_.variables.firstOf(instance);
        if (instance.builtin() == BuiltinType::String || first == kNoVariable)
            return constantValue(instance);
        Symbolic result = Symbolic::array(instance.sizes(), {}, ExpressionChecks::typeOf(instance.builtin()));
        result.enumeration = instance.enumeration();
        result.unit = context_.types.unitOf(instance);
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
            // Without elements their fields cannot show the shapes.
            Symbolic empty;
            empty.kind = Symbolic::Kind::Record;
            return empty;
        }
        return stacked(instance.sizes(), parts);
    }
    return context_.stop.isHeard(graph().size()) ? Symbolic() : recordOf(given, instance);
}

Symbolic ComponentSymbols::recordOf(const Instance& given, const Instance& instance)
{
    // A model used as a value may contain itself through outer elements, or another one repeatedly.
    const auto refuse = [&](DiagnosticKind kind, const QStringList& texts) -> Symbolic {
        context_.tree.report(
            about(given, kind, texts, given.declaredIn(), given.component() ? given.component()->span : model::Span{}));
        context_.messages.countOther();
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
    const std::size_t before = context_.messages.count();
    for (const auto& child : instance.children()) {
        record.fields.emplace_back(child->name(), symbolOf(*child));
        if (context_.messages.count() != before)
            break;  // there may be 2^100 ways to continue
    }
    openWholes_.pop_back();
    return context_.messages.count() == before ? record : Symbolic();
}

Symbolic ComponentSymbols::constantValue(const Instance& constant)
{
    if (constant.isWithin(*context_.tree.root()))
        context_.recorder.noteOwn();  // those of packages are the same for all
    Symbolic value = fromValue(graph(), constant.value());
    const model::Modifier* binding = value.isKnown() ? nullptr : constant.modifiers().binding();
    if (const model::Modifier* given = constant.modifiers().binding(); given && value.isKnown()) {
        if (!context_.types.expectType(value, constant, {given->scope, given->part}, given->value->span))
            return {};
        if (value.kind == Symbolic::Kind::Scalars && constant.builtin() == BuiltinType::Real)
            value.type = ValueType::Real;
    }
    if (!binding && !value.isKnown() && constant.prefixes().isConstant && !isGivenAround(constant))
        context_.messages.report(DiagnosticKind::ConstantWithoutValue, {QString::fromStdString(constant.path())},
                                 {constant.parent(), constant.declaredIn()}, constant.component()->span);
    if (!binding || std::ranges::find(openWholes_, &constant) != openWholes_.end())
        return value;
    // A message at the binding explains why the value is not known.
    openWholes_.push_back(&constant);
    value = lowering_.lower(*binding);
    openWholes_.pop_back();
    return value;
}

ExprId ComponentSymbols::elementSymbol(VariableId first, std::int64_t offset)
{
    const VariableId id{index(first) + static_cast<std::uint32_t>(offset)};
    const FlatVariable& variable = context_.flat.variable(id);
    // Constants become their values; other variables keep their names, so that new values need no new structure.
    const bool isFolded = variable.variability == Variability::Constant && variable.binding != kNoExpr &&
                          graph().isConstant(variable.binding);
    if (variable.variability == Variability::Constant)
        context_.recorder.addFact(LoweringRecord::Fact::Kind::Constant, id, isFolded ? variable.binding : kNoExpr);
    return isFolded ? variable.binding : graph().variable(id);
}

Symbolic ComponentSymbols::objectOf(const Instance& instance)
{
    context_.recorder.noteOwn();
    const auto [found, isNew] = objects_.try_emplace(&instance);
    const model::Modifier* binding = instance.modifiers().binding();
    if (!isNew || !binding)
        return found->second;  // also unknown during its evaluation: then it depends on itself
    Symbolic object = lowering_.lower(*binding);
    return objects_[&instance] = object;
}

}  // namespace bramah::solver
