// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_table.h"
#include "solver/expressions/native_function.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Index of a variable of a FlatModel.
enum class VariableId : std::uint32_t {};
inline constexpr VariableId kNoVariable{0xFFFFFFFFu};
/// The number of \a id, as index of vectors by variable.
[[nodiscard]] constexpr std::uint32_t index(VariableId id)
{
    return static_cast<std::uint32_t>(id);
}

/// Index of an expression of an ExpressionGraph. Equal expressions of one graph have equal ids.
enum class ExprId : std::uint32_t {};
inline constexpr ExprId kNoExpr{0xFFFFFFFFu};
/// The number of \a id, as index of vectors by expression.
[[nodiscard]] constexpr std::uint32_t index(ExprId id)
{
    return static_cast<std::uint32_t>(id);
}

/// Operations on scalars. Booleans are 0 and 1; Integers and enumerations (from 1) are doubles without fraction.
enum class Operation : std::uint8_t {
    Constant,    ///< value
    Variable,    ///< variable
    Derivative,  ///< der(variable)
    Pre,         ///< pre(variable): its value before the event
    Time,
    // real arithmetic
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Negate,
    Abs,
    Sign,
    Sqrt,
    Exp,
    Log,
    Log10,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Atan2,
    Min,
    Max,
    Floor,
    Ceil,  ///< of floor and ceil: cause events unless under NoEvent; div, mod, rem and integer are written with them
    // relations (zero crossing left - right) and logic
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    Or,
    Not,
    If,             ///< a ? b : c
    NoEvent,        ///< a with literal relations
    Smooth,         ///< Smooth(order a, expression b): causes no events if order >= 1
    Homotopy,       ///< actual a, simplified b
    Differentiate,  ///< der(a) of an expression as written; the compiler expands it
    Initial,        ///< true during initialisation
    Terminal,       ///< true at the end of a run
    Sample,         ///< sample(start a, interval b)
    Delay,          ///< delay(a, time b, maximum c)
    Remembered,     ///< output of another operator with a past; see remembered()
    Call,           ///< native function of up to two arguments; see call()
    Joined,         ///< a and, in b, further arguments of a CallJoined; its value says where these are
    CallJoined,     ///< native function of the arguments joined in a; see callJoined()
    Carried,        ///< a value that a loop carries from one iteration to the next; occurs only in its body
};

/// The largest number of outputs of an operator with a past.
inline constexpr std::uint32_t kMostOutputs = 4096;

/// A node: an operation and up to three operands; those of a Call are its arguments.
struct ExpressionNode {
    Operation operation = Operation::Constant;
    VariableId variable = kNoVariable;
    ExprId a = kNoExpr, b = kNoExpr, c = kNoExpr;
    /// For a Call or CallJoined the index of a function of the graph; for a Remembered its history and output; for a
    /// Carried its number.
    std::uint32_t function = 0;
    double value = 0;

    ///@{
    /// For a Remembered: the number of its history, and which of its outputs it is.
    [[nodiscard]] std::uint32_t history() const { return function / kMostOutputs; }
    [[nodiscard]] std::uint32_t output() const { return function % kMostOutputs; }
    ///@}

    friend bool operator==(const ExpressionNode& left, const ExpressionNode& right);
};

