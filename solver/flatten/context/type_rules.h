// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/instance/per_instance.h"
#include "model/syntax/ast.h"
#include "solver/flatten/context/declared_variables.h"
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
    /// Borrows all three.
    TypeRules(FlatModel& flat, const DeclaredVariables& variables, LoweringMessages& messages)
        : flat_(flat), variables_(variables), messages_(messages)
    {
    }

    /// Reports \a value of the expression at \a span if it is not of type \a wanted; returns false then.
    bool expectType(const Symbolic& value, ValueType wanted, const Place& place, model::Span span,
                    const model::ClassNode* enumeration = nullptr);
    /// The same for the value given to \a variable, of built-in type.
    bool expectType(const Symbolic& value, const model::Instance& variable, const Place& place, model::Span span);
    /// The same for argument number \a position, from 0, of the predefined function \a name.
    bool expectKind(const Symbolic& value, std::string_view name, std::size_t position, const Place& place,
                    model::Span span);
    /// The same for an argument of the kind \a wanted.
    bool expectKind(const Symbolic& value, model::ArgumentKind wanted, const Place& place, model::Span span);
    /// Reports \a b if its type differs from that of \a a, with which it is combined; returns false then.
    bool expectSameType(const Symbolic& a, const Symbolic& b, const Place& place, model::Span spanB);
    /// Checks operands to be equated, added or compared: different types are an error (returns false then), different
    /// units a warning.
    bool expectAlike(const Symbolic& a, model::Span spanA, const Symbolic& b, model::Span spanB, const Place& place,
                     model::Span whole);
    /// Reports the value of \a modifier if its size differs from \a sizes of \a array: in all dimensions or, with \a
    /// isPart, in the first ones. Returns false then.
    bool expectSizes(const Symbolic& value, const std::vector<std::int64_t>& sizes, bool isPart,
                     const model::Modifier& modifier, const model::Instance& array);
    /// Reports operands of wrong types for their operator; returns false then.
    bool expectOperands(const model::syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right,
                        const Place& place);

    /// The declared unit of \a instance.
    [[nodiscard]] UnitId unitOf(const model::Instance& instance);
    /// The unit of an operator's result.
    [[nodiscard]] UnitId unitOf(const model::syntax::BinaryExpression& binary, const Symbolic& left,
                                const Symbolic& right);
    /// The units and types themselves, without messages.
    [[nodiscard]] ExpressionChecks& checks() { return checks_; }

private:
    FlatModel& flat_;
    const DeclaredVariables& variables_;
    LoweringMessages& messages_;
    ExpressionChecks checks_;
    std::unordered_map<const VariableTexts*, UnitId> unitByTexts_;  ///< of declared variables
    model::PerInstance<std::optional<UnitId>> unitByInstance_{std::nullopt};
    std::unordered_map<model::syntax::ExpressionPtr, UnitId> unitByLiteral_;
};

/// Sizes in messages as `2 x 3`; 1 for a scalar.
[[nodiscard]] QString textOfSizes(const std::vector<std::int64_t>& sizes);

}  // namespace bramah::solver
