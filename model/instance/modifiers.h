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
    const Instance* array = nullptr;  ///< the array of components whose element `indices` select
};

/// A modification of an element, with the place at which its expressions are evaluated.
struct Modifier {
    const Instance* scope = nullptr;     ///< names in `value` are looked up here
    const ClassNode* part = nullptr;     ///< the class of `scope` that contains the modification
    const Instance* ofShort = nullptr;   ///< instance of the short class that writes it; `scope` is around that
    const syntax::Name* name = nullptr;  ///< parts from number `depth` on are still to be matched; null: none
    const syntax::ClassModification* nested = nullptr;
    syntax::ExpressionPtr value = nullptr;
    const syntax::Element* redeclaration = nullptr;
    std::uint32_t depth = 0;
    bool isEach = false;  ///< of the last part of `name`: one value for all elements of the arrays around
    bool isFinal = false;
    const SourceText* text = nullptr;  ///< text that contains it
    Span span;
    std::vector<Access> accesses;  ///< steps from `value` to the part that is meant

    /// The instance whose class writes the modification.
    [[nodiscard]] const Instance* saidBy() const { return ofShort ? ofShort : scope; }
    /// Does it modify the element itself, not one of its own elements or attributes? All parts of `name` are matched
    /// then.
    [[nodiscard]] bool appliesHere() const { return !name || depth == name->parts.size(); }
};

/// The attributes of built-in types.
inline constexpr std::array<std::string_view, 10> kAttributes{
    "quantity", "unit", "displayUnit", "min", "max", "start", "fixed", "nominal", "unbounded", "stateSelect"};

/// The place of \a name in kAttributes; -1 if it is none of them.
[[nodiscard]] int attributeNumber(std::string_view name);

/// The modifications of one element, the outermost, which wins, first. Copies are on the heap; those of an instance are
/// in the memory of its tree.
class Modifiers
{
public:
    Modifiers() = default;
    /// Empty, with the list in \a memory, which must outlive it.
    explicit Modifiers(std::pmr::memory_resource& memory) : list_(&memory) {}
    /// A copy of \a outer with \a inner appended.
    Modifiers(const Modifiers& outer, Modifier inner, std::pmr::memory_resource& memory);

    /// Adds \a inner behind the present ones, which win.
    void append(const Modifiers& inner) { list_.insert(list_.end(), inner.list_.begin(), inner.list_.end()); }
    /// Adds \a inner as the innermost, over which all others win.
    void append(Modifier inner) { list_.push_back(std::move(inner)); }
    /// Replaces these modifiers by those of \a whole that apply to its element \a name. \a isRecord: the whole is a
    /// record, whose value also gives values to its fields.
    void setForElement(const Modifiers& whole, std::string_view name, bool isRecord = false);
    /// The modifiers that apply to the element \a name.
    [[nodiscard]] Modifiers forElement(std::string_view name) const
    {
        Modifiers result;
        result.setForElement(*this, name);
        return result;
    }
    /// Moves the modifiers of \a other here, without its room for more.
    void takeFrom(Modifiers& other);
    /// The modifier that gives attribute or element \a name its value.
    [[nodiscard]] std::optional<Modifier> bindingOf(std::string_view name) const;
    /// The expression that gives each element of the arrays around this same value; null if there is none.
    [[nodiscard]] syntax::ExpressionPtr expressionOf(std::string_view name) const;
    /// Sets of attributes: bit i for number i in kAttributes.
    struct Attributes {
        std::uint16_t said = 0;      ///< given by a modifier
        std::uint16_t repeated = 0;  ///< given by more than one
    };
    /// The attributes of kAttributes that are modified here, by name or within brackets; other names do not count.
    [[nodiscard]] Attributes attributes() const;
    /// The modifier that gives the element its value, or null.
    [[nodiscard]] const Modifier* binding() const;
    /// The outermost redeclaration of the element, or null.
    [[nodiscard]] const Modifier* redeclaration() const;
    /// The outermost redeclaration of the element \a name in these modifications.
    [[nodiscard]] std::optional<Modifier> redeclarationOf(std::string_view name) const;
    /// The modifiers for one element of the array of components \a array: values without `each` get indices.
    [[nodiscard]] Modifiers forArrayElement(const Instance& array, const std::vector<std::int64_t>& indices) const;
    /// The modifiers, the outermost first; valid until the list changes.
    [[nodiscard]] const std::pmr::vector<Modifier>& list() const { return list_; }
    /// True if nothing modifies the element.
    [[nodiscard]] bool isEmpty() const { return list_.empty(); }

private:
    /// The modifier that gives \a name its value, or that contains the argument which does; null if there is none.
    struct Giving {
        const Modifier* modifier = nullptr;
        const syntax::Argument* argument = nullptr;
    };
    [[nodiscard]] Giving giving(std::string_view name) const;

    std::pmr::vector<Modifier> list_;
};

}  // namespace bramah::model
