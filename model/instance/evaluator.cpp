// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/evaluator.h"

#include "model/classes/class_library.h"
#include "model/instance/function_call.h"
#include "model/syntax/string_literal.h"
#include "model/values/array_offsets.h"
#include "model/values/predefined_functions.h"
#include "model/values/stack_room.h"
#include "model/values/string_function.h"
#include "model/values/value_operations.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {

using syntax::ExpressionKind;

namespace {

Value fieldOf(const Value& value, std::string_view name)
{
    if (const auto* record = value.to<RecordValue>()) {
        for (const auto& [field, fieldValue] : record->fields)
            if (field == name)
                return fieldValue;
    }
    if (const auto* array = value.to<ArrayValue>()) {
        ArrayValue fields{array->sizes, {}};
        for (const Value& element : array->elements)
            fields.elements.push_back(fieldOf(element, name));
        return fields;
    }
    return {};
}

bool doStringOptionsFit(const Value& value, const std::map<std::string, Value>& options)
{
    return !value.to<std::string>() && std::ranges::all_of(options, [&value](const auto& option) {
        const auto kind = stringOptionKind(option.first, isOfKind(value, ArgumentKind::Number));
        return kind && isOfKind(option.second, *kind);
    });
}

Value literalOf(const ClassNode& enumeration, std::string_view name)
{
    const auto& literals = enumeration.definition()->literals;
    for (std::size_t i = 0; i < literals.size(); ++i)
        if (literals[i].name.text == name)
            return literalAt(enumeration, static_cast<std::int64_t>(i) + 1);
    return {};
}

constexpr std::int64_t kMostSteps = 10'000'000;     ///< the budget of one evaluation, about 1 s
constexpr std::int64_t kStepsPerQuestion = 10'000;  ///< steps between two polls of the stop request

Value numberOf(const syntax::NumberLiteral& number)
{
    return number.isInteger && std::abs(number.value) < 9e15 ? Value(static_cast<std::int64_t>(number.value))
                                                             : Value(number.value);
}

}  // namespace

Value Evaluator::evaluate(const Modifier& modifier)
{
    if (!modifier.value || !modifier.scope)
        return {};
    if (modifier.accesses.empty())
        return evaluate(*modifier.value, {*modifier.scope, modifier.part});
    const auto part = [](const Value& value, const Access& access) {
        return access.field.empty() ? elementAt(value, access.indices) : fieldOf(value, access.field);
    };
    Value value = variables_
                      ? part(evaluate(*modifier.value, {*modifier.scope, modifier.part}), modifier.accesses.front())
                      : part(wholeValue(modifier), modifier.accesses.front());
    for (std::size_t i = 1; i < modifier.accesses.size(); ++i)
        value = part(value, modifier.accesses[i]);
    return value;
}

const Value& Evaluator::wholeValue(const Modifier& modifier)
{
    const std::pair key(modifier.value, modifier.scope);
    if (const auto known = tree_.wholeValues_.find(key); known != tree_.wholeValues_.end() && known->second.isKnown())
        return known->second;
    Value value = evaluate(*modifier.value, {*modifier.scope, modifier.part});
    return tree_.wholeValues_[key] = std::move(value);
}

std::optional<std::int64_t> Evaluator::evaluateSize(const syntax::Expression& expression, const Place& place)
{
    const ClassNode* indexClass = indexClassOf(expression, place);
    return indexClass ? ValueRange::allOf(*indexClass).count() : evaluate(expression, place).integer();
}

const ClassNode* Evaluator::indexClassOf(const syntax::Expression& size, const Place& place)
{
    const auto* reference = size.to<syntax::ComponentReference>();
    if (!reference || reference->parts.size() != 1)
        return nullptr;
    const ClassNode* found =
        tree_.names().lookup(reference->parts.front().name.text, *place.scope, place.part).classNode;
    constexpr int kMostNames = 20;  // short classes from a name to its type
    for (int i = 0; i < kMostNames && found && found->builtin() == BuiltinType::None; ++i) {
        const auto& bases = tree_.names().classes().baseClasses(*found);
        found = bases.size() == 1 ? bases.front() : nullptr;
    }
    const bool isIndex =
        found && (found->builtin() == BuiltinType::Boolean || found->builtin() == BuiltinType::Enumeration);
    return isIndex ? found : nullptr;
}

