// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/deduced_range.h"
#include "model/instance/evaluator.h"
#include "model/instance/instance.h"
#include "model/instance/per_instance.h"
#include "model/values/value_operations.h"
#include "solver/flatten/symbols/expression_checks.h"
#include "solver/flatten/symbols/flat_components.h"
#include "solver/flatten/symbols/symbolic.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace bramah::solver {

/// What subscripts choose from.
struct Dimensions {
    const std::vector<std::int64_t>& sizes;
    const model::Instance* array = nullptr;  ///< declares them; null: not known
};

/// Where an expression is written: its class part of an instance, and the names of loops and functions around it.
struct Place {
    const model::Instance* scope = nullptr;
    const model::ClassNode* part = nullptr;
    const LocalSymbols* locals = nullptr;
    bool isInFunction = false;  ///< relations make no events there
    bool isAtEvents = false;    ///< in a when clause or at the start: what changes continuously has a value before

    [[nodiscard]] Place atEvents() const
    {
        Place place = *this;
        place.isAtEvents = true;
        return place;
    }

    [[nodiscard]] Place with(const LocalSymbols& inner) const
    {
        Place place = *this;
        place.locals = &inner;
        return place;
    }
};

class LoopTurns;

/// Turns expressions into the flat model's scalar expressions: resolves names, expands arrays and inlines functions.
/// What cannot be lowered is reported once, where it stands, and gives an unknown Symbolic. So does, without a message,
/// everything once nobody waits for the model any longer.
class ExpressionLowering
{
public:
    /// \a isStopWanted is polled; true means that nobody waits for the model any longer.
    ExpressionLowering(FlatModel& flat, model::InstanceTree& tree, FlatComponents& components,
                       std::function<bool()> isStopWanted = {})
        : flat_(flat), tree_(tree), components_(components), isStopWanted_(std::move(isStopWanted))
    {
    }

    [[nodiscard]] bool isStopWanted() const { return isStopWanted_ && isStopWanted_(); }

    /// Makes the variables of \a instance, of built-in type, known: \a first and the following ones, row by row.
    void setVariables(const model::Instance& instance, VariableId first);
    /// The first variable of \a instance, or kNoVariable.
    [[nodiscard]] VariableId firstVariable(const model::Instance& instance) const;

    Symbolic lower(const model::syntax::Expression& expression, const Place& place);
    /// What the predefined function \a name is given as its argument number \a position, from 0; unknown (and a
    /// message) if it is of a wrong kind.
    Symbolic lowerArgument(const model::syntax::Expression& argument, std::string_view name, std::size_t position,
                           const Place& place);
    /// What cardinality() of \a connector is; unknown (and a message) if it is not one connector.
    Symbolic cardinalityOf(const model::syntax::Expression* connector, const Place& place, model::Span span);
    /// \a isDeclared: the variable of the model, whatever value an algorithm has given it meanwhile.
    Symbolic lowerReference(const model::syntax::ComponentReference& reference, const Place& place,
                            bool isDeclared = false);
    /// The values of \a body for all values of \a iterators, as an array.
    Symbolic comprehension(const model::syntax::Expression& body,
                           model::syntax::List<model::syntax::ForIndex> iterators, const Place& place);
    /// The value a modifier gives, in its own scope.
    Symbolic lower(const model::Modifier& modifier);
    /// A component as a whole.
    Symbolic symbolOf(const model::Instance& instance);
    /// An assertion that holds only where what is being lowered counts.
    void addAssertion(FlatAction action);
    /// A message's text with values in it, from an expression of type String.
    FlatMessage lowerMessage(const model::syntax::Expression& expression, const Place& place);

    /// The value of \a expression if it is known while the structure is made: over constants and over parameters that
    /// are Boolean, Integer, enumerations or evaluated. The parameters it uses become structural.
    model::Value structuralValue(const model::syntax::Expression& expression, const Place& place);
    /// The same for what is lowered already.
    model::Value structuralValue(const Symbolic& lowered);
    /// The same for parameters of any type.
    model::Value parameterValue(const Symbolic& lowered);
    /// What scalars over parameters amount to, without a say in whether they are structural.
    model::Value valueOf(const Symbolic& lowered);
    /// \a id is used for the structure: notes the parameters in it.
    void noteStructural(ExprId id);
    [[nodiscard]] const std::vector<ExprId>& structuralExpressions() const { return structural_; }

