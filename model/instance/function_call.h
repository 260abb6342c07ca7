// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/evaluator.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bramah::model {

/// May a call of \a function, or of a record constructor, pass a value for \a variable? Final elements of a record
/// cannot be given one (Modelica 3.6, 12.6).
[[nodiscard]] bool isArgument(const Instance& function, const Instance& variable);

/// May an algorithm of \a scope assign to \a name, inside of loops over \a iterators? Inputs and constants of a
/// function (12.2) and loop variables (11.2.2) are read only.
[[nodiscard]] bool isAssignable(const Instance& scope, std::span<const std::string_view> iterators,
                                std::string_view name);

/// The first argument that fits no input: its name is not that of an input, its input already has a value (12.4.1), or
/// there are too many. Null if all fit.
[[nodiscard]] const syntax::FunctionArgument* misfitArgument(const Instance& function,
                                                             syntax::List<syntax::FunctionArgument> arguments);
/// The variables of \a function, each behind those that its declaration uses (12.4.1, 12.4.4).
[[nodiscard]] std::vector<const Instance*> inOrderOfUse(const Instance& function);

/// One evaluation of a Modelica function or record constructor with known arguments. Bounded: a call that nests too
/// deep or executes too many statements has no value.
class FunctionCall
{
public:
    /// For one call of run(). All are borrowed; \a function is a function or record of \a tree.
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
    /// Counts a statement; false once all open calls together have executed too many.
    bool mayGoOn();
    Flow loop(const syntax::Statement& statement, std::size_t index, const ClassNode* part);
    Flow repeat(const syntax::Statement& statement, const ClassNode* part);
    /// Assigns one value, or all results of a call; false if that fails.
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
    std::vector<std::string_view> iterators_;  ///< index names of the loops around
};

}  // namespace bramah::model
