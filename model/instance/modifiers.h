// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"
#include "model/text/source_text.h"

#include <memory>
#include <string_view>
#include <vector>

namespace bramah::model {

class Instance;

/// One modification that applies to an element, with the place its expressions are to be understood in.
struct Modifier {
    const Instance* scope = nullptr;          ///< names in `value` are looked up here
    const syntax::Name* name = nullptr;       ///< name parts still to be matched start at `depth`; null: none
    std::size_t depth = 0;
    const syntax::ClassModification* nested = nullptr;
    syntax::ExpressionPtr value = nullptr;
    const syntax::Element* redeclaration = nullptr;
    bool isEach = false;
    bool isFinal = false;
    std::shared_ptr<const SourceText> text;   ///< the text it is written in
    Span span;
    std::vector<std::int64_t> indices;        ///< element of `value` meant, for elements of arrays of components

    [[nodiscard]] bool appliesHere() const { return !name || depth == name->parts.size(); }
};

/// The modifications of one element, the outermost (that wins) first.
class Modifiers
{
public:
    Modifiers() = default;

    void append(const Modifiers& inner) { list_.insert(list_.end(), inner.list_.begin(), inner.list_.end()); }
    void append(Modifier inner) { list_.push_back(std::move(inner)); }
    [[nodiscard]] Modifiers forElement(std::string_view name) const;
    /// The modifier that gives the element its value, or null.
    [[nodiscard]] const Modifier* binding() const;
    /// The outermost redeclaration of the element, or null.
    [[nodiscard]] const Modifier* redeclaration() const;
    /// For one element of an array of components: values written without `each` are indexed.
    [[nodiscard]] Modifiers forArrayElement(const std::vector<std::int64_t>& indices) const;
    [[nodiscard]] const std::vector<Modifier>& list() const { return list_; }
    [[nodiscard]] bool isEmpty() const { return list_.empty(); }

private:
    std::vector<Modifier> list_;
};

}  // namespace bramah::model
