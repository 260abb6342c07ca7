// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/modifiers.h"

#include <algorithm>
#include <iterator>

namespace bramah::model {

namespace {

/// At the last part of its name `each` removes the selection of array elements (Modelica 3.6, 7.2.5).
void arrive(Modifier& modifier)
{
    if (modifier.isEach && (!modifier.name || modifier.depth >= modifier.name->parts.size()))
        modifier.accesses.clear();
}

/// \a argument, written inside of \a around, as a modifier.
Modifier fromArgument(const syntax::Argument& argument, const Modifier& around)
{
    Modifier modifier = around;
    modifier.name = &argument.name;
    modifier.depth = 1;
    modifier.nested = nullptr;
    modifier.value = nullptr;
    modifier.redeclaration = nullptr;
    modifier.isEach = argument.isEach;
    modifier.isFinal = around.isFinal || argument.isFinal;
    modifier.span = argument.span;
    arrive(modifier);
    if (argument.modification) {
        modifier.nested = argument.modification->nested;
        modifier.value = argument.modification->value;
    }
    return modifier;
}

/// \a argument, a redeclaration written inside of \a around, as a modifier of the element itself.
Modifier fromRedeclaration(const syntax::Argument& argument, const Modifier& around)
{
    Modifier modifier = fromArgument(argument, around);
    modifier.name = nullptr;
    modifier.depth = 0;
    modifier.redeclaration = argument.element;
    return modifier;
}

std::string_view nameOf(const syntax::Element& element)
{
    if (element.kind == syntax::ElementKind::Class)
        return element.definition ? element.definition->name.text : std::string_view();
    return element.components.empty() ? std::string_view() : element.components.front().name.text;
}

bool isRedeclarationOf(const syntax::Argument& argument, std::string_view name)
{
    return argument.kind != syntax::ArgumentKind::Modify && argument.element && nameOf(*argument.element) == name;
}

}  // namespace

int attributeNumber(std::string_view name)
{
    // Variables ask for most attributes: length and second letter select the one candidate to compare.
    const auto placeIf = [name](std::size_t place) {
        return kAttributes[place] == name ? static_cast<int>(place) : -1;
    };
    switch (name.size()) {
    case 3: return placeIf(name[1] == 'i' ? 3 : 4);
    case 4: return placeIf(1);
    case 5: return placeIf(name[1] == 't' ? 5 : 6);
    case 7: return placeIf(7);
    case 8: return placeIf(0);
    case 9: return placeIf(8);
    case 11: return placeIf(name[1] == 'i' ? 2 : 9);
    default: return -1;
    }
}

Modifiers::Modifiers(const Modifiers& outer, Modifier inner, std::pmr::memory_resource& memory) : list_(&memory)
{
    list_.reserve(outer.list_.size() + 1);
    list_.assign(outer.list_.begin(), outer.list_.end());
    list_.push_back(std::move(inner));
}

void Modifiers::setForElement(const Modifiers& whole, std::string_view name, bool isRecord)
{
    list_.clear();
    for (const Modifier& modifier : whole.list_) {
        if (!modifier.appliesHere()) {
            if (modifier.name->parts[modifier.depth].text == name) {
                Modifier inner = modifier;
                ++inner.depth;
                arrive(inner);
                append(std::move(inner));
            }
            continue;
        }
        if (modifier.nested) {
            for (const syntax::Argument& argument : modifier.nested->arguments) {
                if (argument.kind == syntax::ArgumentKind::Modify) {
                    if (!argument.name.isEmpty() && argument.name.parts.front().text == name)
                        append(fromArgument(argument, modifier));
                } else if (isRedeclarationOf(argument, name)) {
                    append(fromRedeclaration(argument, modifier));
                }
            }
        }
        if (isRecord && modifier.value) {
            Modifier field = modifier;
            field.nested = nullptr;
            field.name = nullptr;
            field.depth = 0;
            field.accesses.push_back({std::string(name), {}, nullptr});
            append(std::move(field));
        }
    }
}

void Modifiers::takeFrom(Modifiers& other)
{
    list_.assign(std::make_move_iterator(other.list_.begin()), std::make_move_iterator(other.list_.end()));
    other.list_.clear();
}

Modifiers::Giving Modifiers::giving(std::string_view name) const
{
    for (const Modifier& modifier : list_) {
        if (!modifier.appliesHere()) {
            const bool isLast = modifier.depth + 1 == modifier.name->parts.size();
            if (isLast && modifier.value && modifier.name->parts[modifier.depth].text == name)
                return {&modifier, nullptr};
            continue;
        }
        if (!modifier.nested)
            continue;
        for (const syntax::Argument& argument : modifier.nested->arguments) {
            const bool isMeant = argument.kind == syntax::ArgumentKind::Modify && argument.name.parts.size() == 1 &&
                                 argument.name.parts.front().text == name;
            if (isMeant && argument.modification && argument.modification->value)
                return {&modifier, &argument};
        }
    }
    return {};
}

std::optional<Modifier> Modifiers::bindingOf(std::string_view name) const
{
    const auto [modifier, argument] = giving(name);
    if (!modifier)
        return std::nullopt;
    if (argument)
        return fromArgument(*argument, *modifier);
    Modifier found = *modifier;
    ++found.depth;
    arrive(found);
    return found;
}

syntax::ExpressionPtr Modifiers::expressionOf(std::string_view name) const
{
    const auto [modifier, argument] = giving(name);
    const bool isForEach = modifier && (modifier->accesses.empty() || (argument ? argument->isEach : modifier->isEach));
    if (!isForEach)
        return nullptr;
    return argument ? argument->modification->value : modifier->value;
}

Modifiers::Attributes Modifiers::attributes() const
{
    Attributes attributes;
    const auto note = [&attributes](std::string_view name) {
        if (const int number = attributeNumber(name); number >= 0) {
            const auto bit = static_cast<std::uint16_t>(1u << number);
            attributes.repeated |= attributes.said & bit;
            attributes.said |= bit;
        }
    };
    for (const Modifier& modifier : list_) {
        if (!modifier.appliesHere())
            note(modifier.name->parts[modifier.depth].text);
        else if (modifier.nested)
            for (const syntax::Argument& argument : modifier.nested->arguments)
                if (!argument.name.isEmpty())
                    note(argument.name.parts.front().text);
    }
    return attributes;
}

const Modifier* Modifiers::binding() const
{
    for (const Modifier& modifier : list_)
        if (modifier.appliesHere() && modifier.value && !modifier.redeclaration)
            return &modifier;
    return nullptr;
}

const Modifier* Modifiers::redeclaration() const
{
    for (const Modifier& modifier : list_)
        if (modifier.redeclaration && modifier.appliesHere())
            return &modifier;
    return nullptr;
}

std::optional<Modifier> Modifiers::redeclarationOf(std::string_view name) const
{
    for (const Modifier& modifier : list_) {
        if (!modifier.appliesHere() || !modifier.nested)
            continue;
        for (const syntax::Argument& argument : modifier.nested->arguments)
            if (isRedeclarationOf(argument, name))
                return fromRedeclaration(argument, modifier);
    }
    return std::nullopt;
}

Modifiers Modifiers::forArrayElement(const Instance& array, const std::vector<std::int64_t>& indices) const
{
    Modifiers result = *this;
    for (Modifier& modifier : result.list_)
        modifier.accesses.push_back({std::string(), indices, &array});
    return result;
}

}  // namespace bramah::model
