// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/deduced_range.h"
#include "solver/flatten/context/lowering_context.h"

#include <optional>

namespace bramah::solver {

class ExpressionLowering;

/// Ranges: `from:by:to`, and the values of the index of a loop.
class RangeLowering
{
public:
    explicit RangeLowering(ExpressionLowering& lowering);

    /// The values of a for loop's index; nothing (and a message) if they are not known. The \a repeated references give
    /// the range if none is written (Modelica 3.6, 11.2.2.1).
    std::optional<IndexValues> rangeOf(const model::syntax::ForIndex& index, const model::RepeatedReferences& repeated,
                                       const Place& place);
    /// `from:to` or `from:by:to`; nothing (and a message) if an end is not known or it is too long.
    std::optional<model::ValueRange> valueOfRange(const model::syntax::RangeExpression& range, const Place& place);

private:
    /// All indices of the dimension in which each subscript that is \a index alone is one; nothing (and a message) if
    /// there are several.
    std::optional<model::ValueRange> deducedRange(const model::syntax::ForIndex& index,
                                                  const model::RepeatedReferences& repeated, const Place& place);
    /// The dimension that the subscript number \a subscript of part \a part chooses from.
    std::optional<model::ArrayDimension> dimensionOf(const model::syntax::ComponentReference& reference,
                                                     std::size_t part, std::size_t subscript, const Place& place);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
};

}  // namespace bramah::solver
