// SPDX-License-Identifier: BSD-3-Clause
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

/// What kind of failure ended an evaluation; callers decide by it what to try next.
enum class FailureKind : std::uint8_t {
    None,
    NotANumber,      ///< an equation has the value NaN or infinity
    BlockNotSolved,  ///< an implicit block's Newton iteration failed
    SingularBlock,   ///< a block's matrix is singular
    AssertionFailed,
    EventLoop,  ///< the event iteration found no consistent point
    InitialisationFailed,
    Cancelled,
};

/// A text of the model with values inserted: text 0, value 0, text 1, ..., text n.
struct ModelMessage {
    std::vector<std::string> texts;
    std::vector<double> values;  ///< SI
};

/// The causes of failed evaluations as values (variables, equations, numbers), which `reports/failure_text.h` puts into
/// words. All ids are those of the evaluated model.
namespace failures {

/// A cause that a layer above has already put into the user's language.
struct Told {
    std::string text;
};

/// A parameter has the value NaN or infinity, which was set, or follows from others.
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

/// The value of an Integer is beyond what Integers can hold.
struct IntegerOutOfRange {
    VariableId variable = kNoVariable;
    double value = 0;
};

/// The history of an operator with a past cannot continue.
struct HistoryFailed {
    VariableId output = kNoVariable;  ///< first output of the operator
    HistoryProblem problem;
};

/// The interval of a sample() is not positive.
struct IntervalNotPositive {
    VariableId sample = kNoVariable;
    double interval = 0;  ///< [s]
};

/// One of many values is not finite, and no single variable is known to cause it.
struct NotFinite {
    /// Which values.
    enum class Of { Derivatives, Jacobian, Residuals, Results };
    Of of = Of::Derivatives;
};

/// The value of a variable is not finite, perhaps because of a division by 0.
struct VariableNotFinite {
    VariableId variable = kNoVariable;
    double value = 0;
    ExprId divisor = kNoExpr;  ///< expression with the value 0; kNoExpr: another reason
    std::vector<std::pair<VariableId, double>> divisorValues;
    VariableId condition = kNoVariable;  ///< held truth of a relation that has changed there
};

/// A partial derivative is not finite.
struct SlopeNotFinite {
    VariableId row = kNoVariable;  ///< of der(row), or of the equation for the iterated unknown `row`
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

/// No solution was found for some unknowns.
struct BlockNotSolved {
    std::vector<VariableId> unknowns;  ///< with `worst`: all of the block; else only its first one
    std::vector<BlockEquation> worst;  ///< equations with the largest residuals, largest first; may be empty
    /// An unknown that is outside of its min and max where the equations hold.
    VariableId beyond = kNoVariable;
    double value = 0, bound = 0;  ///< value and violated bound of `beyond`
    bool isBelow = false;
};

/// Equations do not determine their unknowns.
struct BlockSingular {
    std::vector<VariableId> unknowns;      ///< with equations: the unknowns left open
    std::vector<BlockEquation> equations;  ///< equations that depend on each other; empty if not known
};

/// A discrete variable or relation that keeps changing at an event.
struct NoConsistentValue {
    VariableId variable = kNoVariable;
};

}  // namespace failures

/// One of the causes above.
using FailureCause =
    std::variant<failures::Told, ModelMessage, failures::ParameterNotFinite, failures::ParameterOutOfRange,
                 failures::IntegerOutOfRange, failures::HistoryFailed, failures::IntervalNotPositive,
                 failures::NotFinite, failures::VariableNotFinite, failures::SlopeNotFinite, failures::BlockNotSolved,
                 failures::BlockSingular, failures::NoConsistentValue>;

/// The result of an evaluation. `recoverable`: a smaller step may avoid the failure.
struct EvaluationStatus {
    FailureKind kind = FailureKind::None;
    bool recoverable = true;
    ComponentId component{};                    ///< the component that caused it
    std::shared_ptr<const FailureCause> cause;  ///< null after success, after a cancellation, or if not known

    /// True if the evaluation has succeeded.
    [[nodiscard]] bool ok() const { return kind == FailureKind::None; }
};

/// A failure; if \a recoverable, a smaller step may avoid it.
[[nodiscard]] inline EvaluationStatus failure(FailureKind kind, bool recoverable, ComponentId component,
                                              FailureCause cause)
{
    return {kind, recoverable, component, std::make_shared<const FailureCause>(std::move(cause))};
}

}  // namespace bramah::solver
