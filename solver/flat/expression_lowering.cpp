// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat/expression_lowering.h"

#include "model/classes/class_library.h"
#include "model/syntax/string_literal.h"
#include "solver/flat/builtin_calls.h"
#include "solver/flat/function_inlining.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

using model::BuiltinType;
using model::DiagnosticKind;
using model::Instance;
using model::NameMeaning;
namespace syntax = model::syntax;
using syntax::BinaryOperator;
using syntax::ExpressionKind;
using syntax::UnaryOperator;

namespace {

std::optional<Operation> operationOf(BinaryOperator operation)
{
    switch (operation) {
    case BinaryOperator::Add:
    case BinaryOperator::ElementwiseAdd: return Operation::Add;
    case BinaryOperator::Subtract:
    case BinaryOperator::ElementwiseSubtract: return Operation::Subtract;
    case BinaryOperator::Multiply:
    case BinaryOperator::ElementwiseMultiply: return Operation::Multiply;
    case BinaryOperator::Divide:
    case BinaryOperator::ElementwiseDivide: return Operation::Divide;
    case BinaryOperator::Power:
    case BinaryOperator::ElementwisePower: return Operation::Power;
    case BinaryOperator::Less: return Operation::Less;
    case BinaryOperator::LessEqual: return Operation::LessEqual;
    case BinaryOperator::Greater: return Operation::Greater;
    case BinaryOperator::GreaterEqual: return Operation::GreaterEqual;
    case BinaryOperator::Equal: return Operation::Equal;
    case BinaryOperator::NotEqual: return Operation::NotEqual;
    case BinaryOperator::And: return Operation::And;
    case BinaryOperator::Or: return Operation::Or;
    }
    return std::nullopt;
}

bool isTruth(Operation operation)
{
    return isRelation(operation) || operation == Operation::And || operation == Operation::Or;
}

ValueType typeOf(const Instance& instance)
{
    switch (instance.builtin()) {
    case BuiltinType::Integer: return ValueType::Integer;
    case BuiltinType::Boolean: return ValueType::Boolean;
    case BuiltinType::Enumeration: return ValueType::Enumeration;
    case BuiltinType::String: return ValueType::String;
    default: return ValueType::Real;
    }
}

std::int64_t elementCount(const std::vector<std::int64_t>& sizes)
{
    std::int64_t count = 1;
    for (const std::int64_t size : sizes)
        count *= size;
    return count;
}

/// Place of the element at \a indices (from 1) in an array kept row by row.
std::int64_t offsetOf(const std::vector<std::int64_t>& indices, const std::vector<std::int64_t>& sizes)
{
    std::int64_t offset = 0;
    for (std::size_t d = 0; d < indices.size(); ++d)
        offset = offset * sizes[d] + indices[d] - 1;
    return offset;
}

/// Visits every combination of \a selections, the last varying fastest.
template <typename Visit>
void forEachCombination(const std::vector<std::vector<std::int64_t>>& selections, Visit&& visit)
{
    for (const auto& selection : selections)
        if (selection.empty())
            return;
    std::vector<std::size_t> at(selections.size(), 0);
    for (bool isMore = true; isMore;) {
        std::vector<std::int64_t> indices;
        for (std::size_t d = 0; d < at.size(); ++d)
            indices.push_back(selections[d][at[d]]);
        visit(indices);
        isMore = false;
        for (std::size_t d = at.size(); d-- > 0;) {
            if (++at[d] < selections[d].size()) {
                isMore = true;
                break;
            }
            at[d] = 0;
        }
    }
}

constexpr int kMaxDepth = 400;

}  // namespace

void ExpressionLowering::setVariables(const Instance& instance, VariableId first)
{
    variables_[&instance] = first;
    const std::int64_t count = elementCount(instance.sizes());
    for (std::int64_t i = 0; i < count; ++i)
        parameterInstances_[index(first) + static_cast<std::uint32_t>(i)] = {&instance, static_cast<std::size_t>(i)};
}

VariableId ExpressionLowering::firstVariable(const Instance& instance) const
{
    const auto found = variables_.find(&instance);
    return found == variables_.end() ? kNoVariable : found->second;
}

