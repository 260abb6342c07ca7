// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

class ExpressionLowering;

/// The array from which subscripts select.
struct Dimensions {
    const std::vector<std::int64_t>& sizes;
    const model::Instance* array = nullptr;  ///< declares the array; null: not known
};

/// Lowers subscripts, which are known or change during the run.
class SubscriptLowering
{
public:
    /// Borrows \a lowering, which lowers the subscripts.
    explicit SubscriptLowering(ExpressionLowering& lowering);

    /// The elements of \a value that \a subscripts select. \a whole: the reference as written. \a array: the component
    /// that declares the dimensions, if known.
    Symbolic subscripted(const Symbolic& value, model::syntax::List<model::syntax::ExpressionPtr> subscripts,
                         const Place& place, model::Span whole, const model::Instance* array = nullptr);
    /// The selected indices in each dimension, if all are known; a missing subscript selects a whole dimension.
    std::optional<std::vector<std::vector<std::int64_t>>> selections(
        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place,
        std::vector<std::int64_t>& resultSizes);
    /// The same, from 1, if some change during the run, with assertions that they are within range.
    std::optional<std::vector<std::vector<ExprId>>> changingSelections(
        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place,
        model::Span whole, std::vector<std::int64_t>& resultSizes);

private:
    /// The value of a subscript in dimension \a d, from 0: an Integer, a value of its index class, or a vector.
    Symbolic lowerSubscript(const model::syntax::Expression& subscript, const Dimensions& dimensions, std::size_t d,
                            const Place& place);
    /// Instance::indexClass(), kept as each iteration of a loop asks again.
    const model::ClassNode* indexClass(const model::Instance& array, std::size_t dimension);
    /// The element of \a value at \a indices; a choice if they change during the run.
    ExprId elementAt(const Symbolic& value, const std::vector<ExprId>& indices, std::size_t dimension = 0,
                     std::size_t offset = 0);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
    std::unordered_map<const model::Instance*, std::vector<const model::ClassNode*>> indexClasses_;
};

}  // namespace bramah::solver
