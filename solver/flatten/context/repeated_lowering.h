// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_cone.h"
#include "solver/flatten/context/lowering_context.h"

#include <array>
#include <cstdint>
#include <functional>
#include <list>
#include <optional>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Lowers each expression of a class once for all instances that are alike (AlikeInstances): for the others it asks the
/// graph for the same nodes in the same order, over their own variables. The result is that of walking through the text
/// again, to the order of a sum. Where it depends on more than likeness, as on the value of a parameter, that is looked
/// at first; where something was reported, or is not known to be the same, the text is walked through.
class RepeatedLowering
{
public:
    /// Borrows \a context, whose alike instances must be compared before expressions are lowered.
    explicit RepeatedLowering(LoweringContext& context) : context_(context), cone_(context.graph()) {}

    /// Says whether lower() may save work for \a expression at \a place.
    [[nodiscard]] bool isWorthwhile(const model::syntax::Expression& expression, const Place& place) const;
    /// What \a walk makes of \a expression at \a place, or a repetition of what it made in an instance alike.
    Symbolic lower(const model::syntax::Expression& expression, const Place& place,
                   const std::function<Symbolic()>& walk);

private:
    /// An expression of a pattern: one of its steps, or, below 0, the node of all instances.
    struct Part {
        std::int32_t step = -1;
        ExprId node = kNoExpr;
    };
    /// A node to be asked for: the one that was asked for in the first instance, over other operands or variables.
    struct Step {
        ExprId node = kNoExpr;
        std::uint32_t variable = 0;  ///< its distance from the first one of the instance
        std::array<Part, 3> operands;
    };
    struct Assertion {
        FlatAction action;
        Part value;
        std::vector<Part> messageValues;
    };
    struct Pattern {
        const model::ClassNode* part = nullptr;
        bool isAtEvents = false;
        AlikeInstances::Member member;  ///< the first instance
        std::vector<Step> steps;
        std::vector<LoweringRecord::Fact> facts;
        std::vector<Part> structural;
        std::vector<Assertion> assertions;
        Symbolic result;             ///< with the expressions of the first instance
        std::vector<Part> elements;  ///< those of the result and, field by field, of its fields
    };
    struct Patterns {
        std::list<Pattern> found;  ///< comparing with one may add another
        int failures = 0;
    };
    struct Key {
        const model::syntax::Expression* expression = nullptr;
        std::uint32_t kind = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct KeyHash {
        [[nodiscard]] std::size_t operator()(const Key& key) const
        {
            return (std::hash<const void*>()(key.expression) ^ key.kind) * 0x9E3779B97F4A7C15ull >> 7;
        }
    };
    /// Numbers that change if lowering does more than a record holds.
    using Traces = std::array<std::size_t, 7>;

    [[nodiscard]] Traces traces() const;
    Symbolic record(const Place& place, const std::function<Symbolic()>& walk, Patterns& patterns);
    /// Nothing if \a record cannot be repeated.
    [[nodiscard]] std::optional<Pattern> patternOf(const LoweringRecord& record, const Symbolic& result,
                                                   const Place& place);
    /// False if one of its operands cannot be a part.
    [[nodiscard]] bool addStep(ExprId id, Pattern& pattern);
    /// Nothing if \a id is over variables of the instance without having been asked for.
    [[nodiscard]] std::optional<Part> partOf(ExprId id, const Pattern& pattern);
    [[nodiscard]] bool addParts(const Symbolic& value, Pattern& pattern);
    [[nodiscard]] std::optional<Assertion> assertionOf(const FlatAction& action, const Pattern& pattern,
                                                       const Place& place);
    [[nodiscard]] bool doFactsHold(const Pattern& pattern, const AlikeInstances::Member& member);
    Symbolic repeat(const Pattern& pattern, const AlikeInstances::Member& member, const Place& place);
    [[nodiscard]] ExprId ask(const Step& step, const AlikeInstances::Member& member);
    [[nodiscard]] ExprId expressionOf(const Part& part) const
    {
        return part.step < 0 ? part.node : asked_[static_cast<std::size_t>(part.step)];
    }
    /// The variable of \a member where \a variable is that of the first instance, or a variable of both.
    [[nodiscard]] static VariableId counterpart(VariableId variable, const Pattern& pattern,
                                                const AlikeInstances::Member& member);

    LoweringContext& context_;
    ExpressionCone cone_;
    std::unordered_map<Key, Patterns, KeyHash> patterns_;
    std::unordered_map<std::uint32_t, std::int32_t> steps_;  ///< by node, of the pattern that is being made
    std::vector<ExprId> asked_;                              ///< by step, in the instance that is being lowered
};

}  // namespace bramah::solver