QString ExpressionLowering::textOf(const Place& place, model::Span span)
{
    const auto* node = place.part ? place.part : place.scope ? &place.scope->classNode() : nullptr;
    if (!node || !node->tree() || span.end > node->tree()->text().bytes().size())
        return {};
    const auto view = node->tree()->text().view(span);
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())).simplified();
}

void ExpressionLowering::report(DiagnosticKind kind, QStringList arguments, const Place& place, model::Span span)
{
    model::Diagnostic diagnostic{kind, std::move(arguments), nullptr, span, {}, {}};
    const auto* node = place.part ? place.part : place.scope ? &place.scope->classNode() : nullptr;
    if (node && node->tree())
        diagnostic.text = node->tree()->sharedText();
    if (place.scope)
        diagnostic.component = QString::fromStdString(place.scope->path());
    for (const auto& known : diagnostics_)
        if (known.kind == diagnostic.kind && known.span == diagnostic.span && known.text == diagnostic.text &&
            known.arguments == diagnostic.arguments)
            return;
    diagnostics_.push_back(std::move(diagnostic));
}

Symbolic ExpressionLowering::lower(const model::Modifier& modifier)
{
    if (!modifier.value)
        return {};
    const Place place{modifier.scope, modifier.part, nullptr, false};
    // A field of a named record is that field: lowering the record for each of its fields would cost their square.
    if (modifier.accesses.size() == 1 && !modifier.accesses.front().field.empty())
        if (const auto* reference = modifier.value->to<syntax::ComponentReference>())
            if (const Instance* whole = singleComponent(*reference, place))
                if (const Instance* field = whole->child(modifier.accesses.front().field))
                    return symbolOf(*field);
    Symbolic value = lower(*modifier.value, place);
    for (const model::Access& access : modifier.accesses)
        value = access.field.empty() ? value.at(access.indices) : value.field(access.field);
    return value;
}

Symbolic ExpressionLowering::lower(const syntax::Expression& expression, const Place& place)
{
    if (depth_ > kMaxDepth) {
        report(DiagnosticKind::NestingTooDeep, {QString::number(kMaxDepth)}, place, expression.span);
        return {};
    }
    struct Depth {
        int& depth;
        explicit Depth(int& d) : depth(++d) {}
        ~Depth() { --depth; }
    } const guard(depth_);
    switch (expression.kind) {
    case ExpressionKind::Number: {
        const auto& number = expression.as<syntax::NumberLiteral>();
        return Symbolic::scalar(graph().constant(number.value), number.isInteger ? ValueType::Integer : ValueType::Real);
    }
    case ExpressionKind::Boolean:
        return Symbolic::scalar(graph().boolean(expression.as<syntax::BooleanLiteral>().value), ValueType::Boolean);
    case ExpressionKind::String:
        return fromValue(graph(), syntax::unescape(expression.as<syntax::StringLiteral>().raw).toStdString());
    case ExpressionKind::Parenthesized:
        return lower(*expression.as<syntax::ParenthesizedExpression>().inner, place);
    case ExpressionKind::Reference:
        return lowerReference(expression.as<syntax::ComponentReference>(), place);
    case ExpressionKind::Unary:
        return lowerUnary(expression.as<syntax::UnaryExpression>(), place);
    case ExpressionKind::Binary:
        return lowerBinary(expression.as<syntax::BinaryExpression>(), place);
    case ExpressionKind::If:
        return lowerIf(expression.as<syntax::IfExpression>(), place);
    case ExpressionKind::Call: {
        auto results = lowerCall(expression.as<syntax::CallExpression>(), place);
        return results.empty() ? Symbolic() : std::move(results.front());
    }
    case ExpressionKind::Array: {
        const auto& array = expression.as<syntax::ArrayExpression>();
        if (!array.iterators.empty())
            return comprehension(*array.elements.front(), array.iterators, place);
        std::vector<Symbolic> parts;
        for (const syntax::Expression* element : array.elements) {
            parts.push_back(lower(*element, place));
            if (!parts.back().isKnown())
                return {};
        }
        Symbolic result = stacked({static_cast<std::int64_t>(parts.size())}, parts);
        if (!result.isKnown())
            report(DiagnosticKind::ShapesDiffer, {textOf(place, expression.span)}, place, expression.span);
        return result;
    }
    case ExpressionKind::Matrix:
        return matrixOf(expression.as<syntax::MatrixExpression>(), place);
    case ExpressionKind::Range: {
        const auto& range = expression.as<syntax::RangeExpression>();
        const model::Value from = structuralValue(*range.start, place);
        const model::Value by = range.step ? structuralValue(*range.step, place) : model::Value(std::int64_t{1});
        const model::Value to = structuralValue(*range.stop, place);
        if (!from.isKnown() || !by.isKnown() || !to.isKnown()) {
            report(DiagnosticKind::RangeNotKnown, {textOf(place, expression.span)}, place, expression.span);
            return {};
        }
        return fromValue(graph(), makeRange(from, by, to));
    }
    case ExpressionKind::Tuple: {
        const auto& tuple = expression.as<syntax::TupleExpression>();
        return tuple.elements.size() == 1 && tuple.elements.front() ? lower(*tuple.elements.front(), place) : Symbolic();
    }
    case ExpressionKind::End: {
        const Symbolic* size = place.locals ? place.locals->find("end") : nullptr;
        return size ? *size : Symbolic();
    }
    case ExpressionKind::PartialApplication:
        report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("function as argument")}, place, expression.span);
        return {};
    case ExpressionKind::Error:
    case ExpressionKind::Colon:
        return {};
    }
    return {};
}