Value Evaluator::evaluate(const syntax::Expression& expression, const Place& place)
{
    if (!mayGoOn())
        return {};
    Value value = valueOf(expression, place);
    if (const auto* array = value.to<ArrayValue>())
        steps_ += std::ssize(array->elements);
    return value;
}

bool Evaluator::mayGoOn()
{
    if (isStackAlmostFull()) {
        isCallTooLong_ = depth_ > 0;
        return false;
    }
    if (++steps_ > nextQuestion_) {
        nextQuestion_ = steps_ + kStepsPerQuestion;
        if (tree_.isStopWanted())
            steps_ = kMostSteps;
    }
    return steps_ < kMostSteps;
}

Value Evaluator::valueOf(const syntax::Expression& expression, const Place& place)
{
    const auto inner = [&](const syntax::Expression& operand) { return evaluate(operand, place); };
    switch (expression.kind) {
    case ExpressionKind::Number: return numberOf(expression.as<syntax::NumberLiteral>());
    case ExpressionKind::String: return syntax::unescape(expression.as<syntax::StringLiteral>().raw).toStdString();
    case ExpressionKind::Boolean: return expression.as<syntax::BooleanLiteral>().value;
    case ExpressionKind::Parenthesized: {
        const auto& bracketed = expression.as<syntax::ParenthesizedExpression>();
        return subscripted(inner(*bracketed.inner), bracketed.subscripts, place);
    }
    case ExpressionKind::Unary: {
        const auto& unary = expression.as<syntax::UnaryExpression>();
        return applyUnary(unary.operation, inner(*unary.operand));
    }
    case ExpressionKind::Binary: {
        const auto& binary = expression.as<syntax::BinaryExpression>();
        return applyBinary(binary.operation, inner(*binary.left), inner(*binary.right));
    }
    case ExpressionKind::If: return chosen(expression.as<syntax::IfExpression>(), place);
    case ExpressionKind::Array: {
        const auto& array = expression.as<syntax::ArrayExpression>();
        if (!array.iterators.empty())
            return comprehension(*array.elements.front(), array.iterators, place);
        std::vector<Value> elements;
        for (const syntax::Expression* element : array.elements)
            elements.push_back(inner(*element));
        return makeArray(std::move(elements));
    }
    case ExpressionKind::Matrix: return matrix(expression.as<syntax::MatrixExpression>(), place);
    case ExpressionKind::Range: {
        const auto range = rangeOf(expression.as<syntax::RangeExpression>(), place);
        return range ? Value(range->array()) : Value();
    }
    case ExpressionKind::Tuple: {
        const auto& tuple = expression.as<syntax::TupleExpression>();
        return tuple.elements.size() == 1 && tuple.elements.front() ? inner(*tuple.elements.front()) : Value();
    }
    case ExpressionKind::Reference: return reference(expression.as<syntax::ComponentReference>(), place);
    case ExpressionKind::Call: return call(expression.as<syntax::CallExpression>(), place);
    case ExpressionKind::End: {
        const Value* size = place.locals ? place.locals->find("end") : nullptr;
        return size ? *size : Value();
    }
    case ExpressionKind::Error:
    case ExpressionKind::Colon:
    case ExpressionKind::PartialApplication: return {};
    }
    return {};
}

Value Evaluator::chosen(const syntax::IfExpression& choice, const Place& place)
{
    for (const syntax::IfBranch& branch : choice.branches) {
        const auto isTrue = evaluate(*branch.condition, place).boolean();
        if (!isTrue)
            return {};
        if (*isTrue)
            return evaluate(*branch.value, place);
    }
    return evaluate(*choice.otherwise, place);
}

Value Evaluator::matrix(const syntax::MatrixExpression& matrix, const Place& place)
{
    // [a, b; c] = cat(1, cat(2, a, b), c), all promoted to as many dimensions as any has, two at least (10.4.2.1).
    std::size_t dimensions = 2;
    std::vector<std::vector<Value>> rows;
    for (const auto& row : matrix.rows) {
        std::vector<Value>& values = rows.emplace_back();
        for (const syntax::Expression* element : row) {
            values.push_back(evaluate(*element, place));
            if (const auto* array = values.back().to<ArrayValue>())
                dimensions = std::max(dimensions, array->sizes.size());
        }
    }
    std::vector<Value> stacked{std::int64_t{1}};
    for (std::vector<Value>& row : rows) {
        std::vector<Value> columns{std::int64_t{2}};
        for (Value& value : row)
            columns.push_back(promoted(std::move(value), dimensions));
        stacked.push_back(predefined(Predefined::Cat).apply(columns));
    }
    return predefined(Predefined::Cat).apply(stacked);
}

