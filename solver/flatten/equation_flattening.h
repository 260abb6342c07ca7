// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_cone.h"
#include "solver/flatten/connection_flattening.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/symbols/flat_components.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace bramah::solver {

/// Flattens the equations and algorithms in the classes of one instance.
class EquationFlattening
{
public:
    /// Borrows all three.
    EquationFlattening(ExpressionLowering& lowering, FlatComponents& components, ConnectionFlattening& connections)
        : lowering_(lowering), components_(components), connections_(connections), cone_(lowering.graph())
    {
    }

    /// Adds the equations, initial equations, assertions and when clauses of \a instance to the model, its connects to
    /// the connections; without those of its components. Each instance once.
    void flatten(const model::Instance& instance);

private:
    using Equations = std::vector<FlatEquation>;
    using Actions = std::vector<FlatAction>;

    void lower(const model::syntax::Equation& equation, const Place& place, Equations& into);
    void lowerSimple(const model::syntax::Equation& equation, const Place& place, Equations& into);
    using Receive = std::function<void(const Symbolic& target, const Symbolic& value)>;
    /// Gives the results of the function call on the right to the elements of \a tuple on the left.
    void lowerTuple(const model::syntax::TupleExpression& tuple, const model::syntax::Equation& equation,
                    const Place& place, const Receive& receive);
    void lowerAssignment(const model::syntax::Equation& equation, const Place& place, Actions& into);
    struct Branch {
        ExprId condition = kNoExpr;  ///< kNoExpr: taken if no earlier branch is
        Equations equations;
        std::vector<FlatAction> assertions;
    };
    /// Whether a branch is taken; `open` is its condition if that changes during the run.
    struct BranchCondition {
        ExprId open = kNoExpr;
        bool isNever = false;
    };
    void lowerIf(const model::syntax::Equation& equation, const Place& place, Equations& into);
    /// The branches that may be taken; the last has no condition if one always is. Nothing (and a message) on failure.
    std::optional<std::vector<Branch>> lowerBranches(const model::syntax::Equation& equation, const Place& place);
    /// \a isStructure: the condition must be known while the structure is made. Nothing (and a message) on failure.
    std::optional<BranchCondition> lowerCondition(const model::syntax::Expression* condition, bool isStructure,
                                                  const Place& place);
    void addAssertions(std::vector<Branch>& branches);
    /// Merges the equations at one place of all branches into one equation.
    void merge(const std::vector<Branch>& branches, const Origin& origin, Equations& into);
    /// Reports an equation that can only determine the Integer \a variable but gives it a Real; returns false then.
    bool canBeGiven(const Symbolic& variable, const Symbolic& value, model::Span span, const Place& place);
    [[nodiscard]] bool hasDerivative(const Equations& equations);
    /// Removes from \a branches those that parameters exclude, if branches contain derivatives, so that the branch
    /// decides which variables are states, or if their numbers of equations differ. These parameters become
    /// structural.
    void chooseByParameters(std::vector<Branch>& branches);
    void lowerCall(const model::syntax::Equation& equation, const Place& place);
    void lowerWhen(const model::syntax::Equation& equation, const Place& place);
    void addEquations(const Symbolic& left, const Symbolic& right, const Place& place, model::Span span,
                      Equations& into);
    /// The assertions that \a lowerPart adds; they are taken out of the model.
    [[nodiscard]] std::vector<FlatAction> assertionsOf(const std::function<void()>& lowerPart);
    /// The actions of a branch of a when clause: assertions of its functions and subscripts apply only when it acts.
    [[nodiscard]] Actions withAssertions(const std::function<void(Actions&)>& lowerBranch);
    std::vector<ExprId> conditionsOf(const model::syntax::Expression& condition, const Place& place);
    void lowerActions(model::syntax::List<const model::syntax::Equation*> equations, const Place& place, Actions& into);
    void lowerConditionalActions(const model::syntax::Equation& equation, std::size_t branch, const Place& place,
                                 Actions& into);
    void addAssignments(const Symbolic& target, const Symbolic& value, const Place& place, model::Span span,
                        Actions& into);
    [[nodiscard]] Actions lowerActionCall(const model::syntax::CallExpression& call, const Place& place,
                                          model::Span span);

    void lowerAlgorithm(const model::syntax::AlgorithmSection& section, const Place& place);
    /// \a locals: values of variables before the clause, then behind it. \a later: the statements behind it.
    void lowerWhen(const model::syntax::Statement& statement, const Place& place, LocalSymbols& locals,
                   model::syntax::List<const model::syntax::Statement*> later);
    /// A variable for the value of \a variable behind a when clause, if the algorithm assigns it again.
    VariableId addIntermediate(VariableId variable, const Origin& origin);
    void lowerBranch(model::syntax::List<const model::syntax::Statement*> statements, const Place& place,
                     const LocalSymbols& around, Actions& into);
    void collectTargets(model::syntax::List<const model::syntax::Statement*> statements, const Place& place,
                        LocalSymbols& locals);
    void collectActions(model::syntax::List<const model::syntax::Statement*> statements, const Place& place,
                        Actions& into);
    void reportUnsupported(const QString& what, const Place& place, model::Span span);
    /// Reports an action that is allowed only in a when clause: reinit or terminate.
    void reportOutsideWhen(const FlatAction& action, const Place& place, model::Span span);

    ExpressionLowering& lowering_;
    FlatComponents& components_;
    ConnectionFlattening& connections_;
    ExpressionCone cone_;
    Equations* target_ = nullptr;
    bool isInitial_ = false;
};

}  // namespace bramah::solver
