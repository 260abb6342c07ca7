// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

#include <unordered_map>
#include <vector>

namespace bramah::solver {

class ExpressionLowering;

/// False for an array of components that is too large to be made, which has been reported.
[[nodiscard]] bool hasElements(const model::Instance& array);

/// Components as symbols: variables, records of fields, values of constants.
class ComponentSymbols
{
public:
    /// Borrows \a lowering.
    explicit ComponentSymbols(ExpressionLowering& lowering);

    /// A component as a whole.
    Symbolic symbolOf(const model::Instance& instance);
    /// Element \a offset of the variable that begins with \a first.
    ExprId elementSymbol(VariableId first, std::int64_t offset);

private:
    /// All fields of \a record; unknown (and a message) if it contains itself or is too large.
    Symbolic recordOf(const model::Instance& given, const model::Instance& record);
    /// The value of a constant that has no variable, as one of a package.
    Symbolic constantValue(const model::Instance& constant);
    Symbolic objectOf(const model::Instance& instance);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
    std::unordered_map<const model::Instance*, Symbolic> objects_;
    std::vector<const model::Instance*> openWholes_;  ///< constants whose whole value is being evaluated
    std::int64_t fieldsOfWhole_ = 0;                  ///< fields of the outermost of them, so far
};

}  // namespace bramah::solver
