// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/lowering/turn_bound.h"

#include <unordered_set>

namespace bramah::solver {

class CarriedLoop;

/// Executes statements on symbols; assignments change `locals`.
class SymbolicAlgorithm
{
public:
    /// \a place: place of the statements; its locals are those that run() changes.
    SymbolicAlgorithm(ExpressionLowering& lowering, Place place, LocalSymbols& locals)
        : lowering_(lowering),
          place_(place),
          locals_(locals),
          hasReturned_(lowering.graph().boolean(false)),
          hasBroken_(lowering.graph().boolean(false))
    {
        place_.locals = &locals_;
    }

    /// Where execution goes on after statements: behind them, behind the innermost loop, at the end of the function; or
    /// a message was reported.
    enum class Flow : std::uint8_t { Next, Break, Return, Failed };
    /// Return if a return was certainly reached.
    Flow run(model::syntax::List<const model::syntax::Statement*> statements);

private:
    /// The condition under which a return or break was passed; statements behind it then have no effect.
    struct Passed {
        ExprId returned, broken;
    };
    Flow merge(ExprId condition, Flow first, const Passed& whenTrue, Flow second, const Passed& whenFalse);
    [[nodiscard]] Passed passed(Flow flow) const;
    [[nodiscard]] ExprId skips() const;
    /// Was a return or break passed, certainly or perhaps? Statements begin only where none was.
    [[nodiscard]] bool isLeft() const { return !lowering_.graph().isConstant(skips(), 0); }
    /// Merges the values after one branch of a choice, \a
    /// whenTrue, and those after the other one, in locals_.
    Flow join(ExprId condition, Flow first, const Passed& whenTruePassed, LocalSymbols whenTrue, Flow second,
              model::Span span);
    /// A choice between two values of a variable; if one branch has none, the value of the other.
    [[nodiscard]] std::optional<Symbolic> chosen(ExprId condition, const Symbolic& then, const Symbolic& otherwise);

    /// Records variables without a value after a choice between locals_ and \a whenTrue.
    void mergeGaps(ExprId condition, const LocalSymbols& whenTrue);
    Flow run(const model::syntax::Statement& statement);
    /// Executes the statements behind a return or break that was perhaps passed.
    Flow runWhereOpen(model::syntax::List<const model::syntax::Statement*> rest);
    Flow assign(const model::syntax::Statement& statement);
    Flow branch(const model::syntax::Statement& statement, std::size_t index);
    Flow loop(const model::syntax::Statement& statement, std::size_t index);
    Flow repeat(const model::syntax::Statement& statement);
    /// One iteration of a `while`; sets \a isStructural if parameters alone decide whether it ends there.
    Flow turn(const model::syntax::Statement& statement, bool& isStructural);
    /// The state after an iteration of a `while`.
    struct Next {
        /// An iteration; one for each possible start of the counter; a loop of the run; none; or a message was
        /// reported.
        enum class Kind : std::uint8_t { Turn, FromAnywhere, DuringRun, End, Failed };
        Kind kind = Kind::End;
        ExprId condition = kNoExpr;  ///< condition under which the iteration happens; kNoExpr: certainly
    };
    /// \a isReached: condition under which the previous iteration happened; kNoExpr: certainly.
    Next nextTurn(const model::syntax::Statement& statement, std::int64_t turn,
                  const std::optional<CountedTurns>& counted, ExprId isReached, bool& isStructural);
    /// Has the number of iterations a small limit, although the condition changes during the run?
    static bool isBounded(const std::optional<CountedTurns>& counted);
    /// Makes functions of the rest of a loop, which are evaluated during the run; see run_time_loops.cpp.
    Flow repeatDuringRun(const model::syntax::Statement& statement);
    /// Puts the leaves of \a loop in the place of variables called \a names. False (and a message) if one is no number.
    bool carryLocals(CarriedLoop& loop, const std::vector<std::string>& names, model::Span span);
    /// Tells \a loop what variables are after an iteration. False (and a message) if sizes have changed.
    bool setLocalsAfterTurn(CarriedLoop& loop, const std::vector<std::string>& names, model::Span span);
    void readLocals(CarriedLoop& loop, const std::vector<std::string>& names);
    void assertEnded(CarriedLoop& loop, model::Span span);
    /// Executes the loop for each value of its counter in turn, each under the condition that the counter has that
    /// value. A subscript then is one element, although the counter's first value is not known.
    Flow repeatAtEach(const model::syntax::Statement& statement, const CountedTurns& counted);
    /// Statements that are executed only if a condition is true, as iterations of loops.
    struct Choice {
        ExprId condition;
        Passed passed;        ///< before the statements
        LocalSymbols before;  ///< values, before the loop, of names assigned in it
    };
    /// Begins statements that are executed if \a condition is true, with no return or break passed.
    Choice beginChoice(ExprId condition, const std::unordered_set<std::string>& assigned);
    /// The value of \a value if \a condition is true: chooses the branches of choices by that condition.
    [[nodiscard]] ExprId whereTrue(ExprId condition, ExprId value) const;
    [[nodiscard]] Symbolic assuming(ExprId condition, const Symbolic& value) const;
    /// Merges the values after the statements of \a choice,
    /// which ended with \a flow, with those without them.
    Flow endChoice(const Choice& choice, const std::unordered_set<std::string>& assigned, Flow flow, model::Span span);
    /// The condition under which a loop continues; kNoExpr (and a message) if it is no condition.
    ExprId goesOn(const model::syntax::Expression& condition);
    /// Ends the run with a message if \a goesOn is true after \a turns iterations.
    void assertEnded(ExprId goesOn, std::int64_t turns, model::Span span);
    /// Assertions apply where they are reached; other actions are those of statements at the top of a when clause.
    Flow call(const model::syntax::Statement& statement);
    /// \a span: that of the value.
    bool assign(const model::syntax::ComponentReference& target, Symbolic value, model::Span span);
    /// The variable of the model or function that \a target is, or is part of; null if there is none.
    [[nodiscard]] const model::Instance* declarationOf(const model::syntax::ComponentReference& target) const;
    bool assignInto(Symbolic& whole, const model::syntax::ComponentReference& target, const Symbolic& value);
    /// \a array: the component that declares the dimensions of \a whole, if known.
    bool assignElements(Symbolic& whole, const model::Instance* array,
                        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Symbolic& value,
                        model::Span span);
    /// The value of a condition if known: over values that structuralValue() knows; in a loop whose number of
    /// iterations depends on parameters, over any parameters.
    std::optional<bool> conditionValue(const model::syntax::Expression& condition);
    bool fail(model::DiagnosticKind kind, QStringList arguments, model::Span span);

    ExpressionLowering& lowering_;
    Place place_;
    LocalSymbols& locals_;
    std::vector<std::string_view> loops_;  ///< indices of the loops around; empty for a while
    int structuralLoops_ = 0;              ///< number of `while` loops around whose iterations depend on parameters
    int depth_ = 0;                        ///< number of statements around
    ExprId hasReturned_;                   ///< condition: a return was passed
    ExprId hasBroken_;                     ///< condition: a break of the innermost loop was passed
};

}  // namespace bramah::solver
