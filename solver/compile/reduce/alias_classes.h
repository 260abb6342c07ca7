// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <deque>
#include <vector>

namespace bramah::solver {

/// A variable times 1 or -1.
struct SignedVariable {
    VariableId variable = kNoVariable;
    int sign = 1;
};

/// Classes of variables that are equal up to sign, or equal to a number (union-find with signs; Tarjan 1975). Merging
/// two variables also merges their derivatives. A class never contains derivatives of two variables, nor a derivative
/// with a minus sign, so that "derivative of" remains a link between representatives.
class AliasClasses
{
public:
    /// Each variable alone. Borrows \a compilation; variables that it gains later are taken in.
    explicit AliasClasses(Compilation& compilation);

    /// The representative of the class of \a id, and \a id as a multiple of it. Almost constant time.
    [[nodiscard]] SignedVariable find(VariableId id);
    /// Is the class of \a root, a representative from find(), equal to a number?
    [[nodiscard]] bool isConstant(VariableId root) const { return isConstant_[index(root)]; }
    /// That number; 0 if the class has none.
    [[nodiscard]] double constant(VariableId root) const { return constants_[index(root)]; }

    /// Merges a = sign * b; false if the classes must stay separate: then the equation has to stay.
    bool merge(VariableId a, VariableId b, int sign);
    /// Merges a = value.
    void setConstant(VariableId a, double value);

    /// Moves to \a roots those that were merged into others or became constant since the last call.
    void takeChanged(std::vector<VariableId>& roots)
    {
        roots.clear();
        roots.swap(changed_);
    }
    /// Equations der(x) = sign * der(y) that could not be expressed as aliases.
    [[nodiscard]] const std::vector<ContinuousEquation>& leftOver() const { return leftOver_; }

private:
    void grow();
    [[nodiscard]] std::uint64_t rankOf(std::uint32_t variable) const;
    [[nodiscard]] bool isBetterRoot(VariableId a, VariableId b) const;
    /// The variable of which \a root is the first, second, ... derivative.
    [[nodiscard]] VariableId lowestIntegral(VariableId root);
    void mergeDerivatives(VariableId eliminated, VariableId root, int sign);

    Compilation& c_;
    std::vector<VariableId> parents_;
    std::vector<signed char> signs_;
    std::vector<bool> isConstant_;
    std::vector<double> constants_;
    std::vector<std::uint64_t> ranks_;  ///< by variable: the highest becomes the root
    std::vector<VariableId> changed_;
    std::vector<ContinuousEquation> leftOver_;
};

}  // namespace bramah::solver