Symbolic ExpressionLowering::lowerUnary(const syntax::UnaryExpression& unary, const Place& place)
{
    const Symbolic operand = lower(*unary.operand, place);
    switch (unary.operation) {
    case UnaryOperator::Plus:
    case UnaryOperator::ElementwisePlus:
        return operand;
    case UnaryOperator::Minus:
    case UnaryOperator::ElementwiseMinus:
        return mapped(operand, [this](ExprId e) { return graph().unary(Operation::Negate, e); });
    case UnaryOperator::Not:
        return mapped(operand, [this](ExprId e) { return graph().unary(Operation::Not, e); });
    }
    return {};
}

Symbolic ExpressionLowering::multiplied(const Symbolic& a, const Symbolic& b)
{
    const bool isLeftVector = a.sizes.size() == 1;
    const bool isRightVector = b.sizes.size() == 1;
    if (a.sizes.size() > 2 || b.sizes.size() > 2)
        return {};
    const std::int64_t rows = isLeftVector ? 1 : a.sizes[0];
    const std::int64_t inner = a.sizes.back();
    const std::int64_t columns = isRightVector ? 1 : b.sizes[1];
    if (inner != b.sizes[0])
        return {};
    std::vector<ExprId> elements;
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t j = 0; j < columns; ++j) {
            ExprId sum = graph().constant(0);
            for (std::int64_t k = 0; k < inner; ++k)
                sum = graph().binary(Operation::Add, sum,
                                     graph().binary(Operation::Multiply, a.elements[i * inner + k], b.elements[k * columns + j]));
            elements.push_back(sum);
        }
    }
    if (isLeftVector && isRightVector)
        return Symbolic::scalar(elements.front());
    if (isLeftVector)
        return Symbolic::array({columns}, std::move(elements));
    if (isRightVector)
        return Symbolic::array({rows}, std::move(elements));
    return Symbolic::array({rows, columns}, std::move(elements));
}

Symbolic ExpressionLowering::lowerBinary(const syntax::BinaryExpression& binary, const Place& place)
{
    const Symbolic left = lower(*binary.left, place);
    const Symbolic right = lower(*binary.right, place);
    if (!left.isKnown() || !right.isKnown())
        return {};
    const auto operation = operationOf(binary.operation);
    if (left.kind == Symbolic::Kind::Text || right.kind == Symbolic::Kind::Text) {
        // Only what is known while the model is built; messages are lowered apart.
        const model::Value value =
            model::applyBinary(binary.operation, toValue(graph(), left), toValue(graph(), right));
        return fromValue(graph(), value);
    }
    Symbolic result;
    if (binary.operation == BinaryOperator::Multiply && left.isArray() && right.isArray())
        result = multiplied(left, right);
    else
        result = zipped(left, right, [&](ExprId a, ExprId b) { return graph().binary(*operation, a, b); });
    if (!result.isKnown()) {
        report(DiagnosticKind::ShapesDiffer, {textOf(place, binary.span)}, place, binary.span);
        return {};
    }
    if (isTruth(*operation))
        result.type = ValueType::Boolean;
    else if (*operation == Operation::Divide || *operation == Operation::Power)
        result.type = ValueType::Real;
    result.enumeration = nullptr;
    return result;
}

