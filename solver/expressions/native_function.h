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
    /// Says whether f(a, b) never falls while a rises: the largest of several values is then that of the largest
    /// argument.
    [[nodiscard]] virtual bool isRising() const { return false; }
    /// Says whether the value only names what the arguments describe, as the number of an oil. Equal things should then
    /// have one name: a parameter that passes such an argument on unchanged counts as one with the parameter that it
    /// has it from, and a model whose parameter is to be another one is compiled anew.
    [[nodiscard]] virtual bool isName() const { return false; }
};

/// The object behind a component of a class that extends ExternalObject: made once, when the model is flattened.
class ExternalObject
{
public:
    virtual ~ExternalObject() = default;
};

}  // namespace bramah::solver
