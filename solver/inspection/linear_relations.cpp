// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/linear_relations.h"

#include <cmath>
#include <limits>
#include <set>

namespace bramah::solver {

LinearRelations::LinearRelations(const FlatModel& model, std::function<double(VariableId)> parameter)
    : model_(model),
      parameter_(std::move(parameter)),
      cone_(model.graph),
      value_(model.graph, [this](const ExpressionNode& n) {
          const bool isParameter =
              n.operation == Operation::Variable && model_.variable(n.variable).variability <= Variability::Parameter;
          return isParameter ? parameter_(n.variable) : std::numeric_limits<double>::quiet_NaN();
      })
{
}

void LinearRelations::add(const FlatEquation& equation)
{
    const std::optional<Row> left = rowOf(equation.left), right = rowOf(equation.right);
    if (!left || !right) {
        ++leftOut_;
        return;
    }
    Row row = *left;
    for (const auto& [key, factor] : right->terms)
        row.terms[key] -= factor;
    row.constant -= right->constant;
    std::erase_if(row.terms, [](const auto& term) { return term.second == 0; });
    if (!row.terms.empty())
        rows_.push_back(std::move(row));
}

void LinearRelations::addRates()
{
    const std::size_t count = rows_.size();
    for (std::size_t i = 0; i < count; ++i) {
        Row rate;
        bool hasDerivative = false;
        for (const auto& [key, factor] : rows_[i].terms) {
            hasDerivative = hasDerivative || key.second > 0;
            rate.terms.emplace(Key{key.first, 1}, factor);
        }
        if (!hasDerivative)
            rows_.push_back(std::move(rate));
    }
}

Eigen::MatrixXd LinearRelations::matrix(const std::vector<Term>& last) const
{
    std::map<Key, Eigen::Index> columnOf;
    std::set<Key> named;
    for (const Term& term : last)
        named.insert({index(term.variable), term.order});
    for (const Row& row : rows_)
        for (const auto& [key, factor] : row.terms)
            if (!named.contains(key))
                columnOf.try_emplace(key, static_cast<Eigen::Index>(columnOf.size()));
    const auto inner = static_cast<Eigen::Index>(columnOf.size());
    const auto count = static_cast<Eigen::Index>(last.size());
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(rows_.size()), inner + count + 1);
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        const auto row = static_cast<Eigen::Index>(r);
        for (const auto& [key, factor] : rows_[r].terms)
            if (const auto column = columnOf.find(key); column != columnOf.end())
                result(row, column->second) = factor;
        for (std::size_t k = 0; k < last.size(); ++k)
            if (const auto term = rows_[r].terms.find({index(last[k].variable), last[k].order});
                term != rows_[r].terms.end()) {
                result(row, inner + static_cast<Eigen::Index>(k)) = term->second * last[k].factor;
                result(row, inner + count) += term->second * last[k].offset;
            }
        result(row, inner + count) += rows_[r].constant;
    }
    return result;
}

std::optional<LinearRelations::Row> LinearRelations::rowOf(ExprId expression)
{
    std::map<std::uint32_t, std::optional<Row>> known;
    const auto nodes = cone_.collect(expression);
    const std::vector<ExprId> ordered(nodes.begin(), nodes.end());
    for (const ExprId id : ordered)
        known.emplace(index(id), ofNode(id, known));
    return known.at(index(expression));
}

std::optional<LinearRelations::Row> LinearRelations::ofNode(ExprId id,
                                                            const std::map<std::uint32_t, std::optional<Row>>& known)
{
    const ExpressionNode& n = model_.graph.node(id);
    const auto fixed = [&]() -> std::optional<Row> {
        Row row;
        row.constant = value_(id);
        return std::isfinite(row.constant) ? std::optional(row) : std::nullopt;
    };
    if (n.operation == Operation::Variable || n.operation == Operation::Derivative) {
        if (model_.variable(n.variable).variability <= Variability::Parameter)
            return fixed();
        if (model_.variable(n.variable).variability != Variability::Continuous)
            return std::nullopt;
        Row row;
        row.terms.emplace(Key{index(n.variable), n.operation == Operation::Derivative ? 1 : 0}, 1);
        return row;
    }
    const auto operand = [&](ExprId part) -> const std::optional<Row>& {
        static const std::optional<Row> none;
        return part == kNoExpr ? none : known.at(index(part));
    };
    const std::optional<Row>&a = operand(n.a), &b = operand(n.b);
    switch (n.operation) {
    case Operation::Add:
    case Operation::Subtract: {
        if (!a || !b)
            return std::nullopt;
        Row row = *a;
        const double sign = n.operation == Operation::Add ? 1 : -1;
        for (const auto& [key, factor] : b->terms)
            row.terms[key] += sign * factor;
        row.constant += sign * b->constant;
        return row;
    }
    case Operation::Negate: return a ? product(*a, Row{{}, -1}, false) : std::nullopt;
    case Operation::Multiply: return a && b ? product(*a, *b, false) : std::nullopt;
    case Operation::Divide: return a && b ? product(*a, *b, true) : std::nullopt;
    case Operation::Homotopy:
    case Operation::NoEvent: return a;
    case Operation::Smooth: return b;
    case Operation::If:
        if (!a || !a->terms.empty())
            return std::nullopt;
        return operand(a->constant != 0 ? n.b : n.c);
    default: break;
    }
    for (const ExprId part : {n.a, n.b, n.c})
        if (part != kNoExpr && (!operand(part) || !operand(part)->terms.empty()))
            return std::nullopt;
    return fixed();
}

std::optional<LinearRelations::Row> LinearRelations::product(const Row& a, const Row& b, bool isQuotient) const
{
    if (!b.terms.empty() && (isQuotient || !a.terms.empty()))
        return std::nullopt;
    const Row& scaled = b.terms.empty() ? a : b;
    const double factor = isQuotient ? 1 / b.constant : (b.terms.empty() ? b : a).constant;
    if (!std::isfinite(factor))
        return std::nullopt;
    Row row = scaled;
    for (auto& [key, value] : row.terms)
        value *= factor;
    row.constant *= factor;
    return row;
}

}  // namespace bramah::solver