Symbolic ExpressionLowering::lowerIf(const syntax::IfExpression& choice, const Place& place)
{
    std::vector<std::pair<ExprId, const syntax::Expression*>> open;
    const syntax::Expression* last = choice.otherwise;
    for (const syntax::IfBranch& branch : choice.branches) {
        if (const auto known = structuralValue(*branch.condition, place).boolean()) {
            if (!*known)
                continue;
            last = branch.value;
            break;
        }
        const Symbolic condition = lower(*branch.condition, place);
        if (!condition.isScalar())
            return {};
        open.emplace_back(condition.only(), branch.value);
    }
    Symbolic result = lower(*last, place);
    for (auto branch = open.rbegin(); branch != open.rend(); ++branch) {
        const ExprId condition = place.isInFunction ? graph().unary(Operation::NoEvent, branch->first) : branch->first;
        const Symbolic value = lower(*branch->second, place);
        if (!value.isKnown() || !result.isKnown())
            return {};
        Symbolic merged = zipped(value, result, [&](ExprId a, ExprId b) { return graph().ternary(Operation::If, condition, a, b); });
        if (!merged.isKnown()) {
            report(DiagnosticKind::ShapesDiffer, {textOf(place, choice.span)}, place, choice.span);
            return {};
        }
        merged.enumeration = value.enumeration;
        result = std::move(merged);
    }
    return result;
}

std::optional<std::vector<Symbolic>> ExpressionLowering::rangeOf(const syntax::ForIndex& index, const Place& place)
{
    Symbolic range;
    if (index.range) {
        if (const auto* reference = index.range->to<syntax::ComponentReference>();
            reference && reference->parts.size() == 1 && !(place.locals && place.locals->find(reference->parts.front().name.text))) {
            const NameMeaning meaning = tree_.lookup(reference->parts.front().name.text, *place.scope, place.part);
            if (meaning.classNode && meaning.classNode->builtin() == BuiltinType::Boolean)
                range = Symbolic::array({2}, {graph().boolean(false), graph().boolean(true)}, ValueType::Boolean);
        }
        if (!range.isKnown())
            range = lower(*index.range, place);
    }
    const model::Value known = structuralValue(range);
    const auto* array = known.to<model::ArrayValue>();
    if (!array) {
        if (!index.range || range.isKnown())
            report(DiagnosticKind::RangeNotKnown, {textOf(place, index.span)}, place, index.span);
        return std::nullopt;
    }
    std::vector<Symbolic> values;
    for (const model::Value& value : array->elements)
        values.push_back(fromValue(graph(), value));
    for (Symbolic& value : values)
        value.type = range.type;
    return values;
}

Symbolic ExpressionLowering::comprehension(const syntax::Expression& body, syntax::List<syntax::ForIndex> iterators, const Place& place)
{
    if (iterators.empty())
        return lower(body, place);
    const auto values = rangeOf(iterators.front(), place);
    if (!values)
        return {};
    std::vector<Symbolic> parts;
    for (const Symbolic& value : *values) {
        const LocalSymbols inner{place.locals, {{std::string(iterators.front().name.text), value}}};
        parts.push_back(comprehension(body, iterators.subspan(1), place.with(inner)));
        if (!parts.back().isKnown())
            return {};
    }
    return stacked({static_cast<std::int64_t>(parts.size())}, parts);
}

