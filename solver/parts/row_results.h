// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/expressions/numeric_value.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/decoupled_parts.h"

#include <cstddef>
#include <vector>

namespace bramah::solver {

/// Completes merged rows: adds the results that depend on values of several parts, as the pressure difference between
/// both ends of a line.
class RowResults
{
public:
    /// \a chosen: outputs of the whole \a system, which is run in parts. Borrows it.
    RowResults(const CompiledSystem& system, const std::vector<std::size_t>& chosen);

    /// The variables that the parts have to deliver, in the order of merged rows.
    [[nodiscard]] const std::vector<VariableId>& columns() const { return columns_; }
    /// The number of values of a row of the whole.
    [[nodiscard]] std::size_t width() const { return chosen_.size(); }
    /// The row of the chosen outputs. \a parameters knows the values of parameters. The result is valid until the next
    /// call.
    [[nodiscard]] const std::vector<double>& rowOf(double time, const std::vector<double>& merged,
                                                   const SystemEvaluator& parameters);

private:
    void want(VariableId variable);

    const DecoupledParts& parts_;
    std::vector<VariableId> columns_;
    std::vector<const DecoupledParts::Result*> results_;  ///< wanted results, in order
    std::vector<VariableId> chosen_;
    std::vector<double> values_;  ///< by variable: of columns and results
    std::vector<bool> isKnown_;   ///< by variable: a column or a result
    double time_ = 0;
    const SystemEvaluator* parameters_ = nullptr;
    NumericValue valueOf_;
    std::vector<double> row_;
};

}  // namespace bramah::solver
