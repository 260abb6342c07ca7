// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/linear_system.h"

#include "solver/analysis/decompositions.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Eigen::MatrixXcd;
using Eigen::MatrixXd;
using Eigen::VectorXcd;

/// A in the states' usual sizes, then balanced: row and column norms of equal size by powers of two (Parlett and
/// Reinsch). `sizes` are the factors: x = sizes * scaled x.
struct ScaledStateMatrix {
    MatrixXd matrix;
    Eigen::VectorXd sizes;

    explicit ScaledStateMatrix(const LinearSystem& system)
        : matrix(static_cast<Index>(system.states.size()), static_cast<Index>(system.states.size())),
          sizes(matrix.rows())
    {
        for (Index r = 0; r < matrix.rows(); ++r)
            for (Index c = 0; c < matrix.cols(); ++c)
                matrix(r, c) = system.a(static_cast<std::size_t>(r), static_cast<std::size_t>(c));
        for (Index k = 0; k < sizes.size(); ++k)
            scale(k, sizes[k] = system.states[static_cast<std::size_t>(k)].size);
        constexpr int kRounds = 20;
        for (int round = 0; round < kRounds; ++round) {
            bool isChanged = false;
            for (Index k = 0; k < sizes.size(); ++k) {
                const double row = matrix.row(k).lpNorm<1>() - std::fabs(matrix(k, k));
                const double column = matrix.col(k).lpNorm<1>() - std::fabs(matrix(k, k));
                if (!(row > 0 && column > 0))
                    continue;
                const double factor = std::exp2(std::round(0.5 * std::log2(row / column)));
                if (factor == 1)
                    continue;
                scale(k, factor);
                sizes[k] *= factor;
                isChanged = true;
            }
            if (!isChanged)
                break;
        }
    }

private:
    void scale(Index k, double factor)
    {
        matrix.row(k) /= factor;
        matrix.col(k) *= factor;
    }
};

Mode modeOf(const LinearSystem& system, const ScaledStateMatrix& scaled, std::complex<double> eigenvalue,
            const VectorXcd& right, const VectorXcd& left)
{
    Mode mode;
    mode.eigenvalue = eigenvalue;
    mode.frequency = std::abs(eigenvalue);
    mode.damping = mode.frequency > 0 ? -eigenvalue.real() / mode.frequency : 0;
    double sum = 0;
    std::complex<double> largest = 0;
    for (Index k = 0; k < right.size(); ++k) {
        mode.participation.push_back(std::abs(right[k] * left[k]));
        sum += mode.participation.back();
        mode.shape.push_back(right[k] * scaled.sizes[k] / system.states[static_cast<std::size_t>(k)].size);
        if (std::abs(mode.shape.back()) > std::abs(largest))
            largest = mode.shape.back();
    }
    for (double& part : mode.participation)
        part = sum > 0 ? part / sum : 0;
    for (std::complex<double>& part : mode.shape)
        part = largest != 0.0 ? part / largest : part;
    return mode;
}

}  // namespace

std::vector<Mode> modesOf(const LinearSystem& system)
{
    std::vector<Mode> modes;
    if (system.states.empty())
        return modes;
    const ScaledStateMatrix scaled(system);
    const std::optional<Eigenvectors> found = eigenvectorsOf(scaled.matrix);
    if (!found)
        return modes;
    const MatrixXcd& right = found->vectors;
    // Rows are left eigenvectors; least squares where the eigenvectors of a multiple eigenvalue fall together.
    const MatrixXcd left = pseudoInverse(right);
    for (Index k = 0; k < right.cols(); ++k) {
        const std::complex<double> eigenvalue = found->values[k];
        if (eigenvalue.imag() >= 0)
            modes.push_back(modeOf(system, scaled, eigenvalue, right.col(k), left.row(k).transpose()));
    }
    std::stable_sort(modes.begin(), modes.end(),
                     [](const Mode& a, const Mode& b) { return a.frequency < b.frequency; });
    return modes;
}

std::vector<std::complex<double>> frequencyResponse(const LinearSystem& system, std::size_t input, std::size_t output,
                                                    const std::vector<double>& frequencies)
{
    const ScaledStateMatrix scaled(system);
    const Index size = scaled.matrix.rows();
    VectorXcd b(size), c(size);
    for (Index k = 0; k < size; ++k) {
        b[k] = system.b(static_cast<std::size_t>(k), input) / scaled.sizes[k];
        c[k] = system.c(output, static_cast<std::size_t>(k)) * scaled.sizes[k];
    }
    std::vector<std::complex<double>> response;
    for (const double omega : frequencies) {
        std::complex<double> value = system.d(output, input);
        if (size > 0) {
            MatrixXcd matrix = -scaled.matrix.cast<std::complex<double>>();
            matrix.diagonal().array() += std::complex<double>(0, omega);
            value += (c.transpose() * matrix.partialPivLu().solve(b))(0);
        }
        response.push_back(value);
    }
    return response;
}

}  // namespace bramah::solver