Symbolic ExpressionLowering::matrixOf(const syntax::MatrixExpression& matrix, const Place& place)
{
    const BuiltinCalls builtins(*this, place, matrix.span);
    std::vector<Symbolic> rows;
    for (const auto& row : matrix.rows) {
        std::vector<Symbolic> columns;
        for (const syntax::Expression* element : row)
            columns.push_back(BuiltinCalls::asMatrix(lower(*element, place)));
        rows.push_back(BuiltinCalls::concatenated(1, columns));
    }
    Symbolic result = BuiltinCalls::concatenated(0, rows);
    if (!result.isKnown())
        report(DiagnosticKind::ShapesDiffer, {textOf(place, matrix.span)}, place, matrix.span);
    return result;
}

std::optional<std::vector<std::vector<std::int64_t>>> ExpressionLowering::selections(
    syntax::List<syntax::ExpressionPtr> subscripts, const std::vector<std::int64_t>& sizes, const Place& place,
    std::vector<std::int64_t>& resultSizes)
{
    std::vector<std::vector<std::int64_t>> result;
    if (subscripts.size() > sizes.size())
        return std::nullopt;
    for (std::size_t d = 0; d < subscripts.size(); ++d) {
        std::vector<std::int64_t> selection;
        if (subscripts[d]->kind == ExpressionKind::Colon) {
            for (std::int64_t i = 1; i <= sizes[d]; ++i)
                selection.push_back(i);
            resultSizes.push_back(sizes[d]);
        } else {
            LocalSymbols withEnd{place.locals, {}};
            withEnd.values["end"] = Symbolic::scalar(graph().constant(static_cast<double>(sizes[d])), ValueType::Integer);
            const Symbolic at = lower(*subscripts[d], place.with(withEnd));
            const model::Value known = structuralValue(at);
            if (const auto* list = known.to<model::ArrayValue>()) {
                for (const model::Value& element : list->elements)
                    selection.push_back(static_cast<std::int64_t>(element.number().value_or(0)));
                resultSizes.push_back(static_cast<std::int64_t>(selection.size()));
            } else if (const auto number = known.number()) {
                selection.push_back(static_cast<std::int64_t>(*number) + (at.type == ValueType::Boolean ? 1 : 0));
            } else {
                return std::nullopt;
            }
        }
        for (const std::int64_t index : selection) {
            if (index < 1 || index > sizes[d]) {
                report(DiagnosticKind::IndexOutside, {QString::number(index), QString::number(sizes[d])}, place, subscripts[d]->span);
                return std::nullopt;
            }
        }
        result.push_back(std::move(selection));
    }
    for (std::size_t d = subscripts.size(); d < sizes.size(); ++d) {
        std::vector<std::int64_t> selection;
        for (std::int64_t i = 1; i <= sizes[d]; ++i)
            selection.push_back(i);
        resultSizes.push_back(sizes[d]);
        result.push_back(std::move(selection));
    }
    return result;
}

Symbolic ExpressionLowering::subscripted(const Symbolic& value, syntax::List<syntax::ExpressionPtr> subscripts, const Place& place)
{
    if (subscripts.empty() || !value.isKnown())
        return value;
    if (value.kind == Symbolic::Kind::Record) {
        Symbolic record = value;
        for (auto& [name, field] : record.fields)
            field = subscripted(field, subscripts, place);
        return record;
    }
    if (subscripts.size() > value.sizes.size()) {
        report(DiagnosticKind::TooManySubscripts, {QString::number(subscripts.size()), QString::number(value.sizes.size())}, place,
               subscripts.front()->span);
        return {};
    }
    std::vector<std::int64_t> resultSizes;
    const std::size_t before = diagnostics_.size();
    if (const auto chosen = selections(subscripts, value.sizes, place, resultSizes)) {
        Symbolic result = Symbolic::array(resultSizes, {}, value.type);
        result.enumeration = value.enumeration;
        forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
            result.elements.push_back(value.at(indices).only());
        });
        return result;
    }
    if (diagnostics_.size() != before)
        return {};
    // An index that changes during the run: a choice between all elements.
    if (subscripts.size() == 1 && value.sizes.size() == 1 && !value.elements.empty()) {
        const Symbolic at = lower(*subscripts.front(), place);
        if (!at.isScalar())
            return {};
        ExprId result = value.elements.back();
        for (std::size_t i = value.elements.size() - 1; i-- > 0;) {
            const ExprId isHere = graph().binary(Operation::LessEqual, at.only(), graph().constant(static_cast<double>(i + 1)));
            result = graph().ternary(Operation::If, graph().unary(Operation::NoEvent, isHere), value.elements[i], result);
        }
        return Symbolic::scalar(result, value.type);
    }
    report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("variable subscripts of matrices")}, place, subscripts.front()->span);
    return {};
}

