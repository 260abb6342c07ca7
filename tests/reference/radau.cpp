// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/radau.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace bramah::reference {
namespace {

constexpr int kStages = 3;
constexpr int kOrder = 5;
constexpr int kMostIterations = 25;
const double kRoot6 = std::sqrt(6.0);
const std::array<double, 3> kNodes{(4 - kRoot6) / 10, (4 + kRoot6) / 10, 1};
const std::array<std::array<double, 3>, 3> kWeights{{
    {(88 - 7 * kRoot6) / 360, (296 - 169 * kRoot6) / 1800, (-2 + 3 * kRoot6) / 225},
    {(296 + 169 * kRoot6) / 1800, (88 + 7 * kRoot6) / 360, (-2 - 3 * kRoot6) / 225},
    {(16 - kRoot6) / 36, (16 + kRoot6) / 36, 1.0 / 9},
}};

/// Solves a dense system with partial pivoting; the matrix, row by row, is used up.
void solveLinear(std::vector<double>& matrix, std::vector<double>& rightSide)
{
    const std::size_t n = rightSide.size();
    for (std::size_t k = 0; k < n; ++k) {
        std::size_t pivot = k;
        for (std::size_t row = k + 1; row < n; ++row)
            if (std::abs(matrix[row * n + k]) > std::abs(matrix[pivot * n + k]))
                pivot = row;
        if (pivot != k) {
            for (std::size_t column = k; column < n; ++column)
                std::swap(matrix[k * n + column], matrix[pivot * n + column]);
            std::swap(rightSide[k], rightSide[pivot]);
        }
        for (std::size_t row = k + 1; row < n; ++row) {
            const double factor = matrix[row * n + k] / matrix[k * n + k];
            if (factor == 0)
                continue;
            for (std::size_t column = k; column < n; ++column)
                matrix[row * n + column] -= factor * matrix[k * n + column];
            rightSide[row] -= factor * rightSide[k];
        }
    }
    for (std::size_t k = n; k-- > 0;) {
        for (std::size_t column = k + 1; column < n; ++column)
            rightSide[k] -= matrix[k * n + column] * rightSide[column];
        rightSide[k] /= matrix[k * n + k];
    }
}

}  // namespace

Radau::Radau(Derivatives derivatives, std::vector<double> scales, double tolerance)
    : derivatives_(std::move(derivatives)), scales_(std::move(scales)), tolerance_(tolerance)
{
}

void Radau::evaluateJacobian(double t, const std::vector<double>& x)
{
    const std::size_t n = x.size();
    jacobian_.assign(n * n, 0.0);
    std::vector<double> shifted = x, above(n), below(n);
    for (std::size_t column = 0; column < n; ++column) {
        const double delta = 1e-6 * std::max(std::abs(x[column]), 1e-3 * scales_[column]);
        shifted[column] = x[column] + delta;
        derivatives_(t, shifted, above);
        shifted[column] = x[column] - delta;
        derivatives_(t, shifted, below);
        shifted[column] = x[column];
        for (std::size_t row = 0; row < n; ++row)
            jacobian_[row * n + column] = (above[row] - below[row]) / (2 * delta);
    }
}

bool Radau::step(double t, double h, const std::vector<double>& x, std::vector<double>& result)
{
    const std::size_t n = x.size();
    evaluateJacobian(t + h / 2, x);
    std::vector<double> increments(kStages * n, 0.0), residual(kStages * n), stage(n), slope(n);
    std::array<std::vector<double>, kStages> slopes;
    double lastCorrection = HUGE_VAL;
    for (int iteration = 0; iteration < kMostIterations; ++iteration) {
        for (int i = 0; i < kStages; ++i) {
            for (std::size_t k = 0; k < n; ++k)
                stage[k] = x[k] + increments[static_cast<std::size_t>(i) * n + k];
            derivatives_(t + kNodes[static_cast<std::size_t>(i)] * h, stage, slope);
            slopes[static_cast<std::size_t>(i)] = slope;
        }
        for (std::size_t i = 0; i < kStages; ++i)
            for (std::size_t k = 0; k < n; ++k) {
                double sum = increments[i * n + k];
                for (std::size_t j = 0; j < kStages; ++j)
                    sum -= h * kWeights[i][j] * slopes[j][k];
                residual[i * n + k] = sum;
            }
        std::vector<double> matrix(kStages * n * kStages * n, 0.0);
        const std::size_t size = kStages * n;
        for (std::size_t i = 0; i < kStages; ++i)
            for (std::size_t j = 0; j < kStages; ++j)
                for (std::size_t row = 0; row < n; ++row)
                    for (std::size_t column = 0; column < n; ++column)
                        matrix[(i * n + row) * size + j * n + column] =
                            (i == j && row == column ? 1.0 : 0.0) - h * kWeights[i][j] * jacobian_[row * n + column];
        solveLinear(matrix, residual);
        double correction = 0;
        for (std::size_t k = 0; k < size; ++k) {
            increments[k] -= residual[k];
            correction = std::max(correction, std::abs(residual[k]) / scales_[k % n]);
        }
        if (!std::isfinite(correction))
            return false;
        // Rounding ends the iteration where the tolerance asks for more than there is.
        if (correction < 1e-3 * tolerance_ || (correction < tolerance_ && correction > lastCorrection / 2)) {
            for (std::size_t k = 0; k < n; ++k)
                result[k] = x[k] + increments[(kStages - 1) * n + k];
            return true;
        }
        if (iteration > 3 && correction > lastCorrection)
            return false;
        lastCorrection = correction;
    }
    return false;
}

void Radau::advance(double begin, double end, std::vector<double>& x)
{
    const std::size_t n = x.size();
    std::vector<double> whole(n), half(n), twoHalves(n);
    double t = begin;
    while (t < end) {
        const double h = std::min(nextStep_, end - t);
        if (h < 1e-15)
            throw std::runtime_error("the reference cannot go on");
        const bool isSolved =
            step(t, h, x, whole) && step(t, h / 2, x, half) && step(t + h / 2, h / 2, half, twoHalves);
        double error = 2;
        if (isSolved) {
            error = 0;
            for (std::size_t k = 0; k < n; ++k)
                error = std::max(error, std::abs(whole[k] - twoHalves[k]) / (31 * tolerance_ * scales_[k]));
        }
        const double factor = isSolved ? 0.9 * std::pow(std::max(error, 1e-6), -1.0 / (kOrder + 1)) : 0.25;
        if (isSolved && error <= 1) {
            t = h == end - t ? end : t + h;
            x = twoHalves;
        }
        if (h == nextStep_ || factor < 1)
            nextStep_ = h * std::clamp(factor, 0.2, 4.0);
    }
}

}  // namespace bramah::reference