Value Evaluator::subscripted(const Value& value, syntax::List<syntax::ExpressionPtr> subscripts, const Place& place)
{
    if (subscripts.empty())
        return value;
    const auto* array = value.to<ArrayValue>();
    if (!array || subscripts.size() > array->sizes.size())
        return {};
    std::vector<std::vector<std::int64_t>> selections;
    std::vector<std::int64_t> resultSizes;
    for (std::size_t d = 0; d < subscripts.size(); ++d) {
        std::vector<std::int64_t> selection;
        if (subscripts[d]->kind == ExpressionKind::Colon) {
            selection = allIndices(array->sizes[d]);
            resultSizes.push_back(array->sizes[d]);
        } else {
            LocalValues withEnd{place.locals, {{"end", Value(array->sizes[d])}}};
            const Value at = evaluate(*subscripts[d], place.with(withEnd));
            if (const auto* list = at.to<ArrayValue>()) {
                for (const Value& element : list->elements)
                    selection.push_back(element.integer().value_or(0));
                resultSizes.push_back(static_cast<std::int64_t>(selection.size()));
            } else {
                const auto number = at.number();
                const auto index = number ? wholePart(*number) : std::nullopt;
                if (!index)
                    return {};
                selection.push_back(*index + (at.to<bool>() ? 1 : 0));
            }
        }
        selections.push_back(std::move(selection));
    }
    if (resultSizes.empty()) {
        std::vector<std::int64_t> indices;
        for (const auto& selection : selections)
            indices.push_back(selection.front());
        return elementAt(value, indices);
    }
    ArrayValue result{resultSizes, {}};
    forEachCombination(selections, [&](const std::vector<std::int64_t>& indices) {
        Value element = elementAt(value, indices);
        if (const auto* inner = element.to<ArrayValue>())
            result.elements.insert(result.elements.end(), inner->elements.begin(), inner->elements.end());
        else
            result.elements.push_back(std::move(element));
    });
    for (std::size_t d = subscripts.size(); d < array->sizes.size(); ++d)
        result.sizes.push_back(array->sizes[d]);
    return result;
}

const Value& Evaluator::valueOf(const Instance& instance)
{
    const bool isVariable = !instance.prefixes().isParameter && !instance.prefixes().isConstant &&
                            !instance.isArray() && instance.builtin() != BuiltinType::None;
    if (variables_ && isVariable)
        if (variableValue_ = (*variables_)(instance); variableValue_.isKnown())
            return variableValue_;
    return instance.value();
}

Value Evaluator::reference(const syntax::ComponentReference& reference, const Place& place)
{
    const auto& parts = reference.parts;
    const auto rest = [&](Value value, std::size_t next) {
        for (; next < parts.size(); ++next)
            value = subscripted(fieldOf(value, parts[next].name.text), parts[next].subscripts, place);
        return value;
    };
    const std::string_view first = parts.front().name.text;
    if (const Value* local = place.locals && !reference.isGlobal ? place.locals->find(first) : nullptr)
        return rest(subscripted(*local, parts.front().subscripts, place), 1);
    if (first == "time" && parts.size() == 1)
        return {};
    std::size_t next = 1;
    const NameMeaning meaning = followPackages(reference, next, place);
    if (const ClassNode* node = meaning.classNode; node && node->builtin() == BuiltinType::Enumeration)
        // The name of an enumeration alone is the range of its literals.
        return next < parts.size() ? literalOf(*node, parts[next].name.text) : ValueRange::allOf(*node).array();
    // Follows components as long as they are scalars; at an array or a record its value takes over.
    const Instance* at = meaning.component;
    std::size_t current = next - 1;
    while (at) {
        at = &at->referred();
        if (current + 1 == parts.size() || at->isArray())
            break;
        at = childOf(*at, reference, ++current, place);
    }
    if (!at)
        return {};
    if (at->isArray() && at->builtin() == BuiltinType::None && current + 1 < parts.size())
        return throughArray(*at, reference, current, place);
    return rest(subscripted(valueOf(*at), parts[current].subscripts, place), current + 1);
}