Symbolic ExpressionLowering::symbolOf(const Instance& given)
{
    const Instance& instance = given.resolved();
    if (instance.builtin() != BuiltinType::None) {
        const VariableId first = firstVariable(instance);
        if (instance.builtin() == BuiltinType::String || first == kNoVariable)
            return fromValue(graph(), instance.value());
        Symbolic result = Symbolic::array(instance.sizes(), {}, typeOf(instance));
        result.enumeration = instance.enumeration();
        const std::int64_t count = elementCount(instance.sizes());
        for (std::int64_t i = 0; i < count; ++i) {
            const VariableId id{index(first) + static_cast<std::uint32_t>(i)};
            const FlatVariable& variable = flat_.variable(id);
            // Constants are their values; everything else keeps its name so that a value change needs no new structure.
            const bool isFolded = variable.variability == Variability::Constant && variable.binding != kNoExpr &&
                                  graph().isConstant(variable.binding);
            result.elements.push_back(isFolded ? variable.binding : graph().variable(id));
        }
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
    Symbolic record;
    record.kind = Symbolic::Kind::Record;
    for (const auto& child : instance.children())
        record.fields.emplace_back(child->name(), symbolOf(*child));
    return record;
}

Symbolic ExpressionLowering::walkElement(const Instance& at, const syntax::ComponentReference& reference, std::size_t position, const Place& place)
{
    if (position + 1 == reference.parts.size()) {
        const Symbolic whole = symbolOf(at);
        const bool isBuiltinArray = at.builtin() != BuiltinType::None;
        return isBuiltinArray ? subscripted(whole, reference.parts[position].subscripts, place) : whole;
    }
    const std::string_view name = reference.parts[position + 1].name.text;
    const Instance* child = at.child(name);
    if (!child) {
        if (at.isRemoved(name))
            report(DiagnosticKind::ConditionalComponentUsed, {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))}, place, reference.span);
        else
            report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    return walk(*child, reference, position + 1, place);
}

Symbolic ExpressionLowering::walk(const Instance& given, const syntax::ComponentReference& reference, std::size_t position, const Place& place)
{
    const Instance& at = given.resolved();
    if (!at.isArray() || at.builtin() != BuiltinType::None)
        return walkElement(at, reference, position, place);
    std::vector<std::int64_t> resultSizes;
    const auto chosen = selections(reference.parts[position].subscripts, at.sizes(), place, resultSizes);
    if (!chosen) {
        report(DiagnosticKind::RangeNotKnown, {textOf(place, reference.span)}, place, reference.span);
        return {};
    }
    std::vector<Symbolic> parts;
    forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
        parts.push_back(walkElement(*at.elements()[static_cast<std::size_t>(offsetOf(indices, at.sizes()))], reference, position, place));
    });
    if (resultSizes.empty())
        return parts.empty() ? Symbolic() : parts.front();
    for (const Symbolic& part : parts)
        if (!part.isKnown())
            return {};
    return stacked(resultSizes, parts);
}

