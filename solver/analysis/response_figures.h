// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/linear_answers.h"

namespace bramah::solver {

/// The greatest gain between two others.
struct Resonance {
    double peak = 1;                  ///< the greatest gain as a multiple of that of slow changes; 1: there is no peak
    std::optional<double> frequency;  ///< where it is [rad/s]; nothing if there is no peak
};

/// Figures of the response from one input to one output over all frequencies at which the system's modes show: from a
/// hundredth of the slowest to a hundred times the fastest one. Each is found on a grid of frequencies, closer about
/// weakly damped modes, and then between the grid's neighbours, to about 1e-6 of itself. Borrows the system.
class ResponseFigures
{
public:
    /// \a input and \a output are indices into those of \a system. Finds the modes and the response on the whole grid:
    /// costly, while the figures below only look closer.
    ResponseFigures(const LinearSystem& system, std::size_t input, std::size_t output);

    /// Where the gain is first 3 dB below that of slow changes [rad/s]; nothing as of bandwidthOf().
    [[nodiscard]] std::optional<double> bandwidth() const;
    /// Nothing if the gain of slow changes is not steady, as that of a system that integrates.
    [[nodiscard]] std::optional<Resonance> resonance() const;
    /// Frequencies in rad/s.
    [[nodiscard]] Margins margins() const;

private:
    using Response = std::vector<std::complex<double>>;

    void findRange(const std::vector<Mode>& modes);
    void makeGrid(const std::vector<Mode>& modes);
    [[nodiscard]] Response at(const std::vector<double>& frequencies) const;
    /// Frequencies between the neighbours of the grid's point number \a k.
    [[nodiscard]] std::vector<double> around(std::size_t k) const;
    [[nodiscard]] std::vector<double> around(double frequency) const;

    const LinearSystem& system_;
    std::size_t input_, output_;
    double slowest_ = 0, fastest_ = 0;  ///< of the grid [rad/s]; 0: there are no modes
    std::vector<double> frequencies_;
    Response response_;
};

}  // namespace bramah::solver
