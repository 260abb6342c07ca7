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
    /// The arguments as the external clause lists them; unknown where an output is written by address.
    std::vector<Symbolic> arguments;

    /// The argument as it is; unknown if it is not there.
    [[nodiscard]] const Symbolic& value(std::size_t i) const;
    /// A known text or number; empty or 0 if the argument is not there or has another type.
    [[nodiscard]] QString text(std::size_t i) const;
    [[nodiscard]] double number(std::size_t i) const;
    /// The one that stands at a number from 1 to \a last, or the nearest of these.
    template <typename Choice>
    [[nodiscard]] Choice choice(std::size_t i, Choice last) const
    {
        return static_cast<Choice>(std::clamp(number(i), 1.0, static_cast<double>(last)));
    }
    [[nodiscard]] ExprId expression(std::size_t i) const;
    [[nodiscard]] ExternalObject* object(std::size_t i) const;
    void report(model::DiagnosticKind kind, QStringList arguments) const;
};

/// The result, or an unknown value once a message has been reported.
using ExternalImplementation = Symbolic (*)(ExternalCall& call);

/// The external functions a model may call, by the name of their C interface: all there are, so that a model can
/// execute nothing else. Null for others.
[[nodiscard]] ExternalImplementation externalImplementation(std::string_view name);

/// The external functions of tables (`ModelicaStandardTables_...`) and of texts (`ModelicaStrings_...`).
[[nodiscard]] ExternalImplementation tableImplementation(std::string_view name);
[[nodiscard]] ExternalImplementation textImplementation(std::string_view name);

}  // namespace bramah::solver
