// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/row_results.h"

#include <algorithm>

namespace bramah::solver {

RowResults::RowResults(const CompiledSystem& system, const std::vector<std::size_t>& chosen)
    : parts_(*system.parts),
      values_(system.model.variables.size()),
      isKnown_(system.model.variables.size(), false),
      valueOf_(system.model.graph, [this](const ExpressionNode& node) {
          if (node.operation == Operation::Time)
              return time_;
          return isKnown_[index(node.variable)] ? values_[index(node.variable)] : parameters_->value(node.variable);
      })
{
    for (const std::size_t output : chosen) {
        chosen_.push_back(system.layout.outputs[output].variable);
        want(chosen_.back());
    }
    // In the order in which they were made: each may read earlier ones.
    std::ranges::sort(results_);
}

void RowResults::want(VariableId variable)
{
    if (isKnown_[index(variable)])
        return;
    isKnown_[index(variable)] = true;
    const auto result = std::ranges::find(parts_.results, variable, &DecoupledParts::Result::variable);
    if (result == parts_.results.end()) {
        columns_.push_back(variable);
        return;
    }
    results_.push_back(&*result);
    for (const VariableId read : result->reads)
        want(read);
}

const std::vector<double>& RowResults::rowOf(double time, const std::vector<double>& merged,
                                             const SystemEvaluator& parameters)
{
    if (results_.empty())
        return merged;
    time_ = time;
    parameters_ = &parameters;
    for (std::size_t i = 0; i < columns_.size(); ++i)
        values_[index(columns_[i])] = merged[i];
    for (const DecoupledParts::Result* result : results_)
        values_[index(result->variable)] = valueOf_(result->value);
    row_.clear();
    for (const VariableId variable : chosen_)
        row_.push_back(values_[index(variable)]);
    return row_;
}

}  // namespace bramah::solver
