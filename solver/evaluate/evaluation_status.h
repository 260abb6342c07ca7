// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/history/history_operator.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bramah::solver {

enum class FailureKind : std::uint8_t {
    None,
    NotANumber,      ///< an equation gave NaN or infinity
    BlockNotSolved,  ///< an implicit block's Newton iteration failed
    SingularBlock,   ///< a block's matrix is singular
    AssertionFailed,
    EventLoop,  ///< the event iteration found no fixed point
    InitialisationFailed,
    Cancelled,
};

/// A text of the model with the values that were in it: text 0, value 0, text 1, ..., text n.
struct ModelMessage {
    std::vector<std::string> texts;
    std::vector<double> values;  ///< SI
};

/// The cause of a failed evaluation: the variables, equations and numbers of it, for layers above to put into words
/// (`reports/failure_text.h`). All ids are those of the evaluated model.
namespace failures {

/// A layer above has said it, in the user's language.
struct Told {
    std::string text;
};

struct ParameterNotFinite {
    VariableId parameter = kNoVariable;
    double value = 0;
};

/// A parameter is below its min or above its max.
struct ParameterOutOfRange {
    VariableId parameter = kNoVariable;
    double value = 0, bound = 0;
    bool isBelow = false;
};

/// The history of an operator with a past cannot go on.
struct HistoryFailed {
    VariableId output = kNoVariable;  ///< the operator's first one
    HistoryProblem problem;
};

/// The interval of a sample() is not positive.
struct IntervalNotPositive {
    VariableId sample = kNoVariable;
    double interval = 0;  ///< [s]
};

/// Something among many values is not finite, and no single variable is to blame.
struct NotFinite {
    enum class Of { Derivatives, Jacobian, Residuals, Results };
    Of of = Of::Derivatives;
};

/// The value of a variable is not finite, perhaps since it is divided by something that is 0.
struct VariableNotFinite {
    VariableId variable = kNoVariable;
    double value = 0;
    ExprId divisor = kNoExpr;  ///< is 0; kNoExpr: it is another reason
    std::vector<std::pair<VariableId, double>> divisorValues;
};

/// A partial derivative is not finite.
struct SlopeNotFinite {
    VariableId row = kNoVariable;  ///< of der(row), or of the equation for the iterated unknown row
    bool isDerivative = false;
    VariableId column = kNoVariable;
    double slope = 0;
};

/// An equation of a block.
struct BlockEquation {
    ExprId left = kNoExpr, right = kNoExpr;
    ComponentId component{};
    double residual = 0;  ///< left - right
};

/// No solution was found for these unknowns.
struct BlockNotSolved {
    std::vector<VariableId> unknowns;  ///< with `worst`: all of the block, else its first
    std::vector<BlockEquation> worst;  ///< those that are worst off, the worst first; may be empty
    /// They hold only where an unknown is outside of its min and max.
    VariableId beyond = kNoVariable;
    double value = 0, bound = 0;  ///< of `beyond`
    bool isBelow = false;
};

/// Equations do not determine unknowns.
struct BlockSingular {
    std::vector<VariableId> unknowns;      ///< with equations: those left open
    std::vector<BlockEquation> equations;  ///< those that depend on each other; empty: not known
};

/// A discrete variable or relation that an event gives no lasting value.
struct NoConsistentValue {
    VariableId variable = kNoVariable;
};

}  // namespace failures

using FailureCause = std::variant<failures::Told, ModelMessage, failures::ParameterNotFinite,
                                  failures::ParameterOutOfRange, failures::HistoryFailed, failures::IntervalNotPositive,
                                  failures::NotFinite, failures::VariableNotFinite, failures::SlopeNotFinite,
                                  failures::BlockNotSolved, failures::BlockSingular, failures::NoConsistentValue>;

/// The end of an evaluation. `recoverable`: a smaller step may avoid it.
struct EvaluationStatus {
    FailureKind kind = FailureKind::None;
    bool recoverable = true;
    ComponentId component{};                    ///< the culprit
    std::shared_ptr<const FailureCause> cause;  ///< null where it succeeded, was cancelled or does not know

    [[nodiscard]] bool ok() const { return kind == FailureKind::None; }
};

/// The failure that a smaller step may avoid if it is \a recoverable.
[[nodiscard]] inline EvaluationStatus failure(FailureKind kind, bool recoverable, ComponentId component,
                                              FailureCause cause)
{
    return {kind, recoverable, component, std::make_shared<const FailureCause>(std::move(cause))};
}

}  // namespace bramah::solver
