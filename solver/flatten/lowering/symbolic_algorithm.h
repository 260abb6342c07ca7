// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/lowering/turn_bound.h"

#include <unordered_set>

namespace bramah::solver {

/// Statements run on symbols: assignments change `locals`.
class SymbolicAlgorithm
{
public:
    /// \a place: where the statements are written; its locals are those run() changes.
    SymbolicAlgorithm(ExpressionLowering& lowering, Place place, LocalSymbols& locals)
        : lowering_(lowering),
          place_(place),
          locals_(locals),
          hasReturned_(lowering.graph().boolean(false)),
          hasBroken_(lowering.graph().boolean(false))
    {
        place_.locals = &locals_;
    }

    enum class Flow : std::uint8_t { Next, Break, Return, Failed };
    /// Return if a return was reached for certain.
    Flow run(model::syntax::List<const model::syntax::Statement*> statements);

private:
    /// The condition under which a return or break has been passed: the statements behind it have no effect then.
    struct Passed {
        ExprId returned, broken;
    };
    Flow merge(ExprId condition, Flow first, const Passed& whenTrue, Flow second, const Passed& whenFalse);
    [[nodiscard]] Passed passed(Flow flow) const;
    [[nodiscard]] ExprId skips() const;
    /// Says whether a return or break was passed, for certain or perhaps. Statements begin only where none was.
    [[nodiscard]] bool isLeft() const { return !lowering_.graph().isConstant(skips(), 0); }
    /// Joins the values that one side of a choice left, \a whenTrue, and those of the other, in locals_, to the values
    /// behind it.
    Flow join(ExprId condition, Flow first, const Passed& whenTruePassed, LocalSymbols whenTrue, Flow second,
              model::Span span);
    /// A choice between two values of a variable; where one side has none, the other's.
    [[nodiscard]] std::optional<Symbolic> chosen(ExprId condition, const Symbolic& then, const Symbolic& otherwise);

    /// Notes variables that have no value behind a choice between locals_ and \a whenTrue.
    void mergeGaps(ExprId condition, const LocalSymbols& whenTrue);
    Flow run(const model::syntax::Statement& statement);
    /// Runs the statements behind a return or break that may have been passed.
    Flow runWhereOpen(model::syntax::List<const model::syntax::Statement*> rest);
    Flow assign(const model::syntax::Statement& statement);
    Flow branch(const model::syntax::Statement& statement, std::size_t index);
    Flow loop(const model::syntax::Statement& statement, std::size_t index);
    Flow repeat(const model::syntax::Statement& statement);
    /// One turn of a `while`; whether it is left may depend on parameters alone, which \a isStructural then says.
    Flow turn(const model::syntax::Statement& statement, bool& isStructural);
    /// The state behind a turn of a `while`.
    struct Next {
        enum class Kind : std::uint8_t { Turn, FromAnywhere, End, Failed };
        Kind kind = Kind::End;
        ExprId condition = kNoExpr;  ///< the condition for the turn; kNoExpr: it is certain
    };
    /// \a isReached: where the turn before was; kNoExpr: for certain.
    Next nextTurn(const model::syntax::Statement& statement, std::int64_t turn,
                  const std::optional<CountedTurns>& counted, ExprId isReached, bool& isStructural);
    /// Says whether the number of turns has a limit (and a message if not) although the condition changes during the
    /// run.
    bool isBounded(const model::syntax::Statement& statement, const std::optional<CountedTurns>& counted);
    /// Runs the loop at each value of its counter, one after the other, under the condition that the counter has that
    /// value. A subscript is then one element, although the first value of the counter is not known.
    Flow repeatAtEach(const model::syntax::Statement& statement, const CountedTurns& counted);
    /// Statements that are run only where a condition is true, as turns of loops.
    struct Choice {
        ExprId condition;
        Passed passed;        ///< before it
        LocalSymbols before;  ///< values, before the loop, of the names assigned in it
    };
    /// Begins statements that run where \a condition is true, without a return or break before them.
    Choice beginChoice(ExprId condition, const std::unordered_set<std::string>& assigned);
    /// \a value where \a condition is true, as far as it is a choice by that.
    [[nodiscard]] ExprId whereTrue(ExprId condition, ExprId value) const;
    [[nodiscard]] Symbolic assuming(ExprId condition, const Symbolic& value) const;
    /// Makes a choice between the values behind \a choice and those within it, which ended with \a flow, and the values
    /// without it.
    Flow endChoice(const Choice& choice, const std::unordered_set<std::string>& assigned, Flow flow, model::Span span);
    /// Says whether a loop with \a condition goes round once more; kNoExpr (and a message) if that is no condition.
    ExprId goesOn(const model::syntax::Expression& condition);
    /// The run ends with a message where \a goesOn is true after \a turns.
    void assertEnded(ExprId goesOn, std::int64_t turns, model::Span span);
    /// Asserts count where they are reached; other actions are those of the statements at the top of a when.
    Flow call(const model::syntax::Statement& statement);
    /// \a span: of the value.
    bool assign(const model::syntax::ComponentReference& target, Symbolic value, model::Span span);
    /// The variable of the model or function that \a target is or is a part of, or null.
    [[nodiscard]] const model::Instance* declarationOf(const model::syntax::ComponentReference& target) const;
    bool assignInto(Symbolic& whole, const model::syntax::ComponentReference& target, const Symbolic& value);
    /// \a array: the component that declares the dimensions of \a whole, if that is known.
    bool assignElements(Symbolic& whole, const model::Instance* array,
                        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Symbolic& value,
                        model::Span span);
    /// The value if it is known: over values that structuralValue() knows, in a loop that depends on parameters over
    /// any parameters.
    std::optional<bool> conditionValue(const model::syntax::Expression& condition);
    bool fail(model::DiagnosticKind kind, QStringList arguments, model::Span span);

    ExpressionLowering& lowering_;
    Place place_;
    LocalSymbols& locals_;
    std::vector<std::string_view> loops_;  ///< around: the index of each, none of a while
    int structuralLoops_ = 0;              ///< `while` loops around whose number of turns depends on parameters
    int depth_ = 0;                        ///< of statements around
    ExprId hasReturned_;                   ///< a return was passed, as a condition
    ExprId hasBroken_;                     ///< a break of the innermost loop was passed
};

}  // namespace bramah::solver
