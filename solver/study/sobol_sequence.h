// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// Dimensions for which sobolSequence() has direction numbers.
inline constexpr std::size_t kMostSequenceDimensions = 21;

/// The first \a count points of Sobol's sequence, in (0, 1) in as many dimensions as there are \a shifts, at most
/// kMostSequenceDimensions.
///
/// The points fill the cube evenly: of the first 2^m, each of the 2^m equal parts of each axis has one, and the first
/// two axes together have one in each of the 2^m equal boxes of any shape that halving makes. The mean of a smooth
/// function over N of them differs from its integral by about 1/N, where random ones differ by 1/sqrt(N). Point n in
/// dimension j is the exclusive or of direction numbers v_j1, v_j2, ... at the places of the ones in the Gray code of n
/// (I. A. Antonov and V. M. Saleev, An economic method of computing LP-tau sequences, USSR Computational Mathematics
/// and Mathematical Physics 19 (1979)), and of the dimension's shift. Such a digital shift moves each point and keeps
/// all that was said; random shifts give independent samples (A. B. Owen, Quasi-Monte Carlo sampling, SIGGRAPH 2003
/// course notes 44). Powers of two are the best counts.
[[nodiscard]] std::vector<std::vector<double>> sobolSequence(std::size_t count, std::span<const std::uint32_t> shifts);

}  // namespace bramah::solver
