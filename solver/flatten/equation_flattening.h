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

/// The equations and algorithms of one instance's classes.
class EquationFlattening
{
public:
    EquationFlattening(ExpressionLowering& lowering, FlatComponents& components, ConnectionFlattening& connections)
        : lowering_(lowering), components_(components), connections_(connections), cone_(lowering.graph())
    {
    }

    void flatten(const model::Instance& instance);

private:
    using Equations = std::vector<FlatEquation>;
    using Actions = std::vector<FlatAction>;

    void lower(const model::syntax::Equation& equation, const Place& place, Equations& into);
    void lowerSimple(const model::syntax::Equation& equation, const Place& place, Equations& into);
    using Receive = std::function<void(const Symbolic& target, const Symbolic& value)>;
    /// Hands the results of the function called on the right to the elements of \a tuple on the left.
    void lowerTuple(const model::syntax::TupleExpression& tuple, const model::syntax::Equation& equation,
                    const Place& place, const Receive& receive);
    void lowerAssignment(const model::syntax::Equation& equation, const Place& place, Actions& into);
    struct Branch {
        ExprId condition = kNoExpr;  ///< none: always, if no earlier branch is taken
        Equations equations;
        std::vector<FlatAction> assertions;
    };
    /// Says whether a branch is taken: `open` where that changes during the run.
    struct BranchCondition {
        ExprId open = kNoExpr;
        bool isNever = false;
    };
    void lowerIf(const model::syntax::Equation& equation, const Place& place, Equations& into);
    /// The branches that may be taken; the last has no condition if one always is. Nothing (and a message) on failure.
    std::optional<std::vector<Branch>> lowerBranches(const model::syntax::Equation& equation, const Place& place);
    /// \a isStructure: it must be known while the structure is made. Nothing (and a message) on failure.
    std::optional<BranchCondition> lowerCondition(const model::syntax::Expression* condition, bool isStructure,
                                                  const Place& place);
    void addAssertions(std::vector<Branch>& branches);
    /// Makes one equation of those at the same place in all branches.
    void merge(const std::vector<Branch>& branches, const Origin& origin, Equations& into);
    /// An equation that can only be that of an Integer \a variable, but gives it a Real, has a message; false then.
    bool canBeGiven(const Symbolic& variable, const Symbolic& value, model::Span span, const Place& place);
    [[nodiscard]] bool hasDerivative(const Equations& equations);
    /// If derivatives stand in branches, the branch decides which variables are states, and where their numbers of
    /// equations differ, how many there are: of \a branches those that parameters rule out are left out. These
    /// parameters become structural.
    void chooseByParameters(std::vector<Branch>& branches);
    void lowerCall(const model::syntax::Equation& equation, const Place& place);
    void lowerWhen(const model::syntax::Equation& equation, const Place& place);
    void addEquations(const Symbolic& left, const Symbolic& right, const Place& place, model::Span span,
                      Equations& into);
    /// The assertions that are added while \a lowerPart lowers a part, which the model does not get then.
    [[nodiscard]] std::vector<FlatAction> assertionsOf(const std::function<void()>& lowerPart);
    /// The actions of a branch of a when: assertions of functions and subscripts in it count where it acts only.
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
    /// \a locals: the values of the variables before the clause, and then behind it. \a later: the statements behind.
    void lowerWhen(const model::syntax::Statement& statement, const Place& place, LocalSymbols& locals,
                   model::syntax::List<const model::syntax::Statement*> later);
    /// A variable for the value of \a variable behind a when clause, if the algorithm sets it again.
    VariableId addIntermediate(VariableId variable, const Origin& origin);
    void lowerBranch(model::syntax::List<const model::syntax::Statement*> statements, const Place& place,
                     const LocalSymbols& around, Actions& into);
    void collectTargets(model::syntax::List<const model::syntax::Statement*> statements, const Place& place,
                        LocalSymbols& locals);
    void collectActions(model::syntax::List<const model::syntax::Statement*> statements, const Place& place,
                        Actions& into);
    void reportUnsupported(const QString& what, const Place& place, model::Span span);
    /// Reports an action that only a when clause may contain: reinit or terminate.
    void reportOutsideWhen(const FlatAction& action, const Place& place, model::Span span);

    ExpressionLowering& lowering_;
    FlatComponents& components_;
    ConnectionFlattening& connections_;
    ExpressionCone cone_;
    Equations* target_ = nullptr;
    bool isInitial_ = false;
};

}  // namespace bramah::solver
