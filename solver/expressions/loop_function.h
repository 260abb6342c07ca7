// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_graph.h"

#include <optional>
#include <string>
#include <vector>

namespace bramah::solver {

/// More iterations end a loop during the run.
inline constexpr int kMostTurnsOfLoop = 100'000;

/// A loop of a function whose number of iterations depends on values of the run: `while c loop s := f(s, v); end
/// while`.
struct LoopDescription {
    /// A value s that the loop changes.
    struct CarriedValue {
        ExprId leaf;       ///< Carried: s at the beginning of an iteration
        ExprId start;      ///< s before the loop
        ExprId atCheck;    ///< s once the condition is computed: kNoExpr unless that changes it
        ExprId afterTurn;  ///< s after the iteration
    };
    std::vector<CarriedValue> carried;
    ExprId goesOn = kNoExpr;  ///< the condition
};

/// The code of a loop: its steps compute slots of an array of numbers. Immutable.
struct LoopProgram {
    /// Index of a number of the program: a value of its own counting, not a slot of a tape.
    using Slot = std::uint32_t;
    /// The instruction result := operation(a, b, c); of a call function(arguments).
    struct Step {
        Operation operation = Operation::Constant;
        Slot result = 0, a = 0, b = 0, c = 0;
        std::shared_ptr<const NativeFunction> function;               ///< of a call
        std::vector<Slot> arguments;                                  ///< of a call
        std::vector<std::shared_ptr<const NativeFunction>> partials;  ///< of a call: null where zero
    };
    /// The assignment carried := value, of all of a list at once.
    struct Update {
        Slot carried, value;
    };
    std::vector<double> initial;    ///< values of all slots; the arguments come first, and of these the starts
    std::size_t argumentCount = 0;  ///< starts of the carried values, then values that stay the same
    std::size_t carriedCount = 0;
    std::vector<Step> check, turn;
    std::vector<Update> checkUpdates, turnUpdates;
    Slot goesOn = 0;
};

/// A carried value after a loop, or, behind the last one, whether the loop has ended.
[[nodiscard]] std::shared_ptr<const NativeFunction> loopOutput(std::shared_ptr<const LoopProgram> program,
                                                               std::size_t output);
/// Its slope by argument \a k, carried along through the iterations.
[[nodiscard]] std::shared_ptr<const NativeFunction> loopSlope(std::shared_ptr<const LoopProgram> program,
                                                              std::size_t output, std::size_t k);

/// A loop as functions of joined arguments.
class LoopFunctions
{
public:
    /// Nothing if the loop has operators with a past.
    [[nodiscard]] static std::optional<LoopFunctions> of(ExpressionGraph& graph, const LoopDescription& loop);
    /// The value of carried value \a i after the loop.
    [[nodiscard]] ExprId value(std::size_t i);
    /// True unless it ended by kMostTurnsOfLoop.
    [[nodiscard]] ExprId hasEnded() { return output(program_->carriedCount); }

private:
    LoopFunctions(ExpressionGraph& graph, std::shared_ptr<const LoopProgram> program, std::vector<ExprId> arguments,
                  std::vector<std::optional<std::size_t>> places)
        : graph_(&graph), program_(std::move(program)), arguments_(std::move(arguments)), places_(std::move(places))
    {
    }
    [[nodiscard]] ExprId output(std::size_t place);

    ExpressionGraph* graph_;
    std::shared_ptr<const LoopProgram> program_;
    std::vector<ExprId> arguments_;
    std::vector<std::optional<std::size_t>> places_;  ///< by carried value of the description: nothing if unchanged
    std::vector<ExprId> starts_;
};

}  // namespace bramah::solver
