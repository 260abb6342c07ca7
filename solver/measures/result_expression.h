// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_graph.h"
#include "solver/measures/side_curve.h"
#include "solver/results/result_column.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace bramah::solver {

/// A number with its SI unit; an empty unit is not known.
struct KnownNumber {
    double value = 0;
    QString unit;
};

/// What an expression over results may name, besides `time`.
struct ResultNames {
    /// The stored variable at a path; null if there is none. Must outlive the reading of the expression only.
    std::function<const ResultColumn*(const QString& path)> variable;
    /// The value of the parameter or constant at a path; may be empty.
    std::function<std::optional<KnownNumber>(const QString& path)> parameter = {};
    /// The curve with rows of its own at a path; may be empty.
    std::function<std::optional<SideCurve>(const QString& path)> side = {};
};

/// Why a text is no expression over results, in the user's words, and the part of the text that is wrong [characters].
struct ExpressionProblem {
    QString message;
    qsizetype offset = 0;
    qsizetype length = 0;
};

/// One step of the computation of an expression; its operands stand before it.
struct ResultStep {
    /// What a step computes.
    enum class Kind : std::uint8_t {
        Constant,    ///< value
        Column,      ///< the stored variable path
        Side,        ///< a curve with rows of its own
        Time,        ///< [s]
        Operation,   ///< operation of up to three operands
        Derivative,  ///< of the operand by time, within the pieces between events
        Integral,    ///< of the operand over time, from the first row
        Filter,      ///< of first order with the time constant value [s], at rest in the first row
        MovingMean,  ///< of the operand over the last value [s]
    };
    Kind kind = Kind::Constant;
    Operation operation = Operation::Constant;
    int a = -1, b = -1, c = -1;  ///< operands; -1: none
    double value = 0;
    QString path = {};
    std::shared_ptr<const SideCurve> side = {};
    bool isDiscrete = false;  ///< constant between its rows
};

/// An expression over the stored variables of a run, in the language of models: arithmetic, comparisons, `if`,
/// functions of numbers, `time`, `der(x)`, and `integral(x)`, `filter(x, T)`, `movingMean(x, T)`. Numbers may have
/// units, `160 bar`. Units of sums and comparisons must agree; beside a volume flow a mass flow of known density counts
/// as its volume. Shared, without state: ExpressionRows computes its
/// values.
class ResultExpression
{
public:
    /// Reads \a text. \a names tells what it may name.
    [[nodiscard]] static tl::expected<ResultExpression, ExpressionProblem> read(const QString& text,
                                                                                const ResultNames& names);

    /// The text, unit, display unit and kind of its values, as of a stored variable with this text as its path.
    [[nodiscard]] const ResultColumn& column() const { return column_; }
    /// In an order in which they can be computed; the last one is the whole.
    [[nodiscard]] const std::vector<ResultStep>& steps() const { return *steps_; }
    /// The stored variables that it names.
    [[nodiscard]] QStringList variables() const;
    /// Does it name curves with rows of their own?
    [[nodiscard]] bool hasSides() const
    {
        return std::ranges::any_of(*steps_, [](const ResultStep& step) { return step.side != nullptr; });
    }
    /// The expression that a step computes; its column says no more than whether it is discrete.
    [[nodiscard]] ResultExpression part(int step) const;
    /// Is it just one stored variable?
    [[nodiscard]] bool isVariable() const
    {
        return steps_->size() == 1 && steps_->back().kind == ResultStep::Kind::Column;
    }
    /// Of a comparison `a > b`, `a >= b`, `a < b` or `a <= b`: what is above zero where it is true, a - b or b - a.
    /// Nothing of another expression.
    [[nodiscard]] std::optional<ResultExpression> margin() const;
    /// Its value, if it has the same at all times.
    [[nodiscard]] std::optional<double> constant() const;

private:
    ResultColumn column_;
    std::shared_ptr<const std::vector<ResultStep>> steps_;
};

/// The functions that an expression over results may call, for those who complete what is typed.
[[nodiscard]] QStringList resultFunctions();

}  // namespace bramah::solver