const Instance* Evaluator::childOf(const Instance& of, const syntax::ComponentReference& reference,
                                   std::size_t position, const Place& place)
{
    // A protected element is reported but still evaluated, so that no further messages follow.
    const Instance* child = of.child(reference.parts[position].name.text);
    if (child)
        (void)tree_.names().isHidden(*child, of, *place.scope, place.part, reference.span);
    return child;
}

NameMeaning Evaluator::followPackages(const syntax::ComponentReference& reference, std::size_t& next,
                                      const Place& place)
{
    const auto& parts = reference.parts;
    const std::string_view first = parts.front().name.text;
    NameMeaning meaning;
    if (reference.isGlobal)
        meaning.classNode = tree_.library().root().child(first);
    else
        meaning = tree_.names().lookup(first, *place.scope, place.part);
    for (; meaning.classNode && next < parts.size(); ++next) {
        const ClassNode& node = *meaning.classNode;
        if (node.builtin() == BuiltinType::Enumeration)
            break;
        if (const ClassNode* member = tree_.names().classes().memberClass(node, parts[next].name.text))
            meaning.classNode = member;
        else
            meaning = {childOf(tree_.names().packageAt(reference, next, node, *place.scope, place.part), reference,
                               next, place),
                       nullptr};
    }
    return meaning;
}

Value Evaluator::throughArray(const Instance& array, const syntax::ComponentReference& reference, std::size_t current,
                              const Place& place)
{
    const auto& parts = reference.parts;
    if (!parts[current].subscripts.empty()) {
        std::vector<std::int64_t> indices;
        for (const syntax::Expression* subscript : parts[current].subscripts)
            indices.push_back(evaluate(*subscript, place).integer().value_or(0));
        const Instance* element = array.elementAt(indices);
        while (element && current + 1 < parts.size() && !element->isArray())
            element = childOf(*element, reference, ++current, place);
        return element ? subscripted(valueOf(*element), parts[current].subscripts, place) : Value();
    }
    ArrayValue values{array.sizes(), {}};
    for (const auto& element : array.elements()) {
        const Instance* field = element.get();
        for (std::size_t i = current + 1; field && i < parts.size(); ++i)
            field = childOf(*field, reference, i, place);
        values.elements.push_back(field ? valueOf(*field) : Value());
    }
    return values;
}

Value Evaluator::comprehension(const syntax::Expression& body, syntax::List<syntax::ForIndex> iterators,
                               const Place& place)
{
    if (iterators.empty())
        return evaluate(body, place);
    // {e for i, j} means {{e for i} for j}: the last iterator is the first dimension (Modelica 3.6, 10.4.1.1).
    const syntax::ForIndex& iterator = iterators.back();
    const auto repeated = [&](const syntax::ReferenceVisit& visit) {
        syntax::forEachReference(body, iterator.name.text, visit);
    };
    const auto values = loopValues(iterator, repeated, place);
    if (!values)
        return {};
    std::vector<Value> results;
    for (std::int64_t i = 0; i < values->count(); ++i) {
        const LocalValues inner{place.locals, {{std::string(iterator.name.text), values->at(i)}}};
        results.push_back(comprehension(body, iterators.first(iterators.size() - 1), place.with(inner)));
        if (!mayGoOn())
            return {};
    }
    return makeArray(std::move(results));
}

std::optional<ValueRange> Evaluator::rangeOf(const syntax::RangeExpression& range, const Place& place)
{
    const Value start = evaluate(*range.start, place);
    const Value step = range.step ? evaluate(*range.step, place) : Value(std::int64_t{1});
    return ValueRange::of(start, step, evaluate(*range.stop, place));
}

std::optional<LoopValues> Evaluator::loopValues(const syntax::ForIndex& index, const RepeatedReferences& repeated,
                                                const Place& place)
{
    if (const auto* range = index.range ? index.range->to<syntax::RangeExpression>() : nullptr)
        return rangeOf(*range, place);
    if (index.range)
        return LoopValues::of(evaluate(*index.range, place));
    const auto dimensionAt = [&](const syntax::ComponentReference& reference, std::size_t position,
                                 std::size_t subscript) { return dimensionOf(reference, position, subscript, place); };
    return deducedRange(index.name.text, repeated, dimensionAt);
}

