// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/flat_model.h"

#include <Eigen/Core>

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The equations of a model that are linear in variables and their derivatives, as rows of numbers.
class LinearRelations
{
public:
    /// A variable or its derivative: factor * (number of its column) + offset.
    struct Term {
        VariableId variable = kNoVariable;
        int order = 0;      ///< 0: itself, 1: its derivative
        double factor = 1;  ///< multiplies the number of its column
        double offset = 0;  ///< is added to that
    };

    /// \a parameter returns values of parameters.
    LinearRelations(const FlatModel& model, std::function<double(VariableId)> parameter);

    /// Adds an equation, unless it is not linear or depends on time.
    void add(const FlatEquation& equation);
    /// The number of equations that were not added.
    [[nodiscard]] int leftOut() const { return leftOut_; }
    /// Adds the time derivatives of equations without derivatives.
    void addRates();
    /// A row for each equation, a column for each term: first other terms, then \a last in order, then the constant.
    [[nodiscard]] Eigen::MatrixXd matrix(const std::vector<Term>& last) const;

private:
    using Key = std::pair<std::uint32_t, int>;  ///< variable and order
    struct Row {
        std::map<Key, double> terms;
        double constant = 0;
    };
    [[nodiscard]] std::optional<Row> rowOf(ExprId expression);
    [[nodiscard]] std::optional<Row> ofNode(ExprId id, const std::map<std::uint32_t, std::optional<Row>>& known);
    [[nodiscard]] std::optional<Row> product(const Row& a, const Row& b, bool isQuotient) const;

    const FlatModel& model_;
    std::function<double(VariableId)> parameter_;
    ExpressionCone cone_;
    NumericValue value_;
    std::vector<Row> rows_;
    int leftOut_ = 0;
};

}  // namespace bramah::solver
