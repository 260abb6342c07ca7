// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace bramah::solver {

class ByteWriter;

/// What a function is made of, as files name it: numbers are never given anew.
enum class FunctionKind : std::uint8_t {
    Curve = 1,
    Surface,
    TimeCurve,
    NextEvent,
    RandomWord,
    PairNumber,
    OilNumber,
    OilLaw,
    UnknownDerivative,
    LoopOutput,
    LoopSlope,
    Differenced,
    LaggedValue,
    LaggedSlope,
};

/// A function of Reals that is called, not inlined: of one or two, or of the arguments of Operation::CallJoined.
/// Immutable; shared between threads and runs.
class NativeFunction
{
public:
    virtual ~NativeFunction() = default;

    /// Its name in messages and stage texts.
    [[nodiscard]] virtual std::string name() const = 0;
    /// A function of one argument ignores \a b. Never throws or allocates.
    [[nodiscard]] virtual double operator()(double a, double b) const noexcept = 0;
    /// The function of joined arguments, of which there are argumentCount().
    [[nodiscard]] virtual double ofJoined(std::span<const double> arguments) const noexcept
    {
        return (*this)(arguments[0], arguments.size() > 1 ? arguments[1] : 0);
    }
    /// How many arguments it takes; of joined ones any number. One of a single argument may say 2.
    [[nodiscard]] virtual std::size_t argumentCount() const { return 2; }
    /// The text of a Modelica function called \a name that computes it, for other tools; empty if there is none.
    [[nodiscard]] virtual std::string modelicaText(const std::string& /*name*/) const { return {}; }
    /// The partial derivative by argument \a k, from 0, as a function of all; null if it is zero everywhere.
    [[nodiscard]] virtual std::shared_ptr<const NativeFunction> derivative(int k) const = 0;
    /// The function g with g(f(a, b), b) = a for all relevant a; null if none is known.
    [[nodiscard]] virtual std::shared_ptr<const NativeFunction> inverse() const { return nullptr; }
    /// Is f(a, b) nondecreasing in a? The largest of
    /// several values then belongs to the largest argument.
    [[nodiscard]] virtual bool isRising() const { return false; }
    /// Does the value only name what the arguments describe, as the number of an oil? Equal things should then have one
    /// name: a parameter that passes such an argument on counts as the one from which it got it, and a model in which
    /// that parameter gets another value is compiled again.
    [[nodiscard]] virtual bool isName() const { return false; }
    /// What a file keeps of its type.
    [[nodiscard]] virtual FunctionKind kind() const = 0;
    /// Writes, behind the kind, what readFunction() makes the function of.
    virtual void write(ByteWriter& to) const = 0;
};

/// The object of a component whose class extends ExternalObject, made once when the model is flattened.
class ExternalObject
{
public:
    virtual ~ExternalObject() = default;
};

}  // namespace bramah::solver
