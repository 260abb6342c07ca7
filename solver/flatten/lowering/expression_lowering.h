// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/repeated_lowering.h"
#include "solver/flatten/lowering/assertion_lowering.h"
#include "solver/flatten/lowering/component_symbols.h"
#include "solver/flatten/lowering/connector_references.h"
#include "solver/flatten/lowering/operator_lowering.h"
#include "solver/flatten/lowering/range_lowering.h"
#include "solver/flatten/lowering/reference_lowering.h"
#include "solver/flatten/lowering/subscript_lowering.h"

#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Turns expressions into scalar expressions of the flat model: resolves names, expands arrays and inlines functions.
/// An expression that cannot be lowered is reported once, at its place, and gives an unknown Symbolic. After a stop
/// every expression gives that, without a message. Each kind of expression has a class of its own; they call each other
/// through this one.
class ExpressionLowering
{
public:
    /// \a isStopWanted is polled; when it returns true, the model is no longer wanted.
    ExpressionLowering(FlatModel& flat, model::InstanceTree& tree, FlatComponents& components,
                       std::function<bool()> isStopWanted = {});

    /// The value of \a expression at \a place: scalars of the graph, all elements of an array.
    Symbolic lower(const model::syntax::Expression& expression, const Place& place);
    /// The value of a modifier, evaluated in its own scope.
    Symbolic lower(const model::Modifier& modifier);
    /// The value of argument number \a position, from 0, of the predefined function \a name; unknown (and a message) if
    /// it is of a wrong kind.
    Symbolic lowerArgument(const model::syntax::Expression& argument, std::string_view name, std::size_t position,
                           const Place& place);
    /// All results of a call of a function with several outputs.
    std::vector<Symbolic> lowerCall(const model::syntax::CallExpression& call, const Place& place);
    /// A call whose results are not used: only its assertions matter.
    void lowerEffects(const model::syntax::CallExpression& call, const Place& place);
    /// The array of the values of \a body for all values of \a iterators.
    Symbolic comprehension(const model::syntax::Expression& body,
                           model::syntax::List<model::syntax::ForIndex> iterators, const Place& place);
    /// The value of \a expression if it is known while the structure is made, see StructuralValues::structuralValue().
    /// Stores the lowered expression in \a lowered, unless that is null.
    model::Value structuralValue(const model::syntax::Expression& expression, const Place& place,
                                 Symbolic* lowered = nullptr);

    ///@{
    /// The parts that lower one kind of expression each, for others who need that kind alone.
    [[nodiscard]] ComponentSymbols& symbols() { return symbols_; }
    [[nodiscard]] ReferenceLowering& references() { return references_; }
    [[nodiscard]] ConnectorReferences& connectors() { return connectors_; }
    [[nodiscard]] SubscriptLowering& subscripts() { return subscripts_; }
    [[nodiscard]] RangeLowering& ranges() { return ranges_; }
    [[nodiscard]] AssertionLowering& assertions() { return assertions_; }
    ///@}

    /// The state that all parts share.
    [[nodiscard]] LoweringContext& context() { return context_; }
    // Shortcuts to the most used parts of the context.
    ///@{
    /// Members of context().
    [[nodiscard]] FlatModel& flat() { return context_.flat; }
    [[nodiscard]] ExpressionGraph& graph() { return context_.graph(); }
    [[nodiscard]] model::InstanceTree& tree() { return context_.tree; }
    [[nodiscard]] LoweringMessages& messages() { return context_.messages; }
    [[nodiscard]] TypeRules& types() { return context_.types; }
    [[nodiscard]] StructuralValues& structural() { return context_.structural; }
    ///@}

private:
    /// The value of \a modifier before its accesses. Kept, so that elements and fields which take parts of one value
    /// lower it once.
    const Symbolic& wholeValue(const model::Modifier& modifier, const Place& place);
    /// lower() by what is written, whatever is known of instances alike.
    Symbolic walk(const model::syntax::Expression& expression, const Place& place);
    Symbolic lowerKind(const model::syntax::Expression& expression, const Place& place);
    /// False, with a message, if \a value is an Integer that no Integer can hold.
    [[nodiscard]] bool isInRange(const Symbolic& value, const model::syntax::Expression& expression,
                                 const Place& place);
    Symbolic lowerNumber(const model::syntax::NumberLiteral& number);
    /// The function that \a name means at \a place; null if there is none.
    const model::Instance* functionNamed(const model::syntax::Name& name, const Place& place);
    Symbolic lowerPartial(const model::syntax::PartialApplication& partial, const Place& place);
    Symbolic lowerArray(const model::syntax::ArrayExpression& array, const Place& place);
    Symbolic lowerIf(const model::syntax::IfExpression& choice, const Place& place);
    Symbolic matrixOf(const model::syntax::MatrixExpression& matrix, const Place& place);

    LoweringContext context_;
    ComponentSymbols symbols_;
    ReferenceLowering references_;
    ConnectorReferences connectors_;
    SubscriptLowering subscripts_;
    RangeLowering ranges_;
    OperatorLowering operators_;
    AssertionLowering assertions_;
    RepeatedLowering repeated_;
    /// Lowered values, by expression and the instance in which its names are looked up.
    std::map<std::pair<model::syntax::ExpressionPtr, const model::Instance*>, Symbolic> wholeValues_;
};

}  // namespace bramah::solver