    /// What a for loop's index becomes; nothing (and a message) if it is not known. What is \a repeated gives the range
    /// if none is written (Modelica 3.6, 11.2.2.1).
    std::optional<IndexValues> rangeOf(const model::syntax::ForIndex& index, const model::RepeatedReferences& repeated,
                                       const Place& place);
    /// All results of a call of a function with several outputs.
    std::vector<Symbolic> lowerCall(const model::syntax::CallExpression& call, const Place& place);
    /// False (and a message) if \a count, elements of what is made of the expression at \a span, are too many.
    bool hasRoomFor(std::int64_t count, const Place& place, model::Span span);
    /// A call whose results nobody takes: what the function asserts counts.
    void lowerEffects(const model::syntax::CallExpression& call, const Place& place);
    /// One connector: an instance, or, of an array of built-in type, the element at `offset`.
    struct Connector {
        const model::Instance* instance = nullptr;
        std::int64_t offset = -1;  ///< -1: the whole instance
    };
    /// Connectors a reference means, row by row; empty if it means none or \a isRemoved.
    std::vector<Connector> connectors(const model::syntax::ComponentReference& reference, const Place& place,
                                      bool& isRemoved);

    /// How often a connector stands in connect equations is asked from \a count.
    void countConnectionsBy(std::function<std::int64_t(const Connector&)> count)
    {
        connectionCount_ = std::move(count);
    }

    /// Reports \a value, made by \a expression, if it does not fit \a wanted; false then.
    bool expectType(const Symbolic& value, ValueType wanted, const Place& place, model::Span span,
                    const model::ClassNode* enumeration = nullptr);
    /// The same for what \a variable, of built-in type, is given.
    bool expectType(const Symbolic& value, const model::Instance& variable, const Place& place, model::Span span);
    /// The same for what lowerArgument() lowers.
    bool expectKind(const Symbolic& value, std::string_view name, std::size_t position, const Place& place,
                    model::Span span);
    bool expectKind(const Symbolic& value, model::ArgumentKind wanted, const Place& place, model::Span span);
    /// Reports \a b if it is of another type than \a a, which it is to go with; false then.
    bool expectSameType(const Symbolic& a, const Symbolic& b, const Place& place, model::Span spanB);
    /// Reports what is to be equal, added or compared, if its types (false then) or, with a warning, its units differ.
    bool expectAlike(const Symbolic& a, model::Span spanA, const Symbolic& b, model::Span spanB, const Place& place,
                     model::Span whole);
    /// Reports the value of \a modifier if it is not as large as \a array, whose \a sizes it needs: all its
    /// dimensions or, if \a isPart, the first ones. False then.
    bool expectSizes(const Symbolic& value, const std::vector<std::int64_t>& sizes, bool isPart,
                     const model::Modifier& modifier, const model::Instance& array);
    /// As `2 x 3` in messages; 1 for a scalar.
    [[nodiscard]] static QString textOfSizes(const std::vector<std::int64_t>& sizes);
    [[nodiscard]] UnitId unitOf(const model::Instance& instance);
    [[nodiscard]] ExpressionChecks& checks() { return checks_; }
    /// A call of assert(), with its message and level; nothing (and messages) if it is not in order.
    std::optional<FlatAction> lowerAssertion(const model::syntax::CallExpression& call, const Place& place);
    /// pre() of a Real that is used where it must not change continuously: looked at when all equations are known.
    void noteLeftLimit(VariableId variable, const Place& place, model::Span span);
    /// Reports what was noted of variables that are continuous.
    void checkLeftLimits();
    /// The component that \a place is in, or whose function it is in.
    [[nodiscard]] static const model::Instance* componentOf(const Place& place);
    /// For messages about something that is written at \a place.
    [[nodiscard]] Origin originOf(const Place& place, model::Span span);
    void report(model::DiagnosticKind kind, QStringList arguments, const Place& place, model::Span span);
    /// How many errors were reported, also those that had been said before: whether something is wrong is seen from
    /// this, not from the number of messages.
    [[nodiscard]] std::size_t reportCount() const { return reportCount_; }
    [[nodiscard]] static QString textOf(const Place& place, model::Span span);
    [[nodiscard]] model::Diagnostics& diagnostics() { return diagnostics_; }
    [[nodiscard]] FlatModel& flat() { return flat_; }
    [[nodiscard]] ExpressionGraph& graph() { return flat_.graph; }
    [[nodiscard]] model::InstanceTree& tree() { return tree_; }

