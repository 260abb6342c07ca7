// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/deduced_range.h"
#include "solver/flatten/context/lowering_context.h"

#include <optional>

namespace bramah::solver {

class ExpressionLowering;

/// Lowers ranges `from:by:to`, and finds the values of loop indices.
class RangeLowering
{
public:
    /// Borrows \a lowering, which lowers the ends of ranges.
    explicit RangeLowering(ExpressionLowering& lowering);

    /// The values of a for loop's index; nothing (and a message) if they are not known. If no range is written, the \a
    /// repeated references decide it (Modelica 3.6, 11.2.2.1).
    std::optional<IndexValues> rangeOf(const model::syntax::ForIndex& index, const model::RepeatedReferences& repeated,
                                       const Place& place);
    /// `from:to` or `from:by:to`; nothing (and a message) if an end is not known or there are too many values.
    std::optional<model::ValueRange> valueOfRange(const model::syntax::RangeExpression& range, const Place& place);

private:
    /// All indices of the dimension in which \a index alone is a subscript; nothing (and a message) if several
    /// dimensions differ.
    std::optional<model::ValueRange> deducedRange(const model::syntax::ForIndex& index,
                                                  const model::RepeatedReferences& repeated, const Place& place);
    /// The dimension from which subscript number \a subscript of part \a part selects.
    std::optional<model::ArrayDimension> dimensionOf(const model::syntax::ComponentReference& reference,
                                                     std::size_t part, std::size_t subscript, const Place& place);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
};

}  // namespace bramah::solver
