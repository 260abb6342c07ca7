// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

namespace bramah::solver {

/// A real and a complex number that take each step of an elimination together: an entry of two matrices with one
/// pattern, which so are factorised in hardly more time than the complex one.
struct RealAndComplex {
    double real = 0;
    std::complex<double> complex;

    RealAndComplex() = default;
    /// The same number in both.
    explicit RealAndComplex(double both) : real(both), complex(both) {}
    /// Two numbers.
    RealAndComplex(double r, std::complex<double> c) : real(r), complex(c) {}
    RealAndComplex& operator+=(const RealAndComplex& other)
    {
        real += other.real;
        complex += other.complex;
        return *this;
    }
    RealAndComplex& operator-=(const RealAndComplex& other)
    {
        real -= other.real;
        complex -= other.complex;
        return *this;
    }
};

///@{
/// The product; of pairs member by member.
inline double product(double a, double b)
{
    return a * b;
}

/// The complex product without the search for infinities of operator*, which makes it three times as fast.
inline std::complex<double> product(std::complex<double> a, std::complex<double> b)
{
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

inline RealAndComplex product(const RealAndComplex& a, const RealAndComplex& b)
{
    return {product(a.real, b.real), product(a.complex, b.complex)};
}
///@}

///@{
/// The magnitude by which pivots are chosen.
inline double pivotSize(double a)
{
    return std::fabs(a);
}
inline double pivotSize(std::complex<double> a)
{
    return std::fabs(a.real()) + std::fabs(a.imag());
}
///@}

/// That of the smaller one, as both are divided by; NaN if one of them is not finite.
inline double pivotSize(const RealAndComplex& a)
{
    const double real = pivotSize(a.real), complex = pivotSize(a.complex);
    return std::isfinite(real) && std::isfinite(complex) ? std::min(real, complex)
                                                         : std::numeric_limits<double>::quiet_NaN();
}

/// The magnitude of a factor, by which its pivot is judged.
template <typename Number>
double factorSize(const Number& a)
{
    return pivotSize(a);
}
/// Of a pair that of the greater one.
inline double factorSize(const RealAndComplex& a)
{
    return std::max(pivotSize(a.real), pivotSize(a.complex));
}

///@{
/// The reciprocal, of pairs member by member; infinite or NaN for 0.
inline double reciprocal(double a)
{
    return 1 / a;
}
/// By R. L. Smith's algorithm (1962), which overflows no earlier than the result, without the search for infinities.
inline std::complex<double> reciprocal(std::complex<double> a)
{
    if (std::fabs(a.real()) >= std::fabs(a.imag())) {
        const double ratio = a.imag() / a.real(), real = 1 / (a.real() + a.imag() * ratio);
        return {real, -ratio * real};
    }
    const double ratio = a.real() / a.imag(), imaginary = 1 / (a.imag() + a.real() * ratio);
    return {ratio * imaginary, -imaginary};
}
inline RealAndComplex reciprocal(const RealAndComplex& a)
{
    return {reciprocal(a.real), reciprocal(a.complex)};
}
///@}

}  // namespace bramah::solver