    /// Whether what \a component says depends on what is connected to it.
    [[nodiscard]] bool asksCardinality(const model::Instance& component) const
    {
        return askingCardinality_.contains(&component);
    }
    /// Texts may have values in them that change during the run: they can only become messages.
    [[nodiscard]] bool mayTextsChange() const { return mayTextsChange_; }
    /// Whether what is being lowered counts whatever happens during the run.
    [[nodiscard]] bool isAlwaysReached() const { return guard_ == kNoExpr; }
    /// What is lowered while this lives counts only where \a condition is true; kNoExpr: everywhere.
    class Guard
    {
    public:
        Guard(ExpressionLowering& lowering, ExprId condition) : lowering_(lowering), outer_(lowering.guard_)
        {
            if (condition != kNoExpr)
                lowering.guard_ =
                    outer_ == kNoExpr ? condition : lowering.graph().binary(Operation::And, outer_, condition);
        }
        ~Guard() { lowering_.guard_ = outer_; }
        Guard(const Guard&) = delete;
        Guard& operator=(const Guard&) = delete;

    private:
        ExpressionLowering& lowering_;
        ExprId outer_;
    };

private:
    friend class FunctionInlining;
    friend class LoopTurns;
    friend class SymbolicAlgorithm;
    /// True once nobody waits any longer; asks now and then, as the graph and the number of expressions grow.
    bool isStopHeard();
    /// All indices of the dimension in which each subscript that is \a index alone is one; nothing (and a message) if
    /// there are several.
    std::optional<model::ValueRange> deducedRange(const model::syntax::ForIndex& index,
                                                  const model::RepeatedReferences& repeated, const Place& place);
    /// `from:to` or `from:by:to`; nothing (and a message) if an end is not known or it is too long.
    std::optional<model::ValueRange> valueOfRange(const model::syntax::RangeExpression& range, const Place& place);
    /// The dimension that the subscript number \a subscript of part \a part chooses from.
    std::optional<model::ArrayDimension> dimensionOf(const model::syntax::ComponentReference& reference,
                                                     std::size_t part, std::size_t subscript, const Place& place);
    /// The value of a constant that has no variable, as one of a package.
    Symbolic constantValue(const model::Instance& constant);
    Symbolic walk(const model::Instance& at, const model::syntax::ComponentReference& reference, std::size_t position,
                  const Place& place);
    /// Reports that \a child of \a of is protected (Modelica 3.6, 4.1).
    bool isHidden(const model::Instance& child, const model::Instance& of, const Place& place, model::Span span);
    Symbolic walkElement(const model::Instance& at, const model::syntax::ComponentReference& reference,
                         std::size_t position, const Place& place);
    /// The elements of \a value that \a subscripts choose. \a whole: the reference as it is written. \a array: what
    /// declares its dimensions, if that is known.
    Symbolic subscripted(const Symbolic& value, model::syntax::List<model::syntax::ExpressionPtr> subscripts,
                         const Place& place, model::Span whole, const model::Instance* array = nullptr);
    /// The value of a subscript of dimension \a d, from 0: an Integer, or of the class that numbers it, or a vector.
    Symbolic lowerSubscript(const model::syntax::Expression& subscript, const Dimensions& dimensions, std::size_t d,
                            const Place& place);
    /// Instance::indexClass(), which is asked again in each turn of a loop.
    const model::ClassNode* indexClass(const model::Instance& array, std::size_t dimension);
    /// The indices chosen in each dimension, if all are known; what is left out means all of a dimension.
    std::optional<std::vector<std::vector<std::int64_t>>> selections(
        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place,
        std::vector<std::int64_t>& resultSizes);
    /// The same where some change during the run, from 1, with assertions that they are inside.
    std::optional<std::vector<std::vector<ExprId>>> changingSelections(
        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place,
        model::Span whole, std::vector<std::int64_t>& resultSizes);
    /// The element of \a value at \a indices: a choice where they change during the run.
    ExprId elementAt(const Symbolic& value, const std::vector<ExprId>& indices, std::size_t dimension = 0,
                     std::size_t offset = 0);
    void assertInside(ExprId index, std::int64_t size, const QString& subscript, const QString& array,
                      const Place& place, model::Span span);
    /// The value of \a modifier before its accesses. Elements and fields that take their parts of one value have it
    /// lowered once, not once for each of them.
    const Symbolic& wholeValue(const model::Modifier& modifier, const Place& place);
    void reportChangingText(const Place& place, model::Span span);
    /// Operators of operator records are not known here, and plain records have none (Modelica 3.6, chapter 14).
    void reportOperatorOfRecords(const Place& place, model::Span span);
    Symbolic lowerUnary(const model::syntax::UnaryExpression& unary, const Place& place);
    /// Where the value of `left and right`, or of `left or right`, depends on the right one.
    ExprId whereRightIsAsked(model::syntax::BinaryOperator operation, const Symbolic& left);
    Symbolic lowerBinary(const model::syntax::BinaryExpression& binary, const Place& place);
    /// An operator between a String and something else.
    Symbolic lowerTexts(const model::syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right,
                        const Place& place);
    Symbolic lowerIf(const model::syntax::IfExpression& choice, const Place& place);
    Symbolic matrixOf(const model::syntax::MatrixExpression& matrix, const Place& place);
    void setUnit(Symbolic& result, const model::syntax::BinaryExpression& binary, const Symbolic& left,
                 const Symbolic& right);
    bool checkOperands(const model::syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right,
                       const Place& place);
    Symbolic multiplied(const Symbolic& a, const Symbolic& b);
    /// Only the operators with a dot take an array and a scalar together (Modelica 3.6, 10.6).
    [[nodiscard]] static bool haveFittingShapes(model::syntax::BinaryOperator operation, const Symbolic& left,
                                                const Symbolic& right);
    /// A square matrix multiplied with itself (Modelica 3.6, 10.6.8); unknown if the operands are something else.
    Symbolic matrixPower(const Symbolic& base, const Symbolic& exponent);
    /// Element \a offset of the variable that begins with \a first.
    ExprId elementSymbol(VariableId first, std::int64_t offset);
    /// The elements of \a array, of built-in type, that \a subscripts choose. Costs what they are, not what all are.
    Symbolic elementsOf(const model::Instance& array, const model::syntax::ComponentReference& reference,
                        std::size_t position, const Place& place);
    /// Asserts that \a variable of a function has a value, which it has not where \a gap is true; kNoExpr: nowhere.
    void assertAssigned(const model::Instance& variable, ExprId gap, const Place& place, model::Span span);
    /// An assertion of a function that is called here.
    void addAssertion(const model::syntax::CallExpression& call, const Place& place);
    Symbolic objectOf(const model::Instance& instance);
    /// The part of \a local, the value of \a variable (which may be null), that \a reference names.
    Symbolic partOf(const Symbolic& local, const model::syntax::ComponentReference& reference, const Place& place,
                    const model::Instance* variable);
    bool isStructural(ExprId id);
    /// \a lowered with the values of its parameters in place.
    model::Value boundValue(const Symbolic& lowered);
    ExprId parameterConstant(VariableId parameter);

