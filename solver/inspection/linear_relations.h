// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/flat_model.h"

#include <Eigen/Dense>

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Equations of a model that are linear in its variables and their derivatives, as rows of numbers.
class LinearRelations
{
public:
    /// A variable or a derivative of it.
    struct Term {
        VariableId variable = kNoVariable;
        int order = 0;      ///< 0: itself, 1: its derivative
        double factor = 1;  ///< it is factor times the number that its column is multiplied by ...
        double offset = 0;  ///< ... and this
    };

    /// \a parameter gives values of parameters.
    LinearRelations(const FlatModel& model, std::function<double(VariableId)> parameter);

    /// Left out if it is not linear, or depends on time.
    void add(const FlatEquation& equation);
    /// The number of those left out.
    [[nodiscard]] int leftOut() const { return leftOut_; }
    /// Adds the consequences of equations without derivatives for derivatives.
    void addRates();
    /// A row for each equation, a column for each term: all others first, then \a last as they are, then the constant.
    [[nodiscard]] Eigen::MatrixXd matrix(const std::vector<Term>& last) const;

private:
    using Key = std::pair<std::uint32_t, int>;  ///< variable, order
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
