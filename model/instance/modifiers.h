// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"
#include "model/text/source_text.h"

#include <array>
#include <cstdint>
#include <memory_resource>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bramah::model {

class ClassNode;
class Instance;

/// A step from a value to a part of it: a record's field, or, with an empty name, one element of an array.
struct Access {
    std::string field;
    std::vector<std::int64_t> indices;
    const Instance* array = nullptr;  ///< the array of components that `indices` choose from
};

/// One modification that applies to an element, with the place its expressions are to be understood in.
struct Modifier {
    const Instance* scope = nullptr;     ///< names in `value` are looked up here
    const ClassNode* part = nullptr;     ///< the class of `scope` the modification is written in
    const Instance* ofShort = nullptr;   ///< the instance of the short class that says so; `scope` is around it
    const syntax::Name* name = nullptr;  ///< name parts still to be matched start at `depth`; null: none
    std::size_t depth = 0;
    const syntax::ClassModification* nested = nullptr;
    syntax::ExpressionPtr value = nullptr;
    const syntax::Element* redeclaration = nullptr;
    bool isEach = false;  ///< of the last part of `name`: one value for all elements of the arrays around
    bool isFinal = false;
    const SourceText* text = nullptr;  ///< the text it is written in
    Span span;
    std::vector<Access> accesses;  ///< the part of `value` that is meant

    /// The instance whose class says so.
    [[nodiscard]] const Instance* saidBy() const { return ofShort ? ofShort : scope; }
    [[nodiscard]] bool appliesHere() const { return !name || depth == name->parts.size(); }
};

/// The attributes of built-in types.
inline constexpr std::array<std::string_view, 10> kAttributes{
    "quantity", "unit", "displayUnit", "min", "max", "start", "fixed", "nominal", "unbounded", "stateSelect"};

/// The place of \a name in kAttributes; -1 if it is none of them.
[[nodiscard]] int attributeNumber(std::string_view name);

/// The modifications of one element, the outermost (that wins) first. Copies are on the heap; what an instance keeps is
/// in the memory of its tree.
class Modifiers
{
public:
    Modifiers() = default;
    explicit Modifiers(std::pmr::memory_resource& memory) : list_(&memory) {}
    /// A copy of \a outer with \a inner behind.
    Modifiers(const Modifiers& outer, Modifier inner, std::pmr::memory_resource& memory);

    void append(const Modifiers& inner) { list_.insert(list_.end(), inner.list_.begin(), inner.list_.end()); }
    void append(Modifier inner) { list_.push_back(std::move(inner)); }
    /// The modifiers that apply to the element \a name. \a isRecord: a value given to the whole also gives one to its
    /// fields.
    [[nodiscard]] Modifiers forElement(std::string_view name, bool isRecord = false) const;
    /// The modifier that gives the attribute or element \a name its value.
    [[nodiscard]] std::optional<Modifier> bindingOf(std::string_view name) const;
    /// The expression that gives each element of the arrays around this value as a whole; null if there is none.
    [[nodiscard]] syntax::ExpressionPtr expressionOf(std::string_view name) const;
    /// Attributes: bit i for number i in kAttributes.
    struct Attributes {
        std::uint16_t said = 0;      ///< that are spoken of
        std::uint16_t repeated = 0;  ///< and more than once
    };
    [[nodiscard]] Attributes attributes() const;
    /// The modifier that gives the element its value, or null.
    [[nodiscard]] const Modifier* binding() const;
    /// The outermost redeclaration of the element, or null.
    [[nodiscard]] const Modifier* redeclaration() const;
    /// The outermost redeclaration of the element \a name that these modifications make.
    [[nodiscard]] std::optional<Modifier> redeclarationOf(std::string_view name) const;
    /// For one element of \a array, of components: values written without `each` are indexed.
    [[nodiscard]] Modifiers forArrayElement(const Instance& array, const std::vector<std::int64_t>& indices) const;
    [[nodiscard]] const std::pmr::vector<Modifier>& list() const { return list_; }
    [[nodiscard]] bool isEmpty() const { return list_.empty(); }

private:
    /// The modifier that gives \a name its value, or is written around the argument that does; null if none does.
    struct Giving {
        const Modifier* modifier = nullptr;
        const syntax::Argument* argument = nullptr;
    };
    [[nodiscard]] Giving giving(std::string_view name) const;

    std::pmr::vector<Modifier> list_;
};

}  // namespace bramah::model
