// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/modifiers.h"
#include "solver/flatten/context/declared_variables.h"
#include "solver/flatten/context/lowering_record.h"
#include "solver/flatten/symbols/symbolic.h"

#include <functional>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Values that must be known while the structure is made, and the parameters on which the structure therefore depends.
class StructuralValues
{
public:
    /// \a lower gives the value of a modifier.
    StructuralValues(FlatModel& flat, const DeclaredVariables& variables, LoweringRecorder& recorder,
                     std::function<Symbolic(const model::Modifier&)> lower)
        : flat_(flat), variables_(variables), recorder_(recorder), lower_(std::move(lower))
    {
    }

    /// The value of \a lowered if it is known while the structure is made: over constants and over parameters that are
    /// Boolean, Integer, enumerations or to be evaluated. Makes the parameters in it structural.
    [[nodiscard]] model::Value structuralValue(const Symbolic& lowered);
    /// The same for parameters of any type.
    [[nodiscard]] model::Value parameterValue(const Symbolic& lowered);
    /// The value of scalars over parameters, without making these structural.
    [[nodiscard]] model::Value valueOf(const Symbolic& lowered);
    /// Records that \a id decides the structure, with the parameters in it.
    void note(ExprId id);
    /// What note() has recorded, in order, with repetitions.
    [[nodiscard]] const std::vector<ExprId>& expressions() const { return expressions_; }
    /// The constant that \a parameter is; kNoExpr if it is not known.
    [[nodiscard]] ExprId parameterConstant(VariableId parameter);

private:
    [[nodiscard]] ExpressionGraph& graph() const { return flat_.graph; }
    [[nodiscard]] bool isStructural(ExprId id);
    /// \a lowered with the values of its parameters inserted.
    [[nodiscard]] model::Value boundValue(const Symbolic& lowered);
    /// The constant of the parameter \a id; kNoExpr for all else.
    [[nodiscard]] ExprId constantOf(ExprId id);
    /// The value of an operation on constants and parameters; kNoExpr for all else.
    [[nodiscard]] ExprId constantOfOperation(ExprId id);
    [[nodiscard]] ExprId findConstant(VariableId parameter, const model::Instance& instance, std::size_t offset);

    FlatModel& flat_;
    const DeclaredVariables& variables_;
    LoweringRecorder& recorder_;
    std::function<Symbolic(const model::Modifier&)> lower_;
    std::vector<ExprId> expressions_;
    std::unordered_map<std::uint32_t, bool> isStructural_;
    std::unordered_map<std::uint32_t, ExprId> parameterConstants_;
};

}  // namespace bramah::solver