Symbolic ExpressionLowering::lowerReference(const syntax::ComponentReference& reference, const Place& place)
{
    const auto& parts = reference.parts;
    const std::string_view first = parts.front().name.text;
    if (!reference.isGlobal && place.locals) {
        if (const Symbolic* local = place.locals->find(first)) {
            Symbolic value = subscripted(*local, parts.front().subscripts, place);
            for (std::size_t i = 1; i < parts.size(); ++i)
                value = subscripted(value.field(parts[i].name.text), parts[i].subscripts, place);
            if (!value.isKnown())
                report(DiagnosticKind::ValueMissing, {textOf(place, reference.span)}, place, reference.span);
            return value;
        }
    }
    if (first == "time" && parts.size() == 1 && !place.scope->child("time"))
        return Symbolic::scalar(graph().leaf(Operation::Time));
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
                    Symbolic literal = Symbolic::scalar(graph().constant(static_cast<double>(i + 1)), ValueType::Enumeration);
                    literal.enumeration = asInstance.enumeration();
                    return literal;
                }
            }
            break;
        }
        if (const model::ClassNode* member = tree_.memberClass(*node, name)) {
            meaning.classNode = member;
        } else if (const Instance* constant = asInstance.child(name)) {
            meaning = {constant, nullptr};
        } else {
            break;
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
        report(DiagnosticKind::ConditionalComponentUsed, {QString::fromUtf8(first.data(), static_cast<qsizetype>(first.size()))}, place, reference.span);
    else
        report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
    return {};
}

std::vector<ExpressionLowering::Connector> ExpressionLowering::connectors(const syntax::ComponentReference& reference, const Place& place, bool& isRemoved)
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
    std::vector<const Instance*> level{&meaning.component->resolved()};
    for (std::size_t i = 0;; ++i) {
        std::vector<const Instance*> elements;
        for (const Instance* at : level) {
            if (!at->isArray() || at->builtin() != BuiltinType::None) {
                elements.push_back(at);
                continue;
            }
            std::vector<std::int64_t> resultSizes;
            const auto chosen = selections(parts[i].subscripts, at->sizes(), place, resultSizes);
            if (!chosen)
                return {};
            forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
                elements.push_back(at->elements()[static_cast<std::size_t>(offsetOf(indices, at->sizes()))].get());
            });
        }
        if (i + 1 == parts.size()) {
            std::vector<Connector> found;
            for (const Instance* at : elements) {
                if (parts[i].subscripts.empty() || at->builtin() == BuiltinType::None) {
                    found.push_back({at, -1});
                    continue;
                }
                std::vector<std::int64_t> resultSizes;
                const auto chosen = selections(parts[i].subscripts, at->sizes(), place, resultSizes);
                if (!chosen)
                    return {};
                forEachCombination(*chosen, [&](const std::vector<std::int64_t>& indices) {
                    found.push_back({at, offsetOf(indices, at->sizes())});
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
                if (!isRemoved)
                    report(DiagnosticKind::UnknownName, {textOf(place, reference.span)}, place, reference.span);
                return {};
            }
            level.push_back(&child->resolved());
        }
    }
}

const Instance* ExpressionLowering::singleComponent(const syntax::ComponentReference& reference, const Place& place)
{
    if (reference.isGlobal)
        return nullptr;
    const Instance* at = tree_.lookup(reference.parts.front().name.text, *place.scope, place.part).component;
    for (std::size_t i = 0; at; ++i) {
        at = &at->resolved();
        if (at->isArray() || !reference.parts[i].subscripts.empty())
            return nullptr;
        if (i + 1 == reference.parts.size())
            break;
        at = at->child(reference.parts[i + 1].name.text);
    }
    return at;
}

const model::ClassNode* ExpressionLowering::functionOf(const syntax::ComponentReference& callee, const Place& place)
{
    std::vector<syntax::Identifier> identifiers;
    for (const syntax::ReferencePart& step : callee.parts)
        identifiers.push_back(step.name);
    return tree_.lookupClass({callee.isGlobal, identifiers, callee.span}, *place.scope, place.part);
}

std::vector<Symbolic> ExpressionLowering::lowerCall(const syntax::CallExpression& call, const Place& place)
{
    BuiltinCalls builtins(*this, place, call.span);
    if (const auto result = builtins.lower(call))
        return {*result};
    const model::ClassNode* function = functionOf(*call.callee, place);
    if (!function) {
        report(DiagnosticKind::UnknownFunction, {textOf(place, call.callee->span)}, place, call.callee->span);
        return {};
    }
    return FunctionInlining(*this, *function, place, call.span).lower(call);
}

