// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace bramah::solver {

/// An output beside those that always have the same value, or its negative.
struct EqualOutput {
    std::size_t first = 0;   ///< the first of them in layout().outputs; itself, if it is that or there are no others
    bool isNegated = false;  ///< it is the negative of the first
};

/// The rows of results. `layout()` is that of the Equations.
class RowValues
{
public:
    /// For each of layout().outputs those that it equals.
    [[nodiscard]] virtual std::vector<EqualOutput> equalOutputs() const = 0;

    /// Chooses which of layout().outputs outputs() gives from now on, and in which order; nothing else is computed for
    /// it.
    virtual void selectOutputs(std::span<const std::size_t> chosen) = 0;
    /// The selected outputs at (t, x); without a selection all in the order of layout().outputs.
    virtual EvaluationStatus outputs(double t, std::span<const double> x, std::span<double> values) = 0;
    /// Computes all variables at (t, x), whatever is selected, for SystemEvaluator::value().
    virtual EvaluationStatus evaluateAll(double, std::span<const double>) { return {}; }
    /// outputs() of a selection at three points at once. False if that is not possible or an output is not finite:
    /// outputs() then gives the reason.
    [[nodiscard]] virtual bool outputsSideBySide(const std::array<double, 3>&,
                                                 const std::array<std::vector<double>, 3>&,
                                                 const std::array<double*, 3>&)
    {
        return false;
    }

protected:
    ~RowValues() = default;
};

}  // namespace bramah::solver