    FlatModel& flat_;
    model::InstanceTree& tree_;
    FlatComponents& components_;
    /// A variable's instance, and which of its scalars the variable is.
    struct Declared {
        const model::Instance* instance = nullptr;
        std::size_t offset = 0;
    };
    model::PerInstance<VariableId> variables_{kNoVariable};  ///< the first of each instance
    std::vector<Declared> declared_;                         ///< by variable
    std::vector<ExprId> structural_;
    std::unordered_map<std::uint32_t, bool> isStructuralMemo_;
    std::unordered_map<const model::Instance*, Symbolic> objects_;
    /// By expression and the instance its names are looked up in.
    std::map<std::pair<model::syntax::ExpressionPtr, const model::Instance*>, Symbolic> wholeValues_;
    struct LeftLimit {
        VariableId variable;
        const model::Instance* scope;
        const model::ClassNode* part;
        model::Span span;
    };
    std::vector<LeftLimit> leftLimits_;
    std::function<std::int64_t(const Connector&)> connectionCount_;
    std::unordered_set<const model::Instance*> askingCardinality_;
    std::unordered_map<const model::Instance*, std::vector<const model::ClassNode*>> indexClasses_;
    ExprId guard_ = kNoExpr;  ///< where what is being lowered counts; kNoExpr: everywhere
    std::unordered_map<std::uint32_t, ExprId> parameterConstants_;
    ExpressionChecks checks_;
    model::PerInstance<std::optional<UnitId>> unitByInstance_{std::nullopt};
    std::unordered_map<model::syntax::ExpressionPtr, UnitId> unitByLiteral_;
    model::Diagnostics diagnostics_;
    std::size_t reportCount_ = 0;
    std::function<bool()> isStopWanted_;
    std::vector<const model::Instance*> openWholes_;  ///< whose whole value is being taken
    std::int64_t fieldsOfWhole_ = 0;                  ///< of the outermost of them, so far
    bool mayTextsChange_ = false;                     ///< in calls that can only make messages of them
    LoopTurns* loop_ = nullptr;                       ///< the outermost that is being written out
    int depth_ = 0;
    int openCalls_ = 0;           ///< of functions, in each other, that are being inlined
    int inlinedCalls_ = 0;        ///< in the outermost of them
    bool isCallTooLong_ = false;  ///< it is given up
    /// Whether somebody waits is asked next when the graph has grown to this size.
    std::size_t nextQuestion_ = 0;
    std::size_t loweredCount_ = 0;
    bool isStopped_ = false;
};

}  // namespace bramah::solver
