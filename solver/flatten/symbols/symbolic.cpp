// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/symbols/symbolic.h"

#include "model/classes/class_node.h"
#include "model/values/array_offsets.h"
#include "model/values/value_operations.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace bramah::solver {

ValueType joined(ValueType a, ValueType b)
{
    return a == b ? a : ValueType::Real;
}

Symbolic::Symbolic() = default;

Symbolic Symbolic::scalar(ExprId element, ValueType type)
{
    Symbolic value;
    value.kind = Kind::Scalars;
    value.type = type;
    value.elements = {element};
    return value;
}

Symbolic Symbolic::array(std::vector<std::int64_t> sizes, const std::vector<ExprId>& elements, ValueType type)
{
    Symbolic value;
    value.kind = Kind::Scalars;
    value.type = type;
    value.sizes = std::move(sizes);
    value.elements = Elements(elements.begin(), elements.end());
    return value;
}

const Symbolic* Symbolic::findField(std::string_view name) const
{
    for (const auto& [fieldName, value] : fields)
        if (fieldName == name)
            return &value;
    return nullptr;
}

Symbolic Symbolic::field(std::string_view name) const
{
    const Symbolic* found = findField(name);
    return found ? *found : Symbolic();
}

Symbolic Symbolic::at(const std::vector<std::int64_t>& indices) const
{
    if (kind == Kind::Record) {
        Symbolic record = *this;
        for (auto& [name, value] : record.fields)
            value = value.at(indices);
        return record;
    }
    if (sizes.empty())
        return *this;
    if (indices.size() > sizes.size())
        return {};
    for (std::size_t d = 0; d < indices.size(); ++d)
        if (indices[d] < 1 || indices[d] > sizes[d])
            return {};
    const std::int64_t offset = model::offsetOf(indices, sizes);
    const std::vector<std::int64_t> rest(sizes.begin() + static_cast<std::ptrdiff_t>(indices.size()), sizes.end());
    const std::int64_t run = model::elementCount(rest);
    if (kind == Kind::Text) {
        Symbolic part;
        part.kind = kind;
        part.type = type;
        part.sizes = rest;
        if (rest.empty())
            part.text = texts[static_cast<std::size_t>(offset)];
        else
            part.texts.assign(texts.begin() + offset * run, texts.begin() + (offset + 1) * run);
        return part;
    }
    Symbolic part = array(rest, {elements.begin() + offset * run, elements.begin() + (offset + 1) * run}, type);
    part.enumeration = enumeration;
    part.unit = unit;
    return part;
}

Symbolic Symbolic::changingText(std::vector<std::string> texts, Elements values)
{
    Symbolic result;
    result.kind = Kind::Text;
    result.type = ValueType::String;
    result.texts = std::move(texts);
    result.elements = std::move(values);
    return result;
}

Symbolic stacked(const std::vector<std::int64_t>& sizes, const std::vector<Symbolic>& parts)
{
    if (parts.empty())
        return Symbolic::array(sizes, {});
    const Symbolic& first = parts.front();
    if (first.kind == Symbolic::Kind::Record) {
        Symbolic record;
        record.kind = Symbolic::Kind::Record;
        for (const auto& [name, value] : first.fields) {
            std::vector<Symbolic> column;
            for (const Symbolic& part : parts)
                column.push_back(part.field(name));
            record.fields.emplace_back(name, stacked(sizes, column));
        }
        return record;
    }
    if (first.kind == Symbolic::Kind::Text) {
        Symbolic result = first;
        result.sizes = sizes;
        result.sizes.insert(result.sizes.end(), first.sizes.begin(), first.sizes.end());
        result.texts.clear();
        for (const Symbolic& part : parts) {
            if (part.kind != first.kind || part.sizes != first.sizes || part.isChangingText())
                return {};
            if (part.sizes.empty())
                result.texts.push_back(part.text);
            result.texts.insert(result.texts.end(), part.texts.begin(), part.texts.end());
        }
        return result;
    }
    if (first.kind != Symbolic::Kind::Scalars)
        return {};
    Symbolic result = Symbolic::array(sizes, {}, first.type);
    result.enumeration = first.enumeration;
    result.unit = first.unit;
    result.sizes.insert(result.sizes.end(), first.sizes.begin(), first.sizes.end());
    for (const Symbolic& part : parts) {
        if (part.kind != first.kind || part.sizes != first.sizes)
            return {};
        result.type = joined(result.type, part.type);
        if (part.unit != result.unit)
            result.unit = kAnyUnit;
        result.elements.append(part.elements.data(), part.elements.size());
    }
    return result;
}

namespace {

ValueType scalarTypeOf(const model::Value& number)
{
    if (number.to<std::int64_t>())
        return ValueType::Integer;
    if (number.to<bool>())
        return ValueType::Boolean;
    return number.to<model::EnumerationValue>() ? ValueType::Enumeration : ValueType::Real;
}

/// Unknown unless \a array contains scalars. Tables and ranges have up to a million, so no Symbolic is made for each.
Symbolic fromScalars(ExpressionGraph& graph, const model::ArrayValue& array)
{
    Symbolic result = Symbolic::array(array.sizes, {}, scalarTypeOf(array.elements.front()));
    if (const auto* literal = array.elements.front().to<model::EnumerationValue>())
        result.enumeration = literal->type;
    result.elements.reserve(array.elements.size());
    graph.reserve(array.elements.size());
    for (const model::Value& element : array.elements) {
        const auto number = element.number();
        if (!number)
            return {};
        result.type = joined(result.type, scalarTypeOf(element));
        result.elements.push_back(graph.constant(*number));
    }
    return result;
}

}  // namespace

