// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

namespace bramah::solver {

/// A function of one or two Reals that is evaluated, not inlined. Immutable; shared between threads and runs.
class NativeFunction
{
public:
    virtual ~NativeFunction() = default;

    /// For messages and printed stages.
    [[nodiscard]] virtual std::string name() const = 0;
    /// \a b means nothing to a function of one argument. Never throws, never allocates.
    [[nodiscard]] virtual double operator()(double a, double b) const noexcept = 0;
    /// The partial derivative by argument \a k (0 or 1), over the same arguments; null where it is zero throughout.
    [[nodiscard]] virtual std::shared_ptr<const NativeFunction> derivative(int k) const = 0;
    /// The function g with g(f(a, b), b) = a for all a that matter; null where none is known.
    [[nodiscard]] virtual std::shared_ptr<const NativeFunction> inverse() const { return nullptr; }
};

/// What a component of a class that extends ExternalObject stands for: made once, when the model is flattened.
class ExternalObject
{
public:
    virtual ~ExternalObject() = default;
};

}  // namespace bramah::solver
