// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace bramah::reference {

/// x' = f(t, x).
using Derivatives = std::function<void(double t, const std::vector<double>& x, std::vector<double>& xdot)>;

/// Radau IIA of order 5 (Hairer, Wanner: Solving Ordinary Differential Equations II, IV.8) with step doubling as error
/// estimate. Slow, exact, and independent of everything in solver/.
class Radau
{
public:
    /// \a scales: the size at which an error of \a tolerance times it is allowed for each unknown.
    Radau(Derivatives derivatives, std::vector<double> scales, double tolerance);

    /// Advances \a x from \a begin to \a end. The right-hand side must be smooth between them.
    void advance(double begin, double end, std::vector<double>& x);

private:
    [[nodiscard]] bool step(double t, double h, const std::vector<double>& x, std::vector<double>& result);
    void evaluateJacobian(double t, const std::vector<double>& x);

    Derivatives derivatives_;
    std::vector<double> scales_;
    double tolerance_;
    std::vector<double> jacobian_;  // row by row
    double nextStep_ = 1e-6;
};

}  // namespace bramah::reference
