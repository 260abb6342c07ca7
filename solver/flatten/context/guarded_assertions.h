// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_messages.h"
#include "solver/flatten/context/lowering_record.h"

#include <utility>
#include <vector>

namespace bramah::solver {

/// Assertions of the expression being lowered, each under the conditions around it.
class GuardedAssertions
{
public:
    /// Borrows all three.
    GuardedAssertions(FlatModel& flat, LoweringMessages& messages, LoweringRecorder& recorder)
        : flat_(flat), messages_(messages), recorder_(recorder)
    {
    }

    /// Adds an assertion to the model, or to a Collection, to hold where the present guard is true. One that always
    /// holds, or that was added just before, is left out.
    void add(FlatAction action);
    /// Asserts that \a index is within 1 to \a size; the texts are used in the message.
    void addInside(ExprId index, std::int64_t size, const QString& subscript, const QString& array, const Place& place,
                   model::Span span);
    /// Is the expression being lowered evaluated in all cases during the run?
    [[nodiscard]] bool isAlwaysReached() const { return guard_ == kNoExpr; }
    /// The condition under which it is; kNoExpr: always.
    [[nodiscard]] ExprId guard() const { return guard_; }

    /// While this object lives, lowered expressions are evaluated only if \a condition is true; kNoExpr: always.
    class Guard
    {
    public:
        /// Adds \a condition to the conditions around while it lives; the innermost one ends first.
        Guard(GuardedAssertions& assertions, ExprId condition);
        ~Guard() { assertions_.guard_ = outer_; }
        Guard(const Guard&) = delete;
        Guard& operator=(const Guard&) = delete;

    private:
        GuardedAssertions& assertions_;
        ExprId outer_;
    };

    /// While this object lives, assertions are collected here, under none of the conditions around it.
    class Collection
    {
    public:
        /// Collections may lie in each other; the innermost one takes the assertions.
        explicit Collection(GuardedAssertions& assertions)
            : assertions_(assertions),
              outer_(std::exchange(assertions.collection_, &collected)),
              guard_(std::exchange(assertions.guard_, kNoExpr))
        {
        }
        ~Collection()
        {
            assertions_.collection_ = outer_;
            assertions_.guard_ = guard_;
        }
        Collection(const Collection&) = delete;
        Collection& operator=(const Collection&) = delete;

        std::vector<FlatAction> collected;

    private:
        GuardedAssertions& assertions_;
        std::vector<FlatAction>* outer_;
        ExprId guard_;
    };

private:
    FlatModel& flat_;
    LoweringMessages& messages_;
    LoweringRecorder& recorder_;
    std::vector<FlatAction>* collection_ = nullptr;  ///< of the innermost Collection
    ExprId guard_ = kNoExpr;  ///< condition under which the expression being lowered is evaluated; kNoExpr: always
};

}  // namespace bramah::solver
