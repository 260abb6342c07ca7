// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/deduced_range.h"
#include "model/instance/instance.h"
#include "model/values/value.h"
#include "model/values/value_range.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace bramah::model {

/// Names that hide those of a scope while a function, a loop or a comprehension is evaluated.
struct LocalValues {
    const LocalValues* outer = nullptr;
    std::map<std::string, Value, std::less<>> values;

    /// The value of \a name here or further out; null if it is no local name. Valid until `values` changes.
    [[nodiscard]] const Value* find(std::string_view name) const
    {
        for (const LocalValues* at = this; at; at = at->outer)
            if (const auto found = at->values.find(name); found != at->values.end())
                return &found->second;
        return nullptr;
    }
};

/// The place of an expression, which decides the meaning of its names: class \a part of \a scope (null: the scope's own
/// class), and local names that hide those of the scope.
struct Place {
    const Instance* scope;
    const ClassNode* part = nullptr;
    const LocalValues* locals = nullptr;

    /// The place of what class \a partOfIt of \a writtenIn contains; both instance and \a hiding are borrowed.
    Place(const Instance& writtenIn, const ClassNode* partOfIt, const LocalValues* hiding = nullptr)
        : scope(&writtenIn), part(partOfIt), locals(hiding)
    {
    }
    /// The same place with further local names; \a inner may refer to those here as its outer ones.
    [[nodiscard]] Place with(const LocalValues& inner) const { return {*scope, part, &inner}; }
};

/// Gives the value of a variable while a result is shown; unknown if the result has none.
using VariableValues = std::function<Value(const Instance& variable)>;

/// Evaluates expressions over parameters and constants, and over variables that \a variables knows. An expression that
/// depends on time or on a missing value has an unknown Value, which is no error: the caller decides whether it has to
/// be known. The same holds for too expensive ones: too deep a stack of calls, arrays of more than kMostElements, more
/// than ten million steps.
class Evaluator
{
public:
    /// \a variables is borrowed; null: variables have no values.
    explicit Evaluator(InstanceTree& tree, const VariableValues* variables = nullptr)
        : tree_(tree), variables_(variables)
    {
    }

    /// The value of \a expression, written at \a place.
    Value evaluate(const syntax::Expression& expression, const Place& place);
    /// The value that a modifier gives, evaluated in its own scope and reduced by its accesses.
    Value evaluate(const Modifier& modifier);
    /// An array size: an Integer, or the number of values of the type from indexClassOf().
    std::optional<std::int64_t> evaluateSize(const syntax::Expression& expression, const Place& place);
    /// `Boolean` or the enumeration that an array size names; null if the size is a number.
    const ClassNode* indexClassOf(const syntax::Expression& size, const Place& place);
    /// Calls a function or record constructor with values in the order of its inputs; an unknown value takes the
    /// default. Returns all outputs; empty if they cannot be evaluated.
    std::vector<Value> call(const Instance& function, const std::vector<Value>& positional,
                            const std::map<std::string, Value>& named);

    /// A call of an external function, whose results are not known before a run; kept for a caller that asks why.
    struct ExternalCall {
        std::string function;
        const ClassNode* part = nullptr;  ///< the class that it is written in
        Span span;
    };
    /// The last such call that an evaluation met, also one in an earlier expression; nothing if there was none.
    [[nodiscard]] const std::optional<ExternalCall>& externalCall() const { return externalCall_; }

private:
    friend class FunctionCall;
    /// False if evaluation has to give up: the stack is almost full, the budget is used up, or a stop was requested.
    bool mayGoOn();
    Value valueOf(const syntax::Expression& expression, const Place& place);
    Value reference(const syntax::ComponentReference& reference, const Place& place);
    /// The component of \a of that part \a position of \a reference names, or null.
    const Instance* childOf(const Instance& of, const syntax::ComponentReference& reference, std::size_t position,
                            const Place& place);
    /// The meaning of the first names of \a reference: a component, an enumeration or nothing. Sets \a next to the
    /// number of the name behind them.
    NameMeaning followPackages(const syntax::ComponentReference& reference, std::size_t& next, const Place& place);
    /// The value of \a reference beyond \a array, an array of components named by its part \a current: of one element,
    /// or the same field of all elements.
    Value throughArray(const Instance& array, const syntax::ComponentReference& reference, std::size_t current,
                       const Place& place);
    Value chosen(const syntax::IfExpression& choice, const Place& place);
    Value call(const syntax::CallExpression& call, const Place& place);
    Value comprehension(const syntax::Expression& body, syntax::List<syntax::ForIndex> iterators, const Place& place);
    std::optional<ValueRange> rangeOf(const syntax::RangeExpression& range, const Place& place);
    /// The values of a loop's index, if known. If no range is written, the \a repeated references decide it.
    std::optional<LoopValues> loopValues(const syntax::ForIndex& index, const RepeatedReferences& repeated,
                                         const Place& place);
    /// A DimensionAt that also knows local values.
    std::optional<ArrayDimension> dimensionOf(const syntax::ComponentReference& reference, std::size_t position,
                                              std::size_t subscript, const Place& place);
    Value subscripted(const Value& value, syntax::List<syntax::ExpressionPtr> subscripts, const Place& place);
    Value matrix(const syntax::MatrixExpression& matrix, const Place& place);

    /// An array of unknown elements with the size of the array that \a expression names; unknown if it names none.
    Value shapeOf(const syntax::Expression& expression, const Place& place);
    /// The value of \a modifier before its accesses. Kept, so that elements and fields which take parts of one value
    /// evaluate it once.
    const Value& wholeValue(const Modifier& modifier);
    /// The reference is valid until the next call.
    [[nodiscard]] const Value& valueOf(const Instance& instance);

    InstanceTree& tree_;
    const VariableValues* variables_;
    Value variableValue_;
    // The depth of function calls within each other:
    int depth_ = 0;
    bool isCallTooLong_ = false;  ///< the outermost call is given up, as inner ones could meet the bound 2^200 times
    std::int64_t steps_ = 0;      ///< expressions, elements, iterations and statements so far
    std::int64_t nextQuestion_ = 0;
    std::optional<ExternalCall> externalCall_;
};

}  // namespace bramah::model