std::optional<ArrayDimension> Evaluator::dimensionOf(const syntax::ComponentReference& reference, std::size_t position,
                                                     std::size_t subscript, const Place& place)
{
    const Value* at = place.locals ? place.locals->find(reference.parts.front().name.text) : nullptr;
    if (!at)
        return model::dimensionOf(tree_, reference, position, subscript, *place.scope, place.part);
    for (std::size_t i = 1; at && i <= position; ++i) {
        for (const auto* array = at->to<ArrayValue>(); array && !array->elements.empty(); array = at->to<ArrayValue>())
            at = &array->elements.front();
        const auto* record = at->to<RecordValue>();
        at = nullptr;
        if (record)
            for (const auto& [name, field] : record->fields)
                if (name == reference.parts[i].name.text)
                    at = &field;
    }
    const auto* array = at ? at->to<ArrayValue>() : nullptr;
    return array ? dimensionIn(array->sizes, subscript) : std::nullopt;
}

Value Evaluator::shapeOf(const syntax::Expression& expression, const Place& place)
{
    const auto* reference = expression.to<syntax::ComponentReference>();
    if (!reference || (place.locals && place.locals->find(reference->parts.front().name.text)))
        return {};
    const Instance* at = tree_.names().componentAt(*reference, *place.scope, place.part);
    return at && at->isArray() ? Value(ArrayValue{at->sizes(), {}}) : Value();
}

Value Evaluator::call(const syntax::CallExpression& call, const Place& place)
{
    std::string name;
    for (const syntax::ReferencePart& step : call.callee->parts)
        name += (name.empty() ? "" : ".") + std::string(step.name.text);
    const PredefinedFunction* function = findPredefined(name);
    if (!call.iterators.empty()) {
        if (call.arguments.empty())
            return {};
        const Value values = comprehension(*call.arguments.front().value, call.iterators, place);
        const auto* array = values.to<ArrayValue>();
        return array && function ? function->apply({flattened(*array)}) : Value();
    }
    std::vector<Value> positional;
    std::map<std::string, Value> named;
    const auto isCallOf = [function](Predefined id) { return function && function->id == id; };
    const bool asksForSize = isCallOf(Predefined::Size) || isCallOf(Predefined::Ndims);
    for (const syntax::FunctionArgument& argument : call.arguments) {
        Value value = evaluate(*argument.value, place);
        if (asksForSize && !value.isKnown() && positional.empty())
            value = shapeOf(*argument.value, place);
        if (argument.name.text.empty())
            positional.push_back(std::move(value));
        else
            named[std::string(argument.name.text)] = std::move(value);
    }
    if (isCallOf(Predefined::StringOf) && positional.size() == 1)
        return doStringOptionsFit(positional.front(), named) ? stringOf(positional.front(), stringFormat(named))
                                                             : Value();
    if (function && function->ofValues)
        return function->apply(positional);
    if (isCallOf(Predefined::Pure) && positional.size() == 1)
        return positional.front();
    const Instance* called = tree_.names().functionAt(*call.callee, *place.scope, place.part);
    if (!called)
        return {};
    if (const ClassNode* enumeration = called->enumeration())
        return positional.size() == 1 ? literalAt(*enumeration, positional.front().integer().value_or(0)) : Value();
    if (misfitArgument(*called, call.arguments))
        return {};
    const auto outputs = this->call(*called, positional, named);
    for (const ClassPart& at : called->parts())
        if (const auto* definition = at.node->definition(); outputs.empty() && definition && definition->external) {
            const std::string_view external = definition->external->function.text;
            externalCall_ = {std::string(external.empty() ? called->name() : external),
                             place.part ? place.part : &place.scope->classNode(), call.span};
        }
    return outputs.empty() ? Value() : outputs.front();
}

std::vector<Value> Evaluator::call(const Instance& function, const std::vector<Value>& positional,
                                   const std::map<std::string, Value>& named)
{
    return FunctionCall(*this, tree_, function).run(positional, named);
}

}  // namespace bramah::model
