// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/symbols/symbolic.h"

#include <map>
#include <memory>
#include <string>

namespace bramah::solver {

/// A function as an argument of another one (specification 3.6, 12.4.2), maybe with values for some of its inputs, as
/// in `function parabola(a=2)`.
struct FunctionValue final : ExternalObject {
    const model::Instance* function = nullptr;
    std::map<std::string, Symbolic> bound;

    /// \a function as a value.
    [[nodiscard]] static Symbolic of(const model::Instance& function, std::map<std::string, Symbolic> bound = {})
    {
        auto value = std::make_shared<FunctionValue>();
        value->function = &function;
        value->bound = std::move(bound);
        Symbolic symbol;
        symbol.kind = Symbolic::Kind::Object;
        symbol.object = std::move(value);
        return symbol;
    }
    /// The function that \a symbol is; null if it is none.
    [[nodiscard]] static const FunctionValue* in(const Symbolic* symbol)
    {
        return symbol ? dynamic_cast<const FunctionValue*>(symbol->object.get()) : nullptr;
    }
};

}  // namespace bramah::solver
