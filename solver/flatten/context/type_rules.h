// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/instance/per_instance.h"
#include "model/syntax/ast.h"
#include "solver/flatten/context/lowering_messages.h"
#include "solver/flatten/symbols/expression_checks.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Checks types, sizes and units of lowered expressions: those that do not fit are reported at their places.
class TypeRules
{
public:
    TypeRules(FlatModel& flat, LoweringMessages& messages) : flat_(flat), messages_(messages) {}

    /// Reports \a value, made by the expression at \a span, if it does not fit \a wanted; false then.
    bool expectType(const Symbolic& value, ValueType wanted, const Place& place, model::Span span,
                    const model::ClassNode* enumeration = nullptr);
    /// The same for the value given to \a variable, of built-in type.
    bool expectType(const Symbolic& value, const model::Instance& variable, const Place& place, model::Span span);
    /// The same for argument number \a position, from 0, of the predefined function \a name.
    bool expectKind(const Symbolic& value, std::string_view name, std::size_t position, const Place& place,
                    model::Span span);
    bool expectKind(const Symbolic& value, model::ArgumentKind wanted, const Place& place, model::Span span);
    /// Reports \a b if it is of another type than \a a, which it is to go with; false then.
    bool expectSameType(const Symbolic& a, const Symbolic& b, const Place& place, model::Span spanB);
    /// Reports operands to be equal, added or compared, if their types (false then) or, with a warning, their units
    /// differ.
    bool expectAlike(const Symbolic& a, model::Span spanA, const Symbolic& b, model::Span spanB, const Place& place,
                     model::Span whole);
    /// Reports the value of \a modifier if it is not as large as \a array, whose \a sizes it needs: all its
    /// dimensions or, if \a isPart, the first ones. False then.
    bool expectSizes(const Symbolic& value, const std::vector<std::int64_t>& sizes, bool isPart,
                     const model::Modifier& modifier, const model::Instance& array);
    /// Reports operands that do not fit their operator; false then.
    bool expectOperands(const model::syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right,
                        const Place& place);

    /// The unit that \a instance is declared with.
    [[nodiscard]] UnitId unitOf(const model::Instance& instance);
    /// The unit of an operator's result.
    [[nodiscard]] UnitId unitOf(const model::syntax::BinaryExpression& binary, const Symbolic& left,
                                const Symbolic& right);
    [[nodiscard]] ExpressionChecks& checks() { return checks_; }

private:
    FlatModel& flat_;
    LoweringMessages& messages_;
    ExpressionChecks checks_;
    model::PerInstance<std::optional<UnitId>> unitByInstance_{std::nullopt};
    std::unordered_map<model::syntax::ExpressionPtr, UnitId> unitByLiteral_;
};

/// Sizes as `2 x 3` in messages; 1 for a scalar.
[[nodiscard]] QString textOfSizes(const std::vector<std::int64_t>& sizes);

}  // namespace bramah::solver
