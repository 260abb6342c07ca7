// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/functions/external_functions.h"
#include "solver/flatten/lowering/expression_lowering.h"

#include <vector>

namespace bramah::solver {

/// Replaces a call of a function by expressions: executes its algorithm on symbols; of an `if` with an unknown
/// condition both branches, and a choice between their results. Loops need known ranges. Constructors of records and
/// external objects are calls as well; external functions are those of a fixed list.
class FunctionInlining
{
public:
    /// A call of \a function, an instance of its class, that stands at \a span of \a caller. Borrows all; for one call.
    FunctionInlining(ExpressionLowering& lowering, const model::Instance& function, const Place& caller,
                     model::Span span);

    /// All outputs in order; empty (and a message) if the call cannot be inlined.
    std::vector<Symbolic> lower(const model::syntax::CallExpression& call);
    /// The same of a function that was passed with values for some of its inputs: the call's arguments are for the
    /// others.
    std::vector<Symbolic> lowerPassed(const model::syntax::CallExpression& call,
                                      const std::map<std::string, Symbolic>& bound);
    /// The same with the values of arguments, of which there is one for each input that needs one.
    std::vector<Symbolic> lower(const std::vector<Symbolic>& arguments) { return lower(arguments, {}); }

private:
    std::vector<Symbolic> lower(const std::vector<Symbolic>& positional, const std::map<std::string, Symbolic>& named);
    /// Is \a argument, the one at \a position if it has no name, a variable without a value for an input that the
    /// function never reads? Some libraries pass one.
    [[nodiscard]] bool isOfNoUse(const model::syntax::FunctionArgument& argument, std::size_t position) const;
    [[nodiscard]] QString name() const;
    /// Reports a message about the whole call.
    void report(model::DiagnosticKind kind, const QStringList& arguments) const;
    /// Is it a function or a record? Reports it if not.
    [[nodiscard]] bool isCallable() const;
    /// Sets the value of \a variable before the algorithm; false (and a message) if it is an argument without a value.
    bool setLocal(const model::Instance& variable, Symbolic value, LocalSymbols& locals);
    /// Binds the arguments of the call to inputs; false (and a message) if they do not fit.
    bool bindArguments(const std::vector<Symbolic>& positional, const std::map<std::string, Symbolic>& named,
                       LocalSymbols& locals);
    /// Sets all other variables to their declared values; false (and a message) if that fails.
    bool declareVariables(LocalSymbols& locals);
    /// The outputs of the function, computed by its algorithm, an external function or a table; empty (and a message)
    /// on failure.
    std::vector<Symbolic> result(LocalSymbols& locals);
    /// Executes the algorithms of one part of the function; false (and a message) if one fails.
    bool runBody(const model::syntax::ClassDefinition& body, const model::ClassNode* part, LocalSymbols& locals);
    std::vector<Symbolic> outputValues(const std::vector<const model::Instance*>& outputs, bool hasBody,
                                       LocalSymbols& locals);
    /// The literal of \a enumeration whose number the argument gives (Modelica 3.6, 4.8.5.3).
    [[nodiscard]] Symbolic literalOf(const model::ClassNode& enumeration, const model::syntax::CallExpression& call);
    /// Is there an input for each argument? Reports it if not.
    [[nodiscard]] bool doArgumentsFit() const;
    /// The sizes of the array of calls that arguments with more dimensions than their inputs make (Modelica 3.6,
    /// 12.4.6); empty if they do not agree, nothing if there are no such arguments.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> sizesOfCalls(
        const model::Instance& function, const std::vector<Symbolic>& positional,
        const std::map<std::string, Symbolic>& named) const;
    std::vector<Symbolic> lowerEach(const model::Instance& function, const std::vector<std::int64_t>& sizes,
                                    const std::vector<Symbolic>& positional,
                                    const std::map<std::string, Symbolic>& named);
    /// The constructor if the function is a class of external objects; else null.
    [[nodiscard]] const model::Instance* constructorOfObject() const;
    /// The table that the annotation `__Bramah(tabulated=...)` of the function names; null if none.
    [[nodiscard]] ExternalImplementation tabulated() const;
    /// The output of a function that its annotation `inverse` solves by another one: a new unknown, whose equation that
    /// function is. Unknown if the inputs are known before the run, or there is no such annotation.
    Symbolic solvedByInverse(const model::Instance& output, const LocalSymbols& locals);
    /// The result of an external function; sets outputs passed by address in \a locals.
    Symbolic external(const model::syntax::External& declaration, const Place& body,
                      const std::vector<Symbolic>& inputs, LocalSymbols& locals);
    /// The declared sizes of \a variable, with other inputs from \a locals; nothing for `:`. \a unknown replaces
    /// unknown sizes.
    [[nodiscard]] std::vector<std::optional<std::int64_t>> declaredSizes(
        const model::Instance& variable, const LocalSymbols& locals,
        std::optional<std::int64_t> unknown = std::nullopt);
    /// Reports an argument whose sizes differ from those of \a input; returns false then.
    bool doSizesFit(const model::Instance& input, std::size_t position, const LocalSymbols& locals);
    /// The value of \a variable before the algorithm. \a around: sizes of arrays of records that contain it as a field.
    Symbolic initialValue(const model::Instance& variable, const LocalSymbols& locals,
                          const std::vector<std::int64_t>& around = {});
    /// The text of the argument for the input at \a position or with this \a name.
    [[nodiscard]] model::Span argumentSpan(std::size_t position, std::string_view name) const;

    ExpressionLowering& lowering_;
    const model::Instance& instance_;
    const model::ClassNode& function_;
    const Place& caller_;
    model::Span span_;
    model::syntax::List<model::syntax::FunctionArgument> arguments_;  ///< arguments of the call
};

}  // namespace bramah::solver