bool ExpressionLowering::isStructural(ExprId root)
{
    // Boolean, Integer and enumeration parameters, evaluated ones, and constants; nothing that changes during a run.
    if (const auto known = isStructuralMemo_.find(index(root)); known != isStructuralMemo_.end())
        return known->second;
    bool result = true;
    const ExpressionNode& node = graph().node(root);
    switch (node.operation) {
    case Operation::Constant:
        break;
    case Operation::Variable: {
        const FlatVariable& variable = flat_.variable(node.variable);
        if (variable.variability == Variability::Constant)
            break;
        result = variable.variability == Variability::Parameter && variable.isFixed &&
                 (variable.isStructural || variable.type == ValueType::Boolean || variable.type == ValueType::Integer ||
                  variable.type == ValueType::Enumeration);
        break;
    }
    case Operation::Derivative:
    case Operation::Pre:
    case Operation::Time:
    case Operation::Initial:
    case Operation::Terminal:
    case Operation::Sample:
    case Operation::Delay:
    case Operation::Differentiate:
    case Operation::Call:
        result = false;
        break;
    default:
        graph().forEachOperand(root, [&](ExprId operand) { result = result && isStructural(operand); });
    }
    isStructuralMemo_[index(root)] = result;
    return result;
}

void ExpressionLowering::noteStructural(ExprId id)
{
    if (!graph().isConstant(id))
        structural_.push_back(id);
}

model::Value ExpressionLowering::structuralValue(const syntax::Expression& expression, const Place& place)
{
    const std::size_t before = diagnostics_.size();
    const Symbolic lowered = lower(expression, place);
    return diagnostics_.size() == before ? structuralValue(lowered) : model::Value();
}

model::Value ExpressionLowering::structuralValue(const Symbolic& lowered)
{
    if (lowered.kind == Symbolic::Kind::Text)
        return lowered.text;
    if (lowered.kind != Symbolic::Kind::Scalars)
        return {};
    if (const model::Value known = toValue(graph(), lowered); known.isKnown())
        return known;
    for (const ExprId element : lowered.elements)
        if (!isStructural(element))
            return {};
    // The parameters' values, as bound now.
    std::unordered_map<std::uint32_t, ExprId> memo;
    Symbolic values = lowered;
    for (ExprId& element : values.elements) {
        const ExprId replaced = graph().transform(
            element,
            [this](ExprId id) {
                const ExpressionNode& node = graph().node(id);
                if (node.operation != Operation::Variable)
                    return kNoExpr;
                const auto found = parameterInstances_.find(index(node.variable));
                if (found == parameterInstances_.end())
                    return kNoExpr;
                const auto& [instance, offset] = found->second;
                model::Value value = instance->value();
                if (const auto* array = value.to<model::ArrayValue>(); array && offset < array->elements.size())
                    value = model::Value(array->elements[offset]);
                const auto number = value.number();
                return number ? graph().constant(*number) : kNoExpr;
            },
            memo);
        element = replaced;
    }
    const model::Value result = toValue(graph(), values);
    if (result.isKnown())
        for (const ExprId element : lowered.elements)
            noteStructural(element);
    return result;
}

FlatMessage ExpressionLowering::lowerMessage(const syntax::Expression& expression, const Place& place)
{
    FlatMessage message;
    message.texts.emplace_back();
    const auto append = [&](const auto& self, const syntax::Expression& part) -> void {
        if (const auto* inner = part.to<syntax::ParenthesizedExpression>())
            return self(self, *inner->inner);
        if (const auto* sum = part.to<syntax::BinaryExpression>(); sum && sum->operation == BinaryOperator::Add) {
            self(self, *sum->left);
            self(self, *sum->right);
            return;
        }
        if (const auto* call = part.to<syntax::CallExpression>();
            call && call->callee->parts.size() == 1 && call->callee->parts.front().name.text == "String" && !call->arguments.empty()) {
            const Symbolic value = lower(*call->arguments.front().value, place);
            if (value.isScalar()) {
                message.values.push_back(value.only());
                message.texts.emplace_back();
                return;
            }
        }
        const Symbolic value = lower(part, place);
        if (value.kind == Symbolic::Kind::Text) {
            message.texts.back() += value.text;
        } else if (value.isScalar()) {
            message.values.push_back(value.only());
            message.texts.emplace_back();
        }
    };
    append(append, expression);
    return message;
}

}  // namespace bramah::solver