Symbolic fromValue(ExpressionGraph& graph, const model::Value& value)
{
    if (const auto* text = value.to<std::string>()) {
        Symbolic result;
        result.kind = Symbolic::Kind::Text;
        result.type = ValueType::String;
        result.text = *text;
        return result;
    }
    if (const auto* array = value.to<model::ArrayValue>()) {
        if (!array->elements.empty() && array->elements.front().number())
            return fromScalars(graph, *array);
        std::vector<Symbolic> elements;
        for (const model::Value& element : array->elements)
            elements.push_back(fromValue(graph, element));
        return stacked(array->sizes, elements);
    }
    if (const auto* record = value.to<model::RecordValue>()) {
        Symbolic result;
        result.kind = Symbolic::Kind::Record;
        for (const auto& [name, field] : record->fields)
            result.fields.emplace_back(name, fromValue(graph, field));
        return result;
    }
    const auto number = value.number();
    if (!number)
        return {};
    Symbolic result = Symbolic::scalar(graph.constant(*number), scalarTypeOf(value));
    if (const auto* literal = value.to<model::EnumerationValue>())
        result.enumeration = literal->type;
    return result;
}

Symbolic IndexValues::at(ExpressionGraph& graph, std::int64_t position) const
{
    if (elements.isKnown())
        return elements.at({position + 1});
    Symbolic result = fromValue(graph, values.at(position));
    result.type = type;
    return result;
}

model::Value toValue(const ExpressionGraph& graph, const Symbolic& value)
{
    if (value.kind == Symbolic::Kind::Text && !value.sizes.empty()) {
        model::ArrayValue texts{value.sizes, {}};
        for (const std::string& text : value.texts)
            texts.elements.emplace_back(text);
        return texts;
    }
    if (value.kind == Symbolic::Kind::Text)
        return value.isChangingText() ? model::Value() : model::Value(value.text);
    if (value.kind == Symbolic::Kind::Record) {
        model::RecordValue record;
        for (const auto& [name, field] : value.fields)
            record.fields.emplace_back(name, toValue(graph, field));
        return record;
    }
    if (value.kind != Symbolic::Kind::Scalars)
        return {};
    std::vector<model::Value> elements;
    for (const ExprId element : value.elements) {
        const double number = graph.node(element).value;
        if (!graph.isConstant(element) || std::isnan(number))
            return {};
        switch (value.type) {
        case ValueType::Integer:
            if (const auto whole = model::wholePart(number))
                elements.emplace_back(*whole);
            else
                return {};
            break;
        case ValueType::Boolean: elements.emplace_back(number != 0); break;
        case ValueType::Enumeration: {
            const auto place = static_cast<std::int64_t>(number);
            elements.push_back(value.enumeration ? model::literalAt(*value.enumeration, place)
                                                 : model::Value(model::EnumerationValue{nullptr, place, {}}));
            if (!elements.back().isKnown())
                return {};
            break;
        }
        default: elements.emplace_back(number); break;
        }
    }
    if (value.sizes.empty())
        return elements.front();
    return model::ArrayValue{value.sizes, std::move(elements)};
}

std::optional<std::string> missingPart(ExpressionGraph& graph, const Symbolic& value)
{
    for (const auto& [name, field] : value.fields)
        if (const auto missing = missingPart(graph, field))
            return '.' + name + *missing;
    if (value.kind == Symbolic::Kind::Unknown)
        return std::string();
    const auto element = std::ranges::find(value.elements, graph.missing());
    if (element == value.elements.end())
        return std::nullopt;
    std::string subscripts;
    std::int64_t rest = element - value.elements.begin();
    for (auto size = value.sizes.rbegin(); size != value.sizes.rend(); ++size) {
        subscripts = std::to_string(rest % *size + 1) + (subscripts.empty() ? "" : ", ") + subscripts;
        rest /= *size;
    }
    return subscripts.empty() ? subscripts : '[' + subscripts + ']';
}

Symbolic mapped(const Symbolic& a, const std::function<ExprId(ExprId)>& function)
{
    Symbolic result = a;
    for (auto& [name, field] : result.fields)
        field = mapped(field, function);
    for (ExprId& element : result.elements)
        element = function(element);
    return result;
}

Symbolic zipped(const Symbolic& a, const Symbolic& b, const std::function<ExprId(ExprId, ExprId)>& function)
{
    if (!a.isKnown() || !b.isKnown())
        return {};
    if (a.kind == Symbolic::Kind::Record || b.kind == Symbolic::Kind::Record) {
        if (a.kind != b.kind || a.fields.size() != b.fields.size())
            return {};
        Symbolic result = a;
        for (auto& [name, field] : result.fields) {
            field = zipped(field, b.field(name), function);
            if (!field.isKnown())
                return {};
        }
        return result;
    }
    if (a.kind != Symbolic::Kind::Scalars || b.kind != Symbolic::Kind::Scalars)
        return {};
    if (!a.sizes.empty() && !b.sizes.empty() && a.sizes != b.sizes)
        return {};
    const Symbolic& shape = a.sizes.empty() ? b : a;
    Symbolic result = Symbolic::array(shape.sizes, {}, joined(a.type, b.type));
    for (qsizetype i = 0; i < shape.elements.size(); ++i)
        result.elements.push_back(
            function(a.sizes.empty() ? a.only() : a.elements[i], b.sizes.empty() ? b.only() : b.elements[i]));
    return result;
}

}  // namespace bramah::solver
