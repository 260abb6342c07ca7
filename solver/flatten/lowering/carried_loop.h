// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/loop_function.h"
#include "solver/flatten/symbols/symbolic.h"

#include <string>
#include <vector>

namespace bramah::solver {

/// Describes a loop that ends by values of the run: variables that it changes have other values in each iteration, for
/// which Carried leaves stand while the iteration is lowered.
class CarriedLoop
{
public:
    /// Borrows \a graph, to which it adds leaves and functions.
    explicit CarriedLoop(ExpressionGraph& graph) : graph_(graph) {}

    /// Puts leaves in the place of the values of a variable called \a name. False if these are no numbers.
    bool carry(const std::string& name, Symbolic& value);
    /// A new leaf for a value that is \a start before the loop.
    [[nodiscard]] ExprId carry(ExprId start);
    /// Carries whether \a isPassed was true in an iteration; false, as a constant, if it never is.
    [[nodiscard]] ExprId carryPassed(ExprId isPassed);
    ///@{
    /// Says what \a leaf is after an iteration, or, \a atCheck, once the condition of the loop is computed.
    void setAfterTurn(ExprId leaf, ExprId value) { of(leaf).afterTurn = value; }
    void setAtCheck(ExprId leaf, ExprId value) { of(leaf).atCheck = value; }
    ///@}
    /// Says that \a after is the value of the variable called \a name after an iteration; false if its sizes changed.
    bool setAfterTurn(const std::string& name, const Symbolic& after);

    /// Carries the condition that the variable called \a name has no value, which is \a start before the loop.
    [[nodiscard]] ExprId carryGap(const std::string& name, ExprId start) { return gaps_[name] = carry(start); }
    /// Says when the variable called \a name has no value after an iteration; nothing happens without carryGap().
    void setGapAfterTurn(const std::string& name, ExprId gap);

    /// Makes the functions of a loop that goes on while \a condition is true; false if it has operators with a past.
    bool finish(ExprId condition);
    ///@{
    /// Once finished: what \a leaf, or those in \a value, are after the loop; a constant is what it was.
    [[nodiscard]] ExprId after(ExprId leaf);
    [[nodiscard]] Symbolic after(const std::string& name, const Symbolic& value);
    ///@}
    [[nodiscard]] ExprId gapAfter(const std::string& name);  ///< kNoExpr if it has always had a value
    /// False if it was ended by kMostTurnsOfLoop.
    [[nodiscard]] ExprId hasEnded() { return functions_->hasEnded(); }

private:
    LoopDescription::CarriedValue& of(ExprId leaf) { return loop_.carried[places_.at(index(leaf))]; }
    bool setAfterTurn(const Symbolic& before, const Symbolic& after);
    [[nodiscard]] Symbolic behind(const Symbolic& before, const Symbolic& shape);

    ExpressionGraph& graph_;
    LoopDescription loop_;
    std::unordered_map<std::uint32_t, std::size_t> places_;  ///< by leaf: its index in the description
    std::map<std::string, Symbolic, std::less<>> before_;    ///< by variable: its leaves
    std::map<std::string, ExprId> gaps_;                     ///< by variable: the leaf
    std::optional<LoopFunctions> functions_;
};

}  // namespace bramah::solver
