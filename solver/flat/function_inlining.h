// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat/expression_lowering.h"

#include <vector>

namespace bramah::solver {

/// Replaces a call of a function by expressions: runs its algorithm on symbols, both sides of an `if` whose condition is
/// not known and a choice between their results. Loops must have known ranges. Record constructors are calls too.
/// Also runs the algorithm sections of models and the bodies of `when` in them (see run()).
class FunctionInlining
{
public:
    FunctionInlining(ExpressionLowering& lowering, const model::ClassNode& function, const Place& caller, model::Span span);

    /// All outputs in order; empty (and a message) if the call cannot be inlined.
    std::vector<Symbolic> lower(const model::syntax::CallExpression& call);

private:
    std::vector<Symbolic> lower(const std::vector<Symbolic>& positional, const std::map<std::string, Symbolic>& named);
    Symbolic initialValue(const model::Instance& variable, const LocalSymbols& locals);

    ExpressionLowering& lowering_;
    const model::ClassNode& function_;
    const Place& caller_;
    model::Span span_;
};

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
    /// Where a return or break may have been passed on the way: what follows has no effect then.
    struct Passed {
        ExprId returned, broken;
    };
    Flow merge(ExprId condition, Flow first, const Passed& whenTrue, Flow second, const Passed& whenFalse);
    [[nodiscard]] Passed passed(Flow flow) const;
    [[nodiscard]] ExprId skips() const;

    Flow run(const model::syntax::Statement& statement);
    Flow assign(const model::syntax::Statement& statement);
    Flow branch(const model::syntax::Statement& statement, std::size_t index);
    Flow loop(const model::syntax::Statement& statement, std::size_t index);
    Flow repeat(const model::syntax::Statement& statement);
    bool assign(const model::syntax::ComponentReference& target, const Symbolic& value);
    bool assignInto(Symbolic& whole, const model::syntax::ComponentReference& target, std::size_t position, const Symbolic& value);
    bool fail(model::DiagnosticKind kind, QStringList arguments, model::Span span);

    ExpressionLowering& lowering_;
    Place place_;
    LocalSymbols& locals_;
    ExprId hasReturned_;  ///< a return was passed, as a condition
    ExprId hasBroken_;    ///< a break of the innermost loop was passed
};

}  // namespace bramah::solver
