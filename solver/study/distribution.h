// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace bramah::solver {

/// How the values of a quantity are spread: a range that is searched, or a tolerance.
struct Distribution {
    /// The shape of the spread.
    enum class Kind : std::uint8_t {
        Uniform,     ///< all values from \c a to \c b alike
        LogUniform,  ///< the logarithms of the values from \c a to \c b alike; both positive
        Normal,      ///< about the mean \c a with the standard deviation \c b, positive
        Triangular,  ///< from \c a to \c b, most often \c c between them
    };
    Kind kind = Kind::Uniform;
    double a = 0, b = 1, c = 0;

    /// The value below which the share \a u of all values lies, 0 <= u <= 1. Of a normal distribution the shares 0 and
    /// 1 count as those of three standard deviations.
    [[nodiscard]] double quantile(double u) const;
    ///@{
    /// The bounds that corner cases and tornadoes take: the ends; of a normal distribution three standard deviations.
    [[nodiscard]] double least() const { return quantile(0); }
    [[nodiscard]] double most() const { return quantile(1); }
    ///@}
    /// The value with as many values below as above: the middle that tornadoes take.
    [[nodiscard]] double median() const { return quantile(0.5); }

    friend bool operator==(const Distribution&, const Distribution&) = default;
};

/// z with the share \a u of a standard normal distribution below it, 0 < u < 1.
[[nodiscard]] double normalQuantile(double u);

}  // namespace bramah::solver
