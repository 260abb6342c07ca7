// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/evaluator.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bramah::model {

/// May a call of \a function, or of a record's constructor, give \a variable a value? What is final in a record may
/// not be given one (Modelica 3.6, 12.6).
[[nodiscard]] bool isArgument(const Instance& function, const Instance& variable);

/// May an algorithm of \a scope, inside of loops over \a iterators, assign to what is called \a name? A function's
/// inputs and constants are only read (12.2), as are the variables of loops (11.2.2).
[[nodiscard]] bool isAssignable(const Instance& scope, std::span<const std::string_view> iterators,
                                std::string_view name);

/// The first of \a arguments that no input is left for: its name is none of an input, or of one that has a value
/// already (12.4.1), or it is one too many. Null if there is none.
[[nodiscard]] const syntax::FunctionArgument* misfitArgument(const Instance& function,
                                                             syntax::List<syntax::FunctionArgument> arguments);
/// The variables of \a function, each behind those that its declaration uses (12.4.1, 12.4.4).
[[nodiscard]] std::vector<const Instance*> inOrderOfUse(const Instance& function);

/// One evaluation of a Modelica function, or of a record constructor, with known arguments. Bounded: a call that goes
/// too deep or runs too many statements has no value.
class FunctionCall
{
public:
    FunctionCall(Evaluator& evaluator, InstanceTree& tree, const Instance& function)
        : evaluator_(evaluator), tree_(tree), scope_(&function)
    {
    }

    /// All outputs in order; empty if they cannot be evaluated.
    std::vector<Value> run(const std::vector<Value>& positional, const std::map<std::string, Value>& named);

private:
    enum class Flow { Next, Break, Return, Failed };
    Flow execute(syntax::List<const syntax::Statement*> statements, const ClassNode* part);
    Flow execute(const syntax::Statement& statement, const ClassNode* part);
    /// Counts a statement; false once there were too many of them in all open calls.
    bool mayGoOn();
    Flow loop(const syntax::Statement& statement, std::size_t index, const ClassNode* part);
    Flow repeat(const syntax::Statement& statement, const ClassNode* part);
    /// An assignment of one value, or of all results of a call; false if it fails.
    bool assign(const syntax::Statement& statement, const ClassNode* part);
    bool assign(const syntax::ComponentReference& target, Value value, const ClassNode* part);
    bool assignInto(Value& whole, const syntax::ComponentReference& target, std::size_t position, Value value,
                    const ClassNode* part);
    Value evaluate(const syntax::Expression& expression, const ClassNode* part);
    Value initialValue(const Instance& variable);

    Evaluator& evaluator_;
    InstanceTree& tree_;
    const Instance* scope_;  ///< the function
    LocalValues locals_;
    std::vector<std::string_view> iterators_;  ///< of the loops around
};

}  // namespace bramah::model
