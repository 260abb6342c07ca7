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

    [[nodiscard]] const Value* find(std::string_view name) const
    {
        for (const LocalValues* at = this; at; at = at->outer)
            if (const auto found = at->values.find(name); found != at->values.end())
                return &found->second;
        return nullptr;
    }
};

/// The place of an expression, which decides the meaning of its names: in class \a part of \a scope (null: the scope's
/// own class), below names that hide those of the scope.
struct Place {
    const Instance* scope;
    const ClassNode* part = nullptr;
    const LocalValues* locals = nullptr;

    Place(const Instance& writtenIn, const ClassNode* partOfIt, const LocalValues* hiding = nullptr)
        : scope(&writtenIn), part(partOfIt), locals(hiding)
    {
    }
    /// The same with names that hide others, those of its locals too where \a inner names them as its outer ones.
    [[nodiscard]] Place with(const LocalValues& inner) const { return {*scope, part, &inner}; }
};

/// The value of a variable while a result is shown; unknown if the result has none.
using VariableValues = std::function<Value(const Instance& variable)>;

/// Evaluates expressions over parameters and constants, and over variables where \a variables knows them. An expression
/// that depends on time, or on a value that is not given, has an unknown Value, which is not an error: the caller knows
/// whether it must be known. The same holds for one that takes too much: too deep a stack of calls, arrays of more than
/// kMostElements, more than ten million steps.
class Evaluator
{
public:
    /// \a variables is borrowed; null: variables have no values.
    explicit Evaluator(InstanceTree& tree, const VariableValues* variables = nullptr)
        : tree_(tree), variables_(variables)
    {
    }

    /// The value of \a expression as it is written at \a place.
    Value evaluate(const syntax::Expression& expression, const Place& place);
    /// The value a modifier gives, in its own scope, or the part of it that is meant.
    Value evaluate(const Modifier& modifier);
    /// An array size: an Integer, or the number of values of the type that indexClassOf() finds.
    std::optional<std::int64_t> evaluateSize(const syntax::Expression& expression, const Place& place);
    /// `Boolean` or the enumeration that the array size \a size names; null: it is a number.
    const ClassNode* indexClassOf(const syntax::Expression& size, const Place& place);
    /// Calls a function or record constructor with values in the order of its inputs; unknown values: the defaults.
    /// All outputs; empty if it cannot be evaluated.
    std::vector<Value> call(const Instance& function, const std::vector<Value>& positional,
                            const std::map<std::string, Value>& named);

    /// A call of an external function, whose results are not known here: the last question may need it.
    struct ExternalCall {
        std::string function;
        const ClassNode* part = nullptr;  ///< the class it is written in
        Span span;
    };
    [[nodiscard]] const std::optional<ExternalCall>& externalCall() const { return externalCall_; }

private:
    friend class FunctionCall;
    /// False if nothing more is evaluated: there is no room on the stack, it takes too long, or nobody waits for it.
    bool mayGoOn();
    Value valueOf(const syntax::Expression& expression, const Place& place);
    Value reference(const syntax::ComponentReference& reference, const Place& place);
    /// The component that part \a position of \a reference names in \a of, or null.
    const Instance* childOf(const Instance& of, const syntax::ComponentReference& reference, std::size_t position,
                            const Place& place);
    /// The meaning of the first names of \a reference: a component, an enumeration or nothing; \a next becomes the
    /// number of the name behind them.
    NameMeaning followPackages(const syntax::ComponentReference& reference, std::size_t& next, const Place& place);
    /// The value of \a reference behind \a array, an array of components that its part \a current names: of one
    /// element, or the same field of all.
    Value throughArray(const Instance& array, const syntax::ComponentReference& reference, std::size_t current,
                       const Place& place);
    Value chosen(const syntax::IfExpression& choice, const Place& place);
    Value call(const syntax::CallExpression& call, const Place& place);
    Value comprehension(const syntax::Expression& body, syntax::List<syntax::ForIndex> iterators, const Place& place);
    std::optional<ValueRange> rangeOf(const syntax::RangeExpression& range, const Place& place);
    /// The values of a loop's index, if they are known. The \a repeated references give the range if none is written.
    std::optional<LoopValues> loopValues(const syntax::ForIndex& index, const RepeatedReferences& repeated,
                                         const Place& place);
    /// A DimensionAt, of local values too.
    std::optional<ArrayDimension> dimensionOf(const syntax::ComponentReference& reference, std::size_t position,
                                              std::size_t subscript, const Place& place);
    Value subscripted(const Value& value, syntax::List<syntax::ExpressionPtr> subscripts, const Place& place);
    Value matrix(const syntax::MatrixExpression& matrix, const Place& place);

    /// An array without elements as large as the one that \a expression names, for its sizes; unknown if it is none.
    Value shapeOf(const syntax::Expression& expression, const Place& place);
    /// The value of \a modifier before its accesses. Elements and fields that take their parts of one value have it
    /// made once, not once for each of them.
    const Value& wholeValue(const Modifier& modifier);
    /// Valid until the next call.
    [[nodiscard]] const Value& valueOf(const Instance& instance);

    InstanceTree& tree_;
    const VariableValues* variables_;
    Value variableValue_;
    // The depth of function calls within each other:
    int depth_ = 0;
    bool isCallTooLong_ =
        false;                ///< the outermost one is given up: it may come to a bound again and again, 2^200 times
    std::int64_t steps_ = 0;  ///< expressions and their elements, turns and statements so far
    std::int64_t nextQuestion_ = 0;
    std::optional<ExternalCall> externalCall_;
};

}  // namespace bramah::model
