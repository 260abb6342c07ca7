// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/modifier_changes.h"

#include "model/syntax/annotation_values.h"
#include "model/text/dotted_name.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

namespace bramah::model {

using namespace syntax;

namespace {

/// The values in the text of a class by path, and the types of its declarations.
class WrittenValues
{
public:
    explicit WrittenValues(const ClassVersion& version) : text_(version.tree->text())
    {
        for (const Element* element : version.definition->elements) {
            if (element->kind == ElementKind::Extends)
                addNested({}, element->modification);
            if (element->kind == ElementKind::Component)
                addComponents(*element);
        }
    }

    [[nodiscard]] const std::map<std::string, ExpressionPtr>& values() const { return values_; }
    [[nodiscard]] std::string_view textOf(ExpressionPtr value) const { return text_.view(value->span); }
    /// Do both classes declare the component at the beginning of \a path with the same type, or neither of them?
    [[nodiscard]] bool declaresAlike(const WrittenValues& other, const std::string& path) const
    {
        const std::string name = path.substr(0, firstDot(path));
        return typeOf(name) == other.typeOf(name);
    }

private:
    [[nodiscard]] std::string_view typeOf(const std::string& name) const
    {
        const auto found = types_.find(name);
        return found == types_.end() ? std::string_view() : found->second;
    }

    void addComponents(const Element& element)
    {
        for (const Component& component : element.components) {
            const std::string name(component.name.text);
            types_.emplace(name, text_.view(element.name.span));
            add(name, component.modification);
        }
    }

    void add(const std::string& path, const Modification* modification)
    {
        if (!modification)
            return;
        if (modification->value)
            values_.insert_or_assign(path, modification->value);
        addNested(path, modification->nested);
    }

    void addNested(const std::string& path, const ClassModification* nested)
    {
        if (!nested)
            return;
        for (const Argument& argument : nested->arguments) {
            if (argument.kind != ArgumentKind::Modify || argument.name.isEmpty() ||
                argument.name.parts.back().text == "displayUnit")
                continue;
            std::string inner = path;
            for (const Identifier& part : argument.name.parts)
                inner += (inner.empty() ? "" : ".") + std::string(part.text);
            add(inner, argument.modification);
        }
    }

    const SourceText& text_;
    std::map<std::string, ExpressionPtr> values_;
    std::map<std::string, std::string_view> types_;
};

/// Are all numbers of \a expression, which has no names, Integers? A quotient is a Real.
bool isOfIntegers(ExpressionPtr expression)
{
    if (const auto* number = expression->to<NumberLiteral>())
        return number->isInteger;
    if (const auto* bracketed = expression->to<ParenthesizedExpression>())
        return isOfIntegers(bracketed->inner);
    if (const auto* sign = expression->to<UnaryExpression>())
        return isOfIntegers(sign->operand);
    const auto* binary = expression->to<BinaryExpression>();
    return binary && binary->operation != BinaryOperator::Divide && binary->operation != BinaryOperator::Power &&
           isOfIntegers(binary->left) && isOfIntegers(binary->right);
}

std::optional<LiteralValue> literalOf(ExpressionPtr value)
{
    if (const auto* truth = value->to<BooleanLiteral>())
        return LiteralValue{LiteralValue::Kind::Boolean, truth->value ? 1.0 : 0.0, value->span};
    const std::optional<double> number = numberOf(value);
    if (!number || !std::isfinite(*number))
        return std::nullopt;
    return LiteralValue{isOfIntegers(value) ? LiteralValue::Kind::Integer : LiteralValue::Kind::Real, *number,
                        value->span};
}

}  // namespace

std::vector<std::string> changedModifiers(const ClassVersion& before, const ClassVersion& after)
{
    const WrittenValues old(before), now(after);
    std::vector<std::string> paths;
    const auto addMissing = [&paths](const WrittenValues& from, const WrittenValues& in, bool isValueCompared) {
        for (const auto& [path, value] : from.values()) {
            const auto found = in.values().find(path);
            const bool isChanged =
                found == in.values().end() || (isValueCompared && in.textOf(found->second) != from.textOf(value));
            if (isChanged && from.declaresAlike(in, path))
                paths.push_back(path);
        }
    };
    addMissing(old, now, true);
    addMissing(now, old, false);
    std::ranges::sort(paths);
    return paths;
}

ExpressionPtr writtenValue(const ClassVersion& version, const std::string& path)
{
    const WrittenValues written(version);
    const auto found = written.values().find(path);
    return found == written.values().end() ? nullptr : found->second;
}

std::map<std::string, LiteralValue> literalValues(const ClassVersion& version)
{
    const WrittenValues written(version);
    std::map<std::string, LiteralValue> literals;
    for (const auto& [path, value] : written.values())
        if (const std::optional<LiteralValue> literal = literalOf(value))
            literals.emplace(path, *literal);
    return literals;
}

}  // namespace bramah::model
