// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace bramah::solver {

/// A smooth function over x > 0 in pieces whose lengths grow with x: polynomials of degree five through value, slope
/// and curvature at both ends (Hermite), so that the function is twice continuously differentiable. The leading bits of
/// the number x are the index of its piece, so nothing is searched. Every power of 2 is an end of pieces.
class GradedSpline
{
public:
    GradedSpline() = default;
    /// From \a begin, or a little before it, to \a end. \a jet(x) returns value, slope and curvature; it is called with
    /// rising x.
    template <typename Jet>
    GradedSpline(double begin, double end, Jet&& jet) : first_(placeOf(begin))
    {
        if (!(begin > 0 && end > begin))
            return;
        auto atBegin = jet(beginOf(first_));
        for (std::uint64_t place = first_; beginOf(place) <= end && pieces_.size() < kMostPieces; ++place) {
            const auto atEnd = jet(beginOf(place + 1));
            pieces_.push_back(pieceBetween(beginOf(place + 1) - beginOf(place), atBegin, atEnd));
            atBegin = atEnd;
        }
    }

    /// The value; NaN outside and in dropped pieces.
    [[nodiscard]] double operator()(double x) const noexcept
    {
        const Piece* c = pieceAt(x);
        if (!c)
            return std::numeric_limits<double>::quiet_NaN();
        const double t = x - beginOf(placeOf(x)), t2 = t * t;
        return ((*c)[0] + (*c)[1] * t) + t2 * (((*c)[2] + (*c)[3] * t) + t2 * ((*c)[4] + (*c)[5] * t));
    }
    /// The slope of the polynomials; NaN outside and in dropped pieces.
    [[nodiscard]] double slope(double x) const noexcept
    {
        const Piece* c = pieceAt(x);
        if (!c)
            return std::numeric_limits<double>::quiet_NaN();
        const double t = x - beginOf(placeOf(x)), t2 = t * t;
        return ((*c)[1] + 2 * (*c)[2] * t) + t2 * ((3 * (*c)[3] + 4 * (*c)[4] * t) + t2 * (5 * (*c)[5]));
    }

    /// Drops pieces whose error exceeds \a tolerance somewhere inside; \a errorOf(x, value) returns the error.
    template <typename ErrorOf>
    void dropInexact(double tolerance, ErrorOf&& errorOf)
    {
        for (std::uint64_t place = first_; place < first_ + pieces_.size(); ++place) {
            const double begin = beginOf(place), width = beginOf(place + 1) - begin;
            for (const double share : {0.21, 0.5, 0.79}) {
                const double x = begin + share * width;
                if (!(std::fabs(errorOf(x, (*this)(x))) <= tolerance))
                    pieces_[place - first_].fill(std::numeric_limits<double>::quiet_NaN());
            }
        }
    }
    /// The number of pieces that dropInexact() has dropped.
    [[nodiscard]] std::size_t droppedCount() const
    {
        return static_cast<std::size_t>(
            std::count_if(pieces_.begin(), pieces_.end(), [](const Piece& piece) { return piece[0] != piece[0]; }));
    }
    /// The number of pieces, dropped ones included; 0 for a range that is none.
    [[nodiscard]] std::size_t pieceCount() const { return pieces_.size(); }

private:
    using Piece = std::array<double, 6>;  ///< coefficients of the powers of the distance from its beginning

    static constexpr int kPieceBits = 6;  ///< 64 pieces for each doubling of x
    static constexpr int kInnerBits = 52 - kPieceBits;
    static constexpr std::size_t kMostPieces = 4096;

    [[nodiscard]] const Piece* pieceAt(double x) const noexcept
    {
        const std::uint64_t at = placeOf(x) - first_;
        return at < pieces_.size() ? &pieces_[at] : nullptr;
    }
    [[nodiscard]] static std::uint64_t placeOf(double x) noexcept
    {
        return std::bit_cast<std::uint64_t>(x) >> kInnerBits;
    }
    [[nodiscard]] static double beginOf(std::uint64_t place) noexcept
    {
        return std::bit_cast<double>(place << kInnerBits);
    }

    template <typename Derivatives>
    static Piece pieceBetween(double h, const Derivatives& a, const Derivatives& b)
    {
        // with u = t/h: the upper three coefficients compensate the error of the Taylor polynomial at the end
        const double value = b[0] - (a[0] + h * (a[1] + h * a[2] / 2));
        const double slope = (b[1] - (a[1] + h * a[2])) * h;
        const double curvature = (b[2] - a[2]) * h * h;
        const double h3 = h * h * h;
        return {a[0],
                a[1],
                a[2] / 2,
                (10 * value - 4 * slope + curvature / 2) / h3,
                (-15 * value + 7 * slope - curvature) / (h3 * h),
                (6 * value - 3 * slope + curvature / 2) / (h3 * h * h)};
    }

    std::uint64_t first_ = 0;
    std::vector<Piece> pieces_;
};

}  // namespace bramah::solver
