// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace bramah::solver {

/// One call of an external function.
struct ExternalCall {
    LoweringContext& context;
    const Place& place;  ///< of the call, for messages
    model::Span span;
    /// Arguments as the external clause lists them; an output passed by address is unknown.
    std::vector<Symbolic> arguments;
    /// What the implementation gives the outputs passed by address, in the order of the clause; empty if it has only a
    /// result.
    std::vector<Symbolic> outputs = {};

    /// Argument \a i; unknown if there is none.
    [[nodiscard]] const Symbolic& value(std::size_t i) const;
    ///@{
    /// Argument \a i as a known text or number; empty or 0 if there is none or its type differs.
    [[nodiscard]] QString text(std::size_t i) const;
    [[nodiscard]] double number(std::size_t i) const;
    ///@}
    /// The choice with the number in argument \a i, limited to 1 to \a last.
    template <typename Choice>
    [[nodiscard]] Choice choice(std::size_t i, Choice last) const
    {
        return static_cast<Choice>(std::clamp(number(i), 1.0, static_cast<double>(last)));
    }
    /// The path of file \a name: `modelica://Package/...` relative to the package's folder, others relative to the
    /// model's.
    [[nodiscard]] QString filePath(const QString& name) const;
    /// Argument \a i as an expression of the run; 0 if there is none or it is no scalar.
    [[nodiscard]] ExprId expression(std::size_t i) const;
    /// The external object of argument \a i; null if there is none. The argument keeps it alive.
    [[nodiscard]] ExternalObject* object(std::size_t i) const;
    /// Reports a message at the call.
    void report(model::DiagnosticKind kind, QStringList arguments) const;
    /// Reports that the component around the call cannot be used, for \a reason; an unknown value.
    [[nodiscard]] Symbolic refused(model::DiagnosticKind kind, const QString& reason) const;
};

/// Returns the result, or an unknown value after reporting a message.
using ExternalImplementation = Symbolic (*)(ExternalCall& call);

/// The implementation of an external function by the name of its C interface; null if there is none. These are all, so
/// that a model cannot execute anything else.
[[nodiscard]] ExternalImplementation externalImplementation(std::string_view name);

///@{
/// The external functions of tables (`ModelicaStandardTables_...`), of texts (`ModelicaStrings_...`), of random numbers
/// (`ModelicaRandom_...`) and of FMUs (`bramah_fmuOutputs`).
[[nodiscard]] ExternalImplementation tableImplementation(std::string_view name);
[[nodiscard]] ExternalImplementation textImplementation(std::string_view name);
[[nodiscard]] ExternalImplementation randomImplementation(std::string_view name);
[[nodiscard]] ExternalImplementation fmuImplementation(std::string_view name);
///@}

}  // namespace bramah::solver
