// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

#include <optional>

namespace bramah::solver {

class ExpressionLowering;

/// Lowers names: variables of functions, components with
/// elements and fields, constants of packages, literals.
class ReferenceLowering
{
public:
    /// Borrows \a lowering.
    explicit ReferenceLowering(ExpressionLowering& lowering);

    /// \a isDeclared: returns the variable of the model even if an algorithm has assigned a value to it.
    Symbolic lower(const model::syntax::ComponentReference& reference, const Place& place, bool isDeclared = false);
    /// Reports a protected \a child of \a of (Modelica 3.6, 4.1); returns true then.
    bool isHidden(const model::Instance& child, const model::Instance& of, const Place& place, model::Span span);
    /// Reports that \a at has no component \a name.
    void reportUnknown(const model::Instance& at, std::string_view name, const Place& place, model::Span span);

private:
    /// The meaning of a reference's names up to number `position`.
    struct Way {
        model::NameMeaning meaning;
        std::size_t position = 0;
    };

    /// The value that an algorithm has assigned to \a local so far.
    Symbolic lowerLocal(const Symbolic& local, const model::syntax::ComponentReference& reference, const Place& place);
    Symbolic lowerTime(const Place& place, model::Span span);
    /// Follows a reference from package to package up to a component, an enumeration, or a name that is not found;
    /// nothing (and a message) if that is protected.
    std::optional<Way> followPackages(const model::syntax::ComponentReference& reference, const Place& place);
    /// All literals of an enumeration, or the one that the next name selects; unknown if \a way leads to none.
    Symbolic literalsOf(const Way& way, const model::syntax::ComponentReference& reference);
    void reportUnknown(const Way& way, const model::syntax::ComponentReference& reference, const Place& place);
    Symbolic walk(const model::Instance& at, const model::syntax::ComponentReference& reference, std::size_t position,
                  const Place& place);
    Symbolic walkElement(const model::Instance& at, const model::syntax::ComponentReference& reference,
                         std::size_t position, const Place& place);
    /// The elements of \a array, of built-in type, that
    /// \a subscripts select; costs only these elements.
    Symbolic elementsOf(const model::Instance& array, const model::syntax::ComponentReference& reference,
                        std::size_t position, const Place& place);
    /// The part of \a local, the value of \a variable (which may be null), that \a reference selects.
    Symbolic partOf(const Symbolic& local, const model::syntax::ComponentReference& reference, const Place& place,
                    const model::Instance* variable);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
};

}  // namespace bramah::solver