/// A directed acyclic graph of scalar expressions without duplicates. Building an expression folds constants and
/// neutral elements of +, -, *, / where that is exact for every finite value; operations are never reordered.
/// Operands have smaller ids than their expression. Not thread-safe while it grows. Large: one method for each kind
/// of node.
class ExpressionGraph
{
public:
    /// From now on each node that is asked for, new or known, goes to \a asked, in order, constants excepted; null: no
    /// longer.
    void noteAskedIn(std::vector<ExprId>* asked) { asked_ = asked; }
    /// Reserves room for \a count more nodes.
    void reserve(std::size_t count) { table_.reserve(nodes_.size() + count, nodes_); }
    /// The node of a number; -0 is taken as 0. It may be NaN or infinite.
    [[nodiscard]] ExprId constant(double value);
    /// The node of 1 or 0.
    [[nodiscard]] ExprId boolean(bool value) { return constant(value ? 1.0 : 0.0); }
    /// A placeholder for an element that has no value yet: a NaN constant that no computation gives.
    [[nodiscard]] ExprId missing();
    /// The node of a variable that the model has, or will have before it is looked at.
    [[nodiscard]] ExprId variable(VariableId id);
    /// der(\a id), a leaf: expandDerivatives() later puts the variable of the derivative in its place.
    [[nodiscard]] ExprId derivative(VariableId id);
    /// pre(\a id), a leaf.
    [[nodiscard]] ExprId pre(VariableId id);
    [[nodiscard]] ExprId leaf(Operation operation);  ///< Time, Initial, Terminal
    ///@{
    /// A node of an operation that takes as many operands, or a simpler one of the same value. Operands are ids of this
    /// graph. A constant that would not be finite, as of 1/0, stays an operation.
    [[nodiscard]] ExprId unary(Operation operation, ExprId a);
    [[nodiscard]] ExprId binary(Operation operation, ExprId a, ExprId b);
    ///@}
    /// `((start op a) op b) op ...`; with kNoExpr as start it begins with the first operand. Constants in front are
    /// folded into one.
    [[nodiscard]] ExprId accumulated(Operation operation, ExprId start, std::span<const ExprId> operands);
    [[nodiscard]] ExprId ternary(Operation operation, ExprId a, ExprId b, ExprId c);  ///< If, Delay
    /// A call of one or two arguments; with constants it is a constant, unless it is a name, which only this run of the
    /// program knows (NativeFunction::isName()).
    [[nodiscard]] ExprId call(std::uint32_t function, std::span<const ExprId> arguments);
    /// A call of a function of any number of arguments; with constants it is a constant.
    [[nodiscard]] ExprId callJoined(std::uint32_t function, std::span<const ExprId> arguments);
    /// The arguments of the CallJoined \a id.
    [[nodiscard]] std::vector<ExprId> joinedArguments(ExprId id) const;
    /// A new Carried.
    [[nodiscard]] ExprId carried();
    /// Output \a output of history \a number, as of a spatialDistribution().
    [[nodiscard]] ExprId remembered(std::uint32_t number, std::uint32_t output);
    /// Registers \a function and returns its index for call(); the same function has one index.
    [[nodiscard]] std::uint32_t addFunction(std::shared_ptr<const NativeFunction> function);
    /// The partial derivative of a function by argument \a k; nothing if it is zero everywhere.
    [[nodiscard]] std::optional<std::uint32_t> derivativeOfFunction(std::uint32_t function, int k);
    /// The function NativeFunction::inverse(), if there is one.
    [[nodiscard]] std::optional<std::uint32_t> inverseOfFunction(std::uint32_t function);
    /// The functions by the index that addFunction() has given.
    [[nodiscard]] const std::vector<std::shared_ptr<const NativeFunction>>& functions() const { return functions_; }

    /// A node of this graph; the reference is valid until the graph grows.
    [[nodiscard]] const ExpressionNode& node(ExprId id) const { return nodes_[index(id)]; }
    /// The number of nodes: their ids are 0 to size() - 1.
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    /// Does \a operation occur in any expression made so far?
    [[nodiscard]] bool uses(Operation operation) const
    {
        return std::ranges::find(nodes_, operation, &ExpressionNode::operation) != nodes_.end();
    }
    ///@{
    /// True for a node of a number, of the second one for this number: NaN equals none.
    [[nodiscard]] bool isConstant(ExprId id) const { return node(id).operation == Operation::Constant; }
    [[nodiscard]] bool isConstant(ExprId id, double value) const { return isConstant(id) && node(id).value == value; }
    ///@}

    /// Calls \a visit with each operand of \a id in order.
    template <typename Visit>
    void forEachOperand(ExprId id, Visit&& visit) const
    {
        const ExpressionNode& n = node(id);
        for (ExprId operand : {n.a, n.b, n.c})
            if (operand != kNoExpr)
                visit(operand);
    }

    /// \a id with every node replaced by \a replace (kNoExpr: keep the node and visit its operands). \a memo keeps
    /// results between calls with the same replacement. Not recursive.
    [[nodiscard]] ExprId transform(ExprId id, const std::function<ExprId(ExprId)>& replace,
                                   std::unordered_map<std::uint32_t, ExprId>& memo);
    /// The node \a id with other operands, folded.
    [[nodiscard]] ExprId rebuild(ExprId id, std::span<const ExprId> operands);
    /// \a node, which another graph has, with operands and a function of this one.
    [[nodiscard]] ExprId copied(const ExpressionNode& node);
    /// The same node over other operands that differ from its own in their variables only: there is nothing to fold.
    [[nodiscard]] ExprId renamed(ExprId id, std::span<const ExprId> operands);

private:
    [[nodiscard]] ExprId ask(const ExpressionNode& node);

    std::vector<ExpressionNode> nodes_;
    ExpressionTable table_;
    std::vector<ExprId>* asked_ = nullptr;
    std::array<ExprId, 64> recentConstants_{};  ///< by the bits of their values; empty entries are any node
    std::vector<ExprId> variables_;             ///< by variable: its node, if there is one yet
    std::vector<std::shared_ptr<const NativeFunction>> functions_;
    std::unordered_map<const NativeFunction*, std::uint32_t> functionIndices_;
    static constexpr std::int64_t kUnknownFunction = -2, kZeroFunction = -1;
    /// By function and argument: index, or one of the two above.
    std::vector<std::vector<std::int64_t>> functionDerivatives_;
    std::uint32_t carried_ = 0;  ///< number of Carried nodes
};

/// True for the comparisons <, <=, >, >=, ==, <>.
[[nodiscard]] bool isRelation(Operation operation);
/// True for And, Or, Not, relations and the other operations whose value is 0 or 1.
[[nodiscard]] bool isLogical(Operation operation);
/// The value of \a operation on constants, computed as in all ways of evaluation.
[[nodiscard]] double apply(Operation operation, double a, double b = 0, double c = 0);

}  // namespace bramah::solver
