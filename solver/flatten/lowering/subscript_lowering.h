// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_context.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

class ExpressionLowering;

/// The array from which subscripts choose.
struct Dimensions {
    const std::vector<std::int64_t>& sizes;
    const model::Instance* array = nullptr;  ///< declares them; null: not known
};

/// Subscripts: which elements they choose, known beforehand or changing during the run.
class SubscriptLowering
{
public:
    explicit SubscriptLowering(ExpressionLowering& lowering);

    /// The elements of \a value that \a subscripts choose. \a whole: the reference as it is written. \a array: what
    /// declares its dimensions, if that is known.
    Symbolic subscripted(const Symbolic& value, model::syntax::List<model::syntax::ExpressionPtr> subscripts,
                         const Place& place, model::Span whole, const model::Instance* array = nullptr);
    /// The indices chosen in each dimension, if all are known; a missing one means all of a dimension.
    std::optional<std::vector<std::vector<std::int64_t>>> selections(
        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place,
        std::vector<std::int64_t>& resultSizes);
    /// The same where some change during the run, from 1, with assertions that they are inside.
    std::optional<std::vector<std::vector<ExprId>>> changingSelections(
        model::syntax::List<model::syntax::ExpressionPtr> subscripts, const Dimensions& dimensions, const Place& place,
        model::Span whole, std::vector<std::int64_t>& resultSizes);

private:
    /// The value of a subscript of dimension \a d, from 0: an Integer, or of the class that numbers it, or a vector.
    Symbolic lowerSubscript(const model::syntax::Expression& subscript, const Dimensions& dimensions, std::size_t d,
                            const Place& place);
    /// Instance::indexClass(), which is asked again in each turn of a loop.
    const model::ClassNode* indexClass(const model::Instance& array, std::size_t dimension);
    /// The element of \a value at \a indices: a choice where they change during the run.
    ExprId elementAt(const Symbolic& value, const std::vector<ExprId>& indices, std::size_t dimension = 0,
                     std::size_t offset = 0);
    [[nodiscard]] ExpressionGraph& graph() const { return context_.graph(); }

    ExpressionLowering& lowering_;
    LoweringContext& context_;
    std::unordered_map<const model::Instance*, std::vector<const model::ClassNode*>> indexClasses_;
};

}  // namespace bramah::solver
